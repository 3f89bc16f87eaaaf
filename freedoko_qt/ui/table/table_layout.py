"""The geometry of the table: pure functions from the size of the view to the room of everything on it."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from .arrangement import Arrangement
from .landscape import Landscape
from .layout import TableLayout, TablePosition
from .portrait import Portrait
from .square import Square

ARRANGEMENTS: dict[float, type[Arrangement]] = {0.0: Portrait, 0.8: Square, 1.3: Landscape}
"""The arrangements, by the width of the narrowest table that each is for, as a multiple of its height."""


def arrangement_of(width: float, height: float) -> type[Arrangement]:
    """The arrangement of a table of this size."""
    return next(one for least, one in reversed(ARRANGEMENTS.items()) if width >= least * height)


@lru_cache(maxsize=4)
def table_layout(width: float, height: float, ratio: float = 1.0) -> TableLayout:
    """The layout for a view of this size, in logical pixels; `ratio` device pixels make one of them.

    The width of the cards is a whole number of device pixels, so that their pictures stay sharp.

    Pure; called often, so keep it cheap. Everything is in logical pixels of the view.
    """
    return arrangement_of(width, height)(width, height, ratio).layout()


def narrowest_table(height: int, unit: float) -> int:
    """The least width of a table of this height whose unit is at least this one, in logical pixels.

    Of one that is too low for it, the width that would be enough if it were higher.
    """
    fitting = (
        ceil(max(least * height, unit * one.reference.width()))
        for least, one in ARRANGEMENTS.items()
        if height >= unit * one.reference.height()
    )
    return min(fitting, default=ceil(unit * Landscape.reference.width()))


def bubble_rect(layout: TableLayout, position: int, size: QSizeF, lift: float = 0.0) -> QRectF:
    """The rectangle of a bubble of this size, in its room and near the tip of its tail.

    `lift`: the height by which it is moved up, above the badges.

    Within `SeatLayout.speech`, unless it is larger than that.
    """
    seat = layout.seats[position]
    tip, room = seat.bubble, seat.speech
    if position == TablePosition.TOP:
        top = min(max(room.top(), tip.y() - size.height() / 2), room.bottom() - size.height())
        return QRectF(QPointF(room.left(), top), size)
    left = tip.x() - size.width() * (0.7 if position == TablePosition.RIGHT else 0.3)
    left = max(room.left(), min(left, room.right() - size.width()))
    return QRectF(QPointF(left, room.bottom() - lift - size.height()), size)
