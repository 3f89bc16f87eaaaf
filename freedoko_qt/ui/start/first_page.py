"""The very first page: three preselected choices, and a button that deals."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.people import LEVEL, LONGEST_NAME, Avatar
from freedoko_qt.app.rule_set_names import preset_description, preset_name
from freedoko_qt.app.settings import Language, Settings
from freedoko_qt.app.wording.translating import LANGUAGES
from freedoko_qt.engine.preset_words import DEFAULT_PRESET

from ..parts.avatar_button import AvatarButton
from ..parts.layouts import STRETCH, grid, hbox, vbox, wrapping_row
from .first_choices import ChoiceRow, FirstChoice
from .welcome_page import WelcomePage

if TYPE_CHECKING:
    from freedoko_qt.app.setup import TournamentSetup

    from ..cards.deck import Deck

LEVELS = ("beginner", "casual", "strong")
RULE_SETS = ("beginner", "kitchen", "ddv")
BROAD = 110  # letters, from which on there is room beside the box
OTHER_LANGUAGE = {"de": Language.ENGLISH, "en": Language.GERMAN}


class FirstPage(WelcomePage):
    """The page of the start until the first tournament has been begun."""

    started = Signal()
    """The first tournament, as `player_name` and `applied` have it."""
    guided = Signal()
    """First the guided game."""
    questions_wanted = Signal()
    """The questionnaire about the rules is wanted."""
    language_wanted = Signal(object)
    """The other Language."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(deck, parent)
        self.language = self._button(
            lambda self: LANGUAGES[_other_language()],
            lambda: self.language_wanted.emit(_other_language()),
            name=lambda self: self.tr("Language: {name}").format(name=LANGUAGES[_other_language()]),
            icon="language",
        )
        self._make_choices()
        self.start = self._button(lambda self: self.tr("Play"), self.started, bright=True, hero=True)
        self.guide = self._button(
            lambda self: self.tr("Show me how"),
            self.guided,
            about=lambda self: self.tr("One game with somebody who explains it"),
            hero=True,
        )
        self._lay_out()
        self._update_text()

    def _make_choices(self) -> None:
        """Make the box with name, picture, level and rules."""
        self._box = QFrame(self._body)
        self._box.setObjectName("panel")
        self._name_label = self.make_label(lambda self: self.tr("Your &name"), "strong", parent=self._box)
        self._level_label = self.make_label(lambda self: self.tr("The others play"), "strong", parent=self._box)
        self._rules_label = self.make_label(lambda self: self.tr("Rules"), "strong", parent=self._box)
        self.name = self.word(
            QLineEdit(self._box),
            hint=lambda self: wording.player_name(""),
            name=lambda self: self.tr("Your name"),
        )
        self.name.setMaxLength(LONGEST_NAME)
        self.name.returnPressed.connect(self.started)
        self.picture = AvatarButton(Avatar.FOX, self._box)
        self.bind(self.picture.set_label, lambda self: self.tr("Your picture"))
        self._name_label.setBuddy(self.name)
        self.levels = ChoiceRow(len(LEVELS), self._box)
        self.levels.choose(LEVELS.index(LEVEL))
        self.rules = ChoiceRow(len(RULE_SETS), self._box)
        self.rules.choose(RULE_SETS.index(DEFAULT_PRESET))
        self.questions = self.make_button(
            lambda self: self.tr("Which are ours?"),
            self.questions_wanted,
            about=lambda self: self.tr("Eight questions that lead to your rules"),
            parent=self._box,
            flat=True,
            link=True,
        )

    def call_person(self, settings: Settings) -> None:
        """Show the picture and the name of the settings; without a name the typed one stays."""
        self.picture.show_avatar(settings.avatar)
        if settings.player_name not in ("", self.player_name):
            self.name.setText(settings.player_name)

    @property
    def player_name(self) -> str:
        """The person's name; empty: "You"."""
        return self.name.text().strip()

    def applied(self, setup: TournamentSetup) -> TournamentSetup:
        """A setup with what was chosen here."""
        from freedoko_qt.app.rule_sets import preset_set  # with all rules, which this page is shown without
        from freedoko_qt.app.tournament_length import fitting

        level = LEVELS[self.levels.chosen]
        rule_set = preset_set(RULE_SETS[self.rules.chosen])
        return replace(
            setup.playing(rule_set, fitting(rule_set.rules, setup.length)),
            names=(self.player_name, *setup.names[1:]),
            levels=(level, level, level),
        )

    def choose_rules(self, preset: str) -> None:
        """Choose these rules; ValueError if they are not offered."""
        self.rules.choose(RULE_SETS.index(preset))

    def focus_best(self) -> None:
        """Focus the button that is most likely wanted."""
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_text(self) -> None:
        self.levels.show_choices(
            self._level_label.text(),
            [FirstChoice(wording.level_name(level), wording.level_explanation(level)) for level in LEVELS],
        )
        self.rules.show_choices(
            self._rules_label.text(),
            [FirstChoice(preset_name(one), preset_description(one)) for one in RULE_SETS],
        )
        # From the inside out, and at once: nothing is cut.
        for widget in (self.levels, self.rules, self._box, self._body):
            layout = widget.layout()
            if layout is not None:
                layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the box take the whole width of a narrow page."""
        side = int(self.width() > BROAD * self.fontMetrics().averageCharWidth())
        self._middle.setStretch(0, side)
        self._middle.setStretch(2, side)
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        choices = grid(on=self._box, spacing=(16, 8), stretch=(0, 1))
        person = hbox(self.picture, (self.name, 1), spacing=8)
        choices.addLayout(person, 0, 1)
        choices.addWidget(self._name_label, 0, 0)
        rows = ((self._level_label, self.levels), (None, self.levels.words), (self._rules_label, self.rules))
        for row, (label, widget) in enumerate(rows, start=1):
            choices.addWidget(widget, row, 1)
            if label is not None:
                choices.addWidget(label, row, 0)
        explained = hbox((self.rules.words, 1), (self.questions, 0, Qt.AlignmentFlag.AlignTop))
        choices.addLayout(explained, 1 + len(rows), 1)
        top = grid()  # both in one cell: large words need the height
        top.addWidget(self.fan, 0, 0)
        top.addWidget(self.language, 0, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self.language.raise_()
        self._middle = middle = hbox((STRETCH, 1), (self._box, 5), (STRETCH, 1))
        bottom = hbox(STRETCH, wrapping_row(self.start, self.guide, spacing=12), STRETCH)
        vbox(
            (top, 5),
            self.title,
            self.subtitle,
            10,
            middle,
            12,
            bottom,
            (STRETCH, 1),
            on=self._body,
            margins=(16, 12, 16, 24),
            spacing=8,
        )
        self._fill()


def _other_language() -> Language:
    return OTHER_LANGUAGE[wording.language_code()]
