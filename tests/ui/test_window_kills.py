"""Killed while the window is used, it comes back with all it had shown; `window_kills.py 200` does more."""

import pytest
from window_kills import WindowKills

KILLS = 5


@pytest.mark.slow
def test_nothing_that_was_shown_is_lost(tmp_path) -> None:
    data, workshop = tmp_path / "data", tmp_path / "workshop"
    data.mkdir()
    workshop.mkdir()
    harness = WindowKills(data, workshop, seed=1)
    for _ in range(KILLS):
        harness.kill()
    assert harness.complaints == []
    assert harness.witness.done["action"] > 0
