"""Plays the missing copies in the background, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.deals.experts import Experts
from freedoko_qt.app.duplicate.copy_files import Copies
from freedoko_qt.app.duplicate.duplicate_deal import key_of, seating
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.people import EXPERT
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.game import Game


class DuplicateRunner(QObject):
    """Plays copies on a thread; an unfinished one is played again, card by card the same, when it is next wanted.

    Files are read and written in the thread of the window, a small one a deal; games are played on the thread of
    `Experts`.
    """

    advanced = Signal()
    """One more copy has been played."""
    noticed = Signal(object)
    """A Notice about a file."""

    def __init__(self, copies: Copies, parent: QObject | None = None, *, level: str = EXPERT) -> None:
        super().__init__(parent)
        self._copies = copies
        self._level = level
        self._known: dict[str, Game | None] = {}
        """The copies by their keys; None: there is none on disk."""
        self._left_alone: set[str] = set()
        """Those whose files are not ours to write."""
        self._waiting: dict[str, tuple[Game, TournamentSetup]] = {}
        """The deals that are still to be played, the first of them is on the table."""
        self._experts = Experts(self)
        self._experts.done.connect(self._on_done)

    def copies(self, setup: TournamentSetup, games: Iterable[Game]) -> tuple[Game | None, ...]:
        """The copy of each of these games that counts, as it ended; None where it is still to be played.

        The files of deals seen for the first time are read here; `noticed` may follow.
        """
        return tuple(self._copy(key, game) for key, game in self._keyed(setup, games))

    def expect(self, setup: TournamentSetup, games: Iterable[Game]) -> None:
        """Play the copies that are missing.

        Those that wait already are not queued again. `advanced` follows after each one.
        """
        for key, game in self._keyed(setup, games):
            if self._copy(key, game) is None and key not in self._waiting:
                self._waiting[key] = game.replayed(0), setup
        self._go_on()

    def close(self) -> None:
        """Leave off at the next decision, and end the thread.

        What has not been finished is not on disk.
        """
        self._waiting.clear()
        self._experts.close()

    def _keyed(self, setup: TournamentSetup, games: Iterable[Game]) -> Iterator[tuple[str, Game]]:
        players = seating(setup, self._level)
        return ((key_of(game, players), game) for game in games if game.score is not None)

    def _copy(self, key: str, game: Game) -> Game | None:
        if key not in self._known:
            loaded = self._copies.load(key, game)
            self._notify(loaded.notice)
            self._known[key] = loaded.value
            if loaded.is_left_alone:
                self._left_alone.add(key)
        return self._known[key]

    def _go_on(self) -> None:
        if self._waiting and not self._experts.playing:
            key, (deal, setup) = next(iter(self._waiting.items()))
            self._experts.begin(key, deal, setup.names, seating(setup, self._level))

    def _on_done(self, key: str, record: object) -> None:
        copy, _ = self._waiting.pop(key)
        if record is not None:
            self._known[key] = copy
            if key not in self._left_alone:
                self._notify(self._copies.save(key, copy))
            self.advanced.emit()
        self._go_on()

    def _notify(self, notice: Notice | None) -> None:
        if notice is not None:
            self.noticed.emit(notice)
