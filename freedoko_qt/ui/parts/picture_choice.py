"""A choice between a few pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..look.design import RADIUS, STROKE
from ..look.painting import antialiased, picture
from ..look.theme import widget_colors
from .flow_columns import FlowColumns

EDGE, GAP = 8, 4  # logical pixels around the picture with its caption, and between them
TICK = QPointF(5, 9.5), QPointF(8, 12.5), QPointF(13, 6.5)


class ChoicePicture(QAbstractButton):
    """A picture with its caption below; the checked one has a frame."""

    def __init__(self, size: QSize, draw: Callable[[QPainter, QRectF], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._size, self._draw = size, draw
        self._picture: QPixmap | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        caption = self.fontMetrics().size(0, self.text())
        width = max(self._size.width(), caption.width())
        return QSize(width + 2 * EDGE, self._size.height() + GAP + caption.height() + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            self._picture = QPixmap()
            QTimer.singleShot(0, self, self._make)  # one per event, so that nothing waits for all of them
        colors, group = self.palette(), QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        with antialiased(self) as painter:
            painter.setOpacity(1.0 if self.isEnabled() else 0.5)
            painter.drawPixmap((self.width() - self._size.width()) // 2, EDGE, self._picture)
            painter.setOpacity(1.0)
            painter.setPen(colors.color(group, QPalette.ColorRole.WindowText))
            caption = QRectF(0, EDGE + self._size.height() + GAP, self.width(), self.fontMetrics().height())
            painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, self.text())
            self._draw_frame(painter)

    def _draw_frame(self, painter: QPainter) -> None:
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        if self.hasFocus():
            painter.setPen(QPen(QColor(widget_colors(self.palette()).focus), STROKE.ring))
        elif self.isChecked():
            painter.setPen(QPen(accent, STROKE.ring))
        elif self.underMouse() and self.isEnabled():
            painter.setPen(QPen(accent, STROKE.line))
        else:
            return
        edge = STROKE.ring / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), RADIUS.control, RADIUS.control)
        if self.isChecked():
            self._draw_tick(painter, accent)

    def _draw_tick(self, painter: QPainter, accent: QColor) -> None:
        """Draw a tick in the upper right corner, so that the choice is not shown by a colour alone."""
        disc = QRectF(self.width() - 22, 4, 18, 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawEllipse(disc)
        ink = self.palette().color(QPalette.ColorRole.HighlightedText)
        painter.setPen(QPen(ink, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([disc.topLeft() + at for at in TICK])

    def _make(self) -> None:
        size = QSizeF(self._size)
        whole = QRectF(QPointF(), size)
        self._picture = picture(size, self.devicePixelRatioF(), lambda painter: self._draw(painter, whole))
        self.update()


class PictureChoice(FlowColumns):
    """Pictures in rows, of which one is chosen, by click or arrow keys.

    `draw` is called once for each picture, from the event loop, with a place as large as `size`.
    """

    chosen = Signal(object)
    """The key of the picture that a person has chosen."""

    def __init__(
        self, size: QSize, pictures: Mapping[str, Callable[[QPainter, QRectF], None]], parent: QWidget
    ) -> None:
        super().__init__(parent, usual=len(pictures), stretched=False)
        self.pictures = {key: ChoicePicture(size, draw, self) for key, draw in pictures.items()}
        for key, button in self.pictures.items():
            button.clicked.connect(lambda _, key=key: self.chosen.emit(key))
        self.show_widgets(tuple(self.pictures.values()))

    def name_pictures(self, names: Mapping[str, str]) -> None:
        """Write these names below the pictures.

        KeyError if a picture has no name.
        """
        for key, button in self.pictures.items():
            button.setText(names[key])
            button.updateGeometry()
        self.refresh()

    def show_choice(self, key: str) -> None:
        """Check this one, without emitting a change."""
        self.pictures[key].setChecked(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the chosen picture."""
        checked = next((one for one in self.pictures.values() if one.isChecked()), None)
        if checked is not None:
            checked.setFocus(event.reason())
