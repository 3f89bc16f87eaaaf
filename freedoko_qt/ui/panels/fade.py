"""Fading panels in and out; a panel can be used at once."""

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsDropShadowEffect, QGraphicsOpacityEffect, QWidget

from ..look.design import DURATION
from ..parts.label import Label

BLUR, BELOW, DARK = 32, 6, QColor(0, 0, 0, 110)


class FadingShadow(QGraphicsDropShadowEffect):
    """The shadow of a panel, with which the panel itself comes into sight."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self.setBlurRadius(BLUR)
        self.setOffset(0, BELOW)
        self.setColor(DARK)
        self._opacity = 1.0
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._fade.valueChanged.connect(self._show)

    def fade_in(self, factor: float) -> None:
        """Fade in, in `factor` times the usual time; 0: at once."""
        self._fade.stop()
        self._show(1.0)
        if factor:
            self._show(0.0)
            self._fade.setDuration(round(DURATION.quick * factor))
            self._fade.start()

    def draw(self, painter: QPainter) -> None:
        if self._opacity:  # blurring takes as long as all else that is painted, and the first frame shows nothing of it
            painter.setOpacity(self._opacity)
            super().draw(painter)

    def _show(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()


def fade_out(panel: QWidget, factor: float) -> None:
    """Fade out a picture of a panel that is about to be hidden; factor 0: at once.

    Returns at once; the picture deletes itself. Call it before the panel is hidden.
    """
    parent = panel.parentWidget()
    if not factor or not panel.isVisible() or parent is None:
        return
    ghost = Label(parent)
    ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    ghost.setPixmap(panel.grab())
    ghost.setGeometry(panel.geometry())
    effect = QGraphicsOpacityEffect(ghost)
    ghost.setGraphicsEffect(effect)
    fade = QVariantAnimation(ghost, startValue=0.0, endValue=1.0, duration=round(DURATION.quick * factor))
    fade.setDirection(QVariantAnimation.Direction.Backward)
    fade.valueChanged.connect(effect.setOpacity)
    fade.finished.connect(ghost.deleteLater)
    ghost.show()
    fade.start()
