"""The batch made from a view and the true hands is the batch of the game itself."""

from random import Random

import numpy as np
import pytest
from batch_games import batch_of, many_games, side_by_side

from freedoko_qt.ai.batch import calls
from freedoko_qt.ai.batch.sides import known_sides
from freedoko_qt.ai.beliefs.determinization import determinize
from freedoko_qt.engine.cards import SEATS

STANDS = (
    "hands", "contract", "clarified", "re", "swines", "hyperswines", "genschers", "leader", "turn", "played", "void",
    "was_led", "fitting", "eyes", "taken", "levels", "replies", "early", "cards", "winners", "classes", "strengths",
)  # fmt: skip


@pytest.mark.parametrize("with_nines", [True, False])
def test_a_view_with_the_true_hands_stands_where_the_game_stands(with_nines: bool) -> None:
    games = many_games(11, 14, with_nines=with_nines)
    batch = batch_of(games)
    hands = batch.start.hands
    for _ in side_by_side(games, batch, Random(11)):
        if batch.over:
            break
        for row, game in enumerate(games):
            if game.pending or game.turn is None:
                continue
            for seat in SEATS:
                view = game.view(seat)
                made = determinize(view, hands[row : row + 1])
                true = batch.take(np.array([row]))
                for name in STANDS:
                    assert np.array_equal(getattr(made, name), getattr(true, name)), (row, seat, name)
                one = np.array([0])
                asked = np.array([seat])
                assert np.array_equal(known_sides(made, one, asked), known_sides(true, one, asked))
                assert np.array_equal(calls.possible_calls(made, asked), calls.possible_calls(true, asked)), (row, seat)
