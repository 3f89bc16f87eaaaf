"""The pictures of the cards: rendered from SVG when they are first shown, and kept for each size."""

from __future__ import annotations

import logging
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from freedoko_qt.app.settings import Back, Letters

from ..look.painting import antialiased, picture, shadow
from .faces import FRENCH, BadDeck, open_faces

if TYPE_CHECKING:
    from freedoko_qt.engine.cards import Card

ASPECT = 240 / 370
"""Width of a card by its height."""

CORNER = 0.08  # radius, of the width
MARGIN = 0.09  # room for the shadow on each side, of the width
VEIL = QColor(12, 20, 16, 118)
"""The veil over a card that cannot be played."""


class _Kind(NamedTuple):
    """The key of a picture."""

    card: Card | None
    pixels: int
    """The width of the card."""
    ratio: float
    dim: bool
    rotation: float

    @property
    def is_plain(self) -> bool:
        """True if others are made of it: veiled ones, turned ones, drafts."""
        return not (self.dim or self.rotation)


class Deck:
    """A deck of cards as pictures with a soft shadow; each is rendered when it is asked for.

    Pictures are kept until `keep` drops them. For the window's thread only, as QPixmap is.
    """

    def __init__(self, name: str = FRENCH, letters: Letters = Letters.INTERNATIONAL, back: Back = Back.BLUE) -> None:
        """Open a deck; the French one if that cannot be drawn. `letters` are not to be automatic.

        Raises BadDeck if the French deck itself cannot be opened.
        """
        self.letters = letters
        self.missing = ""
        """The name of the deck in whose place the French one is shown; empty: of none."""
        try:
            self._faces = open_faces(name, letters, back)
        except BadDeck as error:
            if name == FRENCH:
                raise
            logging.getLogger(__name__).warning("%s", error)
            self.missing = name
            self._faces = open_faces(FRENCH, letters, back)
        self._pictures: dict[_Kind, QPixmap] = {}
        self._shadows: dict[tuple[int, float], QPixmap] = {}
        self._kept = self._kept_before = frozenset[tuple[int, float]]()

    def picture(
        self, card: Card | None, width: float, ratio: float, *, dim: bool = False, rotation: float = 0.0
    ) -> QPixmap:
        """The face of a card, or the back for None, `width` logical pixels wide without its shadow.

        The card has a whole number of device pixels; around it is a margin of `margin(...)` for the shadow. It is
        rotated clockwise by `rotation` degrees around its middle, which is the middle of the picture.

        The first call for a size renders the card, later ones return the same QPixmap, which must not be changed.
        `ratio` is the device pixel ratio.
        """
        kind = _Kind(card, round(width * ratio), ratio, dim, rotation)
        if kind not in self._pictures:
            self._pictures[kind] = self._make(kind)
        return self._pictures[kind]

    def draft(self, card: Card | None, width: float, ratio: float, *, rotation: float = 0.0) -> QPixmap | None:
        """The picture scaled from the largest one of this card, which is faster than to draw it.

        None where it is drawn already, or where there is no other: then `picture` is to be asked. None of the back,
        which is the same for many cards.
        """
        upright = _Kind(card, round(width * ratio), ratio, dim=False, rotation=0.0)
        others = [kind for kind in self._pictures if kind.card == card and kind.is_plain]
        if card is None or not others or upright in others:
            return None
        face = face_rect(upright.pixels, ratio)
        size = QSizeF(face.width() + 2 * face.left(), face.height() + 2 * face.top()) * ratio
        smooth = Qt.TransformationMode.SmoothTransformation
        largest = self._pictures[max(others, key=lambda kind: kind.pixels)]
        scaled = largest.scaled(size.toSize(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        scaled.setDevicePixelRatio(ratio)
        return self._turned(scaled, upright._replace(rotation=rotation)) if rotation else scaled

    def keep(self, *widths: float, ratio: float) -> None:
        """Forget the pictures of all widths but these and those of the time before: two tables take turns.

        In logical pixels, at this device pixel ratio; another card that is still shown is rendered again. Of a card
        that none of these sizes has, the largest picture stays for drafts.
        """
        now = frozenset((round(width * ratio), ratio) for width in widths)
        if now != self._kept:
            self._kept_before, self._kept = self._kept, now
        kept = self._kept_before | self._kept
        sizes = sorted(self._pictures, key=lambda kind: ((kind.pixels, kind.ratio) in kept, kind.pixels))
        largest = {kind.card: kind for kind in sizes if kind.is_plain}
        spare = set(largest.values())
        self._pictures = {
            kind: value
            for kind, value in self._pictures.items()
            if (kind.pixels, kind.ratio) in kept or kind in spare
        }
        self._shadows = {size: value for size, value in self._shadows.items() if size in kept}

    def __len__(self) -> int:
        """The number of pictures that are kept."""
        return len(self._pictures)

    def _make(self, kind: _Kind) -> QPixmap:
        width, ratio = kind.pixels / kind.ratio, kind.ratio
        if kind.rotation:
            return self._turned(self.picture(kind.card, width, ratio, dim=kind.dim), kind)
        if kind.dim:
            return self._veiled(self.picture(kind.card, width, ratio), kind)
        picture = QPixmap(self._shadow(kind.pixels, ratio))
        with antialiased(picture) as painter:
            self._faces.paint(kind.card, painter, face_rect(kind.pixels, ratio))
        return picture

    @staticmethod
    def _turned(upright: QPixmap, kind: _Kind) -> QPixmap:
        turn = QTransform().rotate(kind.rotation)
        turned = upright.transformed(turn, Qt.TransformationMode.SmoothTransformation)
        turned.setDevicePixelRatio(kind.ratio)
        return turned

    @staticmethod
    def _veiled(bright: QPixmap, kind: _Kind) -> QPixmap:
        veiled = QPixmap(bright)
        with QPainter(veiled) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(face_rect(kind.pixels, kind.ratio), VEIL)
        return veiled

    def _shadow(self, pixels: int, ratio: float) -> QPixmap:
        if (pixels, ratio) not in self._shadows:
            face = face_rect(pixels, ratio)
            margin = face.left()
            size = QSizeF(face.width() + 2 * margin, face.height() + 2 * margin)

            def draw(painter: QPainter) -> None:
                inner = face.adjusted(margin * 0.2, margin * 0.3, -margin * 0.2, margin * 0.3)
                shadow(painter, inner, CORNER * face.width(), margin * 0.65, 0.42)

            self._shadows[pixels, ratio] = picture(size, ratio, draw)
        return self._shadows[pixels, ratio]


def margin(pixels: int) -> int:
    """The device pixels for the shadow on each side of a card that is `pixels` wide."""
    return ceil(MARGIN * pixels)


def face_rect(pixels: int, ratio: float) -> QRectF:
    """The card without its shadow in its picture, in logical pixels."""
    inset = margin(pixels) / ratio
    return QRectF(QPointF(inset, inset), QSizeF(pixels / ratio, round(pixels / ASPECT) / ratio))
