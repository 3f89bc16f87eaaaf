"""The log of the program, written by a process of its own since it is for the whole process."""

import subprocess
import sys
from pathlib import Path

import pytest
from special_files import SPECIAL

PROCESS = """
import logging, sys
from pathlib import Path
from PySide6.QtCore import qWarning
from freedoko_qt.app import logbook

logbook.keep_log(Path(sys.argv[1]))
logging.getLogger("table").info("the cards are dealt")
logging.getLogger("table").debug("not this")
qWarning("from Qt")
for number in range(int(sys.argv[2])):
    logging.getLogger("table").info("line %d %s", number, "x" * 1000)
raise ZeroDivisionError("uncaught")
"""


def logged(path: Path, lines: int = 0) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROCESS, str(path), str(lines)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_program_qt_and_uncaught_errors_are_in_the_log(data_dir: Path) -> None:
    path = data_dir / "log"
    logged(path)
    text = path.read_text()
    for part in ("the cards are dealt", "from Qt", "ZeroDivisionError: uncaught"):
        assert part in text
    assert "not this" not in text


def test_warnings_are_on_the_screen_too_and_the_rest_is_not(data_dir: Path) -> None:
    said = logged(data_dir / "log").stderr
    assert "from Qt" in said
    assert "the cards are dealt" not in said


def test_a_large_log_is_put_aside_at_the_next_start(data_dir: Path) -> None:
    for _ in range(3):
        logged(data_dir / "log", lines=500)
    logged(data_dir / "log")
    assert sorted(path.name for path in data_dir.iterdir()) == ["log", "log.1"]
    assert (data_dir / "log").stat().st_size < 10_000


def test_without_a_place_for_the_log_the_program_runs(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    run = logged(tmp_path / "file" / "folder" / "log")
    assert "No log is kept" in run.stderr
    assert "ZeroDivisionError: uncaught" in run.stderr


@pytest.mark.parametrize("special", SPECIAL)
def test_what_is_no_file_is_no_log_and_is_left_alone(data_dir: Path, special: str) -> None:
    path = data_dir / "log"
    SPECIAL[special](path)
    before = path.lstat()
    run = logged(path)
    assert run.stderr.count("No log is kept") == 1
    assert path.lstat().st_mode == before.st_mode


def test_a_log_is_for_its_owner_alone(data_dir: Path) -> None:
    path = data_dir / "log"
    path.touch(0o644)
    logged(path)
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_line_that_can_be_written_nowhere_is_dropped_without_a_word(data_dir: Path) -> None:
    process = PROCESS.replace("logbook.keep_log", "sys.stderr = open('/dev/full', 'w', buffering=1)\nlogbook.keep_log")
    process = process.replace("raise Zero", "sys.stderr = sys.__stderr__\nprint('still here')\nraise Zero")
    command = [sys.executable, "-c", process, str(data_dir / "log"), "0"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.stdout == "still here\n"
    assert "Logging error" not in run.stderr
    assert "from Qt" in (data_dir / "log").read_text()


def test_a_name_in_other_letters_than_these_is_logged(data_dir: Path) -> None:
    process = PROCESS.replace('"the cards are dealt"', '"the cards of %s are dealt", "\\udc80"')
    subprocess.run([sys.executable, "-c", process, str(data_dir / "log"), "0"], capture_output=True, check=False)
    assert r"the cards of \udc80 are dealt" in (data_dir / "log").read_text()
