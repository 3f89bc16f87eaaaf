"""The commands for a rule set as a whole: save, rename, delete, bring in and give away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.given_names import clean_name, free_name
from freedoko_qt.app.identity import RULE_SET
from freedoko_qt.app.notice import Notice, unreadable
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.rule_set_names import is_free_name, set_name
from freedoko_qt.app.rule_sets import RuleSet, RuleSets, import_file, preset_set, read_rules
from freedoko_qt.app.sealed import NewerFormat
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.rules.code import encode

from ..parts.open_dialog import ask_which, documents, open_once
from ..parts.question_box import QuestionBox
from ..parts.save_dialog import ask_where
from ..parts.translated import Translated
from .code_dialog import CodeDialog
from .draft import Draft
from .import_report import ImportReport
from .name_dialog import NameDialog

SEPARATOR = ""
EDITING = (
    *("questions", SEPARATOR),
    *("save", "save_as", "rename", "delete", SEPARATOR, "import", "export", SEPARATOR),
    *("copy_code", "enter_code", SEPARATOR, "unknown"),
)
READING = ("save_as", "export", "copy_code")


class SetCommands(Translated, QWidget):
    """The actions of the dialog's menu; a widget, never shown, to receive `LanguageChange`.

    Draft and files are changed here, and every outcome comes as a `message`; nothing is raised.
    """

    questions_wanted = Signal()
    """The questionnaire is wanted."""
    own_sets_changed = Signal()
    """Other sets are kept now."""
    message = Signal(object)
    """A function that says what was done, or why it was not, in the current language."""

    def __init__(self, draft: Draft, rule_sets: RuleSets, parent: QWidget, *, read_only: bool) -> None:
        super().__init__(parent)
        self.hide()
        self._window = parent
        self._read_only = read_only
        self._draft = draft
        self._rule_sets = rule_sets
        self.own_sets: tuple[RuleSet, ...] = ()
        commands: dict[str, tuple[Callable[[], object], str]] = {
            "questions": (self.questions_wanted.emit, ""),
            "save": (self._save, "Ctrl+S"),
            "save_as": (self._ask_name_to_save, "Ctrl+Shift+S"),
            "rename": (self._ask_name_to_rename, ""),
            "delete": (self._ask_to_delete, ""),
            "import": (self._ask_file_to_import, "Ctrl+O"),
            "export": (self._ask_file_to_export, "Ctrl+E"),
            "copy_code": (self._copy_code, "Ctrl+Shift+C"),
            "enter_code": (self._ask_code, "Ctrl+Shift+V"),
            "unknown": (self._show_unknown, ""),
        }
        self._actions = {name: self._make(*command) for name, command in commands.items()}
        self.save = self._actions["save"]
        draft.changed.connect(self._enable)
        draft.renamed.connect(self._enable)
        self._update_text()

    def action(self, command: str) -> QAction:
        """The action of a command, by its id."""
        return self._actions[command]

    def menu(self) -> Iterable[QAction]:
        """The actions in the order of the menu, with what separates them."""
        for name in READING if self._read_only else EDITING:
            if name == SEPARATOR:
                line = QAction(self)
                line.setSeparator(True)
                yield line
            else:
                self._window.addAction(self._actions[name])  # for its keys
                yield self._actions[name]

    def read_own_sets(self) -> None:
        """Read the stored sets; problems with their files are shown.

        `own_sets_changed` follows in any case.
        """
        self.own_sets, notices = self._rule_sets.all()
        for notice in notices:
            self._say(partial(wording.notice, notice))
        self._enable()
        self.own_sets_changed.emit()

    def take(self, rule_set: RuleSet) -> None:
        """Edit another set; what had to be corrected in it is shown."""
        self._draft.take(rule_set)
        if rule_set.mended:
            self.report(rule_set)

    def report(self, rule_set: RuleSet) -> None:
        """Show what was corrected in a set, and the lines of its file that were not understood."""
        open_once(ImportReport(rule_set, self._window))

    def import_from(self, path: Path) -> None:
        """Keep the rule set of a file under a free name, and work on it.

        The file is read in the window's thread, 1 MB at most.
        """
        file = isolated(path.name)
        try:
            found = import_file(path)
        except NewerFormat:
            self._say(lambda: self.tr("{file} was written by a newer version of the program.").format(file=file))
        except OSError as error:
            self._say(partial(wording.notice, unreadable(path, error)))
        except GameError:
            self._say(lambda: self.tr("{file} holds no rules: neither ours nor FreeDoko's.").format(file=file))
        else:
            rule_set = replace(found, name=self.free_name(found.name or self.tr("Imported rules")))
            if self._save_set(rule_set):
                self._draft.take(replace(rule_set, mended=()))
                self._say(lambda: self.tr("The rules are kept as “{name}”.").format(name=set_name(rule_set)))
                if rule_set.mended or rule_set.unknown:
                    self.report(rule_set)

    def export_to(self, path: Path) -> None:
        """Write the rules to a file.

        An existing file is replaced.
        """
        notice = self._rule_sets.export(self._draft.rule_set, path)
        if self._went_well(notice):
            self._say(lambda: self.tr("The rules are written to {file}.").format(file=isolated(path.name)))

    def enter_code(self, code: str) -> bool:
        """Work on the rules of a code; returns whether it is one."""
        try:
            found = read_rules(code)
        except GameError:
            return False
        presets = (preset_set(preset) for preset in PRESETS)
        self.take(next((preset for preset in presets if preset.rules == found.rules), found))
        return True

    def is_free(self, name: str) -> bool:
        """True if no set has this name, neither a preset nor one that is kept."""
        return is_free_name(clean_name(name), self.own_sets)

    def free_name(self, name: str) -> str:
        """The name, or one with a number behind it if it is taken."""
        return free_name(name, self.is_free)

    def _update_text(self) -> None:
        texts = {
            "questions": self.tr("&Which are ours?"),
            "save": self.tr("&Save"),
            "save_as": self.tr("Save &as…"),
            "rename": self.tr("&Rename…"),
            "delete": self.tr("&Delete…"),
            "import": self.tr("&Import a file…"),
            "export": self.tr("&Export to a file…"),
            "copy_code": self.tr("&Copy as a code"),
            "enter_code": self.tr("Enter a c&ode…"),
            "unknown": self.tr("&Lines that were not understood…"),
        }
        for name, text in texts.items():
            self._actions[name].setText(text)
        self._enable()

    # Saving, renaming, deleting

    def _save(self) -> None:
        rule_set = self._draft.rule_set
        if rule_set.preset is not None or not rule_set.name:
            self._ask_name_to_save()
            return
        saved = self._rule_sets.save_changes(rule_set, self._draft.kept)
        if self._went_well(None if saved.value is not None else saved.notice) and saved.value is not None:
            self.read_own_sets()
            self._draft.saved(replace(saved.value, mended=()))
            self._say(lambda: self.tr("“{name}” is saved.").format(name=set_name(rule_set)))

    def save_as(self, name: str) -> None:
        """Keep the rules as they are now under a new name.

        A set of this name is replaced: check `is_free` before.
        """
        rule_set = RuleSet(self._draft.rules, name=clean_name(name), unknown=self._draft.kept.unknown)
        if self._save_set(rule_set):
            if not self._read_only:
                self._draft.keep(rule_set)
            self._say(lambda: self.tr("“{name}” is saved.").format(name=set_name(rule_set)))

    def rename(self, name: str) -> None:
        """Give the set in work another name; unsaved changes stay unsaved."""
        kept = self._draft.kept
        if self._went_well(self._rule_sets.rename(kept, clean_name(name))):
            self.read_own_sets()
            self._draft.keep(replace(kept, name=clean_name(name)))

    def delete(self) -> None:
        """Delete the edited set; its rules stay in the dialog."""
        kept = self._draft.kept
        if self._went_well(self._rule_sets.delete(kept.name)):
            self.read_own_sets()
            self._draft.keep(RuleSet(kept.rules))
            self._say(lambda: self.tr("“{name}” is deleted.").format(name=set_name(kept)))

    def _save_set(self, rule_set: RuleSet) -> bool:
        saved = self._went_well(self._rule_sets.save(rule_set))
        if saved:
            self.read_own_sets()
        return saved

    def _say(self, words: Callable[[], str]) -> None:
        self.message.emit(words)

    def _went_well(self, notice: Notice | None) -> bool:
        if notice is not None:
            self._say(partial(wording.notice, notice))
        return notice is None

    def _enable(self) -> None:
        draft = self._draft
        own = draft.kept.name.casefold() in {one.name.casefold() for one in self.own_sets}
        is_kept = draft.kept.preset is not None or (own and not draft.kept.mended)
        self.save.setEnabled(draft.is_changed or not is_kept)
        self._actions["rename"].setEnabled(own)
        self._actions["delete"].setEnabled(own)
        self._actions["unknown"].setEnabled(bool(draft.kept.unknown))

    # Asking

    def _ask_name_to_save(self) -> None:
        kept = self._draft.kept
        self._ask_name(self.free_name(kept.name or self.tr("My rules")), self.save_as)

    def _ask_name_to_rename(self) -> None:
        self._ask_name(self._draft.kept.name, self.rename)

    def _ask_name(self, name: str, then: Callable[[str], None]) -> None:
        dialog = NameDialog(name, self.is_free, self._window)
        dialog.named.connect(then)
        open_once(dialog)

    def _ask_to_delete(self) -> None:
        kept = self._draft.kept
        box = QuestionBox(
            lambda: self.tr("Delete a rule set"),
            lambda: self.tr("Delete “{name}” for good?").format(name=set_name(kept)),
            self._window,
        )
        box.offer(lambda: self.tr("Delete"), lambda: self.tr("Keep it"), self.delete)
        open_once(box)

    def _ask_file_to_import(self) -> None:
        ask_which(self._window, self.tr("Import rules"), then=self.import_from, folder=documents())

    def _ask_file_to_export(self) -> None:
        ask_where(
            self._window,
            self.tr("Export rules"),
            kind=self.tr("Rules (*.dokorules)"),
            name=set_name(self._draft.rule_set),
            suffix=RULE_SET.suffix,
            then=self.export_to,
        )

    def _copy_code(self) -> None:
        code = encode(self._draft.rules)
        QGuiApplication.clipboard().setText(code)
        self._say(lambda: self.tr("On the clipboard: {code}").format(code=code))

    def _ask_code(self) -> None:
        open_once(CodeDialog(QGuiApplication.clipboard().text(), self.enter_code, self._window))

    def _show_unknown(self) -> None:
        self.report(replace(self._draft.kept, mended=()))

    def _make(self, command: Callable[[], object], keys: str) -> QAction:
        action = QAction(self)
        action.setAutoRepeat(False)
        action.triggered.connect(lambda _=False: command())
        if keys:
            action.setShortcut(QKeySequence(keys))
        return action
