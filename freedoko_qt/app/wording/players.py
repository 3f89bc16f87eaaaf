"""Words for the players, how well they play and how much they dare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.ai.style import Style
from freedoko_qt.app.external_programs import program_of
from freedoko_qt.app.plain import isolated
from freedoko_qt.engine.preset_words import PRESET_WORDS

from .translating import locale, spoken, translated

if TYPE_CHECKING:
    from freedoko_qt.ai.measured_strength import MeasuredMatch

_LEVELS: Mapping[str, tuple[object, object]] = {
    "random": (
        QT_TRANSLATE_NOOP("Wording", "Random"),
        QT_TRANSLATE_NOOP("Wording", "Plays any card that is allowed."),
    ),
    "beginner": (
        QT_TRANSLATE_NOOP("Wording", "Beginner"),
        QT_TRANSLATE_NOOP("Wording", "Plays by rules of thumb and soon forgets which cards are gone."),
    ),
    "casual": (
        QT_TRANSLATE_NOOP("Wording", "Casual"),
        QT_TRANSLATE_NOOP("Wording", "Plays by rules of thumb and remembers every card."),
    ),
    "lookahead": (
        QT_TRANSLATE_NOOP("Wording", "Looking ahead"),
        QT_TRANSLATE_NOOP("Wording", "Plays every card out in many deals that are possible."),
    ),
    "strong": (
        QT_TRANSLATE_NOOP("Wording", "Strong"),
        QT_TRANSLATE_NOOP("Wording", "Has learned from many games which card earns the most."),
    ),
    "expert": (
        QT_TRANSLATE_NOOP("Wording", "Expert"),
        QT_TRANSLATE_NOOP("Wording", "Has learned the same way, and tries every card in many possible deals."),
    ),
}

_STYLES: Mapping[Style, tuple[object, object]] = {
    Style.CAREFUL: (
        QT_TRANSLATE_NOOP("Wording", "Careful"),
        QT_TRANSLATE_NOOP("Wording", "Announces and plays alone only with a clear advantage."),
    ),
    Style.BALANCED: (
        QT_TRANSLATE_NOOP("Wording", "Balanced"),
        QT_TRANSLATE_NOOP("Wording", "Announces and plays alone when it expects to earn by it."),
    ),
    Style.BOLD: (
        QT_TRANSLATE_NOOP("Wording", "Bold"),
        QT_TRANSLATE_NOOP("Wording", "Announces and plays alone even with half a chance."),
    ),
}

_CONVENTION = QT_TRANSLATE_NOOP(
    "Wording",
    "A Re or Kontra before one's second card promises a hand worth at least {strength}: a dulle counts 3, a black "
    "queen 2, any other trump 1, and each plain suit with its ace 1. Denials are made as late as possible.",
)

_STRENGTH = QT_TRANSLATE_NOOP(
    "Wording",
    "Against three of the level “{weaker}” it earns {points} points a game more than the average of the table "
    "(±{interval}, measured in {deals} deals under “{rules}”).",
)

_PROGRAM = QT_TRANSLATE_NOOP("Wording", "Program {name}")
_PROGRAM_EXPLAINED = QT_TRANSLATE_NOOP("Wording", "An external program plays: {name}")

_YOU = QT_TRANSLATE_NOOP("Wording", "You")


def level_name(level: str) -> str:
    """The name of a level: "Beginner", "Program fox"; one that is not known is called by its id."""
    if (program := program_of(level)) is not None:
        return translated(_PROGRAM, name=program)
    words = _LEVELS.get(level)
    return isolated(level) if words is None else translated(words[0])


def level_explanation(level: str) -> str:
    """One sentence on how a level plays; empty for one that this program does not know."""
    if (program := program_of(level)) is not None:
        return translated(_PROGRAM_EXPLAINED, name=program)
    words = _LEVELS.get(level)
    return "" if words is None else translated(words[1])


def level_strength(level: str) -> str:
    """The measured strength of a level in one sentence; empty where it was not measured."""
    from freedoko_qt.ai.measured_strength import STRENGTH  # which the names of the levels do without

    return strength(STRENGTH[level]) if level in STRENGTH else ""


def strength(measured: MeasuredMatch) -> str:
    """A measured strength in one sentence."""
    own = locale()
    return translated(
        _STRENGTH,
        weaker=level_name(measured.against),
        points=own.toString(measured.points, "f", 2),
        interval=own.toString(measured.ci95, "f", 2),
        deals=own.toString(measured.deals),
        rules=spoken("Rules", PRESET_WORDS[measured.rules].label),
    )


def style_name(style: Style) -> str:
    """The name of a style: "Careful"."""
    return translated(_STYLES[style][0])


def style_explanation(style: Style) -> str:
    """One sentence on what a style moves."""
    return translated(_STYLES[style][1])


def convention_explanation() -> str:
    """One sentence on what an early announcement promises by the convention, and one on the others."""
    from freedoko_qt.ai.heuristics.convention import PROMISED_STRENGTH  # which the names of the levels do without

    return translated(_CONVENTION, strength=PROMISED_STRENGTH)


def player_name(name: str) -> str:
    """The name as it stands at the table: "You" for a person who has given none."""
    return name or translated(_YOU)


def shown_name(name: str) -> str:
    """The name as it can stand in a sentence."""
    return isolated(player_name(name))
