"""The questions over the table: what they offer, propose and answer."""

import pytest
import views
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from freedoko_qt.engine.actions import Call, Genscher, Reserve, Selector, SelectorKind
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.dealing import deal
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.look.restyling import set_style_sheet
from freedoko_qt.ui.look.stylesheet import style_sheet
from freedoko_qt.ui.panels.genscher_panel import GenscherPanel
from freedoko_qt.ui.panels.poverty_panel import PovertyPanel
from freedoko_qt.ui.panels.reservation_panel import ReservationPanel
from freedoko_qt.ui.table.table_view import TableView

STANDARD = PRESETS["standard"].rules
NAMES = ("You", "Frieda", "Karl", "Dolores")


def game_with(wanted, rules=STANDARD) -> Game:
    """The first deal whose own hand is as wanted; seat 0 is asked first."""
    for seed in range(1, 3000):
        hand = deal(seed, with_nines=rules.with_nines)[0]
        if wanted(hand):
            return Game.deal(rules, seed)
    raise AssertionError("no such deal")


def ordinary(hand) -> bool:
    trumps = sum(card_order(STANDARD, Contract.NORMAL).is_trump(card) for card in hand)
    return hand.count(Card.CQ) < 2 and trumps > 3 and sum(card.rank == 0 for card in hand) < 5


def is_marriage(hand) -> bool:
    return hand.count(Card.CQ) == 2


def is_poverty(hand) -> bool:
    return sum(card_order(STANDARD, Contract.NORMAL).is_trump(card) for card in hand) == 3


@pytest.fixture
def reservation(place) -> ReservationPanel:
    return ReservationPanel(place)


def answers(panel) -> list:
    given = []
    panel.chosen.connect(given.append)
    return given


def test_an_ordinary_hand_is_healthy_with_one_enter(reservation, qtbot) -> None:
    given = answers(reservation)
    reservation.ask(game_with(ordinary).view(0))
    qtbot.keyClick(reservation, Qt.Key.Key_Return)
    assert given == [Reserve(0, Reservation.HEALTHY)]
    assert not reservation.isVisible()


def test_what_the_hand_does_not_allow_is_greyed(reservation) -> None:
    reservation.ask(game_with(ordinary).view(0))
    usable = {said for said, button in reservation.answers.items() if button.isEnabled()}
    assert Reservation.HEALTHY in usable
    assert Reservation.SOLO_MEATLESS in usable
    assert {Reservation.MARRIAGE, Reservation.POVERTY} <= {*reservation.answers} - usable


def test_only_what_the_hand_allows_is_offered_of_the_many_ways_of_throwing_it_in(reservation) -> None:
    throws = {Reservation.THROW_NINES, Reservation.THROW_KINGS, Reservation.THROW_NINES_AND_KINGS}
    reservation.ask(game_with(ordinary).view(0))
    assert throws.isdisjoint(reservation.answers)
    reservation.ask(game_with(lambda hand: sum(card.rank == 0 for card in hand) > 4).view(0))
    assert throws & {*reservation.answers} == {Reservation.THROW_NINES}


def test_what_the_rules_do_not_know_is_not_there(reservation) -> None:
    reservation.ask(game_with(ordinary, PRESETS["ddv"].rules).view(0))
    assert Reservation.POVERTY not in reservation.answers
    assert Reservation.SOLO_KING not in reservation.answers
    assert Reservation.SOLO_QUEEN in reservation.answers


def test_a_marriage_is_proposed_with_its_six_conditions(reservation, qtbot) -> None:
    given = answers(reservation)
    reservation.ask(game_with(is_marriage).view(0))
    assert reservation.reservation is Reservation.MARRIAGE
    assert reservation.details.selector.count() == 6
    reservation.details.selector.setCurrentIndex(1)
    chosen = reservation.details.selector.itemData(1)
    qtbot.keyClick(reservation, Qt.Key.Key_Return)
    assert given[0].reservation is Reservation.MARRIAGE
    assert given[0].selector == chosen != Selector(SelectorKind.FOREIGN)


def test_healthy_with_both_queens_is_explained_as_a_silent_marriage(reservation) -> None:
    reservation.ask(game_with(is_marriage).view(0))
    reservation.choose(Reservation.HEALTHY)
    assert reservation.explanation.text().startswith("A silent marriage")


def test_a_solo_shows_its_trumps_and_sorts_the_hand(reservation) -> None:
    orders = []
    reservation.order_previewed.connect(orders.append)
    reservation.ask(game_with(ordinary).view(0))
    reservation.choose(Reservation.SOLO_JACK)
    assert orders[-1] == card_order(STANDARD, Contract.SOLO_JACK)
    assert reservation.explanation.text().endswith("♣J ♠J ♥J ♦J")
    reservation.choose(Reservation.HEALTHY)
    assert orders[-1] is None


def test_a_closed_question_is_not_answered(reservation, qtbot) -> None:
    given = answers(reservation)
    reservation.ask(game_with(ordinary).view(0))
    reservation.close_question()
    qtbot.keyClick(reservation, Qt.Key.Key_Return)
    assert given == []


def test_swines_can_be_announced_or_not(reservation, qtbot) -> None:
    given = answers(reservation)
    view = game_with(lambda hand: ordinary(hand) and hand.count(Card.DA) == 2).view(0)
    for announced in (True, False):
        reservation.ask(view)
        assert reservation.details.swines.isVisible()
        reservation.details.swines.setChecked(announced)
        qtbot.keyClick(reservation, Qt.Key.Key_Return)
    assert [said.swines for said in given] == [True, False]


def test_tab_goes_from_the_button_to_the_answers_and_to_what_is_asked_about_them(reservation, place, qtbot) -> None:
    QPushButton("Somewhere else", place).show()
    reservation.ask(game_with(is_marriage).view(0))
    assert reservation.confirm.hasFocus()
    for widget in (reservation.answers[Reservation.MARRIAGE], reservation.details.selector):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert widget.hasFocus()


def test_whoever_is_outbid_may_raise_or_leave_it(reservation, qtbot) -> None:
    given = answers(reservation)
    rules = PRESETS["mittwoch"].rules
    game = Game.deal(rules, 3)
    game.apply(Reserve(0, Reservation.SOLO_QUEEN))
    game.apply(Reserve(1, Reservation.SOLO_MEATLESS, bid=Call.RE))
    game.apply(Reserve(2, Reservation.HEALTHY))
    game.apply(Reserve(3, Reservation.HEALTHY))
    view = game.view(0)
    reservation.ask(view)
    assert reservation.title.text() == "Another solo is higher. Do you bid more?"
    assert reservation.reservation is Reservation.SOLO_QUEEN
    assert [said for said, button in reservation.answers.items() if button.isEnabled()] == [Reservation.SOLO_QUEEN]
    shown = [reservation.details.bid.itemText(row) for row in range(reservation.details.bid.count())]
    assert shown == ["Nothing", "Re", "No 90", "No 60", "No 30", "Black"]
    qtbot.keyClick(reservation, Qt.Key.Key_Return)
    reservation.ask(view)
    assert reservation.confirm.text() == "Do not raise"
    reservation.details.bid.setCurrentIndex(2)
    assert reservation.confirm.text() == "Say “No 90”"
    qtbot.keyClick(reservation, Qt.Key.Key_Return)
    assert given == [
        Reserve(0, Reservation.SOLO_QUEEN), Reserve(0, Reservation.SOLO_QUEEN, bid=Call.NO_90)
    ]  # fmt: skip


def poverty_game() -> Game:
    """A poverty of seat 0, all others healthy."""
    game = game_with(is_poverty)
    game.apply(Reserve(0, Reservation.POVERTY))
    while game.phase is Phase.RESERVATION:
        game.apply(Reserve(game.turn, Reservation.HEALTHY))
    return game


def test_genscher_offers_three_partners_and_staying(place, qtbot) -> None:
    game = game_with(lambda hand: ordinary(hand) and hand.count(Card.DK) == 2)
    while game.phase is Phase.RESERVATION:
        game.apply(Reserve(game.turn, Reservation.HEALTHY))
    view = game.view(0)
    panel = GenscherPanel(place)
    given = answers(panel)
    panel.ask(view, NAMES)
    assert "king of diamonds" in panel.explanation.text(), "the card that was clicked is named"
    texts = [button.text() for button in panel.choices]
    assert texts == ["Play with Frieda", "Play with Karl", "Play with Dolores", "Leave it as it is"]
    qtbot.mouseClick(next(iter(panel.choices)), Qt.MouseButton.LeftButton)
    assert given == [Genscher(0, 1)]


@pytest.mark.parametrize("size", [(900, 574), (1366, 742), (1920, 1040)])
def test_a_question_leaves_the_seats_and_the_hand_in_sight(qtbot, size) -> None:
    place = views.shown_table(qtbot, size=size)
    place.setStyleSheet(style_sheet(place.palette(), 9.0))
    asked = [ReservationPanel(place), PovertyPanel(place)]
    for panel, view in zip(asked, (game_with(is_marriage).view(0), poverty_game().view(0)), strict=True):
        place.show_view(view)
        panel.ask(view, *([NAMES] if panel is asked[1] else []))
        free = panel.free.adjusted(-1, -1, 1, 1)
        assert free.top() <= panel.geometry().top()
        assert panel.geometry().bottom() <= free.bottom()
        if size[0] > 900:  # in the smallest window it may lie over the names on both sides
            assert free.contains(panel.geometry())
        panel.hide()


@pytest.mark.parametrize("said", [Reservation.HEALTHY, Reservation.MARRIAGE, Reservation.SOLO_KING_QUEEN])
def test_the_chosen_answer_has_room_for_its_words(place, said) -> None:
    panel = ReservationPanel(place)
    place.setStyleSheet(style_sheet(place.palette(), 9.0))
    panel.ask(game_with(is_marriage).view(0))
    panel.choose(said)
    button = panel.answers[said]
    assert button.width() >= button.sizeHint().width()
    assert not button.font().bold()
    assert button.fontMetrics().horizontalAdvance(button.text()) < button.width() - 16


def test_what_lies_below_a_question_is_not_clicked(qtbot) -> None:
    table = TableView(Deck())
    qtbot.addWidget(table)
    table.resize(900, 574)
    table.show()
    game = game_with(is_marriage)
    table.show_view(game.view(0))
    pressed = []
    table.action_requested.connect(pressed.append)
    panel = ReservationPanel(table)
    panel.ask(game.view(0))
    panel.setGeometry(100, 400, 700, 174)
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(350, 160))
    assert pressed == []


@pytest.mark.parametrize("size", [(900, 574), (1366, 742)])
def test_no_answer_moves_the_buttons_of_the_others(place, size) -> None:
    """A click on one solo must not land on another, because an explanation has become longer meanwhile."""
    place.setStyleSheet(style_sheet(place.palette(), 9.0))
    place.resize(*size)
    panel = ReservationPanel(place)
    panel.ask(game_with(is_marriage).view(0))
    QApplication.processEvents()
    seen = set()
    for answer, button in panel.answers.items():
        if button.isEnabled():
            panel.choose(answer)
            QApplication.processEvents()
            listed = panel.listed.widget()
            places = (one.mapTo(listed, QPoint()).toTuple() for one in panel.answers.values())
            seen.add((panel.geometry().getRect(), *places, panel.confirm.geometry().bottom()))
    assert len(seen) == 1


def test_a_question_keeps_off_the_seats_when_the_table_becomes_narrower(qtbot) -> None:
    table = views.shown_table(qtbot, size=(1366, 742))
    table.setStyleSheet(style_sheet(table.palette(), 9.0))
    game = game_with(is_marriage)
    table.show_view(game.view(0))
    panel = ReservationPanel(table)
    panel.ask(game.view(0))
    for size in ((900, 562), (1366, 742), (900, 562)):
        table.resize(*size)
        QApplication.processEvents()
        assert panel.free.left() <= panel.x() and panel.geometry().right() <= panel.free.right() + 1


def test_a_question_on_a_small_table_has_narrow_margins_and_is_not_placed_endlessly(qtbot) -> None:
    table = views.shown_table(qtbot, size=(1366, 742))
    panel = ReservationPanel(table)
    panel.ask(game_with(is_marriage).view(0))
    set_style_sheet(table, style_sheet(table.palette(), 9.0))
    QApplication.processEvents()
    usual = panel.contentsRect().top()
    table.resize(614, 560)
    QApplication.processEvents()
    assert panel.contentsRect().top() < usual
    placed = []
    panel.placed.connect(placed.append)

    def is_at_rest() -> bool:
        placed.clear()
        QApplication.processEvents()
        return not placed

    assert any(is_at_rest() for _ in range(10))
