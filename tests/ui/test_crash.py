"""Errors that nobody catches: a report on disk, one dialog, and a game that goes on."""

import faulthandler
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from evening import Person, opened
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.crash import KEPT, MOST, TRACE, Crashes
from freedoko_qt.app.places import places
from freedoko_qt.app.record_file import read
from freedoko_qt.ui.crash_dialog import CrashDialog
from freedoko_qt.ui.crash_notifier import CrashNotifier

PROCESS = Path(__file__).with_name("crash_process.py")


@pytest.fixture
def person(qtbot, qapp, data_dir):
    crashes = Crashes(places(data_dir), "offscreen")
    crashes.install()
    with opened(qapp, data_dir) as program:
        CrashNotifier(crashes, program.window)
        yield Person(qtbot, program.window)
    crashes.close()
    faulthandler.enable(sys.__stderr__)


def fail() -> None:
    raise ZeroDivisionError("this cannot be divided")


def dialogs() -> list[CrashDialog]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, CrashDialog) and one.isVisible()]


def reports(data_dir: Path) -> list[Path]:
    return sorted((data_dir / "crashes").glob("*.txt"))


def test_a_slot_that_fails_is_reported_and_the_game_goes_on(person, qtbot, data_dir) -> None:
    person.begin()
    person.wait()
    person.window.menu.action("trumps").triggered.connect(fail)
    person.press(Qt.Key.Key_T)
    (dialog,) = dialogs()
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    (path,) = reports(data_dir)
    text = path.read_text()
    for part in ("ZeroDivisionError: this cannot be divided", "FreeDoko Qt", "Window system: offscreen", '"hands":'):
        assert part in text
    assert str(Path.home()) not in text
    assert str(path) in [label.text() for label in dialog.findChildren(type(dialog.where))][2]
    person.click(dialog.copy)
    assert QGuiApplication.clipboard().text() == text
    person.click(dialog.go_on)
    assert not dialogs()
    person.press(Qt.Key.Key_T)  # the same once more: it is known
    assert not dialogs()
    person.press(Qt.Key.Key_Escape)
    person.play_game()


@pytest.mark.skipif(os.name != "posix", reason="the folder of the user is named otherwise")
@pytest.mark.parametrize("home", ["", "/", "~"])
def test_it_is_reported_whatever_the_home_folder_is(
    person, data_dir: Path, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    monkeypatch.setenv("HOME", home)
    sys.excepthook(*raised("home"))
    assert f"Data: {data_dir}" in reports(data_dir)[0].read_text()


def test_a_storm_of_faults_opens_one_dialog_and_fills_no_disk(person, data_dir) -> None:
    for number in range(50):
        sys.excepthook(*raised(f"fault {number}"))
        sys.excepthook(*raised("the same"))
    assert len(dialogs()) == 1
    assert len(reports(data_dir)) == MOST


def raised(words: str) -> tuple[type[BaseException], BaseException, object]:
    try:
        raise RuntimeError(words)
    except RuntimeError as error:
        return type(error), error, error.__traceback__


def test_reports_of_a_clock_that_was_ahead_do_not_push_out_what_happens_now(person, data_dir) -> None:
    for number in range(KEPT):
        (data_dir / "crashes" / f"2099-01-01-1200{number:02}.txt").write_text("ahead")
    sys.excepthook(*raised("now"))
    assert len(reports(data_dir)) == KEPT
    assert "RuntimeError: now" in reports(data_dir)[0].read_text()


def test_a_fault_of_another_thread_is_reported_too(person, qtbot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)


def test_quit_closes_the_window(person, qtbot) -> None:
    person.window.menu.action("trumps").triggered.connect(fail)
    person.window.menu.action("trumps").triggered.emit()
    (dialog,) = dialogs()
    person.click(dialog.quit)
    qtbot.waitUntil(lambda: not person.window.isVisible())


def test_where_nothing_can_be_written_it_is_reported_all_the_same(person, data_dir) -> None:
    folder = data_dir / "crashes"
    (folder / TRACE).unlink()
    folder.rmdir()
    folder.write_text("not a folder")
    person.window.menu.action("trumps").triggered.connect(fail)
    person.window.menu.action("trumps").triggered.emit()
    (dialog,) = dialogs()
    assert "ZeroDivisionError" in dialog.text.toPlainText()
    assert "could not be written" in dialog.where.text()
    dialog.accept()


def program(data_dir: Path, how: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROCESS), str(data_dir), how]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=200, env={**os.environ})


@pytest.mark.parametrize("how", ["abort", "fatal"])
def test_what_ends_the_process_at_once_is_reported_at_the_next_start(data_dir, how) -> None:
    assert program(data_dir, how).returncode != 0
    assert reports(data_dir) == []
    said = program(data_dir, "look")
    assert said.returncode == 0, said.stderr
    assert "an error ended the program" in said.stdout
    assert "Fatal Python error: Aborted" in said.stdout
    (path,) = reports(data_dir)
    report = path.read_text()
    assert report in said.stdout
    assert "Mallory" not in report
    assert ("Qt cannot go on" in report) is (how == "fatal")
    assert (data_dir / "crashes" / TRACE).read_text() == ""
    record = report.splitlines()[-1]
    assert record.startswith('{"record":')
    with pytest.raises(Exception, match="its game is not over"):
        read(record, seed=0)


def test_before_the_window_one_sentence_names_the_report(data_dir) -> None:
    said = program(data_dir, "early")
    assert said.returncode == 1
    (path,) = reports(data_dir)
    assert said.stderr.strip().endswith(f"FreeDoko Qt has failed. A report of it is in {path}.")
    assert "Traceback" not in said.stderr
    assert "'xx' is not a valid Language" in path.read_text()
