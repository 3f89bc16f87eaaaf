"""What to do, what can be expected of every choice, and why: for hints and for reviews of whole games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import TypeAlias, TypeVar

import numpy as np

from freedoko_qt.engine.actions import Accept, Action, Announce, Genscher, Play, Reserve, Return, Shift
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from .batch import swines
from .batch.rollout import points_a_unit
from .batch.tables import Array
from .beliefs.sampling import WeightedDeterminizations, imagined_games
from .card_actions import in_silence, with_card
from .heuristics.announcements import call_decision, possible_calls
from .heuristics.explaining import reason_for
from .heuristics.heuristic_player import decision
from .heuristics.poverty import likeliest
from .heuristics.reasons import HeuristicDecision, Reason
from .heuristics.reservations import fullest, promised, why_alone
from .ledger import NORMAL_95
from .networks.opponent_model import players
from .networks.weights import network, opponent_model, oracle
from .search.call_values import clearly_best, drop_losing_reply, told_by_deals, worth_of_calls
from .search.contract_values import best_alone, is_about_a_solo, value_of_network, worth_alone
from .search.evaluation import Evaluator, by_oracle
from .search.look_ahead import Tried, look_ahead
from .search.poverty_values import takes, worth_of_poverty

A = TypeVar("A", bound=Action | None)
Error: TypeAlias = Callable[[Array], float]
"""The standard error of the mean of what some deals are worth."""

DEALS = 120
"""In so many deals a card is judged for an advice."""
EQUAL = 0.05
"""Points by which two choices may differ and be called equal, however sure that is."""
SETS = 4
"""So many sets of cards to part with are judged in a poverty."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be done."""

    action: Action | None
    """None: to announce nothing."""
    points: float
    """The points of the game that can be expected, beyond the mean of the four seats."""
    spread: float | None
    """Half of the interval in which the expectation lies with 95 %; None where it comes from no deals."""
    behind: float = 0.0
    """The same of how much less it is worth than the best, in the same deals; 0 for the best."""


@dataclass(frozen=True, slots=True)
class Advice:
    """All choices of a seat at a moment, the best first."""

    choices: tuple[Choice, ...]
    reason: Reason
    win: float | None
    """In which share of the deals the best card should earn something; None where none was judged."""
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
        """True if the two best are equal within what can be told."""
        second = self.runner_up
        if second is None:
            return False
        return abs(self.best.points - second.points) <= max(hypot(self.best.behind, second.behind), EQUAL)

    def about_partner(self, seat: int) -> Advice:
        """The same for the question of Genscher alone: each partner, and the present one kept, which is ♦K by itself.

        Unchanged where no card was judged: then something is to be announced first.
        """
        kept = [replace(one, action=Genscher(seat, None)) for one in self.choices if one.action == Play(seat, Card.DK)]
        if not kept:
            return self
        if isinstance(self.best.action, Genscher):
            partners = [one for one in self.choices if isinstance(one.action, Genscher)]
            return replace(self, choices=_first(_sorted([*partners, *kept]), self.best.action))
        return replace(self, choices=tuple(kept), reason=Reason.KEEPS_PARTNER, win=None)


def advise(view: SeatView, seed: int, number: int = DEALS) -> Advice | None:
    """What to do now; None where there is nothing to decide. Equal views and seeds give equal advice."""
    if not view.legal:
        return None
    if view.phase is Phase.RESERVATION:
        return _before_the_game(view, _chance(view, seed), number)
    if view.phase is not Phase.PLAY:
        return about_poverty(view, None, seed, number) if view.my_turn else _simple(view)
    rng = _chance(view, seed)
    imagined = imagined_games(view, rng, number, network(), opponent_model())
    thought, calls = decision(view), possible_calls(view)
    if calls and not isinstance(thought.action, Genscher):
        said = _about_calls(view, calls, imagined)
        if not view.my_turn or said.best.action is not None:
            return said
        view = in_silence(view)
        thought = decision(view)
    elif not view.my_turn or not view.playable:
        return _simple(view)
    judge = by_oracle(players(network(), opponent_model()), oracle().expect, cast=imagined.cast)
    if isinstance(thought.action, Genscher):
        return _partner_chosen(view, imagined, rng, judge, thought)
    tried = look_ahead(view, imagined.games, rng, judge, imagined.draws)
    played = with_card(view, tried.best)
    choices = _choices(view, _cards(view, tried), played, imagined.error)
    reason = reason_for(view, tried.best) if isinstance(played, Play) else Reason.SHOWS_SWINES
    return Advice(choices, reason, _win(tried.values[:, tried.cards.index(tried.best)]), _partners(view, imagined))


def about_calls(view: SeatView, calls: Sequence[Announce], seed: int, number: int = DEALS) -> Advice:
    """What can be expected of these announcements, and of silence where nobody is obliged to speak."""
    return _about_calls(view, calls, imagined_games(view, _chance(view, seed), number, network(), opponent_model()))


def about_poverty(view: SeatView, done: Action | None, seed: int, number: int = DEALS) -> Advice:
    """What can be expected of taking a poverty and of leaving it; of a few sets of cards, and of what was done."""
    view = replace(view, legal=tuple(action for action in view.legal if isinstance(action, Shift | Accept | Return)))
    thought = decision(view)
    few = likeliest(view, SETS) or view.legal
    actions = dict.fromkeys(action for action in (thought.action, *few, done) if action is not None)
    worth = worth_of_poverty(view, list(actions), _chance(view, seed), value_of_network(oracle()), number)
    if not isinstance(thought.action, Accept):
        return Advice(_choices(view, worth, thought.action), thought.reason, None, _alone(view))
    best = takes(view, thought.action, worth)
    reason = Reason.TAKES_POVERTY if best.accept else Reason.LEAVES_POVERTY
    return Advice(_choices(view, worth, best), reason, None, _alone(view))


def _about_calls(view: SeatView, calls: Sequence[Announce], imagined: WeightedDeterminizations) -> Advice:
    thought, worth = call_decision(view), worth_of_calls(view, calls, imagined, oracle())
    assert thought.action is None or isinstance(thought.action, Announce)
    usual = drop_losing_reply(view, thought.action, network())
    told = {made: worth[made] for made in (None, *told_by_deals(view)) if made in worth}
    best = usual if usual in worth and usual not in told else clearly_best(told or worth, usual)
    choices = _choices(view, worth, best, imagined.error)
    if best is None and _sorted([*choices])[0].action not in told:
        reason = Reason.FOES_UNDERRATED
    elif best == thought.action:
        reason = thought.reason
    else:
        reason = Reason.MORE_POINTS if best is None else Reason.STRONG_ENOUGH
    return Advice(choices, reason, None, _partners(view, imagined))


def _chance(view: SeatView, seed: int) -> np.random.Generator:
    return np.random.default_rng([seed, view.seat, len(view.tricks), len(view.trick)])


def _sorted(choices: list[Choice]) -> tuple[Choice, ...]:
    return tuple(sorted(choices, key=lambda choice: -choice.points))


def _error_of_all(values: Array) -> float:
    """The standard error of the mean where each deal was drawn by itself."""
    return float(values.std() / np.sqrt(len(values)))


def _choices(
    view: SeatView, worth: Mapping[A, Array], best: Action | None, error: Error = _error_of_all
) -> tuple[Choice, ...]:
    """The choices from what each is worth in each deal, in units; the advised one in front."""
    unit, first = points_a_unit(view.rules), max(worth.values(), key=lambda values: float(values.mean()))

    def judged(action: A, values: Array) -> Choice:
        # Before the game some deals are left out where nobody plays alone: then they are not the same.
        behind = error(first - values) if len(first) == len(values) else hypot(error(first), error(values))
        half = NORMAL_95 * unit
        return Choice(action, float(values.mean()) * unit, half * error(values), half * behind)

    return _first(_sorted([judged(action, values) for action, values in worth.items()]), best)


def _cards(view: SeatView, tried: Tried) -> dict[Action, Array]:
    """What each card is worth, by the action that plays it."""
    return {with_card(view, card): values for card, values in zip(tried.cards, tried.values.T, strict=True)}


def _win(values: Array) -> float:
    return float((values > 0).mean())


def _partner_chosen(
    view: SeatView,
    imagined: WeightedDeterminizations,
    rng: np.random.Generator,
    judge: Evaluator,
    thought: HeuristicDecision,
) -> Advice:
    """A Genscher: what each partner promises, and what each card without one does."""
    games, worth = imagined.games, dict[Action, Array]()
    for action in view.legal:
        if isinstance(action, Genscher) and action.partner is not None:
            chosen = games.take(games.rows)
            swines.choose_partner(chosen, np.ones(chosen.n, bool), np.full(chosen.n, action.partner))
            worth[action] = judge(chosen, chosen.rows, rng)[imagined.draws, Card.DK]
    best = thought.action
    assert best is not None
    tried = look_ahead(view, games, rng, judge, imagined.draws)
    choices = _choices(view, worth | _cards(view, tried), best, imagined.error)
    return Advice(choices, thought.reason, _win(worth[best]), _partners(view, imagined))


def _first(choices: tuple[Choice, ...], best: Action | None) -> tuple[Choice, ...]:
    """The choices with the advised one in front."""
    return tuple(sorted(choices, key=lambda choice: choice.action != best))


def _before_the_game(view: SeatView, rng: np.random.Generator, number: int) -> Advice:
    thought = decision(view)
    worth = worth_alone(view, rng, value_of_network(oracle()), number) if is_about_a_solo(thought.action) else {}
    if worth:
        chosen = best_alone(view, worth)
        best, *others = choices = _choices(view, worth, chosen)
        alone = why_alone(best.points, max(other.points for other in others))
        reason = alone if chosen.reservation.is_solo else Reason.NOTHING_SPECIAL
        return Advice(choices, reason, None, _alone(view))
    return _by_thumb(view, thought)


def _by_thumb(view: SeatView, thought: HeuristicDecision) -> Advice:
    """What to say before the game as the rules of thumb see it."""
    answers = [action for action in view.legal if isinstance(action, Reserve)]
    best = thought.action.reservation if isinstance(thought.action, Reserve) else None
    choices = [
        Choice(thought.action if kind is best else fullest(answers, kind), promised(view, kind), None)
        for kind in dict.fromkeys(answer.reservation for answer in answers)
    ]
    return Advice(_first(_sorted(choices), thought.action), thought.reason, None, _alone(view))


def _simple(view: SeatView) -> Advice:
    """Where the rules of thumb decide alone: an announcement that is owed, or nothing to do but wait."""
    thought = decision(view)
    return Advice((Choice(thought.action, 0.0, None),), thought.reason, None, _alone(view))


def _alone(view: SeatView) -> tuple[float, float, float, float]:
    first, second, third, fourth = (1.0 if seat == view.seat else 0.0 for seat in range(4))
    return first, second, third, fourth


def _partners(view: SeatView, imagined: WeightedDeterminizations) -> tuple[float, float, float, float]:
    """How often each seat is on the own side; in a marriage that is not clarified nobody is yet."""
    if view.side is None:
        return _alone(view)
    re = imagined.games.re[imagined.draws]
    first, second, third, fourth = (re == re[:, view.seat, None]).mean(0).tolist()
    return first, second, third, fourth
