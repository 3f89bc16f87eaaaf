"""A rule whose condition fails reads as off, and its value is kept."""

from hypothesis import given
from rule_sets import ANY_RULES

from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules
from freedoko_qt.engine.rules.conditions import holds


def test_without_swines_nothing_of_swines_holds() -> None:
    rules = Rules(swines=False, hyperswines=True)
    held = rules.in_force()
    assert not held.hyperswines
    assert not held.swines_in_solo
    assert not held.hyperswines_in_poverty
    assert rules.hyperswines


def test_a_condition_reaches_through_others() -> None:
    held = Rules(poverty=False, throw_with_one_trump=True).in_force()
    assert not held.poverty_shift
    assert not held.swines_in_poverty
    assert not held.throw_with_one_trump


def test_what_stands_earlier_in_the_table_sees_what_stands_later_as_it_holds() -> None:
    held = Rules(solo=False, solo_color=True).in_force()
    assert not held.solo_color
    assert not held.swines_in_solo


def test_swines_announced_at_the_beginning_go_before_only_the_second() -> None:
    both = Rules(swines_announcement_begin=True, swine_only_second=True).in_force()
    assert (both.swines_announcement_begin, both.swine_only_second) == (True, False)
    at_play = Rules(swines_announcement_begin=False, swine_only_second=True).in_force()
    assert at_play.swine_only_second


def test_only_the_second_swine_leaves_no_room_for_hyperswines() -> None:
    held = Rules(swines_announcement_begin=False, swine_only_second=True, hyperswines=True).in_force()
    assert (held.swine_only_second, held.hyperswines) == (True, False)


def test_genscher_and_hyperswines_by_kings_exclude_each_other() -> None:
    assert Rules(hyperswines=True).in_force().genscher
    assert not Rules(hyperswines=True, with_nines=False).in_force().genscher
    assert not Rules(hyperswines=True, hyperswine_rank="king").in_force().genscher
    assert Rules(hyperswines=True, hyperswine_rank="ten", with_nines=False).in_force().genscher
    assert Rules(with_nines=False).in_force().genscher


def test_no_nines_no_throwing_of_nines() -> None:
    held = Rules(with_nines=False, throw_with_kings=False).in_force()
    assert not held.throw_with_nines
    assert held.min_number_of_throwing_nines == 5


def test_duty_soli_need_an_end_of_the_tournament() -> None:
    assert Rules(number_of_duty_soli=2).in_force().number_of_duty_soli == 0
    assert Rules(number_of_duty_soli=2, number_of_rounds_limited=True).in_force().number_of_duty_soli == 2
    assert Rules(number_of_duty_soli=2, points_limited=True).in_force().number_of_duty_soli == 2
    zero_sum = Rules(number_of_duty_soli=2, points_limited=True, counting="plus_minus")
    assert zero_sum.in_force().number_of_duty_soli == 0


def test_own_fault_points_replace_the_points_against_a_denial() -> None:
    assert Rules().in_force().points_against_denial == "highest_only"
    assert Rules(selber_doof_points=True).in_force().points_against_denial == "off"


def test_unmet_says_what_is_without_effect_and_missing_says_why() -> None:
    rules = Rules(swines=False)
    assert rules.unmet("hyperswines")
    assert rules.missing("hyperswines") == "(swines)"
    assert not rules.unmet("swines")
    assert rules.missing("swines") == ""
    assert Rules(hyperswines=True, swines_announcement_begin=False).missing("swine_only_second") == "(not hyperswines)"


def test_a_choice_that_is_missing_is_named() -> None:
    assert Rules().missing("announcement_limit_table") == "announcement_time_base == 'cards_on_table'"


def test_the_presets_hold_what_they_are_known_for() -> None:
    assert PRESETS["ddv"].rules.in_force().number_of_duty_soli == 1
    assert PRESETS["doko_wtf"].rules.in_force().hyperswines
    assert not PRESETS["beginner"].rules.in_force().solo_queen
    mittwoch = PRESETS["mittwoch"].rules.in_force()
    assert mittwoch.swines
    assert mittwoch.solo_bidding


@given(ANY_RULES)
def test_what_holds_is_exactly_what_its_condition_allows(rules: Rules) -> None:
    held = rules.in_force()
    for name, option in OPTIONS.items():
        met = holds(option.needs, lambda other: getattr(held, other))
        stored, value = getattr(rules, name), getattr(held, name)
        if met or option.off is None:
            assert value == stored, name
        else:
            assert value == option.off, name
        assert rules.unmet(name) is not met
        assert (rules.missing(name) == "") is met
    assert held.in_force() == held
