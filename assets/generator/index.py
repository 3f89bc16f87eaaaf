"""The index in the corner: the letter above the sign, and both again upside down."""

from dataclasses import dataclass

from .layers import path
from .paths import moved
from .signs import LETTERS, Suit, sign


@dataclass(frozen=True, slots=True)
class Index:
    """Place and size of the index: axis, top of the letter, the letter's height and the sign's size."""

    axis: float = 29
    top: float = 17
    letter: float = 45
    sign: float = 35


def corners(letter: str, suit: Suit, place: Index) -> str:
    """Draw the index top left and bottom right."""
    scale = place.letter / 80
    data = moved(LETTERS[letter], place.axis - 31 * scale, place.top, scale=scale)
    data += sign(suit.sign, place.axis, place.top + place.letter + 6 + place.sign / 2, place.sign)
    corner = f'<g id="index">{path(data, suit.colour)}</g>'
    return corner + '<use xlink:href="#index" transform="rotate(180 120 185)"/>'
