"""The rule sets that come with the program, each written as what it has different from FreeDoko's own."""

from __future__ import annotations

from typing import NamedTuple

from freedoko_qt.engine.preset_words import PRESET_WORDS
from freedoko_qt.engine.rules.ruleset import Rules


class Preset(NamedTuple):
    """A rule set that comes with the program."""

    id: str
    label: str
    description: str
    rules: Rules


def _preset(preset_id: str, rules: Rules) -> Preset:
    return Preset(preset_id, *PRESET_WORDS[preset_id], rules)


# The rows of the table carry this set as their defaults: FreeDoko's file, and its manual where the program
# departs from it (a duty solo goes before a lust solo, whoever plays it leads); but of the denials passed only
# the highest counts, as FreeDoko scores.
# Neither rounds nor points are limited: one plays until one has had enough.
STANDARD = _preset("standard", Rules())

# The official text goes before FreeDoko's file of the same name: replies are allowed (6), every denial passed
# counts (7.2), a soloist may shorten the game (5.4). Five rounds are the 20 normal games; with four duty soli
# they make the 24 of a session.
DDV = _preset(
    "ddv",
    Rules(
        points_against_denial="cumulative",
        show_if_valid=False,
        show_all_hands=False,
        show_tricks_number=1,
        show_tricks_in_trickpiles=False,
        show_trickpiles_points=False,
        show_known_teams_in_game=False,
        show_soloplayer_in_game=False,
        card_hint=False,
        take_back_tricks=False,
        revoke_penalty="ddv_12",
        dollen_second_over_first=False,
        swines=False,
        reservation_change="until_next_spoke",
        throw_with_nines=False,
        poverty=False,
        poverty_shift=False,
        marriage_determination=3,
        marriage_first_trump=False,
        marriage_first_color=False,
        marriage_first_single_color=False,
        special_points_before_marriage_solo=False,
        genscher=False,
        solo_king=False,
        solo_queen_jack=False,
        solo_king_jack=False,
        solo_king_queen=False,
        solo_koehler=False,
        lustsolo_player_leads=False,
        solo_dealer_stays="duty_only",
        solo_may_claim=True,
        announcement_no_90=10,
        announcement_no_60=9,
        announcement_no_30=8,
        announcement_no_0=7,
        announcement_last=5,
        announcement_first_trick_thirty_points=False,
        announcement_first_trick_thirty_points_in_marriage=True,
        extrapoint_catch_charlie=False,
        counting="plus_minus",
        check_zero_sum=True,
        announcement_re_doubles=False,
        bock=False,
        bock_after_black_game=False,
        number_of_rounds_limited=True,
        number_of_rounds=5,
        games_per_session=24,
        number_of_duty_soli=1,
        offer_duty_solo=False,
    ),
)

# FreeDoko's file of that name.
BEGINNER = _preset(
    "beginner",
    Rules(
        dollen=False,
        dollen_second_over_first=False,
        swines=False,
        throw_with_kings=True,
        throw_when_fox_highest_trump=True,
        poverty_shift=False,
        marriage_first_trump=False,
        marriage_first_color=False,
        marriage_first_single_color=False,
        genscher=False,
        solo=False,
        lustsolo_player_leads=False,
        solo_dealer_stays="duty_only",
        announcement_reply=False,
        announcement_first_trick_thirty_points=False,
        extrapoint_catch_fox=False,
        extrapoint_charlie=False,
        extrapoint_catch_charlie=False,
        bock=False,
    ),
)

# What the text leaves open is as at a DDV table: zero-sum counting, 120:120, replies, no bock. Chosen here
# besides: swines and hyperswines may be in one hand and hold in a poverty; a denial needs a Re or Kontra
# before it ("afterwards"); the partner to whom a poverty is first offered is the player the poor player points
# at, for there is none yet; the round appended after a solo is one normal game; a session is 16 games and a
# duty solo each.
DOKO_WTF = _preset(
    "doko_wtf",
    Rules(
        show_all_hands=False,
        show_tricks_number=1,
        card_hint=False,
        take_back_tricks=False,
        dollen_contrary_in_last_trick=True,
        swines_in_solo=False,
        hyperswines=True,
        swines_and_hyperswines_joint=True,
        throw_is_mandatory=True,
        poverty_shift_only_trump=True,
        poverty_offer_order="chosen_first",
        marriage_determination=3,
        marriage_first_color=False,
        marriage_first_single_color=False,
        special_points_before_marriage_solo=False,
        genscher=False,
        solo_free_mix=True,
        silent_marriage_repeats_deal=True,
        silent_marriage_is_duty_solo=True,
        announcement_no_90=10,
        announcement_no_60=9,
        announcement_no_30=8,
        announcement_no_0=7,
        announcement_last=5,
        denial_without_announcement="forbidden",
        announcement_first_trick_thirty_points=False,
        duty_solo_before_lust_solo=False,
        extrapoint_catch_double_charlie=True,
        counting="plus_minus",
        re_contra_doubling_scope="everything",
        announcement_contra_doubles_against_re=True,
        points_against_denial="cumulative",
        denial_points=2,
        solo_always_counts_triple=True,
        bock=False,
        number_of_rounds_limited=True,
        number_of_rounds=4,
        games_per_session=20,
        number_of_duty_soli=1,
        duty_solo_order="clockwise_from_dealer",
    ),
)

# Parts of the published page are lost. Chosen here: poverty as FreeDoko has it, with swines in it; swines in
# the trump solo; a marriage finds its partner within three tricks and, if not, keeps the points of those
# tricks, since what follows is a trump solo; all may announce in an open marriage; a broken denial passes on
# what it promised; soli are ranked as the short form lists them; no limit of rounds. The limits by cards on
# hand are those of the same moments; they are not asked for.
MITTWOCH = _preset(
    "mittwoch",
    Rules(
        show_all_hands=False,
        card_hint=False,
        take_back_tricks=False,
        revoke_penalty="lost_black",
        with_nines=False,
        swines_announcement_begin=False,
        reservation_change="free",
        throw_with_nines=False,
        marriage_determination=3,
        marriage_selectors_free=True,
        genscher=False,
        solo_king=False,
        solo_queen_jack=False,
        solo_king_jack=False,
        solo_king_queen=False,
        solo_koehler=False,
        color_solo_colors=("D",),
        solo_bidding=True,
        bidding_goes_on=True,
        solo_dealer_stays="never",
        announcement_time_base="cards_on_table",
        announcement_no_120=9,
        announcement_no_90=8,
        announcement_no_60=7,
        announcement_no_30=6,
        announcement_no_0=5,
        announcement_last=1,
        reply_delay_cards=4,
        denials_after_reply=True,
        denial_without_announcement="free",
        announce_before_marriage_resolved=True,
        undetermined_announcement="free",
        marriage_shifts_limits=False,
        announcement_first_trick_thirty_points=False,
        special_points_in_solo="trump_solo",
        counting="plus_minus",
        check_zero_sum=True,
        re_contra_doubling_scope="everything",
        announcement_contra_doubles_against_re=True,
        points_against_denial="off",
        selber_doof_points=True,
        broken_denial_value="as_announced",
        contra_only_lowers_re_target=False,
        preannouncement_bonus=1,
        solo_point=1,
        against_solo_point=1,
        solo_always_counts_triple=True,
        bock=False,
        games_per_round_without_solo=False,
        offer_duty_solo=False,
    ),
)

# What most tables play, and with what the program begins. Chosen here: each denial passed counts, a poverty's
# cards may be any, as FreeDoko has it, and swines hold in soli with trumps as at play.
KITCHEN = _preset(
    "kitchen",
    Rules(
        dollen_contrary_in_last_trick=True,
        swines_announcement_begin=False,
        marriage_determination=3,
        marriage_first_trump=False,
        marriage_first_color=False,
        marriage_first_single_color=False,
        special_points_before_marriage_solo=False,
        genscher=False,
        solo_king=False,
        solo_queen_jack=False,
        solo_king_jack=False,
        solo_king_queen=False,
        solo_koehler=False,
        solo_dealer_stays="never",
        announcement_no_90=10,
        announcement_no_60=9,
        announcement_no_30=8,
        announcement_no_0=7,
        announcement_last=5,
        announcement_first_trick_thirty_points=False,
        counting="plus_minus",
        announcement_re_doubles=False,
        points_against_denial="cumulative",
        bock=False,
        number_of_rounds_limited=True,
        number_of_rounds=5,
        games_per_session=20,
    ),
)

# The text of FreeDoko's manual wherever an option holds it; what it leaves open is as the program has it. No
# option holds that a marriage found in the second trick moves denials by two tricks, that a ♥10 over one's own
# partner's earns a point, nor that Genscher is not for a silent marriage.
FREEDOKO_MANUAL = _preset(
    "freedoko_manual",
    Rules(
        announcement_first_trick_thirty_points=False,
        announcement_re_doubles=False,
        points_against_denial="cumulative",
        special_points_before_marriage_solo=False,
        lustsolo_player_leads=False,
        solo_dealer_stays="duty_only",
        bock=False,
    ),
)

PRESETS: dict[str, Preset] = {
    preset.id: preset for preset in (KITCHEN, STANDARD, DDV, BEGINNER, DOKO_WTF, MITTWOCH, FREEDOKO_MANUAL)
}
