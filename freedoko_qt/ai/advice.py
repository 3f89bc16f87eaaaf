"""What the expert would do, what it expects of every choice, and why: for hints and for reviews of whole games."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from freedoko_qt.engine.actions import Action, Announce, Play, Reserve
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from .beliefs import deals, facts_of
from .expert import weighed
from .hand_values import contract_of, reservation_points
from .heuristics.player import decision, reason_for
from .heuristics.reasons import Reason
from .heuristics.reservations import fullest, reservation
from .knowledge import known_in_view
from .network import Network, trained
from .network_player import column
from .playing import with_card
from .playouts import points_a_unit
from .worlds import possible_games

DEALS = 120
"""In so many deals a card is played out for an advice."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be done."""

    action: Action | None
    """None: to announce nothing."""
    points: float
    """The points of the game that can be expected, beyond the mean of the four seats."""
    spread: float | None
    """Half of the interval in which the expectation lies with 95 %; None where it is the network's alone."""


@dataclass(frozen=True, slots=True)
class Advice:
    """All choices of a seat at a moment, the best first."""

    choices: tuple[Choice, ...]
    reason: Reason
    win: float | None
    """The chance that the own side wins, 0 to 1; None before the first card."""
    partners: tuple[float, float, float, float]
    """For each seat the chance that it is on the own side; 1 for the own seat."""

    @property
    def best(self) -> Choice:
        """What is advised."""
        return self.choices[0]

    @property
    def runner_up(self) -> Choice | None:
        """The second best; None where there is but one choice."""
        return self.choices[1] if len(self.choices) > 1 else None

    @property
    def equal(self) -> bool:
        """Whether the two best are equal within what can be told."""
        second = self.runner_up
        return second is not None and self.best.points - second.points < (self.best.spread or 0.1) / 2


def advise(view: SeatView, seed: int, network: Network | None = None, number: int = DEALS) -> Advice | None:
    """What to do now; None where there is nothing to decide. Equal views and seeds give equal advice."""
    judge = network or trained()
    rng = np.random.default_rng([seed, view.seat, len(view.tricks), len(view.trick)])
    if not view.legal:
        return None
    if view.phase is Phase.RESERVATION:
        return _before_the_game(view, judge)
    if view.phase is not Phase.PLAY:
        return _simple(view)
    said = _announcements(view, judge)
    if said and (said[0].action is not None or not view.my_turn):
        return _at_play(view, rng, judge, said, Reason.STRONG_ENOUGH if said[0].action else Reason.NOTHING_SPECIAL)
    if not view.playable:
        return _simple(view)
    cards = _cards(view, rng, judge, number)
    played = cards[0].action
    reason = reason_for(view, played.card) if isinstance(played, Play) else Reason.SHOWS_SWINES
    return _at_play(view, rng, judge, cards, reason)


def _sorted(choices: list[Choice]) -> tuple[Choice, ...]:
    return tuple(sorted(choices, key=lambda choice: -choice.points))


def _cards(view: SeatView, rng: np.random.Generator, network: Network, number: int) -> tuple[Choice, ...]:
    outlook, unit = weighed(view, rng, network, number), points_a_unit(view.rules)
    errors = 1.96 * outlook.values.std(0) / len(outlook.values) ** 0.5
    return _sorted(
        [
            Choice(with_card(view, card), float(mean) * unit, float(error) * unit)
            for card, mean, error in zip(outlook.cards, outlook.means, errors, strict=True)
        ]
    )


def _announcements(view: SeatView, network: Network) -> tuple[Choice, ...]:
    """What can be said now, and to say nothing; empty where nothing can be said."""
    calls = [action for action in view.legal if isinstance(action, Announce)]
    if not calls:
        return ()
    expected = network.estimate(known_in_view(view)).calls[0] * points_a_unit(view.rules)
    choices = [Choice(action, float(expected[column(action.call)]), None) for action in calls]
    if not view.duty:
        choices.append(Choice(None, float(expected[0]), None))
    return _sorted(choices)


def _before_the_game(view: SeatView, network: Network) -> Advice:
    expected = reservation_points(network, view)
    thought = reservation(view, lambda _, contract: expected[contract])
    answers = [action for action in view.legal if isinstance(action, Reserve)]
    choices = [
        Choice(fullest(answers, kind), expected[contract], None)
        for kind in dict.fromkeys(answer.reservation for answer in answers)
        if (contract := contract_of(view, kind)) is not None
    ]
    best = [choice for choice in choices if choice.action == thought.action] or [Choice(thought.action, 0.0, None)]
    return Advice((*best, *_sorted([one for one in choices if one not in best])), thought.reason, None, _alone(view))


def _simple(view: SeatView) -> Advice:
    """Where the rules of thumb decide: a poverty's cards, an announcement that is owed."""
    thought = decision(view)
    return Advice((Choice(thought.action, 0.0, None),), thought.reason, None, _alone(view))


def _alone(view: SeatView) -> tuple[float, float, float, float]:
    first, second, third, fourth = (1.0 if seat == view.seat else 0.0 for seat in range(4))
    return first, second, third, fourth


def _at_play(
    view: SeatView, rng: np.random.Generator, network: Network, choices: tuple[Choice, ...], reason: Reason
) -> Advice:
    games = possible_games(view, deals(facts_of(view), DEALS, rng))
    same = games.re == games.re[:, view.seat, None]
    first, second, third, fourth = same.mean(0).tolist()
    return Advice(choices, reason, _win(view, network), (first, second, third, fourth))


WON_FROM = {Side.RE: 6, Side.CONTRA: 5}
"""From which of the network's ends on a side wins where nothing was said: 121 eyes, or 120."""


def _win(view: SeatView, network: Network) -> float:
    chances = network.estimate(known_in_view(view)).outcomes[0]
    return float(chances[WON_FROM[view.side or Side.CONTRA] :].sum())
