"""A font of the signs that typefaces lack: suits, arrows, ticks; a TrueType file with outlines of straight lines."""

from collections.abc import Iterable, Mapping, Sequence
from struct import pack

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from .glyphs import GRID, STROKE
from .paths import parse
from .signs import SIGNS

NAME = "FreeDoko Signs"
EM = 2048
ASCENT, DESCENT = 1946, 594
"""As the typeface beside them has it: a line does not grow because of a sign."""
SUIT, SUIT_BASE = 0.78, -0.05
"""The height of a suit and where it stands, in heights of the letters' em."""
LINE, LINE_MIDDLE = 0.84, 0.34
"""The height of what is drawn on the grid of the icons, and where its middle is."""
BESIDE = 0.04
FINE = 40
"""Points of an outline in an em's length at most; more cannot be seen."""

Contour = Sequence[tuple[int, int]]
SUITS: Mapping[str, str] = {"♠": "spade", "♣": "club", "♥": "heart", "♦": "diamond"}
_LEFT = "M21 12L3 12M10 5L3 12L10 19"
LINES: Mapping[str, tuple[str, int]] = {
    # sign: (strokes on the grid of the icons, by how many degrees they are turned)
    "←": (_LEFT, 0),
    "↑": (_LEFT, 90),
    "→": (_LEFT, 180),
    "↓": (_LEFT, 270),
    "↶": ("M8.5 4L3.5 9L8.5 14M3.5 9L14.5 9C18.5 9 21 11.3 21 14.7C21 18 18.5 20 14.5 20L11 20", 0),
    "○": ("M12 5C16 5 19 8 19 12C19 16 16 19 12 19C8 19 5 16 5 12C5 8 8 5 12 5", 0),
    "✓": ("M4 12.5L9.5 18L20 6.5", 0),
    "✕": ("M5 5L19 19M19 5L5 19", 0),
}


def font_file() -> bytes:
    """The font as a file."""
    glyphs = {" ": ([], round(0.3 * EM))}
    glyphs |= {sign: _suit(name) for sign, name in SUITS.items()}
    glyphs |= {sign: _line(*drawing) for sign, drawing in LINES.items()}
    signs = sorted(glyphs)
    outlines = [b""] + [_outline(glyphs[sign][0]) for sign in signs]
    widths = [EM // 2] + [glyphs[sign][1] for sign in signs]
    points = [point for sign in signs for contour in glyphs[sign][0] for point in contour]
    box = _box(points)
    number = len(outlines)
    starts = [sum(len(one) for one in outlines[:place]) for place in range(number + 1)]
    most = max(sum(map(len, glyphs[sign][0])) for sign in signs)
    tables = {
        "OS/2": pack(
            ">HhHHHhhhhhhhhhhh10sLLLL4sHHHhhhHHLLhhHHH",
            *(4, EM // 2, 400, 5, 0, EM // 2, EM // 2, 0, 0, EM // 2, EM // 2, 0, EM // 2, 100, EM // 3, 0),
            *(bytes(10), 0, 0, 0, 0, b"FDQt", 0x40, ord(signs[0]), ord(signs[-1])),
            *(ASCENT, -DESCENT, 0, ASCENT, DESCENT, 1, 0, EM // 2, 2 * EM // 3, 0, ord(" "), 1),
        ),
        "cmap": _cmap(signs),
        "glyf": b"".join(outlines),
        "head": pack(">LLLLHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, *box, 0, 8, 2, 1, 0),
        "hhea": pack(">LhhhHhhhhhh8xhH", 0x10000, ASCENT, -DESCENT, 0, max(widths), 0, 0, box[2], 1, 0, 0, 0, number),
        "hmtx": b"".join(pack(">Hh", width, 0) for width in widths),
        "loca": b"".join(pack(">L", start) for start in starts),
        "maxp": pack(">LHHH22x", 0x10000, number, most, 8),
        "name": _name({1: NAME, 2: "Regular", 3: NAME, 4: NAME, 6: NAME.replace(" ", "")}),
        "post": pack(">LLhhL16x", 0x30000, 0, -EM // 10, EM // 20, 0),
    }
    return _file(tables)


def _suit(name: str) -> tuple[list[Contour], int]:
    scale = SUIT * EM / 100
    path = _path(SIGNS[name])
    left, width = path.boundingRect().left(), path.boundingRect().width()
    shift = BESIDE * EM - left * scale
    place = QTransform(scale, 0, 0, -scale, shift, (SUIT + SUIT_BASE) * EM)
    return _contours(place.map(path)), round(width * scale + 2 * BESIDE * EM)


def _line(strokes: str, turned: int) -> tuple[list[Contour], int]:
    stroker = QPainterPathStroker()
    stroker.setWidth(STROKE * 1.15)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    scale = LINE * EM / GRID
    place = QTransform()
    place.translate((BESIDE + LINE / 2) * EM, LINE_MIDDLE * EM)
    place.scale(scale, -scale)
    place.rotate(turned)
    place.translate(-GRID / 2, -GRID / 2)
    return _contours(place.map(stroker.createStroke(_path(strokes)).simplified())), round((LINE + 2 * BESIDE) * EM)


def _path(data: str) -> QPainterPath:
    path = QPainterPath()
    for command, points in parse(data):
        match command, [QPointF(*point) for point in points]:
            case "M", [to]:
                path.moveTo(to)
            case "L", [to]:
                path.lineTo(to)
            case "C", [one, other, to]:
                path.cubicTo(one, other, to)
            case _:
                path.closeSubpath()
    return path


def _contours(path: QPainterPath) -> list[Contour]:
    """The outlines in whole units, without the points that lie too close to be seen."""
    result = []
    for polygon in path.toSubpathPolygons():
        kept: list[tuple[int, int]] = []
        for point in polygon:
            here = round(point.x()), round(point.y())
            if not kept or max(abs(here[0] - kept[-1][0]), abs(here[1] - kept[-1][1])) > EM / FINE / 4:
                kept.append(here)
        if len(kept) > 1 and max(abs(kept[0][0] - kept[-1][0]), abs(kept[0][1] - kept[-1][1])) <= EM / FINE / 4:
            kept.pop()
        if len(kept) > 2:
            result.append(kept)
    return result


def _box(points: Iterable[tuple[int, int]]) -> tuple[int, int, int, int]:
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)


def _outline(contours: Sequence[Contour]) -> bytes:
    if not contours:
        return b""
    points = [point for contour in contours for point in contour]
    ends, steps = [], [points[0]]
    for contour in contours:
        ends.append((ends[-1] if ends else -1) + len(contour))
    steps += [(x - a, y - b) for (a, b), (x, y) in zip(points, points[1:], strict=False)]
    data = pack(">hhhhh", len(contours), *_box(points)) + b"".join(pack(">H", end) for end in ends) + pack(">H", 0)
    data += b"\x01" * len(points)  # on the outline, and each step takes two bytes
    data += b"".join(pack(">h", x) for x, _ in steps) + b"".join(pack(">h", y) for _, y in steps)
    return data + bytes(-len(data) % 4)


def _cmap(signs: Sequence[str]) -> bytes:
    codes = [ord(sign) for sign in signs]
    number = len(codes) + 1
    power = 1 << (number.bit_length() - 1)
    head = pack(">HHHH", 2 * number, 2 * power, power.bit_length() - 1, 2 * (number - power))
    ends = b"".join(pack(">H", code) for code in (*codes, 0xFFFF))
    deltas = b"".join(pack(">H", (place - code) % 0x10000) for place, code in enumerate(codes, 1)) + pack(">H", 1)
    body = head + ends + bytes(2) + ends + deltas + bytes(2 * number)
    return pack(">HHHHL", 0, 1, 3, 1, 12) + pack(">HHH", 4, 6 + len(body), 0) + body


def _name(names: Mapping[int, str]) -> bytes:
    entries, texts = b"", b""
    for kind, text in names.items():
        written = text.encode("utf-16-be")
        entries += pack(">HHHHHH", 3, 1, 0x409, kind, len(written), len(texts))
        texts += written
    return pack(">HHH", 0, len(names), 6 + len(entries)) + entries + texts


def _file(tables: Mapping[str, bytes]) -> bytes:
    number = len(tables)
    power = 1 << (number.bit_length() - 1)
    head = pack(">LHHHH", 0x10000, number, 16 * power, power.bit_length() - 1, 16 * (number - power))
    offset, records, bodies = len(head) + 16 * number, b"", b""
    for tag, data in sorted(tables.items()):
        records += pack(">4sLLL", tag.encode(), _checksum(data), offset + len(bodies), len(data))
        bodies += data + bytes(-len(data) % 4)
    whole = head + records + bodies
    adjusted = (0xB1B0AFBA - _checksum(whole)) % 2**32
    at = offset + sum(len(data) + -len(data) % 4 for tag, data in sorted(tables.items()) if tag < "head") + 8
    return whole[:at] + pack(">L", adjusted) + whole[at + 4 :]


def _checksum(data: bytes) -> int:
    data += bytes(-len(data) % 4)
    return sum(int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4)) % 2**32
