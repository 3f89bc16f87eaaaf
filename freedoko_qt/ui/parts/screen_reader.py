"""The texts for a screen reader."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from freedoko_qt.app.plain import shortened

from .label import Label

UNSEEN = "unseen"
"""The object name of a label for screen readers only."""


def is_heard() -> bool:
    """True if a screen reader or similar program is active."""
    # Imported where it is used, because these classes bring many enums with them, and the first picture need not wait.
    from PySide6.QtGui import QAccessible

    return QAccessible.isActive()


def announce(speaker: QObject, text: str) -> None:
    """Have a screen reader read this out, if one is active.

    At most `LONGEST_TEXT` letters; long names in it are cut.
    """
    if text and is_heard():
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, shortened(text)))


def set_accessible_name(widget: QWidget, name: str) -> None:
    """Set the accessible name of a control.

    On X11 and Wayland Qt gives the value of a combo box for its name and looks for a label beside it: where there is
    none, a hidden one is made.
    """
    widget.setAccessibleName(name)
    parent = widget.parentWidget()
    if not widget.inherits("QComboBox") or parent is None:
        return
    beside = parent.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    label = next((one for one in beside if one.buddy() is widget), None)
    if label is None:
        label = Label(parent)
        label.setObjectName(UNSEEN)
        label.setBuddy(widget)
        label.hide()
    if label.objectName() == UNSEEN:
        label.setText(name)
