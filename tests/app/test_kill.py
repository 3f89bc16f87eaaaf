"""Killed at any moment, it comes back with every action that the table was told of."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from freedoko_qt.app.history import History
from freedoko_qt.app.session import Session
from freedoko_qt.engine.notation import action_to_dict
from freedoko_qt.engine.phase import Phase

PROCESS = Path(__file__).with_name("playing_process.py")
KILLS = 10

Told = dict[tuple[int, int], dict[str, Any]]


def killed_after(lines: int, folder: Path) -> Told:
    """Let a process play in a folder, kill it after it has told so much, and return all that it told."""
    process = subprocess.Popen([sys.executable, str(PROCESS), str(folder), "5"], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    rest, _ = process.communicate()
    whole = "".join([*told, rest]).splitlines(keepends=True)
    entries = [json.loads(line) for line in whole if line.endswith("\n")]
    assert len(entries) >= lines
    return {(deal, number): action for deal, number, action in entries}


def kept(session: Session) -> Told:
    """Every action of the tournament as it came back."""
    games = [one.game for one in session.finished_games]
    if session.game is not None and session.game.phase is not Phase.OVER:
        games.append(session.game)
    return {
        (deal, number): action_to_dict(action)
        for deal, game in enumerate(games)
        for number, action in enumerate(game.actions)
    }


@pytest.mark.parametrize("seed", [1])
def test_no_action_that_was_shown_is_lost(seed: int, data_dir: Path, qapp: object) -> None:
    random = Random(seed)
    shown: Told = {}
    for _ in range(KILLS):
        shown |= killed_after(random.randrange(1, 150), data_dir)
        session = Session(History(data_dir))
        notices: list[object] = []
        session.noticed.connect(notices.append)
        assert session.resume_last()
        back = kept(session)
        session.close()
        assert notices == []
        assert {place: back.get(place) for place in shown} == shown
        # The one action that may be on disk already though nobody has seen it.
        assert len(back) - len(shown) in (0, 1)
        shown = back
    assert len({deal for deal, _ in shown}) > 2
