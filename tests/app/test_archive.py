"""The facts of all tournaments are read once, and again only where a file has changed."""

import json
import os
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from datetime import date
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from kept_games import setup_of, tournament, tournament_games

from freedoko_qt.app.dates import is_time
from freedoko_qt.app.history import History
from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.sealed import checksum, packed
from freedoko_qt.app.statistics import archive as archive_module
from freedoko_qt.app.statistics.archive import FILE, Archive, keep_up, read_archive
from freedoko_qt.app.statistics.facts import GameFacts, facts_of
from freedoko_qt.app.statistics.figures import figures
from freedoko_qt.app.statistics.selection import Filter, people, played_by, rules_played
from freedoko_qt.engine.game import Game

SETUP = setup_of("ddv", rounds=1)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return tournament_games(SETUP)


@pytest.fixture
def filled(history: History, games: list[Game]) -> History:
    """Three tournaments; the second is older than the first."""
    history.save(tournament("a", SETUP, games[:4], begun="2026-11-21T12:00:00"))
    history.save(tournament("b", SETUP, games[:2], begun="2026-11-20T12:00:00"))
    history.save(replace(tournament("c", SETUP, [], begun="2026-11-22T12:00:00"), title="Empty", finished=False))
    return history


class Counted:
    """The number of tournaments that had to be worked out."""

    def __init__(self, history: History) -> None:
        self._history = history
        self.worked_out = 0

    def read(self) -> Archive:
        self.worked_out = 0
        return read_archive(self._history, self._done)

    def _done(self, done: int, of: int) -> None:
        assert 0 < done <= of
        self.worked_out = done


def cache(history: History) -> Path:
    return history.path("a").with_name(FILE)


def test_everything_is_there_the_oldest_first(filled: History, games: list[Game]) -> None:
    found = read_archive(filled)
    assert [one.id for one in found.tournaments] == ["b", "a", "c"]
    assert [len(one.games) for one in found.tournaments] == [2, 4, 0]
    assert [one.title for one in found.tournaments] == ["", "", "Empty"]
    first = found.tournaments[0]
    assert (first.names, first.levels, first.preset) == (SETUP.names, (None, *SETUP.levels), "ddv")
    scores = [game.score for game in games[:4]]
    assert [one.written for one in found.tournaments[1].games] == [score.scores for score in scores if score]
    assert found.notices == ()


def test_what_has_not_changed_is_not_worked_out_again(filled: History) -> None:
    counted = Counted(filled)
    before = counted.read()
    assert counted.worked_out == 3
    assert counted.read() == before
    assert counted.worked_out == 0


def test_a_tournament_that_goes_on_is_read_anew(filled: History, games: list[Game]) -> None:
    counted = Counted(filled)
    counted.read()
    filled.save(tournament("b", SETUP, games[:3], begun="2026-11-20T12:00:00"))
    assert [len(one.games) for one in counted.read().tournaments] == [3, 4, 0]
    assert counted.worked_out == 1
    counted.read()
    assert counted.worked_out == 0


def test_a_file_of_another_time_is_another_file(filled: History) -> None:
    counted = Counted(filled)
    counted.read()
    os.utime(filled.path("a"), (1, 1))
    counted.read()
    assert counted.worked_out == 1


def test_a_tournament_that_is_thrown_away_is_gone(filled: History) -> None:
    counted = Counted(filled)
    counted.read()
    assert filled.delete("b") is None
    assert [one.id for one in counted.read().tournaments] == ["a", "c"]
    assert counted.worked_out == 0
    assert '"id":"b"' not in cache(filled).read_text(encoding="utf-8")


def test_a_cache_that_is_gone_is_made_again(filled: History) -> None:
    counted = Counted(filled)
    before = counted.read()
    cache(filled).unlink()
    assert counted.read() == before
    assert counted.worked_out == 3
    assert cache(filled).exists()


@pytest.mark.parametrize("damage", [b"\x00", b"\xff\xfe", b"[" * 5000, b'"id"', b""])
def test_a_damaged_line_is_worked_out_again_without_a_word(filled: History, damage: bytes) -> None:
    counted = Counted(filled)
    before = counted.read()
    lines = cache(filled).read_bytes().split(b"\n")
    lines[0] = lines[0][:40] + damage + lines[0][45:]
    cache(filled).write_bytes(b"\n".join(lines))
    assert counted.read() == before
    assert counted.worked_out == 1


def test_a_cache_of_another_version_does_not_count(filled: History, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(filled)
    before = counted.read()
    monkeypatch.setattr(archive_module, "FORMAT", archive_module.FORMAT + 1)
    assert counted.read() == before
    assert counted.worked_out == 3


def test_a_damaged_tournament_is_reported_and_the_others_are_read(filled: History) -> None:
    filled.path("a").write_text("{}")
    found = read_archive(filled)
    assert [one.id for one in found.tournaments] == ["b", "c"]
    assert [notice.kind for notice in found.notices] == [NoticeKind.DAMAGED]


@pytest.mark.parametrize(
    "change",
    [
        {"result": {"scores": "many"}},
        {"result": {"redeal": 7, "seat": 0}},
        {"actions": [{"seat": 0, "play": "CQ"}] * 3, "result": None},
        {"actions": ["CQ", 3]},
        {"table": {}},
        {"rules": []},
        {"hands": 2, "result": {}},
    ],
)
def test_a_game_without_facts_is_passed_over(
    history: History, games: list[Game], change: dict[str, object]
) -> None:
    kept = tournament("a", SETUP, games[:3])
    broken = {**kept.records[1], **change}
    history.save(replace(kept, records=(kept.records[0], broken, kept.records[2])))
    (found,) = read_archive(history).tournaments
    assert len(found.games) == 2


def test_of_a_tournament_that_goes_on_only_the_new_games_are_worked_out(
    filled: History, games: list[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    read_archive(filled)
    worked_out: list[Mapping[str, Any]] = []

    def work_out(record: Mapping[str, Any], *given: Any) -> GameFacts | None:
        worked_out.append(record)
        return facts_of(record, *given)

    monkeypatch.setattr(archive_module, "facts_of", work_out)
    filled.save(tournament("b", SETUP, games[:4], begun="2026-11-20T12:00:00"))
    keep_up(filled)
    assert len(worked_out) == 2
    found = read_archive(filled).tournaments[0]
    assert len(worked_out) == 2
    cache(filled).unlink()
    assert read_archive(filled).tournaments[0] == found


def test_games_by_changed_rules_in_one_tournament_are_counted_by_their_own(history: History, games: list[Game]) -> None:
    kept = tournament("a", SETUP, games[:2])
    other = {**kept.records[1], "rules": {**kept.records[1]["rules"], "bock": True}}
    history.save(replace(kept, records=(kept.records[0], other)))
    (found,) = read_archive(history).tournaments
    assert list(found.games) == [facts_of(kept.records[0]), facts_of(other)]


def test_what_is_known_is_reported_before_the_rest_is_worked_out(filled: History, games: list[Game]) -> None:
    parts: list[Archive] = []
    read_archive(filled, partly=parts.append)
    assert parts == []  # nothing was known
    filled.save(tournament("b", SETUP, games[:3], begun="2026-11-20T12:00:00"))
    whole = read_archive(filled, partly=parts.append)
    assert [[one.id for one in part.tournaments] for part in parts] == [["a", "c"]]
    assert not parts[0].is_whole
    assert whole.is_whole
    assert [one.id for one in whole.tournaments] == ["b", "a", "c"]


def test_the_games_of_a_copy_are_counted_once(filled: History, games: list[Game]) -> None:
    copy = filled.duplicate("a").value
    assert copy is not None
    filled.save(replace(tournament(copy.id, SETUP, games[:6]), begun=copy.begun))
    assert sum(len(one.games) for one in read_archive(filled).tournaments) == 2 + 4 + 2


def test_without_a_folder_there_is_nothing(data_dir: Path) -> None:
    assert read_archive(History(data_dir / "none")) == Archive()
    assert not (data_dir / "none").exists()


IMPOSSIBLE = (None, -1, 7, 10**400, 1e300, "?", [], {})
"""Values that a file can hold, and that next to nothing can be."""


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything in a JSON value."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in entries:
        yield (*path, key)
        yield from places_in(entry, (*path, key))


def replaced_in(value: Any, path: tuple[Any, ...], other: Any) -> Any:
    """A copy of a JSON value with another entry there."""
    copy = deepcopy(value)
    reduce(lambda inner, key: inner[key], path[:-1], copy)[path[-1]] = other
    return copy


def look_at_everything(archive: Archive) -> None:
    """Ask for all that statistics show."""
    rules_played(archive)
    for person in people(archive):
        for since in (None, date(2026, 11, 21)):
            figures(played_by(archive, person, Filter(since=since)))
    for one in archive.tournaments:
        assert is_time(one.begun)


def sealed_line(values: Any) -> str:
    text = packed(values)
    return f"{checksum(text)} {text}\n"


def test_impossible_facts_of_an_older_run_are_worked_out_again(history: History, games: list[Game]) -> None:
    """Wherever they stand in the file, statistics are shown, and the other tournament is not lost for it."""
    history.save(tournament("a", SETUP, games[:1]))
    history.save(tournament("b", SETUP, games[1:2]))
    read_archive(history)
    line, other_line = cache(history).read_text(encoding="utf-8").splitlines(keepends=True)
    values = json.loads(line.partition(" ")[2])
    (game,) = values["games"]
    game[7], game[8] = [[0, "re", False, True, 1.5]], [["fox_caught", 0, 1]]
    for number, path in enumerate(places_in(values)):
        for other in (IMPOSSIBLE[number % len(IMPOSSIBLE)], IMPOSSIBLE[(number + 3) % len(IMPOSSIBLE)]):
            cache(history).write_text(sealed_line(replaced_in(values, path, other)) + other_line, encoding="utf-8")
            found = read_archive(history)
            assert found.is_whole
            assert "b" in {one.id for one in found.tournaments}
            look_at_everything(found)


@pytest.mark.parametrize("value", [10**400, -(10**20)])
def test_a_game_whose_result_nobody_can_have_is_passed_over(history: History, games: list[Game], value: int) -> None:
    kept = tournament("a", SETUP, games[:2], begun="2026-11-21T12:00:00")
    result = {**kept.records[0]["result"], "scores": [value, 0, 0, 0], "value": value}
    history.save(replace(kept, records=({**kept.records[0], "result": result}, kept.records[1])))
    (found,) = read_archive(history).tournaments
    assert len(found.games) == 1
    look_at_everything(Archive((found,)))
