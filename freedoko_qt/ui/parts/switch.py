"""A switch: a check box that is painted as a knob in its track, with its state beside it in words."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox

from ..look.design import HEIGHT, STROKE
from ..look.painting import antialiased
from ..look.stylesheet import mixed
from ..look.theme import widget_colors

OFF = 0.55
"""The share of the colour of words in the track of one that is off."""
HOVERED, PRESSED = 0.18, 0.32
"""The share of the colour of words in the track below the pointer."""
GAP = 8  # pixels between the words and the track
RING = 4  # pixels right of the track for the ring around it


class Switch(QCheckBox):
    """A button that is on or off; its text says which, and stands on the left."""

    def sizeHint(self) -> QSize:
        track = self._track_size
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        hook = max(0, -self.fontMetrics().boundingRect(self.text()).left())  # of a j, left of where it begins
        width = hook + words.width() + GAP + track.width() + RING
        return QSize(width, max(HEIGHT.compact, self.fontMetrics().height(), track.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:  # noqa: N802 - Qt's name
        return self.rect().contains(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        colors = self.palette()
        text = colors.color(group, QPalette.ColorRole.WindowText)
        window = colors.color(QPalette.ColorRole.Window)
        accent = colors.color(QPalette.ColorRole.Highlight)
        size = self._track_size
        track = QRectF(0, 0, size.width(), size.height())
        track.moveCenter(QRectF(self.rect()).center())
        track.moveRight(self.width() - RING)
        fill = accent if self.isChecked() else mixed(window, text, OFF)
        if not self.isEnabled():
            fill = mixed(window, fill, 0.35)
        elif self.underMouse() or self.isDown():
            fill = mixed(fill, text, PRESSED if self.isDown() else HOVERED)
        with antialiased(self) as painter:
            painter.setPen(text)
            words = QRectF(0, 0, track.left() - GAP, self.height())
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(words, right | Qt.TextFlag.TextShowMnemonic, self.text())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
            inset = 3.0
            knob = track.height() - 2 * inset
            left = track.right() - inset - knob if self.isChecked() else track.left() + inset
            painter.setBrush(colors.color(QPalette.ColorRole.HighlightedText) if self.isEnabled() else window)
            painter.drawEllipse(QRectF(left, track.top() + inset, knob, knob))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(widget_colors(colors).focus), STROKE.ring))
                painter.drawRoundedRect(track.adjusted(-2, -2, 2, 2), track.height() / 2 + 2, track.height() / 2 + 2)

    @property
    def _track_size(self) -> QSize:
        height = round(self.fontMetrics().height() * 1.3)
        return QSize(round(height * 1.8), height)
