"""The deck of the settings, opened again when they name another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.language import spoken_letters

from .deck import Deck

if TYPE_CHECKING:
    from freedoko_qt.app.settings import Back, Letters, Settings


class CurrentDeck:
    """The current deck; `say` is called with words if it cannot be drawn."""

    def __init__(self, settings: Settings, say: Callable[[Callable[[], str]], None]) -> None:
        self._say = say
        self._shown = _described(settings)
        self.deck = self._open()

    def follow(self, settings: Settings) -> None:
        """Open the deck of these settings, if it is another one.

        `deck` is another object then. Opening an installed deck is slow, since its drawing is parsed.
        """
        if (described := _described(settings)) != self._shown:
            self._shown = described
            self.deck = self._open()

    def _open(self) -> Deck:
        deck = Deck(*self._shown)
        if deck.missing:
            self._say(lambda: _cannot_be_drawn().format(deck=deck.missing))
        return deck


def _cannot_be_drawn() -> str:
    return QCoreApplication.translate(
        "CurrentDeck", "The deck {deck} cannot be drawn; the French deck of the program is shown instead."
    )


def _described(settings: Settings) -> tuple[str, Letters, Back]:
    """The arguments of `Deck`."""
    return settings.deck, spoken_letters(settings.letters), settings.back
