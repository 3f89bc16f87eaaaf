"""Killed at any moment, it comes back with every action that the table has shown; `kill_harness.py 200` does more."""

import sys
from pathlib import Path

import pytest
from kill_harness import KillHarness, Moment
from slow_disk import COMPILER, SlowDisk

KILLS = 3
"""Of each kind."""


@pytest.mark.slow
def test_no_action_that_was_shown_is_lost(data_dir: Path) -> None:
    harness = KillHarness(data_dir, seed=1)
    for _ in range(KILLS):
        for moment in Moment:
            harness.kill(moment)
    assert harness.complaints == []
    assert sum(place[-1] == "score" for place in harness.shown) > 2


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None or sys.platform != "linux", reason="no compiler makes a slow disk here")
def test_no_action_that_was_shown_is_lost_where_a_slow_disk_loses_what_was_not_synced(tmp_path: Path) -> None:
    folder, workshop = tmp_path / "played", tmp_path / "workshop"
    folder.mkdir()
    workshop.mkdir()
    harness = KillHarness(folder, seed=1, disk=SlowDisk(folder, workshop, "0-20"))
    for _ in range(2):
        for moment in Moment:
            harness.kill(moment)
    assert harness.complaints == []
    assert harness.shown
