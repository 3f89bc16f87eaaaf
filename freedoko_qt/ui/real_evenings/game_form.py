"""One game of a real evening: entered by hand, or scored from what was taken and said; or a fine."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QStackedWidget, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.real_evenings.played import CalculatedGame, EnteredGame, PaperGame, RamschGame, score_of
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.real_evenings.stakes import Fine, Sitting
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract, allows_solo
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.bock import BOCK_TRIGGERS
from freedoko_qt.engine.score.tally import score_tally

from ..parts.captions import write_choices
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.no_wheel import NoWheelComboBox, NoWheelSpinBox
from ..parts.screen_reader import set_accessible_name
from ..parts.scrolling import VerticalArea
from ..parts.tip import tip
from ..parts.translated import Translated
from ..parts.yielding import Yielding
from .fine_form import FineForm
from .people_row import PeopleRow
from .sides_form import SidesForm

BY_HAND, CALCULATED, FINED = range(3)
HIGHEST = 99  # points that a value can have here


class GameForm(Translated, Yielding):
    """The form for a game with a preview of its scores; for fines as well, where money is played for."""

    entered = Signal(object)
    """The PaperGame that was played, or the Fine that is paid."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._evening: Evening | None = None
        self._corrects = False
        """True while a game that was written before is corrected."""
        self.contracts: list[Contract] = [Contract.NORMAL]
        self.ways = self.make_tabs(
            lambda self: self.tr("Value by hand"),
            lambda self: self.tr("Calculate"),
            lambda self: self.tr("Fine"),
            name=lambda self: self.tr("How the game is entered"),
        )
        self.ways.setUsesScrollButtons(False)
        self.ways.currentChanged.connect(self._on_asked)
        self._contract_label = self.make_label(lambda self: self.tr("Game type"), "strong")
        self._question = Label(self, "strong")
        self._value_label = self.make_label(lambda self: self.tr("Value of the game"), "strong")
        self.contract = NoWheelComboBox(self)
        self.contract.currentIndexChanged.connect(self._on_asked)
        self.people = PeopleRow(self)
        self.people.changed.connect(self._on_people)
        self.lost = self.word(QCheckBox(self), lambda self: self.tr("The solo was lost"))
        self.contra = self.word(QCheckBox(self), lambda self: self.tr("They were Kontra"))
        self.value = self.word(NoWheelSpinBox(self), name=lambda self: self.tr("Value of the game"))
        self.value.setRange(-HIGHEST, HIGHEST)
        self.sides = SidesForm(self)
        self.sides.changed.connect(self._on_tally_changed)
        self.duty = self.word(QCheckBox(self), lambda self: self.tr("It was a duty solo"))
        self._bock_label = self.make_label(lambda self: self.tr("A bock round follows, because of"), "strong")
        self.triggers = {option: QCheckBox(self) for option in BOCK_TRIGGERS}
        self.result, self.reasons = Label(self, "result", wraps=True), Label(self, "hint", wraps=True)
        self.write = self.make_button(clicked=self._on_written, primary=True, large=True)
        self._pages = QStackedWidget(self)
        self._last_way = BY_HAND
        """The way in which the last game was entered."""
        self.fines = FineForm(self)
        self.fines.changed.connect(self._show_result)
        for check in (self.lost, self.contra, self.duty, *self.triggers.values()):
            check.toggled.connect(self._show_result)
        self.value.valueChanged.connect(self._show_result)
        self._lay_out()
        self.bind(partial(set_accessible_name, self.contract), lambda self: self.tr("Game type"))
        self._update_text()

    def begin(self, evening: Evening) -> None:
        """Ask for the next game of an evening."""
        self._begin(evening, corrects=False)

    def begin_correction(self, evening: Evening, number: int) -> None:
        """Ask once more for a game of an evening, numbered from 1, and show it as it was entered."""
        self._begin(evening.before(number), corrects=True)
        self._show_as_entered(evening.games[number - 1])

    def _begin(self, evening: Evening, *, corrects: bool) -> None:
        rules = evening.rule_set.rules.in_force()
        self._evening, self._corrects = evening, corrects
        self.contracts = [contract for contract in Contract if _is_played(rules, contract)]
        self.people.show_people(evening.situation.playing, evening.names)
        with QSignalBlocker(self.contract):
            self.contract.setCurrentIndex(0)
        for field in (self.lost, self.contra, self.duty, *self.triggers.values()):
            field.setChecked(False)
        self.value.setValue(1)
        self.sides.begin(rules)
        self.fines.begin(evening)
        if corrects and self._is_fine:
            self.ways.turn_to(self._last_way)
        self.ways.set_shown(FINED, evening.stakes is not None and not corrects)
        for option, check in self.triggers.items():
            check.setVisible(rules.bock and getattr(rules, option))
        self._bock_label.setVisible(rules.bock)
        self._update_text()

    def _show_as_entered(self, game: PaperGame) -> None:
        """Fill in a game."""
        match game:
            case RamschGame(losers):
                contract, people = Contract.RAMSCH, losers
            case CalculatedGame(re, tally):
                contract, people = tally.contract, re
            case EnteredGame(winners, contract=contract, soloist=soloist):
                people = winners if soloist is None else (soloist,)
        self.ways.turn_to(CALCULATED if isinstance(game, CalculatedGame) else BY_HAND)
        self.contract.setCurrentIndex(self.contracts.index(contract))
        self.people.choose(people)
        self._on_people()
        if isinstance(game, CalculatedGame):
            self.sides.show_tally(game.tally)
        elif isinstance(game, EnteredGame):
            self.value.setValue(game.value)
            self.lost.setChecked(game.soloist is not None and game.soloist not in game.winners)
            self.contra.setChecked(game.contra)
        self.duty.setChecked(game.duty)
        for option, check in self.triggers.items():
            check.setChecked(option in game.bock_triggers)

    @property
    def game(self) -> PaperGame | None:
        """The game that is entered; None while something is missing.

        Made anew at each access; it may be impossible by the rules, as the preview says.
        """
        if self._evening is None or not self.people.is_complete:
            return None
        contract, chosen = self._contract, self.people.chosen
        triggers = tuple(option for option, check in self.triggers.items() if check.isChecked())
        duty = self.duty.isVisibleTo(self) and self.duty.isChecked()
        if contract is Contract.RAMSCH:
            return RamschGame(chosen, triggers)
        if self.ways.place == CALCULATED:
            return CalculatedGame(chosen, self.sides.tally(), duty, triggers)
        soloist = chosen[0] if contract.is_alone else None
        winners = chosen
        if soloist is not None and self.lost.isChecked():
            winners = tuple(one for one in self._evening.situation.playing if one != soloist)
        contra = self.contra.isVisibleTo(self) and self.contra.isChecked()
        return EnteredGame(winners, self.value.value(), contract, soloist, duty, triggers, contra)

    @property
    def _is_fine(self) -> bool:
        return self.ways.place == FINED

    def focus_best(self) -> None:
        """Focus the first of the people."""
        people = self.fines.people if self._is_fine else self.people
        people.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_text(self) -> None:
        write_choices(self.contract, [*map(wording.contract_name, self.contracts)])
        self.write.setText(self.tr("Correct it") if self._corrects else self.tr("Write it down"))
        for option, check in self.triggers.items():
            check.setText(wording.trigger_name(option))
        self._on_asked()

    @property
    def _contract(self) -> Contract:
        return self.contracts[max(0, self.contract.currentIndex())]

    def _on_asked(self) -> None:
        """Ask for what the game type and the way of entering it need."""
        self._pages.setCurrentIndex(self._is_fine)
        if not self._is_fine:
            self._last_way = self.ways.place
        contract, by_hand = self._contract, self.ways.place == BY_HAND
        has_sides = contract is not Contract.RAMSCH
        if not has_sides:
            question = self.tr("Who lost? Everyone tied for the most card points.")
        elif contract.is_alone:
            question = self.tr("Who played alone?")
        else:
            question = self.tr("Which two won?") if by_hand else self.tr("Which two were Re?")
        self._question.setText(question)
        self.people.ask(question, *((1 if contract.is_alone else 2,) if has_sides else (len(SEATS), 1)))
        self.lost.setVisible(by_hand and contract.is_alone)
        self.contra.setVisible(by_hand and has_sides and not contract.is_alone and self._needs_re)
        self._value_label.setVisible(by_hand and has_sides)
        self.value.setVisible(by_hand and has_sides)
        self.sides.setVisible(not by_hand and has_sides)
        self.sides.show_contract(contract)
        self._on_people()

    @property
    def _needs_re(self) -> bool:
        """True if it matters who was Re: those who sit out write with it."""
        evening = self._evening
        return evening is not None and evening.sitting is Sitting.RE and len(evening.names) > len(SEATS)

    def _on_people(self) -> None:
        """Take a solo for the duty that is still owed."""
        evening, chosen = self._evening, self.people.chosen
        owes = (
            evening is not None
            and self._contract.is_solo
            and bool(chosen)
            and evening.situation.duty_soli[chosen[0]].total > 0
        )
        if owes is not self.duty.isVisibleTo(self):
            self.duty.setVisible(owes)
            self.duty.setChecked(owes)
        self._on_tally_changed()

    def _on_tally_changed(self) -> None:
        """Propose the bock round that follows from the entries; it can be changed."""
        if self._evening is not None and self.ways.place == CALCULATED:
            tally = replace(self.sides.tally(), streak=self._evening.situation.table.streak)
            likely = score_tally(self._evening.rule_set.rules, tally).bock_triggers
            for option, check in self.triggers.items():
                with QSignalBlocker(check):
                    check.setChecked(option in likely)
        self._show_result()

    def _show_result(self) -> None:
        """Show the scores; the tip of the button says what is still missing."""
        self.write.setEnabled(False)
        self.result.clear()
        self.reasons.clear()
        if self._is_fine:
            self._show_fine()
        else:
            self._show_game()
        asked = self.fines.question if self._is_fine else self.people.question
        self.write.setToolTip("" if self.write.isEnabled() else tip(self.result.text() or asked))

    def _show_fine(self) -> None:
        evening, fine = self._evening, self.fines.fine
        if evening is None or fine is None:
            return
        self.result.setText(
            " · ".join(
                self.tr("{name} {points}").format(name=isolated(evening.names[one]), points=wording.amount(-fine.cents))
                for one in fine.people
            )
        )
        held = wording.euros(fine.cents * len(fine.people))
        self.reasons.setText(self.tr("{amount} into the kitty").format(amount=held))
        self.write.setEnabled(True)

    def _show_game(self) -> None:
        evening, game = self._evening, self.game
        if evening is None or game is None:
            return
        situation = evening.situation
        try:
            line = evening.with_game(game).sheet.lines[-1]
            score = score_of(evening.rule_set.rules, game, situation.playing, situation.table.bock_factor)
        except BadNotation:
            self.result.setText(self.tr("Such a game is impossible."))
            return
        points = line.counted[evening.sheet.countings[0]].points
        beside = [one for one in range(len(points)) if points[one] is not None and one not in situation.playing]
        self.result.setText(
            " · ".join(
                self.tr("{name} {points}").format(
                    name=isolated(evening.names[one]), points=wording.signed(points[one] or 0)
                )
                for one in (*situation.playing, *beside)
            )
        )
        reasons = [" ".join(wording.score_line(one)) for one in score.lines]
        if not score.lines and score.bock_factor > 1 and evening.rule_set.rules.in_force().bock_scope != "everything":
            reasons.append(self.tr("Enter the value including bock"))
        elif score.closing_factor > 1:
            reasons.append(self.tr("Bock ×{factor}").format(factor=score.closing_factor))
        self.reasons.setText(", ".join(reasons))
        self.write.setEnabled(True)

    def _on_written(self) -> None:
        entered: PaperGame | Fine | None = self.fines.fine if self._is_fine else self.game
        if self._is_fine:
            self.ways.turn_to(self._last_way)  # most fines are followed by a game
        if entered is not None:
            self.entered.emit(entered)

    def _lay_out(self) -> None:
        body = QWidget(self)
        for field in (self.contract, self.value):
            field.setProperty("large", True)
        vbox(
            hbox((self._contract_label, 1), (self.contract, 1)),
            *(self._question, self.people, self.lost, self.contra),
            hbox((self._value_label, 1), (self.value, 1)),
            *(self.sides, self.duty, self._bock_label, *self.triggers.values(), STRETCH),
            on=body,
            margins=(0, 0, 8, 0),
        )
        self._pages.addWidget(VerticalArea(body, self))
        self._pages.addWidget(VerticalArea(self.fines, self))
        write = hbox(self.write, margins=(0, 0, 8, 0))  # in line with what is above it
        vbox(self.ways, (self._pages, 1), self.result, self.reasons, write, on=self)


def _is_played(rules: Rules, contract: Contract) -> bool:
    """True if there is this game type by some rules."""
    match contract:
        case Contract.POVERTY:
            return rules.poverty
        case Contract.GENSCHER:
            return rules.genscher
        case Contract.RAMSCH:
            return rules.poverty_shift and rules.poverty_refused == "ramsch"
        case _:
            return not contract.is_solo or allows_solo(rules, contract)
