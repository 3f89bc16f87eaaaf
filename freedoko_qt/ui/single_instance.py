"""A program that is started again shows the window that is there, with the file that is opened.

The window holds a lock in its data folder. A later start that finds it held lays a request beside it, and the window
takes the request away. So no socket is needed, and only the owner of the folder can send a request.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from freedoko_qt.app.atomic import write_atomically
from freedoko_qt.app.files import read_bytes
from freedoko_qt.app.qt_path import qt_path

from .windows_api import let_another_window_come_to_the_front

log = logging.getLogger(__name__)

FOLDER = "starts"
"""The folder of the lock and the requests, in the data folder."""
LOCK = "window.lock"
REQUEST = ".request"
REFUSED = ".refused"
SHOW = b""
"""The request of a start without a file; any other is the path of one."""
PATIENCE = 5.0
"""Seconds that a window may take to answer."""
LONGEST = 20_000
"""Bytes; no path that can be opened is longer."""


class SingleInstance(QObject):
    """A server for later starts and the files that they hand over.

    Files in the folder `starts` of the data folder; signals come through a QFileSystemWatcher.
    """

    opened = Signal(Path)
    """A later start hands over this file; the window is to open it and come to the front."""
    started = Signal()
    """The program was started again; the window is to come to the front instead of a second one."""

    def __init__(self, data: Path, is_only: Callable[[], bool], parent: QObject | None = None) -> None:
        from freedoko_qt.app.lock import Lock

        super().__init__(parent)
        self._is_only = is_only
        self._folder = data / FOLDER
        self._lock = Lock(self._folder / LOCK)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._answer_all)

    def listen(self) -> None:
        """Start to listen, unless another window with the same data does so already.

        `opened` and `started` may follow at once, for requests that wait already. `is_only` is asked for every start
        without a file.
        """
        if self._watcher.directories() or not self._lock.take():
            return
        for answered in self._folder.glob(f"*{REFUSED}"):  # the later start was killed while it waited
            with suppress(OSError):  # it may be no file, or in a folder that cannot be changed
                answered.unlink()
        for request in self._folder.glob(f"*{REQUEST}"):  # asked of a window that was killed
            with suppress(OSError):
                request.replace(request.with_suffix(REFUSED))
        self._watcher.addPath(qt_path(self._folder))
        self._answer_all()

    def close(self) -> None:
        """Stop to listen.

        A later start opens its own window then.
        """
        if folders := self._watcher.directories():
            self._watcher.removePaths(folders)
            self._lock.release()

    def _answer_all(self) -> None:
        for request in sorted(self._folder.glob(f"*{REQUEST}")):
            with suppress(OSError):  # the other start has given up meanwhile
                self._answer(request)

    def _answer(self, request: Path) -> None:
        """Take SHOW or the path of a file away, and refuse all else."""
        asked = read_bytes(request, LONGEST)
        path = _path(asked)
        if path is not None:
            request.unlink()
            self.opened.emit(path)
        elif asked == SHOW and self._is_only():
            request.unlink()
            self.started.emit()
        else:
            request.replace(request.with_suffix(REFUSED))


def _path(asked: bytes) -> Path | None:
    """The path of a file that is asked for; None if it is none."""
    path = Path(os.fsdecode(asked))
    return path if path.is_absolute() and b"\0" not in asked else None


def hand_over(data: Path, path: Path | None) -> bool:
    """Hand a file over to a window with the same data or, without one, bring that window to the front.

    Returns True if the window has taken it; False if there is none, or it refuses, or does not answer within `PATIENCE`
    seconds. Blocks until then.
    """
    folder = data / FOLDER
    if not _is_held(folder / LOCK):
        return False
    let_another_window_come_to_the_front()
    request = folder / f"{os.urandom(8).hex()}{REQUEST}"
    try:
        write_atomically(request, SHOW if path is None else os.fsencode(path.absolute()))
        return _is_taken(request)
    except OSError:
        log.warning("The window that is there cannot be asked", exc_info=True)
        return False


def _is_held(lock: Path) -> bool:
    """True if a window is there; without a lock nothing more need be loaded to know that none is."""
    if not lock.exists():
        return False
    from freedoko_qt.app.lock import Lock

    own = Lock(lock)
    if own.take():
        own.release()
        return False
    return True


def _is_taken(request: Path) -> bool:
    """True once the window has taken a request away; False if it refuses, or does not answer in time."""
    until = monotonic() + PATIENCE
    while request.exists() and monotonic() < until:
        sleep(0.01)
    for left in (request, request.with_suffix(REFUSED)):
        with suppress(FileNotFoundError):
            left.unlink()
            return False
    return True
