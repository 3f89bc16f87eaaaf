"""The rule set on which the dialog works: changed value by value, always a possible one."""

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.rule_sets import RuleSet, nearest_preset
from freedoko_qt.engine.rules import PRESETS, Rules, differences


class Draft(QObject):
    """A rule set in work, and the preset with which it is compared.

    Rules in it are always possible ones. Nothing is read or written here: `SetCommands` does that.
    """

    changed = Signal()
    """The rules, or the preset they are compared with, are different now."""
    pushed = Signal(object)
    """The options (a tuple of ids) that had to follow the one which was set."""
    renamed = Signal()
    """Another set was taken, or the same one is kept under another name."""

    def __init__(self, rule_set: RuleSet, parent: QObject, rules: Rules | None = None) -> None:
        """`rules`: what is played of the set already; None: just its rules."""
        super().__init__(parent)
        self._kept = rule_set
        self._rules = rule_set.rules if rules is None else rules
        self._preset = rule_set.preset or nearest_preset(rule_set.rules)
        self._before: list[tuple[RuleSet, Rules, str]] = []

    @property
    def kept(self) -> RuleSet:
        """The set as it was taken or saved last."""
        return self._kept

    @property
    def rules(self) -> Rules:
        """The rules as they are now."""
        return self._rules

    @property
    def preset(self) -> str:
        """The preset with which the rules are compared."""
        return self._preset

    @property
    def is_changed(self) -> bool:
        """True if something is different from what was taken or saved last."""
        return self._rules != self._kept.rules

    @property
    def rule_set(self) -> RuleSet:
        """The set as it is now; a preset that was changed is one's own and has no name yet."""
        kept = self._kept
        if not self.is_changed:
            return kept
        return RuleSet(self._rules, name=kept.name, unknown=kept.unknown)

    @property
    def differing(self) -> tuple[str, ...]:
        """The options that are not as in the preset."""
        return differences(self._rules, PRESETS[self._preset].rules)

    def set(self, option: str, value: object) -> None:
        """Give an option another value; others follow where they have to.

        `changed` and `pushed` follow, even if nothing has changed. Raises BadRules for a value that the option cannot
        have.
        """
        rules = self._rules.changed(option, value)
        followers = tuple(one for one in differences(rules, self._rules) if one != option)
        self._go_to(rules)
        self.pushed.emit(followers)

    def reset(self, option: str) -> None:
        """Give an option the value it has in the preset."""
        self.set(option, getattr(PRESETS[self._preset].rules, option))

    def reset_all(self) -> None:
        """Make everything as in the preset.

        `changed` follows. It can be undone.
        """
        self._go_to(PRESETS[self._preset].rules)

    @property
    def can_undo(self) -> bool:
        """True if there is a change to take back."""
        return bool(self._before)

    def undo(self) -> None:
        """Take the last change back, be it of a value or of the set."""
        if self._before:
            kept, rules, preset = self._before.pop()
            self._kept, self._rules, self._preset = kept, rules, preset
            self.renamed.emit()
            self.changed.emit()

    def compare_with(self, preset: str) -> None:
        """Compare with another preset from now on.

        `changed` follows. It cannot be undone.
        """
        self._preset = preset
        self.changed.emit()

    def take(self, rule_set: RuleSet) -> None:
        """Take another set.

        `renamed` and `changed` follow. It can be undone.
        """
        self._remember()
        self._kept, self._rules = rule_set, rule_set.rules
        self._preset = rule_set.preset or nearest_preset(rule_set.rules)
        self.renamed.emit()
        self.changed.emit()

    def keep(self, rule_set: RuleSet) -> None:
        """Note that the set in work has been saved as this one; so are its older states, when they come back.

        `renamed` follows. The rules stay as they are.
        """
        old, self._kept = self._kept, rule_set
        self._before = [(rule_set if kept == old else kept, rules, preset) for kept, rules, preset in self._before]
        self.renamed.emit()

    def saved(self, rule_set: RuleSet) -> None:
        """Note that the set in work has been saved like this, with what another window had changed in it.

        `renamed` follows, and `changed` if the rules are different now.
        """
        self.keep(rule_set)
        if rule_set.rules != self._rules:
            self._go_to(rule_set.rules)

    def _go_to(self, rules: Rules) -> None:
        if rules != self._rules:
            self._remember()
        self._rules = rules
        self.changed.emit()  # also without a change: an editor may show what cannot be

    def _remember(self) -> None:
        self._before.append((self._kept, self._rules, self._preset))
