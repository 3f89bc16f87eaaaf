"""Advising a seat, for hints and reviews: every choice is tried in deals that fit what the seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import TypeAlias, TypeVar

import numpy as np

from freedoko_qt.engine.actions import Accept, Action, Announce, Genscher, Play, Return, Shift
from freedoko_qt.engine.cards import BySeat, Card, by_seat
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.genscher import card_to_choose_with
from freedoko_qt.engine.view import SeatView

from .advice import Advice, Choice, ranked, without_mistake
from .advice_by_heuristics import about_answers, forced_or_waiting, own_seat_only
from .batch import swines
from .batch.rollout import points_per_unit
from .batch.tables import Array
from .beliefs.sampling import WeightedDeterminizations, by_plays, sample_weighted
from .beliefs.weighing import evaluated_hands
from .card_actions import play_action, without_announcements
from .heuristics.announcements import call_decision, possible_calls, waits_in_solo
from .heuristics.convention import conforms, promises_too_much
from .heuristics.equals import ADVISED_POINTS
from .heuristics.heuristic_player import heuristic_decision
from .heuristics.poverty import best_card_sets
from .heuristics.reasons import HeuristicDecision, Reason, reason_to_announce
from .heuristics.reservations import as_if_losers_paid, duty_bonus, solo_reason
from .heuristics.situation import Situation
from .heuristics.unlearned import UNLEARNED
from .intervals import NORMAL_95, standard_error
from .networks.opponent_model import opponent_policies
from .networks.weights import action_value_network, opponent_model, value_network
from .search.call_choice import calls_to_sample, clearly_best, usual_call
from .search.call_values import estimate_calls
from .search.contract_values import SOLO_CAUTION, best_reservation, estimate_soli, is_solo_or_healthy, network_values
from .search.endgame import solve_endgame
from .search.evaluation import Evaluator, value_evaluator, where_learned
from .search.look_ahead import CardValues, joined_origins, look_ahead
from .search.poverty_values import decide_taking, estimate_poverty

A = TypeVar("A", bound=Action | None)
Statistic: TypeAlias = Callable[[Array], float]
"""Return the mean of values, one per deal, or its standard error."""

DEALS = 120
"""Number of sampled deals for one advice, and of different ones for each round of an advice about a card."""
ROUNDS = 4
"""Maximum number of rounds, if it is not settled before which card is advised."""
MAX_SAMPLES = 8
"""Maximum number of samples of deals for one advice about a card, drawn one after the other until it is settled."""
SETTLED_HINT = 2.5
"""Number of standard errors by which a hint is settled; the judgement of a card is by `look_ahead.SETTLED`."""
WEIGHED = 20, 150
"""Numbers of deals, for each hidden card, that are weighed at first, and at most if too few explain what was played."""
CARD_SETS = 4
"""Number of card sets that are compared when cards are passed in a poverty."""


def advise(view: SeatView, number: int = DEALS, rounds: int = ROUNDS, *, draw: int = 0) -> Advice | None:
    """Advise the seat of a view; None if it has nothing to decide.

    Equal views, numbers, rounds and draws give equal advice. `number`: deals to be looked at in each of at most
    `rounds`; `draw`: other numbers draw other deals.
    """
    *_, advice = advise_in_steps(view, number, rounds, draw=draw)
    return advice


def advise_in_steps(
    view: SeatView, number: int = DEALS, rounds: int = ROUNDS, judged: Card | None = None, *, draw: int = 0
) -> Iterator[Advice | None]:
    """Advise in steps that a thread can stop between: yield None after each piece of work, the advice at last.

    Further samples of deals are drawn until it is settled which card is advised. `judged`: a card for which the steps
    go on instead until it is clear whether it is a mistake, or all rounds are over; further samples are then drawn only
    if it seems one so far, but may yet be advised.
    """
    if not view.legal:
        yield None
    elif view.phase is Phase.RESERVATION:
        yield _about_reservation(view, _rng(view, draw), number)
    elif view.phase is Phase.PLAY:
        yield from _at_play(view, _rng(view, draw), number, rounds, judged)
    else:
        yield about_poverty(view, None, number) if view.my_turn else forced_or_waiting(view)


def _at_play(
    view: SeatView, rng: np.random.Generator, number: int, rounds: int, judged: Card | None
) -> Iterator[Advice | None]:
    network, others = action_value_network(), opponent_model()
    known = evaluated_hands(view, network, others)

    def sample() -> WeightedDeterminizations:
        return sample_weighted(view, rng, number * rounds, network, others, weighed=WEIGHED, known=known)

    suggested, calls, sampled = heuristic_decision(view), possible_calls(view), None
    if calls and not isinstance(suggested.action, Genscher):
        sampled = sample()
        advice = _about_calls(view, calls, sampled.thinned(rounds))
        if not view.my_turn or advice.best.action is not None:
            yield advice
            return
        view = without_announcements(view)
        suggested = heuristic_decision(view)
    elif not view.my_turn or not view.playable:
        yield forced_or_waiting(view)
        return
    if isinstance(suggested.action, Genscher):
        advice = _about_genscher(view, sample().thinned(rounds), rng, suggested)
        if isinstance(advice.best.action, Genscher):
            yield advice
            return
    solved = solve_endgame(view, by_plays(network, others), rng)
    if solved is not None:
        yield _about_cards(view, solved.tried, solved.games.re)
        return
    yield from _by_look_ahead(view, rng, sampled or sample(), sample, number=number, judged=judged)


def _by_look_ahead(
    view: SeatView,
    rng: np.random.Generator,
    sampled: WeightedDeterminizations,
    sample_anew: Callable[[], WeightedDeterminizations],
    *,
    number: int,
    judged: Card | None,
) -> Iterator[Advice | None]:
    """Look ahead in deals until it is settled which card is advised.

    First in rounds of equal parts of the draws, of about `number` different games each; then in further samples: what
    the first one does not settle depends more on which deals were drawn than on how often each is tried.
    """
    rounds = -(-sampled.games.n // number)
    samples, among = [_Sample.of(view, sampled)], set(view.playable)
    for step in range(rounds + MAX_SAMPLES - 1):
        if step:
            yield None
        if step < rounds:
            drawn = sampled.draws[step::rounds]
        else:
            samples.append(_Sample.of(view, sample_anew()))
            drawn = samples[-1].deals.draws
        samples[-1].look_ahead(view, rng, drawn, among)
        tried, re = _join_samples(view, samples)
        if _is_enough(view, tried, judged, in_all=step + 1 >= rounds):
            break
        among = {*tried.contenders(view), *(() if judged is None else (judged,))}
    yield _about_cards(view, tried, re)


def _is_enough(view: SeatView, tried: CardValues, judged: Card | None, *, in_all: bool) -> bool:
    """True if a hint is settled, or the card that was played is judged.

    A card that may yet be the hint is no mistake: nobody who plays what a hint advises is to hear that it was wrong.
    `in_all`: True if all rounds of the first sample are over.
    """
    is_hint = tried.is_settled(view, SETTLED_HINT, margin=ADVISED_POINTS)
    if judged is None or (is_hint and judged is tried.usual(view, margin=ADVISED_POINTS)):
        return is_hint
    may_be_hint = not is_hint and tried.usual(view, SETTLED_HINT, favoured=judged, margin=ADVISED_POINTS) is judged
    if may_be_hint and tried.seems_mistake(view, judged, margin=ADVISED_POINTS):
        return False
    return in_all or (tried.is_settled(view, margin=ADVISED_POINTS) and tried.is_judged(view, judged))


@dataclass(slots=True)
class _Sample:
    """One sample of deals, and the values found in those that have been evaluated so far."""

    deals: WeightedDeterminizations
    values: Array
    """Values by deal and card, shape (deals, cards)."""
    times: Array
    """Draws of each deal that count so far, shape (deals,)."""

    @classmethod
    def of(cls, view: SeatView, deals: WeightedDeterminizations) -> _Sample:
        return cls(deals, np.full((deals.games.n, len(view.playable)), np.nan), np.zeros(deals.games.n))

    def look_ahead(self, view: SeatView, rng: np.random.Generator, drawn: Array, among: Iterable[Card]) -> None:
        """Try some cards in the deals of further draws."""
        new = np.setdiff1d(drawn, np.flatnonzero(self.times))
        if len(new):
            part = self.deals.take(new)
            self.values[new] = look_ahead(view, part.games, rng, _evaluator(view, part), among=among).values
        self.times += np.bincount(drawn, minlength=len(self.times))


def _join_samples(view: SeatView, samples: Sequence[_Sample]) -> tuple[CardValues, Array]:
    """Return the values in all evaluated draws of some samples, and who is Re in each of their games."""
    seen = [np.flatnonzero(one.times) for one in samples]
    values, times, re = (
        np.concatenate([part[rows] for part, rows in zip(parts, seen, strict=True)])
        for parts in zip(*((one.values, one.times, one.deals.games.re) for one in samples), strict=True)
    )
    origins = joined_origins([one.deals.origins[rows] for one, rows in zip(samples, seen, strict=True)])
    draws = int(times.sum()) if samples[0].deals.complete else 0
    return CardValues(view.playable, values, times / times.sum(), origins, draws=draws), re


def _evaluator(view: SeatView, sampled: WeightedDeterminizations) -> Evaluator:
    players = opponent_policies(action_value_network(), opponent_model())
    by_network = value_evaluator(players, value_network().expected_units, policy_of_seat=sampled.types)
    return where_learned(view, by_network)


def _about_cards(view: SeatView, tried: CardValues, re: Array) -> Advice:
    """`re`: True for Re in each game, shape (games, 4)."""
    card = tried.usual(view, margin=ADVISED_POINTS)
    played = play_action(view, card)
    choices = _choices(view, _values_by_action(view, tried), played, tried.mean, tried.standard_error)
    reason = reason_to_announce(played)
    if len(tried.cards) == 1:
        reason = Reason.ONLY_CHOICE
    elif isinstance(played, Play) and view.contract in UNLEARNED:
        reason = UNLEARNED[view.contract].reason(Situation(view), card)
    win = tried.share(tried.values[:, tried.cards.index(card)] > 0)
    return Advice(choices, reason, win, _partners(view, re, tried.weights), tried.exact)


def about_calls(view: SeatView, calls: Sequence[Announce], number: int = DEALS) -> Advice:
    """Evaluate these announcements, and silence where no announcement is due.

    `calls`: legal announcements of a seat that knows its side.
    """
    return _about_calls(
        view, calls, sample_weighted(view, _rng(view), number, action_value_network(), opponent_model())
    )


def about_poverty(view: SeatView, done: Action | None, number: int = DEALS) -> Advice:
    """Evaluate the decisions of a poverty: taking it or not, or a few card sets and what was `done`.

    The view is one of the phases SHIFT, ACCEPT and RETURN in which the seat is to move; `done` may be None.
    """
    view = replace(view, legal=tuple(action for action in view.legal if isinstance(action, Shift | Accept | Return)))
    suggested = heuristic_decision(view)
    few = best_card_sets(view, CARD_SETS) or view.legal
    actions = dict.fromkeys(action for action in (suggested.action, *few, done) if action is not None)
    worth = estimate_poverty(view, list(actions), _rng(view), network_values(value_network()), number)
    if not isinstance(suggested.action, Accept):
        return Advice(_choices(view, worth, suggested.action), suggested.reason, None, own_seat_only(view))
    best = decide_taking(view, suggested.action, worth)
    reason = Reason.TAKES_POVERTY if best.accept else Reason.LEAVES_POVERTY
    if best.accept and any(values.mean() > worth[best].mean() for values in worth.values()):
        reason = Reason.TAKING_UNDERRATED
    return Advice(_choices(view, worth, best), reason, None, own_seat_only(view))


def _about_calls(view: SeatView, calls: Sequence[Announce], sampled: WeightedDeterminizations) -> Advice:
    suggested, worth = call_decision(view), estimate_calls(view, calls, sampled, value_network())
    assert suggested.action is None or isinstance(suggested.action, Announce)
    usual = usual_call(view, suggested.action, action_value_network(), value_network(), lambda: sampled)
    compared = {made: worth[made] for made in (None, *calls_to_sample(view)) if made in worth}
    best = usual if usual in worth and usual not in compared else clearly_best(compared or worth, usual)
    choices = _choices(view, worth, best, error=sampled.standard_error)
    most = max(choices, key=lambda choice: choice.points).action
    if best is None and most not in compared:
        assert isinstance(most, Announce)
        reason = _objection(view, most)
    elif best == suggested.action:
        reason = suggested.reason
    else:
        reason = Reason.MORE_POINTS if best is None else Reason.STRONG_ENOUGH
    win = float((worth[best] > 0).mean()) if best in worth else None
    return Advice(choices, reason, win, _partners(view, sampled.games.re, sampled.weights))


def _objection(view: SeatView, made: Announce) -> Reason:
    """The reason against an announcement that earns the most in sampled deals."""
    if waits_in_solo(view, made):
        return Reason.WAITS_IN_SOLO
    if conforms(view, made):
        return Reason.FOES_UNDERRATED
    return Reason.PROMISES_TOO_MUCH if promises_too_much(view, made) else Reason.CAN_WAIT


def _rng(view: SeatView, draw: int = 0) -> np.random.Generator:
    """Chance made of what the seat sees alone, so that advice is the same whenever and wherever it is asked for."""
    return np.random.default_rng([draw, view.seat, len(view.tricks), len(view.trick), *sorted(view.hand)])


def _mean(values: Array) -> float:
    return float(values.mean())


def _choices(
    view: SeatView,
    worth: Mapping[A, Array],
    best: Action | None,
    mean: Statistic = _mean,
    error: Statistic = standard_error,
) -> tuple[Choice, ...]:
    """Make choices from values per deal (in units, shape (deals,)), ranked."""
    unit = points_per_unit(view.rules)
    first = max((values for values in worth.values() if not np.isnan(values).any()), key=mean)

    def judged(action: A, values: Array) -> Choice:
        # The healthy game leaves out some deals, so that its values are not paired with those of soli.
        behind = error(first - values) if len(first) == len(values) else hypot(error(first), error(values))
        half = NORMAL_95 * unit
        points = _mean_by_regression(values, first, mean) if len(first) == len(values) else mean(values)
        return Choice(action, points * unit, half * error(values), half * behind)

    return ranked((judged(action, values) for action, values in worth.items()), best)


def _mean_by_regression(values: Array, complete: Array, mean: Statistic) -> float:
    """Mean of values that are NaN in some deals, by how they vary with values that are known in all (control variate).

    Cards that fall behind are not tried in all deals.
    """
    paired = np.where(np.isnan(values), np.nan, complete)
    variance = mean(paired**2) - mean(paired) ** 2
    slope = (mean(paired * values) - mean(paired) * mean(values)) / variance if variance > 0 else 0.0
    return mean(values) + slope * (mean(complete) - mean(paired))


def _values_by_action(view: SeatView, tried: CardValues) -> dict[Action, Array]:
    """Map the action of each card to its values per deal."""
    return {play_action(view, card): values for card, values in zip(tried.cards, tried.values.T, strict=True)}


def _about_genscher(
    view: SeatView,
    sampled: WeightedDeterminizations,
    rng: np.random.Generator,
    suggested: HeuristicDecision,
) -> Advice:
    """Evaluate each new partner, and each card without one; the best is the suggested one if that is no mistake."""
    games, evaluator, worth = sampled.games, _evaluator(view, sampled), dict[Action, Array]()
    card, best = card_to_choose_with(view), suggested.action
    assert best is not None
    for action in view.legal:
        if isinstance(action, Genscher) and action.partner is not None:
            chosen = games.take(games.rows)
            swines.choose_partner(chosen, np.ones(chosen.n, bool), np.full(chosen.n, action.partner))
            worth[action] = evaluator(chosen, chosen.rows, rng)[:, card]
    tried = look_ahead(view, games, rng, evaluator, sampled.weights, origins=sampled.origins)
    worth |= _values_by_action(view, tried)
    choices = without_mistake(_choices(view, worth, best, tried.mean, tried.standard_error))
    win = tried.share(worth[choices[0].action or best] > 0)
    return Advice(choices, suggested.reason, win, _partners(view, games.re, tried.weights))


def _about_reservation(view: SeatView, rng: np.random.Generator, number: int) -> Advice:
    suggested, values = heuristic_decision(view), network_values(value_network())
    worth = estimate_soli(view, rng, values, number) if is_solo_or_healthy(suggested.action) else {}
    if not worth:
        return about_answers(view, suggested)
    earns_most = best_reservation(view, worth)
    weighed = as_if_losers_paid(view) if earns_most.reservation.is_solo else view
    decisive = worth if weighed is view else estimate_soli(weighed, rng, values, number)
    chosen = best_reservation(weighed, decisive, caution=SOLO_CAUTION)
    reason = Reason.LESS_ALONE
    if earns_most.reservation.is_solo and not best_reservation(weighed, decisive).reservation.is_solo:
        reason = Reason.CALLED_TO_BE_WON
    elif max(worth, key=lambda answer: float(worth[answer].mean())).reservation.is_solo:
        reason = Reason.HARDLY_PAYS_ALONE
    if chosen.reservation.is_solo:
        best, *others = _choices(weighed, decisive, chosen)
        owed = duty_bonus(view, chosen.reservation) > 0
        reason = solo_reason(best.points, max(other.points for other in others), owed=owed)
    return Advice(_choices(view, worth, chosen), reason, None, own_seat_only(view))


def _partners(view: SeatView, re: Array, weights: Array) -> BySeat[float]:
    """Chance, by seat, of being on this seat's side; in an open marriage no other seat is yet.

    `re`: True for Re in each game, shape (games, 4); `weights`: those of the games.
    """
    if view.side is None:
        return own_seat_only(view)
    shares = weights @ (re == re[:, view.seat, None])
    return by_seat((shares / shares[view.seat]).tolist())
