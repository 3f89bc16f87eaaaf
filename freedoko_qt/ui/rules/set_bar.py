"""The bar with the edited rule set, and the menu of its commands."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app.rule_set_names import changed_name, set_name
from freedoko_qt.app.rule_sets import RuleSet, is_same, preset_set
from freedoko_qt.engine.rules import PRESETS

from ..cards.deck import Deck
from ..parts.captions import add_choices, write_choice
from ..parts.label import ElidedLabel
from ..parts.layouts import hbox
from ..parts.no_wheel import NoWheelComboBox
from ..parts.popups import Menu
from ..parts.translated import Translated
from .draft import Draft
from .rule_set_delegate import RuleSetDelegate, set_presets
from .set_commands import SetCommands

NARROWEST = 8  # letters of the name of a rule set, in a narrow window


class SetBar(Translated, QWidget):
    """Presets and own sets in one box, saving, and a menu with the rest."""

    def __init__(
        self, draft: Draft, commands: SetCommands, deck: Deck, parent: QWidget, *, read_only: bool
    ) -> None:
        super().__init__(parent)
        self._draft = draft
        self._commands = commands
        self._sets: list[RuleSet | None] = []
        self.title = ElidedLabel(self, "title")
        self.title.setVisible(read_only)
        self.box = self.word(NoWheelComboBox(self), name=lambda self: self.tr("Rule set"))
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.setMinimumContentsLength(NARROWEST)
        self.box.setMaximumWidth(380)
        RuleSetDelegate(deck, self.box)
        self.box.activated.connect(self._on_activated)
        self._label = self.make_label(lambda self: self.tr("&Rule set"), buddy=self.box)
        for part in (self.box, self._label):
            part.setVisible(not read_only)
        self._make_buttons()
        self.save.setVisible(not read_only)
        row = hbox((self.title, 1), self._label, self.box, self.save, self.more, on=self)
        if not read_only:
            row.addStretch(1)
        draft.renamed.connect(self._show_draft)
        draft.changed.connect(self._show_draft)
        commands.own_sets_changed.connect(self._update_text)
        self._update_text()

    def _make_buttons(self) -> None:
        """Make the button that keeps the set, and the one with the menu."""
        self.save = self.make_button(
            lambda self: self.tr("Save"),
            self._commands.save.trigger,
            tip=lambda self: self.tr("Keep these rules as a set of your own (Ctrl+S)"),
            enter=False,
        )
        self.more = self.make_button(
            lambda self: self.tr("More"),
            name=lambda self: self.tr("More to do with the rule set"),
            enter=False,
            drops=True,
        )
        menu = self.word(Menu(self.more), name=lambda self: self.more.accessibleName())
        for action in self._commands.menu():
            menu.addAction(action)
        self.more.setMenu(menu)

    @property
    def offered(self) -> Sequence[RuleSet]:
        """The sets in the box."""
        return tuple(one for one in self._sets if one is not None)

    def _update_text(self) -> None:
        self._sets = []  # filled anew
        self._show_draft()

    def _show_draft(self) -> None:
        """Show what the set in work is called now, and whether it can be saved."""
        kept = self._draft.kept
        name = changed_name(kept) if self._draft.is_changed else set_name(kept)
        self.title.setText(self.tr("Rules of this tournament: {name}").format(name=name))
        with QSignalBlocker(self.box):
            self._fill(kept)
            self._mark(kept, name)
        self.save.setEnabled(self._commands.save.isEnabled())

    def _fill(self, kept: RuleSet) -> None:
        """Offer the presets, a line, the own sets; on top what is neither. Nothing is done if they are offered."""
        own = self._commands.own_sets
        sets = [*map(preset_set, PRESETS), *([None, *own] if own else [])]
        known = any(is_same(one, kept) for one in sets if one)
        sets = sets if known else [kept, *sets]
        if sets == self._sets:
            return
        self._sets = sets
        self.box.clear()
        add_choices(self.box, [set_name(one) for one in sets if one])
        if own:
            self.box.insertSeparator(sets.index(None))
        set_presets(self.box, (None if one is None else one.preset for one in sets))

    def _mark(self, kept: RuleSet, name: str) -> None:
        """Choose the row of the set in work, which has another name while it is changed."""
        before = self._sets[self.box.currentIndex()]
        if before is not None:
            write_choice(self.box, self.box.currentIndex(), set_name(before))
        row = next(row for row, one in enumerate(self._sets) if one and is_same(one, kept))
        write_choice(self.box, row, name)
        self.box.setCurrentIndex(row)

    def _on_activated(self, row: int) -> None:
        chosen = self._sets[row]
        if chosen is not None and not is_same(chosen, self._draft.kept):
            self._commands.take(chosen)
