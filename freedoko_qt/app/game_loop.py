"""The loop of a game: it asks the next player for a decision, and applies it once it is on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.game_signals import GameSignals
from freedoko_qt.app.opponent_turns import OpponentTurns
from freedoko_qt.app.opponents import Opponents, not_chosen, seed_at
from freedoko_qt.app.rest_of_game import ClaimRefusal, RestKind, RestOfGame, stand_in
from freedoko_qt.app.seat_advice import SeatAdvice
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.table_match import TableMatch
from freedoko_qt.app.thinker import Thinker
from freedoko_qt.app.write_ahead import WriteAhead
from freedoko_qt.app.writer import Writer
from freedoko_qt.engine.actions import Action, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.events import Event, GameScored
from freedoko_qt.engine.game import Game, Move
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.decided import LAST_TRICKS, is_decided
from freedoko_qt.engine.refusals import Refusal
from freedoko_qt.engine.view import SeatView


class TakenBack(NamedTuple):
    """An action that the person has taken back."""

    action: Action
    is_counted: bool
    """True if the list notes it: not a card that did not lie yet, and nothing in a practice."""


class GameLoop(GameSignals):
    """Takes the person's intents and asks the computer players, one decision after the other.

    Every action is on disk before it is applied and its events are emitted. Until then nothing else is decided; what
    the person wants meanwhile is looked at afterwards.

    The table calls `ready` when it has shown everything, and only then the next decision is asked for. With `autoplay`
    the person's seat is played by the computer too.

    All methods are for the thread of the window. Players decide on a thread of `Thinker`, files are written on that of
    `Writer`; their answers come through the event loop with a ticket, and stale ones are dropped.
    """

    thrown_in = Signal()
    """The hand was thrown in, and the table has shown it."""

    def __init__(
        self, writer: Writer, programs: Callable[[], Iterable[str]], *, autoplay: bool, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.match: TableMatch | None = None
        """The match on the table."""
        self._writer = writer
        self._programs = programs
        self._autoplay = autoplay
        self._opponents = Opponents(programs)
        self._view: SeatView | None = None
        self._pre_selected: Card | None = None
        """The card that is played when it is the person's turn, if it is legal then."""
        self._accepted: Move | None = None
        """The legal card of the person's turn, as long as the others may want to announce first."""
        self._is_decided_asked = False
        """True if it was asked whether anything is left to decide, as the game stands now."""
        self._rest = RestOfGame()
        self._write_ahead = WriteAhead(writer, self)
        self._write_ahead.released.connect(self.act)
        self._is_emitting = self._is_settling = False
        self._is_ready_pending = False
        """True if the table became ready while events were still being emitted, or waited for."""
        self._is_closed = False
        """True if nothing may happen any more, whatever a page still calls."""
        self._thinker = Thinker(self)
        self._thinker.advised.connect(self._on_advised)
        self._thinker.affirmed.connect(self._on_affirmed)
        self._turns = OpponentTurns(self._opponents, self._thinker)
        self._turns.moved.connect(self._make)
        self._turns.passed.connect(self._go_on)
        self._turns.noticed.connect(self.noticed)

    @property
    def game(self) -> Game | None:
        """The game on the table with all hands; None if no game is on the table."""
        return None if self.match is None else self.match.game

    @property
    def view(self) -> SeatView | None:
        """The person's view of the game; None if no game is on the table.

        Made once for each position: the same object until something happens.
        """
        if self._view is None and self.game is not None:
            self._view = self.game.view(HUMAN)
        return self._view

    @property
    def is_thinking(self) -> bool:
        """True if the answer of a computer player is awaited."""
        return self._turns.is_thinking

    def sit_down(self, match: TableMatch) -> None:
        """Play this match from now on.

        The match stays open until `release_match` closes it. `redrawn` follows, and `noticed` if it needs a program
        that was not chosen on this computer.
        """
        self.match = match
        self._opponents.dismiss()
        self.begin_game()
        if (notice := not_chosen(match.setup, self._programs())) is not None:
            self.noticed.emit(notice)

    def release_match(self) -> None:
        """Drop pending decisions, and close the files of the match once everything is on disk.

        The window's events go on until the writer is done. Without a match it only drops what is pending.
        """
        self._forget()
        if self.match is not None:
            self.match.close()
            self.match = None
            self._writer.settle()

    def leave(self) -> None:
        """Release the match and end the external programs."""
        self.release_match()
        self._opponents.dismiss()
        self._pre_select(None)

    def begin_game(self) -> None:
        """Begin another game, with new computer players.

        For the next game of the same match; `redrawn` follows.
        """
        self._rest = RestOfGame()
        self._begin_anew()

    def act(self, action: Action) -> None:
        """Apply the person's action if it is legal, else refuse it or, a card before its turn, pre-select it.

        Returns at once. A legal card emits `accepted`, then the events once it is on disk; others emit `refused` or
        `pre_selected`. While something is being written, intents are held and acted on afterwards. Actions of other
        seats do nothing.
        """
        if self._write_ahead.is_pending:
            self._write_ahead.hold(action)
            return
        game = self.game
        if game is None or action.seat != HUMAN:
            return
        if isinstance(action, Play) and self._is_before_turn(game, action.card):
            self._pre_select(None if self._pre_selected == action.card else action.card)
            return
        move = game.attempt(action)
        if isinstance(move, Refusal):
            self.refused.emit(move)
        elif isinstance(action, Play):
            self._pre_select(None)
            self._accepted = move
            self.accepted.emit(action.card)
            self._go_on()
        else:
            self._make(move)

    def take_back(self) -> TakenBack | None:
        """Take the person's last action back and all that came after it; None if rules or game do not allow it.

        `redrawn` follows once the shorter journal is on disk. A card that does not lie there yet, since others may
        announce first, comes back alone: what they have announced stays.
        """
        self.settle()
        match, accepted = self.match, self._accepted
        if match is None or not match.rules.take_back_tricks:
            return None
        action = match.take_back(HUMAN) if accepted is None else accepted.action
        if action is None:
            return None
        self._once_written(self._begin_anew)
        return TakenBack(action, is_counted=accepted is None and match.practice is None)

    def ask_advice(self) -> bool:
        """Request advice for the person; returns True if the rules allow it.

        `advised` follows unless something happens before. Asked twice in the same position it gives the same advice.
        """
        view = self.view
        if view is None or not view.rules.card_hint:
            return False
        if not self._write_ahead.is_pending:
            self._thinker.ask_advice(view)
        return True

    def play_rest(self, rest: RestKind) -> ClaimRefusal | None:
        """Play the rest of the game without the person; returns a reason if that cannot be.

        None: it is being played, as `hurried(True)` announces. Nothing changes if a reason is returned.
        """
        self.settle()
        game = self.game
        if game is None or HUMAN in self._opponents.seats:
            return ClaimRefusal.NOT_PLAYING
        doubt = self._rest.doubt(rest, game, HUMAN)
        if doubt is not None:
            return doubt
        self._opponents.stand_in(HUMAN, stand_in(rest, seed_at(game, HUMAN)))
        self._pre_select(None)
        self.hurried.emit(True)
        if game.turn == HUMAN:
            self._go_on()
        return None

    def ready(self) -> None:
        """Ask for the next decision, once the table has shown everything; emit `thrown_in` after a hand thrown in.

        May be called at any time and more than once: a decision that is pending is not asked for again.
        """
        if self._is_closed:
            return
        if self._is_emitting or self._is_settling:
            self._is_ready_pending = True
        elif self._write_ahead.is_pending:
            pass  # the events that follow make the table ready once more
        elif self.game is not None and self.game.thrown_in is not None:
            self.thrown_in.emit()
        else:
            self._go_on()

    def settle(self) -> None:
        """Wait for what is being written, and emit its events; the window's events go on until the disk is done.

        Afterwards no action is under way. Whoever is next is asked later, even if the table becomes ready meanwhile.
        """
        self._is_settling = True
        self._write_ahead.settle()
        self._is_settling = False
        if self._is_ready_pending:
            self._is_ready_pending = False
            self._writer.then(self.ready)

    def close(self) -> None:
        """End the thread of the players and let go of the files.

        No signal follows. Blocks until the player that decides has finished.
        """
        self._is_closed = True
        self._forget()  # an answer that is under way is stale
        self._opponents.dismiss()
        self._thinker.close()
        if self.match is not None:
            self.match.close()

    # How it goes on

    def _begin_anew(self) -> None:
        """Begin at another position of a game, with new computer players."""
        self._change()
        if self.match is not None:
            self._opponents.sit_down(self.match.setup, HUMAN if self._autoplay else None)
        self._pre_select(None)
        self._rest.is_decided = False
        self.hurried.emit(False)
        self.redrawn.emit()

    def _change(self) -> None:
        """Note that the state has changed, which makes pending decisions stale."""
        self._thinker.forget()
        self._turns.forget()
        self._is_decided_asked = False
        self._view = None

    def _forget(self) -> None:
        """Drop pending decisions and writes."""
        self._change()
        self._write_ahead.forget()

    def _is_before_turn(self, game: Game, card: Card) -> bool:
        """True if this is a card of the person, whose turn it is not."""
        return game.phase is Phase.PLAY and game.turn != HUMAN and card in game.hands[HUMAN]

    def _pre_select(self, card: Card | None) -> None:
        if card != self._pre_selected or self._accepted is not None:
            self._pre_selected, self._accepted = card, None
            self.pre_selected.emit(card)

    def _go_on(self) -> None:
        """Ask the next one: first the computer players that could announce, then the seat to move."""
        game = self.game
        if game is None or game.turn is None or self.is_thinking or self._write_ahead.is_pending:
            return
        if self._turns.ask_next(game):
            return
        if self._accepted is not None:
            is_stale = self._accepted.before is not game  # something was announced meanwhile
            self._play_chosen(game.attempt(self._accepted.action) if is_stale else self._accepted)
        elif self._pre_selected is not None and game.phase is Phase.PLAY:
            self._play_chosen(game.attempt(Play(HUMAN, self._pre_selected)))
        else:
            self._ask_if_decided(game)
            self.asked.emit()

    def _ask_if_decided(self, game: Game) -> None:
        """Ask on the thread of the players whether anything is left to decide."""
        if self._rest.is_decided or self._is_decided_asked:
            return
        self._is_decided_asked = True
        if game.phase is Phase.PLAY and max(map(len, game.hands)) <= LAST_TRICKS:
            self._thinker.ask_whether(partial(is_decided, game.copy(), HUMAN))

    def _on_affirmed(self) -> None:
        if not self._rest.is_decided:
            self._rest.is_decided = True
            self.decided.emit()

    def _play_chosen(self, move: Move | Refusal) -> None:
        """Play a card chosen before, if it is legal."""
        if isinstance(move, Refusal):
            self._pre_select(None)
            self.refused.emit(move)
            self.asked.emit()
        else:
            self._accepted = None
            self._make(move)

    def _make(self, move: Move) -> None:
        """Write a move to disk, and make it then."""
        if self.match is None:
            return
        self.match.write_ahead(move)
        self._once_written(partial(self._on_written, self.match, move), move.action)

    def _on_written(self, match: TableMatch, move: Move) -> None:
        if isinstance(move.action, Play) and move.action.seat == HUMAN:
            self._pre_select(None)
        match.make(move)
        self._change()
        if match.is_over:
            self._opponents.observe_end(move.after)
        self._emit_events(move.events)

    def _once_written(self, step: Callable[[], None], coming: Action | None = None) -> None:
        """Go on like this when everything is on disk; until then nothing is decided."""
        self._change()
        self._write_ahead.once_written(step, coming)

    def _emit_events(self, events: list[Event]) -> None:
        self._is_emitting = True
        for event in events:
            self.happened.emit(event)
            if isinstance(event, GameScored):
                self.scored.emit()
        self._is_emitting = False
        # Where no seat is asked for reservations a healthy seat says nothing: there is nothing to wait for.
        if self._is_ready_pending or not events:
            self._is_ready_pending = False
            self.ready()

    def _on_advised(self, advice: SeatAdvice | None) -> None:
        if advice is not None and self.match is not None:
            self.match.count_hint()
        self._writer.then(partial(self._emit_advice, self.view, advice))

    def _emit_advice(self, view: SeatView | None, advice: SeatAdvice | None) -> None:
        if view is self.view:  # nothing has happened meanwhile
            self.advised.emit(advice)
