"""The number of differences from a preset, with buttons to reset them."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.rule_set_names import preset_name
from freedoko_qt.engine.rules import PRESETS

from ..parts.captions import write_choices
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, wrapping_row
from ..parts.no_wheel import NoWheelComboBox
from ..parts.switch import Switch
from ..parts.translated import Translated
from .draft import Draft


class DifferencesBar(Translated, QWidget):
    """The preset that is compared with, the number of differences, and the buttons that take them back."""

    def __init__(self, draft: Draft, parent: QWidget, *, read_only: bool) -> None:
        super().__init__(parent)
        self._draft = draft
        self.preset = self.word(NoWheelComboBox(self), name=lambda self: self.tr("Preset to compare with"))
        self.preset.currentIndexChanged.connect(lambda place: draft.compare_with(tuple(PRESETS)[place]))
        self._label = self.make_label(lambda self: self.tr("Com&pared with"), buddy=self.preset)
        self.count = Label(self, "strong")
        self.only = self.word(
            Switch(self),
            lambda self: self.tr("Show &only these"),
            name=lambda self: self.tr("Show only the rules that differ"),
        )
        self.undo = self.make_button(
            lambda self: self.tr("Undo"),
            draft.undo,
            name=lambda self: self.tr("Take the last change back"),
            enter=False,
            repeats=True,
        )
        self.undo.setShortcut(QKeySequence.StandardKey.Undo)
        self.reset = self.make_button(
            lambda self: self.tr("Reset all"),
            draft.reset_all,
            name=lambda self: self.tr("Set all rules back to the preset"),
            enter=False,
        )
        for button in (self.undo, self.reset):
            button.setVisible(not read_only)
        compared = hbox(self._label, self.preset, self.count)
        ways_back = hbox(self.only, STRETCH, self.undo, self.reset)
        halves = wrapping_row(compared, (ways_back, 1), on=self)
        halves.setAlignment(compared, Qt.AlignmentFlag.AlignLeft)
        draft.changed.connect(self._update_text)
        self._update_text()

    def _update_text(self) -> None:
        number = len(self._draft.differing)
        write_choices(self.preset, [*map(preset_name, PRESETS)])
        with QSignalBlocker(self.preset):
            self.preset.setCurrentIndex(tuple(PRESETS).index(self._draft.preset))
        self.count.setText(self.tr("%n difference(s)", "", number) if number else self.tr("No difference"))
        self.only.setEnabled(number > 0 or self.only.isChecked())
        self.undo.setEnabled(self._draft.can_undo)
        self.reset.setEnabled(number > 0)
