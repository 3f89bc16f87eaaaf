"""One question of the questionnaire, and its answers as large buttons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app.wording.translating import spoken

from ..parts.label import Label
from ..parts.layouts import STRETCH, grid, vbox
from ..parts.tip import tip
from ..parts.translated import Translated
from .answer_button import NARROWEST, AnswerButton

if TYPE_CHECKING:
    from freedoko_qt.app.questionnaire import RuleAnswer, RuleQuestion

    from ..cards.deck import Deck

GAP = 12  # logical pixels
SIDE_BY_SIDE = 3
"""Up to this number, answers stand side by side; more stand two in a row, or fewer where there is no room."""


class QuestionPage(Translated, QWidget):
    """An answer is given by a click, by its number or by Enter; arrow keys walk along them."""

    answered = Signal()

    def __init__(self, deck: Deck, question: RuleQuestion, parent: QWidget) -> None:
        super().__init__(parent)
        self._question = question
        self._given = 0
        self.title = Label(self, "title", wraps=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.buttons = [AnswerButton(deck, answer.picture, self) for answer in question.answers]
        pictures = [button.picture for button in self.buttons]
        for place, button in enumerate(self.buttons):
            button.picture.alike = pictures
            button.clicked.connect(partial(self._give, place))
        self._grid = grid(spacing=(GAP, GAP))
        vbox(self.title, STRETCH, (self._grid, 1), STRETCH, on=self, spacing=GAP)
        self._arrange()
        self._update_text()

    @property
    def answer(self) -> RuleAnswer:
        """The answer that was given; before that the first one."""
        return self._question.answers[self._given]

    def take_focus(self) -> None:
        """Focus the answer that was given."""
        self.buttons[self._given].setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_text(self) -> None:
        self.title.setText(spoken("Questionnaire", self._question.words))
        for place, (button, answer) in enumerate(zip(self.buttons, self._question.answers, strict=True), start=1):
            button.set_words(spoken("Questionnaire", answer.words))
            button.setToolTip(tip(self.tr("Key {number}").format(number=place)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        places = range(len(self.buttons))
        place = event.key() - Qt.Key.Key_1
        focused = next((one for one in places if self.buttons[one].hasFocus()), None)
        steps = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -self._columns, Qt.Key.Key_Down: self._columns,
        }  # fmt: skip
        if place in places and not event.isAutoRepeat():
            self._give(place)
        elif focused is not None and event.key() in steps:
            further = focused + steps[Qt.Key(event.key())]
            if further in places:
                self.buttons[further].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _columns(self) -> int:
        """The number of answers side by side."""
        fitting = (self.width() + GAP) // (NARROWEST + GAP)
        number = len(self.buttons)
        return max(1, min(fitting, number if number <= SIDE_BY_SIDE else 2))

    def _arrange(self) -> None:
        for place, button in enumerate(self.buttons):
            self._grid.addWidget(button, *divmod(place, self._columns))
        for column in range(SIDE_BY_SIDE):
            self._grid.setColumnStretch(column, 1 if column < self._columns else 0)

    def _give(self, place: int) -> None:
        self._given = place
        for one, button in enumerate(self.buttons):
            button.setChecked(one == place)
        self.answered.emit()
