"""The places of the cards in the rooms of a layout: in the hands, and in a poverty."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from ..cards.deck import ASPECT
from .layout import LIFT, Place, TableLayout, TablePosition

MAX_STEP = 0.64  # of a card's width, from one card of the own hand to the next
FAN_TURN = 13.0  # degrees, the outermost card of a full fan
FAN_CARDS = 12
ROW_STEP, ROW_LEAST = 0.36, 0.225  # of a card's width, from one open card of another seat to the next
ROW_SEEN = 0.38  # of an open card's height; more where they are many and therefore smaller
POOL_STEP = 0.32  # of a card's width, from one card of a poverty to the next


def hand_places(layout: TableLayout, number: int) -> list[Place]:
    """The places of `number` cards in the own hand, left to right; in the middle of the table if possible.

    Steps are at most `MAX_STEP` of a card, less where the hand is narrow.
    """
    return _side_by_side(layout.hand, number, layout.card, MAX_STEP, layout.size.width() / 2)


def row_places(row: QRectF, number: int, side: int = 0) -> list[Place]:
    """The places of `number` open cards at another seat, left to right: each shows its index in the row.

    `side`: at which end of the row they begin, -1 left and 1 right; 0: they are centred.
    """
    card = min(row.height() / ROW_SEEN * ASPECT, row.width() / (1 + ROW_LEAST * (number - 1)))
    tall = card / ASPECT
    room = QRectF(row.left(), row.top(), row.width(), tall)
    places = _side_by_side(room, number, card, ROW_STEP, row.center().x() + side * row.width() / 2)
    return [place._replace(seen=row.height() / tall) for place in places]


def _side_by_side(room: QRectF, number: int, card: float, max_step: float, middle: float) -> list[Place]:
    """Places of `number` cards of this width that overlap in a room, around a middle if possible."""
    step = min(max_step * card, (room.width() - card) / max(1, number - 1))
    half = (card + (number - 1) * step) / 2
    first = min(max(middle, room.left() + half), room.right() - half) - half + card / 2
    return [Place(first + i * step, room.center().y(), card) for i in range(number)]


def card_at(layout: TableLayout, places: Sequence[Place], point: QPointF) -> int | None:
    """The card of the own hand under a point: the last that covers it, lifted or not; None beside the hand.

    An index into `places`. Lifted cards are found above the hand, too.
    """
    above = layout.hand.top() - LIFT * layout.card_height
    if not above <= point.y() <= layout.size.height():
        return None
    for index in reversed(range(len(places))):
        rect = places[index].rect
        if rect.left() <= point.x() <= rect.right():
            return index
    return None


def fan_places(fan: Place, number: int, room: float) -> list[Place]:
    """The places of `number` backs, left to right, fanned over a plate that leaves `room` for them.

    Rotations in degrees; `room` in logical pixels.
    """
    if number == 0:
        return []
    step = min(0.3 * fan.width, (room - 1.4 * fan.width) / (FAN_CARDS - 1))
    turn = 2 * FAN_TURN / (FAN_CARDS - 1)
    places = []
    for index in range(number):
        off = index - (number - 1) / 2
        sink = 0.0065 * fan.width * off * off
        places.append(Place(fan.x + off * step, fan.y + sink, fan.width, off * turn))
    return places


def pool_places(layout: TableLayout, number: int, position: int | None) -> list[Place]:
    """The places of the cards of a poverty: before the seat at this position, or (None) in the middle."""
    step, gap = POOL_STEP * layout.card, 10 * layout.unit
    half = (layout.card + (number - 1) * step) / 2
    own, side = layout.seats[TablePosition.BOTTOM].plate, layout.seats[TablePosition.LEFT].plate
    spot = layout.middle if position is None else layout.seats[position].slot.rect.center()
    left = own.right() + gap if position == TablePosition.BOTTOM else layout.margin
    x = min(max(spot.x(), left + half), layout.size.width() - layout.margin - half)
    row = QRectF(x - half, spot.y() - layout.card_height / 2, 2 * half, layout.card_height)
    if any(row.intersects(seat.plate) for seat in layout.seats):
        row.moveTop(max(row.top(), side.bottom() + gap))
    return [Place(x + (i - (number - 1) / 2) * step, row.center().y(), layout.card) for i in range(number)]
