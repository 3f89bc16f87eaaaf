"""What a player is, and the levels by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.view import SeatView

from .style import Style


class Player(Protocol):
    """Whoever decides for a seat, from its view alone."""

    def decide(self, view: SeatView) -> Action | None:
        """One of ``view.legal``; None, where the seat is not to move, to announce nothing."""


def _random(seed: int, style: Style) -> Player:
    from .random_player import RandomPlayer

    return RandomPlayer(seed)


def _beginner(seed: int, style: Style) -> Player:
    from .heuristics.heuristic_player import HeuristicPlayer

    return HeuristicPlayer(memory=1, style=style)


def _casual(seed: int, style: Style) -> Player:
    from .heuristics.heuristic_player import HeuristicPlayer

    return HeuristicPlayer(style=style)


def _lookahead(seed: int, style: Style) -> Player:
    from .card_player import CardPlayer, by_playouts, by_promise
    from .networks.opponent_model import CASUAL
    from .networks.weights import opponent_model
    from .search.contract_values import ends_of
    from .search.evaluation import greedy, greedy_policy

    thumbs = greedy(greedy_policy(opponent_model().of(CASUAL)))
    return CardPlayer(by_playouts(thumbs, 100), seed, style, reserve=by_promise(ends_of(thumbs), 40, None, style))


def _strong(seed: int, style: Style) -> Player:
    from .card_player import CardPlayer, by_ends, by_gain, by_network, by_promise, condition_on_calls
    from .networks.weights import network, oracle, wide_network
    from .search.call_values import FAIR
    from .search.contract_values import value_of_network

    ends = by_ends(network(), oracle(), condition_on_calls(network(), 30, drawn=100), fair=FAIR)
    word = value_of_network(oracle())
    reserve, accept = by_promise(word, 12, 3, style), by_gain(word, 20)
    return CardPlayer(by_network(wide_network()), seed, style, speak=ends, reserve=reserve, accept=accept)


def _expert(seed: int, style: Style) -> Player:
    from .card_player import (
        CardPlayer,
        by_ends,
        by_gain,
        by_look_ahead,
        by_promise,
        condition_on_plays,
        defer_out_of_turn,
    )
    from .networks.opponent_model import players
    from .networks.weights import network, opponent_model, oracle
    from .search.contract_values import value_of_network

    imagine = condition_on_plays(network(), opponent_model(), 120)
    look = by_look_ahead(imagine, players(network(), opponent_model()), oracle())
    ends = defer_out_of_turn(by_ends(network(), oracle(), imagine))
    word = value_of_network(oracle())
    reserve, accept = by_promise(word, 100, 4, style), by_gain(word, 60)
    return CardPlayer(look, seed, style, speak=ends, reserve=reserve, accept=accept)


# A player's modules are imported when one sits down, so that the names alone cost no time at the start.
LEVELS: Mapping[str, Callable[[int, Style], Player]] = MappingProxyType(
    {
        "random": _random,
        "beginner": _beginner,
        "casual": _casual,
        "lookahead": _lookahead,
        "strong": _strong,
        "expert": _expert,
    }
)
"""Every level by name, the simplest first; each is made from a seed and a style."""


def make_player(level: str, seed: int, style: Style = Style.BALANCED) -> Player:
    """A player of a level, its chance drawn from a seed (that of the game and the seat).

    Raises GameError if there is no such level.
    """
    if level not in LEVELS:
        raise GameError(f"There is no level called '{level}'; there are: {', '.join(LEVELS)}.")
    return LEVELS[level](seed, style)
