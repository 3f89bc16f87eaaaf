"""Properties that the style sheet selects by, changed while widgets are visible."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QWidget


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


def show_error(field: QLineEdit | QPlainTextEdit, label: QLabel, error: str, hint: str = "") -> None:
    """Outline a field and say below it what is wrong with what is written there; a hint if nothing is.

    An empty `error`: the field is valid. Screen readers get it as the description of the field.
    """
    restyle(field, "invalid", bool(error))
    restyle(label, "role", "error" if error else "hint")
    label.setText(error or hint)
    field.setAccessibleDescription(error)
