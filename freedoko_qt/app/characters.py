"""The characters that the pictures of the players have: a name and a style."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from freedoko_qt.app.people import ANIMALS, Avatar, Style


class Character(NamedTuple):
    """The usual name and style of a player with a picture."""

    name: str
    style: Style


CHARACTERS: Mapping[Avatar, Character] = {
    Avatar.FOX: Character("Reni", Style.BALANCED),
    Avatar.HARE: Character("Frieda", Style.BOLD),
    Avatar.BADGER: Character("Karl", Style.BALANCED),
    Avatar.OWL: Character("Dolores", Style.CAREFUL),
    Avatar.BEAR: Character("Bruno", Style.CAREFUL),
    Avatar.HEDGEHOG: Character("Ilse", Style.CAREFUL),
    Avatar.CAT: Character("Minka", Style.BOLD),
    Avatar.DOG: Character("Otto", Style.BALANCED),
    Avatar.FROG: Character("Quirin", Style.BOLD),
    Avatar.PIG: Character("Rosi", Style.BALANCED),
    Avatar.RAVEN: Character("Konrad", Style.BOLD),
    Avatar.STAG: Character("Hubert", Style.CAREFUL),
}

FIRST, SECOND, THIRD = (CHARACTERS[animal].style for animal in ANIMALS)
USUAL_STYLES = FIRST, SECOND, THIRD
"""The styles of the three opponents at the first start: they differ."""
