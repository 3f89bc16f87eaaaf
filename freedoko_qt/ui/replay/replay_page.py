"""A finished game step by step on the table, with all cards open or with what one seat saw."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.background import Background
from freedoko_qt.app.catalogue import scores_in
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.replay.branch import parting
from freedoko_qt.app.replay.branch_file import Branches
from freedoko_qt.app.replay.game_text import text_of
from freedoko_qt.app.replay.practice import Practice, another_seat, done_better, same_deal, tried
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.hidden import Inference, inferred
from freedoko_qt.app.review.reviewer import Reviewer
from freedoko_qt.app.seats import HUMAN, avatars_of, seats_of
from freedoko_qt.app.settings import Settings
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.events import TrickTaken

from ..cards.deck import Deck
from ..parts.captions import caption
from ..parts.layouts import vbox
from ..parts.open_dialog import open_once
from ..parts.popups import Menu
from ..parts.table_and_panel import PageWithPanel, TableAndPanel
from ..parts.translated import Translated
from ..review.review_view import ReviewView
from ..review.reviewed_table import ReviewedTable
from ..table.table_state import HandOrder
from .branch_pane import BranchPane
from .hidden_cards_switch import HiddenCards
from .moves_list import MoveRow
from .points_dialog import PointsDialog
from .replay_panel import ReplayPanel, ReplayTab

BRANCHES_SHARE, CURVE_SHARE = 0.27, 0.16  # of the height of the page, at most
LOWEST, LEAST = 360, 260  # logical pixels that the panel needs below the table, and the table above curve and branches


class ReplayPage(Translated, PageWithPanel):
    """Shows the games of a tournament one at a time, read-only.

    `tournament` and `replay` exist after the first `show_tournament`. Positions are those of `GameReplay`.
    """

    game_wanted = Signal(int)
    """Another game of the tournament, by its place among the records."""
    practised = Signal(object)
    """A Practice is to be played."""
    deal_wanted = Signal(object, str)
    """The deal of a Game is to be kept under this name."""
    record_wanted = Signal()
    """A file of records is to be opened."""
    left = Signal()

    def __init__(self, deck: Deck, reviewer: Reviewer, branches: Branches, parent: QWidget) -> None:
        super().__init__(parent)
        self.resize(parent.size())
        self.tournament: Tournament
        self.replay: GameReplay
        self.number = 0
        """The number of the record that is looked at, from 0."""
        self.position = 0
        """The number of actions done."""
        self.seat = HUMAN
        """The seat whose view is shown."""
        self.table = ReviewedTable(deck, self)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.settle()
        self.table.setMinimumHeight(LEAST)
        self.panel = ReplayPanel(self)
        self.panel.wanted.connect(self._do)
        self.panel.moves.chosen.connect(self.go_to)
        self.panel.seat.activated.connect(self.look_as)
        self.panel.turned.connect(self._on_turned)
        self.review = ReviewView(reviewer, self.panel.review, self.table, self)
        self.review.wanted.connect(self.go_to)
        self.review.better_wanted.connect(self._practise_better)
        self._inferring = Background(self)
        self._inferring.done.connect(self._show_inference)
        self.branches = BranchPane(branches, self)
        self.branches.opened.connect(self._open)
        self.seats_menu = Menu(self)
        seen = QWidget(self)
        vbox((self.table, 1), self.review.curve, self.branches, on=seen, spacing=0)
        self._halves = TableAndPanel(self, seen, self.panel, lowest=LOWEST)

    def clear(self) -> None:
        """Take the game that was looked at off the table.

        What the page is shown for is then drawn once: in its new size, colours and language.
        """
        self.table.stage.clear()
        self.review.clear()

    def show_tournament(self, tournament: Tournament, number: int, replay: GameReplay) -> None:
        """Look at a game of a tournament, by its place among the records."""
        self.tournament, self.number = tournament, number
        self.clear()
        self.table.stage.set_players(seats_of(tournament.setup))
        self.branches.show_game(replay)
        self._open(replay)
        self.focus_best()

    def _open(self, replay: GameReplay) -> None:
        """Look at the game itself from its first card on, or at a branch of it from where it parts."""
        branch = self.branches.branch
        self.replay, self.seat = replay, self._own_seat
        self.position = replay.stops[1] if branch is None else parting(self.branches.game, branch)
        self.review.show_replay(replay)
        self._update_game()

    def show_review(self) -> None:
        """Turn to the review of this game."""
        self.panel.tabs.setCurrentIndex(ReplayTab.REVIEW)
        self.focus_best()

    def close_threads(self) -> None:
        """Stop the reviewer; to be called before the program ends.

        Blocks until the running job is over.
        """
        self._inferring.close()

    def go_to(self, position: int) -> None:
        """Show the game on the table as it was after its first `position` actions.

        Positions beyond the ends count as the ends. Where cards are inferred, they follow from a thread.
        """
        self.position = min(max(position, 0), self.replay.last)
        self._show_position()
        if not self.panel.moves.hasFocus():
            self.table.read_out(self.review.words or self.panel.moves.marked)

    def look_as(self, seat: int) -> None:
        """Show the view of a seat."""
        self.seat = seat
        self.panel.seat.setCurrentIndex(seat)
        self._show_position()

    def focus_best(self) -> None:
        """Focus the moves, or the tab in their place."""
        self.panel.body.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_settings(self, settings: Settings, deck: Deck) -> None:
        """Put the settings in force; `deck` is theirs."""
        stage = self.table.stage
        stage.deck, stage.show_legal = deck, False
        stage.set_avatar(settings.avatar)
        stage.order = HandOrder(settings.sorted_hand, settings.highest_first, settings.blocks)
        self.table.renew()
        if stage.view is not None:
            self._show_position()

    def _update_text(self) -> None:
        if self.table.stage.view is not None:
            seats = seats_of(self.tournament.setup)
            self.replay = replace(self.replay, names=tuple(seat.name for seat in seats))
            self.branches.rename(self.replay.names)
            self.table.stage.set_players(seats)
            self._update_game()

    # What is shown

    def _update_game(self) -> None:
        """Update what does not change from move to move, then the position."""
        before = sum(scores_in(record) is not None for record in self.tournament.records[: self.number])
        score = self.replay.game.score
        if score is None:
            self.panel.title.setText(self.tr("Thrown in before game {number}").format(number=before + 1))
            self.panel.subtitle.setText(self.tr("Nobody scores."))
        else:
            self.panel.title.setText(self.tr("Game {number}").format(number=before + 1))
            self.panel.subtitle.setText(wording.headline(score))
        if self.branches.name:
            words = self.tr("{branch}. {result}")
            self.panel.subtitle.setText(words.format(branch=self.branches.name, result=self.panel.subtitle.text()))
        self.panel.show_seats(self.replay.names, self.seat)
        self.panel.moves.lines.show(list(self._moves()))
        self.seats_menu.setAccessibleName(self.panel.buttons["seat"].text())
        self.seats_menu.clear()
        for seat in SEATS[1:]:
            words = self.tr("With the cards of {name}").format(name=self.replay.names[seat])
            action = self.seats_menu.addAction(caption(words))
            action.triggered.connect(lambda _=False, seat=seat: self._practise_as(seat))
        self._show_position()

    def _moves(self) -> Iterator[MoveRow]:
        """The rows of the events, addressed to the person whichever seat's view is shown."""
        yield MoveRow(0, self.tr("The cards are dealt."), strong=True)
        view = self.replay.game.view(HUMAN)
        for number, events in enumerate(self.replay.events, 1):
            for event in events:
                words = wording.sentence(event, self.replay.names, view)
                if words:
                    yield MoveRow(number, words, strong=isinstance(event, TrickTaken))

    def _show_position(self) -> None:
        """Show the table as it was at this position."""
        stage, position = self.table.stage, self.replay.at(self.position, self.seat)
        choice = self.panel.hidden_cards.choice
        stage.hands, stage.faces_up = position.hands, choice is HiddenCards.OPEN
        brought = self.replay.events[self.position - 1] if self.position else ()
        stage.trick_stays = any(isinstance(event, TrickTaken) for event in brought)
        stage.show(position.view)
        self.panel.moves.mark(self.position)
        self.review.show_position(self.position, self.seat)
        if choice is HiddenCards.INFERRED:
            replay, number, seat = self.replay, self.position, self.seat
            self._inferring.ask(lambda: inferred(replay, number, seat))
        at_start, at_end = self.position == 0, self.position == self.replay.last
        forbidden = {"first", "trick_before", "back"} if at_start else set()
        forbidden |= {"on", "trick_after", "last", "try"} if at_end else set()
        forbidden |= {"points"} if self.replay.game.score is None else set()
        forbidden |= {"game_before"} if self.number == 0 else set()
        forbidden |= {"game_after"} if self.number == len(self.tournament.records) - 1 else set()
        self._keep_keyboard(forbidden)

    def _keep_keyboard(self, forbidden: set[str]) -> None:
        """Disable what cannot be done here; the focus does not stay on a disabled button."""
        if any(self.panel.buttons[name].hasFocus() for name in forbidden):
            self.focus_best()
        self.panel.allow(forbidden)

    def _show_inference(self, inference: object) -> None:
        known = inference if isinstance(inference, Inference) else None
        self.panel.inferred.show_inference(known, self.replay.names, self.seat)

    def _on_turned(self) -> None:
        """Show another tab, or the cards as another seat knows them."""
        self.review.turn(seen=self.panel.tab is ReplayTab.REVIEW)
        if self.panel.hidden_cards.choice is HiddenCards.INFERRED:
            self._show_inference(None)
        if self.table.stage.view is not None:
            self._show_position()

    # What is done with it

    def _do(self, control: str) -> None:
        replay, setup = self.replay, self.tournament.setup
        match control:
            case "game_before" | "game_after":
                self.game_wanted.emit(self.number + (1 if control == "game_after" else -1))
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
                self._practise(tried(replay, self.position, setup, self._own_seat))
            case "same":
                self._practise(same_deal(replay, setup))
            case "seat":
                button = self.panel.buttons["seat"]
                self.seats_menu.popup(button.mapToGlobal(QPoint(0, -self.seats_menu.sizeHint().height())))
            case "points":
                stage = self.table.stage
                avatars = avatars_of(seats_of(setup), stage.avatar)
                open_once(PointsDialog(replay, setup.rule_set, stage.deck, self, avatars))
            case "copy":
                QGuiApplication.clipboard().setText(text_of(replay))
                self.table.say(lambda: self.tr("The game is on the clipboard."))
            case "keep":
                self.deal_wanted.emit(replay.game, self._deal_name)
                self.table.say(lambda: self.tr("The deal is in the library now (F3)."))
            case "open":
                self.record_wanted.emit()
            case "leave":
                self.left.emit()

    def _practise_better(self) -> None:
        decision = self.review.decision
        if decision is not None:
            seat, better = decision.seat, decision.best.action
            self._practise(done_better(self.replay, self.tournament.setup, decision.moment, seat, better))

    def _practise_as(self, seat: int) -> None:
        self._practise(another_seat(self.replay, self.tournament.setup, seat))

    def _practise(self, practice: Practice) -> None:
        self.practised.emit(replace(practice, origin=self.branches.game))

    @property
    def _deal_name(self) -> str:
        """The name of this game's deal in the library: "Mittwochsrunde, Game 3"."""
        party = self.tournament.title or wording.date_words(self.tournament.last_played or self.tournament.begun)
        return f"{party}, {self.panel.title.text()}" if party else self.panel.title.text()

    @property
    def _own_seat(self) -> int:
        """The seat of the person in the game that is shown."""
        return HUMAN if self.branches.branch is None else self.branches.branch.seat

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys of the controls, wherever on the page the focus is."""
        control = self.panel.control_of(event)
        if control:
            self._do(control)
        elif event.text() in ("1", "2", "3", "4"):
            self.look_as(int(event.text()) - 1)
        elif event.key() == Qt.Key.Key_O and not event.modifiers():
            self.panel.hidden_cards.turn()
        elif event.key() == Qt.Key.Key_V and not event.modifiers():
            self.panel.tabs.setCurrentIndex(1 - self.panel.tab)
            self.focus_best()
        elif event.key() == Qt.Key.Key_B and not event.modifiers() and self.branches.isVisible():
            self.branches.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.branches.press(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.spread(side_by_side=self._halves.stacked)
        self.branches.setMaximumHeight(round(BRANCHES_SHARE * self.height()))
        self.review.curve.setMaximumHeight(round(CURVE_SHARE * self.height()))
