"""The base of both pages of the start: a fan of cards, the title and the ground."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from ..look.window_style import follow_window_style
from ..parts.scrolling import VerticalArea, YieldingBody, fill
from ..parts.translated import Translated
from .backdrop import backdrop_label, paint_backdrop
from .fan import Fan

if TYPE_CHECKING:
    from ..cards.deck import Deck


class WelcomePage(Translated, QWidget):
    """A page of the start; subclasses lay out `_body`."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_window_style(self)
        self._body = YieldingBody(self)
        self.fan = Fan(deck, self._body)
        self.title = backdrop_label(self._body, "hero")
        self.title.setText("FreeDoko Qt")
        self.subtitle = self.word(
            backdrop_label(self._body, "subtitle"),
            lambda self: self.tr("Doppelkopf with three computer players"),
        )
        self._button = partial(self.make_button, parent=self._body, onfelt=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_backdrop(self)

    def _fill(self) -> None:
        """Show the body, once it is laid out."""
        fill(self, VerticalArea(self._body, self, clear=True))
