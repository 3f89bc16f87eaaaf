"""The typeface of the program: Atkinson Hyperlegible, made for weak eyes by the Braille Institute."""

from functools import cache

from fontpkg_atkinson_hyperlegible import FAMILY, ROOT
from PySide6.QtGui import QFont, QFontDatabase

from freedoko_qt.app.qt_path import qt_path
from freedoko_qt.resources import asset

FILES = ("Regular", "Bold")
SIGNS = "FreeDoko Signs"
"""The font of the signs that it lacks: suits, arrows and ticks."""
LARGER = 1.08
"""Its letters are smaller than those of most systems' typefaces in the same size."""
TABULAR = "tnum"
"""The feature by which all figures are equally wide."""


def typeface(factor: float) -> QFont:
    """The font of the program, by a factor larger than the words of the system.

    The files are loaded once, with the first call; there must be a QGuiApplication.
    """
    _load()
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    result = QFont([FAMILY, SIGNS, system.family()])
    result.setPointSizeF(system.pointSizeF() * LARGER * factor)
    result.setFeature(QFont.Tag(TABULAR), 1)
    return result


def bold(face: QFont) -> QFont:
    """A bold copy of a font."""
    result = QFont(face)
    result.setBold(True)
    return result


@cache
def _load() -> None:
    words = (ROOT / "files" / f"{FAMILY.replace(' ', '')}-{weight}.ttf" for weight in FILES)
    for file in (*words, asset("fonts", "freedoko-signs.ttf")):
        QFontDatabase.addApplicationFont(qt_path(file))
