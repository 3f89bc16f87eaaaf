"""The choice of a tournament that is set up already: the last one, or a template."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.templates import TEMPLATES

from ..parts.no_wheel import NoWheelComboBox
from ..parts.screen_reader import set_accessible_name
from ..parts.tip import tip
from ..parts.translated import Translated

LAST_TIME, NONE = 0, -1
"""The row of the last tournament, and that of something that is neither it nor a template."""


class TemplateChoice(Translated, NoWheelComboBox):
    """One of the tournaments that are set up already, or none where something else is shown."""

    def __init__(self, last: TournamentSetup, parent: QWidget, *, is_first: bool = False) -> None:
        """`is_first`: there has been no tournament yet, and `last` is what the program proposes."""
        super().__init__(parent)
        self.last = last
        """The setup of the last tournament."""
        self._is_first = is_first
        self.addItems([""] * (1 + len(TEMPLATES)))
        self.bind(self.setPlaceholderText, lambda self: self.tr("As chosen below"))
        self.bind(partial(set_accessible_name, self), lambda self: self.tr("A ready-made tournament"))
        self._update_text()

    @property
    def meaning(self) -> str:
        """One line on what is chosen."""
        row = self.currentIndex()
        if row == NONE:
            return self.tr("A template sets the rules and the length; you can still change everything.")
        if row == LAST_TIME and self._is_first:
            return self.tr("Players, rules and length to begin with.")
        if row == LAST_TIME:
            return self.tr("Players, rules and length of the last tournament.")
        return TEMPLATES[row - 1].meaning

    def mark(self, setup: TournamentSetup) -> None:
        """Mark the entry that matches a setup, if one does; the current entry as long as it matches.

        Emits no signal.
        """
        rows = [LAST_TIME] if setup == self.last else []
        rows += [
            row for row, one in enumerate(TEMPLATES, start=1) if _game_of(one.applied(setup)) == _game_of(setup)
        ]
        if self.currentIndex() not in rows:
            with QSignalBlocker(self):
                self.setCurrentIndex(rows[0] if rows else NONE)

    def _update_text(self) -> None:
        self.setItemText(LAST_TIME, self.tr("Suggestion") if self._is_first else self.tr("As last time"))
        for row, template in enumerate(TEMPLATES, start=1):
            self.setItemText(row, template.name)
            self.setItemData(row, tip(template.meaning), Qt.ItemDataRole.ToolTipRole)


def _game_of(setup: TournamentSetup) -> tuple[object, ...]:
    """The part of a tournament that a template says."""
    return setup.rule_set, setup.rules_in_play
