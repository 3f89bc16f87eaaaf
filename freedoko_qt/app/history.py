"""The tournaments on disk: one file each, beside it its backup and the journal of the running game."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from freedoko_qt.app.atomic import sync_folder, unused, write_atomically
from freedoko_qt.app.catalogue import Summary, running_in, summary_of
from freedoko_qt.app.dates import dated_name
from freedoko_qt.app.files import Stamp, make_folder, read_text, stamp_of
from freedoko_qt.app.given_names import clean_name
from freedoko_qt.app.notice import Cause, Notice, NoticeKind, closed, kept_aside, unchanged, unreadable, unwritable
from freedoko_qt.app.storage import (
    BACKUP,
    DOCUMENT,
    LARGEST_DOCUMENT,
    Loaded,
    backup_of,
    document_names,
    listed,
    load,
    load_summary,
    save,
)
from freedoko_qt.engine.errors import BadSave

if TYPE_CHECKING:
    from freedoko_qt.app.games import Games
    from freedoko_qt.app.kept_tournament import Tournament
    from freedoko_qt.app.setup import TournamentSetup
    from freedoko_qt.engine.game import Game

log = logging.getLogger(__name__)

KIND = "tournament"

JOURNAL = ".journal"
"""The suffix of a journal."""
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
        self._lines: dict[str, tuple[Stamp | None, Summary]] = {}
        """The lines that were read, and the stamps of their files: each game that begins or ends asks for all."""
        self._ahead: tuple[str, Stamp | None, Loaded[tuple[Tournament, Games]]] = _NOTHING_READ

    # Where everything is

    def path(self, tournament_id: str) -> Path:
        """The file of a tournament."""
        return self.folder / f"{tournament_id}{DOCUMENT}"

    def journal(self, tournament_id: str) -> Path:
        """The journal of its running game."""
        return self.folder / f"{tournament_id}{JOURNAL}"

    def lock(self, tournament_id: str) -> Path:
        """The file that is there while it is being played."""
        return self.folder / f"{tournament_id}.lock"

    @property
    def trash(self) -> Path:
        """The folder where tournaments are that were thrown away."""
        return self.folder / "trash"

    def _copied_journal(self, tournament_id: str) -> Path:
        """The journal of a tournament that is being taken in, until the tournament itself is there."""
        return self.folder / f"{tournament_id}{COPIED}"

    def _files(self, tournament_id: str) -> tuple[Path, Path, Path, Path]:
        """Everything that is kept of a tournament; the backup first, which would take the place of what is gone."""
        path = self.path(tournament_id)
        return backup_of(path), path, self.journal(tournament_id), self._copied_journal(tournament_id)

    def _free_id(self, when: datetime) -> str:
        """An id that no tournament has or had, made of a date and time."""
        return dated_name(when, lambda one: any(self._is_there(path) for path in (*self._files(one), self.lock(one))))

    @contextmanager
    def _new_id(self, when: datetime) -> Iterator[str]:
        """Hold the lock of an id that no tournament has, nor has got in another window meanwhile."""
        while True:
            tournament_id = self._free_id(when)
            with self._exclusively(tournament_id) as alone:
                if alone and not os.path.lexists(self.path(tournament_id)):
                    yield tournament_id
                    return

    def _is_there(self, path: Path) -> bool:
        return os.path.lexists(path) or os.path.lexists(self.trash / path.name)

    # One tournament

    def begin(self, setup: TournamentSetup) -> Tournament:
        """A new tournament with an id that no other has; it is not yet on disk.

        The id is free when it is chosen; take its lock before the first write.
        """
        from freedoko_qt.app.kept_tournament import Tournament  # with all rules, without which the list can be read

        when = self._now()
        return self.played(Tournament(self._free_id(when), _written(when), setup))

    def played(self, tournament: Tournament) -> Tournament:
        """The tournament as it is once it has been taken up or a game was played: no other was played later.

        Reads the lines of all other tournaments, but not their games. Nothing is written.
        """
        last = max((other.sitting for other in self._summaries() if other.id != tournament.id), default=0)
        sitting = max(tournament.sitting, last + 1)
        return replace(tournament, sitting=sitting, last_played=_written(self._now()))

    def save(self, tournament: Tournament) -> None:
        """Write a tournament. Raises OSError.

        Its line for the list is written into the same file. The file before becomes the backup.
        """
        make_folder(self.folder)
        save(self.path(tournament.id), KIND, tournament.to_dict(), summary_of(tournament).to_dict())

    def load(self, tournament_id: str) -> Loaded[Tournament]:
        """Read a tournament; a damaged file is set aside, and its backup takes its place.

        The games are not replayed.
        """
        from freedoko_qt.app.kept_tournament import Tournament

        return load(self.path(tournament_id), KIND, lambda values: Tournament.from_dict(tournament_id, values))

    def load_chosen(self, tournament_id: str) -> Loaded[Tournament]:
        """Read a tournament that somebody has chosen: that there is none any more is a notice, too."""
        return self.load(tournament_id).or_missing(self.path(tournament_id))

    def read_ahead(self, tournament_id: str) -> None:
        """Read a tournament in advance for the next `load_games`, unless the file changes; its list is made, too.

        The result is kept for one call of `load_games` only. Slow for a long tournament: call it on a thread.
        """
        stamp = stamp_of(self.path(tournament_id))
        loaded = self._load_games(tournament_id)
        if loaded.value is not None:
            kept, games = loaded.value
            games.sheet(kept)
        self._ahead = tournament_id, stamp, loaded

    def load_games(self, tournament_id: str) -> Loaded[tuple[Tournament, Games]]:
        """Read a tournament and how its games ended; a file whose games break the rules is damaged, too.

        They are replayed where no check sum proves that we have written them, and where they are needed at once:
        the last one, or all that are compared with an expert's. That there is no file is a notice.
        """
        (there, stamp, loaded), self._ahead = self._ahead, _NOTHING_READ
        if there == tournament_id and stamp == stamp_of(self.path(tournament_id)):
            return loaded.or_missing(self.path(tournament_id))
        read = self._load_games(tournament_id)
        if there == tournament_id:
            read = read._replace(notice=read.notice or loaded.notice)
        return read.or_missing(self.path(tournament_id))

    def _load_games(self, tournament_id: str) -> Loaded[tuple[Tournament, Games]]:
        from freedoko_qt.app.games import Games, end_of
        from freedoko_qt.app.kept_tournament import Tournament

        def sealed(values: dict[str, Any]) -> tuple[Tournament, Games]:
            kept = Tournament.from_dict(tournament_id, values)
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

        return load(self.path(tournament_id), KIND, sealed, unsealed=unsealed)

    # All of them

    def catalogue(self) -> tuple[tuple[Summary, ...], tuple[Notice, ...]]:
        """A line for each tournament, the one played last first, and notices about their files.

        First finishes moves that a killed process left half done, and sets journals aside that have no tournament.
        """
        self._finish_moves()
        summaries = list(self._summaries())
        notices = [*closed(self.folder), *self._unreported, *self._orphans_set_aside()]
        self._unreported.clear()
        summaries.sort(key=lambda one: (one.sitting, one.last_played, one.id), reverse=True)
        return tuple(summaries), tuple(notices)

    def last_running(self) -> tuple[Summary | None, list[Notice]]:
        """The tournament to resume at the start, and notices about the files that were read.

        The one that was played last among those that are not finished.
        """
        summaries, notices = self.catalogue()
        return running_in(summaries), list(notices)

    def _finish_moves(self) -> None:
        """Bring the files of a tournament together where the program was killed while it moved or copied them."""
        names = listed(self.folder)
        for tournament_id in sorted(_stems(names, COPIED)):
            if os.path.lexists(self.path(tournament_id)):
                self._move_or_log(self._copied_journal(tournament_id), self.journal(tournament_id))
        leftovers = (_stems(names, f"{DOCUMENT}{BACKUP}") | _stems(names, JOURNAL)) - _stems(names, DOCUMENT)
        for tournament_id in sorted(leftovers):
            path = self.path(tournament_id)
            if not os.path.lexists(path) and os.path.lexists(self.trash / path.name):
                self._take_back(tournament_id)

    def _take_back(self, tournament_id: str) -> None:
        """Move files back from the trash of a tournament, unless another process is deleting it."""
        with self._exclusively(tournament_id) as alone:
            for path in reversed(self._files(tournament_id) if alone else ()):
                if os.path.lexists(thrown := self.trash / path.name) and not os.path.lexists(path):
                    self._move_or_log(thrown, path)

    def _move_or_log(self, path: Path, target: Path) -> None:
        try:
            path.replace(target)
        except OSError as error:
            log.warning("%s is not moved: %s", path, error)

    def _orphans_set_aside(self) -> Iterator[Notice]:
        """Set journals aside that have no tournament, unless another process is moving it just now."""
        for tournament_id in filter(self._is_orphan, sorted(_stems(listed(self.folder), JOURNAL))):
            with self._exclusively(tournament_id) as alone:
                if alone and self._is_orphan(tournament_id):
                    yield kept_aside(self.journal(tournament_id), NoticeKind.ORPHANED)

    def _is_orphan(self, tournament_id: str) -> bool:
        """True if a journal is left without its tournament, which is always written before it."""
        path = self.path(tournament_id)
        return not os.path.lexists(path) and not os.path.lexists(backup_of(path))

    def _summaries(self) -> Iterator[Summary]:
        """The lines of all tournaments that can be read; only those whose files have changed are read anew."""
        prefix = os.path.join(self.folder, "")  # a string: paths are slow to make
        for tournament_id in document_names(self.folder):
            stamp = stamp_of(f"{prefix}{tournament_id}{DOCUMENT}")
            before, known = self._lines.get(tournament_id, (None, None))
            if stamp is None or stamp != before:
                known = self._read_summary(self.path(tournament_id))
            if known is not None:
                self._lines[tournament_id] = stamp, known
                yield known

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

    def rename(self, tournament_id: str, title: str) -> Notice | None:
        """Give a tournament a title, or none; returns what went wrong.

        `IN_USE` if a process has its lock.
        """
        with self._exclusively(tournament_id) as alone:
            if not alone:
                return Notice(NoticeKind.IN_USE, self.path(tournament_id))
            loaded = self.load_chosen(tournament_id)
            if loaded.value is None:
                return loaded.notice
            try:
                self.save(replace(loaded.value, title=clean_name(title)))
            except OSError as error:
                return unwritable(self.path(tournament_id), error)
            return loaded.notice

    def duplicate(self, tournament_id: str, title: str = "") -> Loaded[Tournament]:
        """A second tournament that stands where the first one does, and may be played on in another way.

        The copy has an id of its own, no lock, and the journal of the running game.
        """
        loaded = self.load_chosen(tournament_id)
        if loaded.value is None:
            return loaded
        journal = self.journal(tournament_id)
        try:
            running = read_text(journal, LARGEST_DOCUMENT) if os.path.lexists(journal) else ""
        except OSError as error:
            return Loaded(None, unreadable(journal, error))
        copy = self.take_in(replace(loaded.value, title=clean_name(title)), running)
        return copy._replace(notice=copy.notice or loaded.notice)

    def take_in(self, tournament: Tournament, journal: str = "") -> Loaded[Tournament]:
        """Keep a tournament that comes from elsewhere under an id of its own, with the journal of a running game.

        It does not count as played yet.

        The value of the result has the new id. Nothing of it is in the list if writing failed.
        """
        when = self._now()
        with self._new_id(when) as tournament_id:
            kept = replace(tournament, id=tournament_id, begun=tournament.begun or _written(when), sitting=0)
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

    def delete(self, tournament_id: str) -> Notice | None:
        """Move the files of a tournament into the trash. Returns what went wrong.

        With its backup and journal. `restore` brings them back; the trash is never emptied here.
        """
        with self._exclusively(tournament_id) as alone:
            if not alone:
                return Notice(NoticeKind.IN_USE, self.path(tournament_id))
            return self._move(self._files(tournament_id), self.trash)

    def restore(self, tournament_id: str) -> Notice | None:
        """Take a tournament out of the trash again; returns what went wrong.

        `UNCHANGED` with the cause `TAKEN` if a tournament has that name again, `IN_USE` if a process has its lock.
        """
        with self._exclusively(tournament_id) as alone:
            if not alone:
                return Notice(NoticeKind.IN_USE, self.path(tournament_id))
            if os.path.exists(self.path(tournament_id)):
                return Notice(NoticeKind.UNCHANGED, self.path(tournament_id), cause=Cause.TAKEN)
            return self._move([self.trash / path.name for path in reversed(self._files(tournament_id))], self.folder)

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
    def _exclusively(self, tournament_id: str) -> Iterator[bool]:
        """Hold the lock of a tournament; yields False if another process has it."""
        from freedoko_qt.app.lock import Lock  # with it comes Qt, which a start does not want so early

        lock = Lock(self.lock(tournament_id))
        try:
            yield lock.take()
        finally:
            lock.release()


_NOTHING_READ: tuple[str, Stamp | None, Loaded[tuple[Tournament, Games]]] = "", None, Loaded(None)


def _stems(names: Iterable[str], suffix: str) -> set[str]:
    """Those names that have this suffix, without it."""
    return {name.removesuffix(suffix) for name in names if name.endswith(suffix)}


def _written(when: datetime) -> str:
    return when.isoformat(timespec="seconds")
