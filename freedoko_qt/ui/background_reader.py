"""The reader of things that take a while: on a thread, with a thin bar that shows it."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from freedoko_qt.app.background import Background
from freedoko_qt.engine.errors import GameError

from .look.window_style import follow_window_style
from .navigator import Navigator
from .parts.busy import be_busy
from .parts.translated import Translated

T = TypeVar("T")

PATIENCE = 150  # milliseconds before the bar appears
HEIGHT = 3  # logical pixels


class BackgroundReader(QObject):
    """Reads what a page needs before it is shown, which turning to another page cancels, and what is to be kept."""

    def __init__(self, navigator: Navigator, window: QWidget) -> None:
        super().__init__(window)
        self._navigator, self._window = navigator, window
        self._then: Callable[[Future[Any]], object] = lambda read: None
        self._waits = False
        self._kept = 0
        """The number of jobs that nothing cancels."""
        self._bar = Bar(window)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._show_bar)
        self._background = Background(self)
        self._background.done.connect(self._on_done)
        navigator.page_changed.connect(self.forget)

    @property
    def is_reading(self) -> bool:
        """True while something is being read."""
        return self._waits or self._kept > 0

    def read(self, job: Callable[[], T], then: Callable[["Future[T]"], object]) -> None:
        """Read something, in place of the last request; `then` gets the result, or the GameError or OSError.

        `then` gets a finished Future, whose `result()` returns or raises. It is called in the window's thread, and not
        at all if another page is shown meanwhile or another job is given. Other errors of the job are logged, and
        `then` is not called.
        """
        self._then, self._waits = then, True
        self._background.ask(partial(_outcome, job))
        self._patience.start()

    def take_in(self, job: Callable[[], T], then: Callable[["Future[T]"], object]) -> None:
        """Read something that is to be kept, after what is being read; nothing cancels it but `close`.

        `then` as in `read`, whatever page is shown by then.
        """
        self._kept += 1
        self._background.submit(partial(_outcome, job), partial(self._on_taken_in, then))
        self._patience.start()

    def forget(self) -> None:
        """Drop the result of what is being read, unless it is to be kept.

        The job itself runs to its end.
        """
        self._waits = False
        self._background.forget()
        self._hide_bar()

    def close(self) -> None:
        """End the thread, after what is being read.

        Blocks until it is over.
        """
        self._background.close()

    def _show_bar(self) -> None:
        top = self._navigator.pages.mapTo(self._window, QPoint(0, 0))
        self._bar.setGeometry(0, top.y(), self._window.width(), HEIGHT)
        self._bar.raise_()
        self._bar.show()

    def _hide_bar(self) -> None:
        if not self.is_reading:
            self._patience.stop()
            self._bar.hide()

    def _on_taken_in(self, then: Callable[["Future[Any]"], object], read: object) -> None:
        self._kept -= 1
        self._hide_bar()
        if isinstance(read, Future):
            then(read)

    def _on_done(self, read: object) -> None:
        self.forget()
        if isinstance(read, Future):
            self._then(read)


class Bar(Translated, QProgressBar):
    """A progress bar that moves while something is being read."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        follow_window_style(self)
        self.bind(self.setAccessibleName, lambda self: self.tr("Reading"))
        be_busy(self)
        self.setTextVisible(False)
        self.hide()


def _outcome(job: Callable[[], T]) -> "Future[T]":
    """The result of a job, or the error that it ends with."""
    read: Future[T] = Future()
    try:
        read.set_result(job())
    except (GameError, OSError) as error:
        read.set_exception(error)
    return read
