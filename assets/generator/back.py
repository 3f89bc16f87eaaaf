"""The backs of the cards, the same when turned round.

Blue: lozenges, and two foxes in an oval. Red: a net of petals, and two foxes that run after each other.
"""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from .fox import COLOURS, HEAD
from .layers import paint, path
from .paths import circle, circles, moved, rounded, scallop
from .signs import sign

NIGHT, CELL, POINT, GOLD, CREAM, RED = "#1c2f53", "#27427a", "#5674a8", "#efb730", "#fdf8ec", "#c2182b"
WINE, PETAL, SPARK = "#5f1526", "#94303f", "#c9707c"
_LEFT, _TOP, _WIDTH, _HEIGHT = 13, 13, 214, 344
_COLUMNS, _ROWS = 10, 12
_STEP_X, _STEP_Y = _WIDTH / _COLUMNS, _HEIGHT / _ROWS


def blue() -> str:
    """Draw the inside of the blue back."""
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


_NET_COLUMNS, _NET_ROWS = 8, 13
_PETAL = "M0 0C7 -5 20 -5 27 0C20 5 7 5 0 0Z"  # from one knot of the net to the next
# A curled fox around the point 0, 0: its head is at the left, its tail ends before the head of the other one.
_BODY = "M-72 0C-74 -44 -44 -73 -8 -72C2 -72 10 -70 18 -68L14 -45C6 -46 2 -47 -4 -47C-22 -46 -32 -36 -34 -20L-30 4Z"
_TAIL = "M0 -58C4 -72 22 -76 38 -67C52 -59 60 -46 59 -31C50 -39 38 -33 25 -36C12 -39 2 -48 0 -58Z"
_TIP = "M43 -64C53 -57 60 -45 59 -31C53 -36 46 -35.6 39 -34.6C46 -43 48 -53 43 -64Z"


def red() -> str:
    """Draw the inside of the red back."""
    field = rounded(_LEFT, _TOP, _WIDTH, _HEIGHT, 10)
    body = (
        path(_BODY, COLOURS["fur"])
        + path(_TAIL, COLOURS["light"], line=WINE, width=2.5)
        + path(_TIP, COLOURS["cream"])
    )
    head = f'<g transform="translate(-50 -22) scale(.54)">{paint(HEAD, COLOURS)}</g>'
    edge = [(120 + 92 * sin(k * pi / 18), 185 - 92 * cos(k * pi / 18)) for k in range(36)]
    return (
        path(field, WINE)
        + path("".join(_net()), PETAL)
        + path(circles(2.2, *_knots()), SPARK)
        + path(scallop(edge, 0.36), CREAM)
        + path(circle(120, 185, 89), WINE, line=GOLD, width=2.5)
        + path(circle(120, 185, 82), "", line=SPARK, width=1)
        + _twice("body", body)
        + _twice("head", head)
        + path(sign("diamond", 120, 185, 26), GOLD)
        + path(field, "", line=GOLD, width=2)
    )


def _twice(name: str, drawing: str) -> str:
    there = f'<g id="{name}" transform="translate(120 185)">{drawing}</g>'
    return there + f'<use xlink:href="#{name}" transform="rotate(180 120 185)"/>'


def _knots() -> list[tuple[float, float]]:
    across, down = _WIDTH / _NET_COLUMNS, _HEIGHT / _NET_ROWS
    return [
        (_LEFT + across * i, _TOP + down * j) for j in range(1, _NET_ROWS) for i in range(1, _NET_COLUMNS)
    ]


def _net() -> list[str]:
    across, down = _WIDTH / _NET_COLUMNS, _HEIGHT / _NET_ROWS
    level = [
        moved(_PETAL, _LEFT + across * i, _TOP + down * j, scale=across / 27)
        for j in range(1, _NET_ROWS)
        for i in range(_NET_COLUMNS)
    ]
    upright = [
        moved(_PETAL, _LEFT + across * i, _TOP + down * j, scale=down / 27, turn=90)
        for j in range(_NET_ROWS)
        for i in range(1, _NET_COLUMNS)
    ]
    return level + upright


BACKS: Mapping[str, Callable[[], str]] = {"blue": blue, "red": red}
