"""Cards that the player by rules of thumb plays to a trick that another seat led."""

from laid import all_healthy, announced, choice, laid, played

from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.cards import Card


def test_a_rich_trick_is_taken_in_the_last_seat_with_a_cheap_trump() -> None:
    own = "HT HQ DJ HJ DT DT SK SK S9 HK H9 HA"
    game = all_healthy(laid(own, "CA CT", "CT C9", "CA CK", first=1))
    card, reason = choice(played(game, "CA CT CA"))
    assert card in (Card.DT, Card.DJ)
    assert reason is Reason.RICH_TRICK


def test_the_fox_comes_home_in_the_last_seat() -> None:
    own = "HT HQ DJ HJ DA DT SK SK S9 HK H9 HA"
    game = all_healthy(laid(own, "CK CT", "C9 CT", "C9 CK", first=1))
    assert choice(played(game, "CK C9 C9")) == (Card.DA, Reason.FOX_HOME)


def test_the_fox_is_not_given_to_an_opponent() -> None:
    own = "DA D9 DJ HJ HQ SK SK S9 HK H9 HA CK"
    game = all_healthy(laid(own, "CQ HT", "CJ SJ", "DK DT", first=1))
    announced(game, 1, Call.RE)
    card, _ = choice(played(game, "HT CJ DK"))
    assert card is Card.D9


def test_the_fox_goes_to_the_partner_whose_trick_is_safe() -> None:
    own = "CQ DA DT DJ HJ SK SK S9 HK H9 HA CK"
    game = all_healthy(laid(own, "HT D9", "CQ HT", "DK D9", first=2))
    announced(game, 2, Call.RE)
    assert choice(played(game, "HT DK")) == (Card.DA, Reason.FOX_TO_PARTNER)


def test_the_partner_gets_the_ten_of_trumps() -> None:
    own = "CQ DT DJ HJ HQ SK SK S9 HK H9 HA CK"
    game = all_healthy(laid(own, "HT D9", "CQ HT", "DK D9", first=2))
    announced(game, 2, Call.RE)
    assert choice(played(game, "HT DK")) == (Card.DT, Reason.FEEDS_PARTNER)


def test_an_opponents_fox_is_caught() -> None:
    own = "HQ DJ D9 SK SK S9 S9 HK H9 HA CK CK"
    game = all_healthy(laid(own, "CQ D9", "CQ DA", "DK DT", first=1))
    announced(game, 1, Call.RE)
    announced(game, 2, Call.NO_90)
    card, reason = choice(played(game, "D9 DA DK"))
    assert (card, reason) == (Card.DJ, Reason.CATCHES_FOX)


def test_the_plain_ace_takes_a_fresh_suit() -> None:
    own = "CA CK D9 DJ SJ SQ SK S9 HK H9 DT CJ"
    game = all_healthy(laid(own, "", "", "CT C9", first=3))
    assert choice(played(game, "C9")) == (Card.CA, Reason.ACE_TAKES)


def test_a_lost_trick_gets_the_least() -> None:
    own = "D9 DK DT CJ HQ SK SK S9 HK H9 HA CK"
    game = all_healthy(laid(own, "CQ HT", "CJ SJ", "DK DT", first=1))
    announced(game, 1, Call.RE)
    assert choice(played(game, "HT CJ DK")) == (Card.D9, Reason.STAYS_LOW)


def test_the_dulle_is_not_wasted_on_an_empty_trick() -> None:
    own = "HT HT CQ SQ DJ D9 SK SK S9 HK H9 HA"
    game = all_healthy(laid(own, "C9 CJ", "C9 DJ", "CK SJ", first=1))
    card, _ = choice(played(game, "C9 C9 CK"))
    assert card not in (Card.HT, Card.CQ, Card.SQ)
