"""The dialog for saving a file, not modal."""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from freedoko_qt.app.plain import bare

from ..look.window_style import follow_window_style
from .open_dialog import documents, open_once

DEVICES = re.compile("con|prn|aux|nul|(com|lpt)[0-9¹²³]", re.IGNORECASE)  # names that Windows keeps for itself
LETTERS = 60  # of the name of a file: the longest still fit where a name has 255 bytes


def ask_where(parent: QWidget, title: str, *, kind: str, name: str, suffix: str, then: Callable[[Path], None]) -> None:
    """Propose a name among the documents and call `then` with the path that is chosen.

    `kind` is the name filter, `suffix` the ending with its dot; `name` is what `file_name` is made of.

    Returns at once; `then` is not called if the dialog is cancelled. Nothing is written here.
    """
    dialog = QFileDialog(parent, title, documents())
    follow_window_style(dialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(kind)
    dialog.setDefaultSuffix(suffix[1:])
    dialog.selectFile(file_name(name, suffix))
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    open_once(dialog)


def file_name(name: str, suffix: str) -> str:
    """The name of a file for a thing of this name: every other character than letters and digits becomes a hyphen.

    At most `LETTERS` letters before the suffix, and one more where Windows knows no such file.
    """
    stem = "".join(letter if letter.isalnum() else "-" for letter in bare(name)[:LETTERS])
    return f"{stem}-{suffix}" if DEVICES.fullmatch(stem) else stem + suffix
