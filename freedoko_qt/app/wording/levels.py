"""Words for the players and how well they play."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .translating import translated

_LEVELS: Mapping[str, tuple[object, object]] = {
    "random": (
        QT_TRANSLATE_NOOP("Wording", "Random"),
        QT_TRANSLATE_NOOP("Wording", "Plays any card that is allowed."),
    ),
    "beginner": (
        QT_TRANSLATE_NOOP("Wording", "Beginner"),
        QT_TRANSLATE_NOOP("Wording", "Plays by rules of thumb."),
    ),
}

_YOU = QT_TRANSLATE_NOOP("Wording", "You")


def level_name(level: str) -> str:
    """The name of a level: "Beginner"; one that this program does not know is called by its id."""
    words = _LEVELS.get(level)
    return level if words is None else translated(words[0])


def level_explanation(level: str) -> str:
    """One sentence on how a level plays; empty for one that this program does not know."""
    words = _LEVELS.get(level)
    return "" if words is None else translated(words[1])


def player_name(name: str) -> str:
    """The name as it stands at the table: "You" for a person who has given none."""
    return name or translated(_YOU)
