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
    from .heuristics.player import HeuristicPlayer

    return HeuristicPlayer(memory=1, style=style)


def _casual(seed: int, style: Style) -> Player:
    from .heuristics.player import HeuristicPlayer

    return HeuristicPlayer(style=style)


def _lookahead(seed: int, style: Style) -> Player:
    from .card_player import CardPlayer, by_playouts, by_promise
    from .judging import greedy, liking
    from .manners import CASUAL
    from .reserving import ends_of
    from .trained import manners

    thumbs = greedy(liking(manners().of(CASUAL)))
    return CardPlayer(by_playouts(thumbs, 100), seed, style, reserve=by_promise(ends_of(thumbs), 40, None, style))


def _strong(seed: int, style: Style) -> Player:
    from .announcing import FAIR
    from .card_player import CardPlayer, by_ends, by_gain, by_network, by_promise, heeding_words
    from .reserving import word_of
    from .trained import network, oracle, wide_network

    ends = by_ends(network(), oracle(), heeding_words(network(), 30, drawn=100), fair=FAIR)
    word = word_of(oracle())
    reserve, accept = by_promise(word, 12, 3, style), by_gain(word, 20)
    return CardPlayer(by_network(wide_network()), seed, style, speak=ends, reserve=reserve, accept=accept)


def _expert(seed: int, style: Style) -> Player:
    from .card_player import CardPlayer, by_ends, by_gain, by_look_ahead, by_promise, heeding_cards, patiently
    from .manners import players
    from .reserving import word_of
    from .trained import manners, network, oracle

    imagine = heeding_cards(network(), manners(), 120)
    look = by_look_ahead(imagine, players(network(), manners()), oracle())
    ends = patiently(by_ends(network(), oracle(), imagine))
    word = word_of(oracle())
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
