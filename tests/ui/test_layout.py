"""The geometry of the table, at every size a window can have."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from freedoko_qt.ui.layout import (
    LIFT,
    Position,
    TableLayout,
    bubble_places,
    card_at,
    fan_places,
    hand_places,
    pile_place,
    table_layout,
)

SIZES = [
    (900, 540),
    (900, 600),
    (1024, 700),
    (1280, 720),
    (1366, 700),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (800, 1200),
    (768, 1024),
    (1200, 1000),
]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def layout(request) -> TableLayout:
    return table_layout(*request.param)


def fan_rect(layout: TableLayout, position: int) -> QRectF:
    """What is seen of a fan of twelve: the part above the plate."""
    seat = layout.seats[position]
    area = QRectF()
    for place in fan_places(seat.fan, 12, seat.plate.width()):
        area |= place.rect
    area.setBottom(seat.plate.top())
    return area


def parts(layout: TableLayout) -> dict[str, QRectF]:
    """Everything that has a place of its own for the whole game."""
    result = {"hand": layout.hand, "info": QRectF(layout.info.topLeft(), layout.info.size())}
    for position in Position:
        seat = layout.seats[position]
        result[f"plate {position}"] = seat.plate
        result[f"badges {position}"] = seat.badges
        result[f"pile {position}"] = seat.pile
        result[f"slot {position}"] = seat.slot.rect
        if seat.fan is not None:
            result[f"fan {position}"] = fan_rect(layout, position)
    return result


def test_nothing_lies_on_anything_else(layout) -> None:
    for (one, first), (other, second) in combinations(parts(layout).items(), 2):
        assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second), f"{one} and {other}"


def test_everything_is_on_the_table(layout) -> None:
    table = QRectF(QPointF(), layout.size).adjusted(-0.5, -0.5, 0.5, 0.5)
    for name, rect in parts(layout).items():
        assert table.contains(rect), name


@pytest.mark.parametrize("number", [1, 5, 12, 15])
def test_the_hand_fits_and_every_index_can_be_read(layout, number) -> None:
    places = hand_places(layout, number)
    assert len(places) == number
    assert places[0].rect.left() >= layout.hand.left() - 0.5
    assert places[-1].rect.right() <= layout.hand.right() + 0.5
    for left, right in zip(places, places[1:], strict=False):
        assert right.x - left.x >= 22 * layout.unit


def test_a_lifted_card_does_not_reach_the_trick(layout) -> None:
    top = layout.hand.top() - LIFT * layout.card_height
    assert layout.seats[Position.BOTTOM].slot.rect.bottom() <= top


def test_few_cards_lie_in_the_middle_of_the_table(layout) -> None:
    places = hand_places(layout, 3)
    assert places[1].x == pytest.approx(layout.size.width() / 2)


def test_the_card_under_the_mouse_is_the_upper_one(layout) -> None:
    places = hand_places(layout, 12)
    y = layout.hand.center().y()
    for index, place in enumerate(places):
        assert card_at(layout, places, QPointF(place.rect.left() + 3, y)) == index
    assert card_at(layout, places, QPointF(places[-1].rect.right() - 1, y)) == 11
    assert card_at(layout, places, QPointF(places[-1].rect.right() + 5, y)) is None
    assert card_at(layout, places, layout.middle) is None


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
def test_a_card_is_a_whole_number_of_device_pixels_wide(layout, ratio) -> None:
    size = layout.size
    pixels = table_layout(size.width(), size.height(), ratio).card * ratio
    assert pixels == pytest.approx(round(pixels))


@pytest.mark.parametrize("width", [60, 250])
def test_bubbles_stay_on_the_table_and_off_the_cards(layout, width) -> None:
    size = QSizeF(width, 36) * layout.unit
    table = QRectF(QPointF(), layout.size)
    for position in Position:
        rect, _ = bubble_places(layout, position, size, 11 * layout.unit)
        assert table.contains(rect)
        for seat in layout.seats:
            assert not rect.intersects(seat.slot.rect)
        assert not rect.intersects(layout.hand)


def test_the_numbers_at_a_side_seat_are_off_the_light_of_its_card(layout) -> None:
    for position in (Position.LEFT, Position.RIGHT):
        seat = layout.seats[position]
        if seat.pile.top() < seat.slot.rect.bottom():
            light = seat.slot.rect.adjusted(*[side * 12 * layout.unit for side in (-1, -1, 1, 1)])
            assert not light.intersects(seat.pile)


def test_what_is_free_covers_no_seat_and_no_card(layout) -> None:
    taken = [layout.hand, *(seat.plate for seat in layout.seats)]
    assert not any(layout.free.intersects(rect) for rect in taken)
    assert layout.free.contains(layout.middle)


def test_text_grows_with_the_table() -> None:
    assert table_layout(1800, 1080).unit == pytest.approx(2 * table_layout(900, 540).unit)


def test_the_left_and_the_right_seat_are_mirrored(layout) -> None:
    left, right = layout.seats[Position.LEFT], layout.seats[Position.RIGHT]
    width = layout.size.width()
    assert left.plate.left() == pytest.approx(width - right.plate.right())
    assert pile_place(left.pile, Position.LEFT).x == pytest.approx(width - pile_place(right.pile, Position.RIGHT).x)
