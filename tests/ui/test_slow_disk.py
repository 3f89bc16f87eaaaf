"""On a slow disk the window goes on while what is played is written."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `slow_disk`
from slow_disk import COMPILER, SlowDisk

from freedoko_qt.app.deals.deal_files import Deals
from freedoko_qt.app.places import places
from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.rule_sets import RuleSets
from freedoko_qt.app.settings import Settings, Theme
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.app.trainer.questions import QuestionKind

PLAYING, CHANGING = (Path(__file__).with_name(f"{name}_process.py") for name in ("ticking", "changing"))
ACTIONS = 40
"""No game has fewer that are written one by one."""
CHANGES = {"change_settings", "answer_question", "save_rules", "keep_deal", "write_evening"}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(COMPILER is None or sys.platform != "linux", reason="no compiler makes a slow disk here"),
]


def run_on(disk: SlowDisk, process: Path, folder: Path) -> list[str]:
    """The lines that a process tells."""
    environment = {**disk.environment(), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(process), str(folder)]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def test_the_window_goes_on_while_a_slow_disk_writes(tmp_path) -> None:
    disk = SlowDisk(tmp_path / "data", tmp_path, "100")
    *syncs, longest = run_on(disk, PLAYING, tmp_path / "data")
    print(f"{len(syncs)} syncs of 100 ms; the window stood still for at most {longest} ms")
    seen = [int(line.split()[1]) > 0 for line in syncs]
    assert sum(seen) > ACTIONS


def test_the_window_goes_on_while_all_that_can_be_changed_is_written(tmp_path: Path) -> None:
    """Each change is seen at once or told when it is on disk; and after a power cut at the end each one is there."""
    disk = SlowDisk(tmp_path / "data", tmp_path, "300")
    syncs = [line.split() for line in run_on(disk, CHANGING, tmp_path / "data")]
    for action in CHANGES:
        stops, ticks = zip(*((int(stop), int(number)) for done, stop, number in syncs if done == action), strict=True)
        print(f"{action}: {len(ticks)} syncs of 300 ms, the window went on in {sum(map(bool, ticks))} of them")
        assert any(ticks)
        assert not any(stops)

    disk.cut_power()
    where = places(tmp_path / "data")
    settings = SettingsFile(where.settings).settings
    assert (settings.sounds, settings.theme) == (not Settings().sounds, Theme.DARK)
    book = book_file(where.trainer).load().value
    assert book is not None
    assert book.progress_of(QuestionKind.TRUMPS).right == 1
    assert [one.name for one in RuleSets(where.rule_sets).all()[0]] == ["Ours"]
    assert [one.name for one in Deals(where.deals).all()[0]] == ["Mine"]
    (name,) = Evenings(where.evenings).names()
    evening = Evenings(where.evenings).load(name).value
    assert evening is not None
    assert [game.value for game in evening.games] == [3]
