"""The setup of a tournament: who sits there, how long, by which rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Self

from PySide6.QtCore import QRegularExpression, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSizePolicy, QWidget

from freedoko_qt.app.external_programs import by_level
from freedoko_qt.app.people import Avatar, distinct
from freedoko_qt.app.preset_pictures import PRESET_PICTURES
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.templates import TEMPLATES
from freedoko_qt.app.tournament_length import fitting, length_of
from freedoko_qt.app.wording.players import convention_explanation
from freedoko_qt.app.wording.rules import condition, option_label
from freedoko_qt.engine.rules import DEFAULT_PRESET

from ..cards.deck import Deck
from ..cards.picture_view import PictureView
from ..parts.fitting_dialog import FittingDialog
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, wrapping_row
from ..parts.no_wheel import FittingSpinBox
from ..parts.tip import tip
from ..parts.translated import Translated
from ..rules.rule_set_choice import RuleSetChoice
from .length_choice import LengthChoice
from .opponent_row import OpponentRow
from .template_choice import LAST_TIME, TemplateChoice

SEED = QRegularExpression("-?[0-9]{1,18}")
PICTURE = 44  # pixels of what is special about the rules


class TournamentDialog(Translated, FittingDialog):
    """Asks for everything that a tournament needs; Enter starts at once with what is shown.

    Nothing is stored: the setup goes out with `started`, after the dialog has been accepted.
    """

    started = Signal(object)
    """The `TournamentSetup` that was chosen."""
    rules_wanted = Signal(object)
    """The `RuleSet` that is chosen now is to be looked at or changed."""
    questions_wanted = Signal()
    """The questionnaire that leads to a rule set is wanted."""

    def __init__(
        self,
        setup: TournamentSetup,
        deck: Deck,
        parent: QWidget | None = None,
        *,
        own_sets: Sequence[RuleSet] = (),
        own_avatar: Avatar = Avatar.FOX,
        programs: Sequence[str] = (),
        is_first: bool = False,
    ) -> None:
        """`is_first`: there has been no tournament before this one."""
        super().__init__(parent)
        self.bind(self.setWindowTitle, lambda self: self.tr("New tournament"))
        self._setup = setup
        self._take_back = setup.take_back
        self.template = TemplateChoice(setup, self.page, is_first=is_first)
        self._make_people(setup, own_avatar, programs)
        self._make_rules(setup.rule_set, own_sets, deck)
        self._make_game()
        self.start = self.make_button(lambda self: self.tr("Start"), primary=True)
        self._buttons = self.button_row(self.start, self._on_accepted)
        self._lay_out()
        self._show(setup)
        self.template.last = self.setup  # with the length in numbers
        self.template.setCurrentIndex(LAST_TIME)
        self._update_text()
        self._connect()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_people(self, setup: TournamentSetup, own_avatar: Avatar, programs: Sequence[str]) -> None:
        """Make the questions for the others at the table."""
        page = self.page
        self.meaning = self._hint()
        _, *avatars = distinct((own_avatar, *setup.avatars))
        others = zip(setup.names[1:], setup.levels, setup.styles, avatars, strict=True)
        self.opponents = [OpponentRow(*other, page, commands=by_level(programs)) for other in others]
        self._avatars = avatars
        for opponent in self.opponents:
            opponent.picture.taken = (own_avatar,)
            opponent.picture.chosen.connect(partial(self._exchange, opponent))
        self._others_heading = self.make_label(lambda self: self.tr("The others at the table"), "heading", parent=page)
        self.convention, self._promise = QCheckBox(page), self._hint()
        self.convention.setChecked(setup.convention)
        self.bind(self._promise.setText, lambda self: convention_explanation())
        self.word(
            self.convention,
            lambda self: self.tr("They announce by convention"),
            about=lambda self: self._promise.text(),
            tip=lambda self: convention_explanation(),
        )

    def _make_rules(self, rule_set: RuleSet, own_sets: Sequence[RuleSet], deck: Deck) -> None:
        """Make the questions for the rules."""
        page = self.page
        self._rules_heading = self.make_label(lambda self: self.tr("The game"), "heading", parent=page)
        self.rule_set = RuleSetChoice(rule_set, own_sets, deck, page)
        self.details = self.make_button(
            lambda self: self.tr("Rules…"),
            lambda: self.rules_wanted.emit(self.rule_set.chosen),
            name=lambda self: self.tr("Look at the rules and change them"),
            parent=page,
            enter=False,
        )
        self.questions = self.make_button(
            lambda self: self.tr("Which are ours?"),
            self.questions_wanted,
            about=lambda self: self.tr("Eight questions that lead to your rules"),
            parent=page,
            enter=False,
        )
        self.description = self._hint()
        self.picture = PictureView(deck, PRESET_PICTURES[DEFAULT_PRESET], page, height=PICTURE)
        self.picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _make_game(self) -> None:
        """Make the questions for length, help and cards."""
        page = self.page
        self.length = LengthChoice(page)
        self.explained = self._hint()
        self.explained.setAlignment(Qt.AlignmentFlag.AlignVCenter)  # beside the length
        self.duty = self.word(FittingSpinBox(page), name=lambda self: option_label("number_of_duty_soli"))
        self.bock = self.word(QCheckBox(page), lambda self: option_label("bock"))
        self.undo = self.word(
            QCheckBox(page), lambda self: self.tr("Taking back is allowed; the list shows how often")
        )
        self.duplicate, self._compared = QCheckBox(page), self._hint()
        self.bind(
            self._compared.setText,
            lambda self: self.tr("After each game an expert plays your cards again; the list shows both."),
        )
        self.word(
            self.duplicate,
            lambda self: self.tr("Compare with an expert"),
            about=lambda self: self._compared.text(),
            tip=lambda self: self.tr("In the expert's game the level Strong plays in place of other programs."),
        )
        self.seed = self.word(
            QLineEdit(page),
            hint=lambda self: self.tr("by chance"),
            name=lambda self: self.tr("Seed of the cards"),
            tip=lambda self: self.tr("A number from which the cards are dealt: the same number, the same cards"),
        )
        self.seed.setValidator(QRegularExpressionValidator(SEED, self.seed))

    @property
    def setup(self) -> TournamentSetup:
        """The setup shown.

        A seed that is empty or no number is None.
        """
        left, opposite, right = self.opponents
        shown = self._setup.playing(self.rule_set.chosen, self.length.length)
        return replace(
            shown,
            names=(self._setup.names[0], left.name, opposite.name, right.name),
            levels=(left.level, opposite.level, right.level),
            styles=(left.style, opposite.style, right.style),
            avatars=(left.picture.avatar, opposite.picture.avatar, right.picture.avatar),
            take_back=self._take_back,
            duplicate=self.duplicate.isChecked(),
            convention=self.convention.isChecked(),
            seed=int(self.seed.text()) if self.seed.hasAcceptableInput() else None,
        )

    @property
    def programs(self) -> tuple[str, ...]:
        """The commands of the external programs that are to play."""
        return tuple(filter(None, (opponent.command for opponent in self.opponents)))

    def choose(self, rule_set: RuleSet, own_sets: Sequence[RuleSet]) -> None:
        """Choose a rule set, and offer these own sets.

        The length is kept where the rules allow it, otherwise it becomes their own.
        """
        self.rule_set.offer(rule_set, own_sets)
        self._on_rules_chosen()

    def _update_text(self) -> None:
        places = (self.tr("On your left"), self.tr("Opposite"), self.tr("On your right"))
        for opponent, place in zip(self.opponents, places, strict=True):
            opponent.set_place(place)
        self._update_dependents()

    # What is shown

    def _show(self, setup: TournamentSetup) -> None:
        """Show rules, length and cards of a tournament."""
        self.rule_set.choose(setup.rule_set)
        self._take_back = setup.take_back
        with QSignalBlocker(self.duplicate):
            self.duplicate.setChecked(setup.duplicate)
        self.seed.setText("" if setup.seed is None else str(setup.seed))
        self.length.show_length(setup.length or length_of(setup.rules), setup.rules)
        self._update_dependents()

    def _show_people(self, setup: TournamentSetup) -> None:
        people = zip(setup.names[1:], setup.levels, setup.styles, setup.avatars, strict=True)
        for opponent, person in zip(self.opponents, people, strict=True):
            opponent.show_person(*person)
        self._avatars = list(setup.avatars)
        with QSignalBlocker(self.convention):
            self.convention.setChecked(setup.convention)

    def _update_dependents(self) -> None:
        """Update what depends on the chosen rules and length."""
        setup = self.setup
        rules, chosen = setup.rules_in_play, setup.rules
        self.length.show_length(self.length.length, chosen)
        self.description.setText(self.rule_set.description)
        preset = self.rule_set.chosen.preset
        self.picture.setVisible(preset is not None)
        if preset is not None:
            self.picture.show_picture(PRESET_PICTURES[preset])
        self.explained.setText(self.length.explained(rules))
        missing = rules.missing("number_of_duty_soli")
        with QSignalBlocker(self.duty), QSignalBlocker(self.bock), QSignalBlocker(self.undo):
            self.duty.setRange(*rules.range_of("number_of_duty_soli"))
            self.duty.setValue(rules.in_force().number_of_duty_soli)
            self.duty.setEnabled(not missing)
            self.bock.setChecked(chosen.bock)
            self.undo.setChecked(rules.take_back_tricks)
            self.undo.setEnabled(chosen.take_back_tricks)
        needs = "" if not missing else self.tr("Needs {options}").format(options=condition(missing))
        self.duty.setToolTip(tip(needs))
        self.duty.setAccessibleDescription(needs)
        stays = "" if chosen.take_back_tricks else self.tr("Under these rules a card that was played stays.")
        self.undo.setToolTip(tip(stays))
        self._promise.setVisible(setup.convention)
        self._mark_template()
        self.grow()

    def _mark_template(self) -> None:
        self.template.mark(self.setup)
        self.meaning.setText(self.template.meaning)

    # What a person does

    def _connect(self) -> None:
        self.template.activated.connect(self._on_template)
        self.rule_set.chosen_anew.connect(self._on_rules_chosen)
        self.length.edited.connect(self._update_dependents)
        self.duty.valueChanged.connect(partial(self._edit, "number_of_duty_soli"))
        self.bock.toggled.connect(partial(self._edit, "bock"))
        self.undo.toggled.connect(self._on_undo)
        self.duplicate.toggled.connect(self._mark_template)
        self.convention.toggled.connect(self._update_dependents)
        self.seed.textChanged.connect(self._mark_template)
        for opponent in self.opponents:
            opponent.edited.connect(self._mark_template)

    def _on_template(self, row: int) -> None:
        if row == LAST_TIME:
            self._show_people(self.template.last)
            self._show(self.template.last)
        else:
            self._show(TEMPLATES[row - 1].applied(self.setup))

    def _on_rules_chosen(self) -> None:
        rules = self.rule_set.chosen.rules
        self.length.show_length(fitting(rules, self.length.length) or length_of(rules), rules)
        self._update_dependents()

    def _edit(self, option: str, value: object) -> None:
        self.rule_set.edit(option, value)
        self._update_dependents()

    def _on_undo(self, allowed: bool) -> None:
        self._take_back = allowed
        self._update_dependents()

    def _exchange(self, who: OpponentRow, avatar: Avatar) -> None:
        """Swap pictures, so that no two players have the same."""
        before = self._avatars[self.opponents.index(who)]
        for other in self.opponents:
            if other is not who and other.picture.avatar == avatar:
                other.become(before)
        self._avatars = [opponent.picture.avatar for opponent in self.opponents]
        self._mark_template()

    def _on_accepted(self) -> None:
        self.accept()
        self.started.emit(self.setup)

    # How it looks

    def _hint(self) -> Label:
        words = Label(self.page, "hint", wraps=True)
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        return words

    def _label(self, text: Callable[[Self], str], buddy: QWidget) -> Label:
        return self.make_label(text, parent=self.page, buddy=buddy)

    def _lay_out(self) -> None:
        others = [row for opponent in self.opponents for row in opponent.rows()]
        for opponent in self.opponents:
            opponent.changed_size.connect(self.fit_height)
        rules = wrapping_row((self.rule_set, 1), hbox(self.details, self.questions, STRETCH))
        described = hbox(self.picture, (self.description, 1))
        template = self._label(lambda self: self.tr("&Tournament"), self.template)
        rule_set = self._label(lambda self: self.tr("R&ules"), self.rule_set)
        length = self._label(lambda self: self.tr("&Length"), self.length)
        duty = self._label(lambda self: self.tr("&Duty solos"), self.duty)
        seed = self._label(lambda self: self.tr("&Seed"), self.seed)
        self.lay_out(
            (template, self.template),
            (None, self.meaning),
            self._others_heading,
            *others,
            (None, self.convention),
            (None, self._promise),
            self._rules_heading,
            (rule_set, rules),
            (None, described),
            (length, hbox(self.length, (self.explained, 1))),
            (duty, hbox(self.duty, self.bock, STRETCH)),
            (None, self.undo),
            (None, self.duplicate),
            (None, self._compared),
            (seed, hbox(self.seed, STRETCH)),
            below=self._buttons,
        )
