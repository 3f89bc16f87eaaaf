"""The motion that the preview plays once when a setting has changed: a trick at its pace, or a card being clicked."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from freedoko_qt.app.settings import ClickMode, Pause
from freedoko_qt.engine.cards import Card

from ..look.theme import TableColors
from ..table.card_item import CardItem
from ..table.choreographer import Look, Script, Wait
from ..table.hand_item import HandItem
from ..table.layout import Place, TableLayout, TablePosition
from ..table.motion import CardMove, Goal
from ..table.picture_item import PictureItem, PictureScene
from ..table.script import AFTER_CARD, PLAY, sweep

OWN = Card.CQ
FOLLOWING = ((TablePosition.RIGHT, Card.DK), (TablePosition.BOTTOM, OWN), (TablePosition.LEFT, Card.DT))
"""The cards played to the card that lies there."""
BEFORE_CLICK, PRESSED, AFTER_CLICK, BETWEEN_CLICKS, UNTIL_CLICK, AFTERWARDS = 700, 160, 120, 800, 2500, 900
"""Milliseconds of the rests."""
Z_TRICK, Z_POINTER = 30.0, 98.0
ARROW = ((0, 0), (0, 20), (4.8, 15.6), (8, 22.8), (11.2, 21.4), (8.1, 14.4), (14.4, 14.4))
REACH = 26.0  # of a click's ring, in units


class MousePicture:
    """A picture of the mouse, and of its click."""

    def __init__(self, scene: PictureScene) -> None:
        self._ring = PictureItem(scene, Z_POINTER)
        self._arrow = PictureItem(scene, Z_POINTER + 1)

    def lay_out(self, unit: float, colors: TableColors, ratio: float) -> None:
        """Take size and colours."""
        self._reach = REACH * unit
        self._ring.redraw(QSizeF(2, 2) * self._reach, ratio, lambda painter: _ring(painter, unit, colors))
        self._arrow.redraw(QSizeF(18, 26) * unit, ratio, lambda painter: _arrow(painter, unit))

    def point_at(self, tip: QPointF | None) -> None:
        """Point at this place in the scene; None: hide."""
        self._arrow.reveal(tip is not None)
        self._ring.reveal(False)
        if tip is not None:
            self._arrow.setPos(tip)
            self._ring.setPos(tip - QPointF(self._reach, self._reach))

    def click(self) -> Script:
        """The script of a click."""
        self._ring.reveal(True)
        yield Wait(PRESSED)
        self._ring.reveal(False)
        yield Wait(AFTER_CLICK)


class PreviewStage(Protocol):
    """The items of the preview."""

    hand: HandItem
    pointer: MousePicture
    places: TableLayout
    played: list[CardItem]

    def play(self, card: Card) -> CardItem | None:
        """Take a card out of the hand, if it holds it."""

    def bring(self, card: Card, place: Place) -> CardItem:
        """Lay a card of another hand somewhere."""


def trick(preview: PreviewStage, pause: Pause) -> Script:
    """The script of a trick: the others and the hand follow a card, and the trick is taken."""
    slots, items = [seat.slot for seat in preview.places.seats], preview.played
    for position, card in FOLLOWING:
        item = preview.play(card) or preview.bring(card, _beyond(preview, position))
        item.setZValue(Z_TRICK + len(items))
        yield CardMove([Goal(item, slots[position]), *preview.hand.goals()], PLAY)
        yield Wait(AFTER_CARD)
    if pause is Pause.UNTIL_CLICK:
        yield Wait(UNTIL_CLICK)
        preview.pointer.point_at(preview.places.middle)
        yield Wait(BEFORE_CLICK)
        yield from preview.pointer.click()
        preview.pointer.point_at(None)
    else:
        yield Look()
    yield from sweep(items, slots[TablePosition.BOTTOM], _beyond(preview, TablePosition.BOTTOM))
    yield Wait(AFTERWARDS)


def clicks(preview: PreviewStage, mode: ClickMode) -> Script:
    """A card is clicked: once, or a first time to lift it and a second time to play it."""
    hand, pointer = preview.hand, preview.pointer
    item = next(item for item in hand.items if item.card == OWN)
    rect = item.place.rect
    pointer.point_at(rect.topLeft() + QPointF(0.28 * rect.width(), 0.4 * rect.height()))
    yield Wait(BEFORE_CLICK)
    yield from pointer.click()
    if mode is ClickMode.LIFT:
        hand.chosen = item
        hand.mark()
        yield Wait(BETWEEN_CLICKS)
        yield from pointer.click()
    preview.play(OWN)
    item.setZValue(Z_TRICK + 1)
    yield CardMove([Goal(item, preview.places.seats[TablePosition.BOTTOM].slot), *hand.goals()], PLAY)
    pointer.point_at(None)
    yield Wait(AFTERWARDS)


def _beyond(preview: PreviewStage, position: TablePosition) -> Place:
    """Just outside the picture, at this side of the trick."""
    slot, size = preview.places.seats[position].slot, preview.places.size
    match position:
        case TablePosition.LEFT:
            return Place(-slot.width, slot.y, slot.width)
        case TablePosition.RIGHT:
            return Place(size.width() + slot.width, slot.y, slot.width)
    return Place(slot.x, size.height() + slot.width, 0.6 * slot.width)


def _ring(painter: QPainter, unit: float, colors: TableColors) -> None:
    """Paint the ring that flashes around the tip when it is clicked."""
    painter.scale(unit, unit)
    light = QColor(colors.light)
    painter.setPen(QPen(light, 3))
    light.setAlphaF(0.35)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(REACH, REACH), 14, 14)


def _arrow(painter: QPainter, unit: float) -> None:
    """The arrow of a mouse, light with a dark edge: visible on every card and every table."""
    painter.scale(unit, unit)
    painter.translate(QPointF(1.5, 1.5))
    pen = QPen(QColor("#1d2028"), 1.6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor("#ffffff"))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in ARROW]))
