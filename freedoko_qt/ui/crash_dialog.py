"""A fault of the program, told in one dialog: what happened, where the report is, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.app.crash import CrashReport

from .parts.label import Label
from .parts.translated import Translated

WIDTH, LINES = 640, 13


class CrashDialog(Translated, QDialog):
    """`is_past`: it has ended the program the last time, so that there is nothing left to quit."""

    quitted = Signal()

    def __init__(self, report: CrashReport, parent: QWidget, *, is_past: bool = False) -> None:
        super().__init__(parent)
        self._report, self._is_past = report, is_past
        self._title, self._what, self._where = (Label(self) for _ in range(3))
        self._title.setProperty("role", "title")
        self.text = QPlainTextEdit(report.text, self)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFixedHeight(LINES * self.text.fontMetrics().lineSpacing())
        self.text.setTabChangesFocus(True)
        self.copy, self.quit, self.go_on = (QPushButton(self) for _ in range(3))
        self.go_on.setProperty("primary", True)
        self.go_on.setDefault(True)
        self.quit.setHidden(is_past)
        self.copy.clicked.connect(self._copy)
        self.quit.clicked.connect(self._quit)
        self.go_on.clicked.connect(self.accept)
        self._lay()
        self.retranslate()
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("A fault of the program"))
        if self._is_past:
            self._title.setText(self.tr("The program was ended by a fault"))
            self._what.setText(self.tr("Every card that was played was on disk already, so nothing is lost."))
            self.go_on.setText(self.tr("Close"))
        else:
            self._title.setText(self.tr("The program has made a mistake"))
            self._what.setText(
                self.tr(
                    "You can go on. Every card that was played is on disk already: if the table does not go on, "
                    "quit and start the program again, and the game goes on where it was."
                )
            )
            self.go_on.setText(self.tr("Go on"))
        if self._report.path is None:
            words = self.tr("The report could not be written. Nothing is sent anywhere; this is all of it:")
        else:
            words = self.tr("The report is in {file}. Nothing is sent anywhere; this is all of it:")
        self._where.setText(words.format(file=self._report.path))
        self.text.setAccessibleName(self.tr("Report"))
        self.copy.setText(self.tr("&Copy report"))
        self.quit.setText(self.tr("Quit"))

    def _lay(self) -> None:
        for label in (self._what, self._where):
            label.setWordWrap(True)
        self._where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.copy)
        buttons.addStretch()
        buttons.addWidget(self.quit)
        buttons.addWidget(self.go_on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(10)
        for part in (self._title, self._what, self._where, self.text):
            layout.addWidget(part)
        layout.addSpacing(6)
        layout.addLayout(buttons)
        self.setMinimumWidth(WIDTH)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report.text)
        self.copy.setText(self.tr("Copied"))

    def _quit(self) -> None:
        self.accept()
        self.quitted.emit()
