"""The players' avatars: six animals in round pictures, 120 x 120.

Heads have their axis at x = 0 and reach from y = 0 to 100.
"""

from dataclasses import dataclass
from math import asin, cos, sin, tan

from . import fox
from .layers import Part, paint, patch, path, stroke
from .paths import both, circle, mirrored_points, symmetric

RADIUS = 60
_SCARF = "M34 92C44 84 76 84 86 92C84 98 76 102 69 105L60 116L51 105C44 102 36 98 34 92Z"
INK, CREAM = "#20222b", "#fff4e2"


@dataclass(frozen=True, slots=True)
class Avatar:
    """An animal: its head, the head's colours, the ground, and the colours of coat and scarf."""

    head: Part
    colours: dict[str, str]
    ground: str
    coat: str
    scarf: str


_OWL: Part = (
    patch(
        "fur",
        symmetric(
            "M0 20C12 16 22 14 30 9C36 6 40 4 43 1C46 12 46 22 44 30C50 44 50 62 44 76C36 92 18 100 0 100"
        ),
    ),
    patch("dark", symmetric("M0 20C12 16 22 14 30 9C36 6 40 4 43 1C45 10 45.5 18 44.4 25C32 24 12 32 0 56")),
    patch("cream", both(circle(20, 50, 21.5))),
    patch("light", both(circle(20, 50, 15))),
    patch("ink", both(circle(18.5, 50, 9))),
    patch("white", both(circle(21.5, 46.4, 3))),
    patch("beak", symmetric("M0 54C5 55 8 60 8 64C6 72 3 77 0 80")),
    stroke("dark", "M-12 84C-9 88 -6 88 -4 84C-2 88 2 88 4 84C6 88 9 88 12 84", 2.4),
)
_BEAR: Part = (
    patch("fur", both(circle(33, 24, 16))),
    patch("light", both(circle(33, 24, 9))),
    patch("fur", symmetric("M0 12C30 12 46 34 46 58C46 84 26 100 0 100")),
    patch("light", circle(0, 76, 24, 21)),
    patch("ink", both(circle(19, 50, 5, 5.8)) + symmetric("M0 61C7 61 12 63 12 67C11 72 5 76 0 76")),
    patch("cream", both(circle(20.8, 47.8, 1.8))),
    stroke("ink", "M0 75L0 82M-10 82C-8 87 -2 87 0 82C2 87 8 87 10 82", 2.6),
)
_HARE: Part = (
    patch("fur", both("M6 36C2 16 4 -8 14 -16C26 -16 30 8 24 36Z")),
    patch("pink", both("M10 32C8 14 9 -3 14.5 -8C21 -7 23 12 19.5 32Z")),
    patch("fur", symmetric("M0 26C24 26 38 42 40 60C46 70 44 84 34 90C24 98 12 100 0 100")),
    patch("cream", circle(13, 80, 16, 14.5) + circle(-13, 80, 16, 14.5) + circle(0, 70, 12, 16)),
    patch("ink", both(circle(22, 56, 5, 6.2))),
    patch("cream", both(circle(23.8, 53.6, 1.8))),
    patch("nose", symmetric("M0 69C5 69 9 71 9 73.4C7 77 3 79.4 0 79.4")),
    patch("white", "M-6 86L6 86L5.6 95C3 97 -3 97 -5.6 95Z"),
    stroke("ink", "M0 79L0 96M-13 84C-10 89 -3 89 0 83C3 89 10 89 13 84", 2.2),
    patch("pink", both(circle(32, 74, 5, 4))),
)
_BADGER: Part = (
    patch("grey", both(circle(34, 24, 12))),
    patch("cream", both(circle(34, 23, 6.4))),
    patch("grey", symmetric("M0 12C28 12 46 34 48 58C48 74 34 84 22 92C14 98 8 101 0 101")),
    patch(
        "cream", symmetric("M0 12C8 12 16 14 22 17C34 40 46 52 47.6 64C46 75 34 84 22 92C14 98 8 101 0 101")
    ),
    patch("ink", both("M10 14C22 14 32 20 38 28C42 44 38 64 27 76C20 74 16 64 15 52C14 38 11 26 10 14Z")),
    patch("cream", both(circle(23.5, 54, 5.2))),
    patch("ink", both(circle(23.2, 54.4, 3.4)) + symmetric("M0 80C7 80 12 82 12 86C11 92 5 97 0 97")),
    patch("cream", both(circle(4.4, 84.4, 1.7))),
)


def _spines(half: tuple[tuple[float, float], ...], height: float) -> str:
    """Give a closed outline with a spine on each stretch between its points, but not across the chin."""
    points = mirrored_points(half)
    text = f"M{points[0][0]} {points[0][1]}"
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if ax * bx >= 0:
            text += f"L{(ax + bx) / 2 + (by - ay) * height} {(ay + by) / 2 + (ax - bx) * height}"
        text += f"L{bx} {by}"
    return text + "Z"


_HEDGEHOG: Part = (
    patch(
        "dark",
        _spines(
            ((0, 8), (13, 9), (25, 14), (35, 22), (42, 33), (45, 46), (45, 59), (41, 71), (34, 81)), 0.95
        ),
    ),
    patch(
        "spike", _spines(((0, 14), (11, 15), (21, 20), (30, 28), (36, 38), (38, 50), (37, 62), (33, 73)), 0.8)
    ),
    patch("fur", both(circle(31, 44, 9.5))),
    patch("pink", both(circle(31, 44, 5))),
    patch("fur", symmetric("M0 40C4 34 10 31 17 32C29 36 37 50 38 64C38 76 24 84 14 94C9 99 4 101 0 101")),
    patch("light", symmetric("M0 66C10 66 18 74 20 84C18 90 12 96 9 98C6 100 3 101 0 101")),
    patch("ink", both(circle(17, 58, 4.8, 5.8)) + circle(0, 79, 9.4, 7.6)),
    patch("cream", both(circle(18.8, 55.6, 1.7)) + circle(3, 76, 2)),
    patch("pink", both(circle(26.5, 71, 5.4, 4.2))),
    stroke("ink", "M0 86L0 90M-8 89.4C-5 94 5 94 8 89.4", 2.4),
)

AVATARS: dict[str, Avatar] = {
    "fox": Avatar(fox.HEAD, fox.COLOURS, "#2f7f86", "#1c4f57", "#f2c14e"),
    "owl": Avatar(
        _OWL,
        {"fur": "#8a6544", "dark": "#5e422c", "light": "#f2b632", "beak": "#e07b25"},
        "#34507f",
        "#22355a",
        "#d9e4f2",
    ),
    "bear": Avatar(_BEAR, {"fur": "#8b5632", "light": "#d9ab78"}, "#6d9a4f", "#b23a3a", "#f3d89c"),
    "hare": Avatar(
        _HARE, {"fur": "#b49a7f", "pink": "#e9a99a", "nose": "#b9484a"}, "#8a76b5", "#4f4180", "#f4e6b8"
    ),
    "badger": Avatar(_BADGER, {"grey": "#6d7580"}, "#d59a3c", "#5a3b22", "#c94f3a"),
    "hedgehog": Avatar(
        _HEDGEHOG,
        {"fur": "#e9c294", "light": "#f8e3c3", "dark": "#513625", "spike": "#80583a", "pink": "#e8a184"},
        "#c9685a",
        "#3f6b52",
        "#f3e3b0",
    ),
}


def picture(avatar: Avatar) -> str:
    """Draw an avatar: the round ground, shoulders and the head."""
    colours = {"ink": INK, "cream": CREAM, "white": "#ffffff"} | avatar.colours
    return (
        path(circle(60, 60, RADIUS), avatar.ground)
        + path(_shoulders(94, 50), avatar.coat)
        + path(_SCARF, avatar.scarf)
        + f'<g transform="translate(60 17) scale(.8)">{paint(avatar.head, colours)}</g>'
    )


def _shoulders(top: float, half: float) -> str:
    """Give the part of the circle below shoulders of a half width, closed along the circle itself."""
    start = asin(min(half / RADIUS, 1))
    x, y = RADIUS * sin(start), RADIUS * cos(start)
    k = 4 / 3 * tan(start / 4) * RADIUS
    tx, ty = k * cos(start), k * sin(start)
    return (
        f"M{60 - x} {60 + y}C{60 - x * 0.8} {top} {60 + x * -0.4} {top - 6} 60 {top - 6}"
        f"C{60 + x * 0.4} {top - 6} {60 + x * 0.8} {top} {60 + x} {60 + y}"
        f"C{60 + x - tx} {60 + y + ty} {60 + k} {60 + RADIUS} 60 {60 + RADIUS}"
        f"C{60 - k} {60 + RADIUS} {60 - x + tx} {60 + y + ty} {60 - x} {60 + y}Z"
    )
