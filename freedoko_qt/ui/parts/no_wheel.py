"""Combo and spin boxes that ignore the wheel without focus."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QSpinBox, QWidget

from .fingers import PopupTouch
from .popups import RoundPopup

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object

BUTTONS = 4.4  # times the height of a line: the two buttons, and what is left free beside the number


class _NoWheel(_Widget):
    """Mixed in before a widget class: without the focus the wheel scrolls the page around it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NoWheelComboBox(_NoWheel, QComboBox):
    """A combo box that ignores the wheel without focus, as wide as its longest choice in the current language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._is_round = False

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        if not self._is_round:
            self._is_round = True
            RoundPopup(self.view().window())
            PopupTouch(self.view())
        super().showPopup()


class NoWheelSpinBox(_NoWheel, QSpinBox):
    """A spin box that ignores the wheel without focus."""


class FittingSpinBox(NoWheelSpinBox):
    """A spin box as wide as its longest value; a value counts when its last digit has been typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setKeyboardTracking(False)

    def sizeHint(self) -> QSize:
        """As wide as its longest value between two buttons, whatever the version of Qt makes of a style sheet."""
        letters = self.fontMetrics()
        texts = (self.specialValueText(), *map(self.textFromValue, (self.minimum(), self.maximum())))
        width = max(letters.horizontalAdvance(f"{self.prefix()}{text}{self.suffix()}") for text in texts)
        return QSize(round(width + BUTTONS * letters.height()), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
