"""Endgames solved exactly, by players who know no hidden card."""

import numpy as np
import pytest
from textbook import Position

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.rollout import card_values, random_cards, rollout, units
from freedoko_qt.ai.batch.tables import Array
from freedoko_qt.ai.beliefs import consistent, facts_of, sample_uniform
from freedoko_qt.ai.beliefs.deal_sampler import DealSampler
from freedoko_qt.ai.beliefs.determinization import determinize
from freedoko_qt.ai.beliefs.enumeration import enumerate_deals
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.search.endgame import solve, solve_endgame
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView, still_out


def endings(preset: str, number: int) -> list[SeatView]:
    """The views of seats that had a choice in the last three tricks of some games."""
    views = list[SeatView]()
    for seed in range(number):
        whole = play(Game.deal(PRESETS[preset].rules, seed), [make_player("casual", seat) for seat in SEATS])
        for moment, action in enumerate(whole.actions):
            if isinstance(action, Play):
                view = whole.replayed(moment).view(action.seat)
                if len(view.hand) <= 3 and len(view.playable) > 1:
                    views.append(view)
    return views


def equally(_: SeatView, hands: Array) -> Array:
    """Weights of deals that are all as likely."""
    return np.ones(len(hands))


@pytest.mark.parametrize("preset", ["ddv", "standard", "mittwoch"])
def test_all_deals_that_fit_are_listed_once(preset: str) -> None:
    for view in endings(preset, 4):
        facts = facts_of(view)
        hands, ways = enumerate_deals(facts)
        assert consistent(facts, hands).all()
        assert len(np.unique(hands.reshape(len(hands), -1), axis=0)) == len(hands)
        drawn = sample_uniform(facts, 300, np.random.default_rng(1))
        assert len(np.unique(np.concatenate((hands, drawn)).reshape(-1, 96), axis=0)) == len(hands)
        if not (facts.conditions or facts.either):
            sampler = DealSampler(facts)
            assert ways.sum() == sampler.number or sampler.crossing


def test_a_deal_counts_as_often_as_it_can_be_dealt() -> None:
    for view in endings("ddv", 3):
        hands, ways = enumerate_deals(facts_of(view))
        drawn = sample_uniform(facts_of(view), 4000, np.random.default_rng(2))
        shares = [(drawn == hand).all((1, 2)).mean() for hand in hands]
        assert np.allclose(shares, ways / ways.sum(), atol=0.05)


def test_with_two_cards_left_and_all_known_the_solution_is_the_best_play() -> None:
    """With open cards it is what trying all courses finds: nobody can do better against the best replies."""
    views = [view for view in endings("ddv", 6) if len(view.hand) == 2]
    assert views
    for view in views:
        hands, _ = enumerate_deals(facts_of(view))
        for deal in hands[:3]:
            games = determinize(view, deal[None])
            values = solve(games, np.ones(1), slip=0)[0]
            for card in view.playable:
                assert np.isclose(values[card], open_value(after(games, card), view.seat))


def open_value(games: Batch, seat: int) -> float:
    """Value for a seat if everybody sees all cards and plays for its own side."""
    if games.over:
        return float(units(games)[0, seat])
    turn, cards = int(games.turn[0]), np.flatnonzero(games.legal()[0])
    worth = [open_value(after(games, Card(card)), seat) for card in cards]
    return max(worth) if games.re[0, turn] == games.re[0, seat] else min(worth)


def after(games: Batch, card: Card) -> Batch:
    """The games once a card has been played."""
    later = games.take(games.rows)
    later.play(np.full(later.n, card))
    return later


def test_a_seat_chooses_once_for_all_deals_that_it_cannot_tell_apart() -> None:
    """Solved one by one, as if all hands were in view, the same deals have other values, and better ones."""
    whole = play(Game.deal(PRESETS["ddv"].rules, 57), [make_player("casual", seat) for seat in SEATS])
    view = whole.replayed(44).view(3)
    hands, ways = enumerate_deals(facts_of(view))
    weights = ways / ways.sum()
    together = solve(determinize(view, hands), weights, slip=0)[:, list(view.playable)]
    alone = np.concatenate([solve(determinize(view, deal[None]), np.ones(1), slip=0) for deal in hands])
    alone = alone[:, list(view.playable)]
    assert not np.allclose(together, alone)
    assert (weights @ together).max() < weights @ alone.max(1)


def test_the_last_trick_is_only_played_out() -> None:
    whole = play(Game.deal(PRESETS["ddv"].rules, 3), [make_player("casual", seat) for seat in SEATS])
    cards = [moment for moment, action in enumerate(whole.actions) if isinstance(action, Play)]
    game = whole.replayed(cards[-3])
    assert game.turn is not None
    view = game.view(game.turn)
    hands, ways = enumerate_deals(facts_of(view))
    games = determinize(view, hands)
    expected = card_values(games, games.rows, np.random.default_rng(1), 1)
    assert np.array_equal(solve(games, ways / ways.sum()), expected, equal_nan=True)
    rollout(games, np.random.default_rng(1), random_cards)
    assert np.array_equal(expected[:, view.playable[0]], units(games)[:, view.seat])


def test_all_deals_are_solved_where_they_are_few_and_else_the_likely_ones() -> None:
    rng, few_deals = np.random.default_rng(1), 0
    for view in endings("ddv", 6):
        number = len(enumerate_deals(facts_of(view))[0])
        every = solve_endgame(view, equally, rng, courses=10**9) if number < 100 else None
        few = solve_endgame(view, equally, rng, courses=1)
        assert few is not None and few.games.n == 1
        assert few.tried.exact == (number == 1)
        if every is not None:
            few_deals += 1
            assert (every.games.n, every.tried.exact) == (number, True)
            assert every.tried.standard_error(every.tried.values[:, 0]) == 0
    assert few_deals


def test_earlier_nothing_is_solved() -> None:
    game = Position("the first card", ("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9",)).game(1)
    assert solve_endgame(game.view(0), equally, np.random.default_rng(1)) is None


def test_swines_that_are_announced_with_their_card_are_seen_by_all() -> None:
    """A swine that is played shows that the other is in the same hand: no deal is without swines any more."""
    rules = PRESETS["kitchen"].rules
    found = 0
    for seed in range(120, 130):
        whole = play(Game.deal(rules, seed), [make_player("casual", seat) for seat in SEATS])
        for moment, action in enumerate(whole.actions):
            if isinstance(action, Play):
                view = whole.replayed(moment).view(action.seat)
                if len(view.hand) <= 3 and len(view.playable) > 1 and still_out(view)[Card.DA] == 2:
                    solved = solve_endgame(view, equally, np.random.default_rng(1), 3000)
                    assert solved is not None
                    assert np.isfinite(solved.tried.values).all()
                    found += 1
    assert found


def test_no_deal_that_fits_is_left_out_of_account() -> None:
    """What is equal in the deals that are thought likely is decided by the others."""

    def only_the_first(_: SeatView, hands: Array) -> Array:
        return np.asarray(np.arange(len(hands)) == 0, float)

    unlikely = 0
    for view in endings("ddv", 6):
        solved = solve_endgame(view, only_the_first, np.random.default_rng(1), courses=10**5)
        assert solved is not None
        if solved.tried.exact and solved.games.n > 1:
            unlikely += 1
            assert solved.tried.weights.sum() == pytest.approx(1)
            assert solved.tried.weights.min() > 0
            assert solved.tried.weights.max() > 0.9
    assert unlikely
