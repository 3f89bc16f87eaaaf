"""The deck and the tens of hearts."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.engine.rules.option import Words, flag


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class CardRules:
    """The deck and the tens of hearts."""

    with_nines: bool = flag(
        True,
        Words("Mit Neunen", "With nines"),
        Words(
            "Mit Neunen sind es 48 Karten und zwölf Stiche, ohne Neunen 40 Karten und zehn Stiche. Wenn "
            "du das änderst, wandern die Fristen der Ansagen um zwei Karten mit.",
            "With nines there are 48 cards and twelve tricks, without them 40 cards and ten tricks. When "
            "you change this, the limits of the announcements move along by two cards.",
        ),
    )
    dollen: bool = flag(
        True,
        Words("Herz-Zehnen sind Dullen", "Tens of hearts are dullen"),
        Words(
            "Die beiden Herz-Zehnen sind Trumpf und stechen sogar die Kreuz-Damen, auch in den Farbsoli. "
            "Sonst sind sie gewöhnliche Herzkarten.",
            "Both tens of hearts are trumps and beat even the queens of clubs, in the suit soli too. "
            "Otherwise they are plain hearts.",
        ),
    )
    dollen_second_over_first: bool = flag(
        True,
        Words("Zweite Dulle sticht die erste", "Second dulle beats the first"),
        Words(
            "Liegen beide Dullen in einem Stich, gewinnt die zuletzt gespielte. Ausgeschaltet gewinnt die "
            "erste, wie sonst bei gleichen Karten.",
            "If both dullen lie in one trick, the one played later wins. Switched off, the first one "
            "wins, as with any two equal cards.",
        ),
        needs="dollen",
    )
    dollen_contrary_in_last_trick: bool = flag(
        False,
        Words("Im letzten Stich umgekehrt", "The other way round in the last trick"),
        Words(
            "Im letzten Stich gilt für zwei Dullen das Gegenteil: Sticht sonst die zweite die erste, so "
            "gewinnt dort die erste.",
            "In the last trick the opposite holds for two dullen: if the second usually beats the first, "
            "there the first one wins.",
        ),
        needs="dollen",
    )
    dollen_first_over_second_with_swines: bool = flag(
        False,
        Words("Nach Schweinen sticht die erste Dulle", "After swines the first dulle wins"),
        Words(
            "Sobald jemand Schweine angesagt hat, gewinnt von zwei Dullen in einem Stich wieder die erste.",
            "As soon as swines have been announced, the first of two dullen in one trick wins again.",
        ),
        needs="dollen and swines and (dollen_second_over_first or dollen_contrary_in_last_trick)",
    )
