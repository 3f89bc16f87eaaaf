"""Reports of uncaught exceptions, with the system and the running game, kept where the user can find them.

Nothing is lost with it: the journal has every action on disk. What ends the process at once leaves a trace in a file,
and the next start makes the report of it.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, TextIO

from PySide6.QtCore import QCoreApplication, QObject, Signal

from freedoko_qt.app.atomic import write_atomically
from freedoko_qt.app.dates import dated_name
from freedoko_qt.app.files import appended, make_folder, read_text
from freedoko_qt.app.identity import NAME
from freedoko_qt.app.notice import Notice, unwritable
from freedoko_qt.app.sealed import packed
from freedoko_qt.engine.errors import MALFORMED
from freedoko_qt.engine.text import clean

if TYPE_CHECKING:
    from freedoko_qt.app.places import Places

log = logging.getLogger(__name__)

TRACE = "fatal.trace"
"""The file for what ends the process at once; it is empty as long as nothing does."""
MOST = 10
"""The most reports that are written in one run of the program, each fault once."""
KEPT = 20
"""The most reports that are kept; the oldest go first."""
LARGEST = 20_000_000
"""Bytes; no log and no trace comes near it.

A larger file is not read, and its part of the report stays empty.
"""
LAST_LINES = 30
"""Lines of the log in the report of a process that was ended at once."""


class CrashReport(NamedTuple):
    """A report of an uncaught exception."""

    text: str
    """The report, with `~` for the home folder and without the names of the players."""
    path: Path | None
    """The file of the report; None if it could not be written."""


class Crashes(QObject):
    """Catches uncaught exceptions of every thread while it is installed.

    Install it once, in the thread of the window. Exceptions of Python are reported at once; a crash of the process
    itself is written by `faulthandler` and reported by the next start. `KeyboardInterrupt` and `SystemExit` go to the
    hook that was there before.
    """

    happened = Signal(object)
    """A CrashReport; emitted from any thread."""

    def __init__(
        self,
        where: Places,
        window_system: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.running: Callable[[], Mapping[str, Any] | None] = lambda: None
        """Returns the record of the game on the table.

        Called in the thread that failed; an exception of its own leaves the record out.
        """
        self.is_attended = False
        """True if a window shows the reports; else a sentence is printed."""
        self.notice: Notice | None = None
        """The notice that no trace can be kept; None if one can."""
        self._where = where
        self._window_system = window_system
        self._seen: set[str] = set()
        self._trace: TextIO | None = None
        self._hook, self._thread_hook = sys.excepthook, threading.excepthook

    def install(self) -> None:
        """Install the hooks.

        The folder and the trace file are made. Where they cannot be, `notice` says so, and exceptions are still
        reported.
        """
        self._hook, self._thread_hook = sys.excepthook, threading.excepthook
        sys.excepthook = self._uncaught
        threading.excepthook = lambda args: self._uncaught(args.exc_type, args.exc_value, args.exc_traceback)
        try:
            make_folder(self._where.crashes)
            self._trace = appended(self._where.crashes / TRACE)
            faulthandler.enable(self._trace)
        except OSError as error:
            log.warning("No trace is kept of what ends the process: %s", error)
            self.notice = unwritable(self._where.crashes / TRACE, error)

    def close(self) -> None:
        """Remove the hooks.

        Those that were there before come back. The trace file stays; it is empty if nothing happened.
        """
        sys.excepthook, threading.excepthook = self._hook, self._thread_hook
        if self._trace is not None:
            faulthandler.disable()
            with suppress(OSError):
                self._trace.close()
            self._trace = None

    def last_time(self) -> CrashReport | None:
        """The report of a crash of an earlier process; returned only once.

        Empties the trace file, so that a second window of the program does not report the same crash. None if there was
        none or the file cannot be read.
        """
        path = self._where.crashes / TRACE
        try:
            trace = read_text(path, LARGEST)
            if not trace.strip():
                return None
            with appended(path) as file:  # not another file: a second window of the program may have this one open
                file.truncate(0)
        except OSError:
            return None
        return self._written(f"{trace}\n{_end_of(self._where.log)}", _journalled(self._where.tournaments))

    def _uncaught(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None or not issubclass(kind, Exception):
            self._hook(kind, error or kind(), trace)
            return
        try:
            self._report(error, "".join(traceback.format_exception(kind, error, trace)))
        except Exception:  # what writes of faults may have one too
            self._hook(kind, error, trace)

    def _report(self, error: BaseException, trace: str) -> None:
        if trace in self._seen or len(self._seen) == MOST:
            log.info("Once more: %r", error)
            return
        self._seen.add(trace)
        record = ""
        with suppress(Exception):  # a game in the middle of a change may have no record
            running = self.running()
            record = "" if running is None else packed(_nameless(running))
        report = self._written(trace, record)
        log.info("Uncaught, reported in %s", report.path, exc_info=error)
        if self.is_attended:
            self.happened.emit(report)
        elif report.path is None:
            print(report.text, file=sys.stderr)
        else:
            words = QCoreApplication.translate("Crash", "{program} has failed. A report of it is in {file}.")
            print(words.format(program=NAME, file=report.path), file=sys.stderr)

    def _written(self, trace: str, record: str) -> CrashReport:
        """The report, on disk if that can be."""
        from freedoko_qt.app.system_report import system_report, users_home  # only now: a start wants none of it

        when, folder = datetime.now(), self._where.crashes
        parts = [f"{NAME}, {when:%Y-%m-%d %H:%M}", trace.rstrip(), system_report(self._where.data, self._window_system)]
        whole, home = "\n\n".join([*parts, record]), users_home()
        text = clean((whole if home is None else whole.replace(str(home), "~")).rstrip() + "\n")
        path = folder / f"{dated_name(when, lambda name: (folder / f'{name}.txt').exists())}.txt"
        try:
            make_folder(folder)
            write_atomically(path, text)
            for old in sorted(folder.glob("*.txt"), key=lambda one: (one.name <= path.name, one.name))[:-KEPT]:
                old.unlink()  # those of a clock that was ahead first, lest this one be the oldest for ever
        except OSError as failure:
            log.warning("%s was not written: %s", path, failure)
            return CrashReport(text, path if path.exists() else None)
        return CrashReport(text, path)


def _nameless(record: Mapping[str, Any]) -> dict[str, Any]:
    """The record without the names of the players."""
    from freedoko_qt.app.external_programs import public_record

    known = enumerate(public_record(record)["players"])
    players = [{"name": str(seat + 1), "kind": str(one.get("kind", ""))} for seat, one in known]
    return {**record, "players": players}


def _journalled(folder: Path) -> str:
    """The record of the game whose journal was written last; empty if there is none."""
    from freedoko_qt.app.journal import read_journal

    try:
        newest = max(folder.glob("*.journal"), key=lambda path: path.stat().st_mtime_ns)
        journal = read_journal(newest)
        return packed(_nameless({**journal.header["game"], "actions": list(journal.entries)}))
    except (OSError, *MALFORMED):
        return ""


def _end_of(path: Path) -> str:
    """The last lines of a file; empty if it cannot be read."""
    try:
        return "\n".join(read_text(path, LARGEST).splitlines()[-LAST_LINES:])
    except OSError:
        return ""
