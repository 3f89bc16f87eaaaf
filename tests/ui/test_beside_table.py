"""The side panel on a page with a table, without a program around it: what its pages say, and where it lies."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
import views
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from sheets import NAMES, made_sheet

from freedoko_qt.app import wording
from freedoko_qt.app.language import Translators
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.settings import Language, SidePageKind, Speed, TextSize
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.events import CardPlayed
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import still_out
from freedoko_qt.ui.cards.card_groups import card_groups
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.game_page import GamePage
from freedoko_qt.ui.look.stylesheet import style_sheet
from freedoko_qt.ui.look.theme import palette
from freedoko_qt.ui.side.sums_page import SumsTable, shares, short_name
from freedoko_qt.ui.side.table_splitter import LEGIBLE
from freedoko_qt.ui.table.layout import LIFT
from freedoko_qt.ui.table.table_layout import narrowest_table, table_layout

SPOKEN, TIP = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole


@pytest.fixture
def page(qtbot) -> GamePage:
    page = GamePage(Deck())
    page.table.set_speed(Speed.INSTANT)
    page.side.wanted.connect(page.show_side)
    qtbot.addWidget(page)
    page.resize(1366, 740)
    page.show()
    return page


@pytest.fixture
def program_style(qapp) -> Iterator[None]:
    """Use the style sheet of the program."""
    before = qapp.styleSheet()
    qapp.setStyleSheet(style_sheet(palette(dark=False), qapp.font().pointSizeF()))
    yield
    qapp.setStyleSheet(before)


def show(page: GamePage, game: Game, sheet=None) -> None:
    page.show_game(game.view(0), views.PLAYERS, game.events_so_far(), None, sheet)


def play_on(page: GamePage, game: Game, cards: int) -> None:
    """So many more cards, chosen by chance, are shown as they fall."""
    chance = Random(3)
    while cards and game.phase is Phase.PLAY:
        action = chance.choice([one for one in game.legal() if isinstance(one, Play)])
        for event in game.apply(action):
            page.show_event(event, game.view(0))
            cards -= isinstance(event, CardPlayed)


def has_picture(item) -> bool:
    """True if something is painted in the middle of a card."""
    picture = item.icon().pixmap(item.listWidget().iconSize()).toImage()
    return picture.pixelColor(picture.rect().center()).alpha() > 0


def opened(page: GamePage, which: SidePageKind):
    page.show_side(which)
    return page.side.panel.shown


def numbers(words: list[str]) -> list[tuple[str, int]]:
    """The words beside each heading and card."""
    return [(name, int(number)) for name, number in (one.split(": ") for one in words)]


def wanted_numbers(view) -> list[tuple[str, int]]:
    out, found = still_out(view), []
    for group in card_groups(view):
        name = "Trumps" if group.suit is None else wording.suit_name(group.suit).capitalize()
        found.append((name, sum(out[card] for card in group.cards)))
        found += [(wording.card_name(card), out[card]) for card in group.cards]
    return found


# What is still out


def test_the_counts_follow_every_card(page) -> None:
    game = views.healthy()
    show(page, game)
    out = opened(page, SidePageKind.OUT)
    for _ in range(36):
        view = game.view(0)
        assert numbers(out.cards.words) == wanted_numbers(view)
        assert out.title.text().split()[0] == str(sum(still_out(view).values()))
        play_on(page, game, 1)
    assert sum(still_out(game.view(0)).values()) == 9


def test_cards_that_are_gone_are_passed_over(page) -> None:
    game = views.played(30)
    show(page, game)
    cards = opened(page, SidePageKind.OUT).cards
    page.side.take_focus()
    walked = [cards.currentItem().data(SPOKEN)]
    while True:
        assert cards.currentItem().isSelected()
        QTest.keyClick(cards, Qt.Key.Key_Right)
        if cards.currentItem().data(SPOKEN) == walked[-1]:
            break
        walked.append(cards.currentItem().data(SPOKEN))
    out = still_out(game.view(0))
    assert sorted(walked) == sorted(f"{wording.card_name(card)}: {number}" for card, number in out.items() if number)


def test_what_has_the_keyboard_keeps_it_when_a_card_falls(page) -> None:
    game = views.played(1)
    show(page, game)
    cards = opened(page, SidePageKind.OUT).cards
    page.side.take_focus()
    QTest.keyClick(cards, Qt.Key.Key_Down)
    spoken = cards.currentItem().data(SPOKEN).split(":")[0]
    play_on(page, game, 4)
    assert cards.currentItem().data(SPOKEN).split(":")[0] == spoken
    assert cards.hasFocus()


def test_in_a_solo_the_groups_are_others(page) -> None:
    game = views.solo(Reservation.SOLO_MEATLESS, 0)
    show(page, game)
    words = opened(page, SidePageKind.OUT).cards.words
    assert numbers(words) == wanted_numbers(game.view(0))
    assert not any(one.startswith("Trumps") for one in words)


def test_every_card_gets_its_picture_and_another_one_with_another_deck(page, qtbot) -> None:
    show(page, views.healthy())
    for which in (SidePageKind.ORDER, SidePageKind.OUT):
        cards = opened(page, which).cards
        items = [cards.item(row) for row in range(cards.count()) if " of " in cards.item(row).data(SPOKEN)]
        assert len(items) == 24
        qtbot.waitUntil(lambda items=items: all(map(has_picture, items)))
        before = [item.icon().cacheKey() for item in items]
        page.table.set_deck(Deck("german"))
        page.side.take_deck()
        qtbot.waitUntil(
            lambda items=items, before=before: not set(before) & {item.icon().cacheKey() for item in items}
        )


def test_a_screen_reader_finds_the_cards_in_their_order(page) -> None:
    show(page, views.healthy())
    cards = opened(page, SidePageKind.OUT).cards
    reader = QAccessible.queryAccessibleInterface(cards)
    assert reader.text(QAccessible.Text.Name) == "What is still out: cards with their number"
    read = [reader.child(row).text(QAccessible.Text.Name) for row in range(reader.childCount())]
    assert [words for words in read if words] == cards.words


# The other pages


@pytest.mark.parametrize("solo", [None, Reservation.SOLO_MEATLESS, Reservation.SOLO_JACK])
def test_the_order_page_has_the_order_of_the_game(page, solo) -> None:
    game = views.healthy() if solo is None else views.solo(solo, 0)
    show(page, game)
    order, view = opened(page, SidePageKind.ORDER), game.view(0)
    wanted = []
    for group in card_groups(view):
        wanted.append("Trumps" if group.suit is None else wording.suit_name(group.suit).capitalize())
        wanted += map(wording.card_name, group.cards)
    assert order.cards.words == wanted
    assert order.title.text() == wording.contract_name(view.contract)
    assert order.words.text().startswith("Of two equal cards the first wins")


def test_a_hidden_page_is_filled_when_it_is_shown(page) -> None:
    game = views.healthy()
    show(page, game)
    log = opened(page, SidePageKind.LOG)
    before = log.sentences
    assert before[-1] == "A normal game is played."
    for away in (SidePageKind.OUT, None):
        page.show_side(away)
        play_on(page, game, 1)
        assert log.sentences == before
        assert opened(page, SidePageKind.LOG) is log
        assert log.sentences[: len(before)] == before
        assert "plays the" in log.sentences[-1] or "play the" in log.sentences[-1]
        before = log.sentences


def test_the_log_begins_anew_with_a_new_game_and_after_a_card_taken_back(page) -> None:
    game = views.played(5)
    show(page, game)
    log = opened(page, SidePageKind.LOG)
    before = log.sentences
    assert sum(" play" in sentence for sentence in before) == 5 + 1  # "A normal game is played."
    earlier = game.replayed(len(game.actions) - 2)
    show(page, earlier)
    assert log.sentences == before[:-2] or log.sentences == before[:-3]
    show(page, views.dealt(7))
    assert log.sentences == []


def test_who_reads_the_log_is_not_led_away(page) -> None:
    game = views.played(30)
    show(page, game)
    page.resize(1366, 400)
    opened(page, SidePageKind.LOG)
    QApplication.processEvents()
    body = page.side.panel.shown.body
    bar = body.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    play_on(page, game, 1)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    page.side.take_focus()
    QTest.keyClick(body, Qt.Key.Key_Home)
    assert bar.value() == 0
    play_on(page, game, 1)
    QApplication.processEvents()
    assert bar.value() == 0


def test_the_last_line_of_the_sheet_is_in_sight_and_no_number_is_cut_off(page, program_style) -> None:
    games = [(-120, 333, -99, 0), *[(-1, 1, 0, 0)] * 59]
    page.resize(900, 560)
    show(page, views.healthy(), made_sheet(*games, names=[player.name for player in views.PLAYERS]))
    table = opened(page, SidePageKind.SHEET).table
    QApplication.processEvents()
    assert table.rowCount() == 60
    assert [table.lines.index(59, column).data() for column in range(3, 7)] == ["−179", "392", "−99", "0"]
    assert table.viewport().rect().contains(table.visualRect(table.lines.index(59, 6)))
    for column in (0, 3, 4, 5, 6):
        assert table.columnWidth(column) >= table.sizeHintForColumn(column)
    names = [table.lines.headerData(column, Qt.Orientation.Horizontal, SPOKEN) for column in range(3, 7)]
    assert names == [isolated(player.name) for player in views.PLAYERS]
    assert table.lines.index(59, 3).data(TIP).startswith("Normal game")


@pytest.mark.parametrize(
    ("name", "room", "shown"),
    [
        ("Frieda", 6, "Frieda"),
        ("Frieda", 5, "Frie."),
        ("Frieda", 1, "F"),
        ("Karl-Friedrich von Hohenstein", 20, "Karl-Friedrich"),
        ("Karl-Friedrich von Hohenstein", 4, "Kar."),
        ("", 3, ""),
    ],
)
def test_names_are_shortened_as_players_do(name, room, shown) -> None:
    assert short_name(name, lambda text: len(text) <= room) == shown


def test_a_column_of_the_sheet_has_the_room_of_its_name(qtbot, program_style) -> None:
    table = SumsTable(None)
    qtbot.addWidget(table)
    table.show_sheet(made_sheet((2, -2, 2, -2), (10, -10, 10, -10)))
    table.resize(280, 200)
    table.show()
    heads = [table.lines.headerData(column, Qt.Orientation.Horizontal) for column in range(3, 7)]
    assert heads == list(NAMES)


def test_what_is_missing_is_taken_from_the_widest_column() -> None:
    assert shares([10, 20, 40, 10], 100) == [15, 25, 45, 15]
    assert shares([10, 20, 40, 10], 60) == [10, 20, 20, 10]
    assert sum(shares([30, 31, 64, 30], 101)) == 101


# Keys


def test_tab_and_arrows_reach_everything_in_the_panel(page) -> None:
    show(page, views.healthy())
    for which in SidePageKind:
        opened(page, which)
    page.show_side(SidePageKind.LOG)
    page.activateWindow()
    panel = page.side.panel
    panel.take_focus()
    chain = [panel.buttons[SidePageKind.LOG], panel.shown.body, panel.close_button]
    assert QApplication.focusWidget() is chain[1]
    QTest.keyClick(chain[1], Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is chain[0]
    for widget in chain[1:]:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget
    panel.buttons[SidePageKind.LOG].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel.buttons[SidePageKind.LOG], Qt.Key.Key_Left)
    assert panel.page is SidePageKind.SHEET
    assert panel.buttons[SidePageKind.SHEET].hasFocus()


def test_everything_in_the_panel_has_a_name(page) -> None:
    show(page, views.healthy())
    for which in SidePageKind:
        assert opened(page, which).body.accessibleName()
    panel = page.side.panel
    names = [
        one.accessibleName() or (one.text() if isinstance(one, QPushButton) else "")
        for one in panel.findChildren(QWidget)
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not one.objectName().startswith("qt_")
        and not type(one.parent()).__module__.startswith("PySide6")
    ]
    assert all(names), names
    assert panel.accessibleName() == "Side panel"
    assert "Close the side panel" in names


# Room


def rect_on(table: QWidget, panel: QWidget):
    """The rectangle of the panel in the places of the table."""
    place = panel.rect()
    place.moveTopLeft(table.mapFromGlobal(panel.mapToGlobal(place.topLeft())))
    return place


def test_it_never_covers_the_own_hand(page, program_style) -> None:
    show(page, views.healthy())
    opened(page, SidePageKind.OUT)
    panel, table, over = page.side.panel, page.table, []
    for width, height in ((600, 940), (700, 580), (900, 580), (1024, 748), (1366, 748), (700, 580)):
        page.resize(width, height)
        QApplication.processEvents()
        place, layout = rect_on(table, panel), table_layout(table.width(), table.height())
        if panel.is_over:
            over.append(width)
            assert table.rect().contains(place)
            assert place.bottom() < layout.hand.top() - LIFT * layout.card_height
            assert place.bottom() < layout.bar.top()
            assert not any(place.intersects(rect_on(table, one)) for one in table.bar.buttons if one.isVisible())
            assert table.width() == width
        else:
            assert place.left() >= table.width()
            assert layout.unit >= LEGIBLE
        assert panel.isVisible()
        assert panel.shown.cards.words
    assert over == [600, 700, 700]


@pytest.mark.parametrize("height", [560, 576, 815, 816, 1000])
def test_the_table_beside_it_can_be_read(height) -> None:
    width = narrowest_table(height, LEGIBLE)
    assert table_layout(width, height).unit >= LEGIBLE
    assert table_layout(width - 2, height).unit < LEGIBLE


def test_no_word_is_cut_off(page, qapp, program_style) -> None:
    show(page, views.healthy())
    for which in SidePageKind:
        opened(page, which)
    panel, translators = page.side.panel, Translators(qapp)
    points = qapp.font().pointSizeF()
    try:
        for width, size, language in product((600, 900, 1366), TextSize, (Language.GERMAN, Language.ENGLISH)):
            page.resize(width, 580)
            qapp.setStyleSheet(style_sheet(palette(dark=False), points * size.factor))
            translators.speak(language)
            for _ in range(3):  # the words, then how much room they want, then their places
                QApplication.processEvents()
            case = language, size, width
            for button in panel.findChildren(QPushButton):
                assert button.width() >= button.sizeHint().width(), (button.text(), case)
                corner = button.mapTo(panel, button.rect().bottomRight())
                assert panel.rect().contains(corner), (button.text(), case)
            assert panel.width() >= panel.minimumSizeHint().width(), case
            assert page.rect().contains(panel.mapTo(page, panel.rect().bottomRight())), case
    finally:
        translators.speak(Language.ENGLISH)
