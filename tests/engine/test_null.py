"""The null: no trumps, no trick for the soloist, one point (RULES.md 4, 12 and 13)."""

import pytest
from laid_games import QUIET, announce, answered, lay, open_calls, play, reserve, rollout

from freedoko_qt.engine.actions import Call, Claim, Reserve
from freedoko_qt.engine.before_play.reservations import is_picture, meets_duty
from freedoko_qt.engine.contracts import SOLI, Contract, Reservation
from freedoko_qt.engine.events import GameScored, NullLost
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.table import DutySoli
from freedoko_qt.engine.teams import Side

NULL = QUIET.changed("solo_null", True).changed("counting", "plus_minus")
LOW = "C9 C9 CT S9 S9 ST H9 H9 HT D9 D9 DT"
"""A hand that can hardly take a trick."""


def null(hand: str = LOW, rules: Rules = NULL) -> Game:
    """The null of seat 0, who leads."""
    return answered(rules, lay(hand), reserve(0, "solo_null"))


def test_whoever_takes_no_trick_wins_a_point_three_times() -> None:
    score = rollout(null()).score
    assert score is not None
    assert (score.winner, score.value, score.scores) == (Side.RE, 1, (3, -1, -1, -1))
    assert score.eyes[0] == 0
    assert [line.reason for line in score.lines] == [ScoreReason.WON]
    assert (score.called_solo, score.specials) == (Contract.SOLO_NULL, ())


def test_the_first_trick_of_the_soloist_loses_and_ends_the_game() -> None:
    game = null("CA CT C9 S9 S9 ST H9 H9 HT D9 D9 DT")
    events = play(game, "CA CA CK CQ")
    assert events[-2] == NullLost(0)
    assert isinstance(events[-1], GameScored)
    assert (game.phase, game.hands, game.legal()) == (Phase.OVER, [[], [], [], []], [])
    assert game.score is not None
    assert (game.score.winner, game.score.scores) == (Side.CONTRA, (-3, 1, 1, 1))


def test_a_trick_of_the_others_goes_on() -> None:
    game = null()
    play(game, "CT CA CK CQ")
    assert (game.phase, game.turn) == (Phase.PLAY, 1)


def test_the_ten_stands_below_the_jack() -> None:
    game = null("CT CT C9 S9 S9 ST H9 H9 HT D9 D9 DT")
    play(game, "CT C9 CJ CQ")
    assert (game.phase, game.turn) == (Phase.PLAY, 3)
    assert game.order.trumps == ()


def test_bock_and_the_factor_of_a_solo_multiply_the_point() -> None:
    table = null().table._replace(bock_factor=2)
    rules = NULL.changed("solo_factor", 2)
    game = rollout(answered(rules, lay(LOW), reserve(0, "solo_null"), table=table))
    assert game.score is not None
    assert game.score.scores == (4, -2, -2, -2)


def test_re_and_kontra_may_be_announced_denials_may_not() -> None:
    game = null(rules=NULL.changed("denial_without_announcement", "free"))
    assert open_calls(game, 0) == ["re"]
    announce(game, 0, "re")
    assert open_calls(game, 0) == []
    announce(game, 2, "contra")
    score = rollout(game).score
    assert score is not None
    assert score.value == 4


def test_no_denial_is_bid_with_it() -> None:
    game = Game(NULL.changed("solo_bidding", True), lay(LOW))
    bids = [a.bid for a in game.legal() if isinstance(a, Reserve) and a.reservation is Reservation.SOLO_NULL]
    assert bids == [None, Call.RE]


def test_it_is_neither_a_colour_nor_a_picture_solo() -> None:
    assert not is_picture(Contract.SOLO_NULL)
    assert not SOLI[Contract.SOLO_NULL].is_color
    assert meets_duty(Contract.SOLO_NULL, DutySoli(1, 0, 0))
    assert not meets_duty(Contract.SOLO_NULL, DutySoli(2, 1, 1))


def test_there_are_no_special_points_though_soli_have_them() -> None:
    score = rollout(null(rules=NULL.changed("special_points_in_solo", "all").changed("solo_point", 1))).score
    assert score is not None
    assert (score.value, score.specials) == (1, ())


@pytest.mark.parametrize("bock", ["bock_after_black_game", "bock_after_120_120"])
def test_neither_card_points_nor_tricks_bring_bock(bock: str) -> None:
    game = rollout(null(rules=NULL.changed("bock", True).changed(bock, True)))
    assert game.score is not None
    assert bock not in game.score.bock_triggers


def test_it_cannot_be_shortened_by_the_soloist() -> None:
    game = null(rules=NULL.changed("solo_may_claim", True))
    assert not [action for action in game.legal(0) if isinstance(action, Claim)]
