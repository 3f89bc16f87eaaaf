"""A game and its branches beside each other: what each is called, where it parts, and the score of each player."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.replay.branch import Branch, branch_name, branch_replay, moment_words, parting
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.engine.cards import SEATS

from ..parts.lines_model import TableCell
from ..parts.named_table import NamedTable
from ..parts.single_keys import ENTER

NAME, MOMENT, POINTS = range(3)
GAIN = POINTS + len(SEATS)
WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, *ENTER)
"""The keys that are meant for the list; the others walk through the game."""


class BranchTable(NamedTable):
    """The game on record is the first line."""

    at_left = NAME, MOMENT
    cut_first = range(POINTS, GAIN)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(GAIN + 1, parent, name=NAME)
        self.bind(self.setAccessibleName, lambda self: self.tr("The game and its branches"))
        self._replay: GameReplay | None = None
        self._branches: Sequence[Branch] = ()
        self._replays: Sequence[GameReplay] = ()
        self.horizontalHeader().setMinimumSectionSize(34)
        self._update_text()

    @property
    def replays(self) -> Sequence[GameReplay]:
        """The game and its branches, line by line."""
        return self._replays

    def show_branches(self, replay: GameReplay, branches: Sequence[Branch]) -> None:
        """Show these beside their game.

        Every branch is replayed; raises GameError if one is none of this game.
        """
        self._replay, self._branches = replay, branches
        self._replays = (replay, *(branch_replay(replay, branch) for branch in branches))
        self._update_text()

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by these names."""
        self._replays = tuple(replace(one, names=tuple(names)) for one in self._replays)
        self._replay = self._replays[0]
        self._update_text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState or event.key() in WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _update_text(self) -> None:
        if self._replay is None:
            return
        self._head([self.tr("Branch"), self.tr("From"), *self._replay.names, self.tr("Gain")])
        self._explain_head(GAIN, self.tr("How much more the seat you played scores than in the game itself"))
        self._show_lines(len(self._replays), self._line)

    def _line(self, row: int) -> Sequence[TableCell]:
        assert self._replay is not None
        if not row:
            return self._named((self.tr("The game itself"), "", *_points(self._replay), ""), nameless=True)
        branch = self._branches[row - 1]
        cells, own = self._named(self._texts(branch, self._replays[row])), POINTS + branch.seat
        return [*cells[:own], replace(cells[own], strong=True), *cells[own + 1 :]]

    def _texts(self, branch: Branch, course: GameReplay) -> tuple[str, ...]:
        assert self._replay is not None
        when = moment_words(self._replay, parting(self._replay, branch))
        scores = (self._replay.game.score, course.game.score)
        before, now = (0 if score is None else score.scores[branch.seat] for score in scores)
        return branch_name(self._replay, branch), when, *_points(course), wording.signed(now - before)


def _points(replay: GameReplay) -> list[str]:
    """The scores; dashes for a hand that was thrown in."""
    score = replay.game.score
    return ["–"] * len(SEATS) if score is None else [wording.signed(points) for points in score.scores]
