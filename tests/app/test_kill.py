"""Killed at any moment, it comes back with every action that the table was told of; `kill_harness.py 200` does more."""

from pathlib import Path

import pytest
from kill_harness import KillHarness, Moment

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
