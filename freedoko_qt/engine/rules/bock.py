"""Rounds that count more after certain games."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.engine.rules.option import flag, number
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class BockRules:
    """Rounds that count more after certain games."""

    bock: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Bock rounds"),
        QT_TRANSLATE_NOOP("Rules", "After certain games the next four games count more."),
    )
    bock_multiplier: int = number(
        2, 1, 256,
        QT_TRANSLATE_NOOP("Rules", "Bock factor"),
        QT_TRANSLATE_NOOP("Rules", "A bock game counts this many times. Usually it is twice."),
        needs="bock",
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
        QT_TRANSLATE_NOOP("Rules", "When a game ends with 120 eyes on each side, a bock round follows."),
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
    bock_after_heart_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bock after a heart trick"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "After a trick of four hearts that are no trumps a bock round follows; not in soli.",
        ),
        needs="bock",
    )
    bock_after_black_game: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Bock after a black game"),
        QT_TRANSLATE_NOOP("Rules", "When a side does not get a single trick, a bock round follows."),
        needs="bock",
    )
