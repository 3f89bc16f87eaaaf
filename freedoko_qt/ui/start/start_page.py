"""The first page: continue, or a new tournament with one click."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.preset_words import set_name
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.tournament_length import LengthKind, length_of
from freedoko_qt.engine.cards import Card

from ..cards.deck import ASPECT
from ..look.backdrop import backdrop_label, paint_backdrop
from ..look.restyling import restyle
from ..parts.flow_columns import FlowColumns
from ..parts.scrolling import VerticalArea, YieldingBody, fill
from ..parts.translated import Translated

if TYPE_CHECKING:
    from ..cards.deck import Deck

FAN = (Card.DA, Card.HT, Card.CQ, Card.SJ, Card.CJ)
SPREAD = 13.0  # degrees from card to card
CARD_SHARE = 0.72  # of the height of the fan
BREADTH = 2.1  # of the fan, in heights of a card


class Fan(QWidget):
    """Five cards held in a hand."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._deck = deck
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(64)

    def show_deck(self, deck: Deck) -> None:
        """Draw with another deck."""
        self._deck = deck
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        height = min(self.height() * CARD_SHARE, self.width() / BREADTH)
        top = (self.height() - height / CARD_SHARE) / 2 + 0.12 * height / CARD_SHARE
        reach = 1.6 * height  # from the hand that holds them to the upper edge
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.width() / 2, top + reach)
        painter.rotate(-SPREAD * (len(FAN) - 1) / 2)
        for card in FAN:
            picture = self._deck.picture(card, height * ASPECT, self.devicePixelRatioF())
            size = picture.deviceIndependentSize()
            painter.drawPixmap(QPointF(-size.width() / 2, -reach - (size.height() - height) / 2), picture)
            painter.rotate(SPREAD)
        painter.end()


class StartPage(Translated, QWidget):
    """Never an empty window: what one most likely wants is one Enter away."""

    continued = Signal()
    started = Signal()
    """A new tournament with the setup that is shown."""
    changing = Signal()
    """The setup is to be changed first."""
    guided = Signal()
    """The guided game."""
    course_wanted = Signal()
    trainer_wanted = Signal()
    deals_wanted = Signal()
    """The library of deals."""
    tournaments_wanted = Signal()
    """The list of all tournaments."""
    statistics_wanted = Signal()
    evenings_wanted = Signal()
    """A list for an evening with real cards."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup = TournamentSetup()
        self._running = False
        self._names: Sequence[str] = ()
        self._games = 0
        self._body = YieldingBody(self)
        self.fan = Fan(deck, self._body)
        self.title = backdrop_label(self._body, "hero")
        self.title.setText("FreeDoko Qt")
        self.subtitle = self.word(
            backdrop_label(self._body, "subtitle"), lambda self: self.tr("Doppelkopf with three computer players")
        )
        button = partial(self.make_button, parent=self._body, single=True, enter=True, onfelt=True)
        self._continue = button(lambda self: self.tr("Continue"), self.continued, hero=True)
        self._running_line = backdrop_label(self._body, "")
        self.start = button(lambda self: self.tr("New tournament"), self.started, hero=True)
        self.setup_line = backdrop_label(self._body, "")
        self._change = button(
            lambda self: self.tr("Change…"),
            self.changing,
            name=lambda self: self.tr("Change players, length and rules"),
            icon="change",
        )
        self._doors = FlowColumns(self._body, usual=4, gap=10)
        button = partial(button, parent=self._doors, door=True)
        doors = [
            button(
                lambda self: self.tr("Guided game"),
                self.guided,
                icon="guide",
                about=lambda self: self.tr("One game with somebody who explains it"),
            ),
            button(
                lambda self: self.tr("Course"),
                self.course_wanted,
                icon="course",
                about=lambda self: self.tr("Twelve short lessons with exercises"),
            ),
            button(
                lambda self: self.tr("Trainer"),
                self.trainer_wanted,
                icon="trainer",
                about=lambda self: self.tr("Questions about positions, some from your own games"),
            ),
            button(
                lambda self: self.tr("Deals"),
                self.deals_wanted,
                icon="deals",
                about=lambda self: self.tr("Deals to keep and to play again"),
            ),
            button(lambda self: self.tr("All tournaments"), self.tournaments_wanted, icon="tournaments"),
            button(lambda self: self.tr("Statistics"), self.statistics_wanted, icon="statistics"),
            button(
                lambda self: self.tr("Real evening"),
                self.evenings_wanted,
                icon="evenings",
                about=lambda self: self.tr("A list for an evening with real cards"),
            ),
        ]
        self._doors.show_widgets(doors)
        self._lay_out()
        self._update_text()
        self._doors.resize(self._doors.sizeHint())  # else it asks for the height of a narrow one, until it is shown

    def show_setup(self, setup: TournamentSetup) -> None:
        """Show what "New tournament" would begin."""
        self._setup = setup
        self._update_text()

    def show_running(self, names: Sequence[str], games: int) -> None:
        """A tournament can be continued: who plays and how many games are finished."""
        self._running, self._names, self._games = True, tuple(names), games
        self._arrange()

    def show_nothing_running(self) -> None:
        """There is nothing to continue."""
        self._running = False
        self._arrange()

    def focus_best(self) -> None:
        """The keyboard goes to what one most likely wants."""
        (self._continue if self._running else self.start).setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_text(self) -> None:
        if self._running:
            others = self._others(self._names)
            played = self.tr("%n game(s) played", "", self._games)
            self._running_line.setText(self.tr("{played} · {others}").format(played=played, others=others))
        setup = self._setup
        words = [self._length_words(setup), set_name(setup.rule_set), self._others(setup.names)]
        if setup.seed is not None:
            words.append(self.tr("seed {number}").format(number=setup.seed))
        self.setup_line.setText(" · ".join(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_backdrop(self)

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
        layout = QVBoxLayout(self._body)
        layout.setContentsMargins(24, 12, 24, 12)
        layout.setSpacing(8)
        layout.addStretch(2)
        layout.addWidget(self.fan, 6)
        layout.addWidget(self.title)
        layout.addWidget(self.subtitle)
        layout.addSpacing(14)
        centre = Qt.AlignmentFlag.AlignHCenter
        layout.addWidget(self._continue, 0, centre)
        layout.addWidget(self._running_line)
        layout.addSpacing(8)
        layout.addWidget(self.start, 0, centre)
        layout.addWidget(self.setup_line)
        layout.addWidget(self._change, 0, centre)
        layout.addSpacing(10)
        doors = QHBoxLayout()  # which asks them for their height in the width that they get
        doors.addStretch()
        doors.addWidget(self._doors)
        doors.addStretch()
        layout.addLayout(doors)
        layout.addStretch(3)
        fill(self, VerticalArea(self._body, self, clear=True))
        self._arrange()

    def _arrange(self) -> None:
        """The likelier button is the bright one."""
        self._continue.setVisible(self._running)
        self._running_line.setVisible(self._running)
        for button, bright in ((self._continue, True), (self.start, not self._running)):
            restyle(button, "bright", bright)
        self._update_text()
