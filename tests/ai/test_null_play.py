"""Nulls: who calls one, how they are played, and what a hint says about them."""

from random import Random

import numpy as np
import pytest
from batch_games import reasons_in_both
from laid import DDV, choice, healthy_but, laid, played

from freedoko_qt.ai.advising import advise
from freedoko_qt.ai.heuristics.deductions import unseen_copies
from freedoko_qt.ai.heuristics.null import null_chance
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.heuristics_batch import null_chances
from freedoko_qt.ai.player import LEVELS, make_player
from freedoko_qt.engine.actions import Announce, Call, Play, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.teams import Side

RULES = DDV.changed("solo_null", True)
LOW = "C9 C9 CT S9 S9 ST H9 H9 HT D9 D9 DT"


def null(*hands: str, first: int = 0) -> Game:
    """The null of seat 0; by these rules the left of the dealer leads."""
    return healthy_but(laid(*hands, rules=RULES, first=first), 0, Reservation.SOLO_NULL)


def test_the_soloist_ducks_with_the_highest_card_that_stays_below() -> None:
    game = null("C9 CJ CK S9 S9 ST H9 H9 HT D9 D9 DT", "CQ", "CA", "C9", first=1)
    assert choice(played(game, "CQ CA C9")) == (Card.CK, Reason.DUCKS)


def test_the_soloist_discards_what_is_most_dangerous() -> None:
    game = null("S9 S9 ST HA H9 H9 HT D9 D9 DT DJ SJ", "CQ", "CA", "C9", first=1)
    assert choice(played(game, "CQ CA C9")) == (Card.HA, Reason.DUCKS)


def test_the_soloist_leads_the_card_that_most_others_beat() -> None:
    game = null("C9 CJ CK SA SK ST HA HK HT DA DK DT")
    assert choice(game) == (Card.C9, Reason.HOPES_FOR_HIGHER)


def test_the_others_leave_the_trick_to_the_soloist_and_keep_low_cards_to_lead() -> None:
    game = null("CK CK SJ SQ HK HQ DJ DQ DK SK HJ ST", "CA CT CJ C9", "CQ CQ", "CT CA CJ")
    played(game, "CK")
    assert choice(game) == (Card.CJ, Reason.LEAVES_TO_SOLOIST)
    assert choice(played(game, "CJ CQ")) == (Card.CJ, Reason.LEAVES_TO_SOLOIST)


def test_the_others_spend_high_cards_where_the_soloist_is_out_of_the_trick() -> None:
    game = null("C9 CK SJ SQ HK HQ DJ DQ DK SK HJ ST", "CQ CT", "CJ", "CA CT C9")
    assert choice(played(game, "C9 CT CJ")) == (Card.CA, Reason.SPENDS_HIGH)


def test_a_low_hand_is_called_and_an_ordinary_one_is_not() -> None:
    for level in ("casual", "strong", "expert"):
        low = make_player(level, 1).decide(laid(LOW, rules=RULES).view(0))
        usual = make_player(level, 1).decide(laid("CQ HT SQ DJ DA DK CA CT SA S9 HA HK", rules=RULES).view(0))
        assert isinstance(low, Reserve)
        assert low.reservation is Reservation.SOLO_NULL, level
        assert isinstance(usual, Reserve)
        assert usual.reservation is Reservation.HEALTHY, level


def test_a_poor_hand_is_not_spent_on_a_null_because_that_loses_less() -> None:
    game = laid("CA CK CT DA DA HA HJ HJ HK HQ SJ SK", rules=RULES)
    for level in ("casual", "strong"):
        action = make_player(level, 1).decide(game.view(0))
        assert isinstance(action, Reserve)
        assert action.reservation is Reservation.HEALTHY, level


def test_the_chance_falls_with_each_card_that_others_can_stay_below() -> None:
    high = "CA CA SA SA HA HA DA DA CK SK HK DK"
    hands = [laid(hand).hands[0] for hand in (LOW, LOW.replace("CT", "CK"), LOW.replace("C9 C9 CT", "CA CA SQ"), high)]
    chances = [null_chance(hand, unseen_copies(hand, RULES)) for hand in hands]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert chances[-1] < 0.05


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_null_to_its_end(level: str) -> None:
    game = null(LOW)
    players = [make_player(level, seat) for seat in range(4)]
    while game.turn is not None:
        action = players[game.turn].decide(game.view(game.turn))
        assert action in game.legal(game.turn)
        assert action is not None
        game.apply(action)
    assert game.score is not None
    assert level == "random" or game.score.winner is Side.RE


def test_the_batch_plays_nulls_by_the_same_rules_of_thumb() -> None:
    games = [null(LOW, first=seat) for seat in range(4)]
    games += [healthy_but(Game.deal(RULES, seed), 0, Reservation.SOLO_NULL) for seed in range(20)]
    assert len(reasons_in_both(games, Random(1))) >= 5
    short = RULES.changed("with_nines", False)
    games = [healthy_but(Game.deal(short, seed), seed % 4, Reservation.SOLO_NULL) for seed in range(20)]
    assert len(reasons_in_both(games, Random(1))) >= 5


def test_the_chance_is_the_same_for_many_hands_together() -> None:
    hands = [laid(LOW).hands, *(Game.deal(RULES, seed).dealt for seed in range(20))]
    own, unseen = (np.array([[*map(cards_of.count, Card)] for cards_of in some]) for some in (
        [one[0] for one in hands], [[*one[1], *one[2], *one[3]] for one in hands]
    ))  # fmt: skip
    each = [null_chance(one[0], others) for one, others in zip(hands, unseen.tolist(), strict=True)]
    assert null_chances(own, unseen) == pytest.approx(each)


def test_a_hint_knows_which_card_loses_the_null() -> None:
    game = null("C9 CJ CK S9 S9 ST H9 H9 HT D9 D9 DT", "CQ", "CT", "C9", first=1)
    game.apply(Announce(0, Call.RE))
    advice = advise(played(game, "CQ CT C9").view(0))
    assert advice is not None
    worth = {choice.action: choice.points for choice in advice.choices}
    assert worth[Play(0, Card.CK)] == pytest.approx(-9.0)
    assert advice.best.action in (Play(0, Card.CJ), Play(0, Card.C9))
    assert advice.reason is Reason.DUCKS


def test_a_hint_before_the_game_and_about_re_values_a_null_by_playing_it_out() -> None:
    before = advise(laid(LOW, rules=RULES).view(0))
    assert before is not None
    assert before.best.action == Reserve(0, Reservation.SOLO_NULL)
    assert 2 < before.best.points <= 3
    game = null(LOW)
    while len(game.hands[0]) > 11 or game.turn != 0:  # Re can wait until then
        game.apply(next(action for action in game.legal() if isinstance(action, Play)))
    advice = advise(game.view(0))
    assert advice is not None
    assert isinstance(advice.best.action, Announce)
    assert np.isclose(advice.best.points, 9, atol=1.5)
