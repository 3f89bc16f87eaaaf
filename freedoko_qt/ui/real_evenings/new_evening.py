"""A new evening: its people, rules and stakes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Sitting, Stakes
from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.engine.rules import PRESETS

from ..parts.captions import write_choices
from ..parts.label import Label
from ..parts.layouts import grid, hbox, vbox
from ..parts.no_wheel import NoWheelComboBox
from ..parts.open_dialog import open_once
from ..parts.screen_reader import set_accessible_name
from ..parts.translated import Translated
from .agreement_dialog import AgreementDialog, sitting_words
from .name_lines import NamesHint, PersonLine

FEWEST, MOST = 4, 7


class NewEvening(Translated, QFrame):
    """A form for four to seven names as they sit, clockwise, and for the rules; the first of them deals first.

    `begun` is emitted only with at least four different names; read `people` and `rule_set` then.
    """

    begun = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._sets: list[RuleSet] = []
        self._title = self.make_label(lambda self: self.tr("New evening"), "strong")
        self._hint = self.make_label(
            lambda self: self.tr("Names clockwise, as you sit; the first deals."), "hint", wraps=True
        )
        self.missing = NamesHint(self)
        self.names = [self._line(place) for place in range(1, MOST + 1)]
        self.rules = NoWheelComboBox(self)
        self._rules_label = self.make_label(lambda self: self.tr("&Rules"), buddy=self.rules)
        self.bind(partial(set_accessible_name, self.rules), lambda self: self.tr("Rules"))
        self.stakes: Stakes | None = None
        self.sitting = Sitting.NOTHING
        self.agreement = self.make_button(lambda self: self.tr("Money, kitty, sitting out…"), self._ask_agreement)
        self.start = self.make_button(lambda self: self.tr("Begin"), self.begun, primary=True)
        self._lay_out()
        self._update_text()

    def offer(self, own_sets: Sequence[RuleSet], last: Evening | None = None) -> None:
        """Offer the rule sets that come with the program, and the person's own.

        While no name is written, people, rules and agreement are those of the last evening.
        """
        self._sets = [*map(preset_set, PRESETS), *own_sets]
        self._update_text()
        if last is not None and not self.people:
            self._take_from(last)

    @property
    def people(self) -> tuple[str, ...]:
        """The names, as many as there are."""
        return tuple(line.name for line in self.names if line.name)

    @property
    def rule_set(self) -> RuleSet:
        """The rules that are chosen.

        IndexError before `offer`.
        """
        return self._sets[self.rules.currentIndex()]

    def _take_from(self, last: Evening) -> None:
        for line, name in zip(self.names, last.names, strict=False):
            line.setText(name)
        if last.rule_set in self._sets:
            self.rules.setCurrentIndex(self._sets.index(last.rule_set))
        self._on_agreed(last.stakes, last.sitting)

    def _line(self, place: int) -> PersonLine:
        line = PersonLine(place, self, optional=place > FEWEST)
        line.textChanged.connect(self._check)
        line.returnPressed.connect(self._on_return)
        return line

    def _update_text(self) -> None:
        write_choices(self.rules, [set_name(one) for one in self._sets])
        self._check()

    def _on_return(self) -> None:
        """Enter goes to the next line that is empty, or begins."""
        empty = next((line for line in self.names[:FEWEST] if not line.text().strip()), None)
        if empty is not None:
            empty.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.start.isEnabled():
            self.begun.emit()

    def _check(self) -> None:
        are_enough = len(self.people) >= FEWEST
        hint = self._agreed if are_enough else self.tr("Enter at least four names.")
        differ = self.missing.check(self.names, hint)
        self.start.setEnabled(are_enough and differ)

    @property
    def _agreed(self) -> str:
        """The agreement in short."""
        words = []
        if self.stakes is not None:
            words.append(self.tr("{amount} a point.").format(amount=wording.euros(self.stakes.point)))
        if self.sitting is not Sitting.NOTHING:
            words.append(self.tr("Whoever sits out {writes}.").format(writes=sitting_words(self.sitting)))
        return " ".join(words)

    def _ask_agreement(self) -> None:
        dialog = AgreementDialog(self.stakes, self.sitting, self.rule_set.rules, self.window())
        dialog.agreed.connect(self._on_agreed)
        open_once(dialog)

    def _on_agreed(self, stakes: Stakes | None, sitting: Sitting) -> None:
        self.stakes, self.sitting = stakes, sitting
        self._check()

    def _lay_out(self) -> None:
        names = grid(stretch=(0, 1, 0, 1))
        for number, line in enumerate(self.names):
            place = Label(self)
            place.setText(f"{number + 1}.")
            place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # beside its line
            beside, row = divmod(number, FEWEST)
            names.addWidget(place, row, 2 * beside)
            names.addWidget(line, row, 2 * beside + 1)
        names.addWidget(self._rules_label, FEWEST, 0)
        names.addWidget(self.rules, FEWEST, 1, 1, 3)
        names.addWidget(self.agreement, FEWEST + 1, 1, 1, 3, Qt.AlignmentFlag.AlignLeft)
        vbox(
            self._title,
            self._hint,
            names,
            hbox((self.missing, 1), self.start, spacing=12),
            on=self,
            margins=(16, 12, 16, 12),
        )
