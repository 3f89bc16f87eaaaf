"""Buttons that a key presses, wherever on their page the focus is."""

from collections.abc import Iterable

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton

from .tip import tip, with_keys

KEYS = "keys"
"""The property of a button with its keys, as Qt writes them in English: "Ctrl+E"."""


def name_button(button: QPushButton, text: str, meaning: str) -> None:
    """Write on a button, and explain it by its meaning and its keys."""
    button.setText(text)
    button.setAccessibleDescription(meaning)
    button.setToolTip(tip(with_keys(meaning, button.property(KEYS))))


def press_button(buttons: Iterable[QPushButton], event: QKeyEvent) -> bool:
    """Press the button whose keys are pressed, once for a held key; returns False if none has them or can be used."""
    pressed = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
    for button in buttons:
        if button.property(KEYS) == pressed and button.isVisible() and button.isEnabled():
            if not event.isAutoRepeat():
                button.click()
            return True
    return False
