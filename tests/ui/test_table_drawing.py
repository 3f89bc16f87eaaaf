"""The pictures of the table: sharp at last, drawn one by one, and only once they are seen."""

import views
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from freedoko_qt.engine.cards import CARDS
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.table.felt import FeltItem
from freedoko_qt.ui.table.picture_item import PictureItem
from freedoko_qt.ui.table.table_view import TableView

FEW = 3
"""Pictures that are drawn in one turn of the events: a turned card needs two."""


def test_the_first_picture_is_sharp(qtbot) -> None:
    view = TableView(Deck())
    qtbot.addWidget(view)
    view.set_players(views.PLAYERS)
    view.show_view(views.healthy().view(0))
    view.resize(1100, 700)
    view.show()
    first = view.grab().toImage()
    view.settle()
    assert view.grab().toImage() == first


def test_after_a_change_of_size_everything_is_sharp_again(table, qtbot) -> None:
    table.show_view(views.played(3).view(0))
    table.resize(table.width() - 140, table.height())
    assert table.stage.hand.items[0].scale() != 1.0, "the old picture"
    qtbot.waitUntil(lambda: not table.sharpening.isActive())
    shown = table.grab().toImage()
    table.settle()
    assert table.grab().toImage() == shown


def test_cards_are_sharp_again_after_the_size_has_changed(table, qtbot) -> None:
    table.show_view(views.played(7).view(0))
    table.resize(1400, 900)
    qtbot.waitUntil(lambda: table.stage.hand.items[0].scale() == 1.0)
    layout = table.stage.layout
    assert layout.size.toSize() == table.viewport().size()
    item = table.stage.hand.items[0]
    assert item.place.width == layout.card


def test_a_picture_is_painted_once_before_it_is_seen_however_often_its_look_has_changed(table) -> None:
    table.show_view(views.dealt().view(0))
    painted: list[int] = []
    item = PictureItem(table.stage.scene, 1.0, visible=True)
    for look in range(3):
        item.redraw(QSizeF(10, 10), 1.0, lambda painter, look=look: painted.append(look))
    assert painted == []
    table.grab()
    assert painted == [2]


def test_a_table_is_painted_when_it_is_seen_whatever_sizes_it_has_had_before(qtbot) -> None:
    view = TableView(Deck())
    qtbot.addWidget(view)
    view.set_players(views.PLAYERS)
    (felt,) = [item for item in view.scene().items() if isinstance(item, FeltItem)]
    for size in ((700, 500), (900, 600), (1100, 700)):
        view.resize(*size)
        view.settle()
        assert felt.pixmap().isNull(), "nobody sees it yet"
    view.show()
    view.grab()
    assert felt.pixmap().size() == view.size()


def test_another_deck_is_drawn_card_by_card(table, qtbot) -> None:
    table.show_view(views.dealt().view(0))
    deck, drawn = Deck(), []
    table.set_deck(deck)
    while table.sharpening.isActive():
        before = len(deck)
        QApplication.processEvents()
        drawn.append(len(deck) - before)
    assert len(deck) >= len(set(table.stage.hand.cards))
    assert max(drawn) <= FEW, "so that nothing else waits for all of them"


def test_cards_that_are_drawn_in_another_size_lie_there_at_once_and_are_drawn_one_by_one(qtbot) -> None:
    deck, game = Deck(), views.played(7)
    table = TableView(deck)
    qtbot.addWidget(table)
    table.set_players(views.PLAYERS)
    table.resize(1100, 700)
    table.show()
    for card in CARDS:
        deck.picture(card, 60, 1)
    view = game.view(0)
    table.show_view(view)
    assert {item.card for item in table.stage.drafts} == {*view.hand, *view.trick}
    at_once, drawn = table.grab().toImage(), []
    while table.sharpening.isActive():
        before = len(deck)
        QApplication.processEvents()
        drawn.append(len(deck) - before)
    sharp = table.grab().toImage()
    assert max(drawn) <= FEW
    table.settle()
    assert sharp == table.grab().toImage() != at_once
    for item in table.stage.hand.items:
        place = item.pos().toPoint()
        assert near(at_once.pixelColor(place), sharp.pixelColor(place)), "nothing is blank meanwhile"


def near(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 60 for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def test_open_cards_are_drawn_in_the_size_alone_in_which_they_lie(qtbot) -> None:
    deck, game = Deck(), views.healthy()
    table = TableView(deck)
    qtbot.addWidget(table)
    table.resize(1100, 700)
    table.show()
    table.set_players(views.PLAYERS)
    table.open_hands(True)
    table.show_view(game.view(0), hands_of(game.hands))
    others = {card for hand in game.hands[1:] for card in hand}
    assert len(deck) <= 2 * len(set(game.hands[0])) + len(others) + 1, "upright and turned, lying open, and the back"


def test_another_palette_gives_another_table(table, qtbot) -> None:
    from freedoko_qt.ui.look import theme

    table.show_view(views.played(7).view(0))
    pictures = []
    for dark in (True, False):
        table.setPalette(theme.palette(dark=dark))
        qtbot.waitUntil(lambda: not table.sharpening.isActive())
        pictures.append(table.grab().toImage())
    assert pictures[0] != pictures[1]
