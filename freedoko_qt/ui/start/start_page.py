"""The first page: continue, or a new tournament with one click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.tournament_length import LengthKind, length_of

from ..look.restyling import restyle
from ..parts.flow_columns import FlowColumns
from ..parts.layouts import STRETCH, hbox, vbox, wrapping_row
from .backdrop import backdrop_label
from .welcome_page import WelcomePage

if TYPE_CHECKING:
    from ..cards.deck import Deck

BUTTONS: Sequence[tuple[str, object, object]] = (
    (
        "guide",
        QT_TRANSLATE_NOOP("StartPage", "Guided game"),
        QT_TRANSLATE_NOOP("StartPage", "One game with somebody who explains it"),
    ),
    (
        "course",
        QT_TRANSLATE_NOOP("StartPage", "Course"),
        QT_TRANSLATE_NOOP("StartPage", "Twelve short lessons with exercises"),
    ),
    (
        "trainer",
        QT_TRANSLATE_NOOP("StartPage", "Trainer"),
        QT_TRANSLATE_NOOP("StartPage", "Questions about positions, some from your own games"),
    ),
    (
        "deals",
        QT_TRANSLATE_NOOP("StartPage", "Deals"),
        QT_TRANSLATE_NOOP("StartPage", "Deals to keep and to play again"),
    ),
    (
        "rules",
        QT_TRANSLATE_NOOP("StartPage", "Rules"),
        QT_TRANSLATE_NOOP("StartPage", "Read every rule, and make your own sets"),
    ),
    ("tournaments", QT_TRANSLATE_NOOP("StartPage", "Tournaments"), ""),
    ("statistics", QT_TRANSLATE_NOOP("StartPage", "Statistics"), ""),
    (
        "evenings",
        QT_TRANSLATE_NOOP("StartPage", "Real evenings"),
        QT_TRANSLATE_NOOP("StartPage", "A list for an evening with real cards"),
    ),
)
"""The commands of the menus that have a button here: id, name, and what is said about it."""


class StartPage(WelcomePage):
    """The start page; its default button is the likeliest choice.

    `running`: True if there will be a tournament to continue when it is first shown.
    """

    continued = Signal()
    started = Signal()
    """A new tournament with the setup that is shown."""
    hurried = Signal()
    """A short tournament: four games with the setup that is shown."""
    wanted = Signal(str)
    """The id of a command of the menus."""

    def __init__(self, deck: Deck, parent: QWidget | None = None, *, running: bool = False) -> None:
        super().__init__(deck, parent)
        self._setup = TournamentSetup()
        self._running = running
        self._names: Sequence[str] = ()
        self._games = 0
        self._continue = self._button(lambda self: self.tr("Continue"), self.continued, bright=True, hero=True)
        self._running_line = backdrop_label(self._body, "")
        # Bright from the start: changing it later asks for QStyle, which PySide takes long to set up.
        self.start = self._button(
            lambda self: self.tr("New tournament"), self.started, bright=not running, hero=True
        )
        self.setup_line = backdrop_label(self._body, "")
        self._change = self._button(
            lambda self: self.tr("Change…"),
            lambda: self.wanted.emit("new"),
            name=lambda self: self.tr("Change players, length and rules"),
            icon="change",
        )
        self.short = self._button(
            lambda self: self.tr("Four quick games"),
            self.hurried,
            about=lambda self: self.tr("With the same players and rules"),
            icon="play",
        )
        self._buttons = FlowColumns(self._body, usual=4)
        self._buttons.show_widgets([self._command_button(*row) for row in BUTTONS])
        self._lay_out()
        self._arrange()
        self._buttons.resize(self._buttons.sizeHint())  # else it asks for the height of a narrow one, until it is shown

    def show_setup(self, setup: TournamentSetup) -> None:
        """Show what "New tournament" would begin."""
        self._setup = setup
        self._update_text()

    def show_running(self, names: Sequence[str], games: int) -> None:
        """Offer to continue a tournament of these players, `games` of which are finished.

        `names`: the person's first, which is left out.
        """
        self._running, self._names, self._games = True, tuple(names), games
        self._arrange()

    def show_nothing_running(self) -> None:
        """Offer nothing to continue."""
        self._running = False
        self._arrange()

    def focus_best(self) -> None:
        """Focus the button that is most likely wanted."""
        (self._continue if self._running else self.start).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the buttons out in more rows, all equally long, on an upright page."""
        self._buttons.equal = self.height() > self.width()
        self._buttons.refresh()
        super().resizeEvent(event)

    def _update_text(self) -> None:
        if self._running:
            others = self._others(self._names)
            played = self.tr("%n game(s) played", "", self._games) if self._games else self.tr("In the first game")
            self._running_line.setText(self.tr("{played} · {others}").format(played=played, others=others))
        setup = self._setup
        words = [self._length_words(setup), set_name(setup.rule_set), self._others(setup.names)]
        if setup.seed is not None:
            words.append(self.tr("seed {number}").format(number=setup.seed))
        self.setup_line.setText(" · ".join(words))

    def _command_button(self, command: str, text: object, about: object) -> QPushButton:
        """The button for a command of the menus, with its icon."""
        return self.make_button(
            lambda self: self.tr(str(text)),
            lambda: self.wanted.emit(command),
            about=lambda self: self.tr(str(about)) if about else "",
            parent=self._buttons,
            icon=command,
            onfelt=True,
            tile=True,
        )

    def _length_words(self, setup: TournamentSetup) -> str:
        length = setup.length or length_of(setup.rules)
        match length.end:
            case LengthKind.ROUNDS:
                return self.tr("%n round(s)", "", length.number)
            case LengthKind.GAMES:
                return self.tr("%n game(s)", "", length.number)
            case LengthKind.POINTS:
                return self.tr("a pot of %n point(s)", "", length.number)
            case LengthKind.ENDLESS:
                return self.tr("no fixed end")

    def _others(self, names: Sequence[str]) -> str:
        first, second, third = (wording.shown_name(name) for name in names[1:]) if names else ("", "", "")
        return self.tr("{first}, {second} and {third}").format(first=first, second=second, third=third)

    def _lay_out(self) -> None:
        centre = Qt.AlignmentFlag.AlignHCenter
        buttons = hbox(STRETCH, self._buttons, STRETCH)  # which asks them for their height in the width that they get
        vbox(
            (STRETCH, 2),
            (self.fan, 6),
            self.title,
            self.subtitle,
            14,
            (self._continue, 0, centre),
            self._running_line,
            8,
            (self.start, 0, centre),
            self.setup_line,
            hbox(STRETCH, wrapping_row(self.short, self._change, spacing=8), STRETCH),
            10,
            buttons,
            (STRETCH, 3),
            on=self._body,
            margins=(24, 12, 24, 12),
            spacing=8,
        )
        self._fill()

    def _arrange(self) -> None:
        """Make the likelier button the primary one."""
        self._continue.setVisible(self._running)
        self._running_line.setVisible(self._running)
        restyle(self.start, "bright", not self._running)
        self._update_text()
