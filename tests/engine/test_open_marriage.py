"""Announcing in a marriage before its partner is found (RULES.md 10 and 17)."""

from laid_games import QUIET, announce, answered, lay, open_calls, play, reserve

from freedoko_qt.engine.actions import Announce, Call, Selector, SelectorKind
from freedoko_qt.engine.events import Announced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.side_result import side_results_of
from freedoko_qt.engine.teams import Side

FREE = QUIET.changed("announce_before_marriage_resolved", True)
BRIDE_ONLY = FREE.changed("undetermined_announcement", "bride_only")
DENIALS = ["no_90", "no_60", "no_30", "black"]
HANDS = lay("CQ CQ CT SA", "CA SK ST", "CK SK", "CK SA ST")
FOUND = "CT CA CK CK"
"""A first trick that makes seat 1 the partner."""


def wedding(rules: Rules) -> Game:
    """The marriage of seat 0, open."""
    return answered(rules, HANDS, reserve(0, "marriage", Selector(SelectorKind.FOREIGN)))


def test_the_bride_says_re_and_more_the_others_only_kontra() -> None:
    game = wedding(FREE)
    assert open_calls(game, 0) == ["re", *DENIALS]
    assert [open_calls(game, seat) for seat in (1, 2, 3)] == [["contra"]] * 3


def test_perhaps_only_the_bride_announces() -> None:
    game = wedding(BRIDE_ONLY)
    assert open_calls(game, 0) == ["re", *DENIALS]
    assert [open_calls(game, seat) for seat in (1, 2, 3)] == [[], [], []]


def test_each_says_kontra_for_himself_and_only_once() -> None:
    game = wedding(FREE)
    announce(game, 1, "contra")
    assert open_calls(game, 1) == []
    assert open_calls(game, 2) == ["contra"]


def test_a_kontra_before_the_clarification_shows_no_side() -> None:
    game = wedding(FREE)
    game.apply(Announce(1, Call.CONTRA))
    assert game.view(2).sides == (Side.RE, None, None, None)


def test_the_kontra_of_who_becomes_the_partner_is_a_re() -> None:
    game = wedding(FREE)
    announce(game, 1, "contra")
    events = play(game, FOUND)
    assert Announced(1, Call.RE, Side.RE, False) in events
    assert game.announcements == [Announce(1, Call.RE)]
    results = side_results_of(game)
    assert (results[Side.RE].level, results[Side.CONTRA].level) == (1, 0)


def test_beside_a_re_of_the_bride_it_is_no_90() -> None:
    game = wedding(FREE)
    announce(game, 0, "re")
    announce(game, 1, "contra")
    play(game, FOUND)
    assert side_results_of(game)[Side.RE].level == 2
    assert open_calls(game, 0) == DENIALS[1:]


def test_the_kontra_of_the_others_stays_one() -> None:
    game = wedding(FREE)
    announce(game, 2, "contra")
    play(game, FOUND)
    results = side_results_of(game)
    assert (results[Side.RE].level, results[Side.CONTRA].level) == (0, 1)
    assert open_calls(game, 3)[0] == "no_90"


def test_when_knocking_the_partner_s_knock_stays_a_knock() -> None:
    game = wedding(FREE.changed("knocking", True))
    announce(game, 1, "knock")
    play(game, FOUND)
    assert game.announcements == [Announce(1, Call.KNOCK)]
