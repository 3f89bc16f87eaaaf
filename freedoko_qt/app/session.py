"""The session: begins, leaves and resumes tournaments, and gives read access to the one on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.game_signals import GameSignals
from freedoko_qt.app.notice import Notice, NoticeKind, unreadable
from freedoko_qt.app.seats import Seat, seats_of
from freedoko_qt.app.writer import Writer
from freedoko_qt.engine.cards import BySeat, by_seat

if TYPE_CHECKING:
    from freedoko_qt.app.game_loop import GameLoop, TakenBack
    from freedoko_qt.app.history import History
    from freedoko_qt.app.kept_tournament import Tournament
    from freedoko_qt.app.replay.practice import Practice
    from freedoko_qt.app.rest_of_game import ClaimRefusal, RestKind
    from freedoko_qt.app.setup import TournamentSetup
    from freedoko_qt.app.sheet.sheet import Sheet
    from freedoko_qt.app.table_match import TableMatch
    from freedoko_qt.engine.actions import Action
    from freedoko_qt.engine.cards import Hands
    from freedoko_qt.engine.game import Game
    from freedoko_qt.engine.score.score import Score
    from freedoko_qt.engine.view import SeatView

SEEDS = 10**9
"""Seeds that are drawn have at most nine digits, to be typed and passed on."""


class Session(GameSignals):
    """The match on the table, and the loop that plays its games.

    The loop, and with it the engine, is made for the first match: the window can be shown before.

    Every method is for the thread of the window; only the files are written on another one, in order. Signals of the
    loop are passed on as they are.
    """

    tournament_finished = Signal()
    _writer_noticed = Signal(object)
    """A Notice, from whichever thread writes."""

    def __init__(
        self,
        history: History,
        *,
        autoplay: bool = False,
        draw_seed: Callable[[], int] = lambda: SystemRandom().randrange(SEEDS),
        programs: Callable[[], Iterable[str]] = tuple,
        writer: Writer | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._autoplay = autoplay
        self._draw_seed = draw_seed
        self._programs = programs
        self.writer = writer or Writer(self)
        """The thread that writes what belongs to the person."""
        self._writer_noticed.connect(self.noticed)

    @cached_property
    def _loop(self) -> GameLoop:
        """The loop that plays the games, made when it is first wanted."""
        from freedoko_qt.app.game_loop import GameLoop

        loop = GameLoop(self.writer, self._programs, autoplay=self._autoplay, parent=self)
        for theirs, ours in (
            (loop.happened, self.happened),
            (loop.refused, self.refused),
            (loop.redrawn, self.redrawn),
            (loop.asked, self.asked),
            (loop.accepted, self.accepted),
            (loop.pre_selected, self.pre_selected),
            (loop.advised, self.advised),
            (loop.decided, self.decided),
            (loop.hurried, self.hurried),
            (loop.scored, self.scored),
            (loop.noticed, self.noticed),
            (loop.thrown_in, self.next_game),
        ):
            theirs.connect(ours)
        return loop

    @property
    def _is_loop_made(self) -> bool:
        return "_loop" in vars(self)

    @property
    def _match(self) -> TableMatch | None:
        return self._loop.match if self._is_loop_made else None

    # What the table reads

    @property
    def history(self) -> History:
        """The tournaments on disk, with everything that was played.

        Blocks until the writer is done.
        """
        return self.writer.do(lambda: self._history)

    @property
    def view(self) -> SeatView | None:
        """The person's view of the game; None before the first tournament.

        Made once for each position.
        """
        return self._loop.view if self._is_loop_made else None

    @property
    def is_thinking(self) -> bool:
        """True if the answer of a computer player is awaited."""
        return self._is_loop_made and self._loop.is_thinking

    @property
    def game(self) -> Game | None:
        """The game on the table with all hands: to be shown when it is over only (but for `open_hands`)."""
        return None if self._match is None else self._match.game

    @property
    def open_hands(self) -> Hands | None:
        """The hands of all seats in the game on the table; None where its rules hide them."""
        if self.game is None or not self.game.rules.show_all_hands:
            return None
        return by_seat(map(tuple, self.game.hands))

    @property
    def players(self) -> BySeat[Seat]:
        """The players at the table, the person first."""
        return seats_of(self.setup)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, for sentences."""
        return tuple(seat.name for seat in self.players)

    @property
    def tournament_id(self) -> str:
        """The id of the tournament, for `resume`; empty before the first one, and in a practice."""
        return "" if self._match is None else self._match.id

    @property
    def tournament(self) -> Tournament | None:
        """The tournament as it is on disk; None where there is none, or in a practice."""
        return None if self._match is None else self._match.tournament

    @property
    def practice(self) -> Practice | None:
        """The practice; None where what is played counts."""
        return None if self._match is None else self._match.practice

    @property
    def setup(self) -> TournamentSetup:
        """The setup of this tournament, with its seed."""
        if self._match is not None:
            return self._match.setup
        from freedoko_qt.app.setup import TournamentSetup  # with all rules, which the window is shown without

        return TournamentSetup()

    @property
    def games(self) -> Sequence[Game]:
        """Every game of this tournament that is over, redeals among them; none in a practice."""
        return () if self._match is None else self._match.games

    @property
    def sheet(self) -> Sheet | None:
        """The list of this tournament; None before the first one, and where a game is only practised."""
        return None if self._match is None else self._match.sheet

    @property
    def score(self) -> Score | None:
        """The score of the game on the table; None while it runs, or if it was thrown in."""
        return None if self.game is None else self.game.score

    @property
    def last_game(self) -> bool:
        """True if the tournament is over with the game on the table (which must be over to know it)."""
        return self._match is not None and self._match.is_over and self._match.next_table is None

    # The tournament

    def start(self, setup: TournamentSetup) -> None:
        """Begin a tournament.

        A tournament on the table is left first; it can be resumed. `redrawn` follows. Files that cannot be written are
        reported by `noticed`.
        """
        from freedoko_qt.app.match import Match

        seed = self._draw_seed() if setup.seed is None else setup.seed
        self._loop.release_match()
        self._loop.sit_down(
            Match.begin(self._history, replace(setup, seed=seed), self._writer_noticed.emit, self.writer.write)
        )

    def practise(self, practice: Practice) -> None:
        """Play one game of which nothing is kept; a tournament is left first, and can be resumed.

        `redrawn` follows.
        """
        from freedoko_qt.app.practice_match import PracticeMatch

        self._loop.release_match()
        self._loop.sit_down(PracticeMatch(practice))

    def resume(self, tournament_id: str) -> bool:
        """Go on with a tournament at the action at which it was left; returns True if that can be done.

        `redrawn` follows. If it fails, `noticed` says why, and what is on the table stays.
        """
        if tournament_id == self.tournament_id:
            self.redrawn.emit()
            return True
        from freedoko_qt.app.lock import InUse
        from freedoko_qt.app.match import Match
        from freedoko_qt.app.sealed import NewerFormat

        try:
            match = Match.resume(self._history, tournament_id, self._writer_noticed.emit, self.writer.write)
        except InUse:
            self.noticed.emit(Notice(NoticeKind.IN_USE, self._history.path(tournament_id)))
        except NewerFormat:
            self.noticed.emit(Notice(NoticeKind.NEWER, self._history.journal(tournament_id)))
        except OSError as error:
            self.noticed.emit(unreadable(self._history.journal(tournament_id), error))
        else:
            if match is not None:
                self.writer.settle()  # a damaged journal has been set aside, and what was in it is to be shown
                self._loop.release_match()
                self._loop.sit_down(match)
                return True
        return False

    def rename(self, tournament_id: str, title: str) -> None:
        """Give a tournament a title, or none, at the table or not.

        The window's events go on until it is on disk. `noticed` follows if that failed.
        """
        if self._match is not None and tournament_id == self.tournament_id:
            self._loop.settle()
            self._match.rename(title)
            self.writer.settle()
        elif (notice := self.writer.do(partial(self._history.rename, tournament_id, title))) is not None:
            self.noticed.emit(notice)

    def leave(self) -> None:
        """Leave the tournament, which can be resumed, or deleted until then.

        The window's events go on until everything is on disk.
        """
        if self._match is not None:
            self._loop.leave()

    def next_game(self) -> None:
        """Deal the next game, or finish the tournament after its last one; not while a game runs.

        `redrawn` or `tournament_finished` follows.
        """
        if self._match is None or not self._match.is_over:
            return
        if self._match.next_game():
            self._loop.begin_game()
        else:
            self.tournament_finished.emit()

    def close(self) -> None:
        """End the threads, and close the files once everything is on disk."""
        if self._is_loop_made:
            self._loop.close()
        self.writer.close()

    # The game: see GameLoop

    def act(self, action: Action) -> None:
        """Apply the person's action if it is legal, else refuse it or, a card before its turn, pre-select it."""
        if self._match is not None:
            self._loop.act(action)

    def take_back(self) -> TakenBack | None:
        """Take the person's last action back and all that came after it; None if rules or game do not allow it."""
        return None if self._match is None else self._loop.take_back()

    def ask_advice(self) -> bool:
        """Request advice for the person; returns True if the rules allow it.

        `advised` follows, unless something happens before.
        """
        return self._match is not None and self._loop.ask_advice()

    def play_rest(self, rest: RestKind) -> ClaimRefusal | None:
        """Play the rest of the game without the person; returns a reason if that cannot be."""
        return self._loop.play_rest(rest)

    def ready(self) -> None:
        """Ask for the next decision, once the table has shown everything; after a hand thrown in, deal anew."""
        if self._match is not None:
            self._loop.ready()
