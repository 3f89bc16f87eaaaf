"""The inputs of every playable card are what is known of it and of its class."""

from random import Random

import numpy as np
import pytest
from batch_games import batch_of, many_games, side_by_side

from freedoko_qt.ai.encoding.card_encoding import CARD_IN_SLOT, TRUMP_SLOTS
from freedoko_qt.ai.encoding.card_inputs import CARD_INPUTS, CARD_SCALE, playable_inputs
from freedoko_qt.ai.encoding.features import LAYOUT, PLANES, encode
from freedoko_qt.ai.encoding.info_set import info_set_of_view, info_sets_of_batch
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.trick import followers

VOID = slice(PLANES + 3, PLANES + 6)
"""The others that are known to have none of the card's class."""
OWN_NUMBER = PLANES + 8


@pytest.mark.parametrize("with_nines", [True, False])
def test_each_playable_card_has_its_inputs_once(with_nines: bool) -> None:
    games = many_games(5, 16, with_nines=with_nines)
    batch = batch_of(games)
    shown_void = 0
    for _ in side_by_side(games, batch, Random(5)):
        if batch.over:
            break
        known = info_sets_of_batch(batch, batch.rows)
        at, slots, inputs = playable_inputs(encode(known))
        assert inputs.shape == (len(at), CARD_INPUTS) and CARD_SCALE.shape == (CARD_INPUTS,)
        for row, game in enumerate(games):
            view, here = game.view(game.turn), at == row
            cards = [Card(CARD_IN_SLOT[known.order[row], slot]) for slot in slots[here]]
            assert sorted(cards) == sorted(set(followers(view.order, view.hand, view.trick[0] if view.trick else None)))
            classes = view.order.classes
            for card, what in zip(cards, inputs[here], strict=True):
                assert list(what[:2]) == [1, view.hand.count(card) == 2]
                assert what[OWN_NUMBER] == sum(classes[one] == classes[card] for one in view.hand)
                void = known.void[row, 1:, classes[card]]
                assert list(what[VOID]) == list(void)
                shown_void += int(void.sum())
    assert shown_void > 100


def test_cards_of_a_plain_suit_have_the_inputs_of_their_own_suit() -> None:
    """Each suit has columns of its own, wherever the suit has its place."""
    games = many_games(8, 12, with_nines=True)
    for game in games:
        row = encode(info_set_of_view(game.view(game.turn)))
        own = row[0, LAYOUT["own_number"]]
        _, slots, inputs = playable_inputs(row)
        assert len(slots)
        for slot, what in zip(slots, inputs, strict=True):
            assert what[OWN_NUMBER] == own[4 if slot < TRUMP_SLOTS else (slot - TRUMP_SLOTS) // 6]
        assert np.all(inputs[:, 0] == 1)
