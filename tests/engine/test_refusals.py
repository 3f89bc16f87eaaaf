"""Refusals of a click: each reason with the moment at which it is given."""

import pytest
from laid_games import QUIET, announce, answered, healthy, lay, play, reserve, rollout

from freedoko_qt.engine.actions import (
    Accept,
    Action,
    Announce,
    AnnounceSwines,
    Call,
    Claim,
    Genscher,
    Play,
    Reserve,
    Return,
    Shift,
    SwineKind,
)
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.refusals import Refusal
from freedoko_qt.engine.rules import Rules

HANDS = lay("CQ CA SA DA DA", "CT SQ DK DK ST", "CQ CK HT", "C9 HT")
POOR = lay("DJ DJ D9 CA CA CT CK C9 SA ST SK S9", "CQ CQ")


def refused(game: Game, action: Action) -> str:
    """The reason, which is also in the error; nothing is done."""
    reason = game.refusal(action)
    assert reason is not None
    with pytest.raises(IllegalAction, match=reason.value):
        game.apply(action)
    return reason.value


def asked() -> Game:
    """Seat 0 is asked for its reservation."""
    return Game(QUIET, HANDS)


def playing() -> Game:
    """Seat 0 has to lead."""
    return answered(QUIET, HANDS)


def poor() -> Game:
    """Seat 0 has to lay down its poverty's cards."""
    return answered(QUIET, POOR, reserve(0, "poverty"))


def test_what_is_allowed_is_not_refused() -> None:
    assert asked().refusal(healthy(0)) is None
    assert playing().refusal(Play(0, Card.CA)) is None


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    game = rollout(playing())
    for action in (Play(0, Card.CA), healthy(0), Announce(0, Call.RE)):
        assert refused(game, action) == "game_over"


def test_one_has_to_wait_for_the_turn() -> None:
    assert refused(playing(), Play(1, Card.CT)) == "not_your_turn"
    assert refused(asked(), healthy(1)) == "not_your_turn"
    assert refused(playing(), Genscher(1, 0)) == "not_your_turn"


def test_no_card_before_the_reservations_are_made() -> None:
    assert refused(asked(), Play(0, Card.CA)) == "reservations_first"


def test_no_card_before_the_poverty_is_settled() -> None:
    game = poor()
    assert refused(game, Play(0, Card.CA)) == "poverty_first"
    game.apply(Shift(0, (Card.DJ, Card.DJ, Card.D9)))
    assert refused(game, Play(1, Card.CQ)) == "poverty_first"


def test_a_card_must_be_held() -> None:
    assert refused(playing(), Play(0, Card.HT)) == "not_in_hand"


def test_suit_and_trump_must_be_followed() -> None:
    game = playing()
    play(game, "CA")
    assert refused(game, Play(1, Card.SQ)) == "must_follow_suit"
    assert refused(game, Play(1, Card.ST)) == "must_follow_suit"
    game = playing()
    play(game, "CQ")
    assert refused(game, Play(1, Card.CT)) == "must_follow_trump"


def test_whoever_has_to_announce_does_not_lead() -> None:
    game = answered(Rules(), lay("CA CQ SA", "CT", "CT", "CA CQ"))
    play(game, "CA CT CT CA")
    assert refused(game, Play(0, Card.SA)) == "must_announce_first"
    announce(game, 0, "re")
    assert game.refusal(Play(0, Card.SA)) is None


def test_after_announcing_swines_one_of_them_follows() -> None:
    game = answered(QUIET.changed("swines_announcement_begin", False), HANDS)
    game.apply(AnnounceSwines(0))
    assert refused(game, Play(0, Card.CA)) == "must_play_swine"
    assert refused(game, Play(0, Card.HT)) == "not_in_hand"


def test_after_a_genscher_the_king_follows() -> None:
    game = playing()
    play(game, "CQ")
    game.apply(Genscher(1, 3))
    assert refused(game, Play(1, Card.SQ)) == "must_play_genscher_card"
    assert refused(game, Genscher(1, 2)) == "no_genscher"


def test_calls_have_their_time() -> None:
    game = playing()
    assert refused(game, Announce(0, Call.CONTRA)) == "call_not_open"
    assert refused(game, Announce(0, Call.REPLY)) == "call_not_open"
    assert refused(asked(), Announce(0, Call.RE)) == "call_not_open"


def test_swines_need_both_cards() -> None:
    assert refused(playing(), AnnounceSwines(1)) == "no_swines"
    assert refused(playing(), AnnounceSwines(0, kind=SwineKind.HYPERSWINES)) == "no_swines"


def test_a_genscher_needs_both_kings() -> None:
    assert refused(playing(), Genscher(0, 1)) == "no_genscher"


def test_the_poverty_s_cards_must_be_the_right_ones() -> None:
    game = poor()
    assert refused(game, Shift(0, (Card.CA, Card.CA, Card.CT))) == "wrong_cards"
    assert refused(game, Shift(1, (Card.CQ,))) == "not_your_turn"
    game.apply(Shift(0, (Card.DJ, Card.DJ, Card.D9)))
    assert refused(game, Accept(2, True)) == "not_your_turn"
    game.apply(Accept(1, True))
    assert refused(game, Return(1, (Card.CQ,))) == "wrong_cards"
    assert refused(game, Return(0, (Card.CQ,))) == "not_your_turn"


@pytest.mark.parametrize(
    "action",
    [Shift(0, ()), Accept(0, True), Return(0, ()), Reserve(0, Reservation.HEALTHY)],
)
def test_answers_need_a_question(action: Action) -> None:
    assert refused(playing(), action) == "not_asked"


@pytest.mark.parametrize("kind", ["marriage", "poverty", "throw_nines", "solo_ten", "reservation"])
def test_a_reservation_must_be_allowed(kind: str) -> None:
    assert refused(asked(), reserve(0, kind)) == "reservation_not_allowed"


def test_only_a_soloist_shortens_the_game() -> None:
    assert refused(playing(), Claim(0, takes=True)) == "no_claim"


def test_every_reason_is_given_somewhere_here() -> None:
    tried = {
        "game_over",
        "not_your_turn",
        "reservations_first",
        "poverty_first",
        "not_in_hand",
        "must_announce_first",
        "must_play_swine",
        "must_play_genscher_card",
        "must_follow_trump",
        "must_follow_suit",
        "call_not_open",
        "no_swines",
        "no_genscher",
        "wrong_cards",
        "reservation_not_allowed",
        "not_asked",
        "no_claim",
    }
    assert {reason.value for reason in Refusal} == tried
