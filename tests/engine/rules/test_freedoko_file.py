"""Rule files of FreeDoko."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rules import OPTIONS, PRESETS, OptionKind, Rules, differences, to_dict
from freedoko_qt.engine.rules.freedoko_file import read_freedoko_file

OTHERWISE = {
    "bock_append": "append bock",
    "bock_after_120_120": "bock after 120-120",
    "bock_after_lost_re_contra": "bock after lost re/contra",
    "announcement_last": "last announcement",
    "announcement_re_doubles": "announcement re/contra doubles",
    "announcement_first_trick_thirty_points_only_re_contra": "announcement first trick thirty points only re/contra",
}
OURS_ALONE = {
    *("bock_points", "hyperswine_rank", "superswines", "second_charlie_wins", "king_over_ten", "heidmann"),
    *("extrapoint_klabautermann", "poverty_one_more_with_nine", "swine_second_own_trick"),
    *("genscher_late", "genscher_lapses", "genscher_card", "counter_genscher", "two_poverties"),
    *("dollen_in_color_solo", "solo_pure_color", "solo_null"),
    *("throw_when_jack_highest_trump", "throw_with_poorness", "most_eyes_for_throwing", "throw_with_aces_and_tens"),
    *("min_number_of_throwing_aces_and_tens", "throw_with_nine_of_each_suit", "throw_with_four_nines_and_kings"),
    *("throw_with_long_suit", "min_number_of_throwing_plain_cards"),
    *("counts_as_announced", "contra_has_own_limit", "announcement_contra", "announcement_contra_on_table"),
    *("forced_in_second_trick", "forced_after_limit", "cowardice", "cowardice_points"),
    *("revoke_penalty", "ask_reservations", "reservation_priority", "duty_solo_before_lust_solo", "reservation_change"),
    *("throw_is_mandatory", "poverty_max_trumps", "poverty_offer_order", "poverty_return_info", "poverty_refused"),
    *("marriage_selectors_free", "special_points_before_marriage_solo", "solo_ten", "solo_ace", "solo_free_mix"),
    *("color_solo_colors", "solo_bidding", "solo_rank", "solo_dealer_stays", "solo_may_claim"),
    *("announcement_time_base", "announcement_limit_table", "reply_delay_cards", "denial_without_announcement"),
    *("announce_before_marriage_resolved", "undetermined_announcement", "marriage_shifts_limits"),
    *("extrapoint_doppelkopf", "doppelkopf_points", "special_points_in_solo", "loser_may_win_by_specials"),
    *("check_zero_sum", "re_contra_doubling_scope", "re_contra_points", "denial_points", "points_against_denial"),
    *("selber_doof_points", "broken_denial_value", "contra_only_lowers_re_target", "draw_counts_as_no_120"),
    *("preannouncement_bonus", "preannouncement_bonus_for_bride", "against_queens_point", "solo_point"),
    *("against_solo_point", "solo_factor", "games_per_session", "games_per_round_without_solo"),
    *("lust_solo_needs_duty_played", "duty_solo_player_leads", "silent_marriage_is_duty_solo", "duty_solo_order"),
    *("forced_solo_dealer_stays", "permitted_denials", "denials_after_reply", "against_queens_doubles"),
    *("silent_marriage_repeats_deal", "bidding_goes_on", "bock_games", "bock_for_each", "bock_in_bock"),
    *("bock_after_lost_re", "bock_after_lost_contra", "bock_after_re_and_contra", "bock_after_nothing"),
    *("bock_after_solo", "bock_after_redeal", "bock_after_four_wins", "bock_scope", "announcement_first_trick_eyes"),
}
"""Options that FreeDoko does not know."""
OF_FREEDOKO = 109
"""The number of options that FreeDoko knows."""
TIED = {"extrapoint_catch_double_charlie", "extrapoint_heart_trick"}
"""Options that count in FreeDoko only with another one."""


def written(rules: Rules) -> str:
    """The file that FreeDoko would write of a rule set."""
    lines = ["# FreeDoko rules (version 0.7.12)", ""]
    for name, value in to_dict(rules).items():
        if name in OURS_ALONE:
            continue
        text = str(value).lower() if isinstance(value, bool) else str(value).replace("plus_minus", "plus-minus")
        lines.append(f"  {OTHERWISE.get(name, name.replace('_', ' '))} = {text}")
    return "\n".join([*lines, "# number of cards = 48"])


def test_freedoko_has_flags_numbers_and_choices() -> None:
    assert set(OPTIONS) >= OURS_ALONE
    assert len(OPTIONS) - len(OURS_ALONE) == OF_FREEDOKO, "a rule that FreeDoko lacks is wanted in OURS_ALONE"
    assert all(
        OPTIONS[name].kind in (OptionKind.BOOL, OptionKind.INT, OptionKind.ENUM)
        for name in OPTIONS
        if name not in OURS_ALONE
    )


@pytest.mark.parametrize("name", PRESETS)
def test_what_freedoko_writes_is_read(name: str) -> None:
    rules = PRESETS[name].rules
    imported = read_freedoko_file(written(rules))
    assert imported.unknown == ()
    assert set(differences(imported.rules, rules)) <= OURS_ALONE | TIED
    assert differences(imported.rules, rules) == () or name != "standard"


def test_a_file_as_people_write_it() -> None:
    imported = read_freedoko_file(
        """
        # our table
        With   Nines = no
        dollen second over first = 0   # the first wins
        bock=yes
        counting = plus-minus
        last announcement = 1
        """
    )
    rules = imported.rules
    assert (rules.with_nines, rules.dollen_second_over_first, rules.bock) == (False, False, True)
    assert (rules.counting, rules.announcement_last) == ("plus_minus", 1)
    assert imported.unknown == ()


def test_older_names_are_understood() -> None:
    imported = read_freedoko_file(
        "throw with five nines = false\nthrow with six kings = true\ncounting = counting: minus"
    )
    rules = imported.rules
    assert (rules.throw_with_nines, rules.throw_with_kings, rules.min_number_of_throwing_kings) == (False, True, 6)
    assert rules.counting == "minus"


def test_what_a_file_leaves_out_is_as_freedoko_has_it_built_in() -> None:
    rules = read_freedoko_file("with nines = true").rules
    assert rules.extrapoint_fox_last_trick
    assert not rules.genscher
    assert rules.number_of_rounds_limited
    assert rules.min_number_of_throwing_kings == 5


def test_who_leads_also_deals_again() -> None:
    assert read_freedoko_file("lustsolo player leads = true").rules.solo_dealer_stays == "duty_and_lust"
    assert read_freedoko_file("lustsolo player leads = false").rules.solo_dealer_stays == "duty_only"


def test_unknown_lines_are_listed() -> None:
    imported = read_freedoko_file(
        "with nines = true\n  colour of the table = green\nshow tricks number = many\nbock multiplier = 0\nhello"
    )
    assert imported.unknown == (
        "colour of the table = green",
        "show tricks number = many",
        "bock multiplier = 0",
        "hello",
    )


def test_an_impossible_file_is_mended_and_reported() -> None:
    limits = "announcement no 120 = 5\nannouncement no 90 = 9\n"
    selectors = "".join(f"marriage first {kind} = false\n" for kind in ("foreign", "color", "single color", "trump"))
    imported = read_freedoko_file(limits + selectors)
    assert imported.rules.announcement_no_90 == 5
    assert imported.rules.marriage_first_color
    assert {"announcement_no_90", "marriage_first_color"} <= set(imported.mended)


def test_the_point_against_the_queens_is_doubled_where_the_file_says_so() -> None:
    rules = read_freedoko_file("announcement contra doubles against re = true").rules
    assert rules.re_contra_doubling_scope == "base_and_against"


def test_rules_within_a_saved_party_end_with_their_brace() -> None:
    imported = read_freedoko_file("{\n with nines = false\n}\nplayers\n{\n name = Diether\n}")
    assert not imported.rules.with_nines
    assert imported.unknown == ()


@pytest.mark.parametrize("text", ["", "# nothing", '{"with_nines": true}', "hello = world"])
def test_what_is_no_rule_file_is_refused(text: str) -> None:
    with pytest.raises(BadRules, match="not a rule file of FreeDoko"):
        read_freedoko_file(text)


@given(st.text())
def test_any_text_is_a_rule_file_or_refused(text: str) -> None:
    imported = read_freedoko_file(f"bock = true\n{text}")
    assert imported.rules.bock
    with suppress(BadRules):
        read_freedoko_file(text)
