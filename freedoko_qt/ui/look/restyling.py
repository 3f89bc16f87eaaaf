"""Changes of style: of a widget by a property, and of all at once by another style sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QLabel, QLineEdit, QTextEdit, QWidget

_waiting: list[dict[Callable[[], None], None]] = []
"""For each style sheet that is being set, the layouts to be done once all widgets have their new style."""


def set_style_sheet(widget: QWidget, sheet: str) -> None:
    """Set a style sheet, and then do what `once_restyled` was given meanwhile, each once."""
    _waiting.append({})
    widget.setStyleSheet(sheet)
    for lay_out in _waiting.pop():
        lay_out()


def once_restyled(lay_out: Callable[[], None]) -> bool:
    """Call this once the style sheet is set, for which Qt would have it done a dozen times.

    False: none is being set, and it is not called.
    """
    if _waiting:
        _waiting[-1][lay_out] = None
    return bool(_waiting)


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property, and have the widget look as the style sheet then wants it.

    Does nothing if it has that value. Children are not restyled.
    """
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        # As Qt does after a new style sheet: a QFrame caches the frame width of its old style.
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def show_error(field: QLineEdit | QTextEdit, label: QLabel, error: str, hint: str = "") -> None:
    """Outline a field and say below it what is wrong with what is written there; a hint if nothing is.

    An empty `error`: the field is valid. Screen readers get it as the description of the field.
    """
    restyle(field, "invalid", bool(error))
    restyle(label, "role", "error" if error else "hint")
    label.setText(error or hint)
    field.setAccessibleDescription(error)
