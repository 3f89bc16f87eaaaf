"""House rules on announcements: Kontra's own limit, what counts as Re, and who has to announce (RULES.md 10)."""

import pytest
from laid_games import QUIET, announce, answered, cards, lay, open_calls, play, play_on, reserve, until_held

from freedoko_qt.engine.actions import (
    Accept,
    Announce,
    AnnounceSwines,
    Call,
    Return,
    Selector,
    SelectorKind,
    Shift,
    SwineKind,
)
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.events import Announced, SwinesAnnounced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.score.side_result import side_results_of
from freedoko_qt.engine.teams import Side

HANDS = lay("CQ DJ", "D9 SQ", "CQ DJ", "D9 SJ")
"""Seats 0 and 2 are Re."""


def normal(rules: Rules) -> Game:
    return answered(rules, HANDS)


# Kontra's own limit

LATER = QUIET.replace(contra_has_own_limit=True, announcement_contra=9)
ON_TABLE = QUIET.replace(
    contra_has_own_limit=True,
    announcement_time_base="cards_on_table",
    announcement_limit_table=(4, 12, 16, 20, 24),
    announcement_contra_on_table=12,
)


def test_kontra_may_be_announced_for_longer_than_re() -> None:
    game = until_held(normal(LATER), 3, 10)
    assert "re" not in open_calls(game, 0)
    assert "contra" in open_calls(game, 1)
    until_held(game, 1, 8)
    assert "contra" not in open_calls(game, 1)


def test_by_cards_on_the_table_too() -> None:
    game = normal(ON_TABLE)
    play_on(game, 4)
    assert "re" in open_calls(game, 0)
    play_on(game, 1)
    assert "re" not in open_calls(game, 0)
    play_on(game, 7)
    assert "contra" in open_calls(game, 1)
    play_on(game, 1)
    assert "contra" not in open_calls(game, 1)


def test_a_late_kontra_may_be_answered_until_a_card_after_its_own_limit() -> None:
    game = until_held(normal(LATER), 3, 9)
    announce(game, 3, "contra")
    assert "reply" in open_calls(game, 0)
    until_held(game, 0, 7)
    assert "reply" not in open_calls(game, 0)


def test_without_it_both_have_the_same() -> None:
    game = until_held(normal(LATER.replace(contra_has_own_limit=False)), 3, 10)
    assert not {"re", "contra"} & {*open_calls(game, 0), *open_calls(game, 1)}


# What counts as announced


def counting(*what: str) -> Rules:
    return PRESETS["kitchen"].rules.replace(counts_as_announced=what, preannouncement_bonus=1)


def test_a_solo_may_count_as_re() -> None:
    game = answered(counting("solo"), lay("CQ CQ"), reserve(1, "solo_queen"))
    assert game.announcements == [Announce(1, Call.RE, forced=True)]
    assert open_calls(game, 1)[0] == "no_90"
    assert open_calls(game, 2)[0] == "contra"
    assert not side_results_of(game)[Side.RE].preannounced
    assert answered(counting("marriage"), lay("CQ CQ"), reserve(1, "solo_queen")).announcements == []


def test_so_may_a_marriage_but_no_silent_one() -> None:
    foreign = Selector(SelectorKind.FOREIGN)
    game = answered(counting("marriage"), lay("CQ CQ"), reserve(0, "marriage", foreign))
    assert game.announcements == [Announce(0, Call.RE, forced=True)]
    assert answered(counting("marriage", "solo"), lay("CQ CQ")).announcements == []


def test_and_a_poverty_once_it_is_taken() -> None:
    hands = lay("DJ DJ D9 HA CA CA CT CK C9 SA ST SK", "CQ", "CQ", "SJ")
    game = answered(counting("poverty"), hands, reserve(0, "poverty"))
    assert game.announcements == []
    game.apply(next(action for action in game.legal() if isinstance(action, Shift)))
    game.apply(Accept(1, True))
    assert game.announcements == []
    game.apply(next(action for action in game.legal() if isinstance(action, Return)))
    assert (game.phase, game.contract) == ("play", "poverty")
    assert game.announcements == [Announce(0, Call.RE, forced=True)]


def test_who_plays_a_solo_is_heard_to_say_so() -> None:
    game = Game(counting("solo"), lay("CQ CQ"))
    answers = [reserve(seat, "solo_jack" if seat == 3 else "healthy") for seat in SEATS]
    events = [event for answer in answers for event in game.apply(answer)]
    assert Announced(3, Call.RE, Side.RE, forced=True) in events


SWINES = lay("DA DA CQ", "D9 D9", "CQ")
"""Seats 0 and 2 are Re; seat 0 has swines, seat 1 hyperswines."""


def with_swines(rules: Rules, **change: object) -> Rules:
    at_play = {"swines": True, "swines_announcement_begin": False, "hyperswines": True, **change}
    return rules.replace(**at_play)


def test_swines_may_count_as_re_and_show_it() -> None:
    game = answered(with_swines(counting("swines")), SWINES)
    assert open_calls(game, 2)[0] == "re"
    events = game.apply(AnnounceSwines(0))
    assert events == [SwinesAnnounced(0, SwineKind.SWINES), Announced(0, Call.RE, Side.RE, forced=True)]
    assert game.view(1).sides[0] is Side.RE
    play(game, "DA")
    assert open_calls(game, 2)[0] == "no_90"
    game.apply(AnnounceSwines(1, kind=SwineKind.HYPERSWINES))
    assert game.announcements[-1] == Announce(1, Call.CONTRA, forced=True)
    assert not any(result.preannounced for result in side_results_of(game).values())
    assert [result.doublers for result in side_results_of(game).values()] == [
        (ScoreReason.RE_SAID,),
        (ScoreReason.CONTRA_SAID,),
    ]


def test_swines_of_a_side_that_has_announced_only_show_it() -> None:
    game = answered(with_swines(counting("swines")), SWINES)
    announce(game, 2, "re")
    announce(game, 0, "no_90")
    game.apply(AnnounceSwines(0))
    assert [made.call for made in game.announcements] == [Call.RE, Call.NO_90]


def test_swines_of_who_does_not_know_its_side_count_as_nothing() -> None:
    hands = lay("DA DA", "CQ CQ")
    game = answered(with_swines(counting("swines")), hands, reserve(1, "marriage", Selector(SelectorKind.FOREIGN)))
    game.apply(AnnounceSwines(0))
    assert game.announcements == []


def test_swines_of_a_poverty_count_when_it_is_taken() -> None:
    rules = with_swines(counting("swines"), swines_announcement_begin=True, poverty=True)
    poor = lay("DJ DJ D9 CA CA CT CK C9 SA ST SK S9", "DA DA")
    game = answered(rules, poor, reserve(0, "poverty"))
    game.apply(AnnounceSwines(1))
    game.apply(Shift(0, cards("DJ DJ D9")))
    assert game.announcements == []
    game.apply(Accept(1, True))
    game.apply(Return(1, cards("DJ DJ D9")))
    assert game.announcements == [Announce(1, Call.RE, forced=True)]


# Forced announcements

FORCED = QUIET.replace(
    announcement_first_trick_thirty_points=True,
    announcement_first_trick_thirty_points_only_re_contra=False,
)
TWICE = lay("CA SA CQ", "CT ST", "CT ST CQ", "CA SA SJ")


def two_tricks(rules: Rules, first: str, second: str) -> Game:
    """Seat 0 takes both; somebody who must announce does."""
    game = answered(rules, TWICE)
    for trick in (first, second):
        if game.view(game.turn or 0).duty:
            announce(game, 0, open_calls(game, 0)[0])
        play(game, trick)
    return game


@pytest.mark.parametrize(("second_too", "forced"), [("no", False), ("always", True), ("after_first", True)])
def test_a_rich_second_trick_may_force_as_well(second_too: str, forced: bool) -> None:
    game = two_tricks(FORCED.replace(forced_in_second_trick=second_too), "CA CT CT CA", "SA ST ST SA")
    assert [trick.eyes for trick in game.tricks] == [42, 42]
    assert game.view(0).duty is forced
    if forced:
        assert open_calls(game, 0)[0] == "no_90"


@pytest.mark.parametrize(("second_too", "forced"), [("no", False), ("always", True), ("after_first", False)])
def test_after_a_poor_first_trick_a_rich_second_one_forces_only_by_itself(second_too: str, forced: bool) -> None:
    hands = lay("CA SA CQ", "CK ST C9", "CK ST CQ", "C9 SA SJ")
    game = answered(FORCED.replace(forced_in_second_trick=second_too, announcement_no_120=10), hands)
    play(game, "CA CK CK C9")
    assert not game.view(0).duty
    play(game, "SA ST ST SA")
    assert game.view(0).duty is forced


def test_the_duty_may_hold_after_the_limit() -> None:
    late = FORCED.replace(announcement_no_120=12, announcement_no_90=9)
    assert not two_tricks(late, "CA CT CT CA", "SA ST ST SA").view(0).duty
    game = answered(late.replace(forced_after_limit=True), TWICE)
    play(game, "CA CT CT CA")
    assert game.view(0).duty
    assert open_calls(game, 0) == ["re"]
    assert "re" not in open_calls(game, 2)
    announce(game, 0, "re")
    assert game.announcements[-1].forced
    assert game.plays()
