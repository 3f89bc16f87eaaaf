"""The length of a tournament, and its duty soli."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, number
from freedoko_qt.engine.rules.solo import ANY_SOLO, PICTURE_SOLO
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

DutyOrder = Literal["left_of_dealer", "clockwise_from_dealer"]
DUTY_ORDERS = {
    "left_of_dealer": QT_TRANSLATE_NOOP("Rules", "Left of the dealer"),
    "clockwise_from_dealer": QT_TRANSLATE_NOOP("Rules", "With the dealer"),
}


class TournamentRules(OptionRows):
    """The length of a tournament, and its duty soli."""

    number_of_rounds_limited: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Limited number of rounds"),
        QT_TRANSLATE_NOOP("Rules", "The tournament ends after a fixed number of rounds."),
    )
    number_of_rounds: int = number(
        20, 1, 1000,
        QT_TRANSLATE_NOOP("Rules", "Rounds"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "This many rounds are played, of four games each; a solo after which the same player deals again is extra.",
        ),
        needs="number_of_rounds_limited",
    )
    points_limited: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Limited pot of points"),
        QT_TRANSLATE_NOOP("Rules", "The tournament ends when a common pot of points is used up."),
        needs="counting != 'plus_minus'",
    )
    points: int = number(
        40, 1, 100000,
        QT_TRANSLATE_NOOP("Rules", "Points in the pot"),
        QT_TRANSLATE_NOOP("Rules", "The size of the pot at the start; what is written down is taken from it."),
        needs="points_limited",
    )
    games_per_session: int = number(
        80, 1, 4000,
        QT_TRANSLATE_NOOP("Rules", "Games in a session"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "An evening is planned for this many games. At a DDV table of four it is 24, the four duty solos "
            "included.",
        ),
        needs="not number_of_rounds_limited and not points_limited",
    )
    games_per_round_without_solo: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Solos do not fill the round"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A round has four normal games; solos after which the same player deals again are extra. Switched off, a "
            "solo fills the round as well.",
        ),
    )
    number_of_duty_soli: int = number(
        0, 0, 4000,
        QT_TRANSLATE_NOOP("Rules", "Duty solos"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Everybody must play this many solos in the tournament. What is missing at the end is played in an extra "
            "round, or in the last games where solos fill the rounds.",
        ),
        needs=f"solo and {ANY_SOLO} and (number_of_rounds_limited or points_limited)",
        off=0,
    )
    number_of_duty_color_soli: int = number(
        0, 0, 4000,
        QT_TRANSLATE_NOOP("Rules", "Duty solos: suit solos among them"),
        QT_TRANSLATE_NOOP("Rules", "This many of the duty solos must be suit solos."),
        needs="number_of_duty_soli > 0 and solo_color",
        off=0,
    )
    number_of_duty_picture_soli: int = number(
        0, 0, 4000,
        QT_TRANSLATE_NOOP("Rules", "Duty solos: picture solos among them"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "This many of the duty solos must be picture solos, that is with kings, queens or jacks as trumps.",
        ),
        needs=f"number_of_duty_soli > 0 and {PICTURE_SOLO}",
        off=0,
    )
    lust_solo_needs_duty_played: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "A voluntary solo only after one's duty solos"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "As long as you owe duty solos, every fitting solo counts as one. Voluntary solos come afterwards.",
        ),
        needs="number_of_duty_soli > 0",
    )
    duty_solo_player_leads: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "The player of a duty solo leads"),
        QT_TRANSLATE_NOOP("Rules", "Whoever plays a duty solo leads to the first trick."),
        needs="number_of_duty_soli > 0 and not lustsolo_player_leads",
    )
    silent_marriage_is_duty_solo: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "A silent marriage counts as a duty solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever plays alone in silence with both queens of clubs has thereby played a duty solo.",
        ),
        needs="number_of_duty_soli > 0",
    )
    offer_duty_solo: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "A forced player may let others go first"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever must play a duty solo at the end may first ask whether somebody else wants to play a solo.",
        ),
        needs="number_of_duty_soli > 0",
    )
    duty_solo_order: DutyOrder = choice(
        "left_of_dealer", DUTY_ORDERS,
        QT_TRANSLATE_NOOP("Rules", "Order of the forced solos"),
        QT_TRANSLATE_NOOP("Rules", "With whom the missing duty solos begin; it goes on clockwise."),
        needs="number_of_duty_soli > 0",
    )
    forced_solo_dealer_stays: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "The same dealer again after a forced solo"),
        QT_TRANSLATE_NOOP("Rules", "After a forced duty solo, too, the same player deals again."),
        needs="number_of_duty_soli > 0",
    )
