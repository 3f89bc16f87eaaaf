"""The cards of a poverty wander from seat to seat: in view of all, in the right number, and unseen by the others."""

import pytest
import views
from PySide6.QtCore import QPointF

from freedoko_qt.app.settings import Speed
from freedoko_qt.engine.actions import Accept
from freedoko_qt.engine.cards import Card
from freedoko_qt.ui.table.card_item import CardItem
from freedoko_qt.ui.table.card_places import pool_places
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.table.table_view import TableView


@pytest.fixture
def table(qtbot) -> TableView:
    return views.shown_table(qtbot, Speed.NORMAL)


def finish(table: TableView) -> None:
    while table.skip():
        pass


def lies_before(table: TableView, items: list[CardItem], position: int) -> bool:
    """True if the cards lie side by side before a seat."""
    return [item.place for item in items] == pool_places(table.stage.layout, len(items), position)


def held_at(table: TableView, position: int) -> list[CardItem]:
    stage = table.stage
    return stage.hand.items if position == TablePosition.BOTTOM else stage.seats[position].fan


def near(table: TableView, item: CardItem, position: int) -> bool:
    """True if a card is still where a seat holds its cards."""
    seat, layout = table.stage.layout.seats[position], table.stage.layout
    room = layout.hand if seat.row is None else seat.row
    edge = layout.card / 2
    return room.adjusted(-edge, -edge, edge, edge).contains(QPointF(item.place.x, item.place.y))


@pytest.mark.parametrize("poor", [0, 2])
def test_what_is_laid_down_comes_from_the_poor_one_and_lies_before_who_is_asked(table, poor) -> None:
    game = views.poverty(poor=poor)
    table.show_view(game.view(0))
    views.enqueue(table, game, game.legal()[0])
    pool = table.stage.pool
    assert table.choreographer.motion.is_running
    assert len(pool) == len(game.laid)
    assert all(near(table, item, poor) for item in pool)
    assert len(held_at(table, poor)) == 12 - len(game.laid)
    assert [item.card for item in pool] == (list(game.laid) if poor == 0 else [None] * len(pool))
    table.skip()
    assert lies_before(table, pool, game.turn)


def test_who_does_not_want_the_cards_passes_them_on(table) -> None:
    game = views.poverty(poor=0)
    table.show_view(game.view(0))
    views.enqueue(table, game, game.legal()[0])
    finish(table)
    for asked in (1, 2):
        assert lies_before(table, table.stage.pool, asked)
        views.enqueue(table, game, Accept(asked, accept=False))
        finish(table)
    assert lies_before(table, table.stage.pool, 3)


def test_another_one_takes_them_and_gives_as_many_back_without_a_face(table) -> None:
    game = views.poverty(poor=2)
    table.show_view(game.view(0))
    views.enqueue(table, game, game.legal()[0])
    number = len(game.laid)
    finish(table)
    asked = game.turn
    pool = [item.place for item in table.stage.pool]
    views.enqueue(table, game, Accept(asked, accept=True))
    assert table.stage.pool == []
    came = table.stage.arrived
    assert len(came) == number
    assert [item.place for item in came] == pool, "they begin where they lay"
    finish(table)
    assert len(held_at(table, asked)) == 12 + number
    views.enqueue(table, game, game.legal()[0])
    came = table.stage.arrived
    assert len(came) == number
    assert all(near(table, item, asked) for item in came)
    table.skip()
    assert table.choreographer.is_pausing
    assert lies_before(table, came, 2), "for a moment all see how many"
    finish(table)
    assert [len(held_at(table, seat)) for seat in range(4)] == [12, 12, 12, 12]
    seen = {item.card for seat in (1, 2, 3) for item in held_at(table, seat)}
    assert seen == {None}


def test_what_comes_to_the_own_hand_is_seen_before_it_is_sorted_in(table) -> None:
    game = views.poverty(poor=2)
    table.show_view(game.view(0))
    views.enqueue(table, game, game.legal()[0])
    while game.turn != 0:
        views.enqueue(table, game, Accept(game.turn, accept=False))
    finish(table)
    before = [item.card for item in table.stage.hand.items]
    views.enqueue(table, game, Accept(0, accept=True))
    table.skip()
    came = table.stage.arrived
    assert table.choreographer.is_pausing
    assert sorted(item.card for item in came) == sorted(game.laid)
    assert lies_before(table, came, TablePosition.BOTTOM)
    finish(table)
    assert sorted(table.stage.hand.cards) == sorted([*before, *game.laid])
    assert all(near(table, item, TablePosition.BOTTOM) for item in came)


def test_what_comes_back_to_the_own_hand_is_seen(table) -> None:
    game = views.poverty(poor=0)
    table.show_view(game.view(0))
    views.enqueue(table, game, game.legal()[0])
    views.enqueue(table, game, Accept(1, accept=True))
    finish(table)
    views.enqueue(table, game, game.legal()[0])
    came = table.stage.arrived
    assert all(near(table, item, 1) for item in came)
    assert sorted(item.card for item in came) == sorted(game.returned)
    finish(table)
    assert sorted(table.stage.hand.cards) == sorted(game.hands[0])


def test_cards_that_no_one_wants_go_back(table) -> None:
    rules = views.STANDARD.changed("poverty", True).changed("poverty_refused", "play_normal")
    game = views.poverty(poor=2, rules=rules)
    table.show_view(game.view(0))
    views.enqueue(table, game, game.legal()[0])
    for asked in (3, 0):
        views.enqueue(table, game, Accept(asked, accept=False))
    finish(table)
    views.enqueue(table, game, Accept(1, accept=False))
    assert all(item.card is None for item in table.stage.arrived)
    finish(table)
    assert table.stage.pool == []
    assert [len(held_at(table, seat)) for seat in range(4)] == [12, 12, 12, 12]
    assert sorted(table.stage.hand.cards) == sorted(game.hands[0])
    assert all(isinstance(card, Card) for card in table.stage.hand.cards)
