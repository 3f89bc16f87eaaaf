"""Crash reports in the window: one dialog at a time, and a line for a crash of an earlier run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from freedoko_qt.app.external_programs import public

if TYPE_CHECKING:
    from freedoko_qt.app.crash import Crashes, CrashReport

    from .crash_dialog import CrashDialog
    from .main_window import MainWindow


class CrashNotifier(QObject):
    """Shows what `Crashes` catches.

    `crashes` may emit from any thread: the dialog opens in the window's thread. The window owns this.
    """

    def __init__(self, crashes: Crashes, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: CrashDialog | None = None
        crashes.running = self._record
        crashes.happened.connect(self._open)
        crashes.is_attended = True
        last = crashes.last_time()
        if last is not None:
            window.notices.say(
                lambda: self.tr("Last time an error ended the program. Nothing is lost."),
                lambda: self.tr("Show the report"),
                lambda: self._open(last, is_past=True),
            )

    def _open(self, report: CrashReport, *, is_past: bool = False) -> None:
        """Show a fault, unless one is shown already: then it is in its file only."""
        if self._dialog is not None:
            return
        from .crash_dialog import CrashDialog
        from .parts.open_dialog import open_once

        self._dialog = CrashDialog(report, self._window, is_past=is_past)
        self._dialog.finished.connect(self._forget)
        self._dialog.quitted.connect(self._window.close)
        open_once(self._dialog)

    def _forget(self) -> None:
        self._dialog = None

    def _record(self) -> Mapping[str, Any] | None:
        from freedoko_qt.engine.notation import record_of

        session = self._window.session
        kinds = [{"name": "", "kind": public(seat.level or "human")} for seat in session.players]
        return None if session.game is None else record_of(session.game, kinds)
