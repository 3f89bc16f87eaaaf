"""Beside the table: what is asked, what can be answered, and then why it was right or not."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from freedoko_qt.app.settings import Letters
from freedoko_qt.app.trainer.questions import Answer, Question, QuestionKind
from freedoko_qt.app.trainer.trainer_words import advice, explanation, prompt, verdict

from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, order_tabs, vbox, wrapping_row
from ..parts.scrolling import VerticalArea
from ..parts.translated import Translated
from ..review.review_marks import mark_icon
from .answers import Answers, mark_of

SIGN = 18  # logical pixels


class _PanelQuestion(NamedTuple):
    """A question, with the functions that give its texts in the current language."""

    origin: Callable[[], str]
    question: Question
    names: Callable[[], Sequence[str]]
    letters: Callable[[], Letters]


class ExercisePanel(Translated, QFrame):
    """Asks one question at a time."""

    went_on = Signal()
    """The next question is wanted."""
    left = Signal()
    tricks_wanted = Signal(int)
    """-1: the trick before the one that is looked at; 1: the one after it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._asked: _PanelQuestion | None = None
        self._answer: Answer | None = None
        self.bind(self.setAccessibleName, lambda self: self.tr("Question"))
        self._from, self._advice = Label(self, "hint", wraps=True), Label(self, "hint", wraps=True)
        self.prompt = Label(self, "title", wraps=True)
        self._verdict_frame = QFrame(self)
        self._verdict_frame.setObjectName("hint")
        self._sign = Label(self._verdict_frame)
        self.verdict, self.words = Label(self, "strong", wraps=True), Label(self, "reason", wraps=True)
        self.before = self._step("left", -1, lambda self: self.tr("The trick before"))
        self.after = self._step("right", 1, lambda self: self.tr("The next trick"))
        self.answers = Answers(self)
        self.on = self.make_button(lambda self: self.tr("Next"), self.went_on, primary=True)
        self.leave = self.make_button(
            lambda self: self.tr("End"), self.left, name=lambda self: self.tr("End the questions")
        )
        self._lay_out()

    def show_question(
        self,
        origin: Callable[[], str],
        question: Question,
        names: Callable[[], Sequence[str]],
        letters: Callable[[], Letters],
    ) -> None:
        """Ask a question; the callables give their texts in the current language.

        `origin`: where it comes from; `letters`: the letters on the cards of the deck, for the explanation.
        """
        self._asked, self._answer = _PanelQuestion(origin, question, names, letters), None
        self.answers.show_question(question, names())
        order_tabs(self)
        self._update_text()

    def show_answer(self, answer: Answer) -> None:
        """Show what an answer was worth, and focus the button for the next question."""
        self._answer = answer
        self._update_text()
        self.on.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(self._verdict_frame)

    @property
    def spoken_text(self) -> str:
        """The text of the panel for a screen reader."""
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
        self._verdict_frame.setVisible(answer is not None)
        self.on.setVisible(answer is not None)
        if answer is None:
            self.answers.show_names(question, names())
        else:
            self.answers.show_worth(question, answer, names())
            ratio = self.devicePixelRatioF()
            sign = mark_icon(mark_of(question, answer), SIGN, ratio)
            self._sign.setPixmap(sign.pixmap(QSize(SIGN, SIGN), ratio))
            self.verdict.setText(verdict(question, answer))
            self.words.setText(" ".join(explanation(question, answer, names(), letters())))

    def _lay_out(self) -> None:
        head = hbox((self._sign, 0, Qt.AlignmentFlag.AlignTop), (self.verdict, 1))
        vbox(head, self.words, on=self._verdict_frame)
        self._past = QWidget(self)
        hbox(
            (self.make_label(lambda self: self.tr("Tricks so far (L)"), "hint", wraps=True), 1),
            self.before,
            self.after,
            on=self._past,
        )
        body = QWidget(self)
        parts = (self._from, self.prompt, self._advice, self._verdict_frame, self._past, self.answers)
        vbox(*parts, STRETCH, on=body)
        self._scroll = VerticalArea(body, self)
        buttons = wrapping_row((self.leave, 1), (self.on, 1))
        vbox((self._scroll, 1), buttons, on=self, margins=(16, 12, 16, 12))

    def _step(self, icon: str, step: int, name: Callable[[Self], str]) -> QPushButton:
        """A button that leads to another trick."""
        return self.make_sign_button(icon, name, lambda: self.tricks_wanted.emit(step), repeats=True)
