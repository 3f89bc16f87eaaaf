"""The facts of all tournaments, kept beside them in a file that may be thrown away at any time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

from freedoko_qt.app.history import History, Tournament
from freedoko_qt.app.statistics.facts import GameFacts, facts_of, packed_facts, unpacked_facts
from freedoko_qt.app.storage import Notice, checksum, decoded, documents, packed, write_atomically
from freedoko_qt.engine.errors import BadSave, GameError

log = logging.getLogger(__name__)

FILE = "statistics.cache"
FORMAT = 1
"""To be raised whenever `facts` tells something else: older files are then made anew."""

Stamp: TypeAlias = tuple[int, int]
"""When a file was changed, in nanoseconds since the epoch, and its size in bytes."""


@dataclass(frozen=True, slots=True)
class TournamentFacts:
    """What statistics need of a tournament."""

    id: str
    title: str
    begun: str
    """Date and time, ISO 8601."""
    names: tuple[str, ...]
    """As they were set up, the person's first; empty: a person who has given none."""
    levels: tuple[str | None, ...]
    """How well each seat played; None for the person."""
    preset: str | None
    """The rule set that was chosen by name; None: somebody's own."""
    rules_name: str
    games: tuple[GameFacts, ...]


@dataclass(frozen=True, slots=True)
class Archive:
    """What has been read: the tournaments, the oldest first."""

    tournaments: tuple[TournamentFacts, ...] = ()
    notices: tuple[Notice, ...] = ()
    """What is to be told about files met on the way."""


def read_archive(history: History, progress: Callable[[int, int], None] = lambda done, of: None) -> Archive:
    """The facts of all tournaments; only of those whose files have changed they are worked out anew.

    `progress` is told after each of these how many are done, of how many.
    """
    path = history.folder / FILE
    stamps = {file.stem: _stamp(file) for file in documents(history.folder)}
    lines = dict(_lines(path))
    known = {
        name: facts
        for name, stamp in stamps.items()
        if name in lines and (facts := _known(name, stamp, lines[name])) is not None
    }
    notices = []
    missing = sorted(stamps.keys() - known.keys())
    changed = lines.keys() != known.keys()
    for done, name in enumerate(missing, 1):
        loaded = history.load(name)
        if loaded.notice is not None:
            notices.append(loaded.notice)
        if loaded.value is not None:
            changed = True
            known[name] = tournament_facts(loaded.value)
        progress(done, len(missing))
    if changed:
        _write(path, [_line(facts, stamps[name]) for name, facts in known.items()])
    ordered = sorted(known.values(), key=lambda facts: (facts.begun, facts.id))
    return Archive(tuple(_each_once(ordered)), tuple(notices))


def _each_once(tournaments: Iterable[TournamentFacts]) -> Iterator[TournamentFacts]:
    """Without the games that are in the copy of a tournament, too."""
    seen: set[tuple[str, str]] = set()
    for one in tournaments:
        games = tuple(game for game in one.games if (one.begun, game.mark) not in seen)
        seen |= {(one.begun, game.mark) for game in games}
        yield one if len(games) == len(one.games) else replace(one, games=games)


def tournament_facts(kept: Tournament) -> TournamentFacts:
    """What statistics need of a tournament; games that cannot be replayed are passed over."""
    setup, games = kept.setup, []
    for record in kept.records:
        try:
            facts = facts_of(record)
        except GameError as error:
            log.warning("%s: %s", kept.id, error)
        else:
            games += [] if facts is None else [facts]
    return TournamentFacts(
        kept.id,
        kept.title,
        kept.begun,
        setup.names,
        (None, *setup.levels),
        setup.preset,
        setup.rules_name,
        tuple(games),
    )


def _stamp(path: Path) -> Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _lines(path: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each line that is whole and of this format, with the name of its tournament."""
    try:
        text = path.read_bytes().decode(errors="replace")
    except OSError:
        return
    for line in text.splitlines():
        check, _, rest = line.partition(" ")
        if check == checksum(rest):
            match _decoded(rest):
                case {"format": int(form), "id": str(name)} as values if form == FORMAT:
                    yield name, values


def _decoded(text: str) -> Any:
    try:
        return decoded(text)
    except BadSave:
        return None


def _known(name: str, stamp: Stamp | None, line: Mapping[str, Any]) -> TournamentFacts | None:
    """The facts of a line, if they are of the file as it is now."""
    if stamp is None or line.get("stamp") != [*stamp]:
        return None
    try:
        return TournamentFacts(
            name,
            line["title"],
            line["begun"],
            tuple(line["names"]),
            tuple(line["levels"]),
            line["preset"],
            line["rules_name"],
            tuple(map(unpacked_facts, line["games"])),
        )
    except (KeyError, TypeError, ValueError):
        return None


def _line(facts: TournamentFacts, stamp: Stamp | None) -> str:
    text = packed(
        {
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
    )
    return f"{checksum(text)} {text}\n"


def _write(path: Path, lines: list[str]) -> None:
    """Keep the facts; if that fails they are worked out anew the next time."""
    try:
        write_atomically(path, "".join(lines))
    except OSError as error:
        log.warning("%s was not written: %s", path, error)
