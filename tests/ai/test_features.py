"""A batch tells a network exactly what a seat's view tells it, and nothing the seat does not know."""

from random import Random

import numpy as np
import pytest
from batch_games import batch_of, many_games, side_by_side

from freedoko_qt.ai.features import INPUTS, encode
from freedoko_qt.ai.knowledge import known_in_batch, known_in_view
from freedoko_qt.engine.cards import SEATS


@pytest.mark.parametrize("with_nines", [True, False])
def test_a_view_and_a_batch_say_the_same_to_the_network(with_nines: bool) -> None:
    games = many_games(7, 24, with_nines=with_nines)
    batch = batch_of(games)
    for _ in side_by_side(games, batch, Random(7)):
        if batch.over:
            break
        for seat in SEATS:
            rows = encode(known_in_batch(batch, batch.rows, np.full(batch.n, seat)))
            assert rows.shape == (batch.n, INPUTS)
            for row, game in enumerate(games):
                assert np.array_equal(rows[row], encode(known_in_view(game.view(seat)))[0]), (row, seat)
