"""The style sheet of the application, made from the design values and the size of the words."""

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QColor, QPalette

from freedoko_qt.app.qt_path import qt_path
from freedoko_qt.resources import asset

from . import control_sheet, page_sheet
from .design import HEIGHT, RADIUS, SPACE, STROKE, TYPE
from .theme import current_table_colors, is_dark, widget_colors

REFERENCE = TYPE.body * 0.75
"""The size of ordinary words, in points, for which the design values are made."""
OF_THE_TABLE = ("ink", "light", "light_ink", "re", "re_ink", "contra", "contra_ink")
"""The colours of the table that the widgets have too."""
VEILS = (("rgba(0, 0, 0, 48)", "rgba(0, 0, 0, 80)"), ("rgba(255, 255, 255, 36)", "rgba(255, 255, 255, 62)"))
"""The veils of buttons over a light and over a dark table, at rest and under the pointer."""


def style_sheet(palette: QPalette, points: float) -> str:
    """The style sheet for a palette; `points` is the size of ordinary words, with which all lengths grow.

    In the sheets, <<NAME>> is a value, every length is one of the design, and box(BORDER, HEIGHT, INSET) makes a
    control so high and its words so far from its sides, however wide its border is; exact(...) no higher, either.

    Made at each call. KeyError for a name that no value has.
    """
    factor = points / REFERENCE
    values = _values(palette, points)
    sheet = re.sub("<<([a-z_]+)>>", lambda name: str(values[name[1]]), page_sheet.SHEET + control_sheet.SHEET)
    sheet = re.sub(r"(\d+)px", lambda length: f"{scaled(int(length[1]), factor)}px", sheet)
    boxes = r"(box|exact)\((\d+), (\d+), (\d+)\)"
    sheet = re.sub(boxes, lambda box: _box(box[1], [int(one) for one in box.groups()[1:]], factor), sheet)
    signs = Path(qt_path(asset("controls", "dark" if is_dark(palette) else "light"))).as_posix()
    return sheet.replace("@signs", signs.replace('"', r"\""))


def scaled(length: int, factor: float) -> int:
    """A length of the design in logical pixels; at least one unless it is 0."""
    return max(1, round(length * factor)) if length else 0


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two; `share` of the other one, 0 to 1.

    Alpha is dropped.
    """

    def between(a: int, b: int) -> int:
        return round(a * (1 - share) + b * share)

    return QColor(
        between(one.red(), other.red()), between(one.green(), other.green()), between(one.blue(), other.blue())
    )


def _values(palette: QPalette, points: float) -> dict[str, object]:
    table = current_table_colors(palette)
    values: dict[str, object] = widget_colors(palette)._asdict()
    for group, lengths in (("space", SPACE), ("radius", RADIUS), ("height", HEIGHT), ("stroke", STROKE)):
        values |= {f"{group}_{name}": length for name, length in lengths._asdict().items()}
    values |= {f"type_{name}": f"{points * step / TYPE.body:.1f}pt" for name, step in TYPE._asdict().items()}
    values |= {name: getattr(table, name) for name in OF_THE_TABLE}
    values["light_hover"] = mixed(QColor(table.light), QColor("white"), 0.25).name()
    values["light_pressed"] = mixed(QColor(table.light), QColor("black"), 0.12).name()
    values["veil"], values["veil_hover"] = VEILS[is_dark(palette)]
    return values


def _box(kind: str, lengths: Sequence[int], factor: float) -> str:
    border, height, inset = lengths
    wide, ring = scaled(border, factor), scaled(STROKE.ring, factor)
    inside, beside = scaled(height, factor) - 2 * ring, scaled(inset, factor) - wide
    most = f"; max-height: {inside}px" if kind == "exact" else ""
    return f"border-width: {wide}px; padding: {ring - wide}px {beside}px; min-height: {inside}px{most}"
