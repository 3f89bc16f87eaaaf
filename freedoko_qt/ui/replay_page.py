"""A finished game step by step on the table, with everybody's cards or with what one seat saw."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.history import Tournament
from freedoko_qt.app.replay.practice import another_seat, same_deal, tried
from freedoko_qt.app.replay.replay import Replay
from freedoko_qt.app.replay.text import text_of
from freedoko_qt.app.session import HUMAN, seats_of
from freedoko_qt.app.settings import Settings
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.events import TrickTaken

from .deck import Deck
from .moves_list import Move
from .replay_panel import ReplayPanel
from .shown import HandOrder
from .table_canvas import TableCanvas
from .tournament_lines import is_scored
from .translated import Translated

SHARE, NARROWEST, WIDEST = 0.3, 280, 560  # the width of the panel: by that of the page, in logical pixels


class ReplayPage(Translated, QWidget):
    """The games of a tournament one at a time; nothing here changes any of them."""

    practised = Signal(object)
    """A Practice is to be played."""
    record_wanted = Signal()
    """A file of records is to be opened."""
    left = Signal()

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.resize(parent.size())
        self.tournament: Tournament
        self.replay: Replay
        self.number = 0
        """Which of the records is looked at, from 0."""
        self.position = 0
        """How many actions have been done."""
        self.seat = HUMAN
        """Through whose eyes one looks."""
        self.table = TableCanvas(deck, self)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.settle()
        self.panel = ReplayPanel(self)
        self.panel.wanted.connect(self._do)
        self.panel.moves.chosen.connect(self.go_to)
        self.panel.seat.activated.connect(self.look_as)
        self.panel.open.setChecked(True)
        self.panel.open.toggled.connect(self._show_position)
        self._seats_menu = QMenu(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.panel)

    def show_tournament(self, tournament: Tournament, number: int) -> None:
        """Look at a game of a tournament, by its place among the records; raises GameError if it is none."""
        replay = Replay.of(tournament.records[number], [seat.name for seat in seats_of(tournament.setup)])
        self.tournament, self.number, self.replay = tournament, number, replay
        self.position, self.seat = replay.stops[1], HUMAN
        self.table.stage.clear()
        self.table.stage.set_players(seats_of(tournament.setup))
        self._tell()
        self.focus_best()

    def go_to(self, position: int) -> None:
        """Lay the game on the table as it was after so many actions."""
        self.position = min(max(position, 0), self.replay.last)
        self._show_position()
        if not self.panel.moves.hasFocus():
            self.table.tell(self.panel.moves.marked)

    def look_as(self, seat: int) -> None:
        """Look through the eyes of a seat."""
        self.seat = seat
        self.panel.seat.setCurrentIndex(seat)
        self._show_position()

    def focus_best(self) -> None:
        """The keyboard goes to the moves."""
        self.panel.moves.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is what they tell."""
        stage = self.table.stage
        stage.deck, stage.show_legal = deck, False
        stage.set_avatar(settings.avatar)
        stage.order = HandOrder(settings.sorted_hand, settings.highest_first, settings.blocks)
        self.table.settle()
        if stage.view is not None:
            self._show_position()

    def retranslate(self) -> None:
        if self.table.stage.view is not None:
            self.table.stage.seat_people()
            self._tell()

    # What is shown

    def _tell(self) -> None:
        """Everything of this game that does not change from move to move, and then the position."""
        before = sum(map(is_scored, self.tournament.records[: self.number]))
        score = self.replay.game.score
        if score is None:
            self.panel.title.setText(self.tr("Thrown in before game {number}").format(number=before + 1))
            self.panel.subtitle.setText(self.tr("Nobody writes anything."))
        else:
            self.panel.title.setText(self.tr("Game {number}").format(number=before + 1))
            self.panel.subtitle.setText(wording.headline(score))
        self.panel.show_seats(self.replay.names, self.seat)
        self.panel.moves.show_moves(list(self._moves()))
        self._seats_menu.clear()
        for seat in SEATS[1:]:
            words = self.tr("With the cards of {name}").format(name=self.replay.names[seat])
            action = self._seats_menu.addAction(words)
            action.triggered.connect(lambda _=False, seat=seat: self._practise_as(seat))
        self._show_position()

    def _moves(self) -> Iterator[Move]:
        """What happened, as the person is told, whoever looks on."""
        yield Move(0, self.tr("The cards are dealt."), strong=True)
        view = self.replay.game.view(HUMAN)
        for number, events in enumerate(self.replay.events, 1):
            for event in events:
                words = wording.sentence(event, self.replay.names, view)
                if words:
                    yield Move(number, words, strong=isinstance(event, TrickTaken))

    def _show_position(self) -> None:
        """Lay out what was so at this position."""
        stage, position = self.table.stage, self.replay.at(self.position, self.seat)
        stage.hands, stage.faces_up = position.hands, self.panel.open.isChecked()
        brought = self.replay.events[self.position - 1] if self.position else ()
        stage.lying = any(isinstance(event, TrickTaken) for event in brought)
        stage.show(position.view)
        self.panel.moves.mark(self.position)
        at_start, at_end = self.position == 0, self.position == self.replay.last
        forbidden = {"first", "trick_before", "back"} if at_start else set()
        forbidden |= {"on", "trick_after", "last", "try"} if at_end else set()
        forbidden |= {"game_before"} if self.number == 0 else set()
        forbidden |= {"game_after"} if self.number == len(self.tournament.records) - 1 else set()
        self._keep_keyboard(forbidden)

    def _keep_keyboard(self, forbidden: set[str]) -> None:
        """Grey what cannot be done here; the keyboard does not stay on a grey button."""
        if any(self.panel.buttons[name].hasFocus() for name in forbidden):
            self.focus_best()
        self.panel.allow(forbidden)

    # What is done with it

    def _do(self, control: str) -> None:
        replay, setup = self.replay, self.tournament.setup
        match control:
            case "game_before" | "game_after":
                self.show_tournament(self.tournament, self.number + (1 if control == "game_after" else -1))
            case "first":
                self.go_to(0)
            case "trick_before":
                self.go_to(replay.trick_before(self.position))
            case "back":
                self.go_to(self.position - 1)
            case "on":
                self.go_to(self.position + 1)
            case "trick_after":
                self.go_to(replay.trick_after(self.position))
            case "last":
                self.go_to(replay.last)
            case "try":
                self.practised.emit(tried(replay, self.position, setup))
            case "same":
                self.practised.emit(same_deal(replay, setup))
            case "seat":
                button = self.panel.buttons["seat"]
                self._seats_menu.popup(button.mapToGlobal(QPoint(0, -self._seats_menu.sizeHint().height())))
            case "copy":
                QGuiApplication.clipboard().setText(text_of(replay))
                self.table.say(self.tr("The game is on the clipboard."))
            case "open":
                self.record_wanted.emit()
            case "leave":
                self.left.emit()

    def _practise_as(self, seat: int) -> None:
        self.practised.emit(another_seat(self.replay, self.tournament.setup, seat))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the controls, wherever on the page the keyboard is."""
        control = self.panel.control_of(event)
        if control:
            self._do(control)
        elif event.text() in ("1", "2", "3", "4"):
            self.look_as(int(event.text()) - 1)
        elif event.key() == Qt.Key.Key_O and not event.modifiers():
            self.panel.open.toggle()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.panel.setFixedWidth(max(NARROWEST, min(round(SHARE * self.width()), WIDEST)))
        super().resizeEvent(event)
