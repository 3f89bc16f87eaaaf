"""The geometry of the piece of table beside the settings: a seat, a trick in the middle, and a small hand."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ..cards.deck import ASPECT
from ..table.arrangement import OPEN, OPEN_LIFT, PLATE, fan_over, whole_width
from ..table.card_places import MAX_STEP
from ..table.layout import LIFT, Place, SeatLayout, TableLayout

CARDS = 6  # in the hand


def preview_layout(width: float, height: float, ratio: float) -> TableLayout:
    """The places on a piece of this size, in logical pixels; a broad one has the hand beside the seat.

    `ratio` is the device pixel ratio: cards are whole device pixels wide. Places that the preview does not need are
    null rectangles.
    """
    broad = width > 1.6 * height
    unit = max(1.0, min(width / (760 if broad else 300), height / (172 if broad else 380)))
    margin = 14 * unit
    card = min((0.66 if broad else 0.30) * height * ASPECT, (0.11 if broad else 0.25) * width)
    card = whole_width(card, ratio)
    tall = card / ASPECT
    plate = QRectF(QPointF(margin, margin + 38 * unit), PLATE * unit)
    row = (1 + (CARDS - 1) * MAX_STEP) * card
    hand_left = max(plate.right() + card + 40 * unit, width - margin - row - 10 * unit) if broad else margin
    hand = QRectF(hand_left, height - margin - tall, width - margin - hand_left, tall)
    middle = QPointF(
        (plate.right() + hand_left) / 2 if broad else width / 2,
        height / 2 if broad else (plate.bottom() + hand.top() - LIFT * tall) / 2 + 14 * unit,
    )
    across = (0.08 if broad else 0.3) * tall
    aside = min(0.72 * card, middle.x() - plate.right() - card / 2) if broad else 0.72 * card
    return TableLayout(
        size=QSizeF(width, height),
        unit=unit,
        margin=margin,
        rail=5 * unit,
        card=card,
        middle=middle,
        hand=hand,
        bar=QRectF(),
        info=QRectF(),
        toast=QRectF(),
        strip=QRectF(),
        hints=(),
        hints_over_cards=(),
        free=QRectF(),
        free_before_play=QRectF(),
        seats=_seats(width, plate, unit, Place(middle.x(), middle.y(), card), aside=aside, across=across),
    )


def _seats(
    width: float, plate: QRectF, unit: float, middle: Place, *, aside: float, across: float
) -> tuple[SeatLayout, SeatLayout, SeatLayout, SeatLayout]:
    """Four seats that share one plate; only their cards of the trick lie around the middle."""
    seat = SeatLayout(
        plate=plate,
        badges=QRectF(plate.left(), plate.bottom() + 4 * unit, plate.width(), 34 * unit),
        pile=QRectF(),
        stack=middle,
        slot=middle,
        bubble=QPointF(plate.right() + 3 * unit, plate.top() - 6 * unit),
        speech=QRectF(plate.right() + 14 * unit, plate.top() - 34 * unit, width - plate.right() - 14 * unit, 56 * unit),
        fan=fan_over(plate, unit, middle.width),
        row=QRectF(QPointF(plate.left(), plate.top() - OPEN_LIFT * unit), OPEN * unit),
    )
    return (
        seat._replace(slot=middle.moved(dy=across)),
        seat._replace(slot=middle.moved(dx=-aside)),
        seat._replace(slot=middle.moved(dy=-across)),
        seat._replace(slot=middle.moved(dx=aside)),
    )
