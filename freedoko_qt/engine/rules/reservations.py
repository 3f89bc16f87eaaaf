"""The question of reservation and what goes before what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Words, choice, flag, ranking
from freedoko_qt.engine.rules.throwing import ANY_THROW

RESERVATIONS = {
    "duty_solo": Words("Pflichtsolo", "Duty solo"),
    "lust_solo": Words("Lustsolo", "Lust solo"),
    "throwing": Words("Schmeißen", "Throwing in"),
    "poverty": Words("Armut", "Poverty"),
    "marriage": Words("Hochzeit", "Marriage"),
}
Change = Literal["never", "until_next_spoke", "free"]
CHANGES = {
    "never": Words("Nie", "Never"),
    "until_next_spoke": Words("Bis der Nächste gesprochen hat", "Until the next has spoken"),
    "free": Words("Bis zum ersten Ausspielen", "Until the first lead"),
}


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class ReservationRules:
    """The question of reservation and what goes before what."""

    ask_reservations: bool = flag(
        True,
        Words("Reihum nach Vorbehalten fragen", "Ask everybody for reservations"),
        Words(
            "Vor dem Spiel sagt jeder reihum „gesund“ oder „Vorbehalt“. Ausgeschaltet meldet sich nur, "
            "wer etwas Besonderes hat.",
            "Before the game each player in turn says “healthy” or “reservation”. Switched off, only "
            "those speak who have something special.",
        ),
    )
    reservation_priority: tuple[str, ...] = ranking(
        ("duty_solo", "lust_solo", "throwing", "poverty", "marriage"), RESERVATIONS,
        Words("Rangfolge der Vorbehalte", "Order of reservations"),
        Words(
            "Haben mehrere einen Vorbehalt, gilt der weiter oben stehende; sind es gleiche, gilt, wer "
            "zuerst gefragt wurde. Eigene Regeln können noch Schmeißen vor ein Solo und eine Hochzeit vor "
            "eine Armut rücken.",
            "If several players have a reservation, the one higher up holds; among equals the one asked "
            "first. Rules of their own may still put throwing in before a solo and a marriage before a "
            "poverty.",
        ),
        complete=True,
    )
    duty_solo_before_lust_solo: bool = flag(
        True,
        Words("Pflichtsolo geht vor Lustsolo", "A duty solo goes before a lust solo"),
        Words(
            "Wer noch ein Pflichtsolo schuldig ist, hat mit seinem Solo Vorrang vor einem freiwilligen "
            "Lustsolo. Ausgeschaltet entscheidet unter allen Soli die Sitzreihenfolge.",
            "A player who still owes a duty solo goes before somebody's voluntary lust solo. Switched "
            "off, the order of seats decides among all soli.",
        ),
        needs="number_of_duty_soli > 0",
    )
    throwing_before_solo: bool = flag(
        False,
        Words("Schmeißen geht vor Solo", "Throwing in goes before a solo"),
        Words(
            "Wer sein Blatt schmeißen darf, kann damit auch ein Solo verhindern. Ausgeschaltet geht das "
            "Solo vor.",
            "Whoever may throw in the hand can even prevent a solo with it. Switched off, the solo goes "
            "first.",
        ),
        needs=f"solo and {ANY_THROW}",
    )
    marriage_before_poverty: bool = flag(
        False,
        Words("Hochzeit geht vor Armut", "A marriage goes before a poverty"),
        Words(
            "Meldet einer eine Hochzeit und ein anderer eine Armut, wird die Hochzeit gespielt. Üblich ist es "
            "umgekehrt.",
            "If one player has a marriage and another a poverty, the marriage is played. Usually it is "
            "the other way round.",
        ),
        needs="poverty",
    )
    reservation_change: Change = choice(
        "never", CHANGES,
        Words("Vorbehalt zurückziehen", "Changing a reservation"),
        Words(
            "Ob du einen gemeldeten Vorbehalt noch zurückziehen oder erhöhen darfst, zum Beispiel von der "
            "Hochzeit zum Solo.",
            "Whether you may still withdraw or raise a reservation, from a marriage to a solo for instance.",
        ),
    )
