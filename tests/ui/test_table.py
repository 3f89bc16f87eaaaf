"""The table by mouse and keys."""

import pytest
import views
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from freedoko_qt.app.settings import ClickMode, Pause, Speed
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.teams import Side
from freedoko_qt.ui.table.layout import LIFT, TablePosition
from freedoko_qt.ui.table.seat_item import written
from freedoko_qt.ui.table.table_state import Badge, BadgeKind, HandOrder

# The hand


def test_the_hand_is_sorted_by_trumps_and_suits(table) -> None:
    view = views.healthy().view(0)
    table.show_view(view)
    cards = table.stage.hand.cards
    assert sorted(cards) == sorted(view.hand)
    assert list(cards) == sorted(view.hand, key=view.order.sort_key)


@pytest.mark.parametrize("index", [0, 3, 11])
def test_a_click_asks_for_the_card_under_the_mouse(table, asked, index) -> None:
    table.show_view(views.healthy().view(0))
    views.click(table, views.spot(table, index))
    assert asked == [Play(0, table.stage.hand.cards[index])]


def test_a_click_on_the_felt_asks_for_nothing(table, asked) -> None:
    table.show_view(views.healthy().view(0))
    views.click(table, table.mapFromScene(table.stage.layout.middle))
    assert asked == []


def test_a_card_that_is_not_legal_is_asked_for_too(table, asked) -> None:
    view = views.own_turn(following=True).view(0)
    table.show_view(view)
    index, card = next((i, c) for i, c in enumerate(table.stage.hand.cards) if c not in view.playable)
    views.click(table, views.spot(table, index))
    assert asked == [Play(0, card)]


def test_only_on_the_own_turn_cards_that_cannot_be_played_are_dim(table) -> None:
    game = views.own_turn(following=True)
    view = game.view(0)
    table.show_view(view)
    assert {item.card for item in table.stage.hand.items if not item.dim} == set(view.playable)
    game.apply(Play(0, view.playable[0]))
    table.show_view(game.view(0))
    assert not any(item.dim for item in table.stage.hand.items)


def test_the_rules_can_forbid_to_dim(table) -> None:
    rules = views.STANDARD.changed("show_if_valid", False)
    game = views.healthy(rules=rules)
    while game.turn != 0 or not game.trick:
        game.apply(game.legal()[0])
    table.show_view(game.view(0))
    assert not any(item.dim for item in table.stage.hand.items)


def test_the_card_under_the_mouse_is_lifted(table) -> None:
    table.show_view(views.healthy().view(0))
    item = table.stage.hand.items[4]
    before = item.place.y
    QTest.mouseMove(table.viewport(), views.spot(table, 4))
    assert item.place.y == pytest.approx(before - LIFT * table.stage.layout.card_height)
    QTest.mouseMove(table.viewport(), table.mapFromScene(table.stage.layout.middle))
    assert item.place.y == pytest.approx(before)


def test_lift_mode_plays_with_the_second_click(table, asked) -> None:
    table.set_click_mode(ClickMode.LIFT)
    table.show_view(views.healthy().view(0))
    views.click(table, views.spot(table, 2))
    assert asked == []
    views.click(table, views.spot(table, 2))
    assert asked == [Play(0, table.stage.hand.cards[2])]


def test_a_card_chosen_in_advance_is_marked(table) -> None:
    table.show_view(views.healthy().view(0))
    card = table.stage.hand.cards[5]
    table.pre_select(card)
    chosen = table.stage.hand.chosen
    assert chosen is not None
    assert chosen.card == card
    assert chosen.place.y < table.stage.hand.items[0].place.y
    table.pre_select(None)
    assert table.stage.hand.chosen is None


def test_escape_takes_back_the_card_that_is_to_be_played_later(table, asked, qtbot) -> None:
    table.show_view(views.played(1).view(0))
    card = table.stage.hand.cards[3]
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert asked == []
    table.pre_select(card)
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert asked == [Play(0, card)], "asked for once more, it is taken back"


def test_escape_lowers_a_card_that_is_only_lifted(table, asked, qtbot) -> None:
    table.set_click_mode(ClickMode.LIFT)
    table.show_view(views.own_turn(following=False).view(0))
    table.play_number(3)
    assert table.stage.hand.chosen is not None
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert table.stage.hand.chosen is None
    assert asked == []


def test_of_two_equal_cards_the_touched_one_is_played(table, asked) -> None:
    game = views.healthy()
    while game.turn != 0 or len(set(game.view(0).playable)) == len(game.view(0).hand):
        game.apply(game.legal()[0])
    table.show_view(game.view(0))
    cards = table.stage.hand.cards
    index = next(i for i in range(len(cards) - 1) if cards[i] == cards[i + 1] and cards[i] in game.view(0).playable)
    touched = table.stage.hand.items[index + 1]
    views.click(table, views.spot(table, index + 1))
    for event in game.apply(asked[0])[:1]:
        table.enqueue(event, game.view(0))
    assert table.stage.trick.items[TablePosition.BOTTOM] is touched


def test_a_refused_card_shakes_and_comes_to_rest(table, qtbot) -> None:
    table.set_speed(Speed.FAST)
    view = views.own_turn(following=True).view(0)
    table.show_view(view)
    index, card = next((i, c) for i, c in enumerate(table.stage.hand.cards) if c not in view.playable)
    item = table.stage.hand.items[index]
    rest = item.x()
    views.click(table, views.spot(table, index))
    table.shake()
    table.hand_motion.shaking.setCurrentTime(40)
    assert item.x() != rest
    table.hand_motion.shaking.setCurrentTime(table.hand_motion.shaking.duration())
    qtbot.waitUntil(lambda: item.x() == rest)
    assert table.stage.hand.cards[index] == card


def test_a_line_says_why(table) -> None:
    table.show_view(views.healthy().view(0))
    table.say(lambda: "You have to follow suit: you still hold clubs.")
    assert table.stage.toast.visible
    assert table.stage.toast.text.startswith("You have to follow suit")


def test_the_table_is_read_out(table) -> None:
    QAccessible.setActive(True)
    try:
        table.show_view(views.healthy().view(0))
        table.read_out("Frieda plays the queen of clubs.")
        QTest.keyClick(table, Qt.Key.Key_Right)
    finally:
        QAccessible.setActive(False)
    assert table.accessibleName() == "Table"
    assert table.bar.accessibleName() == "Announcements"


# The keyboard


def test_keys_play_the_card_at_their_place(table, asked) -> None:
    table.show_view(views.healthy().view(0))
    cards = table.stage.hand.cards
    for key in "10ab":
        QTest.keyClick(table, key)
    assert asked == [Play(0, cards[index]) for index in (0, 9, 10, 11)]


def test_a_key_beyond_the_hand_does_nothing(table, asked) -> None:
    table.show_view(views.healthy().view(0))
    QTest.keyClick(table, "c")
    assert asked == []


def test_arrows_move_a_visible_focus_and_enter_plays(table, asked) -> None:
    table.show_view(views.healthy().view(0))
    for _ in range(3):
        QTest.keyClick(table, Qt.Key.Key_Right)
    hand = table.stage.hand
    assert hand.focused is hand.items[2]
    assert hand.items[2].place.y < hand.items[0].place.y
    QTest.keyClick(table, Qt.Key.Key_Left)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert asked == [Play(0, hand.cards[1])]


def test_the_focus_goes_around(table) -> None:
    table.show_view(views.healthy().view(0))
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert table.stage.hand.focused is table.stage.hand.items[-1]
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table.stage.hand.focused is table.stage.hand.items[0]


def test_the_keyboard_comes_to_a_card_and_leaves_it_with_tab(table, qtbot) -> None:
    table.show_view(views.healthy().view(0))
    hand = table.stage.hand
    qtbot.waitUntil(table.hasFocus)
    QTest.keyClick(table, Qt.Key.Key_Right)
    table.announce()
    QTest.keyClick(table.bar.buttons[0], Qt.Key.Key_Backtab)
    assert table.hasFocus()
    assert hand.focused is hand.items[0]
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert not table.hasFocus()
    assert hand.focused is None


def test_after_a_card_the_focus_goes_on_beside_it_but_space_plays_nothing(table, asked) -> None:
    game = views.own_turn(following=False)
    table.show_view(game.view(0))
    hand = table.stage.hand
    for _ in range(3):
        QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Return)
    for event in game.apply(asked[0]):
        table.enqueue(event, game.view(0))
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert len(asked) == 1
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert hand.focused is hand.items[2]


# The seats


def test_whose_turn_it_is(table) -> None:
    game = views.played(5)
    table.show_view(game.view(0))
    assert [seat.turn for seat in table.shown.seats] == [seat == game.turn for seat in range(4)]


def test_seats_go_clockwise_from_the_one_that_looks(table) -> None:
    game = views.played(6)
    table.show_view(game.view(2))
    assert [seat.turn for seat in table.shown.seats].index(True) == (game.turn - 2) % 4
    assert table.stage.seats[TablePosition.LEFT].text.startswith("Dolores")


def test_sides_are_marked_as_soon_as_they_are_known(table) -> None:
    game = views.solo(Reservation.SOLO_QUEEN, 2)
    table.show_view(game.view(0))
    assert [seat.side for seat in table.shown.seats] == [Side.CONTRA, Side.CONTRA, Side.RE, Side.CONTRA]
    table.show_view(views.healthy().view(0))
    assert [seat.side for seat in table.shown.seats][1:] == [None] * 3


def test_a_solo_has_a_badge_and_sorts_the_hand(table) -> None:
    game = views.solo(Reservation.SOLO_QUEEN, 2)
    view = game.view(0)
    table.show_view(view)
    assert [badge.text for badge in table.shown.seats[2].badges] == ["Queen solo"]
    assert list(table.stage.hand.cards) == sorted(view.hand, key=view.order.sort_key)


def test_announcements_become_badges_and_of_denials_the_highest(table) -> None:
    game = views.healthy()
    side = game.side_of(1)
    game.apply(Announce(1, Call.RE if side is Side.RE else Call.CONTRA))
    game.apply(Announce(1, Call.NO_90))
    game.apply(Announce(1, Call.NO_60))
    table.show_view(game.view(0))
    assert [badge.text for badge in table.shown.seats[1].badges] == ["Re" if side is Side.RE else "Kontra", "No 60"]


def test_a_marriage_shows_its_condition(table) -> None:
    for seed in range(1, 300):
        game = views.dealt(seed)
        found = False
        while game.contract is None:
            legal = game.legal()
            marriage = next((a for a in legal if a.reservation is Reservation.MARRIAGE), None)
            found = found or marriage is not None
            game.apply(marriage or next(a for a in legal if a.reservation is Reservation.HEALTHY))
        if found and game.contract is Contract.MARRIAGE:
            break
    view = game.view(0)
    table.show_view(view)
    badges = [badge.text for badge in table.shown.seats[view.soloist].badges]
    assert badges[0] == "Marriage"
    assert "trick" in badges[1]


def test_piles_show_tricks_and_eyes_where_the_rules_do(table) -> None:
    game = views.played(20)
    view = game.view(0)
    table.show_view(view)
    assert [seat.tricks for seat in table.shown.seats] == list(view.tricks_taken)
    assert [seat.eyes for seat in table.shown.seats] == list(view.eyes)
    hidden = views.STANDARD.changed("show_tricks_in_trickpiles", False).changed("show_trickpiles_points", False)
    table.show_view(views.played(20, rules=hidden).view(0))
    assert all(pile.words() == [] for pile in table.stage.piles)


# The announcements


def test_the_bar_offers_exactly_what_is_legal(table, asked) -> None:
    view = views.healthy().view(0)
    table.show_view(view)
    legal = [action for action in view.legal if isinstance(action, Announce)]
    assert list(table.bar.offered) == legal
    assert table.bar.isVisible()
    table.announce()
    assert table.bar.buttons[0].hasFocus()
    QTest.keyClick(table.bar.buttons[0], Qt.Key.Key_Space)
    assert asked == [legal[0]]
    assert all(button.accessibleName() for button in table.bar.buttons)


def test_the_bar_is_there_only_if_something_can_be_announced(table) -> None:
    table.show_view(views.dealt().view(0))
    assert not table.bar.isVisible()
    table.announce()
    assert table.stage.toast.visible


def test_after_an_announcement_the_keyboard_is_back_at_the_hand(table, qtbot) -> None:
    """Else the next Space would announce once more."""
    game = views.healthy()
    table.show_view(game.view(0))
    qtbot.waitUntil(table.hasFocus)
    table.announce()
    for event in game.apply(table.bar.offered[0]):
        table.enqueue(event, game.view(0))
    assert table.hasFocus()
    QTest.mouseClick(table.bar.buttons[0], Qt.MouseButton.LeftButton)
    assert table.hasFocus()


@pytest.mark.parametrize("size", [(900, 540), (614, 560), (700, 640), (800, 1100), (1920, 1080)])
def test_the_buttons_stay_on_the_table_beside_the_trick(table, size) -> None:
    table.resize(*size)
    table.settle()
    table.show_view(views.healthy().view(0))
    slot = table.stage.layout.seats[TablePosition.BOTTOM].slot.rect.toAlignedRect()
    assert table.viewport().rect().contains(table.bar.geometry())
    assert not table.bar.geometry().intersects(slot)
    for button in table.bar.buttons:
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())


# The order of the hand


def test_a_solo_can_be_tried_on_the_hand(table) -> None:
    view = views.dealt().view(0)
    table.show_view(view)
    usual = table.stage.hand.cards
    jacks = card_order(view.rules, Contract.SOLO_JACK)
    table.preview_order(jacks)
    assert list(table.stage.hand.cards) == sorted(view.hand, key=jacks.sort_key)
    table.preview_order(None)
    assert table.stage.hand.cards == usual


def test_the_hand_can_be_left_as_it_was_dealt_or_sorted_upwards(table) -> None:
    view = views.dealt().view(0)
    table.show_view(view)
    downwards = table.stage.hand.cards
    table.set_hand_order(HandOrder(is_sorted=False))
    assert table.stage.hand.cards == view.hand
    table.set_hand_order(HandOrder(highest_first=False))
    trumps = [card for card in table.stage.hand.cards if view.order.is_trump(card)]
    assert trumps == [card for card in reversed(downwards) if view.order.is_trump(card)]


# The window


def test_what_was_said_long_ago_is_not_painted_for_another_size_before_it_is_seen_again(table) -> None:
    table.show_view(views.played(3).view(0))
    table.stage.say(TablePosition.LEFT, lambda: "Re")
    table.grab()
    bubble = table.stage.bubbles[TablePosition.LEFT]
    bubble.hide()
    painted = bubble.item.pixmap().cacheKey()
    table.resize(1400, 900)
    table.settle()
    table.grab()
    assert bubble.item.pixmap().cacheKey() == painted
    bubble.appear()
    table.grab()
    assert bubble.item.pixmap().cacheKey() != painted


@pytest.mark.parametrize("pause", list(Pause))
def test_every_pause_can_be_set(table, pause) -> None:
    table.set_pause(pause)
    assert table.choreographer.pause is pause


def test_the_level_is_shown_only_where_the_three_differ(qtbot) -> None:
    table = views.shown_table(qtbot)
    table.show_view(views.played(3).view(0))
    assert [seat.person.level for seat in table.stage.seats] == ["", "Beginner", "Beginner", "Random"]
    table.set_players([one._replace(level=one.level and "casual") for one in views.PLAYERS])
    assert [seat.person.level for seat in table.stage.seats] == ["", "", "", ""]


def test_what_was_announced_is_distinguished_from_the_side() -> None:
    assert written(Badge(BadgeKind.CALL, "Re")) == "“Re”"
    assert written(Badge(BadgeKind.CONTRACT, "Marriage")) == "Marriage"
