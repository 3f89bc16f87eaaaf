"""The order of the cards on one key."""

import pytest
import views
from evening import Person, opened
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.engine.actions import AnnounceSwines
from freedoko_qt.engine.cards import Card, Suit
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.cards.card_groups import plain_cards
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.look.stylesheet import style_sheet
from freedoko_qt.ui.look.theme import palette
from freedoko_qt.ui.panels.panel import MARGIN
from freedoko_qt.ui.panels.trumps_panel import TRUMPS, TrumpsPanel
from freedoko_qt.ui.table.table_view import TableView


@pytest.fixture
def panel(qtbot) -> TrumpsPanel:
    table = TableView(Deck())
    qtbot.addWidget(table)
    table.resize(900, 560)
    table.show()
    return TrumpsPanel(Deck(), table)


def cards_of(row) -> list[str]:
    """The name of a row of cards."""
    return row.accessibleName().split(", ")


def test_a_normal_game(panel) -> None:
    panel.show_order(views.healthy().view(0))
    panel.open()
    trumps = cards_of(panel.trumps)
    assert len(trumps) == 13
    assert trumps[:2] == ["ten of hearts", "queen of clubs"]
    assert trumps[-1] == "nine of diamonds"
    assert cards_of(panel.suits[Suit.HEARTS]) == ["ace of hearts", "king of hearts", "nine of hearts"]
    assert not panel.suits[Suit.DIAMONDS].isVisible()
    assert panel.explanation.text().startswith("Of two equal cards the first wins, but the second ♥10")


def test_without_trumps_there_are_four_suits(panel) -> None:
    panel.show_order(views.solo(Reservation.SOLO_MEATLESS, 0).view(0))
    panel.open()
    assert not panel.trumps.isVisible()
    assert all(row.isVisible() and len(cards_of(row)) == 6 for row in panel.suits.values())
    assert panel.explanation.text() == "There are no trumps. Of two equal cards the first wins."


def test_swines_come_first_once_they_are_announced(panel) -> None:
    rules = views.STANDARD.changed("swines", True)
    seed = next(
        seed for seed in range(1, 500) if any(hand.count(Card.DA) == 2 for hand in views.dealt(seed, rules).hands)
    )
    game = views.healthy(seed, rules)
    said = next(one for seat in range(4) for one in game.legal(seat) if isinstance(one, AnnounceSwines))
    panel.show_order(game.view(0))
    assert cards_of(panel.trumps)[0] == "ten of hearts"
    game.apply(said)
    panel.show_order(game.view(0))
    assert cards_of(panel.trumps)[:2] == ["ace of diamonds", "ten of hearts"]


@pytest.mark.parametrize("solo", [None, *(one for one in Reservation if one.is_solo)])
def test_every_card_has_its_place_once(solo) -> None:
    rules = views.STANDARD
    for name in ("solo_ten", "solo_ace", "solo_free_mix", "solo_null"):
        rules = rules.changed(name, True)
    game = views.dealt(8, rules)
    while game.phase is Phase.RESERVATION:
        said = solo if solo and game.turn == 0 else Reservation.HEALTHY
        game.apply(next(one for one in game.legal() if one.reservation is said))
    view = game.view(0)
    shown = [*view.order.trumps, *(card for suit in Suit for card in plain_cards(view, suit))]
    assert sorted(shown) == sorted(Card)


@pytest.mark.parametrize("styled", [False, True], ids=["plain", "as in the program"])
def test_it_is_on_the_table_between_the_seats(panel, qapp, styled) -> None:
    before = qapp.styleSheet()
    qapp.setStyleSheet(style_sheet(palette(dark=False), qapp.font().pointSizeF()) if styled else "")
    try:
        for solo in (Reservation.SOLO_MEATLESS, Reservation.SOLO_HEARTS, Reservation.SOLO_KOEHLER):
            panel.show_order(views.solo(solo, 0).view(0))
            panel.open()
            free, place = panel.free, panel.geometry()
            assert place.bottom() <= free.bottom()
            assert place.top() >= MARGIN
            assert place.left() >= free.left() - 40  # over the end of a plate at most
    finally:
        qapp.setStyleSheet(before)


@pytest.mark.parametrize("size", [(1366, 743), (1920, 1055), (800, 1255)], ids=str)
def test_it_lies_below_the_upper_seat(qtbot, size) -> None:
    table = views.shown_table(qtbot, size=size)
    panel = TrumpsPanel(Deck(), table)
    panel.show_order(views.played(0).view(0))
    panel.open()
    assert abs(panel.geometry().center().x() - table.stage.layout.middle.x()) <= 2


@pytest.mark.parametrize("solo", [Reservation.SOLO_MEATLESS, Reservation.SOLO_HEARTS, Reservation.SOLO_QUEEN])
def test_plain_suits_are_nearly_as_large_as_trumps(qtbot, solo) -> None:
    table = views.shown_table(qtbot, size=(1366, 743))
    panel = TrumpsPanel(Deck(), table)
    panel.show_order(views.solo(solo, 0).view(0))
    panel.open()
    assert all(row.height() >= 0.09 * table.height() for row in panel.suits.values() if not row.isHidden())


def test_the_key_opens_it_and_closes_it(player) -> None:
    page, action = player.window.game.page, player.window.menu.action("trumps")
    player.press(Qt.Key.Key_T)
    assert page.shows_trumps
    assert action.isChecked()
    player.press(Qt.Key.Key_T)
    assert not page.shows_trumps
    assert not action.isChecked()
    action.trigger()
    assert page.shows_trumps
    player.press(Qt.Key.Key_Escape)
    assert not page.shows_trumps
    assert not action.isChecked()


def test_it_shows_the_order_of_the_solo_that_is_chosen_in_the_question(player) -> None:
    page = player.window.game.page
    page.questions.reservation.choose(Reservation.SOLO_JACK)
    player.press(Qt.Key.Key_T)
    assert page.trumps.title.text() == "Jack solo: order of the cards"
    assert cards_of(page.trumps.trumps) == [f"jack of {suit}" for suit in ("clubs", "spades", "hearts", "diamonds")]
    player.press(Qt.Key.Key_T)
    page.questions.reservation.choose(Reservation.HEALTHY)
    player.press(Qt.Key.Key_T)
    assert page.trumps.title.text() == "Normal game: order of the cards"


def test_over_a_question_the_cards_are_as_large_as_ever_and_stand_beside_their_heading(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        settings = program.settings
        settings.change(language=Language.GERMAN, text_size=TextSize.LARGEST)
        program.window.resize(900, 600)
        person = Person(qtbot, program.window)
        person.begin()
        person.wait()
        qtbot.wait(2 * DURATION.quick)
        person.press(Qt.Key.Key_T)
        qtbot.wait(1)
        panel = program.window.game.page.trumps
        assert panel.trumps.height() == round(TRUMPS * person.table.height())
        clubs = panel.suits[Suit.CLUBS]
        heading = next(label for label in panel.findChildren(QLabel) if label.text().startswith("Fehlfarben"))
        middles = [one.mapTo(panel, one.rect().center()).y() for one in (clubs, heading)]
        assert abs(middles[0] - middles[1]) <= 8


@pytest.mark.parametrize("size", [(900, 600), (1366, 768), (800, 1200)], ids=str)
def test_it_hides_the_whole_question_meanwhile(player, qtbot, size) -> None:
    player.window.resize(*size)
    qtbot.wait(2 * DURATION.quick)
    question, hand = player.question, player.table.stage.layout.hand
    player.press(Qt.Key.Key_T)
    qtbot.wait(1)
    panel = player.window.game.page.trumps.geometry()
    assert panel.contains(question.geometry())
    assert panel.bottom() < hand.top()
    player.press(Qt.Key.Key_T)
    assert question.isVisible()
    assert question.isAncestorOf(QApplication.focusWidget())


def test_escape_closes_it_where_the_table_has_the_keyboard(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window, keys=True)
        person.reach_first_card()
        page = program.window.game.page
        person.press(Qt.Key.Key_T)
        page.table.setFocus()
        person.press(Qt.Key.Key_Escape)
        assert not page.shows_trumps


def test_meanwhile_the_game_does_not_go_on(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.reach_first_card()
        page = program.window.game.page
        page.show_trumps(True)
        cards = page.table.view.hand
        person.play(next(card for card in page.table.stage.hand.cards if card in page.table.view.playable))
        qtbot.wait(60)
        assert page.table.view.hand == cards
        page.show_trumps(False)
        qtbot.waitUntil(lambda: len(page.table.view.hand) == len(cards) - 1)
        person.wait()


def test_it_fits_between_the_seats_after_a_change_of_the_text_size(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        program.settings.change(language=Language.GERMAN)
        program.window.resize(900, 600)
        person = Person(qtbot, program.window, keys=True)
        person.reach_first_card()
        for text_size in (TextSize.NORMAL, TextSize.LARGEST, TextSize.NORMAL):
            program.settings.change(text_size=text_size)
            person.press(Qt.Key.Key_T)
            qtbot.wait(1)
            panel = program.window.game.page.trumps
            assert panel.free.adjusted(-1, -1, 1, 1).contains(panel.geometry())
            person.press(Qt.Key.Key_T)
