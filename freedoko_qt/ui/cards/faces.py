"""The sources of the pictures of the cards: a deck of the program, or one that is installed on the system."""

import zlib
from io import BytesIO
from typing import Protocol
from zipfile import BadZipFile, ZipFile

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from freedoko_qt.app.files import limited, read_bytes
from freedoko_qt.app.settings import Back, Letters
from freedoko_qt.engine.cards import CARDS, Card
from freedoko_qt.resources import asset

from ..look.painting import paint_drawing

FRENCH = "french"
LARGEST_DRAWING = 1_000_000
"""Bytes, unpacked; no card of the program comes near it."""
LARGEST_DECK = 10_000_000
"""Bytes, packed; no deck of the program comes near it."""


class BadDeck(Exception):
    """A deck that is not there, or of which not every card can be drawn."""


class Faces(Protocol):
    """The faces of a deck and its back."""

    def paint(self, card: Card | None, painter: QPainter, place: QRectF) -> None:
        """Paint the face of a card, or the back for None, so that it fills the place.

        `place` is in the painter's coordinates; the painter's state is not restored.
        """


class OwnFaces:
    """A deck of the program: assets/decks/NAME.zip, a drawing for each card."""

    def __init__(self, name: str, letters: Letters, back: Back) -> None:
        """Read the deck. Raises OSError, KeyError or what `zipfile` does if it is not there, has gaps or is damaged.

        It is kept as it is packed: a drawing is unpacked when it is painted.
        """
        self._path = asset("decks", f"{name}.zip")
        self._packed = ZipFile(BytesIO(read_bytes(self._path, LARGEST_DECK)))
        names = set(self._packed.namelist())
        files: dict[Card | None, str] = {card: _file(card, letters, names) for card in CARDS}
        files[None] = f"back.{back}.svg"
        self._drawings = {card: self._packed.getinfo(file) for card, file in files.items()}

    def check(self) -> None:
        """Raise KeyError for a card that cannot be drawn, and what `zipfile` does for one that cannot be unpacked."""
        for card in self._drawings:
            if not QSvgRenderer(QByteArray(self._drawing(card))).isValid():
                raise KeyError(card)

    def paint(self, card: Card | None, painter: QPainter, place: QRectF) -> None:
        """Paint the face of a card, or the back for None, so that it fills the place."""
        paint_drawing(painter, self._drawing(card), place)

    def _drawing(self, card: Card | None) -> bytes:
        with self._packed.open(self._drawings[card]) as drawing:
            return limited(drawing, self._path, LARGEST_DRAWING)


def open_faces(name: str, letters: Letters, back: Back) -> Faces:
    """The faces of a deck by its name in the settings. Raises BadDeck.

    A name with a slash is the path of an installed deck below the folders of shared data.
    """
    try:
        if "/" in name:
            from .installed_decks import InstalledFaces

            return InstalledFaces(name)
        faces = OwnFaces(name, letters, back)
        if name != FRENCH:  # the deck of every start is not looked at: no other would take its place
            faces.check()
    except (OSError, EOFError, BadZipFile, zlib.error, KeyError, RuntimeError) as error:
        raise BadDeck(f"No deck {name!r}: {error}") from error
    return faces


def _file(card: Card, letters: Letters, names: set[str]) -> str:
    german = f"{card}.de.svg"
    return german if letters is Letters.GERMAN and german in names else f"{card}.svg"
