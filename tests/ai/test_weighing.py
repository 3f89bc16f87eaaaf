"""Deals count by how well they explain what the others played, whether all are weighed or some are drawn."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import islice

import numpy as np
import pytest

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.tables import EYES, Array
from freedoko_qt.ai.beliefs import consistent, facts_of, sample_uniform
from freedoko_qt.ai.beliefs.deal_sampler import redeal
from freedoko_qt.ai.beliefs.enumeration import enumerate_deals
from freedoko_qt.ai.beliefs.hand_cache import HandCache
from freedoko_qt.ai.beliefs.likelihood import NOTHING_PLAYED, hand_log_likelihoods, log_likelihood
from freedoko_qt.ai.beliefs.sampling import sample_weighted
from freedoko_qt.ai.beliefs.weighing import (
    WeighedDeals,
    effective_size,
    error_by_origins,
    evaluated_hands,
    weigh_deals,
)
from freedoko_qt.ai.networks.weights import action_value_network, opponent_model
from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView


def views(left: int, preset: str = "ddv") -> Iterator[SeatView]:
    """Positions of games of casual players in which the seat to move has so many cards left."""
    for seed in range(20):
        whole = play(Game.deal(PRESETS[preset].rules, seed), [make_player("casual", seat) for seat in SEATS])
        moments = [count for count, action in enumerate(whole.actions) if isinstance(action, Play)]
        if len(moments) < 48:
            continue
        game = whole.replayed(moments[4 * (12 - left) + seed % 4])
        assert game.turn is not None
        yield game.view(game.turn)


def weighed(view: SeatView, seed: int, *, enumerated: int, number: int = 4000) -> WeighedDeals:
    return weigh_deals(
        view,
        np.random.default_rng(seed),
        action_value_network(),
        opponent_model(),
        least=400,
        most=number,
        enough=number,
        enumerated=enumerated,
    )


def chances(deals: WeighedDeals) -> Array:
    """Chance that a seat holds each card, copies counted; shape (4, 24)."""
    return np.tensordot(deals.weights / deals.weights.sum(), deals.hands, 1)


@pytest.mark.parametrize("left", [4, 5])
def test_deals_drawn_seat_by_seat_tell_what_all_deals_tell(left: int) -> None:
    for view in islice(views(left), 4):
        every = weighed(view, 1, enumerated=10**9)
        drawn = [chances(weighed(view, seed, enumerated=0)) for seed in range(4)]
        assert np.abs(np.mean(drawn, axis=0) - chances(every)).max() < 0.06


def test_all_deals_are_weighed_where_they_are_few() -> None:
    for view in islice(views(4), 3):
        hands, ways = enumerate_deals(facts_of(view))
        one, other = (weighed(view, seed, enumerated=10**9) for seed in (1, 2))
        assert len(one.hands) == len(hands)
        assert np.array_equal(one.hands, other.hands) and np.array_equal(one.weights, other.weights)
        assert effective_size(ways) > effective_size(one.weights)


def test_few_likely_hands_are_found_with_as_many_draws() -> None:
    """Where uniformly drawn deals hardly explain what was played, those drawn seat by seat do."""
    gains = []
    for view in islice(views(7), 3):
        least = 1200
        even = weigh_deals(
            view, np.random.default_rng(1), action_value_network(), opponent_model(),
            least=3 * least, most=3 * least, enough=0, enumerated=0,
        )  # fmt: skip
        seats = weigh_deals(
            view, np.random.default_rng(1), action_value_network(), opponent_model(),
            least=least, most=least, enough=least, enumerated=0,
        )  # fmt: skip
        gains.append(effective_size(seats.weights) / effective_size(even.weights))
    assert np.median(gains) > 1.2


def test_the_standard_error_tells_how_far_samples_are_apart() -> None:
    """Many deals that explain what was played are of few hands of the seat whose cards tell the most."""
    view = next(views(7))
    known = evaluated_hands(view, action_value_network(), opponent_model())
    means, errors = [], []
    for seed in range(6):
        drawn = sample_weighted(
            view, np.random.default_rng(seed), 120, action_value_network(), opponent_model(),
            weighed=(5, 100), known=known,
        )  # fmt: skip
        held = (drawn.games.hands > 0)[drawn.draws].reshape(120, -1).astype(float)
        means.append(held.mean(0))
        errors.append([drawn.standard_error(values) for values in held.T])
    assert 0.6 < np.sqrt(np.var(means, axis=0, ddof=1).sum() / np.square(errors).mean(0).sum()) < 1.6


def test_values_of_one_origin_make_nothing_surer() -> None:
    once, twice = np.array([1.0, 4.0, 2.0]), np.array([1.0, 1.0, 4.0, 2.0])
    apart = error_by_origins(once, np.full(3, 1 / 3), np.arange(3))
    assert apart == pytest.approx(once.std(ddof=1) / np.sqrt(3))
    assert error_by_origins(twice, np.array([1, 1, 2, 2]) / 6, np.array([0, 0, 1, 2])) == pytest.approx(apart)
    assert error_by_origins(once, np.full(3, 1 / 3), np.zeros(3, int)) == pytest.approx(apart)  # the least it may be
    assert error_by_origins(once[:1], np.ones(1), np.zeros(1, int)) == 0
    assert error_by_origins(once, np.array([0.0, 1.0, 0.0]), np.arange(3)) == 0


def test_samples_that_share_what_is_known_of_hands_are_the_same() -> None:
    view = next(views(7))
    known = evaluated_hands(view, action_value_network(), opponent_model())
    for seed in range(2):
        alone, shared = (
            weigh_deals(
                view, np.random.default_rng(seed), action_value_network(), opponent_model(),
                least=50, most=100, enough=50, known=one,
            )
            for one in (None, known)
        )  # fmt: skip
        assert np.array_equal(alone.hands, shared.hands) and np.allclose(alone.weights, shared.weights, rtol=1e-3)


def test_equal_views_have_equal_deals() -> None:
    view = next(views(8))
    again = replace(view)
    one, other = weighed(view, 5, enumerated=0, number=300), weighed(again, 5, enumerated=0, number=300)
    assert np.array_equal(one.hands, other.hands) and np.array_equal(one.weights, other.weights)


def test_cards_dealt_anew_fit_and_are_as_likely_in_every_way() -> None:
    for view in islice(views(3), 4):
        facts = facts_of(view)
        first, second, third = (seat for seat in SEATS if seat != view.seat)
        hands, ways = enumerate_deals(facts)
        start = hands[np.random.default_rng(1).choice(len(hands), 6000, p=ways / ways.sum())]
        dealt = redeal(facts, start, (first, second), np.random.default_rng(2))
        assert consistent(facts, dealt).all()
        assert np.array_equal(dealt[:, [third, view.seat]], start[:, [third, view.seat]])
        even = np.tensordot(ways / ways.sum(), hands, 1)
        assert np.abs(dealt.mean(0) - even).max() < 0.05
        if len(hands) > 30:
            assert (dealt != start).any((1, 2)).mean() > 0.2


def test_each_hand_is_evaluated_once() -> None:
    view = next(views(6, "kitchen"))
    hands = sample_uniform(facts_of(view), 200, np.random.default_rng(1))
    asked: list[tuple[int, bytes]] = []

    def eyes(hands: Array, of_seat: Mapping[int, Array]) -> Array:
        asked.extend((seat, hands[row, seat].tobytes()) for seat, rows in of_seat.items() for row in rows)
        return (hands @ EYES)[:, :, None]

    cache, seat = HandCache(eyes, np.array([-1.0]), view.seat), (view.seat + 1) % 4
    others = [other for other in SEATS if other != view.seat]
    some = cache.of(hands[:50], [seat])[:, :, 0]
    assert np.array_equal(some[:, seat], (hands @ EYES)[:50, seat])
    assert (np.delete(some, seat, 1) == -1).all()
    for _ in range(2):
        assert np.array_equal(cache.of(hands)[:, others, 0], (hands @ EYES)[:, others])
    assert len(asked) == len(set(asked)) == sum(len(np.unique(hands[:, other], axis=0)) for other in others)


def test_a_hand_is_as_likely_whenever_it_is_asked_about() -> None:
    for view in islice(views(6, "kitchen"), 2):
        hands = sample_uniform(facts_of(view), 120, np.random.default_rng(1))
        at_once = log_likelihood(view, hands, opponent_model())
        evaluate = partial(hand_log_likelihoods, view, opponent_model=opponent_model())
        cache = HandCache(evaluate, NOTHING_PLAYED, view.seat)
        seat = (view.seat + 1) % 4
        assert np.allclose(cache.of(hands[:50], [seat])[:, seat], at_once[:50, seat], atol=1e-3)
        assert np.allclose(cache.of(hands), at_once, atol=1e-3)
