"""The deck, the trumps and the tens of hearts."""

from __future__ import annotations

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.prose.telling import Line, always, fill, flag, together
from freedoko_qt.engine.rules.ruleset import Rules

_TRUMPS = Words(
    "Trumpf sind, von oben herab, {dollen}die Damen und die Buben, jeweils in der Reihenfolge Kreuz, Pik, "
    "Herz, Karo, und darunter {diamonds}.",
    "Trumps are, from the highest down, {dollen}the queens and the jacks, each in the order clubs, spades, "
    "hearts, diamonds, and below them {diamonds}.",
)
_DOLLEN = Words("die Herz-Zehnen, ", "the tens of hearts, ")
_DIAMONDS = {
    True: Words("Ass, Zehn, König und Neun von Karo", "ace, ten, king and nine of diamonds"),
    False: Words("Ass, Zehn und König von Karo", "ace, ten and king of diamonds"),
}

_ORDERS = {
    (True, False): Words(
        "Die zweite Herz-Zehn in einem Stich sticht die erste.",
        "The second ten of hearts in a trick beats the first.",
    ),
    (True, True): Words(
        "Die zweite Herz-Zehn in einem Stich sticht die erste, nur im letzten Stich nicht.",
        "The second ten of hearts in a trick beats the first, except in the last trick.",
    ),
    (False, False): Words(
        "Von zwei Herz-Zehnen in einem Stich gewinnt die erste.",
        "Of two tens of hearts in a trick the first wins.",
    ),
    (False, True): Words(
        "Von zwei Herz-Zehnen in einem Stich gewinnt die erste, nur im letzten Stich die zweite.",
        "Of two tens of hearts in a trick the first wins, only in the last trick the second.",
    ),
}
_WITH_SWINES = Words(
    "Sobald Schweine angesagt sind, gewinnt in jedem Stich die erste.",
    "Once swines have been announced, the first wins in every trick.",
)


def _trumps(rules: Rules) -> Words:
    return fill(_TRUMPS, dollen=_DOLLEN if rules.dollen else "", diamonds=_DIAMONDS[rules.with_nines])


def _dollen(rules: Rules) -> Words:
    if not rules.dollen:
        return Words(
            "Die Herz-Zehnen sind gewöhnliche Herzkarten, keine Dullen.",
            "The tens of hearts are plain hearts, no dullen.",
        )
    order = _ORDERS[rules.dollen_second_over_first, rules.dollen_contrary_in_last_trick]
    return together(order, _WITH_SWINES if rules.dollen_first_over_second_with_swines else None)


def _equal(rules: Rules) -> Words:
    if rules.dollen:
        return Words(
            "Von zwei anderen gleichen Karten gewinnt immer die zuerst gespielte.",
            "Of any other two equal cards the one played first wins.",
        )
    return Words(
        "Von zwei gleichen Karten gewinnt immer die zuerst gespielte.",
        "Of any two equal cards the one played first wins.",
    )


CARDS: tuple[Line, ...] = (
    flag(
        "with_nines",
        Words("Wir spielen mit Neunen: 48 Karten, zwölf Stiche.", "We play with nines: 48 cards, twelve tricks."),
        Words("Wir spielen ohne Neunen: 40 Karten, zehn Stiche.", "We play without nines: 40 cards, ten tricks."),
    ),
    _trumps,
    always(Words("Farbe und Trumpf müssen bedient werden.", "Suit and trump must be followed.")),
    _dollen,
    _equal,
)
