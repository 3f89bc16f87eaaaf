"""A batch tells a network exactly what a seat's view tells it, and nothing the seat does not know."""

from random import Random

import numpy as np
import pytest
from batch_games import batch_of, many_games, side_by_side

from freedoko_qt.ai.features import INPUTS, encode
from freedoko_qt.ai.foresight import foreseen
from freedoko_qt.ai.knowledge import known_in_batch, known_in_view
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS


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


def test_foreseen_contracts_read_as_those_that_come_to_be() -> None:
    compared = 0
    for game in many_games(11, 120, with_nines=True):
        seat = game.soloist
        if seat is None or not game.contract.is_solo or game.rules.swines or game.rules.solo_bidding or game.duty_solo:
            continue
        asked = game.replayed(next(n for n, a in enumerate(game.actions) if a.seat == seat))
        known = encode(known_in_view(foreseen(asked.view(seat), game.contract)))
        assert np.array_equal(known, encode(known_in_view(game.view(seat))))
        compared += 1
    assert compared > 5


def test_a_foreseen_normal_game_is_the_one_that_everybody_healthy_plays() -> None:
    for preset in PRESETS.values():
        for seed in range(6):
            game = Game.deal(preset.rules, seed)
            views = []
            while game.phase is Phase.RESERVATION:
                plain = [a for a in game.legal() if a.reservation == "healthy" and not (a.swines or a.hyperswines)]
                if not plain:
                    break
                views.append(game.view(game.turn))
                game.apply(plain[0])
            if game.phase is not Phase.PLAY or game.swines is not None:
                continue
            for view in views:
                known = encode(known_in_view(foreseen(view, Contract.NORMAL)))
                assert np.array_equal(known, encode(known_in_view(game.view(view.seat)))), (preset.name, seed)
