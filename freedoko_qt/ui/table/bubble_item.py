"""Words at the table: a bubble at a seat, and the line over the hand."""

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from freedoko_qt.app.plain import shortened
from freedoko_qt.app.settings import Bubbles

from ..look.painting import WRAPPED, broken, font, glow, picture, shadow, speech_bubble
from ..look.theme import TableColors
from .layout import TAIL, TableLayout, TablePosition, bubble_rect

Z_BUBBLE, Z_TOAST = 80.0, 90.0
TOAST_TIME = 3500
ROOM = 16.0  # units around a bubble for its shadow


class Fading(QObject):
    """Words that appear, stay for a while, and fade away."""

    def __init__(self, parent: QObject, scene: QGraphicsScene, z: float, time: int) -> None:
        super().__init__(parent)
        self.text = ""
        self.item = QGraphicsPixmapItem()
        self.item.setZValue(z)
        self.item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.item.setVisible(False)
        scene.addItem(self.item)
        self.stay = QTimer(self)
        self.stay.setSingleShot(True)
        self.stay.setInterval(time)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(220)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self.item.setOpacity)
        self._fade.finished.connect(self.hide)
        self.stay.timeout.connect(self._fade.start)

    @property
    def visible(self) -> bool:
        """True if it can be seen."""
        return self.item.isVisible()

    def say(self, text: str, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Show these words."""
        self.text = shortened(text)
        self.lay_out(layout, colors, ratio)
        self.appear()

    def appear(self) -> None:
        """Be seen from now on, for the time."""
        self._fade.stop()
        self.item.setOpacity(1.0)
        self.item.setVisible(True)
        self.stay.start()

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Take the place of this layout, if there are words."""
        raise NotImplementedError

    def hide(self) -> None:
        """Be gone at once."""
        self.stay.stop()
        self._fade.stop()
        self.item.setVisible(False)


class BubbleItem(Fading):
    """A bubble with what a seat says aloud."""

    def __init__(self, parent: QObject, scene: QGraphicsScene, position: TablePosition) -> None:
        super().__init__(parent, scene, Z_BUBBLE, _milliseconds(Bubbles.NORMAL))
        self.position = position
        self.box = QRectF()
        """The rectangle that it covers, without the tail."""

    def set_time(self, time: Bubbles) -> None:
        """Set the time that it stays from the next time on that it appears."""
        self.stay.setInterval(_milliseconds(time))

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        if not self.text:
            return
        unit = layout.unit
        seat = layout.seats[self.position]
        edge = QSizeF(30, 16) * unit
        face, words = broken(self.text, font(16 * unit, bold=True), seat.speech.size() - edge)
        self.box = box = bubble_rect(layout, self.position, words + edge)
        room = (ROOM + TAIL) * unit
        origin = box.topLeft() - QPointF(room, room)

        def draw(painter: QPainter) -> None:
            painter.translate(-origin)
            shadow(painter, box.translated(0, 3 * unit), 14 * unit, 9 * unit, 0.4)
            painter.fillPath(speech_bubble(box, seat.bubble, 14 * unit, 8 * unit), QColor(colors.bubble))
            painter.setPen(QColor(colors.bubble_ink))
            painter.setFont(face)
            painter.drawText(box.adjusted(edge.width() / 2, 0, -edge.width() / 2, 0), WRAPPED, self.text)

        self.item.setPixmap(picture(box.size() + QSizeF(2 * room, 2 * room), ratio, draw))
        self.item.setPos(origin)


class ToastItem(Fading):
    """One line over the hand that says why; a long one is broken."""

    def __init__(self, parent: QObject, scene: QGraphicsScene) -> None:
        super().__init__(parent, scene, Z_TOAST, TOAST_TIME)

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        if not self.text:
            return
        unit = layout.unit
        face = font(14 * unit)
        widest = min(0.72 * layout.size.width(), 620 * unit)
        words = QFontMetricsF(face).boundingRect(QRectF(0, 0, widest, 10_000), WRAPPED, self.text)
        box = QRectF(0, 0, words.width() + 36 * unit, words.height() + 16 * unit)
        room = 10 * unit

        def draw(painter: QPainter) -> None:
            painter.translate(room, room)
            radius = min(box.height() / 2, 20 * unit)
            glow(painter, box, radius, 6 * unit, QColor(0, 0, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colors.toast))
            painter.drawRoundedRect(box, radius, radius)
            painter.setPen(QColor(colors.toast_ink))
            painter.setFont(face)
            painter.drawText(box.adjusted(18 * unit, 0, -18 * unit, 0), WRAPPED, self.text)

        self.item.setPixmap(picture(QSizeF(box.width() + 2 * room, box.height() + 2 * room), ratio, draw))
        self.item.setPos(layout.toast - QPointF(box.width() / 2 + room, box.height() + room))


def _milliseconds(time: Bubbles) -> int:
    return round(time.seconds * 1000)
