"""Decks of KDE and GNOME that are installed on the system: one drawing, with an element for each card."""

import errno
import gzip
import re
import zlib
from collections.abc import Iterable
from configparser import ConfigParser
from configparser import Error as BadIndex
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PySide6.QtCore import QLocale, QRectF, QStandardPaths
from PySide6.QtGui import QPainter

from freedoko_qt.app.files import limited, read_bytes, read_text
from freedoko_qt.engine.cards import CARDS, Card

from .foreign_drawing import renderer_of

KDE, GNOME = "carddecks", "aisleriot/cards"
ELEMENTS = {KDE: "{rank}_{suit}", GNOME: "{suit}_{rank}"}
"""Pattern of the ids of cards in the drawings below each folder."""
BACK = "back"
LARGEST_DRAWING = 30_000_000
"""Bytes, unpacked; no deck comes near it."""
LARGEST_INDEX = 100_000
"""Bytes; no index comes near it."""
_SUITS = ("club", "spade", "heart", "diamond")
_RANKS = ("9", "jack", "queen", "king", "10", "1")
_DATA = QStandardPaths.StandardLocation.GenericDataLocation


@dataclass(frozen=True, slots=True, order=True)
class InstalledDeck:
    """A deck that can be chosen."""

    name: str
    path: str
    """The path of its drawing below the folders of shared data, which stands for it in the settings."""


class InstalledFaces:
    """The faces of an installed deck; letters and back are its own."""

    def __init__(self, name: str) -> None:
        """Load the drawing. Raises OSError, EOFError or zlib.error if it cannot be read, KeyError without all cards.

        Slow: the drawing is parsed. A drawing that refers to other files is refused with OSError.
        """
        path = QStandardPaths.locate(_DATA, name)
        if not path:
            raise FileNotFoundError(name)
        self._elements = elements(GNOME if name.startswith(GNOME) else KDE)
        parts = self._elements.values()
        self._renderer = renderer = renderer_of(_unpacked(Path(path)), Path(path), parts)
        for part in parts:  # without it, the bounds would be those of the whole
            if not renderer.elementExists(part) or renderer.boundsOnElement(part).isEmpty():
                raise KeyError(part)

    def paint(self, card: Card | None, painter: QPainter, place: QRectF) -> None:
        """Paint the face of a card, or the back for None, so that it fills the place."""
        self._renderer.render(painter, self._elements[card], place)


def installed_decks() -> list[InstalledDeck]:
    """The decks that have all cards, by name; of two with one path the one that the user put there himself.

    Every drawing is read, but not parsed; damaged ones are left out.
    """
    found: dict[str, InstalledDeck] = {}
    for folder in map(Path, reversed(QStandardPaths.standardLocations(_DATA))):
        for place, decks in ((KDE, _of_kde), (GNOME, _of_gnome)):
            for drawing, name in decks(folder / place):
                if _has_all_cards(drawing, elements(place).values()):
                    path = drawing.relative_to(folder).as_posix()
                    found[path] = InstalledDeck(name, path)
    return sorted(found.values())


def elements(folder: str) -> dict[Card | None, str]:
    """The id of each card's element in the drawings of KDE or GNOME, and of the back for None."""
    named = ELEMENTS[folder]
    found: dict[Card | None, str] = {None: BACK}
    found |= {card: named.format(rank=_RANKS[card.rank], suit=_SUITS[card.suit]) for card in CARDS}
    return found


def _of_kde(folder: Path) -> list[tuple[Path, str]]:
    """Drawings and titles: each deck is a folder with an index that has both."""
    decks = []
    for index in sorted(folder.glob("svg-*/index.desktop")):
        parser = ConfigParser(interpolation=None, strict=False)
        try:
            parser.read_string(read_text(index, LARGEST_INDEX))
            entry = parser["KDE Backdeck"]
            title = entry.get(f"Name[{QLocale().name()[:2]}]") or entry["Name"]
            decks.append((index.with_name(Path(entry["SVG"]).name), title))
        except (OSError, BadIndex, KeyError, ValueError):
            continue
    return decks


def _of_gnome(folder: Path) -> list[tuple[Path, str]]:
    """Drawings and titles: each deck is a file with the title in its name."""
    return [(file, re.sub("[-_]", " ", file.stem).capitalize()) for file in sorted(folder.glob("*.svgz"))]


def _has_all_cards(drawing: Path, parts: Iterable[str]) -> bool:
    """True if the drawing has an element for each card; parsing it would take much longer than reading it."""
    try:
        text = _unpacked(drawing)
    except (OSError, EOFError, zlib.error):
        return False
    return set(parts).issubset(re.findall(r"""\bid\s*=\s*["']([\w-]+)["']""", text.decode(errors="replace")))


def _unpacked(drawing: Path) -> bytes:
    """The text of a drawing. Raises OSError, EOFError or zlib.error."""
    data = read_bytes(drawing, LARGEST_DRAWING)
    if drawing.suffix == ".svgz":
        with gzip.open(BytesIO(data)) as file:
            data = limited(file, drawing, LARGEST_DRAWING)
    if _ELSEWHERE.search(data):  # Qt would open it, whatever it is
        raise OSError(errno.EINVAL, "The drawing wants another file", str(drawing))
    if _SYMBOL.search(data):
        raise OSError(errno.EINVAL, "The drawing has symbols", str(drawing))
    return data


_SYMBOL = re.compile(rb"<(\w+:)?symbol\b")
"""An element that Qt leaves out, or draws somewhere else."""
_ELSEWHERE = re.compile(rb"""\0|href\s*=\s*["'](?!#|data:|https?:)""")
"""A reference that does not stay in the drawing; or it is in an encoding in which that cannot be seen."""
