"""The items for messages at the table: the bubble of a seat and the line over the hand."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QPainter

from freedoko_qt.app.plain import shortened
from freedoko_qt.app.settings import Bubbles

from ..look.painting import WRAPPED, broken, font, glow, shadow, speech_bubble
from ..look.theme import TableColors
from .arrangement import TAIL
from .layout import TableLayout, TablePosition
from .picture_item import PictureItem, PictureScene
from .table_layout import bubble_rect

Z_BUBBLE, Z_TOAST = 80.0, 90.0
TOAST_TIME, FADE_TIME = 3500, 220  # milliseconds
LINES = 48.0  # units, the height of a message of two lines
LEAST = 28.0  # units, the height of a bubble of one line
ROOM = 16.0  # units around a bubble for its shadow


class Fading(QObject):
    """Words that appear, stay for a while, and fade away.

    The scene owns the item. `time` in milliseconds before it fades.
    """

    faded = Signal()
    """It has faded away by itself."""

    def __init__(self, parent: QObject, scene: PictureScene, z: float, time: int) -> None:
        super().__init__(parent)
        self.text = ""
        self._words: Callable[[], str] = str
        self.lasts = False
        """True if it stays until it is hidden."""
        self.item = PictureItem(scene, z)
        self.stay = QTimer(self, singleShot=True, interval=time)
        self._fade = QVariantAnimation(self, duration=FADE_TIME, startValue=1.0, endValue=0.0)
        self._fade.valueChanged.connect(self.item.setOpacity)
        self._fade.finished.connect(self.hide)
        self._fade.finished.connect(self.faded)
        self.stay.timeout.connect(self._fade.start)

    def set_pace(self, factor: float) -> None:
        """Fade away in `factor` times the usual time; 0: vanish at once."""
        self._fade.setDuration(round(FADE_TIME * factor))

    @property
    def visible(self) -> bool:
        """True if it can be seen."""
        return self.item.isVisible()

    def say(
        self, words: Callable[[], str], layout: TableLayout, colors: TableColors, ratio: float, *, lasts: bool = False
    ) -> None:
        """Show these words, for a while or, if they last, until `hide`.

        Shortened like every text of others. The time begins again if they are shown already. `words`: a function, so
        that they follow the language.
        """
        self._words, self.lasts = words, lasts
        self.say_again(layout, colors, ratio)
        self.appear()

    def say_again(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Show the same words in the current language; their time runs on."""
        self.text = shortened(self._words())
        self.lay_out(layout, colors, ratio)

    def appear(self) -> None:
        """Show, and start the time."""
        self._fade.stop()
        self.item.setOpacity(1.0)
        self.item.reveal(True)
        if self.lasts:
            self.stay.stop()
        else:
            self.stay.start()

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Take the place of this layout, if there are words."""
        raise NotImplementedError

    def hide(self) -> None:
        """Hide at once."""
        self.stay.stop()
        self._fade.stop()
        self.item.reveal(False)


class BubbleItem(Fading):
    """A bubble with what a seat says aloud."""

    def __init__(self, parent: QObject, scene: PictureScene, position: TablePosition) -> None:
        super().__init__(parent, scene, Z_BUBBLE, _milliseconds(Bubbles.NORMAL))
        self.position = position
        self.box = QRectF()
        """The rectangle that it covers, without the tail."""
        self.lift = 0.0
        """The height by which it is lifted above the badges between it and the plate."""

    def set_time(self, time: Bubbles) -> None:
        """Set the time that it stays from the next time on that it appears.

        A bubble that is shown keeps its time.
        """
        self.stay.setInterval(_milliseconds(time))

    def has_room(self, layout: TableLayout) -> bool:
        """True if a line can be read there; beside many badges the own seat may have no room for one."""
        return layout.seats[self.position].speech.height() - self.lift >= LEAST * layout.unit

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        if not self.text:
            return
        unit = layout.unit
        seat = layout.seats[self.position]
        edge = QSizeF(30, 16) * unit
        space = QSizeF(seat.speech.width(), seat.speech.height() - self.lift) - edge
        face, words = broken(self.text, font(16 * unit, bold=True), space)
        self.box = box = bubble_rect(layout, self.position, words + edge, self.lift)
        tip = seat.bubble - QPointF(0, self.lift)
        room = (ROOM + TAIL) * unit
        origin = box.topLeft() - QPointF(room, room)

        def draw(painter: QPainter) -> None:
            painter.translate(-origin)
            shadow(painter, box.translated(0, 3 * unit), 14 * unit, 9 * unit, 0.4)
            painter.fillPath(speech_bubble(box, tip, 14 * unit, 8 * unit), QColor(colors.bubble))
            painter.setPen(QColor(colors.bubble_ink))
            painter.setFont(face)
            painter.drawText(box.adjusted(edge.width() / 2, 0, -edge.width() / 2, 0), WRAPPED, self.text)

        self.item.setPos(origin)
        self.item.redraw(box.size() + QSizeF(2 * room, 2 * room), ratio, draw)


class ToastItem(Fading):
    """The message line above the hand; a long message takes two lines.

    `obstacles` returns the rectangles, besides the announcements and a panel, that it must not cover.
    """

    def __init__(self, parent: QObject, scene: PictureScene, obstacles: Callable[[], Iterable[QRectF]]) -> None:
        super().__init__(parent, scene, Z_TOAST, TOAST_TIME)
        self._obstacles = obstacles
        self.box = QRectF()
        """The rectangle that it covers."""
        self.announcements = QRectF()
        """The buttons in the same row; the message stands left of them, or above them if it is longer."""
        self.panel = QRectF()
        """The part of the table that a panel covers."""
        self.font_size = 0
        """The size of the letters, in logical pixels; smaller than usual only where the message has no other room."""

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        if not self.text:
            return
        unit = layout.unit
        edge = QSizeF(32, 8) * unit

        def sized(room: QRectF) -> tuple[QFont, QSizeF]:
            return broken(self.text, font(14 * unit), room.size() - edge)

        space = max(self._rooms(layout), key=lambda room: sized(room)[0].pixelSize())
        face, words = sized(space)
        self.font_size = face.pixelSize()
        size = QSizeF(words.width() + edge.width(), max(words.height() + edge.height(), 30 * unit))
        left = min(max(layout.middle.x() - size.width() / 2, space.left()), space.right() - size.width())
        self.box = box = QRectF(QPointF(left, space.center().y() - size.height() / 2), size)
        room = 10 * unit
        origin = box.topLeft() - QPointF(room, room)

        def draw(painter: QPainter) -> None:
            painter.translate(-origin)
            radius = min(box.height() / 2, 20 * unit)
            glow(painter, box, radius, 6 * unit, QColor(0, 0, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colors.toast))
            painter.drawRoundedRect(box, radius, radius)
            painter.setPen(QColor(colors.toast_ink))
            painter.setFont(face)
            painter.drawText(box.adjusted(edge.width() / 2, 0, -edge.width() / 2, 0), WRAPPED, self.text)

        self.item.setPos(origin)
        self.item.redraw(QSizeF(box.width() + 2 * room, box.height() + 2 * room), ratio, draw)

    def _rooms(self, layout: TableLayout) -> list[QRectF]:
        """The places for the message, the best first: in the row above the hand; above it, right of the own card."""
        whole, gap = layout.toast, 8 * layout.unit
        if not whole.intersects(self.announcements):
            return [whole]
        beside, above = QRectF(whole), QRectF(whole)
        beside.setRight(self.announcements.left() - gap)
        above.setBottom(self.announcements.top() - gap)
        above.setTop(above.bottom() - LINES * layout.unit)
        above.setLeft(layout.seats[TablePosition.BOTTOM].slot.rect.right() + 2 * gap)
        above.setRight(layout.strip.left() - gap)
        for rect in filter(above.intersects, (self.panel, *self._obstacles())):
            above.setRight(min(above.right(), rect.left() - gap))
        return [beside, above] if above.width() > 0 else [beside]


def _milliseconds(time: Bubbles) -> int:
    return round(time.seconds * 1000)
