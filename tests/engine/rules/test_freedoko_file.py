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
KNOWN_TO_FREEDOKO = {
    "with_nines", "dollen", "dollen_second_over_first", "dollen_contrary_in_last_trick",
    "dollen_first_over_second_with_swines", "swines", "swines_announcement_begin", "swine_only_second",
    "swines_in_solo", "swines_in_poverty", "hyperswines", "hyperswines_announcement_begin", "hyperswines_in_solo",
    "hyperswines_in_poverty", "swines_and_hyperswines_joint", "throwing_before_solo", "marriage_before_poverty",
    "throw_with_nines", "min_number_of_throwing_nines", "throw_with_kings", "min_number_of_throwing_kings",
    "throw_with_nines_and_kings", "min_number_of_throwing_nines_and_kings", "throw_with_richness",
    "min_richness_for_throwing", "throw_when_fox_highest_trump", "throw_with_one_trump", "poverty", "poverty_shift",
    "poverty_shift_only_trump", "poverty_fox_do_not_count", "poverty_fox_shift_extra", "poverty_fox_shift_open",
    "marriage_determination", "marriage_first_foreign", "marriage_first_trump", "marriage_first_color",
    "marriage_first_single_color", "marriage_first_one_decides", "genscher", "solo", "solo_jack", "solo_queen",
    "solo_king", "solo_queen_jack", "solo_king_jack", "solo_king_queen", "solo_koehler", "solo_color",
    "solo_meatless", "lustsolo_player_leads", "knocking", "announcement_no_120", "announcement_no_90",
    "announcement_no_60", "announcement_no_30", "announcement_no_0", "announcement_last",
    "announcement_till_full_trick", "announcement_reply", "announcement_strict_limit",
    "announcement_first_trick_thirty_points", "announcement_first_trick_thirty_points_only_first",
    "announcement_first_trick_thirty_points_only_re_contra", "announcement_first_trick_thirty_points_in_marriage",
    "extrapoint_catch_fox", "extrapoint_catch_fox_last_trick", "extrapoint_fox_last_trick",
    "extrapoint_double_fox_last_trick", "extrapoint_charlie", "extrapoint_catch_charlie",
    "extrapoint_double_charlie", "extrapoint_catch_double_charlie",
    "extrapoint_catch_charlie_only_with_diamond_queen", "extrapoint_dolle_jabs_dolle", "extrapoint_heart_trick",
    "counting", "announcement_re_doubles", "announcement_contra_doubles_against_re", "solo_always_counts_triple",
    "bock", "bock_multiplier", "bock_append", "bock_after_120_120", "bock_after_lost_solo",
    "bock_after_lost_re_contra", "bock_after_heart_trick", "bock_after_black_game", "number_of_rounds_limited",
    "number_of_rounds", "points_limited", "points", "number_of_duty_soli", "number_of_duty_color_soli",
    "number_of_duty_picture_soli", "offer_duty_solo", "show_if_valid", "show_all_hands", "show_tricks_number",
    "show_tricks_in_trickpiles", "show_trickpiles_points", "show_known_teams_in_game", "show_soloplayer_in_game",
    "card_hint", "take_back_tricks", "mutate", "unsupported", "number_of_players", "number_of_players_in_game",
}  # fmt: skip
"""The options that FreeDoko 0.7.12 has, too: all the others are ours alone."""
TIED = {"extrapoint_catch_double_charlie", "extrapoint_heart_trick"}
"""Options that count in FreeDoko only with another one."""


def written(rules: Rules) -> str:
    """The file that FreeDoko would write of a rule set."""
    lines = ["# FreeDoko rules (version 0.7.12)", ""]
    for name, value in to_dict(rules).items():
        if name not in KNOWN_TO_FREEDOKO:
            continue
        text = str(value).lower() if isinstance(value, bool) else str(value).replace("plus_minus", "plus-minus")
        lines.append(f"  {OTHERWISE.get(name, name.replace('_', ' '))} = {text}")
    return "\n".join([*lines, "# number of cards = 48"])


def test_freedoko_has_flags_numbers_and_choices() -> None:
    kinds = {OPTIONS[name].kind for name in KNOWN_TO_FREEDOKO}
    assert kinds == {OptionKind.BOOL, OptionKind.INT, OptionKind.ENUM}


@pytest.mark.parametrize("name", PRESETS)
def test_what_freedoko_writes_is_read(name: str) -> None:
    rules = PRESETS[name].rules
    imported = read_freedoko_file(written(rules))
    assert imported.unknown == ()
    assert set(differences(imported.rules, rules)) & KNOWN_TO_FREEDOKO <= TIED
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
