"""Players and a Heidmann: when they announce one, and what they know of the order afterwards."""

import numpy as np
import pytest
from laid import STANDARD, all_healthy, cards, laid, played

from freedoko_qt.ai.batch.rollout import play_card
from freedoko_qt.ai.beliefs.determinization import determinize
from freedoko_qt.ai.beliefs.view_facts import facts_of
from freedoko_qt.ai.card_actions import play_action
from freedoko_qt.ai.encoding.features import encode
from freedoko_qt.ai.encoding.info_set import info_set_of_view, info_sets_of_batch
from freedoko_qt.ai.heuristics.situation import Situation
from freedoko_qt.engine.actions import AnnounceSwines, Play, SwineKind
from freedoko_qt.engine.cards import CARDS, SEATS, Card
from freedoko_qt.engine.game import Game

RULES = STANDARD.changed("heidmann", True)
HEIDMANN = AnnounceSwines(0, SwineKind.HEIDMANN)
JACKS = "SJ SJ CJ HJ SQ CQ CA CT CK SA ST SK"
QUEENS = "SJ SJ SQ HQ DQ CQ CA CT CK SA ST SK"


def hands_of(game: Game) -> np.ndarray:
    """The dealt hands as counts, one deal."""
    return np.array([[[hand.count(card) for card in CARDS] for hand in game.dealt]], np.int8)


@pytest.mark.parametrize(("hand", "worth"), [(JACKS, True), (QUEENS, False)])
def test_a_heidmann_is_announced_by_who_has_no_more_queens_than_jacks(hand: str, worth: bool) -> None:
    game = all_healthy(laid(hand, "CQ", rules=RULES))
    view = game.view(0)
    assert HEIDMANN in view.legal
    assert play_action(view, Card.SJ) == (HEIDMANN if worth else Play(0, Card.SJ))
    assert play_action(view, Card.CA) == Play(0, Card.CA)
    batch = determinize(view, hands_of(game))
    play_card(batch, np.array([Card.SJ]))
    assert batch.heidmann.tolist() == [0 if worth else -1]


def test_once_it_is_announced_everybody_knows_the_order_and_who_held_both_jacks() -> None:
    game = all_healthy(laid(JACKS, "CQ D9", "SQ", "DQ", rules=RULES))
    game.apply(HEIDMANN)
    played(game, "SJ D9 SQ")
    assert game.view(3).winning_seat == 0
    for seat in SEATS:
        view = game.view(seat)
        batch = determinize(view, hands_of(game))
        seen = info_sets_of_batch(batch, batch.rows, np.array([seat]))
        assert np.array_equal(encode(seen), encode(info_set_of_view(view)))
        assert [*batch.strengths[0]] == [*view.order.strengths]
        assert facts_of(view).sure[0, Card.SJ] == 2


def test_a_jack_of_spades_is_no_swine_to_the_rules_of_thumb() -> None:
    game = all_healthy(laid("DJ", "SJ SJ", "CJ", "HT", rules=RULES.changed("swines", False)))
    played(game, "DJ")
    assert AnnounceSwines(1, SwineKind.HEIDMANN) in game.legal(1)
    assert Situation(game.view(1)).own_swines is None
    assert set(cards("SJ")) <= set(game.plays())
