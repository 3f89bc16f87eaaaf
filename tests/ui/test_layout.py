"""The geometry of the table, at every size a window can have."""

from functools import partial
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from freedoko_qt.app import wording
from freedoko_qt.app.language import Translators
from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.engine.actions import Call, Selector, SelectorKind, SwineKind
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.events import Announced, Claimed, ContractChosen, PovertyAnswered, Reserved, SwinesAnnounced
from freedoko_qt.ui.look.painting import font
from freedoko_qt.ui.look.theme import table_colors
from freedoko_qt.ui.table.bubble_item import BubbleItem
from freedoko_qt.ui.table.card_places import card_at, fan_places, hand_places, pool_places
from freedoko_qt.ui.table.layout import LIFT, TableLayout, TablePosition
from freedoko_qt.ui.table.picture_item import PictureScene
from freedoko_qt.ui.table.table_layout import ARRANGEMENTS, bubble_rect, table_layout

SQUARES = [(614, 560), (600, 600), (700, 640), (560, 614), (820, 760), (800, 726)]
"""Nearly square tables, as they are beside a panel or in a small window."""
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
    (600, 960),
    (768, 1024),
    (800, 1200),
    (800, 1280),
    (1080, 1920),
    (960, 1000),
    (1190, 1000),
    (1200, 1000),
    (1300, 1000),
    *SQUARES,
]
SMALLEST = 11
"""Units, the size of the smallest letters on the table."""
TABLES = st.builds(table_layout, st.integers(600, 3840), st.integers(540, 2160), st.sampled_from([1, 1.25, 2]))
"""Every table a window can have, from a small tablet to a large screen."""


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def layout(request) -> TableLayout:
    return table_layout(*request.param)


@pytest.mark.parametrize("size", SQUARES, ids=str)
def test_a_nearly_square_table_can_be_read(qapp, size) -> None:
    layout, width = table_layout(*size), size[0]
    assert font(SMALLEST * layout.unit).pixelSize() >= (10 if width >= 614 else 9)
    assert layout.card >= 0.11 * width


def test_letters_hardly_change_where_the_arrangement_changes() -> None:
    for least in [one for one in ARRANGEMENTS if one > 0]:
        before, after = (table_layout(1000 * share, 1000).unit for share in (least - 0.001, least))
        assert after == pytest.approx(before, rel=0.1)


def fan_rect(layout: TableLayout, position: int) -> QRectF:
    """The visible part of a fan of twelve: the one above the plate."""
    seat = layout.seats[position]
    area = QRectF()
    for place in fan_places(seat.fan, 12, seat.plate.width()):
        area |= place.rect
    area.setBottom(seat.plate.top())
    return area


def parts(layout: TableLayout) -> dict[str, QRectF]:
    """Everything that has a place of its own for the whole game."""
    result = {"hand": layout.hand, "info": QRectF(layout.info.topLeft(), layout.info.size())}
    for position in TablePosition:
        seat = layout.seats[position]
        result[f"plate {position}"] = seat.plate
        result[f"badges {position}"] = seat.badges
        result[f"pile {position}"] = seat.pile
        result[f"slot {position}"] = seat.slot.rect
        if seat.fan is not None:
            result[f"fan {position}"] = fan_rect(layout, position)
    return result


def check_nothing_lies_on_anything_else(layout: TableLayout) -> None:
    for (one, first), (other, second) in combinations(parts(layout).items(), 2):
        assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second), f"{one} and {other}"


def check_everything_is_on_the_table(layout: TableLayout) -> None:
    table = QRectF(QPointF(), layout.size).adjusted(-0.5, -0.5, 0.5, 0.5)
    for name, rect in parts(layout).items():
        assert table.contains(rect), name


def test_nothing_lies_on_anything_else(layout) -> None:
    check_nothing_lies_on_anything_else(layout)


def test_everything_is_on_the_table(layout) -> None:
    check_everything_is_on_the_table(layout)


@pytest.mark.parametrize("size", [(900, 566), (1366, 734), (1920, 1046), (3840, 2126), (800, 1246)])
def test_the_words_beside_all_piles_have_the_same_room(size) -> None:
    layout = table_layout(*size)
    widths = {round(seat.pile.width() / layout.unit) for seat in layout.seats}
    assert len(widths) == 1


@given(layout=TABLES)
def test_of_whatever_size_nothing_lies_on_anything_else(layout) -> None:
    check_nothing_lies_on_anything_else(layout)
    check_everything_is_on_the_table(layout)
    check_the_hand(layout, 12)


@pytest.mark.parametrize("number", [1, 5, 12, 15])
def test_the_hand_fits_and_every_index_can_be_read(layout, number) -> None:
    check_the_hand(layout, number)


def check_the_hand(layout: TableLayout, number: int) -> None:
    places = hand_places(layout, number)
    assert len(places) == number
    assert places[0].rect.left() >= layout.hand.left() - 0.5
    assert places[-1].rect.right() <= layout.hand.right() + 0.5
    for left, right in zip(places, places[1:], strict=False):
        assert right.x - left.x >= max(22, 22 * layout.unit)


def test_a_lifted_card_does_not_reach_the_trick(layout) -> None:
    top = layout.hand.top() - LIFT * layout.card_height
    assert layout.seats[TablePosition.BOTTOM].slot.rect.bottom() <= top


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


SAYINGS = (
    Reserved(0, healthy=True),
    Reserved(0, healthy=False),
    ContractChosen(Contract.MARRIAGE, 0, Selector(SelectorKind.FOREIGN), duty=False),
    ContractChosen(Contract.SOLO_MEATLESS, 0, None, duty=False),
    PovertyAnswered(0, accepted=True),
    SwinesAnnounced(0, kind=SwineKind.HYPERSWINES),
    Claimed(0, takes=True),
    *(Announced(0, call, None, forced=False) for call in Call),
)


def check_bubbles(layout: TableLayout, boxes: list[QRectF]) -> None:
    """They cover no card of the trick or the hand, nobody's plate, and not each other."""
    table = QRectF(QPointF(), layout.size)
    for position, box in enumerate(boxes):
        assert table.contains(box)
        for seat in layout.seats:
            assert not box.intersects(seat.slot.rect)
            assert not box.intersects(seat.plate)
        assert not box.intersects(layout.hand)
        assert not any(box.intersects(other) for other in boxes[position + 1 :])


@given(layout=TABLES)
def test_the_rooms_of_the_bubbles_are_off_everything_that_matters(layout) -> None:
    check_bubbles(layout, [seat.speech for seat in layout.seats])


@pytest.mark.parametrize("width", [60, 170])
def test_bubbles_stay_in_their_rooms(layout, width) -> None:
    size = QSizeF(width, 36) * layout.unit
    boxes = [bubble_rect(layout, position, size) for position in TablePosition]
    for seat, box in zip(layout.seats, boxes, strict=True):
        assert seat.speech.adjusted(-0.5, -0.5, 0.5, 0.5).contains(box)
    check_bubbles(layout, boxes)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("size", list(TextSize))
@pytest.mark.parametrize("layout", [(900, 540), (1366, 700), (600, 960), (768, 1024)], indirect=True, ids=str)
def test_whatever_is_said_has_room_in_its_bubble(qapp, layout, size, language) -> None:
    owner = QObject()
    scene, translators, usual = PictureScene(owner), Translators(qapp), qapp.font()
    translators.speak(language)
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * size.factor)
    qapp.setFont(larger)
    try:
        bubbles = [BubbleItem(owner, scene, position) for position in TablePosition]
        for said in map(wording.speech, SAYINGS):
            assert said
            for bubble in bubbles:
                bubble.say(partial(str, said), layout, table_colors(dark=False), 1.0)
                room = layout.seats[bubble.position].speech
                assert room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(bubble.box)
    finally:
        qapp.setFont(usual)
        translators.speak(Language.ENGLISH)


@given(layout=TABLES)
def test_the_cards_of_a_poverty_lie_on_the_table_and_cover_no_seat(layout) -> None:
    table = QRectF(QPointF(), layout.size)
    for position in (None, *TablePosition):
        for place in pool_places(layout, 4, position):
            assert table.contains(place.rect)
            assert not place.rect.intersects(layout.hand)
            assert not any(place.rect.intersects(seat.plate) for seat in layout.seats)


def test_the_numbers_at_a_side_seat_are_off_the_light_of_its_card(layout) -> None:
    for position in (TablePosition.LEFT, TablePosition.RIGHT):
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
    left, right = layout.seats[TablePosition.LEFT], layout.seats[TablePosition.RIGHT]
    ends = left.plate.left() + right.plate.right()
    assert left.plate.top() == right.plate.top()
    assert left.stack.x == pytest.approx(ends - right.stack.x)
