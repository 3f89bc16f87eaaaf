"""All hands on one key: what lies open at the other seats, where the rules allow it, and that it can be read."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
import views
from evening import Person, opened, until_read
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from freedoko_qt.app.settings import Speed
from freedoko_qt.app.wording import card_name
from freedoko_qt.engine.actions import Accept, Play
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.help.help_keys import KEYS
from freedoko_qt.ui.table.card_places import row_places
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.table.table_layout import table_layout
from freedoko_qt.ui.table.table_state import HandOrder
from freedoko_qt.ui.table.table_view import TableView

OTHERS = (TablePosition.LEFT, TablePosition.TOP, TablePosition.RIGHT)
INDEX = QRectF(7 / 240, 16 / 370, 45 / 240, 85 / 370)
"""The place of rank and suit on a card, in shares of its width and its height."""


def open_cards(table: TableView) -> list[list[object]]:
    """The cards that can be seen at the other seats; None for a back."""
    return [[item.card for item in table.stage.seats[position].fan] for position in OTHERS]


def hands_of(game: Game) -> Hands:
    return tuple(map(tuple, game.hands))


def apply(table: TableView, game: Game, action: object) -> None:
    """Apply an action to the game, and queue its events at the table, with all hands."""
    for event in game.apply(action):
        table.enqueue(event, game.view(0), hands_of(game))


def next_card(game: Game) -> Play:
    return Random(4).choice([action for action in game.legal() if isinstance(action, Play)])


@pytest.fixture
def table(qtbot) -> TableView:
    """A table at instant speed at which the others' cards lie open."""
    table = views.shown_table(qtbot, size=(900, 575))
    table.open_hands(True)
    return table


# At the window


def test_after_every_event_of_a_whole_game_the_hands_lie_open(player) -> None:
    session, seen = player.window.session, []
    player.press(Qt.Key.Key_O)

    def look(_event: object = None) -> None:
        seen.append([sorted(cards) for cards in open_cards(player.table)])
        assert seen[-1] == [sorted(session.game.hands[seat]) for seat in (1, 2, 3)]

    look()
    session.happened.connect(look)
    session.redrawn.connect(look)
    player.play_game()
    assert seen[0] == [sorted(session.game.dealt[seat]) for seat in (1, 2, 3)]
    assert seen[-1] == [[], [], []]
    player.next_game()
    assert all(len(cards) == 12 for cards in seen[-1])


def test_the_same_key_turns_them_over_again(player) -> None:
    action = player.window.menu.action("all_hands")
    assert open_cards(player.table) == [[None] * 12] * 3
    player.press(Qt.Key.Key_O)
    assert action.isChecked()
    assert None not in sum(open_cards(player.table), [])
    player.press(Qt.Key.Key_O)
    assert not action.isChecked()
    assert open_cards(player.table) == [[None] * 12] * 3
    assert player.window.menu.action("all_hands").isEnabled()


def test_rules_that_forbid_it_grey_it_and_say_so(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        window = program.window
        program.settings.change(show_all_hands=True)
        person = Person(qtbot, window, keys=True)
        window.current.start(replace(window.current.next_setup, preset="ddv", rules=PRESETS["ddv"].rules))
        person.wait()
        action = window.menu.action("all_hands")
        assert not action.isEnabled()
        assert not action.isChecked()
        assert action.toolTip() == "Under these rules nobody may look at all hands."
        assert program.session.open_hands is None
        assert open_cards(person.table) == [[None] * 12] * 3
        person.press(Qt.Key.Key_O)
        assert person.table.stage.toast.text == action.toolTip()
        assert open_cards(person.table) == [[None] * 12] * 3
        window.current.start(replace(window.current.next_setup, preset="standard", rules=views.STANDARD))
        person.wait()
        assert action.isEnabled()
        assert action.isChecked()
        assert None not in sum(open_cards(person.table), [])


def test_it_survives_a_restart(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window, keys=True)
        person.reach_first_card()
        person.press(Qt.Key.Key_O)
        before = open_cards(person.table)
        assert None not in sum(before, [])
    with opened(qapp, data_dir) as program:
        program.window.game.go_on()
        until_read(program.window)
        person = Person(qtbot, program.window, keys=True)
        assert open_cards(person.table) == before
        assert program.window.menu.action("all_hands").isChecked()


def test_the_help_names_the_key() -> None:
    assert "O" in [key for key, _ in KEYS]


# At the table


def test_they_are_sorted_as_the_own_hand(table) -> None:
    game = views.solo(Reservation.SOLO_QUEEN, 2)
    view, hands = game.view(0), hands_of(game)
    table.show_view(view, hands)
    assert open_cards(table) == [HandOrder().sort(hands[seat], view.order) for seat in (1, 2, 3)]
    order = HandOrder(highest_first=False)
    table.set_hand_order(order)
    assert open_cards(table) == [order.sort(hands[seat], view.order) for seat in (1, 2, 3)]
    jacks = card_order(view.rules, Contract.SOLO_JACK)
    table.preview_order(jacks)
    assert open_cards(table) == [order.sort(hands[seat], jacks) for seat in (1, 2, 3)]
    for position in OTHERS:
        xs = [item.place.x for item in table.stage.seats[position].fan]
        assert xs == sorted(xs)


def test_they_lie_at_the_right_seat_whoever_looks(table) -> None:
    game = views.played(6)
    table.show_view(game.view(2), hands_of(game))
    assert [sorted(cards) for cards in open_cards(table)] == [sorted(game.hands[seat]) for seat in (3, 0, 1)]


def test_the_card_that_is_played_leaves_its_hand(table) -> None:
    game = views.healthy()
    while game.turn == 0:
        game.apply(next_card(game))
    table.show_view(game.view(0), hands_of(game))
    seat, action = game.turn, next_card(game)
    fan = table.stage.seats[seat].fan
    played = next(item for item in fan if item.card == action.card)
    others = [item for item in fan if item is not played]
    apply(table, game, action)
    assert table.stage.trick.items[seat] is played
    assert table.stage.seats[seat].fan == others


def test_the_hands_are_those_of_the_view_that_is_shown(table) -> None:
    game = views.played(9)
    table.show_view(game.view(0), hands_of(game))
    before = open_cards(table)
    table.show_last_trick(True)
    while len(game.tricks) < 4:
        apply(table, game, next_card(game))
    assert open_cards(table) == before
    table.show_last_trick(False)
    assert [sorted(cards) for cards in open_cards(table)] == [sorted(game.hands[seat]) for seat in (1, 2, 3)]


def test_they_can_be_turned_over_while_a_card_is_on_its_way(table) -> None:
    game = views.healthy()
    while game.turn == 0:
        game.apply(next_card(game))
    table.open_hands(False)
    table.show_view(game.view(0), hands_of(game))
    table.set_speed(Speed.SLOW)
    apply(table, game, next_card(game))
    assert table.choreographer.motion.is_running
    for up in (True, False, True):
        table.open_hands(up)
        assert [len(cards) for cards in open_cards(table)] == [len(game.hands[seat]) for seat in (1, 2, 3)]
    assert [sorted(cards) for cards in open_cards(table)] == [sorted(game.hands[seat]) for seat in (1, 2, 3)]
    items = len(table.stage.scene.items())
    while table.skip():
        pass
    table.show_view(game.view(0), hands_of(game))
    assert len(table.stage.scene.items()) == items


def test_in_a_poverty_they_follow_the_cards_that_wander(table) -> None:
    game = views.poverty(poor=2)
    table.show_view(game.view(0), hands_of(game))
    while game.phase is not Phase.PLAY:
        answer = Accept(game.turn, accept=game.turn == 1)
        apply(table, game, answer if game.phase is Phase.ACCEPT else game.legal()[0])
        assert [sorted(cards) for cards in open_cards(table)] == [sorted(game.hands[seat]) for seat in (1, 2, 3)]
    assert game.taker == 1


def test_what_is_open_is_dealt_open(table, qtbot) -> None:
    game = views.dealt()
    table.set_speed(Speed.FAST)
    with qtbot.waitSignal(table.idle, timeout=10_000):
        table.deal(game.view(0), hands_of(game))
    assert [sorted(cards) for cards in open_cards(table)] == [sorted(game.dealt[seat]) for seat in (1, 2, 3)]


def test_a_table_that_is_given_no_hands_shows_backs(table) -> None:
    table.show_view(views.played(8).view(0))
    assert None in sum(open_cards(table), [])
    assert {card for cards in open_cards(table) for card in cards} == {None}


def test_the_words_at_a_seat_name_its_cards(table) -> None:
    game = views.played(30)
    table.show_view(game.view(0), hands_of(game))
    seat = table.stage.seats[TablePosition.LEFT]
    assert seat.text == ", ".join(["Frieda", *map(card_name, seat.cards)])
    assert len(seat.cards) == len(game.hands[1])
    table.open_hands(False)
    assert seat.text == "Frieda"


# What can be read


@pytest.mark.parametrize("size", [(900, 575, 1), (1366, 743, 1), (1920, 1055, 2)], ids=str)
def test_no_index_of_an_open_card_is_covered(size) -> None:
    layout = table_layout(*size)
    parts = [layout.hand, layout.bar, QRectF(layout.info.topLeft(), layout.info.size())]
    for seat in layout.seats:
        parts += [seat.plate, seat.badges, seat.pile, seat.slot.rect]
    for position in OTHERS:
        places = row_places(layout.seats[position].row, 12)
        for place, following in pairwise([*places, None]):
            rect = place.rect
            index = QRectF(
                rect.topLeft() + QPointF(INDEX.x() * rect.width(), INDEX.y() * rect.height()),
                QSizeF(INDEX.width() * rect.width(), INDEX.height() * rect.height()),
            )
            assert index.height() >= 20
            assert following is None or index.right() <= following.rect.left()
            assert not any(index.intersects(part) for part in parts)


@pytest.mark.parametrize(
    "size",
    [(900, 540), (900, 575), (1280, 720), (1366, 743), (1920, 1080), (2560, 1080), (3840, 2160), (800, 1255)],
    ids=str,
)
def test_open_cards_cover_nothing_and_stay_on_the_table(size) -> None:
    layout = table_layout(*size)
    table = QRectF(QPointF(), layout.size).adjusted(layout.rail, layout.rail, -layout.rail, -layout.rail)
    for position in OTHERS:
        own = layout.seats[position]
        parts = [layout.hand, layout.bar, QRectF(layout.info.topLeft(), layout.info.size())]
        for seat in layout.seats:
            parts += [seat.badges, seat.pile, seat.slot.rect, seat.plate]
        assert table.contains(own.row)
        assert own.row.bottom() < own.plate.top()
        assert not any(own.row.intersects(part) for part in parts)


def test_in_the_window_no_panel_of_the_table_covers_them(player) -> None:
    """The question before the game leaves them in sight."""
    player.press(Qt.Key.Key_O)
    panel = QRectF(player.question.geometry())
    assert panel.isValid()
    for position in OTHERS:
        goals = player.table.stage.seats[position].goals()
        assert goals
        assert not any(panel.intersects(goal.place.seen_rect) for goal in goals)
