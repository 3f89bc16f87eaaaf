"""The dialog about the program: its version and licences, and the folder of the games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from freedoko_qt import __version__
from freedoko_qt.app.identity import COMMAND, NAME
from freedoko_qt.app.qt_path import qt_path
from freedoko_qt.app.system_report import bundle, system_report
from freedoko_qt.resources import asset

from .parts.dialog import ButtonBox
from .parts.label import Label
from .parts.layouts import grid
from .parts.translated import Translated
from .parts.words_dialog import WordsDialog

ICON, WIDTH = 96, 560  # pixels
PARTS = {
    "Qt, Qt for Python": "GNU LGPL 3",
    "Python": "PSF License 2",
    "NumPy": "BSD 3-Clause",
    "OpenBLAS": "BSD 3-Clause",
    "tqdm": "MPL 2.0, MIT",
    "FSRS": "MIT",
    "Atkinson Hyperlegible": "SIL OFL 1.1",
}
"""The parts of the program with their licences; names that no language changes."""


class AboutBox(Translated, WordsDialog):
    """Version, licences, the folder of the data; and a report of the system for the clipboard.

    Not modal: give it to `open_once`.
    """

    def __init__(self, data: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._data = data
        picture = Label(self)
        picture.setPixmap(QIcon(qt_path(asset("icons", f"{COMMAND}.svg"))).pixmap(ICON, ICON))
        name = Label(self, "title")
        name.setText(f"{NAME} {__version__}")
        about = self.make_label(
            lambda self: self.tr("Doppelkopf for the desktop. It never goes online."), wraps=True
        )
        licences = self.make_label(lambda self: self.tr("Licences"), "heading")
        licence = self.make_label(
            lambda self: self.tr(
                "Free software under the GNU General Public License, version 3 or later: you may use it, study it, "
                "change it and pass it on. There is no warranty. Built with:"
            ),
            wraps=True,
        )
        parts = Label(self)
        parts.setText("\n".join(f"{name}: {licence}" for name, licence in PARTS.items()))
        qt = self.make_label(lambda self: self._about_qt(), wraps=True)
        folder = self.make_label(lambda self: self.tr("Your games, rules and settings"), "heading")
        path = Label(self, wraps=True)
        path.setText(str(data))
        for label in (name, licence, parts, qt, path):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.bind(self.setWindowTitle, lambda self: self.tr("About {program}").format(program=NAME))
        buttons = ButtonBox(self, closes=True)
        buttons.leave.setDefault(True)
        self.copy = self.make_button(lambda self: self.tr("Copy system report"), self.copy_report, enter=False)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        head = grid(spacing=(16, 8), stretch=(0, 1))
        head.addWidget(picture, 0, 0, 2, 1)
        head.addWidget(name, 0, 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(about, 1, 1, Qt.AlignmentFlag.AlignTop)
        self.fill(head, licences, licence, parts, qt, folder, path, 8, buttons)
        self.setMinimumWidth(WIDTH)
        buttons.leave.setFocus(Qt.FocusReason.OtherFocusReason)

    def copy_report(self) -> None:
        """Copy the report of the system to the clipboard; nothing is sent anywhere."""
        report = system_report(self._data, QGuiApplication.platformName())
        QGuiApplication.clipboard().setText(report)
        self.copy.setText(self.tr("Copied"))

    def _about_qt(self) -> str:
        """The paragraph on replacing Qt, which its licence demands."""
        where = bundle()
        if where is None:
            return self.tr("Qt is part of your Python installation; you can replace it with another version.")
        return self.tr(
            "All licences are in {folder}. The Qt libraries are separate files in {libraries}; you may replace them "
            "with ones you have built yourself."
        ).format(folder=where.licences, libraries=where.libraries / "PySide6")
