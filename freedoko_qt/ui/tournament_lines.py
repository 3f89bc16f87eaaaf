"""What the pages show of a session: its finished games as lines, and what has happened on the table."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from freedoko_qt.app.match import FinishedGame
from freedoko_qt.engine.events import Event
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.scoring import Score


class Leaf(IntEnum):
    """The leaves of the score sheet, from left to right."""

    GAME = 0
    LIST = 1
    CURVE = 2


@dataclass(frozen=True, slots=True)
class GameLine:
    """One finished game in the list."""

    score: Score
    sums: tuple[int, int, int, int]
    """What each seat has after it."""


def finished_lines(games: Iterable[FinishedGame]) -> list[GameLine]:
    """A line for each game that was scored; redeals count nothing."""
    lines: list[GameLine] = []
    sums = (0, 0, 0, 0)
    for finished in games:
        score = finished.game.score
        if score is not None:
            first, second, third, fourth = (a + b for a, b in zip(sums, score.scores, strict=True))
            sums = (first, second, third, fourth)
            lines.append(GameLine(score, sums))
    return lines


def events_so_far(game: Game) -> list[Event]:
    """Everything that was told to everybody since the cards of this game were dealt."""
    again = game.replayed(0)
    return [event for action in game.actions for event in again.apply(action)]
