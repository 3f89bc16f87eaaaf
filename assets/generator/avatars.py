"""The players' avatars: twelve animals in round pictures, 120 x 120.

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

_CAT: Part = (
    patch("fur", both("M10 32C18 18 29 8 42 1C49 14 51 32 48 50Z")),
    patch("pink", both("M24 26C29 19 34 14 40 10C43.5 19 44.5 29 43 38Z")),
    patch("fur", symmetric("M0 22C30 22 51 40 51 63C51 84 28 100 0 100")),
    patch(
        "dark",
        symmetric("M0 22C2 22 4 22 5.4 22.3L0 44")
        + both("M11 23C14.6 23.6 18 24.6 21 26L12 43Z")
        + both("M51 60L36 63L50.5 67Z")
        + both("M49 73L36 73.4L46.6 80Z"),
    ),
    patch("cream", circle(11, 80, 15.5, 13.5) + circle(-11, 80, 15.5, 13.5) + circle(0, 72, 10, 12)),
    patch("light", both(circle(21, 55, 9.6, 9.2))),
    patch("ink", both(circle(20.4, 55, 5.6, 8))),
    patch("white", both(circle(22.8, 51.6, 2.2))),
    patch("nose", symmetric("M0 69C5 69 8 70.6 8 72.6C6 77 3 79 0 79")),
    stroke("ink", "M0 79L0 83M-11 83C-9 89 -2 89 0 83C2 89 9 89 11 83", 2.4),
    stroke("white", both("M27 77C34 74 42 73 50 74M27 82C35 81 42 83 49 87"), 1.5),
)
_DOG: Part = (
    patch("fur", symmetric("M0 12C26 12 44 28 44 54C44 70 38 84 28 93C18 100 8 101 0 101")),
    patch(
        "cream",
        symmetric("M0 12C4 12 7 12.4 9 13C7 30 9 44 15 57C25 62 31 71 30 81C26 95 10 101 0 101"),
    ),
    patch("dark", both("M28 15C44 12 55 26 56 48C57 66 52 82 44 84C35 82 33 66 34 50C35 38 33 26 28 15Z")),
    patch("ink", both(circle(21, 49, 5.2, 6.2))),
    patch("cream", both(circle(22.8, 46.6, 1.9))),
    patch("ink", symmetric("M0 63C8 63 13.4 65 13.4 69.6C12 75.4 5 79 0 79")),
    patch("cream", both(circle(4.6, 67.2, 1.8))),
    patch("tongue", symmetric("M0 86L6.6 86C8 93 5 98.4 0 98.4")),
    stroke("ink", "M0 78L0 85M-13 83C-11 89 -2 89.4 0 85C2 89.4 11 89 13 83", 2.6),
)
_FROG: Part = (
    patch("fur", both(circle(27, 23, 18.5))),
    patch("fur", symmetric("M0 27C34 26 55 42 55 64C55 86 30 100 0 100")),
    patch("light", symmetric("M0 80C24 80 42 74 54.8 61C57 87 31 100.6 0 100.6")),
    patch("white", both(circle(27, 22, 12.6))),
    patch("ink", both(circle(25.6, 23, 7))),
    patch("white", both(circle(28, 19.8, 2.4))),
    patch("dark", both(circle(6.5, 53, 1.8, 2.2))),
    patch("pink", both(circle(42, 62, 6, 4.6))),
    stroke("dark", "M-41 65C-25 83 25 83 41 65", 3),
)
_PIG: Part = (
    patch("fur", symmetric("M0 15C30 15 49 36 49 60C49 84 28 101 0 101")),
    patch("dark", both("M14 25C18 9 34 -1 49 2C56 18 52 36 44 48C38 40 26 30 14 25Z")),
    patch("light", both("M22 22C26 12 36 6 45 7C48 16 46 26 42 35C37 29 30 25 22 22Z")),
    patch("ink", both(circle(20, 52, 4.6, 5.4))),
    patch("cream", both(circle(21.6, 50, 1.7))),
    patch("pink", both(circle(36, 69, 6.6, 5))),
    patch("light", circle(0, 72, 21, 15)),
    patch("snout", both(circle(7.8, 72, 3.6, 5.6))),
    stroke("snout", "M-11 92C-6 96.4 6 96.4 11 92", 2.6),
)
_RAVEN: Part = (
    patch(
        "fur",
        symmetric(
            "M0 3L5 12L12 4L16 13C34 17 46 32 48 52C50 66 47 78 51 90L40 89L36 97L24 95L0 104"
        ),
    ),
    patch("sheen", both("M9 30C18 20 34 24 41 40C44 52 38 64 28 66C18 66 12 56 10 46Z")),
    patch("white", both(circle(22, 45, 9.6))),
    patch("ink", both(circle(20.6, 45.4, 5.8))),
    patch("white", both(circle(22.6, 42.8, 1.9))),
    patch("beak", symmetric("M0 46C9 46 16 54 17 63C15 78 8 90 0 98")),
    patch("light", symmetric("M0 46C4 52 5.4 66 0 92")),
    stroke("ink", "M-16 66C-10 70 -5 72 0 72.6C5 72 10 70 16 66", 2.2),
)
_STAG: Part = (
    stroke("horn", both("M11 26C12 14 24 10 27 -4L25 -14M15 15C9 8 8 0 10 -9M25 5C33 5 39 0 42 -6"), 5.4),
    patch("fur", both("M22 36C31 23 47 20 57 26C54 41 40 50 26 48Z")),
    patch("pink", both("M29 38C36 30 45 27 52 29C48 39 39 44 30 44Z")),
    patch("fur", symmetric("M0 20C19 20 32 30 32 47C32 62 27 74 23 87C19 98 8 101 0 101")),
    patch("light", symmetric("M0 20C5 20 8 21 9.6 22C10 36 7 50 6 62L0 68")),
    patch("cream", symmetric("M0 72C14 72 23 78 23 87C19 98 8 101 0 101") + both(circle(20, 53, 8.4, 9))),
    patch("ink", both(circle(20, 53.6, 5.2, 6.2))),
    patch("cream", both(circle(21.8, 51, 1.9))),
    patch("ink", symmetric("M0 74C8 74 13 76.4 13 80C12 86 5 89.6 0 89.6")),
    patch("cream", both(circle(4.6, 78, 1.7))),
    stroke("ink", "M0 89L0 92.4M-9 93C-5 96.4 5 96.4 9 93", 2.2),
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
    "cat": Avatar(
        _CAT,
        {"fur": "#8b929c", "dark": "#636a76", "light": "#c6dc63", "pink": "#e2a3a5", "nose": "#cf6f78"},
        "#a8557f",
        "#4a2b52",
        "#f2cf7a",
    ),
    "dog": Avatar(
        _DOG,
        {"fur": "#c98c4e", "dark": "#6b4127", "tongue": "#e2707a"},
        "#6fb0d8",
        "#2c5a86",
        "#d8483f",
    ),
    "frog": Avatar(
        _FROG,
        {"fur": "#5fa647", "light": "#b9dd8a", "dark": "#2f5d2a", "pink": "#e39a86"},
        "#efd06a",
        "#7a4a92",
        "#f4f0e0",
    ),
    "pig": Avatar(
        _PIG,
        {"fur": "#f0abae", "dark": "#dd858c", "light": "#f9cfca", "pink": "#e98f97", "snout": "#a04f5c"},
        "#86c3a5",
        "#3d6a94",
        "#f3dc8c",
    ),
    "raven": Avatar(
        _RAVEN,
        {"fur": "#252a38", "sheen": "#323a50", "beak": "#6b7482", "light": "#97a0ab"},
        "#b9c8d4",
        "#7c2f3d",
        "#e8c25c",
    ),
    "stag": Avatar(
        _STAG,
        {"fur": "#a9713f", "light": "#8a5830", "horn": "#6d4a30", "pink": "#d9a685"},
        "#e6d3a3",
        "#2f5d46",
        "#b5413a",
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
