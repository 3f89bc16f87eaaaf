"""Words for the players and how well they play."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.engines import command_of

from .translating import translated

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
        QT_TRANSLATE_NOOP("Wording", "Has learned from millions of games against itself."),
    ),
    "expert": (
        QT_TRANSLATE_NOOP("Wording", "Expert"),
        QT_TRANSLATE_NOOP("Wording", "Has learned from millions of games, and plays every card out in possible deals."),
    ),
}

_ENGINE = QT_TRANSLATE_NOOP("Wording", "External program")
_ENGINE_COMMAND = QT_TRANSLATE_NOOP("Wording", "A program that you have installed plays: {command}")

_YOU = QT_TRANSLATE_NOOP("Wording", "You")


def level_name(level: str) -> str:
    """The name of a level: "Beginner", "External program"; one that is not known is called by its id."""
    if command_of(level) is not None:
        return translated(_ENGINE)
    words = _LEVELS.get(level)
    return level if words is None else translated(words[0])


def level_explanation(level: str) -> str:
    """One sentence on how a level plays; empty for one that this program does not know."""
    if (command := command_of(level)) is not None:
        return translated(_ENGINE_COMMAND, command=command)
    words = _LEVELS.get(level)
    return "" if words is None else translated(words[1])


def player_name(name: str) -> str:
    """The name as it stands at the table: "You" for a person who has given none."""
    return name or translated(_YOU)
