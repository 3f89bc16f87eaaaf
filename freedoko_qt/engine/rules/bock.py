"""Rounds that count more after certain games."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, number
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

InBock = Literal["counts", "ignored", "restarts"]
IN_BOCK = {
    "counts": QT_TRANSLATE_NOOP("Rules", "Is added"),
    "ignored": QT_TRANSLATE_NOOP("Rules", "Does nothing"),
    "restarts": QT_TRANSLATE_NOOP("Rules", "Starts the round again"),
}
BockScope = Literal["everything", "base_and_against", "base", "adds"]
BOCK_SCOPES = {
    "everything": QT_TRANSLATE_NOOP("Rules", "The whole game"),
    "base_and_against": QT_TRANSLATE_NOOP("Rules", "All but the special points"),
    "base": QT_TRANSLATE_NOOP("Rules", "All but these and the point against the queens"),
    "adds": QT_TRANSLATE_NOOP("Rules", "Nothing, points are added"),
}


class BockRules(OptionRows):
    """Rounds that count more after certain games."""

    bock: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Bock rounds"),
        QT_TRANSLATE_NOOP("Rules", "After certain games the next games count more."),
    )
    bock_scope: BockScope = choice(
        "everything", BOCK_SCOPES,
        QT_TRANSLATE_NOOP("Rules", "What counts more in a bock game"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the bock factor multiplies the whole game or leaves out the special points; or whether a bock "
            "game is not multiplied, but earns its winners some extra points.",
        ),
        needs="bock",
        off="everything",
    )
    bock_multiplier: int = number(
        2, 1, 256,
        QT_TRANSLATE_NOOP("Rules", "Bock factor"),
        QT_TRANSLATE_NOOP("Rules", "A bock game counts this many times. Usually it is twice."),
        needs="bock and bock_scope != 'adds'",
    )
    bock_points: int = number(
        2, 1, 10,
        QT_TRANSLATE_NOOP("Rules", "Points of a bock game"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The winners of a bock game get this many points more, whatever was announced; twice as many where two "
            "bock rounds overlap. If nobody wins, nobody gets them.",
        ),
        needs="bock_scope == 'adds'",
    )
    bock_games: int = number(
        4, 1, 8,
        QT_TRANSLATE_NOOP("Rules", "Bock games"),
        QT_TRANSLATE_NOOP("Rules", "A bock round has this many games: one for each who deals."),
        needs="bock",
    )
    bock_for_each: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "A bock round for each reason"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If a game has several reasons for bock, each leads to a round of its own. Switched off, there is one.",
        ),
        needs="bock and (bock_append or bock_in_bock != 'restarts')",
    )
    bock_in_bock: InBock = choice(
        "counts", IN_BOCK,
        QT_TRANSLATE_NOOP("Rules", "A reason during a bock round"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "What another reason does while a bock round lasts: the factors multiply, nothing happens, or the round "
            "starts again.",
        ),
        needs="bock and not bock_append",
    )
    bock_append: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Append bock rounds"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If a new bock round comes up during another, it is queued behind. Switched off, they multiply, and a "
            "game may count four times.",
        ),
        needs="bock",
    )
    bock_after_120_120: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Bock after 120 to 120"),
        QT_TRANSLATE_NOOP("Rules", "When a game ends with 120 card points on each side, a bock round follows."),
        needs="bock",
    )
    bock_after_lost_solo: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a lost solo"),
        QT_TRANSLATE_NOOP("Rules", "When a soloist loses, a bock round follows."),
        needs="bock",
    )
    bock_after_lost_re_contra: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a lost Re or Kontra"),
        QT_TRANSLATE_NOOP("Rules", "When a side that said Re or Kontra does not win, a bock round follows."),
        needs="bock and not knocking",
    )
    bock_after_lost_re: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a lost Re"),
        QT_TRANSLATE_NOOP("Rules", "When Re was said and Re does not win, a bock round follows."),
        needs="bock and not knocking and not bock_after_lost_re_contra",
    )
    bock_after_lost_contra: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a lost Kontra"),
        QT_TRANSLATE_NOOP("Rules", "When Kontra was said and Kontra does not win, a bock round follows."),
        needs="bock and not knocking and not bock_after_lost_re_contra",
    )
    bock_after_re_and_contra: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after Re and Kontra"),
        QT_TRANSLATE_NOOP("Rules", "When both Re and Kontra were said in a game, a bock round follows."),
        needs="bock and not knocking",
    )
    bock_after_nothing: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a game worth nothing"),
        QT_TRANSLATE_NOOP("Rules", "When the points of a game come to 0, a bock round follows."),
        needs="bock",
    )
    bock_after_solo: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a solo"),
        QT_TRANSLATE_NOOP(
            "Rules", "After every solo, won or lost, a bock round follows; a silent marriage is one, too."
        ),
        needs="bock",
    )
    bock_after_redeal: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a new deal"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "When a hand is thrown in or nobody takes a poverty, a bock round follows; it uses up no bock game.",
        ),
        needs="bock",
    )
    bock_after_heart_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a heart trick"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "After a trick of four hearts that are not trumps a bock round follows; not in solos.",
        ),
        needs="bock",
    )
    bock_after_black_game: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Bock after a black game"),
        QT_TRANSLATE_NOOP("Rules", "When a side does not get a single trick, a bock round follows."),
        needs="bock",
    )
    bock_after_four_wins: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after four wins in a row"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "When Re, or Kontra, wins four games of two against two in a row, a bock round follows and the row starts "
            "again. A game played alone, or a new deal, does not end the row; a game that nobody wins does.",
        ),
        needs="bock",
    )


def added_by_bock(rules: BockRules, bock_factor: int) -> int:
    """The points that bock adds for the winners, by rules in force; 0 where it multiplies.

    `bock_factor` is then one more than the bock rounds that count now (RECORDS.md 3).
    """
    return rules.bock_points * (bock_factor - 1) if rules.bock_scope == "adds" else 0
