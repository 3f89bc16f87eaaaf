"""A window says that nothing can be kept in the usual folder, and goes on with another one."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from evening import button
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from freedoko_qt.app.language import Translators
from freedoko_qt.app.places import places
from freedoko_qt.app.settings import Language
from freedoko_qt.ui.data_folder import ask_for_places

STARTS = "import sys; from freedoko_qt.__main__ import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture
def unusable(tmp_path: Path) -> OSError:
    """The message about a folder that cannot be made."""
    (tmp_path / "file").touch()
    with pytest.raises(OSError) as raised:
        places(tmp_path / "file" / "freedoko-qt")
    return raised.value


def answering(*answers: Callable[[], None]) -> QTimer:
    """Do these one after the other, each to a window of its own that waits for an answer."""
    left, timer = list(answers), QTimer()

    def answer() -> None:
        if left and QApplication.activeModalWidget() is not None:
            left.pop(0)()

    timer.timeout.connect(answer)
    timer.start(10)
    return timer


def click(text: str) -> Callable[[], None]:
    return lambda: button(QApplication.activeModalWidget(), text).click()


def choose(folder: Path) -> Callable[[], None]:
    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(folder))
        dialog.accept()

    return accept


def test_another_folder_is_used(qapp, tmp_path: Path, unusable: OSError) -> None:
    (tmp_path / "stick").mkdir()
    timer = answering(click("Choose a folder…"), choose(tmp_path / "stick"))
    chosen = ask_for_places(unusable)
    timer.stop()
    assert chosen is not None
    assert chosen.data == tmp_path / "stick" / "freedoko-qt"
    assert chosen.data.is_dir()


def test_one_that_cannot_be_used_is_asked_about_again(qapp, tmp_path: Path, unusable: OSError) -> None:
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / "freedoko-qt").touch()
    texts: list[str] = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        texts.append(box.text())
        button(box, "Quit").click()

    timer = answering(click("Choose a folder…"), choose(tmp_path / "stick"), read)
    assert ask_for_places(unusable) is None
    timer.stop()
    assert "stick" in texts[0]


def test_it_speaks_german(qapp, unusable: OSError) -> None:
    translators, texts = Translators(qapp), []
    translators.speak(Language.GERMAN)

    def read() -> None:
        box = QApplication.activeModalWidget()
        texts.extend([box.text(), *(one.text() for one in box.buttons())])
        button(box, "Beenden").click()

    timer = answering(read)
    assert ask_for_places(unusable) is None
    timer.stop()
    translators.speak(Language.ENGLISH)
    translators.close()
    assert texts[0].startswith("Deine Spiele lassen sich nicht speichern")


def test_a_folder_that_was_typed_is_reported_where_it_was_typed(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [sys.executable, "-c", STARTS, "--data-dir", str(tmp_path / "file" / "data")]
    run = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
