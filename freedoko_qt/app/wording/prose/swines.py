"""Swines and hyperswines."""

from __future__ import annotations

from freedoko_qt.app.wording.prose.phrases import Line, Phrase, fill, flag
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, hyperswine_card, superswine_card
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


def _swines(rules: Rules) -> Phrase:
    if not rules.swines:
        return QT_TRANSLATE_NOOP("Prose", "There are no swines: the aces of diamonds are always foxes.")
    if rules.swine_second_own_trick:
        return QT_TRANSLATE_NOOP(
            "Prose",
            "If a player holds both aces of diamonds, the first is a fox; if the player takes the trick with it, the "
            "second may be announced as a swine when it is played, and is the highest trump.",
        )
    if rules.swine_only_second:
        return QT_TRANSLATE_NOOP(
            "Prose",
            "If a player holds both aces of diamonds, the first is a fox; if the player's side brings it home, the "
            "second may be announced as a swine when it is played, and is the highest trump.",
        )
    return QT_TRANSLATE_NOOP(
        "Prose",
        "A player who holds both aces of diamonds may announce them as swines: then they are the highest trumps and no "
        "longer foxes.",
    )


def _hyperswines(rules: Rules) -> Phrase | None:
    if not rules.hyperswines:
        return None
    announced = QT_TRANSLATE_NOOP(
        "Prose",
        "Once swines are announced, whoever holds {cards} may announce them as hyperswines, which beat even the "
        "swines.",
    )
    if rules.superswines:
        announced = QT_TRANSLATE_NOOP(
            "Prose",
            "Once superswines are announced, whoever holds {cards} may announce them as hyperswines, which beat even "
            "the superswines.",
        )
    return fill(announced, cards=_both(hyperswine_card(rules, Contract.NORMAL)))


def _both(card: Card | None) -> Phrase:
    return {
        Card.D9: QT_TRANSLATE_NOOP("Prose", "both nines of diamonds"),
        Card.DT: QT_TRANSLATE_NOOP("Prose", "both tens of diamonds"),
        Card.DK: QT_TRANSLATE_NOOP("Prose", "both kings of diamonds"),
    }[card or Card.D9]


def _superswines(rules: Rules) -> Phrase | None:
    if not rules.superswines:
        return None
    return fill(
        QT_TRANSLATE_NOOP(
            "Prose",
            "Once swines are announced, whoever holds {cards} may announce them as superswines, which beat the swines, "
            "when playing the first of them.",
        ),
        cards=_both(superswine_card(rules, Contract.NORMAL)),
    )


def _hyperswines_announced(rules: Rules) -> Phrase | None:
    if not rules.hyperswines:
        return None
    if rules.hyperswines_announcement_begin:
        return QT_TRANSLATE_NOOP("Prose", "Hyperswines are announced before the first card, too.")
    return QT_TRANSLATE_NOOP("Prose", "Hyperswines are announced when the first of them is played.")


def _in_poverty(rules: Rules) -> Phrase | None:
    if rules.unmet("swines_in_poverty"):
        return None
    if not rules.swines_in_poverty:
        return QT_TRANSLATE_NOOP("Prose", "There are no swines in a poverty.")
    if not rules.swines_announcement_begin:
        return QT_TRANSLATE_NOOP("Prose", "There are swines in a poverty, too.")
    return QT_TRANSLATE_NOOP(
        "Prose",
        "There are swines in a poverty, too; announced ones go with the cards and lapse when they are separated.",
    )


def _joint(rules: Rules) -> Phrase | None:
    if rules.unmet("swines_and_hyperswines_joint"):
        return None
    if rules.superswines:
        if rules.swines_and_hyperswines_joint:
            return QT_TRANSLATE_NOOP("Prose", "One player may have swines, superswines and hyperswines at once.")
        return QT_TRANSLATE_NOOP("Prose", "Each of the three must be announced by a different player.")
    if rules.swines_and_hyperswines_joint:
        return QT_TRANSLATE_NOOP("Prose", "One player may have swines and hyperswines at once.")
    return QT_TRANSLATE_NOOP("Prose", "Whoever has the swines may not announce hyperswines.")


SWINES: tuple[Line, ...] = (
    _swines,
    flag(
        "swines_announcement_begin",
        QT_TRANSLATE_NOOP("Prose", "They are announced before the first card."),
        QT_TRANSLATE_NOOP("Prose", "They are announced only when the first of them is played."),
    ),
    flag(
        "swines_in_solo",
        QT_TRANSLATE_NOOP("Prose", "There are swines in a suit solo, too, then with the aces of the trump suit."),
        QT_TRANSLATE_NOOP("Prose", "There are no swines in a solo."),
    ),
    _in_poverty,
    _superswines,
    _hyperswines,
    _hyperswines_announced,
    flag(
        "hyperswines_in_solo",
        QT_TRANSLATE_NOOP("Prose", "There are hyperswines in a suit solo, too."),
        QT_TRANSLATE_NOOP("Prose", "There are no hyperswines in a solo."),
    ),
    flag(
        "hyperswines_in_poverty",
        QT_TRANSLATE_NOOP("Prose", "There are hyperswines in a poverty, too."),
        QT_TRANSLATE_NOOP("Prose", "There are no hyperswines in a poverty."),
    ),
    _joint,
)
