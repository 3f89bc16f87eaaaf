"""A game for questions to the engine about hands and answers."""

from __future__ import annotations

from functools import lru_cache

from freedoko_qt.engine.cards import SEATS, Card, Hands
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table


def blank_game(rules: Rules, table: Table | None = None) -> Game:
    """Make a game whose hands, to be replaced, are all ♣J: nothing is possible with them.

    By default at the table of a single game that seat 0 leads.
    """
    return Game(rules, _hands(12 if rules.with_nines else 10), table)


@lru_cache(maxsize=2)
def _hands(size: int) -> Hands:
    return hands_of([Card.CJ] * size for _ in SEATS)
