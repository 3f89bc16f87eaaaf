"""Words can be read, in light and in dark."""

import pytest
from PySide6.QtGui import QColor, QPalette

from freedoko_qt.ui.theme import TEXTS, contrast, is_dark, palette, table_colors

ROLES = [
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.Text, QPalette.ColorRole.AlternateBase),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
    (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Window),
    (QPalette.ColorRole.LinkVisited, QPalette.ColorRole.Window),
]


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)
    assert contrast(QColor("red"), QColor("red")) == 1


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_words_on_the_table_can_be_read(dark, ink, ground) -> None:
    colors = table_colors(dark=dark)
    assert contrast(QColor(getattr(colors, ink)), QColor(getattr(colors, ground))) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("ink", "ground"), ROLES, ids=lambda role: role.name)
def test_words_on_widgets_can_be_read(dark, ink, ground) -> None:
    colors = palette(dark=dark)
    assert contrast(colors.color(ink), colors.color(ground)) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
def test_the_light_of_the_turn_stands_out(dark) -> None:
    colors = table_colors(dark=dark)
    assert contrast(QColor(colors.light), QColor(colors.felt_edge)) >= 3
    assert contrast(QColor(colors.light), QColor(colors.felt)) >= 3


@pytest.mark.parametrize("dark", [False, True])
def test_a_palette_tells_whether_it_is_dark(dark) -> None:
    assert is_dark(palette(dark=dark)) is dark
