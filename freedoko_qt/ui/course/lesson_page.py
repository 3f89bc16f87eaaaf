"""A lesson to read: a few sentences with the cards that they are about, and the way to its exercises and its game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QPushButton, QWidget

from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.course.progress import LessonProgress
from freedoko_qt.app.wording.translating import spoken

from ..cards.picture_view import PictureView
from ..look.restyling import restyle
from ..parts.flow_columns import FlowColumns
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.page import Page
from ..parts.scrolling import VerticalArea
from .lessons_table import DONE

if TYPE_CHECKING:
    from freedoko_qt.app.course.lesson import Lesson, Paragraph

    from ..cards.deck import Deck

PICTURE = 118  # logical pixels
PAGE_WIDTH = 46  # times the height of a line: longer lines are hard to read
SCROLLED = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class LessonPage(Page):
    """Shows one lesson at a time."""

    exercise_wanted = Signal(int)
    """An exercise is to be asked, by its place from 0."""
    game_wanted = Signal()
    next_wanted = Signal()

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._deck = deck
        self._lesson = LESSONS[0]
        self._done = LessonProgress()
        body = QWidget(self)
        self._number, self.title = Label(body, "hint"), Label(body, "title", wraps=True)
        self._text = QWidget(body)
        self._column = vbox(on=self._text, spacing=12)
        self._area = VerticalArea(body, self)
        self.paragraphs: list[Label] = []
        self._ways = FlowColumns(self, usual=5)
        button = partial(self.make_button, parent=self._ways)
        self.back = self.make_button(lambda self: self.tr("All lessons"), self.left, icon="back")
        self.exercises = [
            button(None, partial(self.exercise_wanted.emit, place)) for place in range(len(self._lesson.exercises))
        ]
        self.game = button(
            None,
            self.game_wanted,
            about=lambda self: self.tr("A game in which this comes up; it does not count"),
        )
        self.on = button(lambda self: self.tr("Next lesson"), self.next_wanted)
        self._ways.show_widgets([*self.exercises, self.game, self.on])
        self._lay_out(body)

    def show_lesson(self, lesson: Lesson, done: LessonProgress) -> None:
        """Show a lesson from its beginning, with ticks for what has been done of it."""
        self._lesson, self._done = lesson, done
        self._fill(lesson.paragraphs)
        self.on.setVisible(lesson is not LESSONS[-1])
        self._update_text()
        self._area.verticalScrollBar().setValue(0)

    def set_deck(self, deck: Deck) -> None:
        """Draw with another deck."""
        self._deck = deck
        self._fill(self._lesson.paragraphs)
        self._update_text()

    def focus_best(self) -> None:
        """Focus the button for what comes next."""
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def words(self) -> str:
        """Everything that can be read."""
        return " ".join(label.text() for label in (self.title, *self.paragraphs))

    @property
    def _next(self) -> QPushButton:
        """The button to go on with: the first exercise that is not solved, then the game, then the next lesson."""
        for place, button in enumerate(self.exercises):
            if place not in self._done.solved:
                return button
        if not self._done.played:
            return self.game
        return self.back if self.on.isHidden() else self.on

    def _fill(self, paragraphs: Sequence[Paragraph]) -> None:
        """Words and pictures, one below the other."""
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.paragraphs = []
        pictures = []
        for paragraph in paragraphs:
            self.paragraphs.append(Label(self._text, "subtitle", wraps=True))
            self._column.addWidget(self.paragraphs[-1])
            if paragraph.picture is not None:
                pictures.append(PictureView(self._deck, paragraph.picture, self._text, height=PICTURE))
                self._column.addWidget(pictures[-1])
        for picture in pictures:
            picture.alike = pictures

    def _update_text(self) -> None:
        lesson, done = self._lesson, self._done
        number = self.tr("Lesson {number} of {all}")
        self._number.setText(number.format(number=LESSONS.index(lesson) + 1, all=len(LESSONS)))
        self.title.setText(spoken("Course", lesson.title))
        for label, paragraph in zip(self.paragraphs, lesson.paragraphs, strict=False):
            label.setText(spoken("Course", paragraph.words))
        for place, button in enumerate(self.exercises):
            words = self.tr("Exercise {number}").format(number=place + 1)
            self._write(button, words, done=place in done.solved, state=self.tr("solved"))
        self._write(self.game, self.tr("Game"), done=done.played, state=self.tr("played"))
        self._ways.refresh()

    def _write(self, button: QPushButton, words: str, *, done: bool, state: str) -> None:
        """Write on a button what it leads to, and whether it has been done."""
        button.setText(f"{words}  {DONE}" if done else words)
        button.setAccessibleName(f"{words}, {state}" if done else words)
        restyle(button, "primary", button is self._next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in SCROLLED:
            self._area.verticalScrollBar().triggerAction(SCROLLED[key])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._area.setMaximumWidth(PAGE_WIDTH * self._number.fontMetrics().height())

    def _lay_out(self, body: QWidget) -> None:
        vbox(self._number, self.title, self._text, (STRETCH, 1), on=body, margins=(0, 0, 12, 0))
        reading = hbox((STRETCH, 1), (self._area, 1000), (STRETCH, 1))  # in the middle of a broad page
        ways = hbox((self.back, 0, Qt.AlignmentFlag.AlignTop), STRETCH, self._ways)
        vbox((reading, 1), ways, on=self)
