"""Every control in every state looks as it did, in light and dark, and all of them are equally high."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QWidget
from test_pictures import PICTURES, RENEW, complaint, environment

from freedoko_qt.app.settings import Settings, TextSize
from freedoko_qt.ui.look.appearance import Appearance
from freedoko_qt.ui.look.stylesheet import style_sheet
from freedoko_qt.ui.look.typeface import FAMILY, SIGNS
from freedoko_qt.ui.look.word_size import SIZES
from freedoko_qt.ui.parts.no_wheel import FittingSpinBox

GALLERY = Path(__file__).with_name("gallery.py")
TRANSLATIONS = Path(__file__).parents[2] / "translations"


@pytest.mark.skipif(sys.platform != "linux", reason="the pictures are drawn with fontconfig")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_control_looks_as_it_did(tmp_path, theme) -> None:
    taken, kept = tmp_path / f"gallery_{theme}.png", PICTURES / f"gallery_{theme}.png"
    command = [sys.executable, str(GALLERY), theme, str(taken)]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    if os.environ.get(RENEW):
        kept.write_bytes(taken.read_bytes())
    assert complaint(taken, kept) == ""


@pytest.fixture
def appearance(qapp):
    """The look of the application; what it wore before comes back."""
    palette, font = qapp.palette(), qapp.font()
    yield Appearance(qapp)
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.mark.parametrize("text_size", TextSize)
@pytest.mark.parametrize("factor", SIZES)
def test_all_controls_are_equally_high(qtbot, qapp, appearance, text_size, factor) -> None:
    appearance.apply_settings(Settings(text_size=text_size))
    page = QWidget()
    qtbot.addWidget(page)
    controls = [QPushButton("Ag"), QComboBox(), QLineEdit(), QSpinBox(), FittingSpinBox()]
    row = QHBoxLayout(page)
    for control in controls:
        row.addWidget(control)
    page.setStyleSheet(style_sheet(qapp.palette(), qapp.font().pointSizeF() * factor))
    page.show()
    assert len({control.height() for control in controls}) == 1
    for control in controls:
        before = control.size()
        control.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(control.hasFocus)
        assert control.size() == before, "the ring takes no room"


def test_no_sign_is_missing_in_the_fonts_that_come_along(qapp, appearance) -> None:
    appearance.apply_settings(Settings())
    fonts = [QRawFont.fromFont(QFont(family)) for family in (FAMILY, SIGNS)]
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(TRANSLATIONS.glob("*.ts")))
    assert {sign for sign in text if not any(font.supportsCharacter(ord(sign)) for font in fonts)} <= set("\n")


def test_all_figures_are_equally_wide(qapp, appearance) -> None:
    appearance.apply_settings(Settings())
    line = QLineEdit()
    line.ensurePolished()
    assert len({line.fontMetrics().horizontalAdvance(10 * figure) for figure in "0123456789"}) == 1
