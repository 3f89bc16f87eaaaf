"""A tournament that is copied, thrown away or taken back is whole in one place.

Whenever the program is killed, and whatever another window does meanwhile.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from kill_harness import everything_in
from moves import carry_out

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.setup import TournamentSetup

PROCESS = Path(__file__).with_name("moving_process.py")
KILLED = -9
OTHERS: dict[str, Callable[[History, str], object]] = {
    "catalogue": lambda history, name: history.catalogue(),
    "duplicate": lambda history, name: history.duplicate(name),
    "restore": lambda history, name: history.restore(name),
    "rename": lambda history, name: history.rename(name, "Mittwoch"),
    "delete": lambda history, name: history.delete(name),
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with one tournament, in the middle of its second game, and the tournament's name."""
    folder = tmp_path_factory.mktemp("kept")
    match = Match.begin(History(folder), TournamentSetup(seed=4), pytest.fail)
    players = [make_player("beginner", seat) for seat in range(4)]
    while (game := match.game) is not None and (len(match.games) < 1 or len(game.actions) < 30):
        assert game.turn is not None
        if carry_out(match, players[game.turn].decide(game.view(game.turn))).turn is None:
            assert match.next_game()
    match.close()
    return folder, match.id


def of_one(folder: Path, name: str) -> dict[tuple[object, ...], object]:
    """All actions and scores of one tournament; there must be no notice."""
    found, notices = everything_in(folder)
    assert notices == []
    return {tuple(place): value for (one, *place), value in found.items() if one == name}


@pytest.mark.parametrize("act", ["duplicate", "delete", "restore"])
def test_killed_at_any_moment_it_is_whole_in_one_place(act: str, kept: tuple[Path, str], tmp_path: Path) -> None:
    folder, name = kept
    whole = of_one(folder, name)
    for operations in count(1):
        place = tmp_path / str(operations)
        shutil.copytree(folder, place)
        history = History(place)
        if act == "restore":
            assert history.delete(name) is None
        command = [sys.executable, str(PROCESS), str(place), name, act, str(operations)]
        is_killed = subprocess.run(command, check=False).returncode == KILLED
        summaries, notices = history.catalogue()
        assert notices == (), f"killed before operation {operations}"
        names = {one.id for one in summaries}
        if name not in names:
            assert history.restore(name) is None
        for one in names | {name}:
            assert of_one(place, one) == whole, f"killed before operation {operations}"
        if not is_killed:
            break
    assert operations > 3
    assert len(names) == {"duplicate": 2, "delete": 0, "restore": 1}[act]


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("act", ["delete", "restore"])
def test_another_window_in_the_middle_of_it_changes_nothing(
    act: str, other: str, kept: tuple[Path, str], tmp_path: Path
) -> None:
    folder, name = kept
    whole = of_one(folder, name)
    for operations in count(1):
        place = tmp_path / str(operations)
        shutil.copytree(folder, place)
        history, looking_on = History(place), History(place)
        if act == "restore":
            assert history.delete(name) is None
        command = [sys.executable, str(PROCESS), str(place), name, act, str(operations), "SIGSTOP"]
        with subprocess.Popen(command) as process:
            _, status = os.waitpid(process.pid, os.WUNTRACED)
            if is_stopped := os.WIFSTOPPED(status):
                try:
                    OTHERS[other](looking_on, name)
                finally:
                    process.send_signal(signal.SIGCONT)
                process.wait()
        assert os.path.exists(history.path(name)) is (act == "restore"), f"stopped before operation {operations}"
        if act == "delete":
            assert history.restore(name) is None
        _, notices = history.catalogue()
        assert notices == (), f"stopped before operation {operations}"
        assert of_one(place, name) == whole, f"stopped before operation {operations}"
        if not is_stopped:
            break
    assert operations > 3
