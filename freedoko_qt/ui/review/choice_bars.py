"""The expectation of each card of a hand, as bars on the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from freedoko_qt.app.review.review import DecisionMark
from freedoko_qt.app.wording.scores import signed_decimal
from freedoko_qt.engine.cards import Card

from ..look.painting import fitted, font
from ..table.hand_item import Z
from ..table.picture_item import PictureItem, PictureScene
from ..table.stage import Stage
from .review_marks import COLORS

ROOM = 0.46  # of a card's height, from its lower edge
CHIP = 17  # units, the height of a number
ABOVE = 60  # over all cards of the hand


@dataclass(frozen=True, slots=True)
class CardChoices:
    """The choice between cards, as it is shown."""

    points: Mapping[Card, float]
    best: Card
    done: Card
    mark: DecisionMark
    """The mark of what was done."""


class ChoiceBars:
    """A number on each card that could be played, and a bar over it, the longer the better."""

    def __init__(self, scene: PictureScene) -> None:
        self._scene = scene
        self._items: list[PictureItem] = []

    @property
    def number(self) -> int:
        """The number of cards that are seen."""
        return sum(item.isVisible() for item in self._items)

    def show(self, choices: CardChoices | None, stage: Stage) -> None:
        """Lay them on the hand as it lies there; None: there are none.

        `stage.hand` must be laid out. Cards that are no choice have no bar.
        """
        for item in self._items:
            item.reveal(False)
        if choices is None:
            return
        hand = stage.hand
        strip = _strip([hand.place_of(item).rect for item in hand.items])
        cards = [item for item in hand.items if item.card in choices.points]
        while len(self._items) < len(cards):
            self._items.append(PictureItem(self._scene, Z + ABOVE))
        for item, card in zip(self._items, cards, strict=False):
            rect = hand.place_of(card).rect
            size = QSizeF(strip, ROOM * rect.height())
            item.redraw(size, stage.ratio, partial(_paint, size=size, card=card.card, choices=choices, stage=stage))
            item.setPos(rect.left(), rect.bottom() - size.height())
            item.reveal(True)


def _strip(cards: Sequence[QRectF]) -> float:
    """The part of each card that is seen: what the next one leaves of it."""
    return min([cards[0].width(), *(after.left() - before.left() for before, after in pairwise(cards))])


def _paint(painter: QPainter, *, size: QSizeF, card: Card | None, choices: CardChoices, stage: Stage) -> None:
    """Paint the number and a bar above it; the best choice is light, the one that was made is framed."""
    unit, colors = stage.layout.unit, stage.colors
    assert card is not None
    points = choices.points[card]
    share = _share(points, list(choices.points.values()))
    is_best = card is choices.best
    back, ink = (colors.light, colors.light_ink) if is_best else (colors.plate, colors.plate_ink)
    edge = 2 * unit
    chip = QRectF(edge, size.height() - (CHIP + 4) * unit, size.width() - 2 * edge, CHIP * unit)
    longest = chip.top() - 2 * edge
    width = min(0.5 * chip.width(), 14 * unit)
    bar = QRectF(chip.center().x() - width / 2, chip.top() - share * longest, width, share * longest)
    painter.setPen(QPen(QColor(colors.light_ink), unit))
    painter.setBrush(QColor(back if is_best else COLORS[DecisionMark.FINE]))
    painter.drawRect(bar)
    painter.setBrush(QColor(back))
    if card is choices.done:
        painter.setPen(QPen(QColor(COLORS[choices.mark]), 3 * unit))
    painter.drawRoundedRect(chip, 4 * unit, 4 * unit)
    words = signed_decimal(points)
    painter.setPen(QColor(ink))
    painter.setFont(fitted(words, font(11.5 * unit, bold=True), chip.width() - 3 * unit))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)


def _share(points: float, all_points: Sequence[float]) -> float:
    """The length of a bar, 0.06 to 1: from the worst choice to the best."""
    low, high = min(all_points), max(all_points)
    return 1.0 if high == low else max(0.06, (points - low) / (high - low))
