"""Plays games by itself through the real window: for tests, pictures and endurance."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from freedoko_qt.app.qt_path import qt_path
from freedoko_qt.app.step_timer import StepTimer
from freedoko_qt.engine.events import CardPlayed, Event

from .main_window import MainWindow

log = logging.getLogger(__name__)

PICTURED_CARD = 19  # with the third card of the fifth trick there is something to see


class Autoplay(QObject):
    """Presses the buttons that a person would press, while the session plays the person's cards.

    Pictures are written to the folder as PNG files, which is made; existing ones are replaced.
    """

    finished = Signal()

    def __init__(self, window: MainWindow, games: int, pictures: Path | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._games = games
        self._done = 0
        self._cards = 0
        self._pictures = pictures
        self._timer = QTimer(self, singleShot=True)  # from the event loop, so that each page is painted first
        self._timer.timeout.connect(self._act)
        window.navigator.page_changed.connect(self._timer.start)
        window.session.happened.connect(self._on_happened)
        if pictures is not None:
            pictures.mkdir(parents=True, exist_ok=True)

    def start(self) -> None:
        """Begin when the event loop runs.

        `finished` is emitted after the last game, never at once.
        """
        self._timer.start()

    def stop(self) -> None:
        """Press no more buttons."""
        self._window.navigator.page_changed.disconnect(self._timer.start)
        self._timer.stop()

    def _act(self) -> None:
        """Do what the page that is shown asks for."""
        window = self._window
        if window.page is window.start_page:
            self._picture("start")
            window.current.start(window.current.next_setup)
        elif window.page is window.game.page:
            self._cards = 0
        elif window.session.score is not None and window.page is window.game.sheet:
            self._done += 1
            self._picture(f"game-{self._done:03}-score")
            if self._done < self._games or window.session.last_game:
                window.session.next_game()
            else:
                self.finished.emit()
        else:
            self._picture(f"standings-{self._done:03}")
            if self._done < self._games:
                window.current.start(window.current.next_setup)
            else:
                self.finished.emit()

    def _on_happened(self, event: Event) -> None:
        if isinstance(event, CardPlayed):
            self._cards += 1
            if self._cards == PICTURED_CARD:
                self._picture(f"game-{self._done + 1:03}-table")

    def _picture(self, name: str) -> None:
        if self._pictures is not None:
            self._window.grab()  # what is drawn in steps begins when it is first painted
            for drawing in self._window.findChildren(StepTimer):
                drawing.finish()
            path = self._pictures / f"{name}.png"
            if not self._window.grab().save(qt_path(path)):
                log.error("The picture %s cannot be written", path)
