"""The texts for a screen reader."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from freedoko_qt.app.plain import shortened

from .label import Label

UNSEEN = "unseen"
"""A label that is only heard."""


def is_heard() -> bool:
    """True if a screen reader, or another program of its kind, listens."""
    # Imported where it is used, because these classes bring many enums with them, and the first picture need not wait.
    from PySide6.QtGui import QAccessible

    return QAccessible.isActive()


def announce(speaker: QObject, text: str) -> None:
    """Have this read out, if there is somebody who listens."""
    if text and is_heard():
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, shortened(text)))


def call(widget: QWidget, name: str) -> None:
    """Have a control called so.

    On X11 and Wayland Qt gives the value of a combo box for its name and looks for a label beside it: where there is
    none, one is made that nobody sees.
    """
    widget.setAccessibleName(name)
    parent = widget.parentWidget()
    if not isinstance(widget, QComboBox) or parent is None:
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
