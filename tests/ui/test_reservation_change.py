"""A reservation can be changed where the rules allow it, and soli can be bid for."""

from dataclasses import replace

import pytest
import views
from evening import Person, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.settings import Speed
from freedoko_qt.engine.actions import Call, Reserve
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.game_page import GamePage
from freedoko_qt.ui.panels.reservation_panel import ReservationPanel
from freedoko_qt.ui.table.choreographer import Holder
from freedoko_qt.ui.table.reservation_choices import is_change, is_last_chance

FREE = views.STANDARD.changed("reservation_change", "free")
SOLO = Reserve(0, Reservation.SOLO_QUEEN)


@pytest.fixture
def page(qtbot) -> GamePage:
    """A table of its own."""
    page = GamePage(Deck())
    qtbot.addWidget(page)
    page.resize(900, 560)
    page.table.set_speed(Speed.INSTANT)
    page.show()
    return page


def after(rules, *said: Reserve) -> Game:
    game = views.dealt(5, rules)
    for one in said:
        game.apply(one)
    return game


def asked(page: GamePage) -> list[object]:
    actions: list[object] = []
    page.action_requested.connect(actions.append)
    return actions


def test_only_what_was_said_can_be_changed() -> None:
    assert not is_change(views.dealt(5, FREE).view(0))
    assert is_change(after(FREE, SOLO).view(0))
    assert not is_change(after(FREE, SOLO).view(1))
    assert not is_change(after(views.STANDARD, SOLO).view(0))


def test_the_last_chance_depends_on_the_rules() -> None:
    until_next = views.STANDARD.changed("reservation_change", "until_next_spoke")
    assert is_last_chance(after(until_next, SOLO).view(0))
    assert not is_last_chance(after(FREE, SOLO).view(0))
    others = [Reserve(seat, Reservation.HEALTHY) for seat in (1, 2, 3)]
    assert not is_last_chance(after(until_next, SOLO, others[0]).view(0))


def test_a_button_at_the_table_opens_the_question_again(page) -> None:
    answers = asked(page)
    game = after(FREE, SOLO)
    page.show_game(game.view(0), views.PLAYERS, [])
    page.table.show_view(game.view(0))
    button = page.table.bar.buttons[-1]
    assert button.text() == "Change the reservation"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    panel = page.questions.open_panel
    assert panel is page.questions.reservation
    assert panel.title.text() == "What do you say instead?"
    assert panel.reservation is Reservation.HEALTHY
    assert not panel.answers[Reservation.SOLO_QUEEN].isEnabled()
    panel.choose(Reservation.SOLO_JACK)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert answers == [Reserve(0, Reservation.SOLO_JACK)]
    assert game.refusal(answers[0]) is None
    game.apply(answers[0])
    page.table.show_view(game.view(0))
    assert page.table.bar.buttons == []


@pytest.mark.parametrize("how", ["button", "escape"])
def test_it_can_be_left_as_it_is(page, how) -> None:
    answers = asked(page)
    game = after(FREE, SOLO)
    page.show_game(game.view(0), views.PLAYERS, [])
    page.table.change_requested.emit()
    panel = page.questions.reservation
    if how == "button":
        QTest.mouseClick(panel.leave, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(panel.confirm, Qt.Key.Key_Escape)
    assert page.questions.open_panel is None
    assert answers == []
    assert Holder.CHANGE not in page.table.choreographer.holders


def test_the_first_question_cannot_be_left(place) -> None:
    panel = ReservationPanel(place)
    panel.ask(views.dealt(5, FREE).view(0))
    assert not panel.leave.isVisible()
    QTest.keyClick(panel.confirm, Qt.Key.Key_Escape)
    assert panel.isVisible()


def test_the_question_closes_when_it_is_too_late(page) -> None:
    until_next = views.STANDARD.changed("reservation_change", "until_next_spoke")
    game = after(until_next, SOLO)
    page.show_game(game.view(0), views.PLAYERS, [])
    page.table.change_requested.emit()
    assert page.questions.is_changing
    for event in game.apply(Reserve(1, Reservation.HEALTHY)):
        page.show_event(event, game.view(0))
    assert page.questions.open_panel is None
    assert page.table.bar.buttons == []


def test_a_reservation_is_changed_in_a_game(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        window = program.window
        window.current.start(replace(window.current.next_setup, preset=None, rules=FREE, seed=1))
        person = Person(qtbot, window)
        person.wait()
        panel = window.game.page.questions.reservation
        panel.choose(Reservation.SOLO_QUEEN)
        person.click(panel.confirm)
        person.wait()
        assert window.session.view.contract is Contract.SOLO_QUEEN
        person.click(person.table.bar.buttons[-1])
        panel.choose(Reservation.HEALTHY)
        person.click(panel.confirm)
        person.wait()
        assert window.session.view.contract is Contract.NORMAL
        assert not is_change(window.session.view)
        person.play_game()


def bidding(**changes: object) -> Game:
    """The first question of a game in which soli are bid for."""
    rules = views.STANDARD.changed("solo_bidding", True)
    for name, value in changes.items():
        rules = rules.changed(name, value)
    return Game(rules, views.dealt(5, rules).dealt, Table(duty_soli=(DutySoli(2),) * 4))


def test_a_solo_is_said_with_an_announcement(place, qtbot) -> None:
    panel, answers, game = ReservationPanel(place), [], bidding()
    panel.chosen.connect(answers.append)
    panel.ask(game.view(0))
    assert not panel.details.bid.isVisible()
    panel.choose(Reservation.SOLO_JACK)
    assert panel.details.bid.isVisible()
    assert [panel.details.bid.itemText(row) for row in range(3)] == ["Nothing", "Re", "No 90"]
    panel.details.bid.setCurrentIndex(2)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert answers == [Reserve(0, Reservation.SOLO_JACK, bid=Call.NO_90)]
    assert game.refusal(answers[0]) is None
    panel.ask(game.view(0))
    panel.choose(Reservation.SOLO_JACK)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert answers[-1] == Reserve(0, Reservation.SOLO_JACK)


def test_a_solo_can_be_a_lust_solo_where_that_is_free(place, qtbot) -> None:
    panel, answers = ReservationPanel(place), []
    panel.chosen.connect(answers.append)
    panel.ask(bidding(number_of_rounds_limited=True, number_of_duty_soli=2).view(0))
    panel.choose(Reservation.SOLO_JACK)
    assert not panel.details.lust.isVisible()
    game = bidding(number_of_rounds_limited=True, number_of_duty_soli=2, lust_solo_needs_duty_played=False)
    for wanted in (True, False):
        panel.ask(game.view(0))
        panel.choose(Reservation.SOLO_JACK)
        assert panel.details.lust.isVisible()
        panel.details.lust.setChecked(wanted)
        qtbot.keyClick(panel, Qt.Key.Key_Return)
        assert answers[-1] == Reserve(0, Reservation.SOLO_JACK, lust=wanted)
        assert game.refusal(answers[-1]) is None


def test_whoever_must_play_a_solo_is_told_so(place) -> None:
    panel, rules = ReservationPanel(place), views.STANDARD.changed("number_of_duty_soli", 1)
    dealt = views.dealt(5, rules).dealt
    panel.ask(Game(rules, dealt, Table(duty_soli=(DutySoli(1),) * 4)).view(0))
    assert panel.title.text() == "What do you say before play?"
    panel.ask(Game(rules, dealt, Table(duty_round=True, duty_soli=(DutySoli(1),) * 4)).view(0))
    assert panel.title.text() == "You have to play a solo now. Which one?"


def duty() -> Game:
    """The first question of a game in which the person has to play a solo."""
    rules = views.STANDARD.changed("number_of_duty_soli", 1)
    return Game(rules, views.dealt(5, rules).dealt, Table(duty_round=True, duty_soli=(DutySoli(1),) * 4))


def test_no_solo_is_chosen_for_whoever_has_to_play_one(page, qtbot) -> None:
    answers, game = asked(page), duty()
    page.show_game(game.view(0), views.PLAYERS, [])
    page.ask(game.view(0))
    panel = page.questions.reservation
    assert panel.reservation is None and not panel.confirm.isEnabled()
    assert panel.confirm.text() == "Choose a solo" and panel.explanation.text() == ""
    assert page.table.stage.hand.cards == tuple(sorted(game.view(0).hand, key=game.view(0).order.sort_key))
    place = panel.geometry()
    QTest.mouseClick(panel.answers[Reservation.SOLO_MEATLESS], Qt.MouseButton.LeftButton)
    assert panel.confirm.isEnabled() and panel.confirm.text() == "Say “Meatless (no trumps)”"
    assert panel.geometry() == place
    QTest.mouseClick(panel.confirm, Qt.MouseButton.LeftButton)
    assert answers == [Reserve(0, Reservation.SOLO_MEATLESS)]


def test_by_keys_enter_chooses_the_solo_and_says_it(page, qtbot) -> None:
    answers, game = asked(page), duty()
    page.show_game(game.view(0), views.PLAYERS, [])
    page.ask(game.view(0))
    panel = page.questions.reservation
    first = next(said for said, button in panel.answers.items() if button.isEnabled())
    assert panel.answers[first].hasFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert panel.reservation is first and answers == []
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert answers == [Reserve(0, first)]
