"""The log of the program: a file that begins anew at a start when it has grown large."""

import atexit
import logging
import sys
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from freedoko_qt.app.files import appended, make_private

BYTES = 256 * 1024
"""A log that has grown larger is put aside at the next start."""

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _LogFile(logging.FileHandler):
    """A log that only its owner can read, and never a pipe or a device."""

    def _open(self) -> TextIOWrapper:
        return appended(Path(self.baseFilename))


def keep_log(path: Path) -> None:
    """Write what the program, Qt and uncaught errors say into a file; if that cannot be, to stderr only.

    A line that can be written nowhere, on a full disk or without a screen, is dropped without a word.

    Call it once, at the start. Warnings and worse go to stderr as well. A log of more than `BYTES` is renamed to `.1`
    first.
    """
    logging.raiseExceptions = False  # what cannot be logged is no news for whoever reads standard error
    handlers: list[logging.Handler] = []
    if sys.__stderr__ is not None:  # a program with a window has none on Windows
        handlers.append(logging.StreamHandler())
        handlers[0].setLevel(logging.WARNING)
    try:
        _begin_anew(path)
        handlers.append(_LogFile(path))
    except OSError as error:
        logging.getLogger(__name__).warning("No log is kept: %s", error)
    logging.basicConfig(level=logging.INFO, handlers=handlers, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    qInstallMessageHandler(_qt_said)
    atexit.register(end_log)
    sys.excepthook = _uncaught


def end_log() -> None:
    """Close the log; Qt, which still has something to say after Python has ended, says it to stderr.

    Done by itself at the end of the process.
    """
    qInstallMessageHandler(None)
    logging.shutdown()


def _begin_anew(path: Path) -> None:
    """Put a log that has grown large aside, in the place of the last such one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and path.stat().st_size > BYTES:
        make_private(path)
        path.replace(path.with_name(f"{path.name}.1"))


def _qt_said(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), message)


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    logging.getLogger("error").critical("Uncaught", exc_info=(kind, error, trace))
