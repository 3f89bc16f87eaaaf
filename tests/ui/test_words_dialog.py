"""Dialogs with many words show them all, on a low screen and with the largest words, too."""

from pathlib import Path

import pytest
from evening import opened
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from freedoko_qt.app.crash import CrashReport
from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.ui.about_box import AboutBox
from freedoko_qt.ui.crash_dialog import CrashDialog
from freedoko_qt.ui.look.word_size import WORDS
from freedoko_qt.ui.parts.plain_text import PlainText

DIALOGS = {
    "about": lambda parent: AboutBox(Path("/home/anna/.local/share/freedoko-qt"), parent),
    "fault": lambda parent: CrashDialog(CrashReport("ZeroDivisionError", None), parent),
}


def needed(widget: QWidget) -> int:
    return widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else widget.sizeHint().height()


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("size", [TextSize.NORMAL, TextSize.LARGEST])
def test_no_word_is_cut_off(qtbot, qapp, data_dir, name, size) -> None:
    with opened(qapp, data_dir) as program:
        settings = program.settings
        settings.change(language=Language.GERMAN, text_size=size)
        QTest.qWait(0)
        dialog = DIALOGS[name](program.window)
        dialog.open()
        QTest.qWait(0)
        check_words(dialog)
        assert dialog.focusWidget().isDefault(), "Enter does what is marked"
        program.window.resize(1366, 768)  # its words grow with it, and those of the dialog with them
        qtbot.waitUntil(lambda: program.window.property(WORDS) > 1)
        QTest.qWait(0)
        check_words(dialog)
        dialog.close()


def check_words(dialog: QWidget) -> None:
    parts = [*dialog.findChildren(QLabel), *dialog.findChildren(QPushButton)]
    assert [part.text() for part in parts if part.isVisible() and part.height() < needed(part)] == []
    report = dialog.findChild(PlainText)
    if report is not None:
        assert report.geometry().bottom() < dialog.findChild(QPushButton).geometry().top()
