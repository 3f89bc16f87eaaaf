"""Beside the table: what is asked, what can be answered, and then why it was right or not."""

from collections.abc import Callable, Sequence
from typing import Self

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.app.settings import Letters
from freedoko_qt.app.trainer.questions import Answer, Question, QuestionKind
from freedoko_qt.app.trainer.trainer_words import advice, explanation, prompt, verdict

from ..parts.label import Label
from ..parts.scrolling import VerticalArea
from ..parts.tip import tip
from ..parts.translated import Translated
from ..parts.wrap_row import WrapRow
from ..review.review_marks import mark_icon
from .answers import Answers, mark_of

SIGN = 18  # logical pixels


class ExercisePanel(Translated, QFrame):
    """Asks one question at a time."""

    went_on = Signal()
    """To the next question."""
    left = Signal()
    tricks_wanted = Signal(int)
    """-1: the trick before the one that is looked at; 1: the one after it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._asked: tuple[Callable[[], str], Question, Sequence[str], Letters] | None = None
        self._answer: Answer | None = None
        self.bind(self.setAccessibleName, lambda self: self.tr("Question"))
        self._from, self._advice = Label(self, "hint", wraps=True), Label(self, "hint", wraps=True)
        self.prompt = Label(self, "title", wraps=True)
        self._verdict = QFrame(self)
        self._verdict.setObjectName("hint")
        self._sign = Label(self._verdict)
        self.verdict, self.words = Label(self, "strong", wraps=True), Label(self, "reason", wraps=True)
        self.before = self._step("left", -1, lambda self: self.tr("The trick before"))
        self.after = self._step("right", 1, lambda self: self.tr("The next trick"))
        self.answers = Answers(self)
        self.on = self.make_button(lambda self: self.tr("&Next"), self.went_on, enter=True, primary=True)
        self.leave = self.make_button(
            lambda self: self.tr("&End"), self.left, name=lambda self: self.tr("End the questions"), enter=True
        )
        self._lay_out()

    def show_question(
        self, origin: Callable[[], str], question: Question, names: Sequence[str], letters: Letters
    ) -> None:
        """Ask this; `origin` tells where it comes from, in the language of the moment."""
        self._asked, self._answer = (origin, question, names, letters), None
        self.answers.show_question(question, names)
        self._update_text()

    def show_answer(self, answer: Answer) -> None:
        """Tell what an answer was worth; the keyboard goes on to the next question."""
        self._answer = answer
        self._update_text()
        self.on.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(self._verdict)

    @property
    def told(self) -> str:
        """Everything that is said, for those who cannot see it."""
        if self._answer is not None:
            return f"{self.verdict.text()} {self.words.text()}"
        return " ".join([self.prompt.text(), self._advice.text(), *(one.text() for one in self.answers.buttons)])

    def _update_text(self) -> None:
        if self._asked is None:
            return
        origin, question, names, letters = self._asked
        self._from.setText(origin())
        self.prompt.setText(prompt(question))
        self._advice.setText(advice(question))
        self._past.setVisible(bool(question.view.tricks))
        answer, is_card = self._answer, question.kind is QuestionKind.CARD
        self.answers.setVisible(not is_card)
        self._advice.setVisible(answer is None)
        self._verdict.setVisible(answer is not None)
        self.on.setVisible(answer is not None)
        if answer is not None:
            self.answers.show_worth(question, answer, names)
            ratio = self.devicePixelRatioF()
            sign = mark_icon(mark_of(question, answer), SIGN, ratio)
            self._sign.setPixmap(sign.pixmap(QSize(SIGN, SIGN), ratio))
            self.verdict.setText(verdict(question, answer))
            self.words.setText(" ".join(explanation(question, answer, names, letters)))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.verdict, 1)
        why = QVBoxLayout(self._verdict)
        why.setContentsMargins(0, 0, 0, 0)
        why.addLayout(head)
        why.addWidget(self.words)
        self._past = QWidget(self)
        past = QHBoxLayout(self._past)
        past.setContentsMargins(0, 0, 0, 0)
        past.addWidget(self.make_label(lambda self: self.tr("Tricks so far (L)"), "hint", wraps=True), 1)
        past.addWidget(self.before)
        past.addWidget(self.after)
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self._from, self.prompt, self._advice, self._verdict, self._past, self.answers):
            column.addWidget(widget)
        column.addStretch()
        self._scroll = VerticalArea(body, self)
        buttons = WrapRow()
        buttons.setSpacing(10)
        buttons.add(self.leave, 1)
        buttons.add(self.on, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.setSpacing(10)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(buttons)

    def _step(self, icon: str, step: int, name: Callable[[Self], str]) -> QPushButton:
        """A button that leads to another trick."""
        return self.make_button(
            None,
            lambda: self.tricks_wanted.emit(step),
            name=name,
            tip=lambda self: tip(name(self)),
            icon=icon,
            compact=True,
            sign=True,
        )
