"""The program with a window: from the arguments of the command line to its exit status."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from freedoko_qt import __version__
from freedoko_qt.app.history import History
from freedoko_qt.app.language import Translators
from freedoko_qt.app.logbook import keep_log
from freedoko_qt.app.places import Places, places
from freedoko_qt.app.rule_sets import RuleSets
from freedoko_qt.app.session import Session
from freedoko_qt.app.settings import Language, Settings, Speed
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.resources import asset

from .appearance import Appearance
from .main_window import MainWindow


def run(args: argparse.Namespace) -> int:
    """Open the window and return the exit status when it is closed. Raises OSError without a place for data."""
    if args.autoplay and args.data_dir is None:
        # What the computer plays with itself is not to stand among a person's tournaments.
        with TemporaryDirectory(prefix="freedoko-qt-", ignore_cleanup_errors=True) as folder:
            return run(argparse.Namespace(**{**vars(args), "data_dir": Path(folder)}))
    application, program = begin(args)
    program.window.show()
    status = application.exec()
    program.close()
    return status


def begin(args: argparse.Namespace) -> "tuple[QApplication, Program]":
    """Everything that is needed before the window can be shown. Raises OSError without a place for data."""
    # As an argument, since `setStyle` returns the style, and for that PySide sets up the largest class of all.
    application = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "Fusion"])
    assert isinstance(application, QApplication)
    application.setApplicationName("FreeDoko Qt")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("freedoko-qt")
    application.setWindowIcon(QIcon(str(asset("icons", "freedoko-qt-128.png"))))
    where = places(args.data_dir)
    keep_log(where.log)
    return application, Program(application, where, args)


class Program(QObject):
    """Settings, session and window, put together."""

    def __init__(self, application: QApplication, where: Places, args: argparse.Namespace) -> None:
        super().__init__()
        asked = Language(args.language) if args.language else None
        self.settings = SettingsFile(where.settings, self)
        self._set_language = self.settings.settings.language
        if args.autoplay:
            self.settings.set(replace(self.settings.settings, speed=Speed.INSTANT))
        self._translators = Translators(application)
        self._translators.speak(asked or self._set_language)
        self._appearance = Appearance(application)
        self._apply(self.settings.settings)
        self.settings.changed.connect(self._apply)
        history = History(where.tournaments)
        running, notices = history.last_running()
        self.session = Session(history, autoplay=bool(args.autoplay), parent=self)
        self.window = MainWindow(
            self.session, self.settings, rule_sets=RuleSets(where.rule_sets), running=running, seed=args.seed
        )
        for notice in (self.settings.notice, *notices):
            if notice is not None:
                self.window.tell(notice)
        if args.autoplay:
            from .autoplay import Autoplay

            self.autoplay = Autoplay(self.window, args.autoplay, args.screenshots)
            self.autoplay.finished.connect(application.quit)
            self.autoplay.start()

    def close(self) -> None:
        """Let go of everything, in the right order."""
        self.session.close()
        self.window.deleteLater()

    def _apply(self, settings: Settings) -> None:
        """Put language and look in force. The language of the command line holds until another one is set."""
        if settings.language is not self._set_language:
            self._set_language = settings.language
            self._translators.speak(settings.language)
        self._appearance.wear(settings)
