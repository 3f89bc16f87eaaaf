"""The beginning of all tests of the window."""

import pytest
from PySide6.QtWidgets import QApplication

from freedoko_qt.ui.look.typeface import typeface


@pytest.fixture(autouse=True)
def letters(qapp: QApplication) -> None:
    """The letters of the program, in the usual size, whatever the test before has shown."""
    if qapp.font() != (font := typeface(1.0)):
        qapp.setFont(font)
