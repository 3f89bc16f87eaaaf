"""Words in which the signs of the red suits are red."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

if TYPE_CHECKING:
    from PySide6.QtGui import QTextLayout

RED_SIGNS = "♥♦"
LINE_END = "\u2028"
"""The end of a line within a paragraph."""


def has_red_sign(text: str) -> bool:
    """True if there is a sign of a red suit in a text."""
    return any(sign in text for sign in RED_SIGNS)


def draw_words(
    painter: QPainter,
    room: QRect,
    words: str,
    red: QColor,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    *,
    wraps: bool = False,
) -> None:
    """Draw a text as Qt does, in the pen and font of the painter, but with the signs of red suits in `red`.

    One line unless `wraps`, or unless there are line breaks in it. Not clipped to `room`.
    """
    layout = _layout(words, painter.font(), red, room.width(), alignment, wraps=wraps)
    # Not by `QStyle.alignedRect`: PySide would set up the largest class of all for it.
    wrapped = Qt.TextFlag.TextWordWrap.value if wraps else 0
    top = painter.boundingRect(QRectF(room), alignment.value | wrapped, words).top()
    layout.draw(painter, QPointF(room.left(), top))


def _layout(
    words: str, face: QFont, red: QColor, width: int, alignment: Qt.AlignmentFlag, *, wraps: bool
) -> QTextLayout:
    """The lines, one below the other; unless they wrap they end only where the words say so."""
    # Imported where they are used: they bring many enums with them, and few words have such signs.
    from PySide6.QtGui import QTextCharFormat, QTextLayout, QTextOption

    def at(place: int) -> QTextLayout.FormatRange:
        found = QTextLayout.FormatRange()
        found.start, found.length = place, 1
        found.format = QTextCharFormat()
        found.format.setForeground(red)
        return found

    layout = QTextLayout(words.replace("\n", LINE_END), face)
    option = QTextOption(alignment & Qt.AlignmentFlag.AlignHorizontal_Mask)
    option.setWrapMode(QTextOption.WrapMode.WordWrap if wraps else QTextOption.WrapMode.NoWrap)
    layout.setTextOption(option)
    layout.setFormats([at(place) for place, letter in enumerate(words) if letter in RED_SIGNS])
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout
