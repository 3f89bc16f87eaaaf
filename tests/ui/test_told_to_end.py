"""The program, told to end by a terminal or by the system, closes as a person would close it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from freedoko_qt.app.places import places_of
from freedoko_qt.ui.single_instance import FOLDER, LOCK

PATIENCE = 60.0  # seconds
HEEDING = """
import os, signal, sys
for number in (signal.SIGINT, signal.SIGHUP):
    signal.signal(number, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Starts a program that heeds what a test run in the background ignores."""
POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows ends a program otherwise")


def started(data: Path, *before: str) -> subprocess.Popen[str]:
    """The program in a process of its own, once its window is there."""
    command = [*before, sys.executable, "-m", "freedoko_qt", "--data-dir", str(data)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    until = monotonic() + PATIENCE
    while not (data / FOLDER / LOCK).exists():
        assert process.poll() is None, process.communicate()
        assert monotonic() < until
        sleep(0.05)
    return process


@pytest.fixture
def processes() -> Iterator[list[subprocess.Popen[str]]]:
    """Those that are ended with the test, whatever becomes of it."""
    found: list[subprocess.Popen[str]] = []
    yield found
    for process in found:
        process.kill()
        process.communicate()


@POSIX
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_it_closes_its_window_and_keeps_where_it_was(data_dir: Path, processes, name: str) -> None:
    number = signal.Signals[name]
    process = started(data_dir, sys.executable, "-c", HEEDING)
    processes.append(process)
    process.send_signal(number)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert "Traceback" not in errors
    assert json.loads(places_of(data_dir).settings.read_text())["content"]["window_geometry"]
    assert not (data_dir / FOLDER / LOCK).exists()


@POSIX
def test_it_outlives_the_terminal_where_it_is_asked_to(data_dir: Path, processes) -> None:
    process = started(data_dir, "nohup")
    processes.append(process)
    process.send_signal(signal.SIGHUP)
    sleep(1)
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + signal.SIGTERM
