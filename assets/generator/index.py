"""The index in the corner: the letter above the sign, and both again upside down."""

from dataclasses import dataclass

from .emblems import emblem
from .layers import path
from .paths import extent, mapped, moved
from .signs import LETTERS, Suit


@dataclass(frozen=True, slots=True)
class Index:
    """Place and size of the index: axis, top of the letter, the letter's height, the sign's size, and the room.

    A letter wider than the room is made narrower.
    """

    axis: float = 29
    top: float = 17
    letter: float = 45
    sign: float = 35
    gap: float = 6
    room: float = 80


def corners(letter: str, suit: Suit, place: Index, *, once: bool = False) -> str:
    """Draw the index top left and, unless only once, bottom right."""
    scale = place.letter / 80
    data = moved(LETTERS[letter], place.axis - 31 * scale, place.top, scale=scale)
    left, right = extent(data)
    if right - left > place.room:
        narrow = place.room / (right - left)
        data = mapped(data, lambda p: (place.axis + (p[0] - (left + right) / 2) * narrow, p[1]))
    below = emblem(suit, place.axis, place.top + place.letter + place.gap + place.sign / 2, place.sign)
    corner = f'<g id="index">{path(data, suit.colour)}{below}</g>'
    return corner if once else corner + '<use xlink:href="#index" transform="rotate(180 120 185)"/>'
