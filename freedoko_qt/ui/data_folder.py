"""Another folder for what is kept, where the usual one cannot be made: a window asks for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from freedoko_qt.app.identity import COMMAND, NAME
from freedoko_qt.app.places import Places, places
from freedoko_qt.app.plain import one_line

from .parts.question_box import QuestionBox


def ask_for_places(error: OSError) -> Places | None:
    """Ask for another folder until one can be used, and return the places in it; None: none was chosen.

    `error.filename` is the folder that could not be made.

    Runs dialogs of its own, before there is a window. The folder is not remembered.
    """
    while (folder := _chosen_folder(Path(error.filename or ""))) is not None:
        try:
            return places(folder if folder.name == COMMAND else folder / COMMAND)
        except OSError as another:
            error = another
    return None


def _chosen_folder(unusable: Path) -> Path | None:
    words = QCoreApplication.translate(
        "DataFolder",
        "Your games cannot be saved: the folder {folder} cannot be created. Choose another one; it is used until you "
        "quit.",
    )
    box = QuestionBox(lambda: NAME, lambda: words.format(folder=one_line(str(unusable))), None)
    box.setIcon(QMessageBox.Icon.Warning)
    choose = box.addButton(
        QCoreApplication.translate("DataFolder", "Choose a folder…"), QMessageBox.ButtonRole.AcceptRole
    )
    box.addButton(QCoreApplication.translate("DataFolder", "Quit"), QMessageBox.ButtonRole.RejectRole)
    box.exec()
    if box.clickedButton() is not choose:
        return None
    dialog = QFileDialog(None, QCoreApplication.translate("DataFolder", "A folder for your games"))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return Path(dialog.selectedFiles()[0]) if dialog.exec() else unusable
