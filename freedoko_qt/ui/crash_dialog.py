"""The dialog about an uncaught exception: what happened, where the report is, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.crash import CrashReport

from .parts.layouts import STRETCH, hbox
from .parts.plain_text import PlainText
from .parts.translated import Translated
from .parts.words_dialog import WordsDialog

WIDTH, LINES = 640, 13


class CrashDialog(Translated, WordsDialog):
    """The dialog about one report; `is_past`: the crash ended an earlier run, so there is nothing left to quit.

    `quitted` is emitted after it is closed; the receiver closes the window.
    """

    quitted = Signal()

    def __init__(self, report: CrashReport, parent: QWidget, *, is_past: bool = False) -> None:
        super().__init__(parent)
        self._report = report
        self.bind(self.setWindowTitle, lambda self: self.tr("Program error"))
        title = self.make_label(
            lambda self: (
                self.tr("An error ended the program") if is_past else self.tr("The program has made a mistake")
            ),
            "title",
        )
        what = self.make_label(lambda self: self._what(is_past=is_past), wraps=True)
        self.where = self.make_label(lambda self: self._report_words(), wraps=True)
        self.where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = self.word(PlainText(report.text, self), name=lambda self: self.tr("Report"))
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(PlainText.LineWrapMode.NoWrap)
        self.text.setFixedHeight(LINES * self.text.fontMetrics().lineSpacing())
        self.copy = self.make_button(lambda self: self.tr("Copy report"), self._copy)
        self.quit = self.make_button(lambda self: self.tr("Quit"), self._quit)
        self.quit.setHidden(is_past)
        self.go_on = self.make_button(
            lambda self: self.tr("Close") if is_past else self.tr("Go on"), self.accept, primary=True
        )
        self.go_on.setDefault(True)
        buttons = hbox(self.copy, STRETCH, self.quit, self.go_on)
        self.fill(title, what, self.where, self.text, 8, buttons)
        self.setMinimumWidth(WIDTH)
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _what(self, *, is_past: bool) -> str:
        if is_past:
            return self.tr("Every card played had already been saved, so nothing is lost.")
        return self.tr(
            "You can go on. Every card played has already been saved: if the table is stuck, quit and start the "
            "program again, and the game goes on where it was."
        )

    def _report_words(self) -> str:
        if self._report.path is None:
            return self.tr("The report could not be written. Nothing is sent anywhere; this is all of it:")
        words = self.tr("The report is in {file}. Nothing is sent anywhere; this is all of it:")
        return words.format(file=self._report.path)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report.text)
        self.copy.setText(self.tr("Copied"))

    def _quit(self) -> None:
        self.accept()
        self.quitted.emit()
