"""Faults of the controls in sight: without a name, out of reach of a screen reader or keys, or with unseen focus."""

from collections import Counter, defaultdict

from evening import Person
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDial,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QSlider,
    QStackedWidget,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid
from staging import tabs, tops

from freedoko_qt.ui.main_window import MainWindow

CONTROLS = (
    QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QDial, QLineEdit, QMenu, QMenuBar,
    QPlainTextEdit, QSlider, QTabBar, QTextEdit,
)  # fmt: skip
ROLE = QAccessible.Role
NAMED_ROLES = {
    ROLE.Window, ROLE.Dialog, ROLE.AlertMessage, ROLE.MenuBar, ROLE.PopupMenu, ROLE.MenuItem, ROLE.PushButton,
    ROLE.CheckBox, ROLE.RadioButton, ROLE.ButtonMenu, ROLE.ButtonDropDown, ROLE.ComboBox, ROLE.EditableText,
    ROLE.SpinBox, ROLE.Slider, ROLE.List, ROLE.ListItem, ROLE.Table, ROLE.Tree, ROLE.TreeItem, ROLE.PageTab,
    ROLE.PageTabList, ROLE.Link, ROLE.Switch, ROLE.ColumnHeader,
}  # fmt: skip


# The names


def called(widget: QWidget) -> str:
    """The name in a screen reader; where Qt takes the value of a box for its name, it reads the label."""
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is None:
        return ""
    if isinstance(widget, QComboBox):
        labels = [label for label, kind in interface.relations() if kind & QAccessible.RelationFlag.Label]
        return labels[0].text(QAccessible.Text.Name).strip() if labels and widget.accessibleName() else ""
    return interface.text(QAccessible.Text.Name).strip()


def needs_name(widget: QWidget) -> bool:
    """True if it is a control, or can have the keyboard; the parts of one of Qt's go by its name."""
    if widget.objectName().startswith("qt_") or widget.focusProxy() is not None:
        return False
    is_part = isinstance(widget.parent(), QAbstractSpinBox | QComboBox | QAbstractItemView | QLineEdit)
    is_menu_of_all = isinstance(widget, QMenu) and isinstance(widget.parent(), QMenuBar) and not widget.title()
    if is_part or is_popup_of_box(widget) or is_menu_of_all or (isinstance(widget, QLabel) and not widget.text()):
        return False
    focusable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(widget, QStackedWidget)
    return isinstance(widget, CONTROLS) or bool(focusable)


def is_popup_of_box(widget: QWidget) -> bool:
    """True if it is inside the list that a combo box opens."""
    parent = widget.parent()
    while parent is not None:
        if parent.metaObject().className() == "QComboBoxPrivateContainer":
            return True
        parent = parent.parent()
    return False


def shown(top: QWidget) -> list[QWidget]:
    """Everything in a window or dialog but for the pages to which it is not turned."""
    if not isinstance(top, MainWindow):
        return top.findChildren(QWidget)
    parts = (one for one in top.centralWidget().children() if isinstance(one, QWidget))
    lines = (one for one in parts if not one.isAncestorOf(top.navigator.pages))
    around = [part for line in lines if line.isVisible() for part in line.findChildren(QWidget) if not part.isHidden()]
    inside = [part for part in top.page.findChildren(QWidget) if not is_turned_away(part, top.page)]
    return [top.menu, *top.menu.findChildren(QWidget), *around, *inside]


def is_turned_away(part: QWidget, page: QWidget) -> bool:
    """True if it is on a leaf of the page that is not shown: another scene shows it."""
    while part is not page:
        holder = part.parentWidget()
        if isinstance(holder, QStackedWidget) and holder.currentWidget() is not part:
            return True
        part = holder
    return False


def described(widget: QWidget) -> str:
    """The place where somebody who mends it finds it."""
    return f"{type(widget).__name__} {called(widget)!r} in {type(widget.parent()).__name__}"


def unnamed_parts(interface: QAccessibleInterface, path: str = "") -> list[str]:
    """Everything in the tree of a screen reader that should have a name and has none."""
    here = f"{path}/{interface.role().name}"
    name = interface.text(QAccessible.Text.Name).strip()
    state = interface.state()
    found = []
    if interface.role() in NAMED_ROLES and not name and not state.invisible:
        widget = interface.object()
        found.append(f"{here} ({type(widget).__name__ if widget else 'part'})")
    if interface.role() in (ROLE.ComboBox, ROLE.SpinBox) or state.invisible:
        return found
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None and child.isValid():
            found += unnamed_parts(child, f"{here}:{name}")
    return found


def found_by_reader(interface: QAccessibleInterface) -> list[QWidget]:
    """The widgets that somebody comes to who walks through the tree of a screen reader."""
    found = [interface.object()]
    if interface.role() in (ROLE.ComboBox, ROLE.SpinBox):
        return found
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None and child.isValid():
            found += found_by_reader(child)
    return found


def is_read(widget: QWidget, top: QWidget) -> bool:
    """True if it is a text or a control of the program, and can be seen in this window."""
    is_here = widget.isVisible() and widget.window() is top
    return is_here and (isinstance(widget, QLabel) or needs_name(widget))


def said_twice(widget: QWidget) -> bool:
    """True if the description is the name and its keys: the name is read before it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    name, about = (interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
    return bool(name) and about.startswith(f"{name} (")


def is_mistaken_for_a_check(widget: QWidget) -> bool:
    """True if one of a group of which one is checked is called a check box."""
    is_choice = isinstance(widget, QAbstractButton) and widget.group() is not None and widget.group().exclusive()
    return is_choice and QAccessible.queryAccessibleInterface(widget).role() is not ROLE.RadioButton


def doubled_keys(top: QWidget) -> set[str]:
    """The letters that mean two things with Alt."""
    texts = [one.text() for kind in (QAbstractButton, QLabel) for one in top.findChildren(kind) if is_read(one, top)]
    for menu in top.findChildren(QMenuBar):
        texts += [action.text() for action in menu.actions()]
    found = Counter(filter(None, (QKeySequence.mnemonic(text).toString() for text in texts)))
    return {keys for keys, number in found.items() if number > 1}


def dead_keys(top: QWidget) -> set[str]:
    """The labels with an underlined letter that leads nowhere with Alt."""
    labels = [one for one in top.findChildren(QLabel) if is_read(one, top) and one.buddy() and one.buddy().isEnabled()]
    dead = set()
    for label in labels:
        keys = QKeySequence.mnemonic(label.text())
        if not keys.isEmpty():
            QTest.keyClick(top, keys[0].key(), Qt.KeyboardModifier.AltModifier)
            if not label.buddy().hasFocus():
                dead.add(label.text())
    return dead


# The focus


def focusable(top: QWidget) -> list[QWidget]:
    """The widgets that Tab comes to in a window."""
    return [
        widget
        for widget in top.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.window() is top
        and widget.width() > 0
        and not widget.visibleRegion().isEmpty()
    ]


def shows_focus(widget: QWidget) -> bool:
    """True if a widget looks different when the keyboard comes to it."""
    if (before := QApplication.focusWidget()) is not None:
        before.clearFocus()
    QApplication.processEvents()
    if not isValid(widget):
        return True  # an announcement that cannot be made any more
    without = widget.grab().toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    widget.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)  # as after the Tab key itself
    QApplication.processEvents()
    if not isValid(widget) or not widget.hasFocus():
        return True  # it hands the keyboard on
    return widget.grab().toImage() != without


# All of them


def control_faults(person: Person) -> dict[str, set[str]]:
    """The faults of all controls on every tab of the window and its dialogs, by kind; a kind without any is left out.

    Text cursors must not blink: pictures of the same thing are compared.
    """
    faults = defaultdict[str, set[str]](set)
    for top in tops(person.window):
        for _ in tabs(top):
            QApplication.processEvents()
            faults["nameless"] |= {described(one) for one in shown(top) if needs_name(one) and not called(one)}
            interface = QAccessible.queryAccessibleInterface(top)
            faults["nameless"] |= set(unnamed_parts(interface))
            found = found_by_reader(interface)
            read = [one for one in top.findChildren(QWidget) if is_read(one, top)]
            faults["not found by a reader"] |= {described(one) for one in read if one not in found}
            misread = [one for one in read if said_twice(one) or is_mistaken_for_a_check(one)]
            faults["misread"] |= set(map(described, misread))
            faults["keys given twice"] |= doubled_keys(top)
    top.activateWindow()
    person.qtbot.waitUntil(top.isActiveWindow)
    for _ in tabs(top):
        QApplication.processEvents()
        faults["keys without a field"] |= dead_keys(top)
        faults["focus not shown"] |= {described(widget) for widget in focusable(top) if not shows_focus(widget)}
    return {kind: found for kind, found in faults.items() if found}
