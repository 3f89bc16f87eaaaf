"""A dialog that looks as the window does that it is for."""

from PySide6.QtWidgets import QDialog, QWidget

from ..look.dressing import dress


class Dialog(QDialog):
    """Wears the style sheet of its window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
