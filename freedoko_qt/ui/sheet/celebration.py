"""A celebration animation over a page: a word in the middle and confetti around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.sheet.highlights import Highlight
from freedoko_qt.app.step_timer import StepTimer
from freedoko_qt.engine.cards import Card

from ..cards.deck import ASPECT, Deck
from ..look.design import DARK
from ..look.painting import fitted, font, picture, shadow
from ..look.theme import current_table_colors
from ..parts.avatar_button import paint_avatar

TIME = 2400  # milliseconds, at normal speed
NUMBER = 44  # of small pictures
SIZE = 0.055  # of a small picture, of the shorter side of the page
GRAVITY = 1.9  # heights of the page in the square of the time
POP, LEAVING = 0.14, 0.86  # shares of the time in which the word comes, and from which on it goes

GOLD, GOLD_EDGE, BLACK = QColor("#ffcf3f"), QColor("#b98300"), QColor("#1d211e")

Draw = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class Particle:
    """A flying picture; lengths are shares of the page, times of the animation."""

    picture: int
    start: QPointF
    speed: QPointF
    delay: float
    spin: float

    def at(self, time: float) -> QPointF:
        """The place at a time."""
        gone = max(0.0, time - self.delay)
        return QPointF(
            self.start.x() + self.speed.x() * gone,
            self.start.y() + self.speed.y() * gone + GRAVITY * gone * gone / 2,
        )


class Celebration(QWidget):
    """An overlay over its parent; a click or any key ends it and does nothing else."""

    over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()
        self._words = ""
        self._below = QPixmap()
        self._pictures: Sequence[QPixmap] = ()
        self._particles: Sequence[Particle] = ()
        self._focused: QWidget | None = None
        self._time = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._time.valueChanged.connect(lambda _: self.update())
        self._time.finished.connect(self.end)
        parent.installEventFilter(self)

    def celebrate(self, highlight: Highlight, words: str, deck: Deck, time: int) -> None:
        """Celebrate something.

        Returns at once; `over` follows at the end, however it ends. `time` in milliseconds.
        """
        page = self._page
        self._words = words
        self.setAccessibleName(words)
        self.setGeometry(page.rect())
        # What lies below is painted once: else the whole page would be painted for every frame. Painting lays it out,
        # and what becomes of it asks for more room; a single pixel is enough for that.
        page.grab(QRect(0, 0, 1, 1))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._below = page.grab()
        if drawing := [one for one in page.findChildren(StepTimer) if one.isActive()]:
            for one in drawing:
                one.finish()
            self._below = page.grab()
        side = max(18.0, SIZE * min(page.width(), page.height()))
        ratio = self.devicePixelRatioF()
        size = QSizeF(side, side)
        self._pictures = [picture(size, ratio, partial(_within, draw, side)) for draw in PICTURES[highlight](deck)]
        chance = Random(highlight.value)
        self._particles = [_launched(chance, len(self._pictures)) for _ in range(NUMBER)]
        self._focused = page.window().focusWidget()
        self.raise_()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._time.setDuration(time)
        self._time.start()

    @property
    def words(self) -> str:
        """The word that is shown; empty where nothing is celebrated."""
        return self._words if self.isVisible() else ""

    def end(self) -> None:
        """Hide the overlay, and restore the focus.

        `over` follows. Does nothing if it is hidden.
        """
        if self.isHidden():
            return
        self._time.stop()
        if self._focused is not None:
            self._focused.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self._below = QPixmap()
        self.over.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # else a key of the menu would do its work as well
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the celebration when the page is left, or has another size."""
        if event.type() in (QEvent.Type.Hide, QEvent.Type.Resize):
            self.end()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():  # a held key may come from the last card
            self.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end()

    def paintEvent(self, event: QPaintEvent) -> None:
        time = self._time.currentValue() or 0.0
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(0, 0, self._below)
            for particle in self._particles:
                self._paint_particle(painter, particle, time)
            self._paint_words(painter, time)

    def _paint_particle(self, painter: QPainter, particle: Particle, time: float) -> None:
        at, thrown = particle.at(time), self._pictures[particle.picture]
        side = thrown.width() / thrown.devicePixelRatio()
        painter.save()
        painter.translate(at.x() * self.width(), at.y() * self.height())
        painter.rotate(particle.spin * time)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), thrown)
        painter.restore()

    def _paint_words(self, painter: QPainter, time: float) -> None:
        colors = current_table_colors(self.palette())
        comes = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(min(1.0, time / POP))
        goes = max(0.0, (time - LEAVING) / (1 - LEAVING))
        face = banner_font(self._words, self.size())
        metrics = QFontMetricsF(face)
        room = QRectF(0, 0, metrics.horizontalAdvance(self._words) + 2 * metrics.height(), 1.7 * metrics.height())
        room.moveCenter(QPointF(0, 0))
        painter.save()
        painter.translate(self.width() / 2, self.height() * 0.4)
        painter.scale(comes, comes)
        painter.setOpacity(1 - goes)
        shadow(painter, room, room.height() * 0.3, 14)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.light))
        painter.drawRoundedRect(room, room.height() * 0.3, room.height() * 0.3)
        painter.setPen(QColor(colors.light_ink))
        painter.setFont(face)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._words)
        painter.restore()


def banner_font(words: str, page: QSize) -> QFont:
    """The font of the words over a page of this size: as large as they fit, and bold."""
    size, width = page.height() / 9, 0.8 * page.width()
    needed = QFontMetricsF(font(size, bold=True)).horizontalAdvance(words)
    return fitted(words, font(size * min(1.0, width / max(1.0, needed)), bold=True), width)


def _launched(chance: Random, pictures: int) -> Particle:
    """A particle from below the left or right corner towards the middle."""
    is_left = chance.random() < 0.5
    across = chance.uniform(0.15, 0.75)
    return Particle(
        chance.randrange(pictures),
        QPointF(-0.05 if is_left else 1.05, 1.05),
        QPointF(across if is_left else -across, -chance.uniform(1.2, 1.9)),
        chance.uniform(0.0, 0.25),
        chance.uniform(-540, 540),
    )


# The small pictures


def _within(draw: Draw, side: float, painter: QPainter) -> None:
    draw(painter, QRectF(0, 0, side, side).adjusted(1, 1, -1, -1))


def _star(painter: QPainter, rect: QRectF) -> None:
    path = QPainterPath()
    for corner in range(10):
        radius = rect.width() / 2 * (1.0 if corner % 2 == 0 else 0.42)
        angle = pi * corner / 5 - pi / 2
        point = rect.center() + QPointF(radius * cos(angle), radius * sin(angle))
        path.lineTo(point) if corner else path.moveTo(point)
    path.closeSubpath()
    painter.setPen(GOLD_EDGE)
    painter.setBrush(GOLD)
    painter.drawPath(path)


def _spade(painter: QPainter, rect: QRectF) -> None:
    """A black sign on a round white ground: it is seen on light and on dark."""
    painter.setPen(GOLD_EDGE)
    painter.setBrush(QColor("white"))
    painter.drawEllipse(rect)
    path = QPainterPath(QPointF(0.5, 0.18))
    path.cubicTo(0.56, 0.34, 0.82, 0.44, 0.8, 0.6)
    path.cubicTo(0.78, 0.74, 0.6, 0.72, 0.54, 0.62)
    path.lineTo(0.62, 0.82)
    path.lineTo(0.38, 0.82)
    path.lineTo(0.46, 0.62)
    path.cubicTo(0.4, 0.72, 0.22, 0.74, 0.2, 0.6)
    path.cubicTo(0.18, 0.44, 0.44, 0.34, 0.5, 0.18)
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    painter.fillPath(path, BLACK)


def _card(card: Card, deck: Deck, painter: QPainter, rect: QRectF) -> None:
    width = rect.height() * ASPECT * 0.8
    shown = deck.picture(card, width, painter.device().devicePixelRatio())
    size = QSizeF(shown.size()) / shown.devicePixelRatio()
    painter.drawPixmap(rect.center() - QPointF(size.width() / 2, size.height() / 2), shown)


def _fox(painter: QPainter, rect: QRectF) -> None:
    paint_avatar(painter, Avatar.FOX, rect)


def _slip(color: QColor, painter: QPainter, rect: QRectF) -> None:
    """A slip of paper."""
    across, down = rect.width() * 0.2, rect.height() * 0.35
    painter.fillRect(rect.adjusted(across, down, -across, -down), color)


PICTURES: Mapping[Highlight, Callable[[Deck], Sequence[Draw]]] = {
    Highlight.SOLO: lambda _: (_star,),
    Highlight.BLACK: lambda _: (_spade,),
    Highlight.DOPPELKOPF: lambda deck: [partial(_card, card, deck) for card in (Card.HT, Card.CA, Card.ST, Card.HA)],
    Highlight.FOX: lambda _: (_fox,),
    Highlight.TOURNAMENT: lambda _: [partial(_slip, color) for color in map(QColor, DARK.lines)],
}
