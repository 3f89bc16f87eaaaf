"""The list of tournaments, what one of them is made of, and what a person does with it."""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from evenings import names
from kept_games import play_on
from moves import carry_out

from freedoko_qt.app.catalogue import Summary
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.lock import Lock
from freedoko_qt.app.match import Match
from freedoko_qt.app.migrations import newest
from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import backup_of
from freedoko_qt.engine.errors import BadSave, IllegalAction
from freedoko_qt.engine.game import Game, Move
from freedoko_qt.engine.rules import PRESETS

NOON = datetime(2026, 11, 21, 12, 0, 0)
SETUP = TournamentSetup(seed=4, rounds=1, names=("Käthe", "Frieda", "Karl", "Dolores"))


@pytest.fixture
def history(data_dir: Path) -> History:
    return History(data_dir, now=lambda: NOON)


def begun(history: History, *, finished: bool = False, title: str = "") -> str:
    """A tournament in which nothing has been played."""
    made = replace(history.begin(TournamentSetup(seed=3)), finished=finished, title=title)
    history.save(made)
    return made.id


def played(history: History, *, games: int, actions: int) -> tuple[str, list[Game]]:
    """A tournament with so many games and in the running one at least so many actions; its name and its games."""
    match = Match.begin(history, SETUP, pytest.fail)
    play_on(match, games=games, actions=actions)
    assert match.game is not None
    return match.id, [*match.games, match.game]


def stands_at(history: History, name: str) -> list[list[object]]:
    """Every action of a tournament when it is resumed."""
    match = Match.resume(history, name, pytest.fail)
    assert match is not None
    assert match.game is not None
    match.close()
    return [list(game.actions) for game in (*match.games, match.game)]


def test_a_tournament_comes_back(history: History) -> None:
    made = history.begin(TournamentSetup(seed=3, rules=PRESETS["ddv"].rules, preset="ddv", rounds=6))
    record = {"record": 1, "actions": []}
    kept = replace(made, records=(record, record), finished=True, title="Advent")
    history.save(kept)
    assert history.load(made.id).value == kept
    assert kept.begun == kept.last_played == "2026-11-21T12:00:00"


def test_equal_rules_stand_in_the_file_once_and_come_back_in_each_game(history: History) -> None:
    made = history.begin(TournamentSetup(seed=3))
    rules = [{"dollen": True}, {"dollen": True}, {"dollen": False}, {"dollen": True}, {"dollen": True}]
    records: list[dict[str, Any]] = [{"record": 1, "rules": values, "seed": seed} for seed, values in enumerate(rules)]
    records.insert(2, {"record": 1, "seed": 7})
    history.save(replace(made, records=tuple(records)))
    assert history.path(made.id).read_text().count('"rules":{"dollen":') == 3
    again = history.load(made.id).value
    assert again is not None
    assert [list(record.items()) for record in again.records] == [list(record.items()) for record in records]


def test_two_tournaments_of_one_second_have_two_names(history: History) -> None:
    assert [begun(history), begun(history)] == ["2026-11-21-120000", "2026-11-21-120000-2"]


def test_a_name_that_another_window_has_just_taken_is_not_taken_again(history: History) -> None:
    lock = Lock(history.lock("2026-11-21-120000"))
    assert lock.take()
    match = Match.begin(history, SETUP, pytest.fail)
    assert match.id == "2026-11-21-120000-2"
    match.close()
    lock.release()


def test_one_that_is_begun_has_not_the_name_of_one_that_another_window_takes_in(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, other = (History(data_dir, now=lambda: NOON) for _ in range(2))
    file = replace(window.begin(SETUP), title="from a friend")
    sync, begun_there = os.fsync, []

    def sync_while_another_begins(descriptor: int) -> None:
        monkeypatch.setattr(os, "fsync", sync)
        begun_there.append(Match.begin(other, SETUP, pytest.fail))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", sync_while_another_begins)
    taken_in = window.take_in(file).value
    assert taken_in is not None
    (match,) = begun_there
    match.close()
    assert match.id != taken_in.id
    assert {one.title for one in window.catalogue()[0]} == {"", "from a friend"}


def test_one_that_is_taken_in_keeps_its_name_from_another_window_that_is_about_to_begin_one(data_dir: Path) -> None:
    other = History(data_dir, now=lambda: NOON)
    file = replace(other.begin(SETUP), title="from a friend")
    asked = []

    def noon() -> datetime:
        asked.append(NOON)
        if len(asked) == 2:  # it has its name, and not yet its lock
            other.take_in(file)
        return NOON

    match = Match.begin(History(data_dir, now=noon), SETUP, pytest.fail)
    match.close()
    assert {one.title for one in other.catalogue()[0]} == {"", "from a friend"}


def test_the_one_played_last_comes_first(history: History) -> None:
    old, middle, new = (begun(history) for _ in range(3))
    assert names(history) == [new, middle, old]
    tournament = history.load(old).value
    assert tournament is not None
    history.save(history.played(tournament))
    assert names(history) == [old, new, middle]


@pytest.mark.parametrize("back", [timedelta(seconds=1), timedelta(hours=1), timedelta(days=10_000)])
def test_a_clock_that_is_set_back_changes_no_order_and_takes_no_name(data_dir: Path, back: timedelta) -> None:
    first = begun(History(data_dir, now=lambda: NOON))
    earlier = History(data_dir, now=lambda: NOON - back)
    second = begun(earlier)
    third = begun(earlier)
    assert len({first, second, third}) == 3
    assert names(earlier) == [third, second, first]
    running, _ = History(data_dir, now=lambda: NOON).last_running()
    assert running is not None
    assert running.id == third


def test_the_summary_of_each_has_what_the_list_shows(history: History) -> None:
    name, games = played(history, games=2, actions=9)
    (line,), notices = history.catalogue()
    assert notices == ()
    scores = [game.score.scores for game in games if game.score is not None]
    assert (line.id, line.title, line.finished) == (name, "", False)
    assert (line.names, line.preset, line.rules_name) == (SETUP.names, "kitchen", "")
    assert (line.games, line.planned) == (len(scores), 4)
    assert line.standings == tuple(sum(score[seat] for score in scores) for seat in range(4))
    assert any(line.standings)


def test_a_line_of_the_list_is_the_same_with_and_without_the_short_way(history: History) -> None:
    name, _ = played(history, games=1, actions=0)
    short, _ = history.catalogue()
    path = history.path(name)
    values = json.loads(path.read_text())
    del values["summary"]
    path.write_text(json.dumps(values))
    assert history.catalogue() == (short, ())


def test_a_line_names_a_preset_of_another_version_as_it_is_called_there(history: History) -> None:
    played(history, games=1, actions=0)
    (line,), _ = history.catalogue()
    other = Summary.from_dict("x", json.loads(json.dumps(line.to_dict())) | {"preset": "of\nthe future"})
    assert (other.preset, other.rules_name) == (None, "of the future")


def test_a_line_is_read_anew_only_if_the_file_is_another_one(history: History) -> None:
    name = begun(history, title="Advent")
    path = history.path(name)
    (line,), _ = history.catalogue()
    document, when = path.read_bytes(), path.stat()
    path.write_bytes(b"?" * len(document))
    os.utime(path, ns=(when.st_atime_ns, when.st_mtime_ns))
    assert history.catalogue() == ((line,), ())
    path.write_bytes(document)
    assert History(history.folder).rename(name, "Easter") is None
    assert [one.title for one in history.catalogue()[0]] == ["Easter"]


def test_a_finished_one_is_not_gone_on_with(history: History) -> None:
    running = begun(history)
    begun(history, finished=True)
    tournament, notices = history.last_running()
    assert tournament is not None
    assert (tournament.id, notices) == (running, [])


@pytest.mark.parametrize("text", ["", "{}", "[" * 100_000, "\x00" * 5000])
def test_damaged_ones_on_the_way_are_reported_and_passed_over(history: History, text: str) -> None:
    running, damaged = begun(history), begun(history)
    history.path(damaged).write_text(text)
    tournament, notices = history.last_running()
    assert tournament is not None
    assert tournament.id == running
    assert [notice.kind for notice in notices] == [NoticeKind.DAMAGED]
    assert names(history) == [running]


def test_a_newer_one_is_reported_and_left_alone(history: History) -> None:
    begun(history)
    path = history.path(begun(history))
    path.write_text(json.dumps({"freedoko-qt": "tournament", "format": newest("tournament") + 1, "content": {}}))
    before = path.read_bytes()
    lines, notices = history.catalogue()
    assert len(lines) == 1
    assert [notice.kind for notice in notices] == [NoticeKind.NEWER]
    assert path.read_bytes() == before


def test_without_a_folder_there_are_no_tournaments(data_dir: Path) -> None:
    history = History(data_dir / "none")
    assert history.catalogue() == ((), ())
    assert history.last_running() == (None, [])


def test_a_tournament_gets_a_title_and_loses_nothing(history: History) -> None:
    name, games = played(history, games=1, actions=7)
    assert history.rename(name, "  Advent \n im Dorfkrug ") is None
    (line,), _ = history.catalogue()
    assert line.title == "Advent im Dorfkrug"
    assert stands_at(history, name) == [list(game.actions) for game in games]


def test_thrown_away_it_is_gone_and_can_be_taken_back(history: History) -> None:
    other = begun(history)
    name, games = played(history, games=1, actions=7)
    assert history.delete(name) is None
    assert names(history) == [other]
    assert history.restore(name) is None
    assert set(names(history)) == {name, other}
    assert stands_at(history, name) == [list(game.actions) for game in games]


def test_the_name_of_one_thrown_away_is_not_used_again(history: History) -> None:
    first = begun(history)
    assert history.delete(first) is None
    assert begun(history) != first


def test_what_is_thrown_away_twice_is_in_the_trash_twice(history: History) -> None:
    name = begun(history, title="Erstens")
    assert history.delete(name) is None
    history.save(Tournament(name, "2026-11-21T12:00:00", SETUP, title="Zweitens"))
    assert history.delete(name) is None
    texts = [path.read_text() for path in history.trash.iterdir()]
    assert [sum(title in text for text in texts) for title in ("Erstens", "Zweitens")] == [1, 1]
    assert history.restore(name) is None
    (line,), _ = history.catalogue()
    assert line.title == "Erstens"


def test_a_copy_goes_its_own_way(history: History) -> None:
    name, games = played(history, games=1, actions=7)
    copy = history.duplicate(name, "another way").value
    assert copy is not None
    before = stands_at(history, name)
    match = Match.resume(history, copy.id, pytest.fail)
    assert match is not None
    assert match.game is not None
    carry_out(match)
    match.close()
    assert stands_at(history, copy.id)[:-1] == before[:-1]
    assert stands_at(history, copy.id)[-1][:-1] == before[-1]
    assert stands_at(history, name) == before == [list(game.actions) for game in games]
    assert {line.title for line in history.catalogue()[0]} == {"", "another way"}


def test_a_move_of_another_position_is_not_written(history: History) -> None:
    name, _ = played(history, games=0, actions=5)
    match = Match.resume(history, name, pytest.fail)
    assert match is not None and match.game is not None
    stale = match.game.attempt(match.game.legal()[0])
    assert isinstance(stale, Move)
    carry_out(match)
    done, written = list(match.game.actions), history.journal(name).read_bytes()
    with pytest.raises(IllegalAction):
        match.write_ahead(stale)
    match.close()
    assert match.game.actions == done
    assert history.journal(name).read_bytes() == written


def goes_on_with(history: History) -> str:
    """The tournament that *Continue* offers."""
    running, _ = history.last_running()
    assert running is not None
    return running.id


def play(match: Match, *, games: int = 0) -> None:
    """Play a card, or so many games more to their end."""
    wanted = len(match.games) + games
    while True:
        if match.game is None or match.game.turn is None:
            assert match.next_game()
        assert match.game is not None
        carry_out(match)
        if len(match.games) >= wanted:
            break


def test_a_copy_is_made_while_another_window_reads_the_list(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    name, games = played(history, games=1, actions=12)
    sync = os.fsync

    def sync_and_read(descriptor: int) -> None:
        sync(descriptor)
        History(history.folder).catalogue()

    monkeypatch.setattr(os, "fsync", sync_and_read)
    copy = history.duplicate(name, "another way")
    monkeypatch.undo()
    assert copy.notice is None
    assert copy.value is not None
    assert stands_at(history, copy.value.id) == [list(game.actions) for game in games]


def test_a_copy_is_not_continued_before_it_was_played(history: History) -> None:
    first, other = (Match.begin(history, SETUP, pytest.fail) for _ in range(2))
    other.close()
    play(first)
    copy = history.duplicate(first.id, "another way").value
    assert copy is not None
    again = history.duplicate(copy.id, "a third one").value
    assert again is not None
    assert goes_on_with(history) == other.id
    play(first, games=1)
    assert goes_on_with(history) == first.id
    first.close()
    assert goes_on_with(history) == first.id
    match = Match.resume(history, copy.id, pytest.fail)
    assert match is not None
    match.close()
    assert goes_on_with(history) == copy.id


def test_of_two_windows_that_is_gone_on_with_in_which_a_game_was_over_last(data_dir: Path) -> None:
    one, other = (Match.begin(History(data_dir, lambda: NOON), SETUP, pytest.fail) for _ in range(2))
    history = History(data_dir, lambda: NOON - timedelta(days=9000))
    assert goes_on_with(history) == other.id
    for match in (one, other, one):
        play(match, games=1)
        assert goes_on_with(history) == match.id
    one.close()
    other.close()
    assert goes_on_with(history) == one.id


@pytest.mark.parametrize("sitting", [10**30, pytest.param(10**4000, id="huge"), 10**9, 2**63, -5, -(10**30)])
@pytest.mark.parametrize("has_line", [True, False])
def test_a_file_from_elsewhere_does_not_stay_first_for_ever(sitting: int, history: History, *, has_line: bool) -> None:
    foreign, own = begun(history), begun(history)
    kept = history.load(foreign).value
    assert kept is not None
    history.save(replace(kept, sitting=sitting, last_played="9999-12-31T23:59:59"))
    if not has_line:
        values = json.loads(history.path(foreign).read_text())
        history.path(foreign).write_text(json.dumps({**values, "summary": None}))
    history.catalogue()
    for name in (own, foreign, own):
        match = Match.resume(history, name, pytest.fail)
        assert match is not None
        play(match)
        match.close()
        assert goes_on_with(history) == name


@pytest.mark.parametrize("act", [lambda history, name: history.rename(name, "x"), History.delete])
def test_what_is_being_played_is_neither_renamed_nor_thrown_away(
    act: Callable[[History, str], object], history: History
) -> None:
    match = Match.begin(history, SETUP, pytest.fail)
    before = history.path(match.id).read_bytes()
    notice = act(history, match.id)
    assert notice is not None
    assert notice.kind is NoticeKind.IN_USE
    assert history.path(match.id).read_bytes() == before
    match.close()
    assert act(history, match.id) is None


def test_a_journal_whose_tournament_is_gone_is_set_aside_and_named(history: History) -> None:
    name, _ = played(history, games=1, actions=7)
    text = history.journal(name).read_bytes()
    history.path(name).unlink()
    backup_of(history.path(name)).unlink()
    lines, (notice,) = history.catalogue()
    assert lines == ()
    assert notice.kind is NoticeKind.ORPHANED
    assert notice.kept is not None
    assert notice.kept.read_bytes() == text
    assert history.catalogue() == ((), ())


@pytest.mark.parametrize("begun", ["", "yesterday"])
def test_a_tournament_whose_beginning_is_no_time_is_set_aside(begun: str, history: History) -> None:
    history.save(replace(history.begin(TournamentSetup()), id="x", begun=begun))
    loaded = history.load("x")
    assert loaded.value is None
    assert loaded.notice is not None
    assert loaded.notice.kind is NoticeKind.DAMAGED


@pytest.mark.parametrize(
    "change",
    [
        {"begun": 3},
        {"title": None},
        {"sitting": "2"},
        {"last_played": 2026},
        {"finished": "no"},
        {"records": {}},
        {"records": [1]},
        {"setup": None},
        {"setup": {}},
    ],
)
def test_what_is_no_tournament_is_refused(change: dict[str, object], history: History) -> None:
    values = json.loads(json.dumps(history.begin(TournamentSetup()).to_dict())) | change
    with pytest.raises(BadSave):
        Tournament.from_dict("x", values)
