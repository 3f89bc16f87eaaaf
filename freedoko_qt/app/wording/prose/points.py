"""Special points: what single tricks bring."""

from __future__ import annotations

from freedoko_qt.app.wording.prose.phrases import Line, Phrase, choice, flag, number, together
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.score.special_rules import SPECIAL_RULES
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


def _foxes(rules: Rules) -> Phrase:
    if not rules.extrapoint_catch_fox:
        return QT_TRANSLATE_NOOP("Prose", "A fox caught earns nothing.")
    caught = QT_TRANSLATE_NOOP("Prose", "A fox caught, that is an ace of diamonds of the other side, earns a point.")
    last = QT_TRANSLATE_NOOP("Prose", "In the last trick it earns another.")
    return together(caught, last if rules.extrapoint_catch_fox_last_trick else None)


def _charlies(rules: Rules) -> Phrase:
    if not rules.extrapoint_charlie:
        return QT_TRANSLATE_NOOP("Prose", "Charlie earns nothing.")
    wins = QT_TRANSLATE_NOOP("Prose", "A Charlie, the jack of clubs, that wins the last trick earns a point.")
    double = QT_TRANSLATE_NOOP("Prose", "If the second one of the same side is in it, too, there are two.")
    return together(wins, double if rules.extrapoint_double_charlie else None)


def _charlies_caught(rules: Rules) -> Phrase | None:
    if not rules.extrapoint_catch_charlie:
        return None
    caught = {
        False: QT_TRANSLATE_NOOP("Prose", "A Charlie caught in the last trick earns a point."),
        True: QT_TRANSLATE_NOOP(
            "Prose",
            "A Charlie caught by a queen of diamonds in the last trick earns a point.",
        ),
    }[rules.extrapoint_catch_charlie_only_with_diamond_queen]
    both = QT_TRANSLATE_NOOP("Prose", "Two of them earn two points.")
    return together(caught, both if rules.extrapoint_catch_double_charlie else None)


SPECIAL_POINTS: tuple[Line, ...] = (
    flag("extrapoint_doppelkopf", None, QT_TRANSLATE_NOOP("Prose", "A Doppelkopf earns nothing.")),
    number(
        "doppelkopf_points",
        QT_TRANSLATE_NOOP("Prose", "A Doppelkopf, a trick of at least {n} card points, earns a point."),
    ),
    _foxes,
    flag(
        "extrapoint_fox_last_trick",
        QT_TRANSLATE_NOOP("Prose", "A fox winning the last trick earns a point."),
    ),
    flag(
        "extrapoint_double_fox_last_trick",
        QT_TRANSLATE_NOOP("Prose", "If the second fox of the same side is in it, too, there are two."),
    ),
    _charlies,
    _charlies_caught,
    *(flag(rule.option, rule.sentence) for rule in SPECIAL_RULES.values() if rule.sentence),
    choice(
        "special_points_in_solo",
        {
            "none": QT_TRANSLATE_NOOP("Prose", "Where one plays alone against three, there are no special points."),
            "trump_solo": QT_TRANSLATE_NOOP(
                "Prose",
                "Of the games of one against three only the diamonds solo, the silent marriage and the marriage "
                "without a partner have special points.",
            ),
            "color_soli": QT_TRANSLATE_NOOP(
                "Prose",
                "Of the games of one against three only the suit solos, the silent marriage and the marriage without "
                "a partner have special points.",
            ),
            "all": QT_TRANSLATE_NOOP("Prose", "There are special points in every solo, too."),
        },
    ),
    flag(
        "loser_may_win_by_specials",
        QT_TRANSLATE_NOOP("Prose", "If the losers have more special points than the game is worth, the winners pay."),
        QT_TRANSLATE_NOOP("Prose", "A game won is never worth less than nothing."),
    ),
)
