"""The network in numpy: what it says about cards and calls, and the player that asks it."""

from random import Random
from typing import Any

import numpy as np
import pytest
from batch_games import batch_of, many_games

from freedoko_qt.ai import arena
from freedoko_qt.ai.card_player import CardPlayer
from freedoko_qt.ai.encoding.card_encoding import SLOTS
from freedoko_qt.ai.encoding.card_inputs import CARD_INPUTS
from freedoko_qt.ai.encoding.features import INPUTS
from freedoko_qt.ai.encoding.info_set import info_set_of_view, info_sets_of_batch
from freedoko_qt.ai.networks.action_value_network import OUTPUTS, ActionValueNetwork
from freedoko_qt.ai.networks.weights import action_value_network
from freedoko_qt.ai.strategies import by_network
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS


def weights(seed: int, width: int = 16) -> dict[str, np.ndarray[Any, Any]]:
    """Random weights of a small network."""
    rng = np.random.default_rng(seed)
    sizes = [INPUTS, width, width, OUTPUTS]
    result: dict[str, np.ndarray[Any, Any]] = {}
    for number, (left, right) in enumerate(zip(sizes, sizes[1:], strict=False), 1):
        result[f"w{number}"] = rng.normal(0, left**-0.5, (left, right)).astype(np.float16)
        result[f"b{number}"] = rng.normal(0, 0.1, right).astype(np.float16)
    shapes = {"told": (CARD_INPUTS, 8), "place": (SLOTS, 8), "context": (width, 8), "weight": (8, 8), "bias": (8,)}
    for name, shape in {**shapes, "last": (8,)}.items():
        result[f"card_{name}"] = rng.normal(0, 0.3, shape).astype(np.float16)
    return result


def test_every_card_in_hand_has_an_expectation_and_chances_sum_to_one() -> None:
    batch = batch_of(many_games(3, 20, with_nines=True))
    known = info_sets_of_batch(batch, batch.rows)
    estimate = ActionValueNetwork(weights(1)).estimate(known)
    assert np.isfinite(estimate.cards[known.own > 0]).all()
    assert np.allclose(estimate.outcomes.sum(1), 1)
    assert estimate.calls.shape == (20, 7)


def test_the_card_layers_add_to_playable_cards_alone() -> None:
    batch = batch_of(many_games(3, 20, with_nines=True))
    known = info_sets_of_batch(batch, batch.rows)
    silent = weights(1)
    silent["card_last"] *= 0
    spoken: Any = (
        ActionValueNetwork(weights(1)).estimate(known).cards - ActionValueNetwork(silent).estimate(known).cards
    )
    legal = batch.legal()
    assert np.allclose(spoken[(known.own > 0) & ~legal], 0)
    assert np.abs(spoken[legal]).min() > 1e-6


def test_a_card_with_the_same_function_is_judged_alike() -> None:
    """A solo in spades is the one in clubs with the two suits exchanged."""
    rules = PRESETS["standard"].rules
    other = {Card(c): Card((c + 6) % 12) if c < 12 and c % 6 not in (1, 2) else Card(c) for c in Card}
    deal = Game.deal(rules, 5).dealt
    swapped = tuple(tuple(other[card] for card in hand) for hand in deal)
    expected = []
    for hands, solo in ((deal, "solo_clubs"), (swapped, "solo_spades")):
        game = Game(rules, hands)
        while game.phase is Phase.RESERVATION:
            kind = solo if game.turn == 2 else "healthy"
            plain = [a for a in game.legal() if a.reservation == kind and not a.swines and not a.hyperswines]
            game.apply(plain[0])
        expected.append(ActionValueNetwork(weights(2)).estimate(info_set_of_view(game.view(2))).cards[0])
    for card in deal[2]:
        assert expected[0][card] == pytest.approx(expected[1][other[card]], abs=1e-5)


@pytest.mark.parametrize("preset", PRESETS)
def test_four_players_finish_their_games_by_the_rules(preset: str) -> None:
    """Any weights: what the player does is legal, whatever it is."""
    played = 0
    for seed in range(12):
        player = CardPlayer(by_network(ActionValueNetwork(weights(seed))), 0)
        game = arena.play(Game.deal(PRESETS[preset].rules, seed), [player] * 4)
        played += game.score is not None
    assert played


def test_any_rules_and_contract_are_played_to_the_end() -> None:
    player = CardPlayer(by_network(ActionValueNetwork(weights(9))), 0)
    for with_nines in (True, False):
        for game in many_games(Random(4).getrandbits(30), 25, with_nines=with_nines):
            assert arena.play(game, [player] * 4).score is not None


def test_the_trained_network_plays_an_ace_rather_than_a_fat_ten() -> None:
    """The first lead of a hand with a single plain ace and low trumps."""
    hand = (Card.CA, Card.CT, Card.HK, Card.HK, Card.SK, Card.DT, Card.DJ, Card.HJ, Card.DQ, Card.D9, Card.D9, Card.CK)
    rest = [card for card in Card for _ in range(2)]
    for card in hand:
        rest.remove(card)
    Random(1).shuffle(rest)
    game = Game(PRESETS["ddv"].rules, (hand, tuple(rest[:12]), tuple(rest[12:24]), tuple(rest[24:])))
    while game.phase is Phase.RESERVATION:
        game.apply(next(a for a in game.legal() if a.reservation == "healthy"))
    expected = action_value_network().estimate(info_set_of_view(game.view(0))).cards[0]
    assert expected[Card.CA] > expected[Card.CT]
