"""What a player is, and the levels by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.view import SeatView


class Player(Protocol):
    """Whoever decides for a seat, from its view alone."""

    def decide(self, view: SeatView) -> Action | None:
        """One of ``view.legal``; None, where the seat is not to move, to announce nothing."""


def _random(seed: int) -> Player:
    from .random_player import RandomPlayer

    return RandomPlayer(seed)


def _beginner(seed: int) -> Player:
    from .heuristics.player import HeuristicPlayer

    return HeuristicPlayer(memory=1)


def _casual(seed: int) -> Player:
    from .heuristics.player import HeuristicPlayer

    return HeuristicPlayer()


def _look_ahead(seed: int) -> Player:
    from .searching_player import plain_look_ahead

    return plain_look_ahead(seed)


def _strong(seed: int) -> Player:
    from .network_player import NetworkPlayer

    return NetworkPlayer()


def _expert(seed: int) -> Player:
    from .expert import expert

    return expert(seed)


# A player's modules are imported when one sits down, so that the names alone cost no time at the start.
LEVELS: Mapping[str, Callable[[int], Player]] = MappingProxyType(
    {
        "random": _random,
        "beginner": _beginner,
        "casual": _casual,
        "lookahead": _look_ahead,
        "strong": _strong,
        "expert": _expert,
    }
)
"""Every level by name, weakest first; each is made from a seed."""


def make_player(level: str, seed: int) -> Player:
    """A player of a level, its chance drawn from a seed (that of the game and the seat).

    Raises GameError if there is no such level.
    """
    if level not in LEVELS:
        raise GameError(f"There is no level called '{level}'; there are: {', '.join(LEVELS)}.")
    return LEVELS[level](seed)
