"""One line at the top of the window that shows notices and can be dismissed."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from .look.window_style import follow_window_style
from .parts.focus import holds_focus
from .parts.label import Label
from .parts.layouts import hbox
from .parts.screen_reader import announce
from .parts.translated import Translated


class _Notice(NamedTuple):
    words: Callable[[], str]
    more: Callable[[], str]
    show: Callable[[], None]
    about: Hashable


class NoticeLine(Translated, QFrame):
    """Shows notices one after the other; the next comes when one is dismissed.

    What is in it is made with the first one, which most starts of the program have not.
    """

    left = Signal()
    """The focus goes back to the page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._waiting: list[_Notice] = []
        self.hide()

    def _lay_out(self) -> None:
        self._text = Label(self, wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._more = self.make_button(
            None, self._show_more, name=lambda self: self.tr("More about this message"), enter=False
        )
        close = self.make_button(
            lambda self: self.tr("Understood"), self.next, name=lambda self: self.tr("Close this message"), enter=False
        )
        hbox((self._text, 1), self._more, close, on=self, margins=(24, 8, 24, 8))
        follow_window_style(self)

    @property
    def text(self) -> str:
        """The notice that is shown, empty if none is."""
        return self._text.text() if self._waiting else ""

    def say(
        self,
        notice: Callable[[], str],
        more: Callable[[], str] = str,
        show: Callable[[], None] = lambda: None,
        about: Hashable = None,
    ) -> None:
        """Show a notice, after those that are still waiting; `more`: the button for what can be shown of it.

        Plain text, which follows the language. Without `more` there is no second button; `show` may be called several
        times. `about`: it takes the place of one about the same that is not dismissed yet; None: of no other.
        """
        if self.layout() is None:
            self._lay_out()
        alike = (place for place, one in enumerate(self._waiting) if about is not None and one.about == about)
        place = next(alike, len(self._waiting))
        self._waiting[place : place + 1] = [_Notice(notice, more, show, about)]
        if place == 0:
            self._show_first()

    def _show_more(self) -> None:
        self._waiting[0].show()

    def next(self) -> None:
        """Dismiss the notice, and show the next one; after the last one `left` follows if the focus was here.

        IndexError if none is shown.
        """
        self._waiting.pop(0)
        if self._waiting:
            self._show_first()
            return
        if holds_focus(self):
            self.left.emit()  # before it hides: else the focus moves to some button
        self.hide()

    def _show_first(self) -> None:
        self._update_text()
        self.show()
        announce(self, self.text)

    def _update_text(self) -> None:
        if self._waiting:
            notice = self._waiting[0]
            more = notice.more()
            self._text.setText(notice.words())
            self._more.setText(more)
            self._more.setVisible(bool(more))
