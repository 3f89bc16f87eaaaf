"""Players that choose their cards, the best also what they say, in ways of their own; else by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import Accept, Action, Announce, AnnounceSwines, Play, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.play.swine_rules import at_begin
from freedoko_qt.engine.view import SeatView

from .batch.rollout import BatchPolicy
from .beliefs.sampling import WeightedDeterminizations, sample_games, sample_weighted
from .card_actions import play_action, without_announcements
from .encoding.info_set import info_set_of_view
from .heuristics.announcements import possible_calls
from .heuristics.heuristic_player import heuristic_decision
from .networks.action_value_network import ActionValueNetwork
from .networks.opponent_model import OpponentModel
from .networks.policies import CardPolicy
from .networks.value_network import ValueNetwork
from .search.call_values import (
    calls_to_sample,
    can_wait,
    chance_to_keep,
    clearly_best,
    drop_losing_reply,
    estimate_calls,
)
from .search.contract_values import ValueFunction, best_reservation, estimate_soli, is_solo_or_healthy
from .search.evaluation import rollout_evaluator, value_evaluator
from .search.look_ahead import look_ahead, sample_uniform_games
from .search.poverty_values import decide_taking, estimate_poverty
from .style import Style

CardChoice: TypeAlias = Callable[[SeatView, np.random.Generator], Card]
GameSampler: TypeAlias = Callable[[SeatView, np.random.Generator], WeightedDeterminizations]
"""Games that fit a view."""
CallChoice: TypeAlias = Callable[[SeatView, Announce | None, np.random.Generator], Announce | None]
"""What is announced where the rules of thumb have thought of this; None: nothing."""
AcceptChoice: TypeAlias = Callable[[SeatView, Accept, np.random.Generator], Accept]
"""True if a poverty is taken where the rules of thumb have thought of this."""
ReserveChoice: TypeAlias = Callable[[SeatView, np.random.Generator], Reserve | None]
"""The answer before the game; None: that of the rules of thumb."""


class CardPlayer:
    """Plays the chosen card where there is a choice; equal views and seeds give equal decisions.

    ``speak``, ``reserve`` and ``accept`` think again about what to announce, whether to play alone, and whether to
    take a poverty.
    """

    def __init__(
        self,
        choose: CardChoice,
        seed: int,
        style: Style = Style.BALANCED,
        *,
        speak: CallChoice | None = None,
        reserve: ReserveChoice | None = None,
        accept: AcceptChoice | None = None,
    ) -> None:
        self._choose, self._speak, self._reserve, self._accept = choose, speak, reserve, accept
        self._seed, self._style = seed, style

    def decide(self, view: SeatView) -> Action | None:
        """One of ``view.legal``; None, where the seat is not to move, to announce nothing."""
        rng = np.random.default_rng([self._seed, view.seat, len(view.tricks), len(view.trick)])
        action = heuristic_decision(view, style=self._style).action
        if self._reserve is not None and is_solo_or_healthy(action):
            return self._reserve(view, rng) or action
        if self._accept is not None and isinstance(action, Accept):
            return self._accept(view, action, rng)
        if self._speak is not None and _is_free_to_speak(view, action):
            suggested = action if isinstance(action, Announce) else None
            said = self._speak(view, suggested, rng)
            if said is not None or not view.my_turn:
                return said
            if suggested is not None:
                action = heuristic_decision(without_announcements(view), style=self._style).action
        if not view.my_turn or len(view.playable) < 2 or not _is_card(view, action):
            return action
        return play_action(view, self._choose(view, rng))


def _is_free_to_speak(view: SeatView, action: Action | None) -> bool:
    """True if something may be announced, need not be, and neither early swines nor another partner come first."""
    is_silent = action is None or isinstance(action, Announce) or _is_card(view, action)
    return is_silent and not view.duty and bool(possible_calls(view))


def _is_card(view: SeatView, action: Action | None) -> bool:
    """True if the action plays a card, or announces the swines that it makes."""
    if isinstance(action, AnnounceSwines):
        return not at_begin(view.rules, hyper=action.hyper)
    return isinstance(action, Play)


def by_rollouts(policy: BatchPolicy, deals: int) -> CardChoice:
    """Plays every card out in so many deals."""
    evaluator = rollout_evaluator(policy=policy)
    return lambda view, rng: look_ahead(view, sample_uniform_games(view, rng, deals), rng, evaluator).best


def by_network(network: ActionValueNetwork) -> CardChoice:
    """The card of which the network expects most."""

    def choose(view: SeatView, _: np.random.Generator) -> Card:
        expected = network.estimate(info_set_of_view(view)).cards[0, list(view.playable)]
        return view.playable[int(np.argmax(expected))]

    return choose


def condition_on_calls(network: ActionValueNetwork, deals: int, drawn: int) -> GameSampler:
    """So many games, chosen from the deals that are drawn by what the others said; all are taken for equals."""
    return lambda view, rng: WeightedDeterminizations.among_equals(sample_games(view, rng, deals, network, drawn))


def condition_on_plays(network: ActionValueNetwork, opponent_model: OpponentModel, deals: int) -> GameSampler:
    """So many games, chosen by what the others said and played; who asks twice about a view is told the same."""
    last: tuple[SeatView, WeightedDeterminizations] | None = None

    def sampler(view: SeatView, rng: np.random.Generator) -> WeightedDeterminizations:
        nonlocal last
        if last is None or last[0] is not view:
            last = view, sample_weighted(view, rng, deals, network, opponent_model)
        return last[1]

    return sampler


def by_outcomes(
    network: ActionValueNetwork, value_network: ValueNetwork, sampler: GameSampler, *, fair: float = 0.0
) -> CallChoice:
    """Says what the oracle's ends of imagined games make clearly better than what the rules of thumb would.

    Of what deals do not tell, the rules of thumb decide. ``fair``: what neither the rules of thumb nor, with such a
    chance, the network believes in is not thought about.
    """

    def speak(view: SeatView, suggested: Announce | None, rng: np.random.Generator) -> Announce | None:
        suggested, said = drop_losing_reply(view, suggested, network), calls_to_sample(view)
        if not said or suggested not in (None, *said):
            return suggested
        if suggested is None and chance_to_keep(view, said, network) < fair:
            return None
        return clearly_best(estimate_calls(view, said, sampler(view, rng), value_network), suggested)

    return speak


def defer_out_of_turn(speak: CallChoice) -> CallChoice:
    """Thinks out of turn only about what cannot wait, and what the rules of thumb would announce."""

    def think(view: SeatView, suggested: Announce | None, rng: np.random.Generator) -> Announce | None:
        if suggested is None and not view.my_turn and can_wait(view):
            return None
        return speak(view, suggested, rng)

    return think


def by_contract_values(promise: ValueFunction, deals: int, soli: int | None, style: Style) -> ReserveChoice:
    """Plays alone where that promises more in so many deals; so many soli are compared, or all."""

    def reserve(view: SeatView, rng: np.random.Generator) -> Reserve | None:
        worth = estimate_soli(view, rng, promise, deals, tried=soli)
        return best_reservation(view, worth, style) if worth else None

    return reserve


def by_poverty_values(promise: ValueFunction, deals: int) -> AcceptChoice:
    """Takes what the rules of thumb would take, and what promises more in so many deals."""

    def accept(view: SeatView, suggested: Accept, rng: np.random.Generator) -> Accept:
        answers = [Accept(view.seat, True), Accept(view.seat, False)]
        return decide_taking(view, suggested, estimate_poverty(view, answers, rng, promise, deals))

    return accept


def by_look_ahead(sampler: GameSampler, players: Sequence[CardPolicy], value_network: ValueNetwork) -> CardChoice:
    """Looks ahead some own cards in games that fit, where the oracle judges; the others are who they seem to be."""

    def choose(view: SeatView, rng: np.random.Generator) -> Card:
        sampled = sampler(view, rng)
        evaluator = value_evaluator(players, value_network.expected_units, policy_of_seat=sampled.types)
        return look_ahead(view, sampled.games, rng, evaluator, sampled.draws).best

    return choose
