"""The list of tournaments and what one of them is made of."""

import json
import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from freedoko_qt.app.history import History, Tournament
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import NoticeKind
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.rules import PRESETS

NOON = datetime(2026, 11, 21, 12, 0, 0)


@pytest.fixture
def history(data_dir: Path) -> History:
    return History(data_dir, now=lambda: NOON)


def begun(history: History, minutes_ago: int, *, finished: bool = False) -> str:
    """A tournament that was played last so many minutes ago."""
    made = history.begin(TournamentSetup(seed=minutes_ago))
    history.save(Tournament(made.id, made.begun, made.setup, (), finished))
    when = (NOON - timedelta(minutes=minutes_ago)).timestamp()
    os.utime(history.path(made.id), (when, when))
    return made.id


def test_a_tournament_comes_back(history: History) -> None:
    made = history.begin(TournamentSetup(seed=3, rules=PRESETS["ddv"].rules, preset="ddv", rounds=6))
    record = {"record": 1, "actions": []}
    kept = Tournament(made.id, made.begun, made.setup, (record, record), True)
    history.save(kept)
    assert history.load(made.id).value == kept
    assert kept.begun == "2026-11-21T12:00:00"


def test_two_tournaments_of_one_second_have_two_names(history: History) -> None:
    assert [begun(history, 0), begun(history, 0)] == ["2026-11-21-120000", "2026-11-21-120000-2"]


def test_the_one_played_last_comes_first(history: History) -> None:
    old, new, middle = (begun(history, minutes) for minutes in (30, 10, 20))
    assert history.names() == [new, middle, old]
    journal = history.journal(old)
    journal.write_text("")
    now = (NOON + timedelta(minutes=1)).timestamp()
    os.utime(journal, (now, now))
    assert history.names() == [old, new, middle]


def test_a_finished_one_is_not_gone_on_with(history: History) -> None:
    running = begun(history, 20)
    begun(history, 10, finished=True)
    tournament, notices = history.last_running()
    assert tournament is not None
    assert (tournament.id, notices) == (running, [])


def test_a_damaged_one_on_the_way_is_told_and_passed_over(history: History) -> None:
    running = begun(history, 20)
    damaged = begun(history, 10)
    history.path(damaged).write_text("{}")
    tournament, notices = history.last_running()
    assert tournament is not None
    assert tournament.id == running
    assert [notice.kind for notice in notices] == [NoticeKind.DAMAGED]


def test_without_a_folder_there_are_no_tournaments(data_dir: Path) -> None:
    history = History(data_dir / "none")
    assert history.names() == []
    assert history.last_running() == (None, [])


@pytest.mark.parametrize(
    "change",
    [{"begun": 3}, {"finished": "no"}, {"records": {}}, {"records": [1]}, {"setup": None}, {"setup": {}}],
)
def test_what_is_no_tournament_is_refused(change: dict[str, object], history: History) -> None:
    values = json.loads(json.dumps(history.begin(TournamentSetup()).to_dict())) | change
    with pytest.raises(BadSave):
        Tournament.from_dict("x", values)
