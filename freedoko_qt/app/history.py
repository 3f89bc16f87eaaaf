"""The tournaments on disk: one file each, beside it its backup and the journal of the running game."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from freedoko_qt.app.atomic import sync_folder, unused, write_atomically
from freedoko_qt.app.catalogue import Summary, summary_of
from freedoko_qt.app.dates import dated_name
from freedoko_qt.app.files import Stamp, make_folder, read_text, stamp_of
from freedoko_qt.app.given_names import clean_name
from freedoko_qt.app.notice import Cause, Notice, NoticeKind, closed, kept_aside, unchanged, unreadable, unwritable
from freedoko_qt.app.storage import LARGEST_DOCUMENT, Loaded, backup_of, documents, load, load_summary, save
from freedoko_qt.engine.errors import BadSave

if TYPE_CHECKING:
    from freedoko_qt.app.games import Games
    from freedoko_qt.app.kept_tournament import Tournament
    from freedoko_qt.app.setup import TournamentSetup
    from freedoko_qt.engine.game import Game

log = logging.getLogger(__name__)

KIND = "tournament"

COPIED = ".copied"
"""The end of the name of a journal until its tournament has been taken in."""


class History:
    """All tournaments of a user, in one folder.

    Nothing of it is kept open. The folder is made by the first write. Methods that return a Notice or `Loaded` raise
    nothing; `save` raises OSError.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        self.folder = folder
        """Their folder."""
        self._now = now
        self._unreported: list[Notice] = []
        """Notices from reads that return none; `catalogue` returns them."""
        self._lines: dict[Path, tuple[Stamp | None, Summary]] = {}
        """The lines that were read, and the stamps of their files: each game that begins or ends asks for all."""
        self._ahead: tuple[str, Stamp | None, Loaded[tuple[Tournament, Games]]] = _NOTHING_READ

    # Where everything is

    def path(self, name: str) -> Path:
        """The file of a tournament."""
        return self.folder / f"{name}.json"

    def journal(self, name: str) -> Path:
        """The journal of its running game."""
        return self.folder / f"{name}.journal"

    def lock(self, name: str) -> Path:
        """The file that is there while it is being played."""
        return self.folder / f"{name}.lock"

    @property
    def trash(self) -> Path:
        """The folder where tournaments are that were thrown away."""
        return self.folder / "trash"

    def _copied_journal(self, name: str) -> Path:
        """The journal of a tournament that is being taken in, until the tournament itself is there."""
        return self.folder / f"{name}{COPIED}"

    def _files(self, name: str) -> tuple[Path, Path, Path, Path]:
        """Everything that is kept of a tournament, the most important first."""
        path = self.path(name)
        return path, backup_of(path), self.journal(name), self._copied_journal(name)

    def _free_name(self, when: datetime) -> str:
        """A name that no tournament has or had, made of a date and time."""
        return dated_name(
            when, lambda name: any(self._is_there(path) for path in (*self._files(name), self.lock(name)))
        )

    @contextmanager
    def _new_name(self, when: datetime) -> Iterator[str]:
        """Hold the lock of a name that no tournament has, nor has got in another window meanwhile."""
        while True:
            name = self._free_name(when)
            with self._exclusively(name) as alone:
                if alone and not os.path.lexists(self.path(name)):
                    yield name
                    return

    def _is_there(self, path: Path) -> bool:
        return os.path.lexists(path) or os.path.lexists(self.trash / path.name)

    # One tournament

    def begin(self, setup: TournamentSetup) -> Tournament:
        """A new tournament under a name that no other has; it is not yet on disk.

        The name is free when it is chosen; take its lock before the first write.
        """
        from freedoko_qt.app.kept_tournament import Tournament  # with all rules, without which the list can be read

        when = self._now()
        return self.played(Tournament(self._free_name(when), _written(when), setup))

    def played(self, tournament: Tournament) -> Tournament:
        """The tournament as it is once it has been taken up or a game was played: no other was played later.

        Reads the lines of all other tournaments, but not their games. Nothing is written.
        """
        others = (self._summary(path) for path in documents(self.folder) if path.stem != tournament.id)
        last = max((other.sitting for other in others if other is not None), default=0)
        sitting = max(tournament.sitting, last + 1)
        return replace(tournament, sitting=sitting, last_played=_written(self._now()))

    def save(self, tournament: Tournament) -> None:
        """Write a tournament. Raises OSError.

        Its line for the list is written into the same file. The file before becomes the backup.
        """
        make_folder(self.folder)
        save(self.path(tournament.id), KIND, tournament.to_dict(), summary_of(tournament).to_dict())

    def load(self, name: str) -> Loaded[Tournament]:
        """Read a tournament; a damaged file is set aside, and its backup takes its place.

        The games are not replayed.
        """
        from freedoko_qt.app.kept_tournament import Tournament

        return load(self.path(name), KIND, lambda values: Tournament.from_dict(name, values))

    def read_ahead(self, name: str) -> None:
        """Read a tournament in advance for the next `load_games`, unless the file changes; its list is made, too.

        The result is kept for one call of `load_games` only. Slow for a long tournament: call it on a thread.
        """
        stamp = stamp_of(self.path(name))
        loaded = self._load_games(name)
        if loaded.value is not None:
            kept, games = loaded.value
            games.sheet(kept)
        self._ahead = name, stamp, loaded

    def load_games(self, name: str) -> Loaded[tuple[Tournament, Games]]:
        """Read a tournament and how its games ended; a file whose games break the rules is damaged, too.

        They are replayed where no check sum proves that we have written them, and where they are needed at once:
        the last one, or all that are compared with an expert's.
        """
        (there, stamp, loaded), self._ahead = self._ahead, _NOTHING_READ
        if there == name and stamp == stamp_of(self.path(name)):
            return loaded
        read = self._load_games(name)
        return read._replace(notice=read.notice or loaded.notice) if there == name else read

    def _load_games(self, name: str) -> Loaded[tuple[Tournament, Games]]:
        from freedoko_qt.app.games import Games, end_of
        from freedoko_qt.app.kept_tournament import Tournament

        def sealed(values: dict[str, Any]) -> tuple[Tournament, Games]:
            kept = Tournament.from_dict(name, values)
            games = Games(kept.records)
            check(games if kept.setup.duplicate else games[-1:])
            return kept, games

        def unsealed(values: dict[str, Any]) -> tuple[Tournament, Games]:
            kept, games = sealed(values)
            check(games)
            return kept, games

        def check(games: Sequence[Game]) -> None:
            for game in games:
                end_of(game)

        return load(self.path(name), KIND, sealed, unsealed=unsealed)

    # All of them

    def catalogue(self) -> tuple[tuple[Summary, ...], tuple[Notice, ...]]:
        """A line for each tournament, the one played last first, and notices about their files.

        First finishes moves that a killed process left half done, and sets journals aside that have no tournament.
        """
        self._finish_moves()
        summaries = [line for path in documents(self.folder) if (line := self._summary(path)) is not None]
        journals = sorted(self.folder.glob("*.journal"))
        orphans = [kept_aside(path, NoticeKind.ORPHANED) for path in journals if self._is_orphan(path)]
        notices = [*closed(self.folder), *self._unreported, *orphans]
        self._unreported.clear()
        summaries.sort(key=lambda one: (one.sitting, one.last_played, one.id), reverse=True)
        return tuple(summaries), tuple(notices)

    def last_running(self) -> tuple[Summary | None, list[Notice]]:
        """The tournament to resume at the start, and notices about the files that were read.

        The one that was played last among those that are not finished.
        """
        summaries, notices = self.catalogue()
        return next((one for one in summaries if not one.finished), None), list(notices)

    def _finish_moves(self) -> None:
        """Bring the files of a tournament together where the program was killed while it moved or copied them."""
        for path in sorted(self.folder.glob(f"*{COPIED}")):
            name = path.name.removesuffix(COPIED)
            if os.path.lexists(self.path(name)):
                self._move_or_log(path, self.journal(name))
        names = {path.stem for path in (*documents(self.folder), *self.folder.glob("*.journal"))}
        for name in sorted(names):
            if not os.path.lexists(self.path(name)) and os.path.lexists(self.trash / self.path(name).name):
                self._take_back(name)

    def _take_back(self, name: str) -> None:
        """Move files back from the trash of a tournament, unless another process is deleting it."""
        with self._exclusively(name) as alone:
            for path in reversed(self._files(name) if alone else ()):
                if os.path.lexists(thrown := self.trash / path.name) and not os.path.lexists(path):
                    self._move_or_log(thrown, path)

    def _move_or_log(self, path: Path, target: Path) -> None:
        try:
            path.replace(target)
        except OSError as error:
            log.warning("%s is not moved: %s", path, error)

    def _is_orphan(self, journal: Path) -> bool:
        """True if a journal is left without its tournament, which is always written before it."""
        path = self.path(journal.stem)
        return not os.path.lexists(path) and not os.path.lexists(backup_of(path))

    def _summary(self, path: Path) -> Summary | None:
        """The line of a tournament, read anew only if its file is another one."""
        stamp = stamp_of(path)
        before, known = self._lines.get(path, (None, None))
        if stamp is not None and stamp == before:
            return known
        read = self._read_summary(path)
        if read is not None:
            self._lines[path] = stamp, read
        return read

    def _read_summary(self, path: Path) -> Summary | None:
        """The line of a tournament, made of the whole of it where its file has none."""
        values = load_summary(path, KIND)
        try:
            if values is not None:
                return Summary.from_dict(path.stem, values)
        except BadSave:
            pass
        loaded = self.load(path.stem)
        if loaded.notice is not None:
            self._unreported.append(loaded.notice)
        return None if loaded.value is None else summary_of(loaded.value)

    # What a person does with one that is not being played

    def rename(self, name: str, title: str) -> Notice | None:
        """Give a tournament a title, or none; returns what went wrong.

        `IN_USE` if a process has its lock.
        """
        with self._exclusively(name) as alone:
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
        """A second tournament that stands where the first one does, and may be played on in another way.

        The copy has an id of its own, no lock, and the journal of the running game.
        """
        loaded = self.load(name)
        if loaded.value is None:
            return loaded
        journal = self.journal(name)
        try:
            running = read_text(journal, LARGEST_DOCUMENT) if os.path.lexists(journal) else ""
        except OSError as error:
            return Loaded(None, unreadable(journal, error))
        copy = self.take_in(replace(loaded.value, title=clean_name(title)), running)
        return copy._replace(notice=copy.notice or loaded.notice)

    def take_in(self, tournament: Tournament, journal: str = "") -> Loaded[Tournament]:
        """Keep a tournament that comes from elsewhere under a name of its own, with the journal of a running game.

        It does not count as played yet.

        The value of the result has the new id. Nothing of it is in the list if writing failed.
        """
        when = self._now()
        with self._new_name(when) as name:
            kept = replace(tournament, id=name, begun=tournament.begun or _written(when), sitting=0)
            try:
                make_folder(self.folder)
                if journal:
                    write_atomically(self._copied_journal(kept.id), journal)
                self.save(kept)
                if journal:
                    with suppress(FileNotFoundError):  # another window has looked at the list, and done it already
                        self._copied_journal(kept.id).replace(self.journal(kept.id))
                    sync_folder(self.folder)
            except OSError as error:
                return Loaded(None, unwritable(self.path(kept.id), error))
            return Loaded(kept)

    def delete(self, name: str) -> Notice | None:
        """Move the files of a tournament into the trash. Returns what went wrong.

        With its backup and journal. `restore` brings them back; the trash is never emptied here.
        """
        with self._exclusively(name) as alone:
            if not alone:
                return Notice(NoticeKind.IN_USE, self.path(name))
            return self._move(self._files(name), self.trash)

    def restore(self, name: str) -> Notice | None:
        """Take a tournament out of the trash again; returns what went wrong.

        `UNCHANGED` with the cause `TAKEN` if a tournament has that name again.
        """
        if os.path.exists(self.path(name)):
            return Notice(NoticeKind.UNCHANGED, self.path(name), cause=Cause.TAKEN)
        return self._move([self.trash / path.name for path in reversed(self._files(name))], self.folder)

    def _move(self, paths: Sequence[Path], folder: Path) -> Notice | None:
        """Bring the files that there are into a folder, in this order: the tournament stands in one of the two."""
        try:
            make_folder(folder)
            for path in paths:
                if os.path.lexists(path):
                    path.replace(unused(folder / path.name))
            sync_folder(self.folder)
            sync_folder(folder)
        except OSError as error:
            return unchanged(folder, error)
        return None

    @contextmanager
    def _exclusively(self, name: str) -> Iterator[bool]:
        """Hold the lock of a tournament; yields False if another process has it."""
        from freedoko_qt.app.lock import Lock  # with it comes Qt, which a start does not want so early

        lock = Lock(self.lock(name))
        try:
            yield lock.take()
        finally:
            lock.release()


_NOTHING_READ: tuple[str, Stamp | None, Loaded[tuple[Tournament, Games]]] = "", None, Loaded(None)


def _written(when: datetime) -> str:
    return when.isoformat(timespec="seconds")
