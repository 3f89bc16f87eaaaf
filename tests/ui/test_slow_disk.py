"""On a slow disk the window goes on while what is played is written."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `slow_disk`
from slow_disk import COMPILER, SlowDisk

PROCESS = Path(__file__).with_name("ticking_process.py")
ACTIONS = 40
"""No game has fewer that are written one by one."""


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None or sys.platform != "linux", reason="no compiler makes a slow disk here")
def test_the_window_goes_on_while_a_slow_disk_writes(tmp_path) -> None:
    disk = SlowDisk(tmp_path / "data", tmp_path, "100")
    environment = {**disk.environment(), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(PROCESS), str(tmp_path / "data")]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    *syncs, longest = run.stdout.splitlines()
    print(f"{len(syncs)} syncs of 100 ms; the window stood still for at most {longest} ms")
    seen = [int(line.split()[1]) > 0 for line in syncs]
    assert sum(seen) > ACTIONS
