"""Whom the others seem to be, and what they seem to hold, as the cards they have played tell it."""

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.tables import Array
from freedoko_qt.ai.beliefs import consistent, facts_of, sample_uniform
from freedoko_qt.ai.beliefs.likelihood import log_likelihood, opponent_type_posterior
from freedoko_qt.ai.beliefs.sampling import sample_games, sample_weighted
from freedoko_qt.ai.card_player import CardPlayer
from freedoko_qt.ai.encoding.features import LAYOUT, encode
from freedoko_qt.ai.encoding.info_set import info_set_of_view
from freedoko_qt.ai.networks.action_value_network import slots_to_cards
from freedoko_qt.ai.networks.opponent_model import (
    CASUAL_TYPE,
    NETWORK_TYPE,
    OPPONENT_TYPES,
    RECORDED_TYPE,
    sample_types,
    skill_edge,
)
from freedoko_qt.ai.networks.weights import action_value_network, opponent_model
from freedoko_qt.ai.player import Player, make_player
from freedoko_qt.ai.strategies import by_network
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView


def player(kind: int, seat: int) -> Player:
    """One that plays cards as a kind does."""

    def choose(view: SeatView, _: np.random.Generator) -> Card:
        known = info_set_of_view(view)
        likes = slots_to_cards(opponent_model().policy_logits(kind)(encode(known)), known.order)[0, list(view.playable)]
        return view.playable[int(likes.argmax())]

    if kind == CASUAL_TYPE:
        return make_player("casual", seat)
    return CardPlayer(by_network(action_value_network(), doubt=0.0) if kind == NETWORK_TYPE else choose, seat)


def games(kind: int, left: int, seeds: Sequence[int], preset: str = "ddv") -> Iterator[Game]:
    """Games in which all play cards as a kind does, when the seat to move has so many cards left."""
    for seed in seeds:
        whole = play(Game.deal(PRESETS[preset].rules, seed), [player(kind, seat) for seat in range(4)])
        for count, action in enumerate(whole.actions):
            if isinstance(action, Play):
                game = whole.replayed(count)
                assert game.turn is not None
                if len(game.view(game.turn).hand) == left:
                    yield game
                    break


def hands_of(view: SeatView, number: int) -> Array:
    return sample_uniform(facts_of(view), number, np.random.default_rng(1))


@pytest.mark.parametrize("kind", [NETWORK_TYPE, CASUAL_TYPE, RECORDED_TYPE])
def test_the_others_are_taken_for_what_they_are(kind: int) -> None:
    casts = []
    for game in games(kind, 3, range(4)):
        view = game.view(game.turn or 0)
        thought = sample_weighted(view, np.random.default_rng(1), 50, action_value_network(), opponent_model())
        casts.append(np.delete(thought.types[thought.draws], view.seat, axis=1))
    assert np.mean([cast == kind for cast in casts]) > 0.6


def test_before_a_card_is_played_all_likelihoods_are_one() -> None:
    for game in games(NETWORK_TYPE, 12, range(2)):
        view = game.view(game.turn or 0)
        assert (log_likelihood(view, hands_of(view, 6), opponent_model()) == 0).all()


def test_the_own_cards_of_the_seat_carry_no_information() -> None:
    for game in games(CASUAL_TYPE, 3, range(2)):
        view = game.view(game.turn or 0)
        likelihoods = log_likelihood(view, hands_of(view, 6), opponent_model())
        assert (likelihoods[:, view.seat] == 0).all()
        assert (np.delete(likelihoods, view.seat, axis=1) < 0).all()


def test_every_deal_has_a_likelihood_of_its_own() -> None:
    """Hands that occur in several deals are asked about once, and that changes nothing."""
    for game in games(CASUAL_TYPE, 2, range(2)):
        view = game.view(game.turn or 0)
        hands = hands_of(view, 20)
        assert len(np.unique(hands[:, (view.seat + 1) % 4], axis=0)) < 20
        single = [log_likelihood(view, one[None], opponent_model())[0] for one in hands]
        assert np.allclose(log_likelihood(view, hands, opponent_model()), single, atol=1e-3)


def test_how_likely_a_seat_is_of_a_kind_is_the_mean_over_the_deals() -> None:
    for game in games(CASUAL_TYPE, 3, range(4)):
        view = game.view(game.turn or 0)
        kinds = opponent_type_posterior(view, hands_of(view, 80), opponent_model()).mean(0)
        assert np.allclose(kinds.sum(1), 1)
        assert np.allclose(kinds[view.seat], 1 / len(OPPONENT_TYPES))
        assert (np.delete(kinds, view.seat, axis=0)[:, CASUAL_TYPE] > 0.5).sum() >= 2


def test_the_cards_of_one_seat_inform_about_the_types_of_the_others() -> None:
    """Players at one table are often of one kind."""
    shares = []
    for game in games(CASUAL_TYPE, 7, range(8)):
        view = game.view(game.turn or 0)
        likelihoods = np.exp(log_likelihood(view, hands_of(view, 80), opponent_model())).mean(0)
        apart = likelihoods / likelihoods.sum(1, keepdims=True)
        kinds = opponent_type_posterior(view, hands_of(view, 80), opponent_model()).mean(0)
        shares.append([np.delete(some, view.seat, axis=0)[:, CASUAL_TYPE].mean() for some in (apart, kinds)])
    by_itself, by_all = np.mean(shares, axis=0)
    assert by_all > by_itself + 0.05


def test_what_may_be_played_is_played_somehow() -> None:
    for game in games(NETWORK_TYPE, 7, range(3)):
        known = info_set_of_view(game.view(game.turn or 0))
        row = encode(known)
        places = np.flatnonzero(row[0, LAYOUT["legal"]])
        chances = opponent_model().play_chances(np.repeat(row, len(places), axis=0), places)
        assert chances.shape == (len(places), len(OPPONENT_TYPES))
        assert np.allclose(chances.sum(0), 1)
        assert (chances > 0.01).all()
        assert np.array_equal(chances.argmax(0), opponent_model().logits(row)[0, places].argmax(0))


def test_each_is_sampled_as_a_type_as_often_as_that_is_likely() -> None:
    likely = np.array([[1 / 3, 1 / 3, 1 / 3], [0.5, 0.3, 0.2], [0.01, 0.04, 0.95], [1 / 3, 1 / 3, 1 / 3]])
    cast = sample_types(0, np.repeat(likely[None], 50, axis=0), np.random.default_rng(2))
    often = np.array([np.bincount(seat, minlength=3) for seat in cast[:, 1:].T])
    assert (cast[:, 0] == NETWORK_TYPE).all()  # the seat itself
    assert (np.abs(often - 50 * likely[1:]) <= 1).all()
    assert (cast[:, 1] != cast[:, 3]).any()  # one seat's does not follow from another's


@pytest.mark.parametrize("kind", [NETWORK_TYPE, CASUAL_TYPE])
def test_conditioning_on_cards_locates_hidden_cards_better(kind: int) -> None:
    """Cross-entropy of the true hands, by the share of the deals in which a card is where it is."""
    cross_entropy = []
    for game in [one for left in (8, 5) for one in games(kind, left, range(12))]:
        view, rng = game.view(game.turn or 0), np.random.default_rng(3)
        by_calls = sample_games(view, rng, 150, action_value_network())
        by_plays = sample_weighted(view, rng, 150, action_value_network(), opponent_model())
        true = np.zeros((4, 24))
        for seat, hand in enumerate(game.hands):
            np.add.at(true[seat], list(hand), 1)
        true[view.seat] = 0
        seen = (by_calls.hands, by_plays.games.hands[by_plays.draws])
        chances = [some.mean(0) / np.maximum(true.sum(0), 1) for some in seen]
        cross_entropy.append([-(true * np.log(one.clip(0.01))).sum() / true.sum() for one in chances])
    before, after = np.mean(cross_entropy, axis=0)
    assert after < before - 0.05


def test_every_game_that_is_sampled_fits_what_the_seat_knows() -> None:
    for game in games(RECORDED_TYPE, 6, range(3), "standard"):
        view = game.view(game.turn or 0)
        thought = sample_weighted(view, np.random.default_rng(1), 60, action_value_network(), opponent_model())
        assert consistent(facts_of(view), thought.games.start.hands).all()


def test_who_looks_ahead_has_an_edge_but_alone_and_weak_players_are_wished_on_the_other_side() -> None:
    pair, alone, against_one, one_side = [1, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]
    re = np.array([pair, alone, against_one, one_side]) > 0

    def edge(*cast: int) -> Array:
        return skill_edge(0, np.broadcast_to(cast, re.shape), re)

    equals = edge(NETWORK_TYPE, NETWORK_TYPE, NETWORK_TYPE, NETWORK_TYPE)
    assert (equals[[0, 2]] > 0).all() and equals[1] < 0  # three hunt one
    weak = edge(NETWORK_TYPE, CASUAL_TYPE, CASUAL_TYPE, CASUAL_TYPE)
    assert (weak > equals)[:3].all() and (weak[:3] > 0).all()
    weak_partner, weak_foe = (
        edge(NETWORK_TYPE, NETWORK_TYPE, CASUAL_TYPE, NETWORK_TYPE),
        edge(NETWORK_TYPE, CASUAL_TYPE, NETWORK_TYPE, NETWORK_TYPE),
    )
    assert weak_partner[0] < equals[0] < weak_foe[0]
    assert equals[2] < equals[0]  # one of three does not decide as much as one of two
