"""The corner of the table with the game type, the progress of the game, and the marks of the tournament."""

from functools import partial

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from ..look.painting import chip, fitted, font, text_size
from ..look.theme import TableColors
from .arrangement import CORNER_HEIGHT, REMARK, SUBTITLE, TITLE
from .layout import TableLayout
from .picture_item import PictureItem, PictureScene
from .table_state import TableState

Z = 2.0
TITLE_LETTERS, SUBTITLE_LETTERS = 15, 12.5  # units


class CornerItem(PictureItem):
    """A title, a line below it, and a chip for each mark."""

    def __init__(self, scene: PictureScene) -> None:
        super().__init__(scene, Z)

    def show_state(self, state: TableState | None, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Show the words of a state; None: nothing."""
        if state is None:
            self.reveal(False)
            return
        unit, room = layout.unit, layout.info
        height = TITLE * bool(state.title) + SUBTITLE * bool(state.subtitle) + REMARK * len(state.remarks)
        # Larger words have lines that are as much higher, unless there are too many.
        larger = text_size(state.title, font(TITLE_LETTERS * unit, bold=True)).height() / (TITLE * unit)
        line = unit * max(1.0, min(larger, CORNER_HEIGHT / max(1, height)))
        self.setPos(room.topLeft())
        self.redraw(QSizeF(room.width(), height * line), ratio, partial(_write, state, layout, colors, line))
        self.reveal(height > 0)


def _write(state: TableState, layout: TableLayout, colors: TableColors, line: float, painter: QPainter) -> None:
    """Write the lines, whose heights are in units of `line`."""
    unit, room = layout.unit, QRectF(0, 0, layout.info.width(), 0)
    painter.setPen(QColor(colors.ink))
    for text, height, size, bold in (
        (state.title, TITLE, TITLE_LETTERS, True),
        (state.subtitle, SUBTITLE, SUBTITLE_LETTERS, False),
    ):
        if not text:
            continue
        room.setHeight(height * line)
        painter.setFont(fitted(text, font(size * unit, bold=bold), room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text)
        room.translate(0, height * line)
    face, paint = font(12 * unit, bold=True), (colors.badge, colors.badge_ink)
    for remark in state.remarks:
        width = min(room.width(), text_size(remark, face).width() + 16 * unit)
        chip(painter, QRectF(0, room.top() + 2 * line, width, (REMARK - 2) * line), remark, face, paint)
        room.translate(0, REMARK * line)
