"""Cards that the player by rules of thumb leads."""

from laid import STANDARD, all_healthy, announced, healthy_but, laid, played

from freedoko_qt.ai.heuristics.heuristic_player import chosen_card
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.heuristics.situation import Situation
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game


def lead(game: Game) -> tuple[Card, Reason]:
    """The card that the seat to move leads, and why."""
    assert game.turn is not None
    return chosen_card(Situation(game.view(game.turn)))


def test_the_fresh_ace_comes_first() -> None:
    game = all_healthy(laid("CA CT DJ HJ HQ D9 DK SK S9 HK H9 SJ"))
    assert lead(game) == (Card.CA, Reason.FRESH_ACE)


def test_an_ace_that_an_opponent_can_trump_stays_in_the_hand() -> None:
    game = all_healthy(
        laid(
            "CA CT SA DJ HJ HQ CQ D9 DK HK H9 SJ",
            "C9 C9 S9 HA",
            "DJ S9 SK ST SQ SQ SJ HJ DT DT DA DA",
            "CK CT SK SA HA HK",
            first=1,
        )
    )
    announced(game, 2, Call.CONTRA)
    played(game, "C9 DJ CK CT S9 SK SA")
    card, _ = lead(game)
    assert card is not Card.CA


def test_an_ace_that_nobody_has_to_follow_stays_in_the_hand_even_if_the_partner_could_trump_it() -> None:
    own = "HA HA H9 CQ HQ DQ CJ DJ D9 SK S9 S9"
    game = announced(all_healthy(laid(own, "HK CQ", "HK", "H9")), 1, Call.RE)
    card, _ = lead(played(game, "HA HK HK H9"))
    assert card is not Card.HA


def test_the_soloist_takes_the_trumps_from_the_others() -> None:
    own = "CQ CQ SQ SQ HQ DQ CT CK ST SK HT HK"
    game = healthy_but(laid(own, rules=STANDARD), 0, Reservation.SOLO_QUEEN)
    assert lead(game) == (Card.HQ, Reason.DRAWS_TRUMPS)
