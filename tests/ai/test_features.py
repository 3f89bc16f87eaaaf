"""A batch tells a network exactly what a seat's view tells it, and nothing the seat does not know."""

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from batch_games import batch_of, many_games, side_by_side

from freedoko_qt.ai.encoding.card_encoding import CARD_IN_SLOT, SLOT_OF_CARD
from freedoko_qt.ai.encoding.features import INPUTS, LAYOUT, encode
from freedoko_qt.ai.encoding.info_set import InfoSetBatch, info_set_of_view, info_sets_of_batch
from freedoko_qt.engine.cards import SEATS, Card, deck
from freedoko_qt.engine.trick import best_position, followers
from freedoko_qt.engine.view import SeatView


@pytest.mark.parametrize("with_nines", [True, False])
def test_a_view_and_a_batch_say_the_same_to_the_network(with_nines: bool) -> None:
    games = many_games(7, 24, with_nines=with_nines)
    batch = batch_of(games)
    for _ in side_by_side(games, batch, Random(7)):
        if batch.over:
            break
        for seat in SEATS:
            rows = encode(info_sets_of_batch(batch, batch.rows, np.full(batch.n, seat)))
            assert rows.shape == (batch.n, INPUTS)
            for row, game in enumerate(games):
                assert np.array_equal(rows[row], encode(info_set_of_view(game.view(seat)))[0]), (row, seat)


def marked(known: InfoSetBatch, name: str) -> set[Card]:
    """The cards whose places a part of the input marks."""
    columns = encode(known)[0, LAYOUT[name]]
    return {Card(CARD_IN_SLOT[known.order[0], place]) for place in np.flatnonzero(columns)}


def above(view: SeatView, card: Card) -> int:
    """The number of cards that the seat does not see above a card in its class."""
    order, rest = view.order, Counter(deck(with_nines=view.rules.with_nines))
    rest.subtract([*view.hand, *view.trick, *(one for trick in view.tricks for one in trick.cards)])
    higher = [one for one in rest if order.strengths[one] > order.strengths[card]]
    return sum(rest[one] for one in higher if order.classes[one] == order.classes[card])


@pytest.mark.parametrize("with_nines", [True, False])
def test_the_inputs_mark_what_may_be_played_what_would_win_and_what_is_high(with_nines: bool) -> None:
    games = many_games(11, 16, with_nines=with_nines)
    batch = batch_of(games)
    winning = 0
    for _ in side_by_side(games, batch, Random(11)):
        if batch.over:
            break
        for game in games:
            view = game.view(game.turn)
            known, trick = info_set_of_view(view), view.trick
            legal = followers(view.order, view.hand, trick[0] if trick else None)
            assert marked(known, "legal") == set(legal)
            order = replace(view.order, second_charlie=False)
            wins = {c for c in legal if best_position(order, [*trick, c], second_dolle_wins=False) == len(trick)}
            assert marked(known, "wins") == (wins if trick else set())
            winning += len(wins) if trick else 0
            assert marked(known, "high") == {card for card in view.hand if not above(view, card)}
            numbers = encode(known)[0, LAYOUT["above"]][SLOT_OF_CARD[known.order[0], view.hand]]
            assert list(numbers) == [above(view, card) for card in view.hand]
    assert winning > 100
