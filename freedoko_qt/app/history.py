"""The tournaments on disk: one file each, and beside it the journal of the running game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import Loaded, Notice, load, save
from freedoko_qt.engine.errors import BadSave

KIND = "tournament"


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it is kept: how it was set up, and every game that is over."""

    id: str
    """The name of its files."""
    begun: str
    """Date and time, ISO 8601."""
    setup: TournamentSetup
    """With the seed that was drawn."""
    records: tuple[dict[str, Any], ...] = ()
    """The games that are over, redeals among them, as records."""
    finished: bool = False

    def to_dict(self) -> dict[str, Any]:
        """The tournament as JSON values."""
        return {
            "begun": self.begun,
            "setup": self.setup.to_dict(),
            "finished": self.finished,
            "records": list(self.records),
        }

    @classmethod
    def from_dict(cls, name: str, values: Mapping[str, Any]) -> Tournament:
        """The tournament from JSON values; raises BadSave if they are none."""
        match values:
            case {
                "begun": str(begun),
                "setup": dict(setup),
                "finished": bool(finished),
                "records": list(records),
            }:
                if all(isinstance(record, dict) for record in records):
                    return cls(name, begun, TournamentSetup.from_dict(setup), tuple(records), finished)
        raise BadSave("this is not a tournament")


class History:
    """All tournaments of a user, in one folder."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self._folder = folder
        self._now = now

    def path(self, name: str) -> Path:
        """The file of a tournament."""
        return self._folder / f"{name}.json"

    def journal(self, name: str) -> Path:
        """The journal of its running game."""
        return self._folder / f"{name}.journal"

    def begin(self, setup: TournamentSetup) -> Tournament:
        """A new tournament under a name that no other has; it is not yet on disk."""
        begun = self._now()
        stem = name = f"{begun:%Y-%m-%d-%H%M%S}"
        number = 1
        while self.path(name).exists() or self.journal(name).exists():
            number += 1
            name = f"{stem}-{number}"
        return Tournament(name, begun.isoformat(timespec="seconds"), setup)

    def save(self, tournament: Tournament) -> None:
        """Write a tournament. Raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        save(self.path(tournament.id), KIND, tournament.to_dict())

    def load(self, name: str) -> Loaded[Tournament]:
        """Read a tournament; a damaged file is set aside."""
        return load(self.path(name), KIND, lambda values: Tournament.from_dict(name, values))

    def names(self) -> list[str]:
        """The names of all tournaments, the one played last first."""
        touched = {path.stem: self._touched(path.stem) for path in self._folder.glob("*.json")}
        return sorted(touched, key=lambda name: (touched[name], name), reverse=True)

    def last_running(self) -> tuple[Tournament | None, list[Notice]]:
        """The tournament to go on with at the start, and what is to be told about files met on the way."""
        notices: list[Notice] = []
        for name in self.names():
            loaded = self.load(name)
            if loaded.value is not None and not loaded.value.finished:
                return loaded.value, notices
            if loaded.notice is not None:
                notices.append(loaded.notice)
        return None, notices

    def _touched(self, name: str) -> float:
        """When a tournament was played last, in seconds since the epoch."""
        files = (self.path(name), self.journal(name))
        return max((file.stat().st_mtime for file in files if file.exists()), default=0.0)
