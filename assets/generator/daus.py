"""The Daus: the highest card of a German suit, with two large signs."""

from . import fox
from .courts import COMMON
from .emblems import emblem, oak
from .layers import Part, paint, patch, shape, stroke
from .paths import circle, circles, moved, rounded
from .signs import Suit, sign


def _blossom(x: float, y: float) -> Part:
    return (
        shape("leaf", moved("M0 0C-10 -8 -24 -8 -32 0C-24 8 -10 8 0 0Z", x - 7, y + 4, turn=-20), 1.4),
        shape("leaf", moved("M0 0C10 -8 24 -8 32 0C24 8 10 8 0 0Z", x + 7, y - 4, turn=-20), 1.4),
        *(
            layer
            for turn in range(0, 360, 72)
            for layer in (shape("heartlight", moved(sign("heart", 0, -12, 22), x, y, turn=turn), 1.4),)
        ),
        shape("gold", circle(x, y, 5), 1.4),
    )


# The upper half around the sign, in units of the card; the lower half is the same turned round.
_TWIGS: dict[str, Part] = {
    "acorn": (*oak(166, 62, 1.35, 62), *oak(92, 150, 1.35, -118)),
    "leaf": (
        stroke("stem", "M141 168C146 182 132 186 120 185", 5),
        *(
            shape("leaf", moved("M0 0C8 -10 22 -12 32 -4C24 6 10 8 0 0Z", x, y, turn=turn), 1.4)
            for x, y, turn in ((143, 176, -10), (140, 176, 160))
        ),
    ),
    "heart": _blossom(60, 178),
    "bell": (),
}
_STRAP: Part = (
    shape("leather", rounded(22, 175, 196, 20, 6)),
    patch("gold", circles(3, *((x, 185) for x in (36, 54, 72, 168, 186, 204)))),
    shape("white", circle(120, 185, 34)),
    stroke("bellband", circle(120, 185, 30), 1.4),
)


def daus(suit: Suit) -> str:
    """Draw the sign twice, with what holds the two together; the bells have the fox."""
    half = paint(_TWIGS[suit.sign], COMMON) + emblem(suit, *_PLACES[suit.sign])
    both = f'<g id="daus">{half}</g><use xlink:href="#daus" transform="rotate(180 120 185)"/>'
    if suit.sign != "bell":
        return both
    head = paint(fox.HEAD, fox.COLOURS)
    return both + paint(_STRAP, COMMON) + f'<g transform="translate(120 160) scale(.47)">{head}</g>'


_PLACES = {
    "acorn": (124, 112, 128),
    "leaf": (128, 98, 138),
    "heart": (124, 104, 132),
    "bell": (124, 92, 122),
}
