"""A switch: its words stand in line with what is above it, and are whole."""

import pytest
from evening import shown
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog

from freedoko_qt.ui.look.stylesheet import style_sheet
from freedoko_qt.ui.parts.label import Label
from freedoko_qt.ui.parts.layouts import vbox
from freedoko_qt.ui.parts.switch import Switch


def first_ink(picture: QImage) -> int:
    """The leftmost column that is not the ground."""
    ground = picture.pixelColor(picture.width() - 1, 0)
    columns = range(picture.width())
    return next(x for x in columns for y in range(picture.height()) if picture.pixelColor(x, y) != ground)


@pytest.mark.parametrize("words", ["Nur diese zeigen", "Einfach", "Hier"])
def test_its_words_begin_where_those_of_a_label_do(qtbot, qapp, words) -> None:
    dialog = QDialog()
    dialog.setStyleSheet(style_sheet(qapp.palette(), 10.0))
    label, switch = Label(dialog), Switch(dialog)
    for one in (label, switch):
        one.setText(words)
    vbox(label, switch, on=dialog)
    shown(qtbot, dialog)
    assert abs(first_ink(label.grab().toImage()) - first_ink(switch.grab().toImage())) <= 1


def test_the_hook_of_a_letter_is_not_cut(qtbot, qapp) -> None:
    dialog = QDialog()
    switch = Switch(dialog)
    switch.setText("ja")
    switch.adjustSize()
    shown(qtbot, dialog)
    exact = switch.grab().toImage()
    switch.resize(switch.width() + 20, switch.height())
    roomy = switch.grab().toImage()
    ink = switch.width() - first_ink(roomy)
    assert exact.width() - first_ink(exact) == ink
