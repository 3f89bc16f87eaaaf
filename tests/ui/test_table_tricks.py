"""The tricks on the table: the one that lies there, and those that are looked at once more."""

import views
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from freedoko_qt.engine.view import SeatView
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.table.table_view import TableView


def test_the_trick_lies_in_the_slots_with_its_marks(table) -> None:
    view = views.played(7).view(0)
    table.show_view(view)
    items = table.stage.trick.items
    assert {position: item.card for position, item in items.items()} == {
        (view.leader + place) % 4: card for place, card in enumerate(view.trick)
    }
    for position, item in items.items():
        assert item.place == table.stage.trick.slot(position)
    assert table.shown.leader == view.leader
    assert table.shown.winner == view.winning_seat


def test_the_last_trick_is_laid_out_once_more(table) -> None:
    view = views.played(9).view(0)
    table.show_view(view)
    table.show_last_trick(True)
    assert table.is_reviewing
    assert table.stage.review.number == 2
    trick = view.tricks[1]
    assert table.stage.review.caption() == f"Trick 2: {views.PLAYERS[trick.winner].name}, {trick.eyes} card points"
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert table.stage.review.number == 1
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert table.stage.review.number == 1
    views.click(table, QPoint(5, 5))
    assert not table.is_reviewing


def test_behind_an_earlier_trick_nothing_sticks_out_of_the_one_that_lies(table) -> None:
    view = next(view for cards in range(5, 48) if led_by_the_upper_seat(view := views.played(cards).view(0)))
    table.show_view(view)
    edge = table.stage.trick.slot(TablePosition.TOP).rect.topRight() + QPointF(-1, -8) * table.stage.layout.unit
    before = pictures_at(table, edge)
    *marks, felt = before
    assert marks, "who led, and perhaps who is winning"
    table.show_last_trick(True)
    assert felt in pictures_at(table, edge)
    assert not {*marks} & {*pictures_at(table, edge)}
    table.show_last_trick(False)
    assert pictures_at(table, edge) == before


def pictures_at(table: TableView, point: QPointF) -> list[QGraphicsItem]:
    """Those that are painted there, the topmost first."""
    table.grab()
    return [item for item in table.scene().items(point) if isinstance(item, QGraphicsPixmapItem)]


def led_by_the_upper_seat(view: SeatView) -> bool:
    return bool(view.trick) and view.leader == TablePosition.TOP


def test_the_rules_limit_how_far_back_one_may_look(table) -> None:
    rules = views.STANDARD.changed("show_tricks_number", 1)
    table.show_view(views.played(13, rules=rules).view(0))
    table.show_last_trick(True)
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert table.stage.review.number == 3


def test_without_a_trick_there_is_none_to_look_at(table, qtbot) -> None:
    table.show_view(views.played(2).view(0))
    with qtbot.waitSignal(table.review_changed) as blocker:
        table.show_last_trick(True)
    assert blocker.args == [False]
    assert not table.is_reviewing


def test_a_click_on_the_own_pile_shows_the_last_trick(table) -> None:
    for seed in range(1, 30):
        view = views.played(12, seed).view(0)
        if view.tricks_taken[0]:
            break
    table.show_view(view)
    pile = table.stage.layout.seats[TablePosition.BOTTOM].pile
    views.click(table, table.mapFromScene(QPointF(pile.center())))
    assert table.is_reviewing


def test_while_a_trick_is_looked_at_the_game_does_not_go_on(table) -> None:
    game = views.played(9)
    table.show_view(game.view(0))
    before = table.view
    table.show_last_trick(True)
    for event in game.apply(game.legal()[0]):
        table.enqueue(event, game.view(0))
    assert table.view == before
    table.show_last_trick(False)
    assert table.view == game.view(0)
