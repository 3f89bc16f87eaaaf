"""Points for what happens in single tricks."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, number
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

SoliWithPoints = Literal["none", "trump_solo", "color_soli", "all"]
SOLI_WITH_POINTS = {
    "none": QT_TRANSLATE_NOOP("Rules", "In none"),
    "trump_solo": QT_TRANSLATE_NOOP("Rules", "In the diamonds solo and the silent marriage"),
    "color_soli": QT_TRANSLATE_NOOP("Rules", "In all suit solos"),
    "all": QT_TRANSLATE_NOOP("Rules", "In all"),
}


class SpecialPointRules(OptionRows):
    """Points for what happens in single tricks."""

    extrapoint_doppelkopf: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Doppelkopf"),
        QT_TRANSLATE_NOOP("Rules", "A trick of nothing but aces and tens earns the side that takes it a point."),
    )
    doppelkopf_points: int = number(
        40, 40, 44,
        QT_TRANSLATE_NOOP("Rules", "Card points of a Doppelkopf"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A trick must have at least this many card points to be a Doppelkopf. 40 are four tens, 44 are four aces.",
        ),
        needs="extrapoint_doppelkopf",
    )
    extrapoint_catch_fox: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Fox caught"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Catching an ace of diamonds from the other side earns a point. A swine is not a fox.",
        ),
    )
    extrapoint_catch_fox_last_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Fox caught in the last trick"),
        QT_TRANSLATE_NOOP("Rules", "If the fox is caught in the last trick, there is another point for it."),
        needs="extrapoint_catch_fox",
    )
    extrapoint_fox_last_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Fox wins the last trick"),
        QT_TRANSLATE_NOOP("Rules", "If a fox wins the last trick, its side gets a point."),
    )
    extrapoint_double_fox_last_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Both foxes in the last trick"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If a fox wins the last trick and the second fox of the same side is in it, too, there is another point.",
        ),
        needs="extrapoint_fox_last_trick",
    )
    extrapoint_charlie: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Charlie"),
        QT_TRANSLATE_NOOP("Rules", "If a jack of clubs wins the last trick, its side gets a point."),
    )
    extrapoint_catch_charlie: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Charlie caught"),
        QT_TRANSLATE_NOOP("Rules", "Beating a jack of clubs of the other side in the last trick earns a point."),
        needs="extrapoint_charlie",
    )
    extrapoint_double_charlie: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Double Charlie"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If a jack of clubs wins the last trick and the second one of the same side is in it, too, there are two "
            "points instead of one.",
        ),
        needs="extrapoint_charlie",
    )
    extrapoint_catch_double_charlie: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Both Charlies caught"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If both jacks of clubs of the other side are beaten in the last trick, there are two points instead of "
            "one.",
        ),
        needs="extrapoint_catch_charlie",
    )
    extrapoint_catch_charlie_only_with_diamond_queen: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Charlie is caught only by the queen of diamonds"),
        QT_TRANSLATE_NOOP("Rules", "A Charlie caught counts only if a queen of diamonds wins the last trick."),
        needs="extrapoint_catch_charlie",
    )
    extrapoint_dolle_jabs_dolle: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Dulle beats dulle"),
        QT_TRANSLATE_NOOP("Rules", "If a dulle beats a dulle of the other side, there is a point."),
        needs="dollen and (dollen_second_over_first or dollen_contrary_in_last_trick)",
    )
    extrapoint_heart_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Heart trick"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A trick of four hearts that are not trumps earns a point. With dullen there are only six of them, aces, "
            "kings and nines, and without nines four.",
        ),
        needs="dollen",
    )
    extrapoint_klabautermann: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Klabautermann"),
        QT_TRANSLATE_NOOP(
            "Rules", "If a queen of spades takes a king of spades of the other side, there is a point."
        ),
    )
    special_points_in_solo: SoliWithPoints = choice(
        "none", SOLI_WITH_POINTS,
        QT_TRANSLATE_NOOP("Rules", "Special points in a solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "In which solos Doppelkopf, fox, Charlie and the other special points count. Usually in none.",
        ),
    )
    loser_may_win_by_specials: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Special points may turn a game"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If the losers have more special points than the game is worth, the winners pay. Switched off, a game "
            "won is never worth less than 0.",
        ),
    )
