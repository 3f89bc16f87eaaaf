"""The program with a window: from the arguments of the command line to its exit status."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from freedoko_qt import __version__
from freedoko_qt.app.crash import Crashes
from freedoko_qt.app.files import opened
from freedoko_qt.app.history import History
from freedoko_qt.app.identity import ID, NAME
from freedoko_qt.app.language import Translators
from freedoko_qt.app.logbook import end_log, keep_log
from freedoko_qt.app.places import Places, places, places_of
from freedoko_qt.app.qt_path import qt_path
from freedoko_qt.app.session import Session
from freedoko_qt.app.settings import Language, Settings, Speed
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.writer import Writer
from freedoko_qt.resources import asset

from .commands import Commands
from .crash_notifier import CrashNotifier
from .garbage_collector import GarbageCollector
from .look.appearance import Appearance
from .main_window import MainWindow
from .qt_environment import remove_unusable
from .windows_api import name_the_process

if TYPE_CHECKING:
    from .single_instance import SingleInstance

LISTENING_AFTER = 300
WARM_AFTER = 300
"""Milliseconds after the window was shown: a start waits for nothing that only a second one, or another page, needs."""

TURN = 0.0005
"""Seconds after which a thread that computes lets the window go on: Python's own 5 ms are a third of a frame."""

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM")
"""The variables of which Linux sets one where there is a screen, or something in its place."""


def run(args: argparse.Namespace) -> int:
    """Open the window and return the exit status when it is closed. Raises OSError without a screen or place for data.

    Without a `--data-dir` a window asks for such a place before.

    With a file that a running window of the same data folder takes over, 0 is returned at once.
    """
    if args.autoplay and args.data_dir is None:
        from tempfile import TemporaryDirectory

        # Games that the computer plays by itself are not to be among a person's tournaments.
        with TemporaryDirectory(prefix="freedoko-qt-", ignore_cleanup_errors=True) as folder:
            status = run(argparse.Namespace(**{**vars(args), "data_dir": Path(folder)}))
            end_log()  # Windows removes no file that is open, such as the log
            return status
    if not args.autoplay:
        if args.file is not None:
            try:
                opened(args.file).close()  # what cannot be read is reported in the terminal that named it
            except OSError as error:
                raise OSError(_in_language(args, partial(_unreadable, args.file, error))) from error
        from .single_instance import hand_over

        if hand_over(places_of(args.data_dir).data, args.file):
            return 0
    application, program = begin(args)
    program.window.show()
    if not args.autoplay:
        QTimer.singleShot(LISTENING_AFTER, program.listen)
        QTimer.singleShot(WARM_AFTER, program.warm_up)
    if args.file is not None:
        QTimer.singleShot(0, partial(program.open_file, args.file))
    _end_when_told(application, program.window)
    status = application.exec()
    program.close()
    return status


def _end_when_told(application: QApplication, window: MainWindow) -> None:
    """Close the window when a terminal or the system tells the program to end, and then return to the caller.

    Python hears of it when it has its turn, which it has twice a second at least (`GarbageCollector`).
    """

    def end(number: int, _: object) -> None:
        QTimer.singleShot(0, window, window.close)
        QTimer.singleShot(0, application, partial(application.exit, 128 + number))

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows has no SIGHUP
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:  # as under `nohup`
            signal.signal(number, end)


class Application(QApplication):
    """Receives the files opened by a double-click, which macOS sends to the running program."""

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def begin(args: argparse.Namespace) -> tuple[Application, Program]:
    """Everything that is needed before the window can be shown. Raises OSError without a screen or place for data.

    Hooks for uncaught exceptions and the log are installed. `Program.close` must be called, even if the event loop
    never ran.
    """
    if sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):  # Qt would end the process with a core dump
        raise OSError(_in_language(args, _no_screen))
    remove_unusable()
    name_the_process(ID)
    sys.setswitchinterval(TURN)
    qInstallMessageHandler(_said_without_a_screen)
    # As an argument, since `setStyle` returns the style, and for that PySide sets up the largest class of all.
    application = Application([*sys.argv[:1], "-style", "Fusion"])
    qInstallMessageHandler(None)
    if application.primaryScreen() is None:
        raise OSError(_in_language(args, _nothing_to_draw_on))
    application.setApplicationName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(ID)
    application.setWindowIcon(QIcon(qt_path(asset("icons", "freedoko-qt-128.png"))))
    where = _places(application, args)
    keep_log(where.log)
    crashes = Crashes(where, application.platformName(), parent=application)
    crashes.install()
    program = Program(application, where, args, crashes)
    application.file_opened.connect(program.open_file)
    gc.freeze()  # a collection stops everything else, and a start leaves hardly any garbage to look for
    return application, program


def _in_language(args: argparse.Namespace, words: Callable[[], str]) -> str:
    """The words in the language of the command line or the system, where there is no window to show them."""
    translators = Translators(QCoreApplication.instance() or QCoreApplication([]))
    translators.speak(Language(args.language or Language.AUTO))
    try:
        return words()
    finally:
        translators.close()


def _unreadable(path: Path, error: OSError) -> str:
    from freedoko_qt.app import wording
    from freedoko_qt.app.notice import Notice, NoticeKind, cause_of

    return wording.notice(Notice(NoticeKind.UNREADABLE, path, cause=cause_of(error)))


def _no_screen() -> str:
    return QCoreApplication.translate(
        "Program", "There is no screen for a window: neither DISPLAY nor WAYLAND_DISPLAY is set."
    )


def _nothing_to_draw_on() -> str:
    return QCoreApplication.translate("Program", "There is no screen for a window.")


def _said_without_a_screen(kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
    """Pass on a message of Qt; after the one that no screen can be opened Qt would leave a core dump."""
    print(message, file=sys.stderr, flush=True)
    if kind is QtMsgType.QtFatalMsg:
        os._exit(1)


def _places(application: QApplication, args: argparse.Namespace) -> Places:
    """The places of everything; a window asks for another folder where that of the user cannot be made."""
    try:
        return places(args.data_dir)
    except OSError as error:
        if args.data_dir is not None:
            raise
        from .data_folder import ask_for_places

        translators = Translators(application)
        translators.speak(Language(args.language or Language.AUTO))
        chosen = ask_for_places(error)
        translators.close()
        if chosen is None:
            raise
        return chosen


class Program(QObject):
    """Settings, session and window, put together."""

    def __init__(
        self, application: QApplication, where: Places, args: argparse.Namespace, crashes: Crashes | None = None
    ) -> None:
        super().__init__()
        self._crashes = crashes
        self._data = where.data
        self._one_window: SingleInstance | None = None
        self._garbage_collector = GarbageCollector(self)
        writer = Writer(self)
        self.settings = SettingsFile(where.settings, writer.write, self)
        self._set_language = self.settings.settings.language
        self._spoken = Language(args.language) if args.language else self._set_language
        if args.autoplay:
            self.settings.change(speed=Speed.INSTANT)
        self._translators = Translators(application)
        # Delivered when there is a window.
        self._translators.incomplete.connect(self._report_missing_translations, Qt.ConnectionType.QueuedConnection)
        self._appearance = Appearance(application)
        self._apply(self.settings.settings)
        self.settings.changed.connect(self._apply)
        self._make_window(where, args, writer)
        if args.autoplay:
            from .autoplay import Autoplay

            self.autoplay = Autoplay(self.window, args.autoplay, args.screenshots)
            self.autoplay.finished.connect(application.quit)
            self.autoplay.start()

    def _make_window(self, where: Places, args: argparse.Namespace, writer: Writer) -> None:
        """Make the session and the window, which shows what was found wrong so far."""
        history = History(where.tournaments)
        running, notices = history.last_running()
        self.session = Session(
            history,
            autoplay=bool(args.autoplay),
            programs=lambda: self.settings.settings.programs,
            writer=writer,
            parent=self,
        )
        self.window = MainWindow(self.session, self.settings, where=where, running=running, seed=args.seed)
        self._appearance.changed.connect(self.window.word_size.apply_style_sheet)
        crash_notice = self._crashes.notice if self._crashes is not None else None
        self.window.context.show_notices(self.settings.notice, crash_notice, *notices)
        Commands(self.window)
        if self._crashes is not None:
            CrashNotifier(self._crashes, self.window)

    def close(self) -> None:
        """Close everything, in the right order.

        Blocks until everything is on disk and the threads have ended. Nothing of it may be used afterwards.
        """
        if self._one_window is not None:
            self._one_window.close()
        window = self.window
        window.context.reader.close()
        window.controllers.close()
        self.session.close()
        window.deleteLater()
        if self._crashes is not None:
            self._crashes.close()
        self._garbage_collector.close()

    def open_file(self, path: Path) -> None:
        """Show the games or the rules of a file; problems with it are shown.

        It is read in the background, so errors come as a line in the window.
        """
        from freedoko_qt.app.opened_file import holds_rules

        self.come_to_the_front()
        if holds_rules(path):
            self.window.dialogs.import_rules(path)
        else:
            self.window.controllers.replays.open_file(path)

    def come_to_the_front(self) -> None:
        """Show the window before all others."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()

    def listen(self) -> None:
        """Take files from later starts, and from the system.

        Until it is called a second start opens a second window.
        """
        from .single_instance import SingleInstance

        self._one_window = SingleInstance(self._data, lambda: self.settings.settings.one_window, self)
        self._one_window.opened.connect(self.open_file)
        self._one_window.started.connect(self.come_to_the_front)
        self._one_window.listen()

    def _report_missing_translations(self) -> None:
        self.window.notices.say(
            lambda: self.tr("Not all texts of this language can be loaded; the log file says why.")
        )

    def warm_up(self) -> None:
        """Import in advance what the table and the other pages need."""
        from .warm_up import warm_up

        warm_up(self, sounds=self.settings.settings.sounds)

    def _apply(self, settings: Settings) -> None:
        """Apply language and look. The language of the command line holds until another one is set."""
        if settings.language is not self._set_language:
            self._set_language = self._spoken = settings.language
        self._translators.speak(self._spoken, settings.suits)
        self._appearance.apply_settings(settings)
