"""The dialogs of the window, made when they are first wanted; none of them is modal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from .parts.open_dialog import open_once

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from freedoko_qt.app.rule_sets import RuleSet
    from freedoko_qt.app.setup import TournamentSetup
    from freedoko_qt.engine.rules import Rules

    from .app_context import AppContext
    from .current_tournament import CurrentTournament
    from .rules.rules_dialog import RulesDialog
    from .settings.settings_dialog import SettingsDialog
    from .tournaments.tournament_dialog import TournamentDialog


class Dialogs(QObject):
    """Opens the dialogs of a window."""

    def __init__(self, context: AppContext, current: CurrentTournament) -> None:
        super().__init__(context.window)
        self._context, self._current = context, current
        self.settings: SettingsDialog | None = None
        self.rules: RulesDialog | None = None

    def show_tournament(self) -> None:
        """Set up a new tournament."""
        from .tournaments.tournament_dialog import TournamentDialog

        settings = self._context.settings
        dialog = TournamentDialog(
            self._current.next_setup,
            self._context.deck,
            self._context.window,
            own_sets=self._context.own_sets(),
            own_avatar=settings.avatar,
            programs=settings.programs,
            is_first=settings.setup is None,
        )
        dialog.started.connect(lambda setup: self._begin(setup, dialog.programs))
        dialog.questions_wanted.connect(
            lambda: self.ask_which_rules(dialog, lambda chosen: self._choose(dialog, chosen))
        )
        dialog.rules_wanted.connect(lambda rule_set: self._choose_rules(dialog, rule_set))
        open_once(dialog)

    def _begin(self, setup: TournamentSetup, programs: Sequence[str]) -> None:
        """Begin a tournament, and keep the commands of programs that the person has just chosen."""
        self._context.settings_file.add_programs(programs)
        self._current.start(setup)

    def show_rules(self) -> None:
        """Show the rules of the running tournament to be read, or those of the next one to be changed.

        An open rules dialog is closed first.
        """
        running = self._current.running_setup
        if running is None:
            self._change_rules()
        else:
            window = self._context.window
            self._show(self._rules_dialog(running.rule_set, window, played=running.rules_in_play))

    def import_rules(self, path: Path) -> None:
        """Keep the rule set of a file, and show it as one that can be played by next.

        It is kept on disk at once, under its name.
        """
        self._change_rules().commands.import_from(path)

    def _change_rules(self) -> RulesDialog:
        dialog = self._rules_dialog(self._current.next_setup.rule_set, self._context.window)
        dialog.chosen.connect(self._current.play_next_by)
        self._show(dialog)
        return dialog

    def _rules_dialog(self, rule_set: RuleSet, parent: QWidget, *, played: Rules | None = None) -> RulesDialog:
        from .rules.rules_dialog import RulesDialog

        context = self._context
        return RulesDialog(rule_set, context.rule_sets, context.deck, parent, played=played)

    def _show(self, dialog: RulesDialog) -> None:
        if self.rules is not None:
            self.rules.close()
        self.rules = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_rules)
        dialog.show()

    def _choose_rules(self, tournament: TournamentDialog, rule_set: RuleSet) -> None:
        dialog = self._rules_dialog(rule_set, tournament)
        dialog.chosen.connect(lambda chosen: self._choose(tournament, chosen))
        open_once(dialog)

    def _choose(self, tournament: TournamentDialog, chosen: RuleSet) -> None:
        """Choose a rule set for a tournament, and offer those kept by now."""
        tournament.choose(chosen, self._context.rule_sets.all()[0])

    def ask_which_rules(self, parent: QWidget, then: Callable[[RuleSet], None]) -> None:
        """Ask the questions that lead to a rule set, and pass it to `then`."""
        from .rules.questionnaire_dialog import QuestionnaireDialog

        dialog = QuestionnaireDialog(self._context.deck, self._context.rule_sets, parent)
        dialog.chosen.connect(then)
        open_once(dialog)

    def _forget_rules(self) -> None:
        self.rules = None

    def show_settings(self) -> None:
        """Show the settings.

        One dialog for the whole run: it is shown again with the settings in force.
        """
        from .settings.settings_dialog import SettingsDialog

        file = self._context.settings_file
        if self.settings is None:
            self.settings = SettingsDialog(file.settings, self._context.window)
            self.settings.changed.connect(file.set)
        self.settings.show_settings(file.settings)
        self.settings.show()
        self.settings.raise_()
        self.settings.activateWindow()

    def show_about(self) -> None:
        """Show name, version and licences, and a report of the system for finding faults."""
        from .about_box import AboutBox

        open_once(AboutBox(self._context.settings_file.folder, self._context.window))
