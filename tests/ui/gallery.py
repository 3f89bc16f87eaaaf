"""Every control in every state on one page: `python tests/ui/gallery.py [light|dark]` shows it.

With a file as a second argument it is drawn there instead, without a screen; test_gallery.py compares that.
"""

import sys
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.settings import Settings, Theme
from freedoko_qt.ui.look.appearance import Appearance
from freedoko_qt.ui.look.design import SPACE
from freedoko_qt.ui.look.icons import set_themed_icon
from freedoko_qt.ui.look.stylesheet import style_sheet
from freedoko_qt.ui.parts.lines_model import TableCell
from freedoko_qt.ui.parts.lines_table import LinesTable
from freedoko_qt.ui.parts.no_wheel import FittingSpinBox
from freedoko_qt.ui.parts.popups import Menu
from freedoko_qt.ui.parts.search_line import SearchLine
from freedoko_qt.ui.parts.segments import as_segments
from freedoko_qt.ui.parts.switch import Switch

STATES = ("usual", "hover", "pressed", "keyboard", "disabled")
SIZE = 1366, 830
SETTLED = 400  # milliseconds after which the buttons in the lines have appeared


def styled(widget: QWidget, **looks: object) -> QWidget:
    """A widget with the properties that a style sheet asks for."""
    for name, value in looks.items():
        widget.setProperty(name, value)
    return widget


def push_button(words: str, icon: str = "", **looks: object) -> QWidget:
    button = styled(QPushButton(words), **looks)
    if icon:
        set_themed_icon(button, icon)
    return button


def combo_box() -> QWidget:
    box = QComboBox()
    box.addItems(["Küchentisch", "DDV-Turnier"])
    return box


def line_edit(words: str = "Anna", **looks: object) -> QWidget:
    return styled(QLineEdit(words), **looks)


def search_line() -> QWidget:
    line = SearchLine()
    line.setText("Schweine")
    return line


def spin_box() -> QWidget:
    box = FittingSpinBox()
    box.setRange(0, 20)
    box.setValue(5)
    return box


def checked(widget: QWidget) -> QWidget:
    widget.setCheckable(True)
    widget.setChecked(True)
    return widget


def slider() -> QWidget:
    result = QSlider(Qt.Orientation.Horizontal)
    result.setValue(40)
    return result


CONTROLS: dict[str, Callable[[], QWidget]] = {
    "Main": partial(push_button, "Beginnen", primary=True),
    "Plain": partial(push_button, "Abbrechen"),
    "With a sign": partial(push_button, "Öffnen …", "open"),
    "Quiet": partial(push_button, "Mehr …", flat=True),
    "A sign": partial(push_button, "", "far_right", sign=True),
    "Compact": partial(push_button, "Rückgängig", compact=True),
    "Choice": lambda: checked(push_button("Kreuz-Ass", choice=True)),
    "Select": combo_box,
    "Field": line_edit,
    "Wrong": partial(line_edit, "Anna, Anna", invalid=True),
    "Search": search_line,
    "Number": spin_box,
    "Check box": lambda: checked(QCheckBox("Bockrunden")),
    "Not checked": partial(QCheckBox, "Schweine"),
    "Radio button": lambda: checked(QRadioButton("Re")),
    "Not chosen": partial(QRadioButton, "Kontra"),
    "Switch": lambda: checked(Switch("ja")),
    "Slider": slider,
}
"""The widgets with the states of the columns, by the words beside them."""


class Gallery(QWidget):
    """The page."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Gallery")
        self.hovered: list[QWidget] = []
        self.focused: list[QWidget] = []
        """The widgets drawn as if they had the keyboard, which only one has at a time."""
        columns = QHBoxLayout(self)
        columns.setContentsMargins(*(SPACE.large,) * 4)
        columns.setSpacing(2 * SPACE.usual)
        columns.addLayout(self._states())
        columns.addLayout(self._parts(), 1)

    def _states(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE.medium)
        grid.setVerticalSpacing(SPACE.small)
        for column, state in enumerate(STATES, 1):
            grid.addWidget(styled(QLabel(state), role="heading"), 0, column)
        for row, (name, make) in enumerate(CONTROLS.items(), 1):
            grid.addWidget(styled(QLabel(name), role="hint"), row, 0)
            for column, state in enumerate(STATES, 1):
                widget = make()
                self._bring(widget, state)
                grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        grid.setRowStretch(len(CONTROLS) + 1, 1)
        return grid

    def _bring(self, widget: QWidget, state: str) -> None:
        if isinstance(widget, QLineEdit):
            widget.setFixedWidth(124)
        match state:
            case "hover":
                self.hovered.append(widget)
            case "pressed" if isinstance(widget, QPushButton | QCheckBox | QRadioButton):
                widget.setDown(True)
            case "keyboard":
                self.focused.append(widget)
            case "disabled":
                widget.setEnabled(False)

    def _parts(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(SPACE.medium)
        for make in (words, segments, tabs, table, lines, bars, notice, buttons, menu, box):
            column.addWidget(make())
        column.addStretch()
        return column


def row(*widgets: QWidget) -> QWidget:
    result = QWidget()
    layout = QHBoxLayout(result)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(SPACE.medium)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch()
    return result


def words() -> QWidget:
    """The steps of the sizes of words, and figures of one width."""
    steps = {"hero": "+9", "title": "Titel 24", "subtitle": "Lead 18", "strong": "Wort 15", "hint": "klein 14"}
    return row(*(styled(QLabel(text), role=role) for role, text in steps.items()), QLabel("111\n777"))


def segments() -> QWidget:
    result, group = QWidget(), []
    for name in ("Anfänger", "Hobby", "Stark", "Experte"):
        button = QPushButton(name)
        button.setCheckable(True)
        group.append(button)
    as_segments(result, group)
    group[1].setChecked(True)
    group[3].setEnabled(False)
    return row(result)


def tabs() -> QWidget:
    result = QTabBar()
    result.setDrawBase(False)
    for name in ("Züge", "Analyse", "Gesperrt"):
        result.addTab(name)
    result.setTabEnabled(2, False)
    return row(result)


def table() -> QWidget:
    texts = (("Donnerstag", "24", "+12"), ("Schnelle vier", "4", "−3"), ("Karl", "20", "±0"))
    result = LinesTable(3)
    middle = Qt.AlignmentFlag.AlignVCenter
    left, right = Qt.AlignmentFlag.AlignLeft | middle, Qt.AlignmentFlag.AlignRight | middle
    result.lines.head(["Turnier", "Spiele", "Punkte"], [left, right, right])
    result.lines.show(len(texts), lambda row: [TableCell(text) for text in texts[row]])
    result.mark(0)
    result.setFixedHeight(148)
    return result


def lines() -> QWidget:
    result = QListWidget()
    result.addItems(["Du", "Karten", "Tisch", "Spielen"])
    result.setCurrentRow(1)
    result.setFixedHeight(92)  # its scroll bar is seen
    return result


def bars() -> QWidget:
    progress, scroll = QProgressBar(), QScrollBar(Qt.Orientation.Horizontal)
    progress.setValue(60)
    progress.setFixedWidth(150)
    scroll.setRange(0, 40)
    scroll.setFixedWidth(180)
    return row(progress, scroll)


def notice() -> QWidget:
    return row(styled(QLabel("Nicht gespeichert: kein Platz mehr."), objectName="hint"),
               styled(QLabel("Diesen Namen gibt es schon."), role="error"))  # fmt: skip


def buttons() -> QWidget:
    standard = QDialogButtonBox.StandardButton
    return QDialogButtonBox(standard.Cancel | standard.Close | standard.Reset)


def menu() -> QWidget:
    result = Menu()
    result.addAction("Neues Turnier\tStrg+N")
    tick = result.addAction("Seitenleiste")
    tick.setCheckable(True)
    tick.setChecked(True)
    result.addSeparator()
    result.addAction("Zurücknehmen").setEnabled(False)
    result.addMenu("Mehr")
    result.setActiveAction(result.actions()[0])
    return row(painted(result))


def box() -> QWidget:
    result = QMessageBox(QMessageBox.Icon.Question, "", "Die Regeln sind noch nicht gespeichert.")
    for name in ("Verwerfen", "Weiter bearbeiten"):
        result.addButton(name, QMessageBox.ButtonRole.AcceptRole)
    return row(painted(result))


def painted(widget: QWidget) -> QLabel:
    """A window as a picture."""
    widget.ensurePolished()
    widget.adjustSize()
    result = QLabel()
    result.setPixmap(widget.grab())
    return result


def picture(gallery: Gallery) -> QPixmap:
    """The page with everything in its state."""
    for widget in gallery.hovered:
        widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
        middle = QPointF(widget.rect().center())
        nothing = Qt.MouseButton.NoButton
        move = QMouseEvent(QEvent.Type.MouseMove, middle, middle, nothing, nothing, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, move)  # a button believes only this
    gallery.setFocus()
    QTest.qWait(SETTLED)
    result = gallery.grab()
    painter = QPainter(result)
    for widget in gallery.focused:
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        QTest.qWait(0)
        place = QRect(widget.mapTo(gallery, QPoint()), widget.size())
        painter.drawPixmap(place, gallery.grab(place))
    painter.end()
    return result


def main(theme: str = "light", file: str = "") -> int:
    application = QApplication([sys.argv[0], "-style", "Fusion"])
    application.setCursorFlashTime(0)
    Appearance(application).apply_settings(Settings(theme=Theme(theme)))
    application.setStyleSheet(style_sheet(application.palette(), application.font().pointSizeF()))
    gallery = Gallery()
    gallery.resize(*SIZE)
    gallery.show()
    if not file:
        return application.exec()
    assert QTest.qWaitForWindowActive(gallery)
    picture(gallery).toImage().scaledToWidth(SIZE[0] // 2, Qt.TransformationMode.SmoothTransformation).save(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
