"""Games on a disk whose operations fail at random: play goes on with a notice, and nothing is lost in the end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from slow_disk import COMPILER

from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.notice import Notice

HERE = Path(__file__).parent
GAMES = 2

pytestmark = pytest.mark.skipif(COMPILER is None or sys.platform != "linux", reason="no compiler makes such a disk")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("disk") / "failing_disk.so"
    assert COMPILER is not None
    subprocess.run([COMPILER, "-shared", "-fPIC", "-o", str(path), str(HERE / "failing_disk.c"), "-ldl"], check=True)
    return path


@pytest.mark.parametrize("seed", range(1, 9))
def test_every_action_is_on_disk_once_it_has_stopped_failing(library: Path, tmp_path: Path, seed: int) -> None:
    folder = tmp_path / "tournaments"
    disk = {"FAIL_ROOT": str(folder), "FAIL_SEED": str(seed), "FAIL_UNTIL": "500", "LD_PRELOAD": str(library)}
    command = [sys.executable, str(HERE / "failing_process.py"), str(folder), str(GAMES)]
    process = subprocess.run(command, check=False, env={**os.environ, **disk}, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    name, games, actions, reported = process.stdout.split()
    assert int(reported) > 0
    notices: list[Notice] = []
    match = Match.resume(History(folder), name, notices.append)
    assert match is not None
    assert match.game is not None
    assert (len(match.games), len(match.game.actions)) == (int(games), int(actions))
    assert notices == []
    match.close()
