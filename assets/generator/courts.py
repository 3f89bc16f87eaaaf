"""Courts: what a figure is made of, and its colours."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from . import emblems, faces, french_coats, german_coats, hats, held
from . import hair as hairdos
from .faces import Face
from .layers import Part, paint

COATS = french_coats.COATS | german_coats.COATS
COMMON = emblems.COLOURS | {
    "white": "#fdf8ec",
    "gold": "#efb730",
    "red": "#c62334",
    "steel": "#cdd6de",
    "steeldark": "#9fadb9",
    "leather": "#8b5a33",
    "wood": "#b98348",
    "straw": "#ecc766",
    "jewel": "#c62334",
    "lip": "#b9484a",
    "iris": "#20222b",
    "glass": "#bfe0ea",
    "stem": "#4c7a36",
    "leaf": "#5e9142",
}
LIGHT = {"skin": "#f6d3b0", "shade": "#e8b68d", "blush": "#f0ac8e"}
TAN = {"skin": "#e3ab7c", "shade": "#cb8d5d", "blush": "#d8875f"}
DARK = {"skin": "#a76b43", "shade": "#8a5330", "blush": "#9c5433", "lip": "#8f3a38"}


@dataclass(frozen=True, slots=True)
class Court:
    """A court: the parts it is made of, by name, and the colours of its own."""

    face: Face
    back: str
    front: str
    hat: str
    coat: str
    held: str
    beard: str = "none"
    colours: dict[str, str] = field(default_factory=dict)


def hair(colour: str, strand: str) -> dict[str, str]:
    """Give the colours of hair and brows."""
    return {"hair": colour, "strand": strand, "brow": strand}


def dyed(courts: Mapping[str, Court], dyes: Mapping[str, Mapping[str, str]]) -> dict[str, Court]:
    """Give the same courts with other colours: by suit, what an old colour becomes."""
    return {
        name: replace(
            court, colours={part: dyes.get(name[0], {}).get(old, old) for part, old in court.colours.items()}
        )
        for name, court in courts.items()
    }


def figure(court: Court) -> str:
    """Draw the upper half, from the thing held behind the body to the hat."""
    parts: Part = (
        *held.HELD[court.held],
        *hairdos.BACK[court.back],
        *COATS[court.coat],
        *faces.draw(court.face),
        *hairdos.BEARDS[court.beard],
        *hairdos.FRONT[court.front],
        *hats.HATS[court.hat],
        *held.HAND,
    )
    return paint(parts, COMMON | court.colours)
