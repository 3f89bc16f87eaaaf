"""The question of reservation and what goes before what."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, ranking
from freedoko_qt.engine.rules.throwing import ANY_THROW
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

RESERVATIONS = {
    "duty_solo": QT_TRANSLATE_NOOP("Rules", "Duty solo"),
    "lust_solo": QT_TRANSLATE_NOOP("Rules", "Voluntary solo"),
    "throwing": QT_TRANSLATE_NOOP("Rules", "Throwing in"),
    "poverty": QT_TRANSLATE_NOOP("Rules", "Poverty"),
    "marriage": QT_TRANSLATE_NOOP("Rules", "Marriage"),
}
Change = Literal["never", "until_next_spoke", "free"]
CHANGES = {
    "never": QT_TRANSLATE_NOOP("Rules", "Never"),
    "until_next_spoke": QT_TRANSLATE_NOOP("Rules", "Until the next has spoken"),
    "free": QT_TRANSLATE_NOOP("Rules", "Until the first lead"),
}


class ReservationRules(OptionRows):
    """The question of reservation and what goes before what."""

    ask_reservations: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Ask everybody for reservations"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Before the game each player in turn says “healthy” or “reservation”. Switched off, only those speak "
            "who have something special.",
        ),
    )
    reservation_priority: tuple[str, ...] = ranking(
        ("duty_solo", "lust_solo", "throwing", "poverty", "marriage"), RESERVATIONS,
        QT_TRANSLATE_NOOP("Rules", "Order of reservations"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If several players have a reservation, the one higher up counts; among equals, the one asked first. Two "
            "further rules may still put throwing in before a solo, and a marriage before a poverty.",
        ),
        complete=True,
    )
    duty_solo_before_lust_solo: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "A duty solo goes before a voluntary solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A player who still owes a duty solo goes before somebody's voluntary solo. Switched off, the "
            "order of seats decides among all solos.",
        ),
        needs="number_of_duty_soli > 0",
    )
    throwing_before_solo: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in goes before a solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever may throw in the hand can even prevent a solo with it. Switched off, the solo goes first.",
        ),
        needs=f"solo and {ANY_THROW}",
    )
    marriage_before_poverty: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "A marriage goes before a poverty"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If one player has a marriage and another a poverty, the marriage is played. Usually it is the other "
            "way round.",
        ),
        needs="poverty",
    )
    reservation_change: Change = choice(
        "never", CHANGES,
        QT_TRANSLATE_NOOP("Rules", "Changing a reservation"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whether you may still withdraw or raise a reservation, once, from a marriage to a solo for instance.",
        ),
    )
