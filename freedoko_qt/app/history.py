"""The tournaments on disk: one file each, beside it its backup and the journal of the running game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from freedoko_qt.app.aid import Aid
from freedoko_qt.app.catalogue import Summary, summary_of
from freedoko_qt.app.engines import public_record
from freedoko_qt.app.rule_sets import clean_name
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import (
    Loaded,
    Notice,
    NoticeKind,
    backup_of,
    dated_name,
    documents,
    is_time,
    kept_aside,
    load,
    load_summary,
    save,
    sync_folder,
    unreadable,
    unused,
    unwritable,
    write_atomically,
)
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.phase import Phase

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
    title: str = ""
    """What the person calls it; empty: nothing in particular."""
    last_played: str = ""
    """When a game of it was over last, or it was taken up; ISO 8601."""
    sitting: int = 0
    """How often somebody had sat down at any tournament by then: it gives their order, whatever the clock says."""

    @property
    def aids(self) -> tuple[Aid, ...]:
        """What help the person had in each of these games."""
        return tuple(map(Aid.of, self.records))

    def to_dict(self) -> dict[str, Any]:
        """The tournament as JSON values."""
        return {
            "title": self.title,
            "begun": self.begun,
            "last_played": self.last_played,
            "sitting": self.sitting,
            "setup": self.setup.to_dict(),
            "finished": self.finished,
            "records": list(self.records),
        }

    @classmethod
    def from_dict(cls, name: str, values: Mapping[str, Any]) -> Tournament:
        """The tournament from JSON values; raises BadSave if they are none."""
        match values:
            case {
                "title": str(title),
                "begun": str(begun),
                "last_played": str(last_played),
                "sitting": int(sitting),
                "setup": dict(setup),
                "finished": bool(finished),
                "records": list(records),
            }:
                if all(isinstance(record, dict) for record in records) and is_time(begun):
                    read = TournamentSetup.from_dict(setup)
                    kept = tuple(map(public_record, records))
                    return cls(name, begun, read, kept, finished, title, last_played, sitting)
        raise BadSave("this is not a tournament")


class History:
    """All tournaments of a user, in one folder."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.folder = folder
        """Where they are."""
        self._now = now

    # Where everything is

    def path(self, name: str) -> Path:
        """The file of a tournament."""
        return self.folder / f"{name}.json"

    def journal(self, name: str) -> Path:
        """The journal of its running game."""
        return self.folder / f"{name}.journal"

    def lock(self, name: str) -> Path:
        """The file that is there while somebody plays it."""
        return self.folder / f"{name}.lock"

    @property
    def trash(self) -> Path:
        """The folder where tournaments are that were thrown away."""
        return self.folder / "trash"

    def _files(self, name: str) -> tuple[Path, Path, Path]:
        """Everything that is kept of a tournament, the most important first."""
        path = self.path(name)
        return path, backup_of(path), self.journal(name)

    def _free_name(self, when: datetime) -> str:
        """A name that no tournament has or had, made of a date and time."""
        return dated_name(
            when, lambda name: any(self._is_there(path) for path in (*self._files(name), self.lock(name)))
        )

    def _is_there(self, path: Path) -> bool:
        return os.path.exists(path) or os.path.exists(self.trash / path.name)

    # One tournament

    def begin(self, setup: TournamentSetup) -> Tournament:
        """A new tournament under a name that no other has; it is not yet on disk."""
        when = self._now()
        return self.sat_down(Tournament(self._free_name(when), _written(when), setup))

    def sat_down(self, tournament: Tournament) -> Tournament:
        """The tournament as it is once somebody has sat down to play it."""
        summaries = map(self._summary, documents(self.folder))
        last = max((summary.sitting for summary in summaries if summary is not None), default=0)
        return self.played(replace(tournament, sitting=last + 1))

    def played(self, tournament: Tournament) -> Tournament:
        """The tournament as it is once somebody has played."""
        return replace(tournament, last_played=_written(self._now()))

    def save(self, tournament: Tournament) -> None:
        """Write a tournament. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        save(self.path(tournament.id), KIND, tournament.to_dict(), summary_of(tournament).to_dict())

    def load(self, name: str) -> Loaded[Tournament]:
        """Read a tournament; a damaged file is set aside, and its backup takes its place."""
        return load(self.path(name), KIND, lambda values: Tournament.from_dict(name, values))

    def load_games(self, name: str) -> Loaded[tuple[Tournament, list[Game]]]:
        """Read a tournament and play its games again; a file whose games break the rules is damaged, too."""

        def parse(values: dict[str, Any]) -> tuple[Tournament, list[Game]]:
            kept = Tournament.from_dict(name, values)
            games = [game_from_record(record) for record in kept.records]
            if any(game.phase is not Phase.OVER for game in games):
                raise BadSave("a game among those that are over is not over")
            return kept, games

        return load(self.path(name), KIND, parse)

    # All of them

    def catalogue(self) -> tuple[tuple[Summary, ...], tuple[Notice, ...]]:
        """A line for each tournament, the one played last first, and what is to be told about their files."""
        summaries, notices = [], []
        for path in documents(self.folder):
            summary = self._summary(path)
            if summary is None:
                loaded = self.load(path.stem)
                if loaded.notice is not None:
                    notices.append(loaded.notice)
                if loaded.value is not None:
                    summary = summary_of(loaded.value)
            if summary is not None:
                summaries.append(summary)
        journals = sorted(self.folder.glob("*.journal"))
        notices += [kept_aside(path, NoticeKind.ORPHANED) for path in journals if self._is_orphan(path)]
        summaries.sort(key=lambda one: (one.sitting, one.last_played, one.id), reverse=True)
        return tuple(summaries), tuple(notices)

    def last_running(self) -> tuple[Tournament | None, list[Notice]]:
        """The tournament to go on with at the start, and what is to be told about files met on the way."""
        summaries, told = self.catalogue()
        notices = list(told)
        for summary in summaries:
            if summary.finished:
                continue
            loaded = self.load(summary.id)
            if loaded.notice is not None:
                notices.append(loaded.notice)
            if loaded.value is not None and not loaded.value.finished:
                return loaded.value, notices
        return None, notices

    def _is_orphan(self, journal: Path) -> bool:
        """Whether a journal is left without its tournament, which is always written before it."""
        path = self.path(journal.stem)
        return not os.path.exists(path) and not os.path.exists(backup_of(path))

    def _summary(self, path: Path) -> Summary | None:
        """The line of a tournament if its file has one."""
        values = load_summary(path, KIND)
        try:
            return None if values is None else Summary.from_dict(path.stem, values)
        except BadSave:
            return None

    # What a person does with one that nobody plays

    def rename(self, name: str, title: str) -> Notice | None:
        """Give a tournament a title, or none; returns what went wrong."""
        with self._alone(name) as alone:
            if not alone:
                return Notice(NoticeKind.IN_USE, self.path(name))
            loaded = self.load(name)
            if loaded.value is None:
                return loaded.notice
            try:
                self.save(replace(loaded.value, title=clean_name(title)))
            except OSError as error:
                return unwritable(self.path(name), error)
            return loaded.notice

    def duplicate(self, name: str, title: str = "") -> Loaded[Tournament]:
        """A second tournament that stands where the first one does, and may be played on in another way."""
        loaded = self.load(name)
        if loaded.value is None:
            return loaded
        journal = self.journal(name)
        try:
            running = journal.read_bytes().decode(errors="replace") if os.path.exists(journal) else ""
        except OSError as error:
            return Loaded(None, unreadable(journal, error))
        copy = self.take_in(replace(loaded.value, title=clean_name(title)), running)
        return replace(copy, notice=copy.notice or loaded.notice)

    def take_in(self, tournament: Tournament, journal: str = "") -> Loaded[Tournament]:
        """Keep a tournament that comes from elsewhere under a name of its own, with the journal of a running game."""
        when = self._now()
        kept = replace(tournament, id=self._free_name(when), begun=tournament.begun or _written(when))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if journal:
                write_atomically(self.journal(kept.id), journal)
            self.save(kept)
        except OSError as error:
            return Loaded(None, unwritable(self.path(kept.id), error))
        return Loaded(kept)

    def delete(self, name: str) -> Notice | None:
        """Throw a tournament away: its files go into the trash. Returns what went wrong."""
        with self._alone(name) as alone:
            if not alone:
                return Notice(NoticeKind.IN_USE, self.path(name))
            return self._move(self._files(name), self.trash)

    def restore(self, name: str) -> Notice | None:
        """Take a tournament out of the trash again; returns what went wrong."""
        if os.path.exists(self.path(name)):
            return Notice(NoticeKind.UNWRITABLE, self.path(name), reason="exists")
        return self._move([self.trash / path.name for path in reversed(self._files(name))], self.folder)

    def _move(self, paths: Sequence[Path], folder: Path) -> Notice | None:
        """Bring the files that there are into a folder, in this order: the tournament stands in one of the two."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for path in paths:
                if os.path.exists(path):
                    path.replace(unused(folder / path.name))
            sync_folder(self.folder)
            sync_folder(folder)
        except OSError as error:
            return unwritable(folder, error)
        return None

    @contextmanager
    def _alone(self, name: str) -> Iterator[bool]:
        """Whether nobody plays a tournament, nor will while this goes on."""
        from freedoko_qt.app.lock import Lock  # with it comes Qt, which a start does not want so early

        lock = Lock(self.lock(name))
        try:
            yield lock.take()
        finally:
            lock.release()


def _written(when: datetime) -> str:
    return when.isoformat(timespec="seconds")
