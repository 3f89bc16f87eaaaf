"""The size of the words in a window: they grow with it, as the table does."""

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from .design import DURATION
from .distances import DISTANCES
from .stylesheet import style_sheet
from .window_style import WindowStyle

USUAL = (900, 600)
"""A window whose words have the size of the system, in logical pixels."""
NARROWEST = 600
"""The width of the narrowest window: a small tablet upright."""
LOWEST = 320
"""The height of the lowest window: letters twice as large on a small screen."""
EDGE = 40
"""The least difference in size between a dialog and its window, in logical pixels."""
WORDS = "words"
"""The property of a window with the factor of its words."""
SHARE = 0.88
"""The share of the screen for a window that is opened for the first time."""
ROOMY = 1.5
"""The factor of the words from which on the distances grow with them; in smaller windows the words need the room."""
SIZES = (1.0, 1.25, 1.5, 2.0, 2.5, 3.0)
"""The factors of the words; each is used in a window that many times as large as the usual one."""


def first_size(screen: QSize) -> QSize:
    """The size of a window that is opened for the first time: most of the screen, and never more than all of it."""
    return (screen * SHARE).expandedTo(QSize(*USUAL)).boundedTo(screen)


def dialog_size(dialog: QWidget, wanted: tuple[int, int]) -> QSize:
    """The size of a dialog that is wanted beside words of the usual size, and no larger than the window it is for.

    `wanted`: width and height in logical pixels.
    """
    window = dialog
    while (parent := window.parentWidget()) is not None:
        window = parent.window()
    factor = window.property(WORDS) or SIZES[0]
    size = QSize(*wanted) * factor
    return size if window is dialog else size.boundedTo(window.size() - QSize(EDGE, EDGE))


class WordSize(QObject):
    """Sets the style sheet of a window by its size, a moment after a resize.

    The window owns it. Make it before the window has children, which would have to be restyled.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._style = WindowStyle(window)
        self._size = self._fitting
        self._resizing = QTimer(self, singleShot=True, interval=DURATION.quick)
        self._resizing.timeout.connect(self._fit)
        self.apply_style_sheet()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Resize:
                self._resizing.start()
            case QEvent.Type.Show:
                self._fit()
        return False

    @property
    def _fitting(self) -> float:
        """The factor of the words for the size of the window."""
        largest = min(self._window.width() / USUAL[0], self._window.height() / USUAL[1])
        return max((one for one in SIZES if one <= largest), default=SIZES[0])

    def _fit(self) -> None:
        if self._fitting != self._size:
            self._size = self._fitting
            self.apply_style_sheet()

    def apply_style_sheet(self) -> None:
        """Set the style sheet by the palette and font of the application."""
        points = self._size * QApplication.font().pointSizeF()
        self._window.setProperty(WORDS, self._size)
        self._window.setProperty(DISTANCES, self._size if self._size >= ROOMY else 1.0)
        self._style.set_sheet(style_sheet(QApplication.palette(), points))
