"""Beside the table: what is asked, what can be answered, and then why it was right or not."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.app.settings import Letters
from freedoko_qt.app.trainer.book import Exercise, Source
from freedoko_qt.app.trainer.questions import Answer, Question, QuestionKind
from freedoko_qt.app.trainer.sentences import advice, explanation, level_name, prompt, verdict

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
        self._asked: tuple[Exercise, Question, Sequence[str], Letters] | None = None
        self._answer: Answer | None = None
        self._from, self.prompt, self._advice = (self._label(role) for role in ("hint", "title", "hint"))
        self._verdict = QFrame(self)
        self._verdict.setObjectName("hint")
        self._sign = Label(self._verdict)
        self.verdict, self.words = self._label("strong"), self._label("reason")
        self.before, self.after = QPushButton("‹", self), QPushButton("›", self)
        self._tricks = self._label("hint")
        self.answers = Answers(self)
        self.on, self.leave = QPushButton(self), QPushButton(self)
        self.on.setProperty("primary", True)
        self.on.setAutoDefault(True)
        self.leave.setAutoDefault(True)
        self.on.clicked.connect(self.went_on)
        self.leave.clicked.connect(self.left)
        for button, step in ((self.before, -1), (self.after, 1)):
            button.setProperty("compact", True)
            button.clicked.connect(lambda _=False, step=step: self.tricks_wanted.emit(step))
        self._lay_out()
        self.retranslate()

    def show_question(self, exercise: Exercise, question: Question, names: Sequence[str], letters: Letters) -> None:
        """Ask this."""
        self._asked, self._answer = (exercise, question, names, letters), None
        self.answers.show_question(question, names)
        self.retranslate()

    def show_answer(self, answer: Answer) -> None:
        """Tell what an answer was worth; the keyboard goes on to the next question."""
        self._answer = answer
        self.retranslate()
        self.on.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(self._verdict)

    @property
    def told(self) -> str:
        """Everything that is said, for those who cannot see it."""
        if self._answer is not None:
            return f"{self.verdict.text()} {self.words.text()}"
        return " ".join([self.prompt.text(), self._advice.text(), *(one.text() for one in self.answers.buttons)])

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Question"))
        self.on.setText(self.tr("&Next"))
        self.leave.setText(self.tr("&End"))
        self.leave.setAccessibleName(self.tr("End the questions"))
        self._tricks.setText(self.tr("Tricks so far (L)"))
        for button, words in ((self.before, self.tr("The trick before")), (self.after, self.tr("The next trick"))):
            button.setAccessibleName(words)
            button.setToolTip(tip(words))
        if self._asked is not None:
            self._update_text(*self._asked)

    def _update_text(self, exercise: Exercise, question: Question, names: Sequence[str], letters: Letters) -> None:
        level = level_name(exercise.difficulty)
        if exercise.source is Source.OWN:
            self._from.setText(self.tr("From a game of yours that cost points here"))
        elif exercise.recall is not None:
            self._from.setText(self.tr("Once more · {level}").format(level=level))
        else:
            self._from.setText(self.tr("A new question · {level}").format(level=level))
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
        past.addWidget(self._tricks, 1)
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

    def _label(self, role: str) -> Label:
        label = Label(self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        return label
