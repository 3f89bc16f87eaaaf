"""The line about the games that wait for their review: how many, and how far they are when they are reviewed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from freedoko_qt.app.review.backlog import Backlog

from ..parts.label import Label
from ..parts.layouts import hbox
from ..parts.translated import Translated

FINE = 100
"""Steps of the bar a game."""
BROADEST = 260  # logical pixels of the bar


class BacklogLine(Translated, QWidget):
    """Offers to review the games that wait, and to stop; empty where none waits."""

    run_wanted = Signal(bool)
    """Begin, or stop."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._backlog: Backlog | None = None
        self.words = Label(self, "hint", wraps=True)
        self.bar = self.word(QProgressBar(self), name=lambda self: self.tr("Games that are reviewed"))
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(BROADEST)
        self.run = self.make_button(
            None,
            lambda: self.run_wanted.emit(not self._is_running),
            tip=lambda self: self.tr("The games are reviewed in the background: you can play on meanwhile."),
        )
        hbox((self.words, 1), (self.bar, 1), self.run, on=self, spacing=12)
        self._update_text()

    @property
    def _is_running(self) -> bool:
        return self._backlog is not None and self._backlog.is_running

    def show_backlog(self, backlog: Backlog) -> None:
        """Show what waits, or how far it is.

        Kept and read again when the language changes; call it after each of its changes.
        """
        self._backlog = backlog
        self._update_text()

    def _update_text(self) -> None:
        self.run.setText(self.tr("Stop") if self._is_running else self.tr("Review now"))
        backlog = self._backlog
        number = 0 if backlog is None else len(backlog.waiting)
        self.words.setVisible(number > 0)
        self.run.setVisible(number > 0)
        self.bar.setVisible(self._is_running)
        if backlog is None or not backlog.is_running:
            said = self.tr("%n of your last games wait(s) for a review. Each takes a few seconds.", "", number)
            self.words.setText(said)
            return
        self.words.setText(self.tr("Game {number} of {of}").format(number=backlog.number, of=backlog.total))
        self.bar.setRange(0, FINE * backlog.total)
        self.bar.setValue(round(FINE * (backlog.number - 1 + backlog.share)))
