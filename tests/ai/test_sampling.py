"""Deals that explain what the others called and announced are drawn more often, and none that cannot be."""

from dataclasses import replace

import numpy as np

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.tables import Array
from freedoko_qt.ai.beliefs import consistent, facts_of, sample_uniform
from freedoko_qt.ai.beliefs.sampling import WeightedDeterminizations, sample_games, sample_weighted
from freedoko_qt.ai.beliefs.weighing import resample, systematic_error
from freedoko_qt.ai.networks.opponent_model import opponent_policies
from freedoko_qt.ai.networks.weights import action_value_network, opponent_model, value_network
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.search.evaluation import value_evaluator
from freedoko_qt.ai.search.look_ahead import look_ahead, sample_uniform_games
from freedoko_qt.engine.actions import Announce, Call, Play, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView


def solo(seed: int, soloist: int) -> Game:
    """A queen solo that somebody calls, whatever is dealt."""
    game = Game.deal(PRESETS["ddv"].rules, seed)
    while game.turn is not None and not any(isinstance(action, Play) for action in game.legal()):
        kind = Reservation.SOLO_QUEEN if game.turn == soloist else Reservation.HEALTHY
        game.apply(next(one for one in game.legal() if isinstance(one, Reserve) and one.reservation is kind))
    return game


def healthy(seed: int) -> Game:
    """A game that nobody objected to."""
    game = Game.deal(PRESETS["ddv"].rules, seed)
    while not any(isinstance(action, Play) for action in game.legal()):
        game.apply(next(one for one in game.legal() if isinstance(one, Reserve)))
    return game


def held(view: SeatView, seat: int, cards: tuple[Card, ...], *, plausible: bool) -> float:
    """The mean number of these cards (both copies) that a seat holds in the deals drawn."""
    rng = np.random.default_rng(3)
    games = sample_games(view, rng, 100, action_value_network()) if plausible else sample_uniform_games(view, rng, 100)
    hands: Array = games.start.hands
    return float(hands[:, seat][:, list(cards)].sum(1).mean())


def test_a_soloist_is_thought_to_hold_what_the_solo_needs() -> None:
    queens = (Card.CQ, Card.SQ, Card.HQ, Card.DQ)
    game = solo(4, 2)
    view = game.view(0)
    assert held(view, 2, queens, plausible=True) > held(view, 2, queens, plausible=False) + 1


def test_who_says_re_is_thought_to_hold_high_trumps() -> None:
    high = (Card.HT, Card.SQ, Card.HQ)
    more = []
    for seed in range(6):
        game = healthy(seed)
        speaker = next(seat for seat in range(4) if Card.CQ in game.hands[seat])
        calls = [one for one in game.legal(speaker) if isinstance(one, Announce) and one.call is Call.RE]
        game.apply(calls[0])
        view = game.view((speaker + 1) % 4)
        more.append(held(view, speaker, high, plausible=True) - held(view, speaker, high, plausible=False))
    assert min(more) > 0 and np.mean(more) > 0.2


def test_every_deal_that_is_drawn_fits_what_the_seat_knows() -> None:
    game = solo(7, 1)
    rng = np.random.default_rng(1)
    while len(game.view(0).tricks) < 5:
        game.apply(next(one for one in game.legal() if isinstance(one, Play)))
    facts = facts_of(game.view(3))
    drawn = sample_games(game.view(3), rng, 100, action_value_network()).start.hands
    assert consistent(facts, drawn).all()


def test_a_silent_marriage_is_thought_to_be_rare() -> None:
    game = healthy(2)
    view = game.view(next(seat for seat in range(4) if Card.CQ not in game.hands[seat]))
    rng = np.random.default_rng(5)
    thought = sample_games(view, rng, 600, action_value_network()).start.hands
    possible = sample_uniform(facts_of(view), 600, rng)
    assert both_queens(thought) < 0.03
    assert both_queens(possible) > 0.15


def both_queens(hands: Array) -> float:
    """Share of the deals in which one seat holds both ♣Q."""
    return float((hands[:, :, Card.CQ].max(1) == 2).mean())


def test_without_promises_all_deals_are_equally_likely() -> None:
    game = healthy(2)
    view = game.view(next(seat for seat in range(4) if Card.CQ in game.hands[seat]))
    rng = np.random.default_rng(5)
    drawn = sample_games(view, rng, 600, action_value_network()).start.hands
    even = sample_uniform(facts_of(view), 600, np.random.default_rng(5))
    assert np.array_equal(drawn, even)


def test_a_deal_that_comes_twice_makes_nothing_surer() -> None:
    view = solo(1, 0).view(0)
    games = sample_uniform_games(view, np.random.default_rng(1), 4)
    once = WeightedDeterminizations.among_equals(games)
    twice = replace(once, draws=np.array([0, 0, 3, 3]))
    values = np.array([1.0, 1.0, 4.0, 4.0])
    assert np.isclose(once.standard_error(values), values.std(ddof=1) / 2)
    assert np.isclose(twice.standard_error(values), values.std())
    assert np.isclose(replace(once, origins=np.array([2, 2, 5, 5])).standard_error(values), values.std())


def test_a_likely_game_is_played_once_and_counts_often() -> None:
    whole = play(Game.deal(PRESETS["ddv"].rules, 4), [make_player("casual", seat) for seat in range(4)])
    moments = [count for count, action in enumerate(whole.actions) if isinstance(action, Play)]
    game = whole.replayed(moments[34])
    drawn = sampled(game)
    assert len(drawn.draws) == 60
    assert np.array_equal(np.unique(drawn.draws), drawn.games.rows)
    assert drawn.games.n < 60
    evaluator = value_evaluator(
        opponent_policies(action_value_network(), opponent_model()),
        value_network().expected_units,
        policy_of_seat=drawn.types,
    )
    view, rng = game.view(game.turn or 0), np.random.default_rng(1)
    tried = look_ahead(view, drawn.games, rng, evaluator, drawn.weights, origins=drawn.origins)
    assert len(tried.values) == drawn.games.n
    assert np.allclose(tried.weights, np.bincount(drawn.draws) / 60)
    assert np.allclose(tried.means, tried.values[drawn.draws].mean(0))
    values, by_chance = tried.values[:, 0], replace(drawn, complete=False)
    assert np.isclose(tried.standard_error(values), by_chance.standard_error(values[drawn.draws]))
    assert drawn.complete
    assert np.isclose(replace(tried, draws=60).standard_error(values), drawn.standard_error(values[drawn.draws]))


def test_a_deal_that_is_drawn_often_is_played_by_several_types() -> None:
    whole = play(Game.deal(PRESETS["ddv"].rules, 4), [make_player("casual", seat) for seat in range(4)])
    moments = [count for count, action in enumerate(whole.actions) if isinstance(action, Play)]
    game = whole.replayed(moments[42])
    view, rng = game.view(game.turn or 0), np.random.default_rng(2)
    drawn = sample_weighted(view, rng, 480, action_value_network(), opponent_model())
    hands: Array = drawn.games.start.hands
    _, deal = np.unique(hands.reshape(len(hands), -1), axis=0, return_inverse=True)
    often = int(np.argmax(np.bincount(deal)))
    assert len(np.unique(drawn.types[deal == often], axis=0)) > 1


def test_draws_of_all_deals_leave_to_chance_what_neighbours_differ_by() -> None:
    """Means of systematic draws vary no more than is said, which is far less than those of independent ones."""
    rng = np.random.default_rng(1)
    weights, values = rng.random(900) ** 4, np.sort(rng.normal(size=900)) + rng.normal(size=900) / 2
    draws = [resample(weights, 200, rng) for _ in range(400)]
    spread = np.std([values[drawn].mean() for drawn in draws])
    estimated = np.mean([systematic_error(values[drawn], 200) for drawn in draws])
    assert 0.3 < spread / estimated < 1.1
    assert estimated < np.std(values) / np.sqrt(200) / 1.5


def test_thinned_draws_are_spread_over_all_games() -> None:
    whole = play(Game.deal(PRESETS["ddv"].rules, 4), [make_player("casual", seat) for seat in range(4)])
    moments = [count for count, action in enumerate(whole.actions) if isinstance(action, Play)]
    drawn = sampled(whole.replayed(moments[34]))
    thinned = drawn.thinned(3)
    assert len(thinned.draws) == 20
    hands: Array = drawn.games.start.hands
    assert np.array_equal(thinned.games.start.hands[thinned.draws], hands[drawn.draws[::3]])
    assert np.array_equal(thinned.types[thinned.draws], drawn.types[drawn.draws[::3]])


def sampled(game: Game) -> WeightedDeterminizations:
    view, rng = game.view(game.turn or 0), np.random.default_rng(2)
    return sample_weighted(view, rng, 60, action_value_network(), opponent_model())
