"""Games at a certain point, and a table that shows them, for the tests of the table."""

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.seats import Seat
from freedoko_qt.app.settings import Speed
from freedoko_qt.engine.actions import Accept, Action, Play, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.table.table_view import TableView

STANDARD = PRESETS["standard"].rules

PLAYERS = (
    Seat("Du", None),
    Seat("Frieda", "beginner", Avatar.HARE),
    Seat("Karl-Friedrich von Hohenstein", "beginner", Avatar.BADGER),
    Seat("Dolores", "random", Avatar.OWL),
)


def dealt(seed: int = 5, rules: Rules = STANDARD) -> Game:
    """A game that nobody has said anything in."""
    return Game.deal(rules, seed)


def healthy(seed: int = 5, rules: Rules = STANDARD) -> Game:
    """A game in which everybody was healthy: the first card is to be led."""
    game = dealt(seed, rules)
    while game.phase is Phase.RESERVATION:
        game.apply(next(a for a in game.legal() if isinstance(a, Reserve) and a.reservation is Reservation.HEALTHY))
    return game


def played(cards: int, seed: int = 5, rules: Rules = STANDARD) -> Game:
    """A normal game after so many cards, which were chosen by chance.

    `cards`: 0 to the number of cards in the game; the same arguments give the same game.
    """
    game = healthy(seed, rules)
    chance = Random(seed)
    for _ in range(cards):
        game.apply(chance.choice([action for action in game.legal() if isinstance(action, Play)]))
    return game


def own_turn(*, following: bool) -> Game:
    """A game in which seat 0 is to lead, or to follow with some of its cards only.

    Searches one deal, by random cards: the same game each time.
    """
    game, chance = healthy(), Random(5)
    while True:
        view = game.view(0)
        choice = len(view.playable) < len(set(view.hand))
        if view.my_turn and bool(view.trick) == following and choice == following:
            return game
        game.apply(chance.choice([action for action in game.legal() if isinstance(action, Play)]))


def solo(reservation: Reservation, seat: int, seed: int = 8) -> Game:
    """A solo of one seat, all others healthy."""
    game = dealt(seed)
    while game.phase is Phase.RESERVATION:
        said = reservation if game.turn == seat else Reservation.HEALTHY
        game.apply(next(a for a in game.legal() if isinstance(a, Reserve) and a.reservation is said))
    return game


def poverty(*, poor: int, rules: Rules = STANDARD) -> Game:
    """A poverty whose cards are to be laid down by this seat.

    Raises AssertionError if none of 4000 deals has one.
    """
    rules = rules.changed("poverty", True)
    for seed in range(1, 4000):
        game = dealt(seed, rules)
        while game.phase is Phase.RESERVATION:
            legal = [action for action in game.legal() if isinstance(action, Reserve)]
            wanted = Reservation.POVERTY if game.turn == poor else Reservation.HEALTHY
            action = next((one for one in legal if one.reservation is wanted), None)
            if action is None:
                break
            game.apply(action)
        if game.phase is Phase.SHIFT:
            return game
    raise AssertionError("no such deal")


def taken_poverty(*, poor: int, taker: int) -> Game:
    """A poverty that this seat has taken and has not yet given cards back for."""
    game = poverty(poor=poor)
    game.apply(game.legal()[0])
    while game.turn != taker:
        game.apply(Accept(game.turn, accept=False))
    game.apply(Accept(taker, accept=True))
    return game


def shown_table(qtbot, speed: Speed = Speed.INSTANT, size: tuple[int, int] = (1000, 640)) -> TableView:
    """A table with four players, without a program around it.

    qtbot closes it; at Speed.INSTANT nothing moves.
    """
    table = TableView(Deck())
    qtbot.addWidget(table)
    table.set_players(PLAYERS)
    table.set_speed(speed)
    table.resize(*size)
    table.show()
    return table


def enqueue(table: TableView, game: Game, action: Action) -> None:
    """Apply an action to the game, and queue its events at the table.

    At a slower speed than INSTANT the table shows them later.
    """
    for event in game.apply(action):
        table.enqueue(event, game.view(0))


def asked_at(table: TableView) -> list[object]:
    """The person's intents at the table from now on.

    The list grows with each intent.
    """
    actions: list[object] = []
    table.action_requested.connect(actions.append)
    return actions


def spot(table: TableView, index: int) -> QPoint:
    """A point on a card of the hand where no other card covers it.

    In coordinates of the viewport.
    """
    item = table.stage.hand.items[index]
    return table.mapFromScene(table.stage.hand.place_of(item).rect.topLeft()) + QPoint(8, 40)


def middle(table: TableView) -> QPoint:
    """The middle of the table."""
    return table.mapFromScene(table.stage.layout.middle)


def click(table: TableView, point: QPoint) -> None:
    """Click on the table."""
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
