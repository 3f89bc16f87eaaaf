"""The back of the cards: lozenges, and two foxes in an oval, the same when turned round."""

from math import cos, pi, sin

from .fox import COLOURS, HEAD
from .layers import paint, path
from .paths import circle, rounded, scallop
from .signs import sign

NIGHT, CELL, POINT, GOLD, CREAM, RED = "#1c2f53", "#27427a", "#5674a8", "#efb730", "#fdf8ec", "#c2182b"
_LEFT, _TOP, _WIDTH, _HEIGHT = 13, 13, 214, 344
_COLUMNS, _ROWS = 10, 12
_STEP_X, _STEP_Y = _WIDTH / _COLUMNS, _HEIGHT / _ROWS


def back() -> str:
    """Draw the inside of the back."""
    field = rounded(_LEFT, _TOP, _WIDTH, _HEIGHT, 10)
    cells = "".join(_lozenge(i + 0.5, j + 0.5, 0.5) for j in range(_ROWS) for i in range(_COLUMNS))
    points = "".join(_lozenge(i, j, 0.17) for j in range(1, _ROWS) for i in range(1, _COLUMNS))
    edge = [(120 + 80 * sin(k * pi / 20), 185 - 117 * cos(k * pi / 20)) for k in range(40)]
    fox = f'<g id="fox" transform="translate(120 88) scale(.74)">{paint(HEAD, COLOURS)}</g>'
    return (
        path(field, NIGHT)
        + path(cells, CELL)
        + path(points, POINT)
        + path(scallop(edge, 0.36), CREAM)
        + path(circle(120, 185, 77, 114), NIGHT, line=GOLD, width=2.5)
        + path(circle(120, 185, 71, 108), "", line=POINT, width=1)
        + fox
        + '<use xlink:href="#fox" transform="rotate(180 120 185)"/>'
        + path(sign("diamond", 120, 185, 22), RED, line=CREAM, width=1.6)
        + path(sign("diamond", 94, 185, 10) + sign("diamond", 146, 185, 10), GOLD)
        + path("M62 185L84 185M156 185L178 185", "", line=GOLD, width=1.6)
        + path(field, "", line=GOLD, width=2)
    )


def _lozenge(column: float, row: float, half: float) -> str:
    x, y = _LEFT + column * _STEP_X, _TOP + row * _STEP_Y
    w, h = _STEP_X * half, _STEP_Y * half
    return f"M{x} {y - h}L{x + w} {y}L{x} {y + h}L{x - w} {y}Z"
