"""The finished games of a tournament, from their records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from freedoko_qt.app.sheet.sheet import Sheet, sheet_of
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.events import ThrownIn
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record, table_from_dict
from freedoko_qt.engine.table import Table

if TYPE_CHECKING:
    from freedoko_qt.app.kept_tournament import Tournament
    from freedoko_qt.engine.score.score import Score


class GameEnd(NamedTuple):
    """The end of a game."""

    table: Table
    """The state of the tournament before it."""
    outcome: Score | ThrownIn

    @property
    def score(self) -> Score | None:
        """Its score; None if it was thrown in."""
        return None if isinstance(self.outcome, ThrownIn) else self.outcome


class Games(Sequence[Game]):
    """Finished games, each replayed on first access; the end of each is known at once."""

    def __init__(self, records: Iterable[Mapping[str, Any]]) -> None:
        """Raises GameError if a record does not say how its game ended.

        The records are not replayed, but for those without a result.
        """
        self._records = list(records)
        self._played: dict[int, Game] = {}
        self.ends = [_end(record) for record in self._records]
        self._listed: tuple[object, Sheet | None] = None, None
        """The list, and what it was made of."""

    def __len__(self) -> int:
        return len(self._records)

    @overload
    def __getitem__(self, place: int) -> Game: ...
    @overload
    def __getitem__(self, place: slice) -> list[Game]: ...
    def __getitem__(self, place: int | slice) -> Game | list[Game]:
        """Raises GameError if the record of a game breaks the rules."""
        if isinstance(place, slice):
            return [self[one] for one in range(len(self))[place]]
        place = range(len(self))[place]
        if place not in self._played:
            self._played[place] = game_from_record(self._records[place])
        return self._played[place]

    def sheet(self, kept: Tournament) -> Sheet:
        """The list of the tournament that has these games, made anew only where it would be another one.

        Slow for a long tournament.
        """
        source = kept.setup, kept.begun, kept.title, kept.records
        listed, sheet = self._listed
        if sheet is None or listed != source:
            begun = datetime.fromisoformat(kept.begun)
            sheet = sheet_of(kept.setup, self.ends, begun, kept.title, kept.help_used)
            self._listed = source, sheet
        return sheet

    def append(self, game: Game, record: Mapping[str, Any]) -> None:
        """Append a finished game. Raises BadSave if it is not over."""
        self._played[len(self)] = game
        self._records.append(record)
        self.ends.append(end_of(game))


def end_of(game: Game) -> GameEnd:
    """The end of a game that was played; raises BadSave if it is not over."""
    outcome = game.score or game.thrown_in
    if outcome is None:
        raise BadSave("a game among those that are over is not over")
    return GameEnd(game.table, outcome)


def _end(record: Mapping[str, Any]) -> GameEnd:
    if "result" not in record:
        return end_of(game_from_record(record))
    from freedoko_qt.engine.evening.outcomes import outcome_of  # only where games are over already

    table = table_from_dict(record.get("table", {}))
    return GameEnd(table, outcome_of(record, table))
