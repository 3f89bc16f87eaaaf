"""One editor for each kind of option: it shows a value, and tells what a person makes of it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from freedoko_qt.app.wording.rules import option_value, rule_text
from freedoko_qt.engine.rules import Option, OptionKind, Rules

from ..parts.label import Label
from ..parts.no_wheel import NoWheelComboBox, NoWheelSpinBox
from ..parts.screen_reader import call
from ..parts.switch import Switch
from ..parts.tip import tip
from ..rules.ranking_editor import RankingEditor
from ..rules.value_label import WIDEST, Editor, ValueLabel


class FlagEditor(Editor):
    """On or off."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.switch = Switch(self)
        self.switch.toggled.connect(self._on_toggled)
        self._row().addWidget(self.switch, 0, Qt.AlignmentFlag.AlignRight)
        self.setFocusProxy(self.switch)

    def show_rules(self, rules: Rules) -> None:
        with QSignalBlocker(self.switch):
            self.switch.setChecked(getattr(rules, self.option.id))
        self._update_text()

    def _update_text(self) -> None:
        self.switch.setText(option_value(self.option, self.switch.isChecked()))
        self.switch.setAccessibleName(rule_text(self.option.label))
        self.switch.setAccessibleDescription(rule_text(self.option.explanation))

    def _on_toggled(self, checked: bool) -> None:
        self._update_text()
        self.edited.emit(checked)


class NumberEditor(Editor):
    """A number with its range beside it."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.range = Label(self, "hint")
        self.spin = NoWheelSpinBox(self)
        self.spin.valueChanged.connect(self.edited.emit)
        row = self._row()
        row.addStretch()
        row.addWidget(self.range)
        row.addWidget(self.spin)
        self.setFocusProxy(self.spin)

    def show_rules(self, rules: Rules) -> None:
        with QSignalBlocker(self.spin):
            self.spin.setRange(*rules.range_of(self.option.id))
            self.spin.setValue(getattr(rules, self.option.id))
        self._update_text()

    def _update_text(self) -> None:
        low, high = self.spin.minimum(), self.spin.maximum()
        self.range.setText(QCoreApplication.translate("Rules", "{low} to {high}").format(low=low, high=high))
        self.spin.setAccessibleName(rule_text(self.option.label))
        self.spin.setAccessibleDescription(f"{rule_text(self.option.explanation)} {self.range.text()}")


class ChoiceEditor(Editor):
    """One of several words."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.combo = NoWheelComboBox(self)
        self.combo.addItems([""] * len(option.choices))
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.combo.setMaximumWidth(WIDEST)
        self.combo.currentIndexChanged.connect(lambda place: self.edited.emit(list(option.choices)[place]))
        self._row().addWidget(self.combo)
        self.setFocusProxy(self.combo)

    def show_rules(self, rules: Rules) -> None:
        with QSignalBlocker(self.combo):
            self.combo.setCurrentIndex(list(self.option.choices).index(getattr(rules, self.option.id)))
        self._update_text()

    def _update_text(self) -> None:
        for place, words in enumerate(self.option.choices.values()):
            self.combo.setItemText(place, rule_text(words))
        self.combo.setToolTip(tip(self.combo.currentText()))
        call(self.combo, rule_text(self.option.label))
        self.combo.setAccessibleDescription(rule_text(self.option.explanation))


class SetEditor(Editor):
    """Some of several words; no more can be refused than the rule allows."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.boxes = {word: QCheckBox(self) for word in option.choices}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, box in enumerate(self.boxes.values()):
            box.clicked.connect(self._on_clicked)
            grid.addWidget(box, place // 2, place % 2)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_rules(self, rules: Rules) -> None:
        chosen = getattr(rules, self.option.id)
        for word, box in self.boxes.items():
            box.setChecked(word in chosen)
            box.setEnabled(word not in chosen or len(chosen) > self.option.low)
        self._update_text()

    def _update_text(self) -> None:
        for word, box in self.boxes.items():
            box.setText(rule_text(self.option.choices[word]))
            box.setAccessibleName(f"{rule_text(self.option.label)}: {box.text()}")

    def _on_clicked(self) -> None:
        self.edited.emit([word for word, box in self.boxes.items() if box.isChecked()])


class NumbersEditor(Editor):
    """A row of numbers."""

    is_wide = True

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.spins = [NoWheelSpinBox(self) for _ in option.default]
        row = self._row()
        for spin in self.spins:
            spin.setRange(option.low, option.high)
            spin.valueChanged.connect(self._on_changed)
            row.addWidget(spin)
        row.addStretch()
        self.setFocusProxy(self.spins[0])

    def show_rules(self, rules: Rules) -> None:
        for spin, number in zip(self.spins, getattr(rules, self.option.id), strict=True):
            with QSignalBlocker(spin):
                spin.setValue(number)
        self._update_text()

    def _update_text(self) -> None:
        text = QCoreApplication.translate("Rules", "{option}, number {place} of {count}")
        for place, spin in enumerate(self.spins, start=1):
            name = text.format(option=rule_text(self.option.label), place=place, count=len(self.spins))
            spin.setAccessibleName(name)
            spin.setToolTip(tip(name))

    def _on_changed(self) -> None:
        self.edited.emit([spin.value() for spin in self.spins])


EDITORS: Mapping[OptionKind, Callable[[Option, QWidget], Editor]] = {
    OptionKind.BOOL: FlagEditor,
    OptionKind.INT: NumberEditor,
    OptionKind.ENUM: ChoiceEditor,
    OptionKind.SET: SetEditor,
    OptionKind.LIST: RankingEditor,
    OptionKind.INTS: NumbersEditor,
}


def make_editor(option: Option, parent: QWidget, *, read_only: bool) -> Editor:
    """The editor for an option; one that only shows where nothing is to be changed."""
    is_constant = option.kind is OptionKind.INT and option.low == option.high
    return (ValueLabel if read_only or is_constant else EDITORS[option.kind])(option, parent)
