"""The presets hold what their rule books say."""

from freedoko_qt.engine.rules import PRESETS, Rules, differences

STANDARD = PRESETS["standard"].rules
DDV = PRESETS["ddv"].rules
BEGINNER = PRESETS["beginner"].rules
DOKO_WTF = PRESETS["doko_wtf"].rules
MITTWOCH = PRESETS["mittwoch"].rules


def limits(rules: Rules) -> tuple[int, ...]:
    return (
        rules.announcement_no_120,
        rules.announcement_no_90,
        rules.announcement_no_60,
        rules.announcement_no_30,
        rules.announcement_no_0,
        rules.announcement_last,
    )


def soli(rules: Rules) -> set[str]:
    held = rules.in_force()
    names = (
        "solo_jack",
        "solo_queen",
        "solo_king",
        "solo_queen_jack",
        "solo_king_jack",
        "solo_king_queen",
        "solo_koehler",
        "solo_color",
        "solo_meatless",
        "solo_ten",
        "solo_ace",
        "solo_free_mix",
    )
    return {name for name in names if getattr(held, name)}


def test_the_presets_have_names_and_descriptions() -> None:
    assert list(PRESETS) == ["kitchen", "standard", "ddv", "beginner", "doko_wtf", "mittwoch", "freedoko_manual"]
    for name, preset in PRESETS.items():
        assert preset.id == name
        assert preset.label
        assert preset.description.endswith(".")
        assert ". " not in preset.description, "one sentence"


def test_standard_is_the_default() -> None:
    assert Rules() == STANDARD
    assert limits(STANDARD) == (11, 9, 6, 3, 3, 3)
    assert STANDARD.counting == "plus"
    assert STANDARD.min_number_of_throwing_kings == 6
    assert STANDARD.announcement_re_doubles
    assert STANDARD.re_contra_doubling_scope == "base"
    assert STANDARD.bock_after_120_120
    assert STANDARD.bock_after_black_game
    assert not STANDARD.extrapoint_fox_last_trick
    assert not STANDARD.number_of_rounds_limited


def test_standard_follows_the_manual_where_the_program_departs_from_it() -> None:
    assert STANDARD.points_against_denial == "highest_only"
    assert STANDARD.duty_solo_before_lust_solo
    assert STANDARD.duty_solo_player_leads


def test_ddv_adds_two_for_re_and_kontra_and_counts_to_zero() -> None:
    assert not DDV.announcement_re_doubles
    assert DDV.re_contra_points == 2
    assert DDV.counting == "plus_minus"
    assert DDV.check_zero_sum
    assert limits(DDV) == (11, 10, 9, 8, 7, 5)
    assert DDV.announcement_reply
    assert not DDV.announcement_first_trick_thirty_points


def test_ddv_has_no_extras() -> None:
    extras = (DDV.swines, DDV.poverty, DDV.genscher, DDV.bock, DDV.throw_with_nines)
    assert not any(extras)
    assert DDV.dollen
    assert not DDV.dollen_second_over_first
    assert not DDV.extrapoint_catch_charlie
    assert soli(DDV) == {"solo_color", "solo_queen", "solo_jack", "solo_meatless"}
    assert DDV.color_solo_colors == ("C", "S", "H", "D")


def test_ddv_plays_24_games_with_four_duty_soli() -> None:
    held = DDV.in_force()
    assert held.number_of_rounds * 4 + held.number_of_duty_soli * 4 == held.games_per_session == 24
    assert not held.lustsolo_player_leads
    assert held.duty_solo_player_leads
    assert held.solo_dealer_stays == "duty_only"
    assert not held.offer_duty_solo
    assert held.solo_may_claim


def test_ddv_marriage_is_decided_by_the_first_foreign_trick_of_three() -> None:
    assert DDV.marriage_determination == 3
    assert DDV.marriage_first_foreign
    assert not (DDV.marriage_first_trump or DDV.marriage_first_color or DDV.marriage_first_single_color)
    assert not DDV.special_points_before_marriage_solo


def test_beginners_are_spared_soli_dullen_swines_and_points() -> None:
    assert soli(BEGINNER) == set()
    spared = (BEGINNER.dollen, BEGINNER.swines, BEGINNER.genscher, BEGINNER.bock, BEGINNER.announcement_reply)
    assert not any(spared)
    assert not (BEGINNER.extrapoint_catch_fox or BEGINNER.extrapoint_charlie)
    assert BEGINNER.poverty
    assert not BEGINNER.poverty_shift
    assert BEGINNER.throw_with_kings
    assert BEGINNER.throw_when_fox_highest_trump


def test_doko_wtf_doubles_everything_and_counts_two_for_a_denial() -> None:
    assert DOKO_WTF.re_contra_doubling_scope == "everything"
    assert DOKO_WTF.denial_points == 2
    assert limits(DOKO_WTF) == (11, 10, 9, 8, 7, 5)


def test_doko_wtf_second_dulle_wins_but_not_in_the_last_trick() -> None:
    assert DOKO_WTF.dollen_second_over_first
    assert DOKO_WTF.dollen_contrary_in_last_trick


def test_doko_wtf_has_hyperswines_but_no_swines_in_a_solo() -> None:
    held = DOKO_WTF.in_force()
    assert held.hyperswines
    assert held.hyperswines_announcement_begin
    assert not held.swines_in_solo
    assert not held.hyperswines_in_solo


def test_doko_wtf_allows_nearly_every_solo_but_not_tens_and_aces() -> None:
    assert soli(DOKO_WTF) == soli(STANDARD) | {"solo_free_mix"}
    assert DOKO_WTF.lustsolo_player_leads


def test_doko_wtf_deals_again_with_five_nines_and_passes_on_only_trumps() -> None:
    assert DOKO_WTF.throw_with_nines
    assert DOKO_WTF.min_number_of_throwing_nines == 5
    assert DOKO_WTF.throw_is_mandatory
    assert DOKO_WTF.poverty_shift_only_trump
    assert DOKO_WTF.poverty_offer_order == "chosen_first"
    assert DOKO_WTF.poverty_return_info == "number_of_trumps"


def test_doko_wtf_lasts_four_rounds_with_a_duty_solo_each() -> None:
    held = DOKO_WTF.in_force()
    assert (held.number_of_rounds, held.number_of_duty_soli) == (4, 1)
    assert held.duty_solo_order == "clockwise_from_dealer"
    assert held.offer_duty_solo
    assert held.games_per_round_without_solo


def test_mittwoch_plays_without_nines_and_bids_for_soli() -> None:
    held = MITTWOCH.in_force()
    assert not held.with_nines
    assert held.solo_bidding
    assert held.solo_rank == ("solo_diamonds", "solo_queen", "solo_jack", "solo_meatless")
    assert soli(MITTWOCH) == {"solo_color", "solo_queen", "solo_jack", "solo_meatless"}
    assert held.color_solo_colors == ("D",)
    assert held.lustsolo_player_leads
    assert held.solo_dealer_stays == "never"
    assert held.special_points_in_solo == "trump_solo"


def test_mittwoch_swines_are_announced_when_played() -> None:
    held = MITTWOCH.in_force()
    assert held.swines
    assert not held.swines_announcement_begin
    assert not held.hyperswines


def test_mittwoch_counts_the_cards_on_the_table() -> None:
    assert MITTWOCH.announcement_time_base == "cards_on_table"
    assert MITTWOCH.announcement_limit_table == (5, 9, 13, 17, 21)
    assert MITTWOCH.reply_delay_cards == 4
    assert MITTWOCH.denial_without_announcement == "free"
    assert MITTWOCH.announce_before_marriage_resolved
    assert not MITTWOCH.marriage_shifts_limits


def test_mittwoch_scores_by_its_own_rules() -> None:
    held = MITTWOCH.in_force()
    assert held.re_contra_doubling_scope == "everything"
    assert held.selber_doof_points
    assert held.points_against_denial == "off"
    assert not held.contra_only_lowers_re_target
    assert held.broken_denial_value == "as_announced"
    assert (held.solo_point, held.against_solo_point, held.preannouncement_bonus) == (1, 1, 1)
    assert not held.preannouncement_bonus_for_bride
    assert held.draw_counts_as_no_120


def test_mittwoch_throws_nothing_in() -> None:
    held = MITTWOCH.in_force()
    assert not (held.throw_with_nines or held.throw_with_kings or held.throw_with_nines_and_kings)
    assert not (held.throw_with_richness or held.throw_when_fox_highest_trump or held.throw_with_one_trump)
    assert not held.bock
    assert not held.genscher


def test_the_presets_differ_from_freedoko_where_they_should() -> None:
    assert differences(STANDARD, STANDARD) == ()
    assert set(differences(STANDARD, BEGINNER)) == {
        "dollen",
        "dollen_second_over_first",
        "swines",
        "throw_with_kings",
        "throw_when_fox_highest_trump",
        "poverty_shift",
        "marriage_first_trump",
        "marriage_first_color",
        "marriage_first_single_color",
        "genscher",
        "solo",
        "lustsolo_player_leads",
        "solo_dealer_stays",
        "announcement_reply",
        "announcement_first_trick_thirty_points",
        "extrapoint_catch_fox",
        "extrapoint_charlie",
        "extrapoint_catch_charlie",
        "bock",
    }


def test_a_wider_choice_does_not_leak_into_the_narrow_books() -> None:
    for rules in (STANDARD, DDV, BEGINNER):
        assert not rules.solo_bidding
        assert rules.preannouncement_bonus == 0
        assert rules.special_points_in_solo == "none"


def test_the_kitchen_table_is_what_most_tables_play() -> None:
    held = PRESETS["kitchen"].rules.in_force()
    assert held.with_nines
    assert (held.dollen_second_over_first, held.dollen_contrary_in_last_trick) == (True, True)
    assert (held.swines, held.swines_announcement_begin, held.hyperswines) == (True, False, False)
    assert (held.throw_with_nines, held.min_number_of_throwing_nines) == (True, 5)
    assert (held.poverty_max_trumps, held.poverty_shift, held.poverty_shift_only_trump) == (3, True, False)
    assert (held.marriage_first_foreign, held.marriage_determination) == (True, 3)
    assert not (held.marriage_first_trump or held.marriage_first_color or held.marriage_first_single_color)
    assert soli(held) == {"solo_queen", "solo_jack", "solo_color", "solo_meatless"}
    assert held.color_solo_colors == ("C", "S", "H", "D")
    assert (held.lustsolo_player_leads, held.solo_dealer_stays) == (True, "never")
    assert (held.announcement_re_doubles, held.re_contra_points) == (False, 2)
    assert limits(held) == (11, 10, 9, 8, 7, 5)
    assert held.announcement_reply
    assert (held.counting, held.solo_factor, held.bock) == ("plus_minus", 3, False)
    assert (held.number_of_rounds_limited, held.number_of_rounds, held.number_of_duty_soli) == (True, 5, 0)
    assert not held.genscher


def test_the_manual_of_freedoko_departs_from_the_program() -> None:
    manual = PRESETS["freedoko_manual"].rules.in_force()
    assert (manual.announcement_re_doubles, manual.re_contra_points) == (False, 2)
    assert manual.points_against_denial == "cumulative"
    assert not manual.special_points_before_marriage_solo
    assert not manual.lustsolo_player_leads
    assert manual.solo_dealer_stays == "duty_only"
    assert not manual.announcement_first_trick_thirty_points
    assert not manual.bock


def test_the_description_of_the_manual_names_each_difference() -> None:
    description = PRESETS["freedoko_manual"].description
    named = ("Re and Kontra", "denial passed", "special points", "voluntary solo is led", "deal on", "forced", "bock")
    for phrase in named:
        assert phrase in description
