"""The value of a game, and the scores of the players."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, number
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

Counting = Literal["plus", "minus", "plus_minus"]
COUNTINGS = {
    "plus": QT_TRANSLATE_NOOP("Rules", "Only plus"),
    "minus": QT_TRANSLATE_NOOP("Rules", "Only minus"),
    "plus_minus": QT_TRANSLATE_NOOP("Rules", "Plus and minus"),
}
DoublingScope = Literal["base", "base_and_against", "everything"]
SCOPES = {
    "base": QT_TRANSLATE_NOOP("Rules", "Basic value and denials"),
    "base_and_against": QT_TRANSLATE_NOOP("Rules", "Against the queens, too"),
    "everything": QT_TRANSLATE_NOOP("Rules", "Everything"),
}
AgainstDenial = Literal["off", "highest_only", "cumulative"]
AGAINST_DENIAL = {
    "off": QT_TRANSLATE_NOOP("Rules", "None"),
    "highest_only": QT_TRANSLATE_NOOP("Rules", "Only for the highest denial"),
    "cumulative": QT_TRANSLATE_NOOP("Rules", "For every level"),
}
BrokenValue = Literal["achieved_only", "as_announced"]
BROKEN_VALUES = {
    "achieved_only": QT_TRANSLATE_NOOP("Rules", "Only what was reached"),
    "as_announced": QT_TRANSLATE_NOOP("Rules", "What was promised, too"),
}

Cowardice = Literal["off", "partners", "all"]
COWARDICE = {
    "off": QT_TRANSLATE_NOOP("Rules", "Never"),
    "partners": QT_TRANSLATE_NOOP("Rules", "In games of two against two"),
    "all": QT_TRANSLATE_NOOP("Rules", "In solos, too"),
}

ANY_DENIAL = "permitted_denials or (announce_before_marriage_resolved and undetermined_announcement == 'free')"
"""The condition of rules on denials: a partner's Kontra beside a Re becomes one even where none may be said."""


class ScoringRules(OptionRows):
    """The value of a game, and the scores of the players."""

    counting: Counting = choice(
        "plus", COUNTINGS,
        QT_TRANSLATE_NOOP("Rules", "Way of counting"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Who scores at the end. With “plus and minus” each line adds up to zero, and a soloist gets or pays three "
            "times.",
        ),
    )
    check_zero_sum: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Check the line totals"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Below the list it is checked that each line adds up to zero and that all four totals are even, or all "
            "odd.",
        ),
        needs="counting == 'plus_minus' and solo_factor == 3",
    )
    announcement_re_doubles: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Re and Kontra double"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Re and Kontra each double the points, so both together make four times. Switched off, each adds a "
            "fixed number of points.",
        ),
    )
    re_contra_doubling_scope: DoublingScope = choice(
        "base", SCOPES,
        QT_TRANSLATE_NOOP("Rules", "What Re and Kontra double"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whether only the basic value with the denials is doubled, or also the point against the queens, or "
            "everything with all special points.",
        ),
        needs="announcement_re_doubles",
    )
    announcement_contra_doubles_against_re: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Against the queens is doubled, too"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The point “against the queens” is doubled by Re and Kontra, too. Example: Re announced, Kontra wins "
            "with 130 card points: 4 points instead of 3.",
        ),
        needs="announcement_re_doubles",
    )
    re_contra_points: int = number(
        2, 0, 4,
        QT_TRANSLATE_NOOP("Rules", "Points for Re and Kontra"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "This many points are added to the value of the game for Re, and as many for Kontra, where they do not "
            "double.",
        ),
        needs="not announcement_re_doubles",
    )
    denial_points: int = number(
        1, 1, 4,
        QT_TRANSLATE_NOOP("Rules", "Points for a denial"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Each level announced earns the winners this many points, whoever announced it. “No 60” makes two levels.",
        ),
        needs=ANY_DENIAL,
    )
    points_against_denial: AgainstDenial = choice(
        "highest_only", AGAINST_DENIAL,
        QT_TRANSLATE_NOOP("Rules", "Points against a denial"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever gets 30 card points more than a denial of the other side allows is paid for it: 120 against no "
            "90, 90 against no 60, 60 against no 30, 30 against black.",
        ),
        needs=f"not selber_doof_points and ({ANY_DENIAL})",
        off="off",
    )
    selber_doof_points: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Own-fault points"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever passes the limit of the other side's highest announcement by 30, 60 or 90 card points gets 1, 2 "
            "or 3 points: 150 card points against a Re make one. Replaces the points against a denial.",
        ),
    )
    broken_denial_value: BrokenValue = choice(
        "achieved_only", BROKEN_VALUES,
        QT_TRANSLATE_NOOP("Rules", "Value of a broken denial"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "What the other side gets when a denial is not made: only what was really reached, or the promised "
            "levels as well, as if they had come true.",
        ),
        needs=ANY_DENIAL,
    )
    cowardice: Cowardice = choice(
        "off", COWARDICE,
        QT_TRANSLATE_NOOP("Rules", "Cowardice"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever wins three levels higher than announced has lost: without an announcement the others must have 60 "
            "card points, with a Re 30, with no 90 a trick. Then they get the points of the game, all but the special "
            "points.",
        ),
        off="off",
    )
    cowardice_points: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Greater cowardice costs more"),
        QT_TRANSLATE_NOOP("Rules", "Each further level left unsaid is one more point for the others."),
        needs="cowardice != 'off'",
    )
    contra_only_lowers_re_target: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Only Kontra said: 120 are enough for Re"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If only Kontra was announced, Re wins with 120 card points. Switched off, Re always needs 121.",
        ),
        needs="not announcement_strict_limit",
    )
    draw_counts_as_no_120: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "120 to 120 counts as no 120"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If Kontra wins with exactly 120 card points, the point for the game counts. Switched off, Kontra then "
            "gets only the point against the queens, and against a solo nothing.",
        ),
    )
    preannouncement_bonus: int = number(
        0, 0, 1,
        QT_TRANSLATE_NOOP("Rules", "Announcing before the first card"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "This many points are added for the winners if Re or Kontra was said before the very first card; once "
            "for each side.",
        ),
    )
    preannouncement_bonus_for_bride: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "This bonus in a marriage, too"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The player with both queens of clubs in a marriage gets the point for an announcement before the first "
            "card, too.",
        ),
        needs="preannouncement_bonus > 0",
    )
    against_queens_point: int = number(
        1, 0, 2,
        QT_TRANSLATE_NOOP("Rules", "Against the queens"),
        QT_TRANSLATE_NOOP("Rules", "Kontra gets this many points more for winning a normal game."),
        needs="not against_queens_doubles",
    )
    against_queens_doubles: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Against the queens doubles"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Instead of a point against the queens all points of a normal game that Kontra wins count twice, the "
            "special points, too; bock is extra.",
        ),
    )
    solo_point: int = number(
        0, 0, 1,
        QT_TRANSLATE_NOOP("Rules", "Point for a solo"),
        QT_TRANSLATE_NOOP("Rules", "Every solo is worth this many points more, whoever wins it."),
    )
    against_solo_point: int = number(
        0, 0, 1,
        QT_TRANSLATE_NOOP("Rules", "Point against a solo"),
        QT_TRANSLATE_NOOP("Rules", "This many points are added if the three others win against a solo."),
    )
    solo_factor: int = number(
        3, 1, 3,
        QT_TRANSLATE_NOOP("Rules", "Factor of the soloist"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The soloist scores the value of the game this many times, each of the others only once.",
        ),
    )
    solo_always_counts_triple: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "A solo always counts three times"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Where only winners or only losers score, the three opponents of a soloist also score three times the "
            "value.",
        ),
        needs="solo and counting != 'plus_minus'",
    )
