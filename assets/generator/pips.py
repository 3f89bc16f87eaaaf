"""Nine, ten and ace."""

from math import cos, radians, sin

from .emblems import emblem
from .fox import COLOURS, HEAD
from .frame import PAPER
from .layers import paint, path
from .paths import both, circle, moved, symmetric
from .signs import Suit, sign

_SIDES = tuple((x, y) for y in (61, 143.7) for x in (80, 160))
SPOTS = {"9": (*_SIDES, (120, 185)), "T": (*_SIDES, (120, 102.3))}
_BIG = (141, 262)
_CURL = "M8 0C18 -13 38 -14 46 -4C52 5 44 14 36 10C30 6 33 -1 38 0M14 5C22 0 28 2 30 6"


def spots(rank: str, suit: Suit) -> str:
    """Draw nine or ten signs in two columns of four and the rest between, the lower ones upside down."""
    upper = [(x, y, 1) for x, y in SPOTS[rank]]
    lower = [(240 - x, 370 - y, -1) for x, y, _ in upper if y != 185]
    places = [f'transform="translate({x:g} {y:g}) scale({way})"' for x, y, way in (*upper, *lower)]
    first, *others = places
    one = f'<g {first}><g id="pip">{emblem(suit, 0, 0, 45)}</g></g>'
    return one + "".join(f'<use xlink:href="#pip" {place}/>' for place in others)


def single(rank: str, suit: Suit) -> str:
    """Draw one big sign below the index, whatever the rank."""
    return emblem(suit, *_BIG, 172)


def ace(suit: Suit) -> str:
    """Draw one large sign with its ornament in the colour of the paper, between two flourishes."""
    curl = both(_CURL) + sign("diamond", 0, 0, 13)
    curls = moved(curl, 120, 58) + moved(curl, 120, 312, turn=180)
    return _adorned(suit) + path(curls, "", line=suit.colour, width=2)


def single_ace(suit: Suit) -> str:
    """Draw one big sign with its ornament on a round ground below the index."""
    x, y = _BIG
    ground = path(circle(x, y, 90), suit.tint)
    return ground + f'<g transform="translate({x} {y}) scale(.92) translate(-120 -185)">{_adorned(suit)}</g>'


def _adorned(suit: Suit) -> str:
    large = path(sign(suit.sign, 120, 185, 200 if suit.sign == "diamond" else 172), suit.colour)
    return large + _ORNAMENTS[suit.sign](suit.colour, PAPER)


def _trefoil(colour: str, paper: str) -> str:
    lobes = ((120, 143), (79.5, 204), (160.5, 204))
    rings = "".join(circle(x, y, 15) for x, y in lobes)
    contour = path(sign("club", 120, 184, 143), "", line=paper, width=2)
    signs = "".join(sign("club", x, y, 25) for x, y in lobes) + sign("diamond", 120, 186, 22)
    return contour + path(rings, "", line=paper, width=1.6) + path(signs, paper)


def _lily(colour: str, paper: str) -> str:
    lily = (
        symmetric("M0 -34C12 -22 14 -6 4 8L0 8")
        + both("M6 10C12 -4 26 -10 34 0C38 10 30 20 22 16C24 8 16 6 10 12Z")
        + symmetric("M0 12L9 12L9 17L0 17")
        + symmetric("M0 20C4 23 5 26 6 29C4 31 2 33 0 36")
    )
    return path(sign("spade", 120, 187, 141), "", line=paper, width=2) + path(
        moved(lily, 120, 182, scale=1.15), paper
    )


def _blossom(colour: str, paper: str) -> str:
    petals = ((120 + 24 * sin(radians(72 * k)), 180 - 24 * cos(radians(72 * k)), 72 * k) for k in range(5))
    flower = "".join(sign("heart", x, y, 30, turn=turn) for x, y, turn in petals)
    return (
        path(sign("heart", 120, 182, 141), "", line=paper, width=2)
        + path(flower, paper)
        + path(circle(120, 180, 5), paper)
    )


def _fox(colour: str, paper: str) -> str:
    tips = "".join(sign("diamond", 120 + x, 185 + y, 12) for x, y in ((0, -72), (0, 72), (-56, 0), (56, 0)))
    medal = (
        path(circle(120, 185, 45), paper)
        + path(circle(120, 185, 41), "", line=colour, width=1.4)
        + path(tips, paper)
    )
    return medal + f'<g transform="translate(120 154) scale(.58)">{paint(HEAD, COLOURS)}</g>'


_ORNAMENTS = {"club": _trefoil, "spade": _lily, "heart": _blossom, "diamond": _fox}
