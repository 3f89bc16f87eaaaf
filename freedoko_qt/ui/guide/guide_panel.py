"""The words beside a guided game: what is to be seen, what to do, and how to go on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from ..look.restyling import restyle
from ..parts.dots import Dots
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.scrolling import VerticalArea
from ..parts.translated import Translated


class GuidePanel(Translated, QFrame):
    """Shows one step at a time."""

    went_on = Signal()
    """The next step is wanted, or is to be played."""
    went_back = Signal()
    trumps_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._wants_action = False
        self._is_last = False
        self.setAutoFillBackground(True)
        self._heading = self.make_label(lambda self: self.tr("Guided game"), "heading", wraps=True)
        self._dots = Dots(self)
        self.title, self.words = Label(self, "title", wraps=True), Label(self, "subtitle", wraps=True)
        self.correction = QFrame(self)
        self.correction.setObjectName("hint")
        self.better_line = Label(self, wraps=True)
        vbox(self.better_line, on=self.correction)
        self._trumps = self.make_button(
            lambda self: self.tr("Order of the cards (T)"), self.trumps_wanted, flat=True, link=True
        )
        self.on = self.make_button(None, self.went_on)
        self.back = self.make_button(lambda self: self.tr("Back"), self.went_back)
        self.leave = self.make_button(
            lambda self: self.tr("End"), self.left, name=lambda self: self.tr("End the guided game")
        )
        self._lay_out()
        self._update_text()

    def show_step(self, title: str, words: str, *, wants_action: bool, is_last: bool) -> None:
        """Show the words of a step. `wants_action`: the learner is to do something at the table."""
        self.title.setText(title)
        self.words.setText(words)
        self.correct("")
        self._wants_action, self._is_last = wants_action, is_last
        restyle(self.on, "primary", not wants_action)
        self._update_text()

    def show_progress(self, number: int, total: int) -> None:
        """Show which step this is, from 0, of `total`."""
        self._dots.show_step(number, total)
        self.back.setEnabled(number > 0)

    def leave_table(self, *, over: bool) -> None:
        """Show the panel as it is beside the points, or beside the table."""
        self._trumps.setVisible(not over)

    def correct(self, words: str) -> None:
        """Say why something else is better; empty: nothing is to be said."""
        self.better_line.setText(words)
        self.correction.setVisible(bool(words))

    @property
    def better(self) -> str:
        """The words about the card that was tried."""
        return self.better_line.text()

    def _update_text(self) -> None:
        if self._wants_action:
            self.on.setText(self.tr("Do it for me"))
        elif self._is_last:
            self.on.setText(self.tr("Play a tournament"))
        else:
            self.on.setText(self.tr("Next"))

    def _lay_out(self) -> None:
        words = QWidget(self)
        vbox(self.title, self.words, self.correction, STRETCH, on=words)
        ways = hbox((self.back, 1), (self.leave, 1))
        vbox(
            self._heading,
            self._dots,
            (VerticalArea(words, self), 1),
            self._trumps,
            self.on,  # above the others whatever it says: nothing else comes where it has been
            ways,
            on=self,
            margins=(16, 16, 16, 16),
        )
