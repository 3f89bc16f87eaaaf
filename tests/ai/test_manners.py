"""Whom the others seem to be: told by their cards, and imagined so as often as that is likely."""

from collections.abc import Iterator

import numpy as np
import pytest

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.tables import Array
from freedoko_qt.ai.beliefs import deals, facts_of
from freedoko_qt.ai.card_player import CardPlayer, by_network
from freedoko_qt.ai.manners import cast_of, manners_of
from freedoko_qt.ai.trained import imagined
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView


def likelihoods(view: SeatView) -> Array:
    return manners_of(view, deals(facts_of(view), 6, np.random.default_rng(1)), imagined())


def views(number: int, left: int) -> Iterator[SeatView]:
    """Of games in which all play cards as one of the players does, when the seat to move has so many cards left."""
    for seed in range(4):
        players = [CardPlayer(by_network(imagined()[number]), seat) for seat in range(4)]
        whole = play(Game.deal(PRESETS["ddv"].rules, seed), players)
        for count, action in enumerate(whole.actions):
            game = whole.replayed(count)
            if isinstance(action, Play) and game.turn is not None and len(game.view(game.turn).hand) == left:
                yield game.view(game.turn)
                break


@pytest.mark.parametrize("number", range(3))
def test_the_others_are_taken_for_the_players_they_are(number: int) -> None:
    late = [np.delete(likelihoods(view), view.seat, axis=0) for view in views(number, 3)]
    assert np.mean(late, axis=(0, 1))[number] > 0.6


def test_before_a_card_is_played_nobody_is_rather_one_than_another() -> None:
    for view in views(0, 12):
        first = likelihoods(view)
        assert np.allclose(first, 1 / 3)


def test_what_the_seat_itself_plays_tells_nothing() -> None:
    for view in views(1, 3):
        assert np.allclose(likelihoods(view)[view.seat], 1 / 3)


def test_each_is_imagined_as_a_player_as_often_as_that_is_likely() -> None:
    likely = np.array([[1 / 3, 1 / 3, 1 / 3], [0.5, 0.3, 0.2], [0, 0.04, 0.96], [1 / 3, 1 / 3, 1 / 3]])
    cast = cast_of(0, likely, 50, np.random.default_rng(2))
    often = np.array([np.bincount(seat, minlength=3) for seat in cast.T])
    assert (cast[:, 0] == 0).all()  # the seat itself
    assert (np.abs(often - 50 * likely) < 1)[1:].all()
    assert (cast[:, 1] != cast[:, 3]).any()  # one seat's does not follow from another's
