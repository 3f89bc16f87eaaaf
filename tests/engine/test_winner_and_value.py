"""Winner and value: the worked examples of the rule book (RULES.md 12 to 14)."""

import json
from pathlib import Path
from typing import Any

import pytest
from laid_games import (
    QUIET,
    announce,
    answered,
    cards,
    lay,
    open_calls,
    play,
    play_on,
    reserve,
    rollout,
    score_sheet,
    taken,
    whole_game,
)

from freedoko_qt.engine.actions import Accept, Genscher, Return, Selector, SelectorKind, Shift
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.score.score import Score, ScoreReason, SpecialPoint
from freedoko_qt.engine.score.score_lines import value_of, winner_and_lines
from freedoko_qt.engine.score.scoring import score_of, scores_of
from freedoko_qt.engine.score.side_result import SideResult, side_results_of
from freedoko_qt.engine.score.special_points import count_in, special_points
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.teams import Side, WinningStreak

EXAMPLES = json.loads((Path(__file__).parent / "scoring_examples.json").read_text(encoding="utf-8"))
BOOKS = {"freedoko_standard": "standard", "ddv": "ddv", "doko_wtf": "doko_wtf", "mittwoch": "mittwoch"}
"""The rule books of the table of examples, and the presets that stand for them."""
CONTRACTS = {
    "normal": Contract.NORMAL,
    "silent": Contract.SILENT_MARRIAGE,
    "trump": Contract.SOLO_DIAMONDS,
    "queen": Contract.SOLO_QUEEN,
    "jack": Contract.SOLO_JACK,
    "meatless": Contract.SOLO_MEATLESS,
}
LEVELS = {None: 0, "re": 1, 90: 2, 60: 3, 30: 4, 0: 5}
SPECIALS = {
    "dk": (Special.DOPPELKOPF, "extrapoint_doppelkopf"),
    "fox": (Special.FOX_CAUGHT, "extrapoint_catch_fox"),
    "ch": (Special.CHARLIE, "extrapoint_charlie"),
    "cch": (Special.CHARLIE_CAUGHT, "extrapoint_catch_charlie"),
}
RE, KONTRA = Side.RE, Side.CONTRA
WINNERS = {"R": RE, "C": KONTRA, None: None}


def side(eyes: int, announced: object = None, *, tricks: int = 1, early: bool = False, **more: Any) -> SideResult:
    """A side's eyes and announcements: none, Re or Kontra alone, or a denial with Re or Kontra."""
    level = LEVELS[announced]  # type: ignore[index]
    return SideResult(
        eyes=eyes,
        tricks=tricks,
        level=level,
        denials=tuple(range(2, level + 1)),
        doublers=more.pop("doublers", (ScoreReason.RE_SAID,) if level else ()),
        preannounced=early,
        **more,
    )


def evaluated(
    rules: Rules,
    re: SideResult,
    kontra: SideResult,
    *,
    contract: Contract = Contract.NORMAL,
    specials: tuple[SpecialPoint, ...] = (),
    bock: int = 1,
) -> tuple[Side | None, int, tuple[int, int]]:
    """The winner, the value, and what each player of Re and of Kontra writes (in a solo the soloist is Re)."""
    rules = rules.in_force()
    statements = {RE: re, KONTRA: kontra}
    winner, lines = winner_and_lines(rules, statements, list(specials), contract, bock)
    value = value_of(rules, lines)
    alone = contract.is_alone
    scores = scores_of(rules, value, winner, [True, not alone, False, False], alone=alone, bock_factor=bock)
    return winner, value, (scores[0], scores[3])


def specials_of(rules: Rules, example: dict[str, Any]) -> tuple[SpecialPoint, ...]:
    """The special points of an example that this rule book knows in this kind of game."""
    if not count_in(rules, CONTRACTS[example["game"]]):
        return ()
    return tuple(
        SpecialPoint(one, SPECIALS[name][0])
        for one, caught in ((RE, example["re_special"]), (KONTRA, example["contra_special"]))
        for name, number in caught.items()
        if getattr(rules, SPECIALS[name][1])
        for _ in range(number)
    )


def statement(example: dict[str, Any], one: Side) -> SideResult:
    """The eyes and announcements of a side in an example."""
    announced = example[f"{one}_announcement"]
    return side(
        example[f"{one}_eyes"],
        announced,
        tricks=example[f"{one}_tricks"],
        early=example["pre_first_card"] > 0 and announced is not None,
    )


def test_all_sixty_examples_are_there() -> None:
    assert [example["id"] for example in EXAMPLES] == [f"S{number:02}" for number in range(1, 61)]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("example", EXAMPLES, ids=[f"{example['id']} {example['name']}" for example in EXAMPLES])
def test_worked_example(example: dict[str, Any], book: str) -> None:
    rules = PRESETS[BOOKS[book]].rules
    expected = example["expected"][book]
    winner, value, (re, kontra) = evaluated(
        rules,
        statement(example, RE),
        statement(example, KONTRA),
        contract=CONTRACTS[example["game"]],
        specials=specials_of(rules.in_force(), example),
    )
    assert winner is WINNERS[expected["winner"]]
    assert value == expected["value"]
    assert [re, kontra] == expected["re_contra"]


STANDARD, DDV = PRESETS["standard"].rules, PRESETS["ddv"].rules


def test_f01_bock_doubles_everything_special_points_too() -> None:
    fox = SpecialPoint(RE, Special.FOX_CAUGHT)
    _, _, writes = evaluated(STANDARD, side(130), side(110), specials=(fox,), bock=2)
    assert writes == (4, 0)


def test_f02_two_bocks_multiply() -> None:
    assert evaluated(STANDARD, side(100), side(140), bock=4)[2] == (0, 8)


def test_f04_the_point_against_the_queens_may_be_doubled_too() -> None:
    doubled = STANDARD.changed("announcement_contra_doubles_against_re", True)
    assert evaluated(STANDARD, side(110, "re"), side(130))[:2] == (KONTRA, 3)
    assert evaluated(doubled, side(110, "re"), side(130))[:2] == (KONTRA, 4)


def test_f05_a_caught_fox_is_taken_off_after_the_doubling() -> None:
    fox = SpecialPoint(KONTRA, Special.FOX_CAUGHT)
    assert evaluated(STANDARD, side(155, 90), side(85), specials=(fox,))[:2] == (RE, 5)


def test_f06_at_a_ddv_table_re_and_kontra_add_two_each() -> None:
    doppelkopf = SpecialPoint(RE, Special.DOPPELKOPF)
    assert evaluated(DDV, side(185, 60), side(55, "re"), specials=(doppelkopf,))[:2] == (RE, 10)


def test_f07_no_30_of_kontra() -> None:
    fox = SpecialPoint(KONTRA, Special.FOX_CAUGHT)
    assert evaluated(DDV, side(25), side(215, 30), specials=(fox,))[:2] == (KONTRA, 11)


def test_f08_every_knock_doubles() -> None:
    knocking = STANDARD.changed("knocking", True)
    re = side(140, "re", doublers=(ScoreReason.KNOCK_SAID,) * 2)
    kontra = side(100, "re", doublers=(ScoreReason.KNOCK_SAID,))
    assert evaluated(knocking, re, kontra)[:2] == (RE, 8)


@pytest.mark.parametrize(("triple", "each_opponent"), [(True, 6), (False, 2)])
def test_f12_f13_a_lost_solo_where_only_winners_write(triple: bool, each_opponent: int) -> None:
    rules = STANDARD.changed("solo_always_counts_triple", triple)
    assert scores_of(rules, 2, KONTRA, [True, False, False, False], alone=True, bock_factor=1) == (
        0,
        each_opponent,
        each_opponent,
        each_opponent,
    )


def test_f14_a_won_solo_where_only_losers_write() -> None:
    minus = STANDARD.changed("counting", "minus")
    assert scores_of(minus, 2, RE, [False, True, False, False], alone=True, bock_factor=1) == (-2, 0, -2, -2)
    triple = minus.changed("solo_always_counts_triple", True)
    assert scores_of(triple, 2, RE, [False, True, False, False], alone=True, bock_factor=1) == (-6, 0, -6, -6)


def test_f15_a_lost_solo_where_only_losers_write() -> None:
    minus = STANDARD.changed("counting", "minus")
    assert scores_of(minus, 2, KONTRA, [False, True, False, False], alone=True, bock_factor=1) == (0, -6, 0, 0)


def test_a_zero_sum_solo_counts_three_times_for_the_soloist_whoever_wins() -> None:
    for winner, soloist in ((RE, 6), (KONTRA, -6)):
        scores = scores_of(DDV, 2, winner, [True, False, False, False], alone=True, bock_factor=1)
        assert scores[0] == soloist
        assert sum(scores) == 0


STRICT = STANDARD.changed("announcement_strict_limit", True)


def test_f16_under_strict_limits_a_draw_with_re_and_kontra_is_won_by_nobody() -> None:
    assert evaluated(STRICT, side(120, "re"), side(120, "re")) == (None, 0, (0, 0))


def test_f17_under_strict_limits_a_reply_to_kontra_obliges_to_120() -> None:
    assert evaluated(STRICT, side(120, reply_level=1), side(120, "re"))[0] is RE
    assert evaluated(STRICT, side(119, reply_level=1), side(121, "re"))[0] is KONTRA


@pytest.mark.parametrize(("level", "enough"), [(2, 90), (3, 60), (4, 30)])
def test_under_strict_limits_a_reply_to_a_denial_obliges_to_its_eyes(level: int, enough: int) -> None:
    announced = {2: 90, 3: 60, 4: 30}[level]
    assert evaluated(STRICT, side(240 - enough, announced), side(enough, reply_level=level))[0] is KONTRA
    assert evaluated(STRICT, side(241 - enough, announced), side(enough - 1, reply_level=level))[0] is RE


def test_under_strict_limits_a_reply_to_black_obliges_to_one_trick() -> None:
    assert evaluated(STRICT, side(240, 0, tricks=11), side(0, reply_level=5, tricks=1))[0] is KONTRA
    assert evaluated(STRICT, side(240, 0, tricks=12), side(0, reply_level=5, tricks=0))[0] is RE


def test_under_strict_limits_re_needs_the_121_it_said() -> None:
    assert evaluated(STRICT, side(121, "re"), side(119))[0] is RE
    assert evaluated(STRICT, side(120, "re"), side(120))[0] is KONTRA


def test_a_level_reply_counts_one_point_and_doubles_nothing() -> None:
    winner, value, _ = evaluated(STRICT, side(160, 90), side(80, reply_level=2))
    assert (winner, value) == (RE, (1 + 1 + 1 + 1) * 2)


def test_f18_a_marriage_clarified_in_the_third_trick_moves_no_90_from_10_cards_to_8() -> None:
    hands = lay("CQ CQ CA C9 SA S9 HA", "DJ CT ST HK H9", "CK SK HT", "CK SK HK H9 HA")
    game = answered(DDV, hands, reserve(0, "marriage", Selector(SelectorKind.FOREIGN)))
    play(game, "CA CT CK CK SA ST SK SK HA HK HT HK")
    assert (game.clarified, game.side_of(2)) == (3, RE)
    announce(game, 2, "re")
    play_on(game, 4)
    assert {len(hand) for hand in game.hands} == {8}
    assert "no_90" in open_calls(game, 0)
    play_on(game, 4)
    assert "no_90" not in open_calls(game, 0)


def test_f19_a_poverty_that_loses_costs_the_point_against_the_queens_too() -> None:
    assert evaluated(STANDARD, side(115), side(125), contract=Contract.POVERTY) == (KONTRA, 2, (0, 2))


def test_f20_a_genscher_leaves_only_re_of_what_was_said() -> None:
    game = answered(QUIET, lay("CQ DK DK", "CQ"))
    announce(game, 0, "re", "no_90", "no_60")
    game.apply(Genscher(0, 3))
    announced = side_results_of(game)[RE]
    assert (announced.level, announced.denials, announced.doublers) == (1, (), (ScoreReason.RE_SAID,))
    rollout(game)
    assert game.score is not None
    assert not any(line.reason in (ScoreReason.NO_90_SAID, ScoreReason.NO_60_SAID) for line in game.score.lines)


def score(rules: Rules, last: str, **more: Any) -> Score:
    game = whole_game(rules, last, **more)
    assert game.score is not None
    return game.score


def count(score: Score, point: Special, one: Side) -> int:
    return score.specials.count(SpecialPoint(one, point))


def test_f09_both_charlies_of_a_side_in_the_last_trick() -> None:
    rules = QUIET.changed("extrapoint_double_charlie", True)
    assert count(score(rules, "CJ SJ CJ DJ"), Special.CHARLIE, RE) == 2
    assert count(score(QUIET, "CJ SJ CJ DJ"), Special.CHARLIE, RE) == 1


def test_f10_both_charlies_of_a_side_caught() -> None:
    rules = QUIET.changed("extrapoint_double_charlie", True).changed("extrapoint_catch_double_charlie", True)
    assert count(score(rules, "CJ SQ CJ DJ"), Special.CHARLIE_CAUGHT, KONTRA) == 2
    assert count(score(QUIET, "CJ SQ CJ DJ"), Special.CHARLIE_CAUGHT, KONTRA) == 1


def test_f11_a_fox_caught_in_the_last_trick_counts_twice() -> None:
    rules = QUIET.changed("extrapoint_catch_fox_last_trick", True)
    ending = special_points(score_sheet(rules, *[taken("C9 C9 CK CK", 2)] * 11, taken("DA SQ D9 DJ", 1)))
    assert ending == [
        SpecialPoint(KONTRA, Special.FOX_CAUGHT),
        SpecialPoint(KONTRA, Special.FOX_CAUGHT_LAST_TRICK),
    ]


# Cowardice


COWARDS = PRESETS["kitchen"].rules.changed("cowardice", "partners")


@pytest.mark.parametrize(
    ("announced", "others", "tricks", "winner"),
    [
        (None, 60, 4, RE),
        (None, 59, 4, KONTRA),
        ("re", 30, 2, RE),
        ("re", 29, 2, KONTRA),
        (90, 29, 1, RE),
        (90, 0, 0, KONTRA),
        (60, 0, 0, RE),
    ],
)
def test_who_announces_three_levels_too_little_has_lost(announced, others: int, tricks: int, winner: Side) -> None:
    re = side(240 - others, announced, tricks=12 - tricks)
    kontra = side(others, tricks=tricks)
    assert evaluated(COWARDS, re, kontra)[0] is winner
    assert evaluated(COWARDS.changed("cowardice", "off"), re, kontra)[0] is RE


def test_the_others_get_the_points_of_the_game_with_its_factors_and_bock() -> None:
    re, kontra = side(215, "re"), side(25)
    # Won, no 90, no 60, no 30 and two for Re; Kontra has not won against the queens.
    assert evaluated(COWARDS, re, kontra, bock=2) == (KONTRA, 6, (-12, 12))
    doubling = COWARDS.changed("announcement_re_doubles", True)
    assert evaluated(doubling, re, kontra) == (KONTRA, 8, (-8, 8))


def test_the_levels_are_called_those_of_the_side_that_has_reached_and_announced_them() -> None:
    results = {RE: side(240, 90, tricks=12), KONTRA: side(0, tricks=0)}
    winner, lines = winner_and_lines(COWARDS.in_force(), results, [], Contract.NORMAL)
    assert winner is KONTRA
    kontras = [line.reason for line in lines if line.side is KONTRA]
    assert kontras == [ScoreReason.WON, ScoreReason.COWARDICE]
    assert {ScoreReason.NO_90, ScoreReason.BLACK, ScoreReason.NO_90_SAID} < {line.reason for line in lines}


def test_special_points_stay_with_whoever_made_them() -> None:
    fox = (SpecialPoint(RE, Special.FOX_CAUGHT),)
    assert evaluated(COWARDS, side(190), side(50), specials=fox) == (KONTRA, 2, (-2, 2))


def test_each_further_level_not_announced_may_cost_a_point() -> None:
    more = COWARDS.changed("cowardice_points", True)
    assert evaluated(more, side(190), side(50)) == (KONTRA, 3, (-3, 3))
    assert evaluated(more, side(240, tricks=12), side(0, tricks=0)) == (KONTRA, 7, (-7, 7))


@pytest.mark.parametrize(
    ("contract", "in_partners", "in_all"),
    [
        (Contract.MARRIAGE, KONTRA, KONTRA),
        (Contract.POVERTY, KONTRA, KONTRA),
        (Contract.SOLO_QUEEN, RE, KONTRA),
        (Contract.SILENT_MARRIAGE, RE, RE),
        (Contract.MARRIAGE_SOLO, RE, RE),
        (Contract.GENSCHER, RE, RE),
    ],
)
def test_in_which_games_one_can_be_a_coward(contract: Contract, in_partners: Side, in_all: Side) -> None:
    re, kontra = side(190), side(50)
    assert evaluated(COWARDS, re, kontra, contract=contract)[0] is in_partners
    assert evaluated(COWARDS.changed("cowardice", "all"), re, kontra, contract=contract)[0] is in_all


# Beyond the table of examples


def test_lines_stand_in_the_order_in_which_they_are_added_and_multiplied() -> None:
    rules = PRESETS["standard"].rules.in_force()
    statements = {RE: side(85, "re"), KONTRA: side(155, doublers=())}
    _, lines = winner_and_lines(rules, statements, [], Contract.NORMAL)
    assert [(line.reason, line.number, line.times) for line in lines] == [
        (ScoreReason.WON, 1, False),
        (ScoreReason.NO_90, 1, False),
        (ScoreReason.RE_SAID, 2, True),
        (Special.AGAINST_QUEENS, 1, False),
    ]


def test_a_negative_value_may_be_forbidden() -> None:
    specials = tuple(SpecialPoint(KONTRA, Special.FOX_CAUGHT) for _ in range(3))
    assert evaluated(STANDARD, side(130), side(110), specials=specials)[1] == -2
    no_back_door = STANDARD.changed("loser_may_win_by_specials", False)
    assert evaluated(no_back_door, side(130), side(110), specials=specials)[1] == 0


def test_points_against_a_denial_count_once_or_for_every_level_passed() -> None:
    cumulative = STANDARD.changed("points_against_denial", "cumulative")
    assert evaluated(STANDARD, side(115, 60), side(125))[1] == 9
    assert evaluated(cumulative, side(115, 60), side(125))[1] == 11
    assert evaluated(STANDARD.changed("points_against_denial", "off"), side(115, 60), side(125))[1] == 7


def test_a_kontra_alone_lowers_what_re_needs_unless_the_rules_say_no() -> None:
    assert evaluated(STANDARD, side(120), side(120, "re"))[0] is RE
    assert evaluated(STANDARD.changed("contra_only_lowers_re_target", False), side(120), side(120, "re"))[0] is KONTRA


def test_a_draw_may_bring_kontra_only_the_point_against_the_queens() -> None:
    assert evaluated(STANDARD, side(120), side(120))[:2] == (KONTRA, 2)
    assert evaluated(STANDARD.changed("draw_counts_as_no_120", False), side(120), side(120))[:2] == (KONTRA, 1)


def test_the_soloists_factor_can_be_another_one() -> None:
    assert scores_of(DDV.changed("solo_factor", 2), 1, RE, [True, False, False, False], alone=True, bock_factor=1) == (
        2,
        -1,
        -1,
        -1,
    )


def test_a_game_of_the_table_is_scored_with_the_bock_factor_of_its_table() -> None:
    plain = whole_game(QUIET, "CJ SJ D9 DJ").score
    game = whole_game(QUIET, "CJ SJ D9 DJ", table=Table(bock_factor=4))
    assert plain is not None
    assert game.score is not None
    assert game.score.scores == tuple(4 * points for points in plain.scores)
    assert (game.score.value, game.score.bock_factor) == (plain.value, 4)


def test_a_score_has_the_sides_and_what_each_took() -> None:
    won = score(QUIET, "CJ SJ D9 DJ", re=(0, 2))
    assert won.re == (0, 2)
    assert won.side_of(0) is won.side_of(2) is RE
    assert won.eyes_of(RE) + won.eyes_of(KONTRA) == 240
    assert won.contract is Contract.NORMAL
    assert won.soloist is won.called_solo is None


BOCK = QUIET.changed("bock_after_lost_solo", True).changed("bock_after_lost_re_contra", True)


def test_a_solo_without_a_trick_and_with_re_announced_brings_bock_for_three_reasons() -> None:
    game = answered(BOCK, lay("C9 C9 S9 S9 H9 H9 D9 D9 CJ SJ HJ DJ"), reserve(0, "solo_meatless"))
    announce(game, 0, "re")
    rollout(game)
    assert game.score is not None
    assert (game.score.winner, game.score.eyes[0]) == (KONTRA, 0)
    assert game.score.bock_triggers == (
        "bock_after_lost_solo",
        "bock_after_lost_re_contra",
        "bock_after_black_game",
    )
    assert game.score.called_solo is Contract.SOLO_MEATLESS


@pytest.mark.parametrize(("wins", "brings"), [(2, False), (3, True)])
def test_the_fourth_win_of_one_side_in_a_row_brings_bock(wins: int, brings: bool) -> None:
    rules = QUIET.changed("bock_after_four_wins", True)
    game = answered(rules, lay("CQ", "", "CQ"), table=Table(streak=WinningStreak(RE, wins)))
    rollout(game)
    assert game.score is not None
    assert (game.score.winner, "bock_after_four_wins" in game.score.bock_triggers) == (RE, brings)


def test_no_score_before_there_is_a_contract() -> None:
    with pytest.raises(ValueError, match="no contract"):
        score_of(Game(QUIET, lay()))


def test_a_poverty_taken_is_a_normal_game_for_the_score() -> None:
    hands = lay("DJ DJ D9 CA CA CT CK C9 SA ST SK S9", "CQ CQ")
    game = answered(QUIET, hands, reserve(0, "poverty"))
    game.apply(Shift(0, cards("DJ DJ D9")))
    game.apply(Accept(1, True))
    game.apply(Return(1, cards("DJ DJ D9")))
    rollout(game)
    assert game.score is not None
    assert (game.score.contract, game.score.re, game.score.soloist) == (Contract.POVERTY, (0, 1), None)
