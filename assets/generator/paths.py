"""Outlines: SVG path data (absolute M L H V C Z) that can be moved, completed by symmetry and written."""

import re
from collections.abc import Callable, Sequence
from math import cos, hypot, radians, sin

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]

_TOKEN = re.compile(r"[MLHVCZ]|-?\d*\.?\d+")
_POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}
_CIRCLE = 0.5523  # control distance of a cubic quarter circle


def number(value: float) -> str:
    """Write a coordinate with one decimal at most, as short as possible."""
    text = f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").removeprefix("0")
    return "0" if text in ("", "-0") else text


def parse(data: str) -> list[Step]:
    """Read path data into steps of points; H and V become L, a repeated command may omit its letter."""
    tokens = _TOKEN.findall(data)
    steps: list[Step] = []
    command, here, at = "M", (0.0, 0.0), 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        if command in "HV":
            value, at = float(tokens[at]), at + 1
            here = (value, here[1]) if command == "H" else (here[0], value)
            steps.append(("L", (here,)))
            continue
        count = 2 * _POINTS[command]
        values = [float(token) for token in tokens[at : at + count]]
        points = tuple(zip(values[::2], values[1::2], strict=True))
        steps.append((command, points))
        at += count
        here = points[-1] if points else here
        command = "L" if command == "M" else command
    return steps


def write(steps: Sequence[Step]) -> str:
    """Write steps as path data, without needless separators and repeated letters."""
    text, last = [], ""
    for command, points in steps:
        numbers = [number(value) for point in points for value in point]
        body = "".join(n if n.startswith("-") or i == 0 else " " + n for i, n in enumerate(numbers))
        implied = command == last and command in "LC"
        text.append(body if implied and body.startswith("-") else (" " if implied else command) + body)
        last = command
    return "".join(text)


def compact(data: str) -> str:
    """Write an outline for a file: relative steps, no needless letters or separators."""
    text, last, here, start = [], "", (0.0, 0.0), (0.0, 0.0)
    for command, exact in parse(data):
        if command == "Z":
            text.append("z")
            here, last = start, "z"
            continue
        points = tuple((round(x, 1), round(y, 1)) for x, y in exact)
        deltas = [(x - here[0], y - here[1]) for x, y in points]
        letter, values = command.lower(), [value for delta in deltas for value in delta]
        if command == "M":
            start = points[0]
            letter = "m" if text else "M"
        elif command == "L" and 0 in (round(values[0], 1), round(values[1], 1)):
            letter, values = ("v", values[1:]) if round(values[0], 1) == 0 else ("h", values[:1])
        text.append(_run(values, "" if letter == last and letter != "m" else letter, text))
        here, last = points[-1], letter
    return "".join(text)


def _run(values: Sequence[float], letter: str, before: Sequence[str]) -> str:
    run = letter
    for value in values:
        figure, tail = number(value), run or (before[-1] if before else "")
        parted = (
            tail[-1:].isalpha()
            or figure.startswith("-")
            or (figure.startswith(".") and "." in re.split(r"[ a-zA-Z-]", tail)[-1])
        )
        run += figure if parted else " " + figure
    return run


def mapped(data: str, change: Callable[[Point], Point]) -> str:
    """Apply a change to every point of the outline."""
    return write([(command, tuple(change(point) for point in points)) for command, points in parse(data)])


def moved(data: str, dx: float = 0, dy: float = 0, *, scale: float = 1, turn: float = 0) -> str:
    """Scale about the origin, turn clockwise by degrees, then shift."""
    c, s = cos(radians(turn)) * scale, sin(radians(turn)) * scale
    return mapped(data, lambda p: (p[0] * c - p[1] * s + dx, p[0] * s + p[1] * c + dy))


def extent(data: str) -> tuple[float, float]:
    """Give the least and the greatest x of the points of the outline."""
    across = [x for _, points in parse(data) for x, _ in points]
    return min(across), max(across)


def flipped(data: str) -> str:
    """Mirror left and right about x = 0."""
    return mapped(data, lambda p: (-p[0], p[1]))


def symmetric(half: str) -> str:
    """Close an open right half, which starts and ends on x = 0, by its mirror image."""
    steps = parse(half)
    back: list[Step] = []
    for before, (command, points) in zip(reversed(steps[:-1]), reversed(steps[1:]), strict=True):
        path = (before[1][-1], *points)
        back.append((command, tuple((-x, y) for x, y in reversed(path[:-1]))))
    return write([*steps, *back, ("Z", ())])


def both(data: str) -> str:
    """Give an outline and its mirror image as one; where they overlap there is a hole."""
    return write(parse(data)) + flipped(data)


def circle(x: float, y: float, r: float, ry: float | None = None) -> str:
    """Give a circle, or an ellipse with `ry`, as four cubics."""
    v = r if ry is None else ry
    k, kv = r * _CIRCLE, v * _CIRCLE
    return write(
        [
            ("M", ((x, y - v),)),
            ("C", ((x + k, y - v), (x + r, y - kv), (x + r, y))),
            ("C", ((x + r, y + kv), (x + k, y + v), (x, y + v))),
            ("C", ((x - k, y + v), (x - r, y + kv), (x - r, y))),
            ("C", ((x - r, y - kv), (x - k, y - v), (x, y - v))),
            ("Z", ()),
        ]
    )


def circles(r: float, *centres: Point) -> str:
    """Give several circles of one radius as one outline."""
    return "".join(circle(x, y, r) for x, y in centres)


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Give a rectangle with round corners."""
    return corners([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], r)


def corners(points: Sequence[Point], r: float) -> str:
    """Give a closed polygon with its corners rounded by radius r."""
    steps: list[Step] = []
    for i, corner in enumerate(points):
        enter, leave = _toward(corner, points[i - 1], r), _toward(corner, points[(i + 1) % len(points)], r)
        k = 1 - _CIRCLE
        c1, c2 = (
            (corner[0] + (p[0] - corner[0]) * k, corner[1] + (p[1] - corner[1]) * k) for p in (enter, leave)
        )
        steps += [("L" if steps else "M", (enter,)), ("C", (c1, c2, leave))]
    return write([*steps, ("Z", ())])


def _toward(start: Point, end: Point, distance: float) -> Point:
    share = distance / hypot(end[0] - start[0], end[1] - start[1])
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def scallop(points: Sequence[Point], bulge: float = 0.45) -> str:
    """Join points (clockwise, y downward) by outward bumps, `bulge` times the distance high: curls, fur."""
    ends = [*points[1:], points[0]]
    steps: list[Step] = [("M", (points[0],))]
    for (ax, ay), (bx, by) in zip(points, ends, strict=True):
        nx, ny = (by - ay) * bulge * 4 / 3, (ax - bx) * bulge * 4 / 3
        steps.append(("C", ((ax + nx, ay + ny), (bx + nx, by + ny), (bx, by))))
    return write([*steps, ("Z", ())])


def mirrored_points(half: Sequence[Point]) -> list[Point]:
    """Complete a list of points, from the axis clockwise down the right side, by the left side upward."""
    return [*half, *((-x, y) for x, y in reversed(half) if x != 0)]
