"""The levels by name, and matches between them."""

from datetime import date
from random import Random

import numpy as np
import pytest
from laid import all_healthy, laid

from freedoko_qt.ai.arena import level_factory, play, play_deal
from freedoko_qt.ai.beliefs.sampling import WeightedDeterminizations
from freedoko_qt.ai.card_player import CardPlayer
from freedoko_qt.ai.heuristics.equals import is_minded
from freedoko_qt.ai.measured_strength import STRENGTH
from freedoko_qt.ai.networks.opponent_model import CASUAL_TYPE, opponent_policies
from freedoko_qt.ai.networks.policies import greedy_policy, shared_policy
from freedoko_qt.ai.networks.weights import action_value_network, opponent_model, value_network
from freedoko_qt.ai.player import LEVELS, make_player
from freedoko_qt.ai.search.contract_values import rollout_values
from freedoko_qt.ai.strategies import (
    by_contract_values,
    by_look_ahead,
    by_rollouts,
    condition_on_plays,
    once_for_a_view,
)
from freedoko_qt.ai.style import Style
from freedoko_qt.engine.actions import Announce, Play, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Option, OptionKind, Rules, mended
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.view import SeatView


def random_rules(seed: int) -> Rules:
    """A possible rule set in which every option was drawn."""
    rng = Random(seed)

    def value(option: Option) -> object:
        match option.kind:
            case OptionKind.INT:
                return rng.randint(option.low, min(option.high, option.low + 12))
            case OptionKind.SET:
                return tuple(choice for choice in option.choices if rng.random() < 0.7) or option.default
            case OptionKind.LIST | OptionKind.INTS:
                return option.default
            case _:
                return rng.choice(option.span)

    return mended(Rules(**{name: value(option) for name, option in OPTIONS.items()}))[0]


QUICK = ("random", "beginner", "casual")
"""Levels that need next to no time for a game."""


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_preset_to_the_end(level: str) -> None:
    for preset in PRESETS.values():
        for seed in range(6 if level in QUICK else 1):
            table = Table(first=seed % 4)
            assert play(Game.deal(preset.rules, seed, table), players(level)).phase is Phase.OVER


@pytest.mark.parametrize("seed", range(15))
def test_every_level_obeys_any_rules(seed: int) -> None:
    heuristics = shared_policy(greedy_policy(opponent_model().policy_logits(CASUAL_TYPE)))
    look, reserve = by_rollouts(heuristics, 3), by_contract_values(rollout_values(heuristics), 2, None, Style.BALANCED)
    for seated in (*map(players, (*QUICK, "strong")), [CardPlayer(look, seat, reserve=reserve) for seat in range(4)]):
        for number in range(2):
            game = play(Game.deal(random_rules(seed), 100 * seed + number), seated)
            assert game.phase is Phase.OVER


@pytest.mark.parametrize("seed", range(8))
def test_who_asks_the_value_network_obeys_any_rules_too(seed: int) -> None:
    sampler, policies = (
        condition_on_plays(action_value_network(), opponent_model(), 2),
        opponent_policies(action_value_network(), opponent_model()),
    )
    seated = [CardPlayer(by_look_ahead(sampler, sampler, policies, value_network()), seat) for seat in range(4)]
    assert play(Game.deal(random_rules(seed), seed), seated).phase is Phase.OVER


def test_what_a_partner_minds_is_chosen_by_two_samples() -> None:
    """A second sample that is the first one again confirms its choice; another one may not."""
    policies = opponent_policies(action_value_network(), opponent_model())
    sampler, seen_anew = condition_on_plays(action_value_network(), opponent_model(), 2), []
    same_again = once_for_a_view(sampler)

    def sample_anew(view: SeatView, rng: np.random.Generator) -> WeightedDeterminizations:
        seen_anew.append(view)
        return sampler(view, rng)

    by_one = by_look_ahead(same_again, same_again, policies, value_network())
    by_two = by_look_ahead(same_again, sample_anew, policies, value_network())
    chosen = []

    def both(view: SeatView, rng: np.random.Generator) -> Card:
        one, two = by_one(view, rng), by_two(view, rng)
        chosen.append((is_minded(view, one), view in seen_anew, one is two))
        return two

    seated = [CardPlayer(both, 0), *(make_player("casual", seat) for seat in (1, 2, 3))]
    play(Game.deal(PRESETS["ddv"].rules, 1), seated)
    assert {(minded, anew) for minded, anew, _ in chosen} == {(True, True), (False, False)}
    assert {same for minded, _, same in chosen if not minded} == {True}
    assert False in {same for minded, _, same in chosen if minded}


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_solo_is_played(level: str) -> None:
    owes = DutySoli(1)
    table = Table(first=2, duty_round=True, duty_soli=(owes, owes, owes, owes))
    game = play(Game.deal(PRESETS["ddv"].rules, 4, table), players(level))
    assert game.score is not None
    assert game.score.soloist == 2


def players(level: str) -> list:
    """Four of a level, or, of those that take their time, one in seat 2 among casual players."""
    return [make_player(level if level in QUICK or seat == 2 else "casual", seat) for seat in range(4)]


def test_an_unknown_level_is_reported_with_the_known_ones() -> None:
    with pytest.raises(GameError, match="'genius'.*random, beginner"):
        make_player("genius", 1)


def test_the_same_seed_makes_the_same_choices() -> None:
    rules = PRESETS["standard"].rules
    for level in QUICK:  # the others are asked at some views of a game, by `test_fair`
        first, second = (play(Game.deal(rules, 8), players(level)) for _ in range(2))
        assert first.actions == second.actions


def test_random_players_differ_by_their_seed() -> None:
    view = all_healthy(laid()).view(0)
    cards = {make_player("random", seed).decide(view) for seed in range(60)}
    assert len(cards) == len(view.playable)


def test_random_says_no_more_than_it_must() -> None:
    for seed in range(10):
        game = play(Game.deal(PRESETS["ddv"].rules, seed), players("random"))
        assert not any(isinstance(action, Announce) for action in game.actions)
        answers = [action.reservation for action in game.actions if isinstance(action, Reserve)]
        assert answers == [Reservation.HEALTHY] * 4
        assert sum(isinstance(action, Play) for action in game.actions) == 48


def test_equal_players_give_exactly_nothing() -> None:
    for number in range(4):
        deal = play_deal(PRESETS["standard"].rules, 9, number, level_factory("beginner"), level_factory("beginner"))
        assert deal.mean == pytest.approx(0, abs=1e-9)
        assert deal.candidate_seconds


@pytest.mark.parametrize("preset", ["ddv", "standard"])
def test_rules_of_thumb_beat_chance(preset: str) -> None:
    thinks, draws = level_factory("beginner"), level_factory("random")
    deals = [play_deal(PRESETS[preset].rules, 3, number, thinks, draws).mean for number in range(25)]
    assert sum(deals) / len(deals) > 0.9


def test_a_measured_level_beat_a_weaker_one_that_is_there() -> None:
    for level, measured in STRENGTH.items():
        assert list(LEVELS).index(measured.against) < list(LEVELS).index(level)
        assert measured.rules in PRESETS
        assert measured.deals > 0
        assert date.fromisoformat(measured.date)
