"""Words in which the signs of the red suits are red."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle

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
    layout = _layout(words, painter.font(), red, room.width() if wraps else None)
    size = layout.boundingRect().size().toSize() + QSize(1, 0)
    place = QStyle.alignedRect(QGuiApplication.layoutDirection(), alignment, size, room)
    layout.draw(painter, QPointF(place.topLeft()))


def _layout(words: str, face: QFont, red: QColor, width: int | None) -> QTextLayout:
    """The lines, one below the other; without a width they end only where the words say so."""
    layout = QTextLayout(words.replace("\n", LINE_END), face)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap if width is None else QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.setFormats([_at(place, red) for place, letter in enumerate(words) if letter in RED_SIGNS])
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        if width is not None:
            line.setLineWidth(width)
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout


def _at(place: int, red: QColor) -> QTextLayout.FormatRange:
    """The colour of the sign at a place."""
    found = QTextLayout.FormatRange()
    found.start, found.length = place, 1
    found.format = QTextCharFormat()
    found.format.setForeground(red)
    return found
