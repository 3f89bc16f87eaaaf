"""Values that push each other, and impossible rule sets."""

from typing import Any

import pytest
from hypothesis import given
from rule_sets import ANY_RULES, CHANGES

from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules, differences, mended
from freedoko_qt.engine.rules.mending import CARD_LIMITS, SELECTORS


def limits(rules: Rules) -> list[int]:
    return [getattr(rules, limit) for limit in CARD_LIMITS]


def test_an_earlier_limit_pulls_the_later_ones_down() -> None:
    assert limits(Rules()) == [11, 9, 6, 3, 3, 3]
    assert limits(Rules().changed("announcement_no_120", 5)) == [5, 5, 5, 3, 3, 3]


def test_a_later_limit_pushes_the_earlier_ones_up() -> None:
    assert limits(Rules().changed("announcement_last", 7)) == [11, 9, 7, 7, 7, 7]


def test_leaving_out_the_nines_moves_the_limits_to_the_same_card_played() -> None:
    without = Rules().changed("with_nines", False)
    assert limits(without) == [9, 7, 4, 1, 1, 1]
    assert without.marriage_determination == 10
    assert without.range_of("announcement_no_120") == (1, 10)
    assert without.changed("with_nines", True) == Rules()


def test_without_nines_nothing_is_counted_beyond_ten_cards() -> None:
    without = Rules().changed("with_nines", False)
    assert limits(without.changed("announcement_no_120", 12)) == [10, 7, 4, 1, 1, 1]
    assert without.changed("marriage_determination", 12).marriage_determination == 10


def test_setting_what_is_set_already_changes_nothing() -> None:
    assert Rules().changed("with_nines", True) == Rules()


def test_the_last_condition_of_a_marriage_cannot_be_taken_away() -> None:
    only_foreign = PRESETS["ddv"].rules
    refused = only_foreign.changed("marriage_first_foreign", False)
    assert refused.marriage_first_color
    assert refused.changed("marriage_first_color", False).marriage_first_foreign


def test_the_switch_and_the_choice_of_what_is_doubled_agree() -> None:
    switched = Rules().changed("announcement_contra_doubles_against_re", True)
    assert switched.re_contra_doubling_scope == "base_and_against"
    assert Rules().changed("re_contra_doubling_scope", "everything").announcement_contra_doubles_against_re
    assert switched.changed("re_contra_doubling_scope", "base") == Rules()
    assert switched.changed("announcement_contra_doubles_against_re", False) == Rules()


def test_colour_and_picture_soli_are_some_of_the_duty_soli() -> None:
    rules = Rules(number_of_rounds_limited=True, number_of_duty_soli=2)
    mixed = rules.changed("number_of_duty_color_soli", 2).changed("number_of_duty_picture_soli", 1)
    assert (mixed.number_of_duty_soli, mixed.number_of_duty_color_soli) == (2, 1)
    assert mixed.changed("number_of_duty_color_soli", 3).number_of_duty_soli == 3
    fewer = mixed.changed("number_of_duty_soli", 1)
    assert (fewer.number_of_duty_color_soli, fewer.number_of_duty_picture_soli) == (1, 0)


def test_there_are_not_more_duty_soli_than_games() -> None:
    rules = Rules(number_of_rounds_limited=True, number_of_rounds=2)
    assert rules.range_of("number_of_duty_soli") == (0, 8)
    assert rules.changed("number_of_duty_soli", 9).number_of_rounds == 3
    full = rules.changed("number_of_duty_soli", 8)
    assert full.changed("number_of_rounds", 1).number_of_duty_soli == 4
    assert full.range_of("number_of_duty_color_soli") == (0, 8)


def test_limits_on_the_table_rise() -> None:
    rules = Rules().changed("announcement_limit_table", (5, 20, 13, 17, 21))
    assert rules.announcement_limit_table == (5, 20, 20, 20, 21)
    rules = Rules().changed("announcement_limit_table", [5, 9, 13, 3, 21])
    assert rules.announcement_limit_table == (3, 3, 3, 3, 21)


def test_announcing_in_an_open_marriage_excludes_that_no_seat_may() -> None:
    early = Rules().changed("announce_before_marriage_resolved", True)
    assert early.undetermined_announcement == "free"
    nobody = early.changed("undetermined_announcement", "forbidden")
    assert not nobody.announce_before_marriage_resolved


def test_a_value_out_of_range_is_refused() -> None:
    with pytest.raises(BadRules, match="announcement_no_90.*1 to 12.*13"):
        Rules().changed("announcement_no_90", 13)
    with pytest.raises(BadRules, match="no rule called 'schwein'"):
        Rules().changed("schwein", True)


@pytest.mark.parametrize("name", PRESETS)
def test_the_presets_need_no_mending(name: str) -> None:
    assert mended(PRESETS[name].rules) == (PRESETS[name].rules, ())


def test_mending_returns_what_it_changed() -> None:
    rules, touched = mended(
        Rules(
            marriage_first_foreign=False,
            marriage_first_trump=False,
            marriage_first_color=False,
            marriage_first_single_color=False,
            announcement_no_60=12,
            announcement_limit_table=(9, 5, 13, 17, 21),
        )
    )
    assert touched == ("marriage_first_color", "announcement_no_60", "announcement_limit_table")
    assert rules.marriage_first_color
    assert limits(rules) == [11, 9, 9, 3, 3, 3]
    assert rules.announcement_limit_table == (9, 9, 13, 17, 21)


def test_limits_of_twelve_cards_are_mended_for_ten() -> None:
    rules, touched = mended(Rules(with_nines=False))
    assert limits(rules) == [9, 7, 4, 1, 1, 1]
    assert set(touched) == {"marriage_determination", "announcement_contra", *CARD_LIMITS}
    assert mended(Rules(with_nines=False, announcement_no_120=10, marriage_determination=3))[1] == ()


def is_possible(rules: Rules) -> bool:
    table = rules.announcement_limit_table
    duty = rules.number_of_duty_soli
    return (
        any(getattr(rules, selector) for selector in SELECTORS)
        and limits(rules) == sorted(limits(rules), reverse=True)
        and list(table) == sorted(table)
        and rules.number_of_duty_color_soli + rules.number_of_duty_picture_soli <= duty
        and (not rules.number_of_rounds_limited or duty <= 4 * rules.number_of_rounds)
        and rules.announcement_contra_doubles_against_re is (rules.re_contra_doubling_scope != "base")
        and not (
            rules.announce_before_marriage_resolved and rules.undetermined_announcement == "forbidden"
        )
        and (rules.with_nines or max(rules.announcement_no_120, rules.marriage_determination) <= 10)
    )


def is_in_range(rules: Rules) -> bool:
    numbers = (option for option in OPTIONS.values() if option.kind == "int")
    return all(option.low <= getattr(rules, option.id) <= option.high for option in numbers)


@given(ANY_RULES)
def test_any_set_is_mended_into_a_possible_one_that_stays(rules: Rules) -> None:
    possible, touched = mended(rules)
    assert is_possible(possible)
    assert is_in_range(possible)
    assert touched == differences(rules, possible)
    assert mended(possible) == (possible, ())


@given(ANY_RULES, CHANGES)
def test_a_possible_set_stays_possible_whatever_is_set(rules: Rules, change: tuple[str, Any]) -> None:
    name, value = change
    before, _ = mended(rules)
    after = before.changed(name, value)
    assert is_in_range(after)
    assert mended(after) == (after, ())
    _, highest = after.range_of(name)
    if OPTIONS[name].kind == "int":
        assert getattr(after, name) == min(value, highest)
    elif name != "announcement_limit_table":
        assert getattr(after, name) == value
