"""The help in a window: opened over any page, and back to it."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from .help_page import HelpPage

if TYPE_CHECKING:
    from ..app_context import AppContext
    from ..current_tournament import CurrentTournament


class HelpController(QObject):
    """Shows the help, and goes back from it."""

    guide_wanted = Signal()
    """The guided game is wanted."""

    def __init__(self, context: AppContext, current: CurrentTournament) -> None:
        super().__init__(context.window)
        self._context, self._current = context, current

    @cached_property
    def page(self) -> HelpPage:
        """The help."""
        page = HelpPage(self._context.window)
        page.guided.connect(self.guide_wanted)
        self._context.navigator.add(page, left=page.left, keeps_table_waiting=True)
        return page

    def show(self) -> None:
        """Show the help with the rules that are played; go back if it is shown already."""
        if self._context.navigator.go_back_if_shown(self.page):
            return
        setup = self._current.usual_setup
        rule_set = replace(setup.rule_set, rules=setup.rules_in_play)
        self.page.show_rules(rule_set, convention=setup.convention)
        self._context.navigator.visit(self.page)
        self.page.focus_best()
