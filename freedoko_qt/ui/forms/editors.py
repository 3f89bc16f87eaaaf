"""One editor for each kind of value, with a signal for edits."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from ..parts.label import Label
from ..parts.layouts import STRETCH, grid, hbox
from ..parts.no_wheel import FittingSpinBox, NoWheelComboBox
from ..parts.screen_reader import set_accessible_name
from ..parts.switch import Switch
from ..parts.tip import tip
from ..parts.translated import Translated
from .field import Field
from .order_list import OrderList

WIDEST = 320
"""Pixels for an editor beside the explanation."""


class Editor(Translated, QWidget):
    """Shows and changes the value of one field.

    Subclasses implement `_show`. No `edited` is emitted by `show_values`.
    """

    edited = Signal(object)
    """The value that a person has chosen."""
    is_wide = False
    """True if it needs a line of its own."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field

    def show_values(self, values: object) -> None:
        """Show the value among these, without emitting a change."""
        self._show(getattr(values, self.field.id))
        self._update_text()

    def _show(self, value: Any) -> None:
        raise NotImplementedError

    def _take(self, *parts: QWidget, named: QWidget | None = None) -> None:
        """Lay out parts side by side; the last one has the focus, and `named` the accessible name of the field."""
        hbox(*parts, on=self)
        self.setFocusProxy(parts[-1])
        named = named or parts[-1]
        self.bind(partial(set_accessible_name, named), lambda self: self.field.say(self.field.label))
        self.bind(named.setAccessibleDescription, lambda self: self.field.say(self.field.explanation))


class SwitchEditor(Editor):
    """A switch; `words` are the sources of what it says when it is on and off."""

    def __init__(self, field: Field, words: Mapping[bool, object]) -> None:
        super().__init__(field)
        self._words = words
        self.switch = Switch(self)
        self.switch.toggled.connect(self._on_toggled)
        self._take(self.switch)

    def _show(self, value: bool) -> None:
        with QSignalBlocker(self.switch):
            self.switch.setChecked(value)

    def _update_text(self) -> None:
        self.switch.setText(self.field.say(self._words[self.switch.isChecked()]))

    def _on_toggled(self, checked: bool) -> None:
        self._update_text()
        self.edited.emit(checked)


class NumberEditor(Editor):
    """A number with its range beside it, which may depend on the other values.

    `range_of` gets the values and the name of the field; both bounds are included.
    """

    def __init__(self, field: Field, range_of: Callable[[Any, str], tuple[int, int]]) -> None:
        super().__init__(field)
        self._range_of = range_of
        self.range = Label(self, "hint")
        self.spin = FittingSpinBox(self)
        self.spin.valueChanged.connect(self.edited.emit)
        self._take(self.range, self.spin)

    def show_values(self, values: object) -> None:
        with QSignalBlocker(self.spin):
            self.spin.setRange(*self._range_of(values, self.field.id))
        super().show_values(values)

    def _show(self, value: int) -> None:
        with QSignalBlocker(self.spin):
            self.spin.setValue(value)

    def _update_text(self) -> None:
        low, high = self.spin.minimum(), self.spin.maximum()
        self.range.setText(self.tr("{low} to {high}").format(low=low, high=high))
        self.spin.setAccessibleDescription(f"{self.field.say(self.field.explanation)} {self.range.text()}")


class ChoiceEditor(Editor):
    """One of several words."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self._values = tuple(field.words)  # kept here: Qt would hand an enum back as plain text
        self.combo = NoWheelComboBox(self)
        self.combo.addItems([""] * len(self._values))
        self.combo.setMaximumWidth(WIDEST)
        self.combo.currentIndexChanged.connect(lambda place: self.edited.emit(self._values[place]))
        self.combo.currentIndexChanged.connect(lambda _: self._say_whole())
        self._take(self.combo)

    def choose(self, value: object) -> None:
        """Choose a value, as a click does."""
        self.combo.setCurrentIndex(self._values.index(value))

    def _show(self, value: Any) -> None:
        with QSignalBlocker(self.combo):  # a value that is gone is the first one
            self.combo.setCurrentIndex(self._values.index(value) if value in self._values else 0)
        self._say_whole()

    def _update_text(self) -> None:
        for place, source in enumerate(self.field.words.values()):
            self.combo.setItemText(place, self.field.say(source))
        self._say_whole()

    def _say_whole(self) -> None:
        """Repeat the current word in the tool tip, since a long one is cut."""
        self.combo.setToolTip(tip(self.combo.currentText()))


class SetEditor(Editor):
    """Some of several words; no more can be refused than is allowed.

    `edited` has a tuple in the order of the field's words.
    """

    def __init__(self, field: Field, least: int) -> None:
        super().__init__(field)
        self._least = least
        self.boxes = {value: QCheckBox(self) for value in field.words}
        cells = grid(on=self)
        for place, box in enumerate(self.boxes.values()):
            box.clicked.connect(self._on_clicked)
            cells.addWidget(box, place // 2, place % 2)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def _show(self, value: tuple[Any, ...]) -> None:
        for one, box in self.boxes.items():
            box.setChecked(one in value)
            box.setEnabled(one not in value or len(value) > self._least)

    def _update_text(self) -> None:
        for value, box in self.boxes.items():
            box.setText(self.field.say(self.field.words[value]))
            box.setAccessibleName(f"{self.field.say(self.field.label)}: {box.text()}")

    def _on_clicked(self) -> None:
        self.edited.emit(tuple(value for value, box in self.boxes.items() if box.isChecked()))


class NumbersEditor(Editor):
    """A row of numbers."""

    is_wide = True

    def __init__(self, field: Field, count: int, low: int, high: int) -> None:
        super().__init__(field)
        self.spins = [FittingSpinBox(self) for _ in range(count)]
        for spin in self.spins:
            spin.setRange(low, high)
            spin.valueChanged.connect(self._on_changed)
        hbox(*self.spins, STRETCH, on=self)
        self.setFocusProxy(self.spins[0])

    def _show(self, value: tuple[int, ...]) -> None:
        for spin, number in zip(self.spins, value, strict=True):
            with QSignalBlocker(spin):
                spin.setValue(number)

    def _update_text(self) -> None:
        text = self.tr("{option}, number {place} of {count}")
        for place, spin in enumerate(self.spins, start=1):
            name = text.format(option=self.field.say(self.field.label), place=place, count=len(self.spins))
            spin.setAccessibleName(name)
            spin.setToolTip(tip(name))

    def _on_changed(self) -> None:
        self.edited.emit(tuple(spin.value() for spin in self.spins))


class OrderEditor(Editor):
    """Words in an order, the highest first; where not all are needed, those with a mark count.

    `edited` has a tuple, the highest first.
    """

    is_wide = True

    def __init__(self, field: Field, *, complete: bool) -> None:
        super().__init__(field)
        self._values = {str(value): value for value in field.words}
        self.order = OrderList(self, complete=complete)
        self.order.edited.connect(lambda words: self.edited.emit(tuple(self._values[word] for word in words)))
        self._take(self.order, named=self.order.list)

    def _show(self, value: tuple[Any, ...]) -> None:
        self.order.show_words(value, [word for word in self._values if word not in value])

    def _update_text(self) -> None:
        self.order.name_words({word: self.field.say(source) for word, source in self.field.words.items()})
