"""The player protocol, and the levels by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from freedoko_qt.engine.errors import GameError

from .style import Style

if TYPE_CHECKING:
    from freedoko_qt.engine.actions import Action
    from freedoko_qt.engine.view import SeatView


class Player(Protocol):
    """Decides for a seat from its view alone."""

    def decide(self, view: SeatView) -> Action | None:
        """Return one of `view.legal`; None to announce nothing when the seat is not to move."""


STRONG_COURSES = 8000
"""Maximum number of courses in which the strong player solves an endgame; it takes less time than the expert."""


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
    from .card_player import CardPlayer
    from .networks.opponent_model import CASUAL_TYPE
    from .networks.policies import greedy_policy, shared_policy
    from .networks.weights import opponent_model
    from .search.contract_values import rollout_values
    from .strategies import by_contract_values, by_rollouts

    heuristics = shared_policy(greedy_policy(opponent_model().policy_logits(CASUAL_TYPE)))
    return CardPlayer(
        by_rollouts(heuristics, 100),
        seed,
        style,
        reserve=by_contract_values(rollout_values(heuristics), 40, None, style),
    )


def _strong(seed: int, style: Style) -> Player:
    from .beliefs.sampling import by_calls
    from .card_player import CardPlayer
    from .networks.weights import action_value_network, value_network, wide_action_value_network
    from .search.call_choice import MIN_CHANCE
    from .search.contract_values import SOLO_CAUTION, network_values
    from .strategies import (
        by_contract_values,
        by_network,
        by_outcomes,
        by_poverty_values,
        condition_on_calls,
        exact_near_the_end,
    )

    announce = by_outcomes(
        action_value_network(),
        value_network(),
        condition_on_calls(action_value_network(), 30, drawn=100),
        min_chance=MIN_CHANCE,
    )
    values = network_values(value_network())
    reserve, accept = by_contract_values(values, 12, 3, style, caution=SOLO_CAUTION), by_poverty_values(values, 20)
    cards = exact_near_the_end(
        by_network(wide_action_value_network()), by_calls(action_value_network()), STRONG_COURSES
    )
    return CardPlayer(cards, seed, style, announce=announce, reserve=reserve, accept=accept)


def _expert(seed: int, style: Style) -> Player:
    from .beliefs.sampling import by_plays
    from .card_player import CardPlayer
    from .networks.opponent_model import opponent_policies
    from .networks.weights import action_value_network, opponent_model, value_network
    from .search.contract_values import SOLO_CAUTION, network_values
    from .strategies import (
        by_contract_values,
        by_look_ahead,
        by_outcomes,
        by_poverty_values,
        condition_on_plays,
        defer_out_of_turn,
        exact_near_the_end,
        once_for_a_view,
    )

    sample_anew = condition_on_plays(action_value_network(), opponent_model(), 120)
    sampler, policies = once_for_a_view(sample_anew), opponent_policies(action_value_network(), opponent_model())
    choose = by_look_ahead(sampler, sample_anew, policies, value_network())
    announce = defer_out_of_turn(by_outcomes(action_value_network(), value_network(), sampler))
    values = network_values(value_network())
    reserve, accept = by_contract_values(values, 100, 4, style, caution=SOLO_CAUTION), by_poverty_values(values, 60)
    cards = exact_near_the_end(choose, by_plays(action_value_network(), opponent_model()))
    return CardPlayer(cards, seed, style, announce=announce, reserve=reserve, accept=accept)


# Modules of a player are imported when it is made, so that the names alone do not slow the start.
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
"""Factories of all levels by name, the weakest first; each takes a seed and a style."""


def make_player(level: str, seed: int, style: Style = Style.BALANCED) -> Player:
    """Make a player of a level; `seed` (of the game and the seat) sets its random choices.

    Raises GameError if there is no such level.
    """
    if level not in LEVELS:
        raise GameError(f"There is no level called '{level}'; there are: {', '.join(LEVELS)}.")
    return LEVELS[level](seed, style)
