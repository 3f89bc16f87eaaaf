"""A full disk, a folder that cannot be written, files taken away, two programs: play goes on, and it is reported."""

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from evenings import names
from moves import carry_out

from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.session import Session
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import backup_of
from freedoko_qt.engine.actions import Action

SETUP = TournamentSetup(seed=4, rounds=3)
HERE = Path(__file__).parent
NOBODY = 65534


@contextmanager
def files_limited_to(size: int) -> Iterator[None]:
    """As on a disk that is full once a file has so many bytes."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def play(match: Match, actions: int) -> None:
    """Do so many actions, from game to game; announcements too soon decide, so that games are over soon."""
    for _ in range(actions):
        assert match.game is not None
        if match.game.turn is None:
            assert match.next_game()
        carry_out(match)


def actions_of(match: Match) -> list[tuple[Action, ...]]:
    games = [*match.games, *([] if match.game is None or match.game in match.games else [match.game])]
    return [tuple(game.actions) for game in games]


def resumed(history: History, name: str) -> tuple[list[tuple[Action, ...]], list[Notice]]:
    """The findings of a start about a tournament, and its notices."""
    notices: list[Notice] = []
    match = Match.resume(history, name, notices.append)
    assert match is not None
    found = actions_of(match)
    match.close()
    return found, notices


@pytest.mark.parametrize("size", [0, 300, 9000, 14_000])
def test_a_full_disk_is_reported_once_per_file_and_all_is_written_later(size: int, history: History) -> None:
    notices: list[Notice] = []
    match = Match.begin(history, SETUP, notices.append)
    play(match, 10)
    with files_limited_to(size):
        play(match, 150)
    assert {notice.kind for notice in notices} == {NoticeKind.UNWRITABLE}
    assert len({notice.path for notice in notices}) == len(notices)
    assert len(match.games) >= 2
    play(match, 1)
    found = actions_of(match)
    match.close()
    assert resumed(history, match.id) == (found, [])


def test_killed_while_the_disk_is_full_it_stands_where_the_disk_was_full(history: History) -> None:
    match = Match.begin(history, SETUP, lambda notice: None)
    play(match, 10)
    (before,) = actions_of(match)
    with files_limited_to(300):
        play(match, 3)
        copy = history.path("x").parent.with_name("killed")
    shutil.copytree(history.path("x").parent, copy)
    (found,), notices = resumed(History(copy), match.id)
    assert found == before
    assert notices == []
    match.close()


def test_settings_on_a_full_disk_stay_as_they_were_and_are_reported(data_dir: Path) -> None:
    path = data_dir / "settings.json"
    file = SettingsFile(path)
    notices: list[Notice] = []
    file.noticed.connect(notices.append)
    file.set(Settings(player_name="Käthe"))
    with files_limited_to(100):
        file.set(Settings(player_name="Hanne"))
    assert file.settings.player_name == "Hanne"
    assert [notice.kind for notice in notices] == [NoticeKind.UNWRITABLE]
    assert SettingsFile(path).settings.player_name == "Käthe"


def test_in_a_folder_that_cannot_be_written_it_is_played_and_reported() -> None:
    with TemporaryDirectory() as place:
        folder = Path(place) / "tournaments"
        match = Match.begin(History(folder), SETUP, pytest.fail)
        play(match, 9)
        match.close()
        before = {path.name: path.read_bytes() for path in folder.iterdir()}
        for path, mode in ((Path(place), 0o755), (folder, 0o555)):
            path.chmod(mode)
        if os.geteuid() == 0:  # the process is nobody then, and each file is for its owner alone
            for path in (folder, *folder.iterdir()):
                os.chown(path, NOBODY, -1)
        command = [sys.executable, str(HERE / "powerless_process.py"), str(folder)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        folder.chmod(0o755)
        after = {path.name: path.read_bytes() for path in folder.iterdir()}
    played, begun, kinds = run.stdout.splitlines()
    assert (played, begun) == ("9", "12")
    assert set(kinds.split()) == {NoticeKind.UNWRITABLE}
    assert "Traceback" not in run.stderr
    assert after == before


def take_file(history: History, name: str) -> None:
    history.path(name).unlink()


def take_file_and_backup(history: History, name: str) -> None:
    history.path(name).unlink()
    backup_of(history.path(name)).unlink(missing_ok=True)


def take_journal(history: History, name: str) -> None:
    history.journal(name).unlink()


def take_folder(history: History, name: str) -> None:
    shutil.rmtree(history.path(name).parent)


@pytest.mark.parametrize("take", [take_file, take_file_and_backup, take_journal, take_folder])
@pytest.mark.parametrize("actions", [1, 150])
def test_what_is_taken_away_while_it_is_played_is_written_again_and_that_is_said(
    take: Callable[[History, str], None], actions: int, history: History
) -> None:
    notices: list[Notice] = []
    match = Match.begin(history, SETUP, notices.append)
    play(match, 100)
    take(history, match.id)
    play(match, actions)
    found = actions_of(match)
    match.close()
    said = [] if take is take_journal else [Notice(NoticeKind.REWRITTEN, history.path(match.id))]
    assert notices == said
    assert resumed(history, match.id) == (found, [])


def test_two_programs_do_not_play_the_same_and_a_killed_one_blocks_neither(data_dir: Path, qapp: object) -> None:
    command = [sys.executable, str(HERE / "playing_process.py"), str(data_dir), "3"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    session = Session(History(data_dir))
    notices: list[Notice] = []
    session.noticed.connect(notices.append)
    (name,) = names(History(data_dir))
    assert not session.resume(name)
    assert [notice.kind for notice in notices] == [NoticeKind.IN_USE]
    session.start(SETUP)
    assert session.tournament_id != name
    process.kill()
    process.communicate()
    assert History(data_dir).lock(name).exists()
    assert session.resume(name)
    session.close()
    assert [notice.kind for notice in notices] == [NoticeKind.IN_USE]


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "1\ninit\nsomewhere\n", f"{os.getpid()}\npython\n\n", "9" * 5000],
    ids=["empty", "nonsense", "init", "self", "long"],  # the own number differs between the workers of a test run
)
def test_a_lock_without_a_holder_blocks_nothing_whatever_is_written_in_it(text: str, history: History) -> None:
    match = Match.begin(history, SETUP, pytest.fail)
    match.close()
    history.lock(match.id).write_text(text)
    assert resumed(history, match.id)[1] == []
