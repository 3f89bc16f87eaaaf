"""Dialogs beside the window, and the one that asks which file is to be opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ..look.window_style import follow_window_style

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QDialog, QWidget


def open_once(dialog: QDialog) -> None:
    """Open a dialog that is gone when it is closed, without stopping the window.

    Do not keep the dialog: it deletes itself. Modal for its window only.
    """
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def documents() -> str:
    """The user's folder of documents."""
    from PySide6.QtCore import QStandardPaths

    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def ask_which(
    parent: QWidget, title: str, *, then: Callable[[Path], None], kinds: Sequence[str] = (), folder: str = ""
) -> None:
    """Call `then` with the path of the file that is chosen; `kinds` are the name filters, none: every file.

    Returns at once; `then` is not called if the dialog is cancelled.
    """
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(parent, title, folder)
    follow_window_style(dialog)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if kinds:
        dialog.setNameFilters(kinds)
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    open_once(dialog)


def ask_printer(parent: QWidget, *, then: Callable[[QPrinter], None], title: str = "", document: str = "") -> None:
    """Call `then` with the printer that is chosen for a document.

    Returns at once; `then` is not called if the dialog is cancelled.
    """
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(document)
    dialog = QPrintDialog(printer, parent)
    follow_window_style(dialog)
    if title:
        dialog.setWindowTitle(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.accepted.connect(lambda *_: then(printer))
    dialog.show()  # PySide hides the `open` without arguments
