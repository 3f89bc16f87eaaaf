"""Special points, each with the tricks that bring it (RULES.md 11)."""

from collections import Counter
from pathlib import Path

import pytest
from laid_games import QUIET, answered, lay, play, score_sheet, taken

from freedoko_qt.engine.actions import AnnounceSwines
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.score.special_points import special_points
from freedoko_qt.engine.score.special_rules import SPECIAL_RULES, is_heart_trick

DULL = [taken("S9 S9 SK SK", 2)] * 11
"""Eleven tricks that bring nothing."""


def points(
    rules: Rules,
    *tricks: tuple[str, int],
    re: tuple[int, ...] = (0, 2),
    contract: str = "normal",
) -> dict[str, int]:
    """The special points of the first tricks of a game, each with its winner; seat 0 leads; seats 0 and 2 are Re."""
    game = score_sheet(rules, *[taken(*trick) for trick in tricks], re=re, contract=Contract(contract))
    return points_of(game)


def ending(rules: Rules, trick: str, winner: int, re: tuple[int, ...] = (0, 2)) -> dict[str, int]:
    """The special points of the last trick of a game."""
    dull = DULL if rules.with_nines else DULL[:9]
    return points_of(score_sheet(rules, *dull, taken(trick, winner), re=re))


def points_of(game: Game) -> dict[str, int]:
    """Each special point with its side, and how often."""
    return dict(Counter(f"{special.side} {special.point}" for special in special_points(game)))


def ruled(**options: bool) -> Rules:
    """FreeDoko's rules with these besides."""
    rules = QUIET
    for option, value in options.items():
        rules = rules.changed(option, value)
    return rules.in_force()


def test_every_special_point_has_an_example() -> None:
    examples = Path(__file__).read_text(encoding="utf-8")
    missing = {special for special in SPECIAL_RULES if f' {special}": ' not in examples}
    assert missing == set(), "these want an example below"


# Doppelkopf


def test_forty_eyes_in_a_trick_are_a_doppelkopf_for_who_wins_it() -> None:
    assert points(QUIET, ("CA CT CT CA", 0)) == {"re doppelkopf": 1}
    assert points(QUIET, ("CT CT CT HT", 3)) == {"contra doppelkopf": 1}


def test_thirty_nine_eyes_are_none() -> None:
    assert points(QUIET, ("CA CA CA CK", 0)) == {}


def test_the_eyes_of_a_doppelkopf_may_be_more() -> None:
    rules = QUIET.changed("doppelkopf_points", 42)
    assert points(rules, ("CA CT CT CT", 0)) == {}
    assert points(rules, ("CA CA CT CT", 0)) == {"re doppelkopf": 1}
    assert points(ruled(extrapoint_doppelkopf=False), ("CA CA CT CT", 0)) == {}


# Foxes


def test_a_fox_caught_by_the_other_side_counts() -> None:
    assert points(QUIET, ("DA D9 D9 DJ", 3)) == {"contra fox_caught": 1}
    assert points(QUIET, ("DJ DA D9 D9", 0)) == {"re fox_caught": 1}


def test_a_fox_in_the_own_sides_trick_does_not() -> None:
    assert points(QUIET, ("DA D9 DJ DK", 2)) == {}


def test_both_foxes_can_be_caught_in_one_trick() -> None:
    assert points(QUIET, ("DJ DA D9 DA", 0)) == {"re fox_caught": 2}


def test_nobody_catches_foxes_where_the_rules_have_it_so() -> None:
    assert points(ruled(extrapoint_catch_fox=False), ("DJ DA D9 DA", 0)) == {}


def test_f11_a_fox_caught_in_the_last_trick_may_count_once_more() -> None:
    assert ending(QUIET, "DA SQ D9 DJ", 1) == {"contra fox_caught": 1}
    rules = ruled(extrapoint_catch_fox_last_trick=True)
    assert ending(rules, "DA SQ D9 DJ", 1) == {"contra fox_caught": 1, "contra fox_caught_last_trick": 1}
    assert points(rules, ("DA SQ D9 DJ", 1)) == {"contra fox_caught": 1}


def test_a_fox_may_win_the_last_trick() -> None:
    rules = ruled(extrapoint_fox_last_trick=True)
    assert ending(QUIET, "DA D9 DK D9", 0) == {}
    assert ending(rules, "DA D9 DK D9", 0) == {"re fox_last_trick": 1}
    assert points(rules, ("DA D9 DK D9", 0)) == {}


def test_both_foxes_of_a_side_in_the_last_trick_may_count_twice() -> None:
    rules = ruled(extrapoint_fox_last_trick=True, extrapoint_double_fox_last_trick=True)
    assert ending(rules, "DA D9 DA D9", 0) == {"re fox_last_trick": 2}
    assert ending(rules, "DA DA DK D9", 0) == {"re fox_last_trick": 1, "re fox_caught": 1}


def test_a_swine_is_no_fox() -> None:
    game = answered(QUIET, lay("CQ DJ", "CQ HT", "SJ", "DA DA D9"))
    game.apply(AnnounceSwines(3))
    play(game, "CQ HT SJ DA")
    assert game.tricks[0].winner == 3
    assert special_points(game) == []


# Charlie


def test_charlie_wins_the_last_trick() -> None:
    assert ending(QUIET, "CJ SJ HJ DJ", 0) == {"re charlie": 1}
    assert points(QUIET, ("CJ SJ HJ DJ", 0)) == {}
    assert ending(ruled(extrapoint_charlie=False), "CJ SJ HJ DJ", 0) == {}


def test_charlie_is_caught_in_the_last_trick() -> None:
    assert ending(QUIET, "CJ SQ HJ DJ", 1) == {"contra charlie_caught": 1}
    assert ending(QUIET, "CJ SJ SQ DJ", 2) == {}
    assert ending(ruled(extrapoint_catch_charlie=False), "CJ SQ HJ DJ", 1) == {}


def test_a_charlie_catches_the_charlie_of_the_other_side() -> None:
    assert ending(QUIET, "CJ CJ HJ DJ", 0) == {"re charlie": 1, "re charlie_caught": 1}


def test_perhaps_only_the_queen_of_diamonds_catches_charlie() -> None:
    rules = ruled(extrapoint_catch_charlie_only_with_diamond_queen=True)
    assert ending(rules, "CJ SQ HJ DJ", 1) == {}
    assert ending(rules, "CJ DQ HJ DJ", 1) == {"contra charlie_caught": 1}


def test_f09_both_charlies_of_a_side_may_count_twice() -> None:
    rules = ruled(extrapoint_double_charlie=True)
    assert ending(QUIET, "CJ SJ CJ DJ", 0) == {"re charlie": 1}
    assert ending(rules, "CJ SJ CJ DJ", 0) == {"re charlie": 2}
    assert ending(rules, "CJ CJ SJ DJ", 0) == {"re charlie": 1, "re charlie_caught": 1}


def test_f10_both_charlies_caught_may_count_twice() -> None:
    rules = ruled(extrapoint_catch_double_charlie=True)
    assert ending(QUIET, "CJ SQ CJ DJ", 1) == {"contra charlie_caught": 1}
    assert ending(rules, "CJ SQ CJ DJ", 1) == {"contra charlie_caught": 2}
    assert ending(rules, "CJ SQ DJ CJ", 1) == {"contra charlie_caught": 1}


def test_both_charlies_lost_are_two_points_at_doko_wtf() -> None:
    assert ending(PRESETS["doko_wtf"].rules.in_force(), "CJ SQ CJ DJ", 1) == {"contra charlie_caught": 2}


# Dollen and hearts


def test_a_dolle_may_catch_the_dolle_of_the_other_side() -> None:
    rules = ruled(extrapoint_dolle_jabs_dolle=True)
    assert points(QUIET, ("HT HT DJ D9", 1)) == {}
    assert points(rules, ("HT HT DJ D9", 1)) == {"contra dolle_caught": 1}
    assert points(rules, ("HT DJ HT D9", 2)) == {}


def test_a_swine_that_beats_both_dollen_catches_none() -> None:
    game = answered(ruled(extrapoint_dolle_jabs_dolle=True), lay("CQ HT", "CQ HT", "SJ", "DA DA"))
    game.apply(AnnounceSwines(3))
    play(game, "HT HT SJ DA")
    assert game.tricks[0].winner == 3
    assert special_points(game) == []


def test_a_trick_of_four_plain_hearts_may_count_without_nines() -> None:
    rules = ruled(with_nines=False, extrapoint_heart_trick=True)
    assert points(rules, ("HA HK HK HA", 0)) == {"re heart_trick": 1}
    assert points(rules, ("HK HK HA HA", 2)) == {"re heart_trick": 1}
    assert points(rules, ("HA HK HK HQ", 3)) == {}
    assert points(rules.changed("extrapoint_heart_trick", False), ("HA HK HK HA", 0)) == {}


def test_a_trick_of_four_plain_hearts_may_count_with_nines() -> None:
    rules = ruled(extrapoint_heart_trick=True)
    assert points(rules, ("H9 HK H9 HA", 3)) == {"contra heart_trick": 1}
    assert points(rules, ("H9 HK HT HA", 2)) == {}
    assert points(QUIET, ("H9 HK H9 HA", 3)) == {}


def test_a_dolle_makes_no_heart_trick() -> None:
    game = score_sheet(QUIET)
    assert is_heart_trick(game.order, taken("HA HK H9 HA", 0))
    assert not is_heart_trick(game.order, taken("HA HK H9 HT", 3))


# Where they count


FOX_AND_DOPPELKOPF = (("DA D9 D9 DJ", 3), ("CA CA CT CT", 0))
BOTH = {"contra fox_caught": 1, "re doppelkopf": 1}


@pytest.mark.parametrize("contract", ["normal", "marriage", "poverty", "genscher"])
def test_they_count_where_two_play_against_two(contract: str) -> None:
    assert points(QUIET, *FOX_AND_DOPPELKOPF, contract=contract) == BOTH


COUNTING = {
    "none": set(),
    "trump_solo": {"solo_diamonds", "silent_marriage"},
    "color_soli": {"solo_diamonds", "solo_clubs", "silent_marriage"},
    "all": {"solo_diamonds", "solo_clubs", "silent_marriage", "solo_queen", "solo_meatless"},
}


@pytest.mark.parametrize("where", COUNTING)
@pytest.mark.parametrize("contract", sorted(COUNTING["all"]))
def test_in_soli_they_count_where_the_rules_have_it_so(where: str, contract: str) -> None:
    rules = QUIET.changed("special_points_in_solo", where)
    counted = points(rules, *FOX_AND_DOPPELKOPF, contract=contract, re=(0,))
    assert counted == (BOTH if contract in COUNTING[where] else {})


@pytest.mark.parametrize(("counts", "expected"), [(True, {"contra fox_caught": 1}), (False, {})])
def test_a_marriage_that_ended_alone_may_keep_those_before_its_clarification(
    counts: bool, expected: dict[str, int]
) -> None:
    rules = QUIET.changed("special_points_before_marriage_solo", counts)
    tricks = [taken(*trick) for trick in FOX_AND_DOPPELKOPF]
    game = score_sheet(rules, *tricks, re=(0,), contract=Contract.MARRIAGE_SOLO)
    game.clarified = 1
    assert points_of(game) == expected


def test_no_special_point_before_there_is_a_contract() -> None:
    game = score_sheet(PRESETS["ddv"].rules, taken("CA CA CT CT", 0))
    game.contract = None
    assert special_points(game) == []


def test_the_sides_at_the_end_decide_who_has_caught_whom() -> None:
    trick = ("DA D9 D9 DJ", 3)
    assert points(QUIET, trick, re=(0, 3)) == {}
    assert points(QUIET, trick, re=(3, 1)) == {"re fox_caught": 1}


def test_a_klabautermann_is_a_king_of_spades_of_the_others_taken_by_a_queen_of_spades() -> None:
    rules = ruled(extrapoint_klabautermann=True)
    assert points(rules, ("SK SQ S9 S9", 1)) == {"contra klabautermann": 1}
    assert points(rules, ("S9 SQ SK SK", 1)) == {"contra klabautermann": 1}
    assert points(rules, ("SK S9 SQ S9", 2)) == {}, "of the own side"
    assert points(rules, ("SK CQ SQ S9", 1)) == {}, "another queen takes it"
    assert points(QUIET, ("SK SQ S9 S9", 1)) == {}
