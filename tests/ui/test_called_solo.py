"""A solo that the person has called is what its hand and the order of the cards show, until a game stands."""

import pytest
import views
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from freedoko_qt.app.settings import SidePageKind, Speed
from freedoko_qt.engine.actions import Reserve
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.game_page import GamePage

RULES = views.STANDARD.changed("number_of_rounds_limited", True).changed("number_of_duty_soli", 1)
HEALTHY = Reservation.HEALTHY


@pytest.fixture
def page(qtbot) -> GamePage:
    """A table of its own, with the order of the cards beside it."""
    page = GamePage(Deck())
    qtbot.addWidget(page)
    page.resize(1366, 700)
    page.table.set_speed(Speed.INSTANT)
    page.show()
    page.show_side(SidePageKind.ORDER)
    return page


def in_order_of(contract: Contract, game: Game) -> list[object]:
    return sorted(game.view(0).hand, key=card_order(game.rules, contract).sort_key)


def on_screen(page: GamePage) -> list[object]:
    return list(page.table.stage.hand.cards)


def say(page: GamePage, game: Game, action: Reserve) -> None:
    for event in game.apply(action):
        page.show_event(event, game.view(0))


def called(page: GamePage, game: Game, solo: Reservation = Reservation.SOLO_JACK) -> Game:
    """The person has called this solo with mouse and keys."""
    page.action_requested.connect(lambda action: say(page, game, action))
    page.show_game(game.view(0), views.PLAYERS, [])
    page.ask(game.view(0))
    QTest.mouseClick(page.questions.reservation.answers[solo], Qt.MouseButton.LeftButton)
    QTest.keyClick(page.questions.reservation, Qt.Key.Key_Return)
    assert page.questions.open_panel is None
    return game


def test_the_hand_stays_sorted_for_the_solo_that_was_called(page) -> None:
    game = called(page, views.dealt(5, RULES))
    assert on_screen(page) == in_order_of(Contract.SOLO_JACK, game) != in_order_of(Contract.NORMAL, game)
    for seat in (1, 2, 3):
        say(page, game, Reserve(seat, HEALTHY))
        assert on_screen(page) == in_order_of(Contract.SOLO_JACK, game)
    assert game.view(0).contract is Contract.SOLO_JACK


def test_the_hand_is_not_sorted_to_and_fro_while_the_answer_is_written_down(page) -> None:
    game = views.dealt(5, RULES)
    page.show_game(game.view(0), views.PLAYERS, [])
    page.ask(game.view(0))
    page.questions.reservation.choose(Reservation.SOLO_JACK)
    QTest.keyClick(page.questions.reservation, Qt.Key.Key_Return)
    assert on_screen(page) == in_order_of(Contract.SOLO_JACK, game)


def test_the_order_of_the_cards_is_that_of_the_solo_that_is_chosen_and_called(page) -> None:
    beside = page.side.panel.shown
    game = views.dealt(5, RULES)
    page.show_game(game.view(0), views.PLAYERS, [])
    page.ask(game.view(0))
    assert beside.title.text() == "Normal game"
    page.questions.reservation.choose(Reservation.SOLO_JACK)
    assert beside.title.text() == "Jack solo"
    page.questions.reservation.choose(HEALTHY)
    assert beside.title.text() == "Normal game"
    called(page, game)
    assert beside.title.text() == "Jack solo"
    page.show_trumps(True)
    assert page.trumps.title.text() == "Jack solo: order of the cards"


def test_the_solo_of_another_that_is_played_instead_is_what_counts(page) -> None:
    owed = Table(duty_soli=(DutySoli(), DutySoli(1), DutySoli(), DutySoli()))
    game = called(page, Game(RULES, views.dealt(5, RULES).dealt, owed))
    say(page, game, Reserve(1, Reservation.SOLO_CLUBS))
    for seat in (2, 3):
        assert on_screen(page) == in_order_of(Contract.SOLO_JACK, game)
        say(page, game, Reserve(seat, HEALTHY))
    assert game.view(0).contract is Contract.SOLO_CLUBS
    assert on_screen(page) == in_order_of(Contract.SOLO_CLUBS, game)
    assert page.side.panel.shown.title.text() == "Clubs solo"


def test_a_new_deal_is_sorted_as_usual(page) -> None:
    called(page, views.dealt(5, RULES))
    game = views.dealt(6, RULES)
    page.show_game(game.view(0), views.PLAYERS, [])
    assert on_screen(page) == in_order_of(Contract.NORMAL, game)
