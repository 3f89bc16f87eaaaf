"""Rounds that count more after certain games."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.engine.rules.option import Words, flag, number


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class BockRules:
    """Rounds that count more after certain games."""

    bock: bool = flag(
        True,
        Words("Bockrunden", "Bock rounds"),
        Words(
            "Nach bestimmten Spielen zählen die nächsten vier Spiele mehr.",
            "After certain games the next four games count more.",
        ),
    )
    bock_multiplier: int = number(
        2, 1, 256,
        Words("Bockfaktor", "Bock factor"),
        Words(
            "So oft zählt ein Bockspiel. Üblich ist doppelt.",
            "A bock game counts this many times. Usually it is twice.",
        ),
        needs="bock",
    )
    bock_append: bool = flag(
        False,
        Words("Bockrunden anhängen", "Append bock rounds"),
        Words(
            "Kommt während einer Bockrunde eine neue dazu, wird sie hinten angehängt. Ausgeschaltet "
            "überlagern sie sich, und ein Spiel kann vierfach zählen.",
            "If a new bock round comes up during another, it is queued behind. Switched off, they "
            "multiply, and a game may count four times.",
        ),
        needs="bock",
    )
    bock_after_120_120: bool = flag(
        True,
        Words("Bock nach 120 zu 120", "Bock after 120 to 120"),
        Words(
            "Endet ein Spiel mit 120 zu 120 Augen, folgt eine Bockrunde.",
            "When a game ends with 120 eyes on each side, a bock round follows.",
        ),
        needs="bock",
    )
    bock_after_lost_solo: bool = flag(
        False,
        Words("Bock nach verlorenem Solo", "Bock after a lost solo"),
        Words("Verliert ein Solist, folgt eine Bockrunde.", "When a soloist loses, a bock round follows."),
        needs="bock",
    )
    bock_after_lost_re_contra: bool = flag(
        False,
        Words("Bock nach verlorenem Re oder Kontra", "Bock after a lost Re or Kontra"),
        Words(
            "Gewinnt eine Partei nicht, die Re oder Kontra gesagt hat, folgt eine Bockrunde.",
            "When a side that said Re or Kontra does not win, a bock round follows.",
        ),
        needs="bock and not knocking",
    )
    bock_after_heart_trick: bool = flag(
        False,
        Words("Bock nach Herzstich", "Bock after a heart trick"),
        Words(
            "Nach einem Stich aus vier Herzkarten, die kein Trumpf sind, folgt eine Bockrunde; nicht in "
            "Soli.",
            "After a trick of four hearts that are no trumps a bock round follows; not in soli.",
        ),
        needs="bock",
    )
    bock_after_black_game: bool = flag(
        True,
        Words("Bock nach schwarzem Spiel", "Bock after a black game"),
        Words(
            "Bekommt eine Partei keinen einzigen Stich, folgt eine Bockrunde.",
            "When a side does not get a single trick, a bock round follows.",
        ),
        needs="bock",
    )
