"""Choices of cards, calls and contracts for a `CardPlayer`: by networks, by sampled games, or exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import Accept, Announce, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.view import SeatView

from .batch.rollout import BatchPolicy, points_per_unit
from .beliefs.sampling import DealWeigher, WeightedDeterminizations, sample_games, sample_weighted
from .card_player import AcceptChoice, CallChoice, CardChoice, ReserveChoice
from .encoding.info_set import info_set_of_view
from .heuristics.equals import is_minded, usual_card
from .heuristics.reservations import as_if_losers_paid
from .heuristics.unlearned import UNLEARNED
from .networks.action_value_network import ActionValueNetwork
from .networks.opponent_model import OpponentModel
from .networks.policies import CardPolicy
from .networks.value_network import ValueNetwork
from .search.call_choice import calls_to_sample, can_all_wait, chance_to_keep, clearly_best, usual_call
from .search.call_values import estimate_calls
from .search.contract_values import ValueFunction, best_reservation, estimate_soli
from .search.endgame import MAX_COURSES, solve_endgame
from .search.evaluation import heuristic_evaluator, rollout_evaluator, value_evaluator, where_learned
from .search.look_ahead import CardValues, look_ahead, sample_uniform_games
from .search.poverty_values import decide_taking, estimate_poverty
from .style import Style

GameSampler: TypeAlias = Callable[[SeatView, np.random.Generator], WeightedDeterminizations]
"""Sample games that fit a view."""
UNLEARNED_DEALS = 60
"""Number of deals in which a game is played out of which the network knows nothing."""
NETWORK_DOUBT = 0.3
"""Points by which the wide network may be wrong about the difference of two cards."""


def by_rollouts(policy: BatchPolicy, deals: int) -> CardChoice:
    """Choose the card with the best mean of rollouts in so many deals.

    Deals are drawn uniformly from those that fit the view.
    """
    evaluator = rollout_evaluator(policy=policy)

    def choose(view: SeatView, rng: np.random.Generator) -> Card:
        return look_ahead(view, sample_uniform_games(view, rng, deals), rng, where_learned(view, evaluator)).best

    return choose


def by_network(network: ActionValueNetwork, doubt: float = NETWORK_DOUBT) -> CardChoice:
    """Choose the card of the highest network value; rules of thumb decide among those within the margin of error.

    `doubt`: margin of error in points. Contracts that no network has learned are played out in sampled games instead.
    """

    def choose(view: SeatView, rng: np.random.Generator) -> Card:
        if view.contract in UNLEARNED:
            games = sample_games(view, rng, UNLEARNED_DEALS, network, drawn=UNLEARNED_DEALS)
            return look_ahead(view, games, rng, heuristic_evaluator).usual(view)
        expected = network.estimate(info_set_of_view(view)).cards[0, list(view.playable)]
        points = dict(zip(view.playable, (expected * points_per_unit(view.rules)).tolist(), strict=True))
        return usual_card(view, points, doubt)

    return choose


def exact_near_the_end(choose: CardChoice, weigh: DealWeigher, courses: int = MAX_COURSES) -> CardChoice:
    """Solve endgames, with `courses` at most; choose otherwise as given.

    `weigh`: likelihood of the deals. The endgame is that of `search.endgame`, the last three tricks.
    """

    def choose_exactly(view: SeatView, rng: np.random.Generator) -> Card:
        solved = solve_endgame(view, weigh, rng, courses)
        return choose(view, rng) if solved is None else solved.tried.usual(view)

    return choose_exactly


def condition_on_calls(network: ActionValueNetwork, deals: int, drawn: int) -> GameSampler:
    """Sample games by how well they explain the announcements; all others are taken for equals.

    `deals`: number of games; `drawn`: number of deals from which they are resampled.
    """
    return lambda view, rng: WeightedDeterminizations.among_equals(sample_games(view, rng, deals, network, drawn))


def condition_on_plays(network: ActionValueNetwork, opponent_model: OpponentModel, deals: int) -> GameSampler:
    """Sample games by how well they explain announcements and cards."""
    return lambda view, rng: sample_weighted(view, rng, deals, network, opponent_model)


def once_for_a_view(sampler: GameSampler) -> GameSampler:
    """Sample one view only once."""
    last: tuple[SeatView, WeightedDeterminizations] | None = None

    def sample(view: SeatView, rng: np.random.Generator) -> WeightedDeterminizations:
        nonlocal last
        if last is None or last[0] is not view:
            last = view, sampler(view, rng)
        return last[1]

    return sample


def by_outcomes(
    network: ActionValueNetwork, value_network: ValueNetwork, sampler: GameSampler, *, min_chance: float = 0.0
) -> CallChoice:
    """Announce what is significantly better than the suggestion, by the value network in sampled games.

    Calls whose value sampled deals cannot show are left to rules of thumb. `min_chance`: nothing is sampled if rules
    of thumb suggest silence and the network gives the call a smaller chance than this.
    """

    def choose(view: SeatView, suggested: Announce | None, rng: np.random.Generator) -> Announce | None:
        suggested = usual_call(view, suggested, network, value_network, lambda: sampler(view, rng))
        calls = calls_to_sample(view)
        if not calls or suggested not in (None, *calls):
            return suggested
        if suggested is None and chance_to_keep(view, calls, network) < min_chance:
            return None
        return clearly_best(estimate_calls(view, calls, sampler(view, rng), value_network), suggested)

    return choose


def defer_out_of_turn(choose: CallChoice) -> CallChoice:
    """Consider calls out of turn only if they cannot wait or are suggested."""

    def choose_if_urgent(view: SeatView, suggested: Announce | None, rng: np.random.Generator) -> Announce | None:
        if suggested is None and not view.my_turn and can_all_wait(view):
            return None
        return choose(view, suggested, rng)

    return choose_if_urgent


def by_contract_values(
    value_function: ValueFunction, deals: int, soli: int | None, style: Style, *, caution: float = 0.0
) -> ReserveChoice:
    """Choose the solo or healthy game of the highest value in so many deals.

    `value_function`: units of a seat in games before their first card; `soli`: maximum number to compare;
    `caution`: units by which a solo that is not owed must be better. The choice is None where there is nothing to
    compare (`estimate_soli`).
    """

    def reserve(view: SeatView, rng: np.random.Generator) -> Reserve | None:
        view = as_if_losers_paid(view)
        worth = estimate_soli(view, rng, value_function, deals, max_soli=soli)
        return best_reservation(view, worth, style, caution=caution) if worth else None

    return reserve


def by_poverty_values(value_function: ValueFunction, deals: int) -> AcceptChoice:
    """Take a poverty if rules of thumb do, or if its value in so many deals is higher."""

    def accept(view: SeatView, suggested: Accept, rng: np.random.Generator) -> Accept:
        answers = [Accept(view.seat, True), Accept(view.seat, False)]
        return decide_taking(view, suggested, estimate_poverty(view, answers, rng, value_function, deals))

    return accept


def by_look_ahead(
    sampler: GameSampler, sample_anew: GameSampler, players: Sequence[CardPolicy], value_network: ValueNetwork
) -> CardChoice:
    """Choose a card by look-ahead in sampled games, ended by the value network; others play as their sampled types.

    A card that a partner would mind is chosen only if a second sample, drawn by `sample_anew`, leaves it the choice.
    """

    def evaluate(view: SeatView, rng: np.random.Generator, sampled: WeightedDeterminizations) -> CardValues:
        by_network = value_evaluator(players, value_network.expected_units, policy_of_seat=sampled.types)
        evaluator = where_learned(view, by_network)
        return look_ahead(view, sampled.games, rng, evaluator, sampled.weights, origins=sampled.origins)

    def choose(view: SeatView, rng: np.random.Generator) -> Card:
        tried = evaluate(view, rng, sampler(view, rng))
        card = tried.usual(view)
        if not is_minded(view, card):
            return card
        return tried.joined(evaluate(view, rng, sample_anew(view, rng))).usual(view)

    return choose
