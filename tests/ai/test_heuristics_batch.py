"""In the same moment a batch's rules of thumb choose the card that the player by rules of thumb chooses."""

from random import Random

import numpy as np
import pytest
from batch_games import batch_of, many_games, side_by_side

from freedoko_qt.ai.batch.rollout import rollout
from freedoko_qt.ai.encoding.info_set import info_sets_of_batch
from freedoko_qt.ai.heuristics.heuristic_player import chosen_card
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.heuristics.situation import Situation
from freedoko_qt.ai.heuristics_batch import CardDecisions, heuristic_cards, heuristic_choice
from freedoko_qt.ai.networks.policies import shared_policy
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game


def sorted_games(seed: int, number: int, *, with_nines: bool) -> list[Game]:
    """Begun games; the hands lie as a batch knows them, for of equally good cards the first is played."""
    games = many_games(seed, number, with_nines=with_nines)
    for game in games:
        for hand in game.hands:
            hand.sort()
    return games


@pytest.mark.parametrize("with_nines", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_under_random_rules_both_choose_the_same_card(seed: int, with_nines: bool) -> None:
    games = sorted_games(seed, 40, with_nines=with_nines)
    batch, reasons = batch_of(games), set[Reason]()
    for _ in side_by_side(games, batch, Random(seed)):
        playing = np.array([game.turn is not None for game in games])
        rows = np.array([]) if batch.over else np.flatnonzero(playing & (batch.legal().sum(1) > 1))
        if not len(rows):
            continue
        chosen = heuristic_choice(batch, rows, info_sets_of_batch(batch, rows))
        for row, card in zip(rows, chosen, strict=True):
            game = games[row]
            wanted, reason = chosen_card(Situation(game.view(game.turn or 0)))
            assert Card(int(card)) == wanted, (reason, game.contract, game.rules)
            reasons.add(reason)
    assert len(reasons) > 12


def test_decisions_of_several_tricks_are_the_same_together_as_each_by_itself() -> None:
    games = sorted_games(7, 30, with_nines=True)
    batch, moments = batch_of(games), []
    for _ in side_by_side(games, batch, Random(7)):
        rows = np.array([], int) if batch.over else np.flatnonzero(batch.legal().sum(1) > 1)
        if len(rows):
            moments.append(CardDecisions.of(batch, rows, info_sets_of_batch(batch, rows)))
    together = heuristic_cards(CardDecisions.joined(moments))
    assert np.array_equal(together, np.concatenate([heuristic_cards(one) for one in moments]))


def test_four_players_by_rules_of_thumb_play_any_game_to_its_end() -> None:
    batch = batch_of(many_games(3, 60, with_nines=True))
    rollout(batch, np.random.default_rng(1), shared_policy(heuristic_choice))
    assert batch.over
    assert (batch.eyes.sum(1) == 240).all()
