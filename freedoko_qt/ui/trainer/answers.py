"""The answers as buttons with numbers; afterwards with the worth of each."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from freedoko_qt.app.review.review import DecisionMark
from freedoko_qt.app.trainer.questions import Answer, Question
from freedoko_qt.app.trainer.trainer_words import answer_name, verdict, worth

from ..parts.captions import write_caption
from ..parts.flow_columns import FlowColumns
from ..parts.push_button import PushButton
from ..review.review_marks import mark_icon

SIGN = 14  # logical pixels


class Answers(FlowColumns):
    """One button for each answer, in the order of the question."""

    chosen = Signal(int)
    """The place of an answer, from 0.

    Not emitted any more once the worth is shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, usual=1)
        self.apart = 2  # low buttons have room around them, for fingers
        self.buttons: list[QPushButton] = []

    def show_question(self, question: Question, names: Sequence[str]) -> None:
        """Show the answers; none is given yet.

        Makes new buttons; the old ones are deleted.
        """
        for button in self.buttons:
            button.deleteLater()
        self.buttons = [self._button(place) for place in range(len(question.answers))]
        self.show_names(question, names)
        self.show_widgets(self.buttons)

    def show_names(self, question: Question, names: Sequence[str]) -> None:
        """Name the answers in the current language."""
        for place, (button, answer) in enumerate(zip(self.buttons, question.answers, strict=True), 1):
            write_caption(button, self._numbered(place, answer_name(question, answer, names)))
        self.refresh()

    def show_worth(self, question: Question, chosen: Answer, names: Sequence[str]) -> None:
        """Show the worth of each answer, and which was given."""
        for place, (button, answer) in enumerate(zip(self.buttons, question.answers, strict=True), 1):
            name = answer_name(question, answer, names)
            write_caption(button, self._numbered(place, " · ".join(filter(None, (name, worth(question, answer))))))
            if answer.is_right or answer is chosen:
                button.setIcon(mark_icon(mark_of(question, answer), SIGN, self.devicePixelRatioF()))
            button.setAccessibleDescription(verdict(question, answer))
            button.setChecked(answer is chosen)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.refresh()

    def _button(self, place: int) -> QPushButton:
        button = PushButton(self)
        button.setProperty("choice", True)
        button.setCheckable(True)
        button.setAutoDefault(True)
        button.setIconSize(QSize(SIGN, SIGN))
        button.clicked.connect(lambda: self.chosen.emit(place))
        return button

    @staticmethod
    def _numbered(place: int, words: str) -> str:
        return f"{place}  {words}"


def mark_of(question: Question, answer: Answer) -> DecisionMark:
    """The sign of an answer: the best, one as good, or a wrong one."""
    if not answer.is_right:
        return DecisionMark.BLUNDER
    return DecisionMark.BEST if answer == question.best else DecisionMark.FINE
