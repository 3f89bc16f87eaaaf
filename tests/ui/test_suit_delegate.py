"""The signs of the red suits are red in tables, on buttons and in sentences, in both themes and where it is marked."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from freedoko_qt.app.settings import Settings, Theme
from freedoko_qt.ui.look.appearance import Appearance
from freedoko_qt.ui.look.stylesheet import style_sheet
from freedoko_qt.ui.look.theme import widget_colors
from freedoko_qt.ui.parts.label import Label
from freedoko_qt.ui.parts.lines_model import TableCell
from freedoko_qt.ui.parts.lines_table import LinesTable
from freedoko_qt.ui.parts.suit_button import SuitButton

TEXTS = ("♥10", "♣Q", "♦A instead of ♠K", "2 × ♥9")


class Lines(LinesTable):
    def __init__(self) -> None:
        super().__init__(2)
        self._head(["Card", "Points"])
        self._show_lines(len(TEXTS), lambda row: [TableCell(TEXTS[row]), TableCell("3")])


class AppliedAppearance(Appearance):
    """Styles the application, as a window styles itself: the tables here have none."""

    def apply_settings(self, settings: Settings) -> None:
        super().apply_settings(settings)
        application = QApplication.instance()
        application.setStyleSheet(style_sheet(application.palette(), application.font().pointSizeF()))


@pytest.fixture
def appearance(qapp):
    sheet, palette, font = qapp.styleSheet(), qapp.palette(), qapp.font()
    yield AppliedAppearance(qapp)
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    qapp.setFont(font)


def like(image: QImage, color: QColor) -> int:
    """The number of pixels that have nearly this colour."""
    wanted = color.red(), color.green(), color.blue()
    count = 0
    for x in range(image.width()):
        for y in range(image.height()):
            here = image.pixelColor(x, y)
            count += max(abs(a - b) for a, b in zip((here.red(), here.green(), here.blue()), wanted, strict=True)) < 24
    return count


def pictures(table: QTableView) -> list[QImage]:
    """The first cell of each line."""
    whole = table.viewport().grab().toImage()
    ratio = table.devicePixelRatioF()
    cells = [table.visualRect(table.model().index(row, 0)) for row in range(len(TEXTS))]
    return [whole.copy(*(round(ratio * side) for side in cell.getRect())) for cell in cells]


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_red_suits_are_red_and_black_ones_are_not(qtbot, appearance, theme) -> None:
    appearance.apply_settings(Settings(theme=theme))
    table = Lines()
    qtbot.addWidget(table)
    table.resize(420, 260)
    table.show()
    red = QColor(widget_colors(table.palette()).loss)
    ink = table.palette().color(QPalette.ColorRole.Text)
    for marked in (-1, 0, 2):
        table.setCurrentIndex(table.model().index(marked, 0))
        reds = [like(picture, red) for picture in pictures(table)]
        assert [count > 10 for count in reds] == [True, False, True, True]
        assert all(like(picture, ink) > 3 for row, picture in enumerate(pictures(table)) if row != marked)


def test_what_has_no_room_ends_with_an_ellipsis(qtbot, appearance) -> None:
    appearance.apply_settings(Settings(theme=Theme.LIGHT))
    table = Lines()
    qtbot.addWidget(table)
    table.resize(150, 260)
    table.show()
    long, short = pictures(table)[2], pictures(table)[0]
    ink = table.palette().color(QPalette.ColorRole.Text)
    assert long.width() == short.width()
    right = long.copy(long.width() - 6, 0, 6, long.height())
    assert like(right, ink) == 0, "it stays within its cell"


def sentence(words: str) -> QWidget:
    label = Label(wraps=True)
    label.setText(words)
    label.resize(180, 90)
    return label


def choice(words: str, *, checked: bool = False) -> QWidget:
    button = SuitButton()
    button.setText(words)
    button.setProperty("choice", True)
    button.setCheckable(True)
    button.setChecked(checked)
    return button


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_they_are_so_in_sentences_and_on_buttons(qtbot, appearance, theme) -> None:
    appearance.apply_settings(Settings(theme=theme))
    made = {
        words: (sentence(words), choice(words), choice(words, checked=True))
        for words in ("♥ Hearts", "♣ Clubs", "Queens", "the second ♥10 wins if both lie in one trick")
    }
    for words, widgets in made.items():
        for widget in widgets:
            qtbot.addWidget(widget)
            widget.show()
            picture = widget.grab().toImage()
            red = QColor(widget_colors(widget.palette()).loss)
            assert (like(picture, red) > 10) is ("♥" in words), words


def test_a_sentence_with_them_is_as_high_as_one_without(qtbot, appearance) -> None:
    """All its lines are there, in black, too."""
    appearance.apply_settings(Settings(theme=Theme.LIGHT))
    with_sign, without = sentence("♥ " + 20 * "word "), sentence("♣ " + 20 * "word ")
    inks = []
    for widget in (with_sign, without):
        qtbot.addWidget(widget)
        widget.resize(180, widget.heightForWidth(180))
        widget.show()
        inks.append(like(widget.grab().toImage(), widget.palette().color(QPalette.ColorRole.WindowText)))
    assert with_sign.height() == without.height()
    assert inks[0] > 0.8 * inks[1]


def centred(words: str) -> QWidget:
    label = Label(wraps=True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setText(words)
    label.resize(180, 90)
    return label


@pytest.mark.parametrize("kind", [choice, centred])
def test_words_with_them_stand_where_words_without_them_do(qtbot, appearance, kind) -> None:
    appearance.apply_settings(Settings(theme=Theme.LIGHT))
    halves = []
    for words in ("Solo in ♥", "Solo in ♠"):  # both signs are equally wide
        widget = kind(words)
        qtbot.addWidget(widget)
        widget.show()
        picture = widget.grab().toImage()
        halves.append(picture.copy(0, 0, picture.width() // 2, picture.height()))
    assert halves[0] == halves[1]
