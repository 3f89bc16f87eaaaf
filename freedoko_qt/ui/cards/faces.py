"""Where the pictures of the cards come from: a deck of the program, or one that is installed on the system."""

import logging
import zlib
from collections.abc import Mapping
from typing import Protocol
from zipfile import BadZipFile, ZipFile

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from freedoko_qt.app.settings import Back, Letters
from freedoko_qt.engine.cards import CARDS, Card
from freedoko_qt.resources import asset

FRENCH = "french"


class Faces(Protocol):
    """The faces of a deck and its back."""

    def paint(self, card: Card | None, painter: QPainter, place: QRectF) -> None:
        """Paint the face of a card, or the back for None, so that it fills the place."""


class OwnFaces:
    """A deck of the program: assets/decks/NAME.zip, a drawing for each card."""

    def __init__(self, name: str, letters: Letters, back: Back) -> None:
        """Read the deck. Raises OSError, BadZipFile, zlib.error or KeyError if it is not there or damaged."""
        with ZipFile(asset("decks", f"{name}.zip")) as archive:
            names = set(archive.namelist())
            files: Mapping[Card | None, str] = {card: _file(card, letters, names) for card in CARDS}
            self._drawings = {card: archive.read(file) for card, file in files.items()}
            self._drawings[None] = archive.read(f"back.{back}.svg")

    def paint(self, card: Card | None, painter: QPainter, place: QRectF) -> None:
        """Paint the face of a card, or the back for None, so that it fills the place."""
        QSvgRenderer(QByteArray(self._drawings[card])).render(painter, place)


def open_faces(name: str, letters: Letters, back: Back) -> Faces:
    """The faces of a deck by its name in the settings; the French ones, and a line in the log, without it."""
    try:
        if "/" in name:
            from .installed_decks import InstalledFaces

            return InstalledFaces(name)
        return OwnFaces(name, letters, back)
    except (OSError, BadZipFile, zlib.error, KeyError) as error:
        if name == FRENCH:
            raise
        logging.getLogger(__name__).warning("No deck %r: %s", name, error)
        return OwnFaces(FRENCH, letters, back)


def _file(card: Card, letters: Letters, names: set[str]) -> str:
    german = f"{card}.de.svg"
    return german if letters is Letters.GERMAN and german in names else f"{card}.svg"
