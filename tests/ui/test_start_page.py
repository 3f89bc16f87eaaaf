"""The page of the start: what it leads to, and that it has room for all of it."""

import pytest
from evening import Person, button, opened
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.tournament_length import LengthKind, TournamentLength
from freedoko_qt.engine.evening.length import games_planned
from freedoko_qt.ui.cards.deck import ASPECT, Deck
from freedoko_qt.ui.start.fan import CARD_SHARE, FAN, Fan


@pytest.fixture
def person(qtbot, qapp, data_dir):
    """A person who has played before."""
    with opened(qapp, data_dir) as program:
        program.settings.change(setup=TournamentSetup(rounds=2))
        program.window.show_start()
        yield Person(qtbot, program.window)


@pytest.mark.parametrize(("name", "place"), [("Course", "course"), ("Trainer", "trainer"), ("Deals", "deals")])
def test_the_course_the_trainer_and_the_deals_are_one_click_away(person, name, place) -> None:
    start = person.window.page
    person.click(button(start, name))
    assert person.window.page is not start
    assert person.window.page is getattr(person.window.controllers, place).page
    person.press(Qt.Key.Key_Escape)
    assert person.window.page is start


def test_four_games_are_one_click_away_and_the_next_tournament_is_as_long_as_before(person) -> None:
    window = person.window
    person.click(window.page.short)
    person.wait()
    setup = window.session.setup
    assert setup.length == TournamentLength(LengthKind.GAMES, 4)
    assert games_planned(setup.rules_in_play) == 4
    assert window.current.next_setup.length == TournamentLength(LengthKind.ROUNDS, 2)


@pytest.mark.parametrize("size", [(900, 600), (600, 900)])
@pytest.mark.parametrize("text_size", TextSize)
def test_everything_has_room_in_german(person, qtbot, size, text_size) -> None:
    window = person.window
    window.resize(*size)
    file = window.context.settings_file
    file.change(language=Language.GERMAN, text_size=text_size)
    qtbot.waitUntil(lambda: button(window.page, "Spiel mit Anleitung").isVisible())
    qtbot.wait(200)
    start = window.page
    buttons = [one for one in start.findChildren(QPushButton) if one.isVisible()]
    assert len(buttons) == 11
    places = [QRect(one.mapTo(start, QPoint()), one.size()) for one in buttons]
    for one, place in zip(buttons, places, strict=True):
        assert one.width() >= one.minimumSizeHint().width() and one.height() >= one.minimumSizeHint().height()
        assert start.rect().contains(place)
    assert not any(place.intersects(other) for n, place in enumerate(places) for other in places[:n])
    assert start.fan.height() >= start.fan.minimumHeight()


def test_the_cards_of_a_larger_page_are_drawn_one_by_one(qtbot) -> None:
    deck = Deck()
    fan = Fan(deck, None)
    qtbot.addWidget(fan)
    fan.resize(400, 220)
    fan.grab()
    fan.resize(1200, 660)
    fan.grab()
    assert len(deck) == len(FAN), "none was drawn while the page was painted"
    qtbot.waitUntil(lambda: len(deck) == 2 * len(FAN))
    whole = Fan(Deck(), None)
    qtbot.addWidget(whole)
    whole.resize(fan.size())
    QApplication.processEvents()
    assert fan.grab().toImage() == whole.grab().toImage()
    deck.keep(10, ratio=1)
    deck.keep(20, ratio=1)
    fan.resize(400, 220)
    fan.grab()
    qtbot.waitUntil(lambda: deck.draft(FAN[0], *drawn_in(fan)) is None)


def drawn_in(fan: Fan) -> tuple[float, float]:
    """The width of a card in the fan, and the pixel ratio."""
    return fan.height() * CARD_SHARE * ASPECT, fan.devicePixelRatioF()
