"""A tournament as it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from freedoko_qt.app.dates import is_time
from freedoko_qt.app.external_programs import public_record
from freedoko_qt.app.help_used import HelpUsed
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.sittings import sitting_in
from freedoko_qt.engine.errors import BadSave


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it is kept: how it was set up, and every game that is over."""

    id: str
    """The stem of its files."""
    begun: str
    """Date and time, ISO 8601."""
    setup: TournamentSetup
    """The setup, with the seed that was drawn."""
    records: tuple[dict[str, Any], ...] = ()
    """The games that are over, redeals among them, as records."""
    finished: bool = False
    title: str = ""
    """The person's name for it; empty: none."""
    last_played: str = ""
    """The time when a game of it was over last, or it was taken up; ISO 8601."""
    sitting: int = 0
    """The number of times that another one had been taken up by then: the order of all, whatever the clock says.

    0: it has not been played here.
    """

    @property
    def help_used(self) -> tuple[HelpUsed, ...]:
        """The person's help in each of these games."""
        return tuple(map(HelpUsed.of, self.records))

    def to_dict(self) -> dict[str, Any]:
        """The tournament as JSON values.

        Rules stand once in the records, for as long as they stay the same; the id is left out.
        """
        return {
            "title": self.title,
            "begun": self.begun,
            "last_played": self.last_played,
            "sitting": self.sitting,
            "setup": self.setup.to_dict(),
            "finished": self.finished,
            "records": [*_with_rules_once(self.records)],
        }

    @classmethod
    def from_dict(cls, name: str, values: Mapping[str, Any]) -> Tournament:
        """The tournament from JSON values; raises BadSave if they are none.

        `name` becomes the id. Records are not replayed; levels in them lose the check sums of programs.
        """
        match values:
            case {
                "title": str(title),
                "begun": str(begun),
                "last_played": str(last_played),
                "sitting": int(),
                "setup": dict(setup),
                "finished": bool(finished),
                "records": list(records),
            }:
                if all(isinstance(record, dict) for record in records) and is_time(begun):
                    read = TournamentSetup.from_dict(setup)
                    called, sitting = one_line(title), sitting_in(values)
                    kept = tuple(map(public_record, _with_rules_each(records)))
                    return cls(name, begun, read, kept, finished, called, last_played, sitting)
        raise BadSave("this is not a tournament")


def _with_rules_once(records: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The records as they are kept: nothing in place of rules that are those of the record before.

    They would be four fifths of every file.
    """
    last = None
    for record in records:
        rules = record.get("rules", last)
        yield {**record, "rules": None} if "rules" in record and rules == last else record
        last = rules


def _with_rules_each(records: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The same records, each with its rules."""
    last = None
    for record in records:
        last = last if record.get("rules") is None else record["rules"]
        yield {**record, "rules": last} if "rules" in record else record
