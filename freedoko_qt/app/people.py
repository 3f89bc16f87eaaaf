"""The people at a table before its first card: their names, pictures, levels and styles."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from freedoko_qt.ai.player import LEVELS as PLAYERS
from freedoko_qt.ai.style import Style

__all__ = [
    "ANIMALS",
    "BALANCED",
    "EXPERT",
    "LEVEL",
    "LEVELS",
    "LONGEST_NAME",
    "NAMES",
    "OFFERED",
    "STYLES",
    "SUBSTITUTE",
    "Avatar",
    "Style",
    "distinct",
]

NAMES = ("", "Frieda", "Karl", "Dolores")
"""The names at the first start; empty: the person, who is called "You" until a name is given."""

LONGEST_NAME = 24
"""Letters of the name of a player."""

LEVELS = tuple(PLAYERS)
"""The levels of the computer players, the simplest first."""

OFFERED = ("beginner", "casual", "strong", "expert")
"""The levels among which a person chooses; the others are there to measure them."""

LEVEL = "casual"
"""The level unless something else is chosen."""

STYLES = tuple(Style)
"""The styles of the computer players."""

BALANCED = (Style.BALANCED, Style.BALANCED, Style.BALANCED)
"""The styles of the three seats unless something else is chosen."""

SUBSTITUTE = "strong"
"""The level that goes on in a seat whose external program has failed."""

EXPERT = "expert"
"""The level with which a person is compared."""


class Avatar(StrEnum):
    """The picture of a player, by its file below assets/avatars."""

    FOX = "fox"
    HARE = "hare"
    BADGER = "badger"
    OWL = "owl"
    BEAR = "bear"
    HEDGEHOG = "hedgehog"
    CAT = "cat"
    DOG = "dog"
    FROG = "frog"
    PIG = "pig"
    RAVEN = "raven"
    STAG = "stag"


ANIMALS = (Avatar.HARE, Avatar.BADGER, Avatar.OWL)
"""The pictures of the three others unless something else is chosen."""


def distinct(avatars: Sequence[Avatar]) -> list[Avatar]:
    """The pictures with each only once: a repeated one is replaced by the first that is free."""
    result: list[Avatar] = []
    for avatar in avatars:
        free = (one for one in Avatar if one not in (*avatars, *result))
        result.append(next(free) if avatar in result else avatar)
    return result
