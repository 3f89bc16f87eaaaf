"""The facts of all tournaments, kept beside them in a file that may be thrown away at any time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from freedoko_qt.app.atomic import write_atomically
from freedoko_qt.app.dates import is_time
from freedoko_qt.app.files import read_text
from freedoko_qt.app.given_names import known_name
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.notice import Notice, closed
from freedoko_qt.app.sealed import checksum, decoded, packed
from freedoko_qt.app.statistics.facts import (
    GameFacts,
    RulesReader,
    facts_of,
    mark_of,
    packed_facts,
    unpacked_facts,
)
from freedoko_qt.app.storage import documents
from freedoko_qt.engine.errors import MALFORMED, BadSave, GameError

log = logging.getLogger(__name__)

FILE = "statistics.cache"
FORMAT = 1
"""The version of the facts; raise it whenever `facts` finds something else: older files are then made anew."""

LARGEST = 200_000_000
"""Bytes; the facts of no number of games come near it."""

Stamp: TypeAlias = tuple[int, int]
"""The time of a file's last change, in nanoseconds since the epoch, and its size in bytes."""


@dataclass(frozen=True, slots=True)
class TournamentFacts:
    """The facts of a tournament that statistics need."""

    id: str
    title: str
    begun: str
    """Date and time, ISO 8601."""
    names: tuple[str, ...]
    """The names in the setup, the person's first; empty: a person who has given none."""
    levels: tuple[str | None, ...]
    """The level of each seat; None for the person."""
    preset: str | None
    """The rule set that was chosen by name; None: the person's own."""
    rules_name: str
    games: tuple[GameFacts, ...]


@dataclass(frozen=True, slots=True)
class Archive:
    """The tournaments that have been read, the oldest first."""

    tournaments: tuple[TournamentFacts, ...] = ()
    notices: tuple[Notice, ...] = ()
    """Notices about files met on the way."""
    is_whole: bool = True
    """True if these are all tournaments, and not only those whose facts were known."""


class _Line(NamedTuple):
    """The facts of a tournament as they are kept."""

    stamp: Stamp | None
    """The stamp of the file from which they were worked out."""
    facts: TournamentFacts
    text: str


Progress: TypeAlias = Callable[[int, int], None]
"""Called after each tournament with how many are done, of how many; may raise to stop the work."""


def keep_up(history: History, progress: Progress = lambda done, of: None) -> tuple[Notice, ...]:
    """Work out the facts of the tournaments whose files have changed, and keep them with those of all others.

    Of a tournament that has gone on only the new games are worked out. The cache is written once, at the end, if
    anything has changed. Slow: not for the window's thread.
    """
    return _kept_up(history, progress, lambda known: None)[1]


def _kept_up(
    history: History, progress: Progress, partly: Callable[[Mapping[str, _Line]], None]
) -> tuple[Mapping[str, _Line], tuple[Notice, ...]]:
    """Keep the facts up to date, and return them; `partly` is called before the work with what is known already."""
    path = history.folder / FILE
    stamps = {file.stem: _stamp(file) for file in documents(history.folder)}
    lines = dict(_lines(path))
    known = {
        name: lines[name]
        for name, stamp in stamps.items()
        if name in lines and stamp is not None and lines[name].stamp == stamp
    }
    notices = [*closed(history.folder)]
    missing = sorted(stamps.keys() - known.keys())
    if missing and known:
        partly(known)
    changed, rules = lines.keys() != known.keys(), RulesReader()
    for done, name in enumerate(missing, 1):
        loaded = history.load(name)
        if loaded.notice is not None:
            notices.append(loaded.notice)
        if loaded.value is not None:
            changed = True
            known[name] = _worked_out(loaded.value, stamps[name], rules, lines.get(name))
        progress(done, len(missing))
    if changed:
        _write(path, [line.text for line in known.values()])
    return known, tuple(notices)


def read_archive(
    history: History,
    progress: Progress = lambda done, of: None,
    partly: Callable[[Archive], None] = lambda archive: None,
) -> Archive:
    """The facts of all tournaments, brought up to date; `partly` is called with those known before, and may raise, too.

    Nothing is raised for a damaged file: its notice is in the archive.
    """
    lines, notices = _kept_up(history, progress, lambda known: partly(Archive(_unpacked(known), is_whole=False)))
    return Archive(_unpacked(lines), notices)


def _unpacked(lines: Mapping[str, _Line]) -> tuple[TournamentFacts, ...]:
    """The facts of these lines, the oldest tournament first, and each game once."""
    return tuple(_each_once(sorted((line.facts for line in lines.values()), key=lambda one: (one.begun, one.id))))


def _each_once(tournaments: Iterable[TournamentFacts]) -> Iterator[TournamentFacts]:
    """The tournaments with each game once, though a copy of its tournament has it, too."""
    seen: set[tuple[str, str]] = set()
    for one in tournaments:
        games = tuple(game for game in one.games if (one.begun, game.mark) not in seen)
        seen |= {(one.begun, game.mark) for game in games}
        yield one if len(games) == len(one.games) else replace(one, games=games)


def _worked_out(kept: Tournament, stamp: Stamp | None, rules: RulesReader, before: _Line | None) -> _Line:
    """The facts of a tournament; games that cannot be replayed are passed over.

    `before`: what was known of it when it had fewer games, if anything.
    """
    setup = kept.setup
    known = {} if before is None else {game.mark: game for game in before.facts.games}
    facts = TournamentFacts(
        kept.id,
        kept.title,
        kept.begun,
        setup.names,
        (None, *setup.levels),
        setup.preset,
        setup.rules_name,
        tuple(_games(kept, rules, known)),
    )
    text = packed(_values(facts, stamp))
    return _Line(stamp, facts, f"{checksum(text)} {text}\n")


def _games(kept: Tournament, rules: RulesReader, known: Mapping[str, GameFacts]) -> Iterator[GameFacts]:
    """The facts of each game; of those that were known by their marks they are the same ones."""
    for record in kept.records:
        try:
            mark = mark_of(record)
            facts = known.get(mark) or facts_of(record, rules.read(record), mark)
        except GameError as error:
            log.warning("%s: %s", kept.id, error)
        else:
            if facts is not None:
                yield facts


def _stamp(path: Path) -> Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _lines(path: Path) -> Iterator[tuple[str, _Line]]:
    """Each line that is whole, of this format and possible, with the name of its tournament."""
    try:
        text = read_text(path, LARGEST)
    except OSError:
        return
    for line in text.splitlines(keepends=True):
        check, _, rest = line.rstrip("\n").partition(" ")
        if check == checksum(rest):
            match _decoded(rest):
                case {"format": int(form), "stamp": [int(changed), int(size)]} as values if form == FORMAT:
                    with suppress(*MALFORMED):
                        facts = _facts(values)
                        yield facts.id, _Line((changed, size), facts, line)


def _decoded(text: str) -> Any:
    try:
        return decoded(text)
    except BadSave:
        return None


def _values(facts: TournamentFacts, stamp: Stamp | None) -> dict[str, Any]:
    """The facts of a tournament as they are kept."""
    return {
        "format": FORMAT,
        "id": facts.id,
        "stamp": stamp,
        "title": facts.title,
        "begun": facts.begun,
        "names": facts.names,
        "levels": facts.levels,
        "preset": facts.preset,
        "rules_name": facts.rules_name,
        "games": [packed_facts(game) for game in facts.games],
    }


def _facts(values: Mapping[str, Any]) -> TournamentFacts:
    """The facts of a line; raises one of `MALFORMED` if they cannot be those of a tournament."""
    match values:
        case {
            "id": str(name),
            "title": str(title),
            "begun": str(begun),
            "names": [str(), str(), str(), str()] as names,
            "levels": [None, str(), str(), str()] as levels,
        } if is_time(begun):
            chosen = known_name(values["preset"], values["rules_name"])
            games = tuple(map(unpacked_facts, values["games"]))
            return TournamentFacts(name, title, begun, tuple(names), tuple(levels), *chosen, games)
    raise BadSave("these are not the facts of a tournament")


def _write(path: Path, lines: list[str]) -> None:
    """Keep the facts; if that fails they are worked out anew the next time."""
    try:
        write_atomically(path, "".join(lines))
    except OSError as error:
        log.warning("%s was not written: %s", path, error)
