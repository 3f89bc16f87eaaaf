"""Combo and spin boxes that ignore the wheel without focus."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QSpinBox, QWidget

from .fingers import PopupTouch
from .popups import OpeningClick, RoundPopup

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
        self._pressed: QPointF | None = None
        """The place on the screen where the mouse is pressed just now."""

    @cached_property
    def _opening(self) -> OpeningClick:
        """Made with all that a list needs before it is shown for the first time."""
        RoundPopup(self.view().window())
        PopupTouch(self.view())
        return OpeningClick(self.view())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.globalPosition()
        super().mousePressEvent(event)
        self._pressed = None

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        opening = self._opening
        if self._pressed is not None:
            opening.begin(self._pressed)
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
