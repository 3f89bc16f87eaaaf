"""Scroll areas and their edges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QSizePolicy, QStackedWidget, QWidget

from ..look.design import SPACE
from ..look.window_style import follow_window_style
from .fingers import scroll_by_finger
from .layouts import vbox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

UNBOUNDED = (1 << 24) - 1
"""The height of a widget that may be as high as it likes, in Qt."""


def surface(widget: QWidget) -> QWidget:
    """The widget over which something is to be laid: the viewport of a scroll area, else the widget itself.

    What lies beside the viewport is not found by a screen reader.
    """
    return widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget


class YieldingBody(QWidget):
    """Shrinks as far as its parts allow before it is scrolled."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)


def fill(page: QWidget, area: QScrollArea) -> None:
    """Lay out a scroll area over a whole page."""
    vbox(area, on=page)


class VerticalArea(QScrollArea):
    """Scrolls its body up and down where there is too little room, and never to the side; Tab passes over it.

    The body fades out at an edge behind which it goes on. `clear`: the area is transparent, and nothing fades. What has
    the focus and is in sight stays so while something comes or goes above it.

    Takes the body over and owns it.
    """

    def __init__(self, body: QWidget, parent: QWidget, *, clear: bool = False) -> None:
        super().__init__(parent)
        self._focused: QWidget | None = None
        self._top = 0  # of what has the focus, in the body
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # One of our own, that fills nothing. To hand out Qt's, PySide would first set up all kinds of widgets.
        self.setViewport(QWidget(self))
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)  # that of a page, over the table too
        self.setWidget(body)
        body.setAutoFillBackground(not clear)
        if clear:
            scroll_by_finger(self)
        else:
            fade_edges(self)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusObjectChanged.connect(self._follow_focus)

    def _follow_focus(self, focused: QObject | None) -> None:
        """Scroll to what a key has come to; Qt does so only on the way from one part of the area to another."""
        self._focused = focused if isinstance(focused, QWidget) and self.isAncestorOf(focused) else None
        if self._focused is None:
            return
        self._top = self._top_of(self._focused)
        if not QGuiApplication.mouseButtons():
            self.ensureWidgetVisible(self._focused, 0, SPACE.large)

    def _top_of(self, part: QWidget) -> int:
        return part.mapTo(self, QPoint()).y() + self.verticalScrollBar().value()

    def _stay(self) -> None:
        """Keep in sight what has the focus, if it was there before it was moved in the body."""
        if self._focused is not None:
            before, self._top = self._top, self._top_of(self._focused)
            if 0 <= before - self.verticalScrollBar().value() < self.viewport().height():
                self.ensureWidgetVisible(self._focused, 0, SPACE.large)

    def minimumSizeHint(self) -> QSize:
        hint, body = super().minimumSizeHint(), self.widget()
        needed = 0 if body is None else body.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(hint.width(), needed), hint.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # the body needs another width
            self.updateGeometry()
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Resize:
            self._stay()
        return done


class PageArea(VerticalArea):
    """Scrolls a page that is higher than a small screen; otherwise the window would reach beyond it."""

    def __init__(self, pages: QStackedWidget, parent: QWidget) -> None:
        self._pages = pages
        super().__init__(pages, parent, clear=True)
        pages.currentChanged.connect(self.updateGeometry)
        self.verticalScrollBar().rangeChanged.connect(self._style_bar)

    def minimumSizeHint(self) -> QSize:
        """No room for a scroll bar beside a page that hardly ever has one."""
        return QSize(self._pages.minimumSizeHint().width(), super().minimumSizeHint().height())

    def _style_bar(self, _: int, most: int) -> None:
        """Style the scroll bar once there is one: to find its parents, PySide sets up all kinds of widgets."""
        if most:
            follow_window_style(self.verticalScrollBar())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the window."""
        event.ignore()


class FlowingBody(QWidget):
    """As high as its width wants it, and not as the widths wanted it that its parts have had before."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


class CappedArea(VerticalArea):
    """As high as its body, and no higher than `highest` logical pixels: then the body is scrolled."""

    def __init__(self, body: QWidget, parent: QWidget) -> None:
        super().__init__(body, parent)
        body.setAutoFillBackground(False)  # a filled one is not painted below a QGraphicsEffect
        self._body = body
        self.highest = UNBOUNDED
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def cap(self, highest: int) -> None:
        """Set how high the area may be."""
        self.highest = highest
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return min(self._body.heightForWidth(width), self.highest)

    def sizeHint(self) -> QSize:
        return self._body.sizeHint().boundedTo(QSize(UNBOUNDED, self.highest))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


def fade_edges(area: QAbstractScrollArea) -> None:
    """Let what is scrolled, also by finger, fade out at an edge behind which it goes on, so that no line is cut."""
    scroll_by_finger(area)
    _Fades(area, SPACE.large)


def fade_lines(view: QAbstractItemView) -> None:
    """Let lines, which are scrolled by pixels then, fade out like that; one that ends at the edge can still be read."""
    scroll_by_finger(view)
    _Fades(view, SPACE.medium)


class _Fades(QObject):
    """The two edges of an area, which is their parent."""

    def __init__(self, area: QAbstractScrollArea, height: int) -> None:
        super().__init__(area)
        self._area, self._height = area, height
        self._upper, self._lower = _Fade(area, upper=True), _Fade(area, upper=False)
        bar = area.verticalScrollBar()
        bar.rangeChanged.connect(self._place)
        bar.valueChanged.connect(self._place)
        area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        bar, room = self._area.verticalScrollBar(), self._area.viewport().geometry()
        above = min(self._height, bar.value() - bar.minimum())
        below = min(self._height, bar.maximum() - bar.value())
        self._upper.setGeometry(room.x(), room.y(), room.width(), above)
        self._lower.setGeometry(room.x(), room.bottom() + 1 - below, room.width(), below)
        self._upper.setVisible(above > 0)
        self._lower.setVisible(below > 0)


class _Fade(QWidget):
    """The edge of an area where its content goes on: the background, fading into what lies below."""

    def __init__(self, area: QAbstractScrollArea, *, upper: bool) -> None:
        super().__init__(area)
        self._area, self._upper = area, upper
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtGui import QLinearGradient  # with many enums: the first page, which seldom scrolls, does without

        ground = self.palette().color(self._area.viewport().backgroundRole())
        clear = QColor(ground)
        clear.setAlpha(0)
        edge, inside = (0, self.height()) if self._upper else (self.height(), 0)
        colors = QLinearGradient(QPointF(0, edge), QPointF(0, inside))
        colors.setColorAt(0, ground)
        colors.setColorAt(min(0.5, 1 / self.height()), ground)  # nothing of a line in the last row of pixels
        colors.setColorAt(1, clear)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colors)
