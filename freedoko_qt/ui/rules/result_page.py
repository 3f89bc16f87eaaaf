"""The end of the questionnaire: the rule set, its name, its prose, and its differences from a preset."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.given_names import clean_name, free_name
from freedoko_qt.app.rule_set_names import is_free_name, preset_name
from freedoko_qt.app.rule_sets import RuleSet, RuleSets, preset_set
from freedoko_qt.engine.rules import DEFAULT_PRESET, PRESETS, Rules

from ..parts.label import Label
from ..parts.layouts import stacked, vbox
from ..parts.translated import Translated
from .differences_table import DifferencesTable
from .draft import Draft
from .name_line import NameLine
from .prose_page import ProsePage

if TYPE_CHECKING:
    from freedoko_qt.app.notice import Notice


class ResultPage(Translated, QWidget):
    """Shows rules to be kept under a name; those of a preset have one."""

    named = Signal()
    """The set has another name now."""
    message = Signal(object)
    """A function that says what was done, in the current language."""

    def __init__(self, rule_sets: RuleSets, parent: QWidget) -> None:
        super().__init__(parent)
        self._rule_sets = rule_sets
        own_sets, _ = rule_sets.all()

        def is_free(name: str) -> bool:
            return is_free_name(clean_name(name), own_sets)

        self.draft = Draft(preset_set(DEFAULT_PRESET), self)
        self.title = Label(self, "title", wraps=True)
        self.name = NameLine(free_name(self.tr("Our rules"), is_free), is_free, self)
        self.name.edited.connect(self._on_named)
        self.prose = ProsePage(self.draft, self)
        self.prose.message.connect(self.message)
        self.table = DifferencesTable(self)
        self.tabs = self.make_tabs(
            lambda self: self.tr("As a text"),
            lambda self: self.tr("Differences"),
            name=lambda self: self.tr("Pages of the result"),
        )
        pages = stacked(self.prose, _framed(self.table), on=self)
        self.tabs.currentChanged.connect(pages.setCurrentIndex)
        vbox(self.title, self.name, self.tabs, (pages, 1), on=self)
        self._update_text()

    def show_rules(self, rules: Rules) -> None:
        """Show these, as a preset where they are the same."""
        preset = next((name for name, one in PRESETS.items() if one.rules == rules), None)
        self.draft.take(RuleSet(rules, name=self.name.name) if preset is None else preset_set(preset))
        self.name.setVisible(preset is None)
        self.tabs.setCurrentIndex(0)
        self.tabs.setVisible(preset is None)
        self._update_text()

    @property
    def rule_set(self) -> RuleSet:
        """The set that is shown; one's own without a name cannot be kept."""
        return self.draft.rule_set

    def keep(self) -> Notice | None:
        """Write the set to the own ones, unless it is a preset; returns what went wrong.

        A set of the same name is replaced.
        """
        return self._rule_sets.save(self.rule_set) if self.rule_set.preset is None else None

    def _update_text(self) -> None:
        preset, number = self.draft.preset, len(self.draft.differing)
        same = self.tr("Your rules are “{preset}”")
        summary = self.tr("Closest to “{preset}”, with %n difference(s)", "", number) if number else same
        self.title.setText(summary.format(preset=preset_name(preset)))
        ours = self.tr("Our rules"), self.draft.rules
        self.table.show_differences(ours, (preset_name(preset), PRESETS[preset].rules))

    def _on_named(self) -> None:
        self.draft.keep(replace(self.draft.kept, name=self.name.name))
        self.named.emit()


def _framed(table: DifferencesTable) -> QWidget:
    """The table as a page: it hides itself, which a page of a stack must not do."""
    page = QWidget()
    vbox(table, on=page)
    return page
