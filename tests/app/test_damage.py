"""Bytes damaged anywhere, in any file: it starts, and reports what is not as it was (`fuzz_harness.py 10000`)."""

import subprocess
import sys
from pathlib import Path

import pytest

HARNESS = Path(__file__).with_name("fuzz_harness.py")


@pytest.mark.slow
def test_damage_anywhere_is_survived_and_reported() -> None:
    # In a process of its own, since each start takes over the log of the whole process.
    run = subprocess.run([sys.executable, str(HARNESS), "250"], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert run.stdout.startswith("250 mutations: 250 in order")
