"""The deck, the trumps and the tens of hearts."""

from __future__ import annotations

from freedoko_qt.app.wording.prose.phrases import Line, Phrase, always, fill, flag, together
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

_TRUMPS = QT_TRANSLATE_NOOP(
    "Prose",
    "Trumps are, from the highest down, {dollen}the queens and the jacks, each in the order clubs, spades, hearts, "
    "diamonds, and below them {lowest}.",
)
_DOLLEN = QT_TRANSLATE_NOOP("Prose", "the tens of hearts, ")
_DIAMONDS = {
    (True, False): QT_TRANSLATE_NOOP("Prose", "ace, ten, king and nine of diamonds"),
    (False, False): QT_TRANSLATE_NOOP("Prose", "ace, ten and king of diamonds"),
    (True, True): QT_TRANSLATE_NOOP("Prose", "ace, king, ten and nine of diamonds"),
    (False, True): QT_TRANSLATE_NOOP("Prose", "ace, king and ten of diamonds"),
}

_ORDERS = {
    (True, False): QT_TRANSLATE_NOOP("Prose", "The second ten of hearts in a trick beats the first."),
    (True, True): QT_TRANSLATE_NOOP(
        "Prose",
        "The second ten of hearts in a trick beats the first, except in the last trick.",
    ),
    (False, False): QT_TRANSLATE_NOOP("Prose", "Of two tens of hearts in a trick the first wins."),
    (False, True): QT_TRANSLATE_NOOP(
        "Prose",
        "Of two tens of hearts in a trick the first wins, but in the last trick the second.",
    ),
}
_WITH_SWINES = QT_TRANSLATE_NOOP("Prose", "Once swines have been announced, the first wins in every trick.")


def _trumps(rules: Rules) -> Phrase:
    lowest = _DIAMONDS[rules.with_nines, rules.king_over_ten]
    return fill(_TRUMPS, dollen=_DOLLEN if rules.dollen else "", lowest=lowest)


_PLAIN = {
    True: QT_TRANSLATE_NOOP(
        "Prose",
        "In the other suits the order is ace, ten, king, queen, jack, nine, without those that are trumps.",
    ),
    False: QT_TRANSLATE_NOOP(
        "Prose",
        "In the other suits the order is ace, ten, king, queen, jack, without those that are trumps.",
    ),
}
_EYES = {
    True: QT_TRANSLATE_NOOP(
        "Prose",
        "An ace counts 11 card points, a ten 10, a king 4, a queen 3, a jack 2 and a nine nothing: 240 in all.",
    ),
    False: QT_TRANSLATE_NOOP(
        "Prose",
        "An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2: 240 in all.",
    ),
}


def _plain(rules: Rules) -> Phrase:
    return _PLAIN[rules.with_nines]


def _eyes(rules: Rules) -> Phrase:
    return _EYES[rules.with_nines]


def _dollen(rules: Rules) -> Phrase:
    if not rules.dollen:
        return QT_TRANSLATE_NOOP("Prose", "The tens of hearts are plain hearts, not dullen.")
    order = _ORDERS[rules.dollen_second_over_first, rules.dollen_contrary_in_last_trick]
    return together(order, _WITH_SWINES if rules.dollen_first_over_second_with_swines else None)


def _equal(rules: Rules) -> Phrase:
    if rules.dollen or rules.second_charlie_wins:
        return QT_TRANSLATE_NOOP("Prose", "Of any other two equal cards the one played first wins.")
    return QT_TRANSLATE_NOOP("Prose", "Of any two equal cards the one played first wins.")


CARDS: tuple[Line, ...] = (
    flag(
        "with_nines",
        QT_TRANSLATE_NOOP("Prose", "We play with nines: 48 cards, twelve tricks."),
        QT_TRANSLATE_NOOP("Prose", "We play without nines: 40 cards, ten tricks."),
    ),
    always(QT_TRANSLATE_NOOP("Prose", "Whoever has a queen of clubs is Re, the others are Kontra.")),
    _trumps,
    _plain,
    _eyes,
    always(
        QT_TRANSLATE_NOOP(
            "Prose",
            "The player left of the dealer leads to the first trick, then whoever has taken the last one. Suit and "
            "trump must be followed.",
        )
    ),
    _dollen,
    flag(
        "second_charlie_wins",
        QT_TRANSLATE_NOOP(
            "Prose", "The second jack of clubs in a trick beats the first wherever the jacks of clubs are trumps."
        ),
    ),
    _equal,
    flag(
        "heidmann",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Whoever holds both jacks of spades may announce a Heidmann when playing the first of them: from then on "
            "the jacks rank above the queens, but not in a poverty or a solo that was called.",
        ),
    ),
)
