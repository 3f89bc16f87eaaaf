"""Words can be read, in light and in dark, on every surface."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
import views
from PySide6 import QtWidgets
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit

from assets.generator import check
from freedoko_qt import ui
from freedoko_qt.app.review.review import DecisionMark
from freedoko_qt.app.settings import Surface
from freedoko_qt.ui.look.design import colors as colors_of_widgets
from freedoko_qt.ui.look.stylesheet import mixed, style_sheet
from freedoko_qt.ui.look.theme import SURFACE, is_dark, palette, table_colors, widget_colors
from freedoko_qt.ui.parts.switch import Switch
from freedoko_qt.ui.review.review_marks import COLORS, OUTLINE
from freedoko_qt.ui.table.felt import table_picture
from freedoko_qt.ui.table.table_layout import table_layout

UI = Path(ui.__file__).parent
TEXTS = (
    ("ink", "ground"),
    ("ink", "ground_edge"),
    ("plate_ink", "plate"),
    ("plate_soft", "plate"),
    ("plate_ink", "plate_border"),
    ("light_ink", "light"),
    ("re_ink", "re"),
    ("contra_ink", "contra"),
    ("badge_ink", "badge"),
    ("bubble_ink", "bubble"),
    ("toast_ink", "toast"),
)
"""The pairs of colours in which words are written on the table."""
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

GROUNDS = ("page", "card", "field", "stripe", "hover", "pressed", "tint", "notice")
INKS = ("text", "quiet", "accent_text", "on_tint", "error", "win", "loss", "link", "link_visited")
"""The colours of widgets for words, each of which may come to stand on each ground."""


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, whichever is the lighter one."""
    return max(check.contrast(one, other), check.contrast(other, one))


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)
    assert contrast(QColor("red"), QColor("red")) == 1


@pytest.fixture(params=[(surface, dark) for surface in Surface for dark in (False, True)], ids=str)
def colors(request):
    """The colours of each table."""
    surface, dark = request.param
    return table_colors(dark=dark, surface=surface)


@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_words_on_the_table_can_be_read(colors, ink, ground) -> None:
    assert contrast(QColor(getattr(colors, ink)), QColor(getattr(colors, ground))) >= 4.5


@pytest.mark.parametrize("size", [(900, 576), (1366, 720)])
def test_words_can_be_read_on_the_table_as_it_is_drawn(qapp, colors, size) -> None:
    layout = table_layout(*size)
    drawn = table_picture(layout, colors, 1.0).toImage()
    ink = QColor(colors.ink)
    for room in (layout.info, *(seat.pile for seat in layout.seats), *(seat.badges for seat in layout.seats)):
        contrasts = sorted(contrast(ink, drawn.pixelColor(x, y)) for x, y in pixels(room))
        assert contrasts[len(contrasts) // 20] >= 4.5, "but for the thin line around the trick"


def pixels(room: QRectF) -> list[tuple[int, int]]:
    """Every third pixel of a rectangle, both ways."""
    rect = room.toAlignedRect()
    return [(x, y) for x in range(rect.left(), rect.right(), 3) for y in range(rect.top(), rect.bottom(), 3)]


def test_the_surfaces_look_different(qapp) -> None:
    layout = table_layout(900, 576)
    pictures = [table_picture(layout, table_colors(dark=dark, surface=one), 1.0).toImage()
                for one in Surface for dark in (False, True)]
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])
    assert len({pictures[-1].pixel(x, 300) for x in range(900)}) == 1, "plain is plain"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("ink", "ground"), ROLES, ids=lambda role: role.name)
def test_words_on_widgets_can_be_read(dark, ink, ground) -> None:
    colors = palette(dark=dark)
    assert contrast(colors.color(ink), colors.color(ground)) >= 4.5


def test_the_light_of_the_turn_stands_out(colors) -> None:
    assert contrast(QColor(colors.light), QColor(colors.ground_edge)) >= 3
    assert contrast(QColor(colors.light), QColor(colors.ground)) >= 3


def test_a_button_on_the_table_stands_out(colors) -> None:
    for ground in (colors.ground, colors.ground_edge):
        assert max(contrast(QColor(one), QColor(ground)) for one in (colors.plate, colors.button_edge)) >= 3


@pytest.mark.parametrize("is_pressed", [False, True])
@pytest.mark.parametrize("has_focus", [False, True])
def test_an_announcement_can_be_read_while_it_is_pressed(qtbot, colors, is_pressed, has_focus) -> None:
    table = views.shown_table(qtbot)
    table.show_view(views.healthy().view(0))
    table.bar.lay_out(table.stage.layout.bar, table.stage.layout.unit, colors)
    button = table.bar.buttons[-1]
    if has_focus:
        table.activateWindow()
        button.setFocus()
        qtbot.waitUntil(button.hasFocus)
    button.setDown(is_pressed)
    seen = button.grab().toImage()
    line = [seen.pixelColor(x, seen.height() // 2) for x in range(12, seen.width() - 12)]
    assert contrast(max(line, key=QColor.lightness), min(line, key=QColor.lightness)) >= 4.5


# Curves


SEEN_AS = {
    "red, green and blue": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""The light that eyes take for a colour, in shares of red, green and blue (Machado, Oliveira and Fernandes, 2009)."""
TO_XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0178, 0.1095, 0.8727))
"""CIE XYZ by the white of screens, from linear red, green and blue."""


def applied(matrix: tuple[tuple[float, ...], ...], values: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, values, strict=True)) for row in matrix)


def lab(color: str, eyes: str) -> tuple[float, ...]:
    """The place of a colour in CIE Lab, as these eyes see it."""
    linear = tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in QColor(color).getRgbF()[:3])
    light = tuple(min(1.0, max(0.0, one)) for one in applied(SEEN_AS[eyes], linear))
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in applied(TO_XYZ, light))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("eyes", SEEN_AS)
def test_the_lines_of_a_curve_differ_for_colour_blind_people_too(dark, eyes) -> None:
    seen = [lab(color, eyes) for color in colors_of_widgets(dark=dark).lines]
    assert min(dist(*pair) for pair in combinations(seen[:4], 2)) >= 20, "those of a tournament"
    assert min(dist(*pair) for pair in combinations(seen, 2)) >= 12


@pytest.mark.parametrize("dark", [False, True])
def test_the_lines_of_a_curve_stand_out(dark) -> None:
    values = colors_of_widgets(dark=dark)
    for line in values.lines:
        for ground in (values.page, values.card, values.field):
            assert contrast(QColor(line), QColor(ground)) >= 3, line


@pytest.mark.parametrize("dark", [False, True])
def test_whether_a_palette_is_dark(dark) -> None:
    assert is_dark(palette(dark=dark)) is dark


@pytest.mark.parametrize("dark", [False, True])
def test_controls_stand_out_from_every_ground(dark) -> None:
    values = widget_colors(palette(dark=dark))
    for ground in (values.page, values.card, values.field):
        assert contrast(QColor(values.edge), QColor(ground)) >= 3
    for ground in GROUNDS:
        assert contrast(QColor(values.focus), QColor(getattr(values, ground))) >= 3, ground


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", INKS)
def test_every_colour_of_words_can_be_read_on_every_ground(dark, ink, ground) -> None:
    values = colors_of_widgets(dark=dark)
    assert contrast(QColor(getattr(values, ink)), QColor(getattr(values, ground))) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("surface", Surface)
def test_words_can_be_read_on_the_ground_that_a_rule_of_the_style_sheet_gives_them(qapp, surface, dark) -> None:
    qapp.setProperty(SURFACE, surface.value)
    sheet = style_sheet(palette(dark=dark), 12)
    qapp.setProperty(SURFACE, None)
    felt = table_colors(dark=dark, surface=surface)
    found = 0
    for rule, values in re.findall(r"([^{}]+)\{([^{}]+)\}", sheet):
        ink, ground = (re.search(rf"(?<![-\w]){name}: ([^;]+);", values) for name in ("color", "background"))
        if ink is None or ground is None or ":disabled" in rule or "transparent" in ground[1] + ink[1]:
            continue
        found += 1
        for under in (felt.ground, felt.ground_edge):
            seen = laid_over(ground[1], QColor(under))
            assert contrast(QColor(ink[1]), seen) >= 4.5, rule.strip()
    assert found > 10


def laid_over(ground: str, under: QColor) -> QColor:
    """A ground of the style sheet as it is seen on a colour."""
    if not ground.startswith("rgba"):
        return QColor(ground)
    red, green, blue, alpha = map(int, re.findall(r"\d+", ground))
    return mixed(under, QColor(red, green, blue), alpha / 255)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("mark", DecisionMark)
def test_the_sign_of_a_decision_or_its_outline_stands_out_from_every_ground(dark, mark) -> None:
    values = colors_of_widgets(dark=dark)
    for ground in GROUNDS:
        assert max(contrast(QColor(one), QColor(getattr(values, ground))) for one in (COLORS[mark], OUTLINE)) >= 3
    assert contrast(QColor(COLORS[mark]), QColor(OUTLINE)) >= 3


@pytest.mark.parametrize("dark", [False, True])
def test_what_may_be_written_into_a_field_and_a_switch_that_is_off_can_be_seen(qtbot, dark) -> None:
    colors = palette(dark=dark)
    for control, least in ((QLineEdit(placeholderText="optional"), 4.5), (Switch(), 3)):
        qtbot.addWidget(control)
        control.setPalette(colors)
        control.setStyleSheet(style_sheet(colors, 12))
        control.ensurePolished()
        seen = control.grab().toImage()
        middle = seen.rect().adjusted(12, 12, -12, -12)
        rows, columns = range(middle.top(), middle.bottom()), range(middle.left(), middle.right())
        shown = {seen.pixel(x, y) for x in columns for y in rows}
        ground = QColor(widget_colors(colors).field) if isinstance(control, QLineEdit) else colors.window().color()
        assert max(contrast(QColor(one), ground) for one in shown) >= least


def test_every_class_that_the_style_sheet_names_is_there(qapp) -> None:
    """A widget that has got another name would lose its look, and nothing would say so."""
    sheet = style_sheet(qapp.palette(), 10.0)
    named = {name for rule in re.findall(r"([^{}]+)\{", sheet) for name in re.findall(r"(?<![\w=\"-])[A-Z]\w+", rule)}
    ours = {"QTableCornerButton"}  # Qt's own, which only style sheets know
    ours |= {name for path in UI.rglob("*.py") for name in re.findall(r"^class (\w+)", path.read_text(), re.MULTILINE)}
    assert "SidePanel" in named
    assert [name for name in sorted(named) if name not in ours and not hasattr(QtWidgets, name)] == []
