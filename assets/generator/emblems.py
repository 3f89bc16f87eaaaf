"""The suit signs as they are painted: the French in one colour, the German in several with a line around them."""

from .layers import Layer, Part, paint, patch, path, shape, stroke
from .paths import both, circle, moved, symmetric
from .signs import SIGNS, Suit, sign

COLOURS = {
    "ink": "#20222b",
    "cup": "#6a4a22",
    "nut": "#c98a35",
    "nutlight": "#e6b565",
    "leaf": "#3d8f45",
    "leaflight": "#69b356",
    "heart": "#cf2334",
    "heartlight": "#e8626a",
    "bell": "#f0b52b",
    "belllight": "#fbdc7c",
    "bellband": "#d8921a",
}

# In a box of 100 x 100 around the point 0, 0; lines in units of the card.
PAINTED: dict[str, Part] = {
    "acorn": (
        stroke("ink", "M0 -38C-1 -43 1 -46 4 -49", 4),
        shape("nut", symmetric("M0 -6L34 -6C36 20 22 37 5 42C3 44 2 47 0 49"), 1.8),
        patch("nutlight", "M-25 2C-25 18 -18 30 -9 35C-17 22 -18 12 -17 2Z"),
        shape("cup", symmetric("M0 -39C26 -39 43 -25 43 -9C43 -2 38 0 33 0L0 0"), 1.8),
        stroke(
            "nut", "M-31 -20L-14 -4M-14 -33L16 -4M8 -36L36 -10M31 -20L14 -4M14 -33L-16 -4M-8 -36L-36 -10", 1.1
        ),
    ),
    "leaf": (
        stroke("ink", "M0 20C0 34 3 42 9 49", 4),
        shape("leaf", symmetric("M0 -48C10 -30 27 -21 37 -5C48 12 39 33 21 32C12 32 4 28 0 20"), 1.8),
        patch("leaflight", "M3 -36C12 -22 25 -14 33 -2C42 13 36 27 22 27C13 27 6 22 3 16Z"),
        stroke("ink", "M0 -34L0 30M0 -8L16 -16M0 8L24 0M0 -8L-16 -16M0 8L-24 0M0 21L16 17M0 21L-16 17", 1.2),
    ),
    "heart": (
        shape("heart", moved(SIGNS["heart"], -50, -50), 1.8),
        patch(
            "heartlight",
            "M-35 -17C-36 -29 -29 -35 -21 -35C-15 -35 -10 -32 -7 -27"
            "C-18 -31 -30 -28 -30 -13C-30 -6 -27 -1 -23 4C-31 -3 -35 -10 -35 -17Z",
        ),
    ),
    "bell": (
        shape("bell", circle(0, -40, 7.5), 1.8),
        shape("bell", circle(0, 6, 41), 1.8),
        patch("belllight", "M-31 -6C-30 -20 -19 -30 -8 -31C-19 -25 -25 -16 -25 -6Z"),
        shape("bellband", symmetric("M0 -1C14 -1 29 -2 40.5 -4L41 6C29 9 14 10 0 10"), 1.2),
        patch("ink", circle(0, 24, 6) + "M-2.4 24L2.4 24L2.4 46L-2.4 46Z" + both(circle(21, 23, 4.4))),
    ),
}


OAK = (
    "M0 0C3 -3 7 -3 8 -8C13 -8 14 -14 10 -17C14 -19 13 -26 8 -27C9 -32 4 -36 0 -36"
    "C-4 -36 -9 -32 -8 -27C-13 -26 -14 -19 -10 -17C-14 -14 -13 -8 -8 -8C-7 -3 -3 -3 0 0Z"
)


def oak(x: float, y: float, scale: float, turn: float) -> Part:
    """Give an oak leaf that grows from x, y; upright without a turn."""
    vein = "M0 6L0 -29M0 -9L6 -14M0 -9L-6 -14M0 -18L6 -23M0 -18L-6 -23"
    return (
        shape("leaf", moved(OAK, x, y, scale=scale, turn=turn), 1.6),
        stroke("ink", moved(vein, x, y, scale=scale, turn=turn), 1.2),
    )


def placed(name: str, x: float, y: float, size: float, *, turn: float = 0) -> Part:
    """Give a painted sign of a size (of its box) with its centre at x, y; its lines keep their width."""
    return tuple(
        Layer(moved(layer.data, x, y, scale=size / 100, turn=turn), layer.fill, layer.ink, layer.width)
        for layer in PAINTED[name]
    )


def emblem(suit: Suit, x: float, y: float, size: float, *, turn: float = 0) -> str:
    """Draw the sign of a suit as the suit is painted."""
    if suit.painted:
        return paint(placed(suit.sign, x, y, size, turn=turn), COLOURS)
    return path(sign(suit.sign, x, y, size, turn=turn), suit.colour)
