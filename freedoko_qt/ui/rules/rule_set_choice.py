"""By which rules a tournament is played: the presets, the own sets, and what was changed of one of them."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app.plain import bare
from freedoko_qt.app.rule_set_names import changed_name, preset_description, preset_name, set_name
from freedoko_qt.app.rule_sets import RuleSet, is_same, nearest_preset, preset_set
from freedoko_qt.engine.rules import PRESETS, differences

from ..cards.deck import Deck
from ..parts.captions import write_choices
from ..parts.no_wheel import NoWheelComboBox
from ..parts.translated import Translated
from .rule_set_delegate import RuleSetDelegate, set_presets


class RuleSetChoice(Translated, NoWheelComboBox):
    """One rule set of those that there are; on top one that is none of them."""

    chosen_anew = Signal()
    """A person has chosen another set."""

    def __init__(self, chosen: RuleSet, own_sets: Sequence[RuleSet], deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.sets: list[RuleSet] = []
        """The rule sets offered, from top to bottom."""
        self._own_sets: Sequence[RuleSet] = ()
        self._base = chosen
        """The set that was changed here into the chosen one; the chosen one, if nothing was changed."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(12)
        self.setSizeAdjustPolicy(NoWheelComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        RuleSetDelegate(deck, self)
        self.currentIndexChanged.connect(self._on_chosen)
        self.offer(chosen, own_sets)

    @property
    def chosen(self) -> RuleSet:
        """The set that is shown."""
        return self.sets[self.currentIndex()]

    def offer(self, chosen: RuleSet, own_sets: Sequence[RuleSet]) -> None:
        """Choose a set, and offer these own sets."""
        self._own_sets = own_sets
        self._base = chosen
        self._show(chosen)

    def choose(self, chosen: RuleSet) -> None:
        """Choose a set.

        The own sets stay as they were given last.
        """
        self.offer(chosen, self._own_sets)

    def edit(self, option: str, value: object) -> None:
        """Give one option of the chosen set another value; a set that is kept goes by another name then.

        Does not emit `chosen_anew`. Once all changes are undone the set is the kept one again.
        """
        base, rules = self._base, self.chosen.rules.changed(option, value)
        name = bare(changed_name(base)) if base in self._kept else base.name
        self._show(base if rules == base.rules else replace(base, rules=rules, preset=None, name=name))

    @property
    def description(self) -> str:
        """One sentence on the set that is shown."""
        chosen = self.chosen
        if chosen.preset is not None:
            return preset_description(chosen.preset)
        preset = nearest_preset(chosen.rules)
        number = len(differences(chosen.rules, PRESETS[preset].rules))
        words = self.tr("%n difference(s) from {preset}", "", number) if number else self.tr("The same as {preset}")
        return words.format(preset=preset_name(preset))

    def _update_text(self) -> None:
        self.setAccessibleName(self.tr("Rules"))
        first, *others = self.sets
        stands_again = any(is_same(first, other) for other in others)
        top = changed_name(first) if stands_again else set_name(first)
        write_choices(self, [top, *map(set_name, others)])
        set_presets(self, (one.preset for one in self.sets))

    @property
    def _kept(self) -> list[RuleSet]:
        return [*map(preset_set, PRESETS), *self._own_sets]

    def _show(self, chosen: RuleSet) -> None:
        sets = self._kept
        places = (row for row, one in enumerate(sets) if is_same(one, chosen) and one.rules == chosen.rules)
        place = next(places, None)
        if place is None:
            sets.insert(0, chosen)
        if sets != self.sets:
            self.sets = sets
            self._update_text()
        with QSignalBlocker(self):
            self.setCurrentIndex(place or 0)

    def _on_chosen(self) -> None:
        self._base = self.chosen
        self.chosen_anew.emit()
