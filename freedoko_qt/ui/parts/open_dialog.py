"""Asking which file is to be opened, without stopping the window."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_which(parent: QWidget, title: str, *, then: Callable[[Path], None], kinds: Sequence[str] = ()) -> None:
    """Call `then` with the path of the file that is chosen; `kinds` are the name filters, none: every file."""
    dialog = QFileDialog(parent, title)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if kinds:
        dialog.setNameFilters(kinds)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    dialog.open()
