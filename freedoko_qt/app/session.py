"""One evening at the table: whom to ask, what was done, and telling it to whoever looks on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.external_programs import Substitution
from freedoko_qt.app.history import History
from freedoko_qt.app.lock import InUse
from freedoko_qt.app.match import Match
from freedoko_qt.app.opponents import Opponents, not_chosen, seed_at
from freedoko_qt.app.practice_match import PracticeMatch
from freedoko_qt.app.replay.practice import Practice
from freedoko_qt.app.rest_of_game import ClaimRefusal, RestKind, RestOfGame, stand_in
from freedoko_qt.app.seats import HUMAN, Seat, seats_of
from freedoko_qt.app.setup import SUBSTITUTE, TournamentSetup
from freedoko_qt.app.sheet.sheet import Sheet, sheet_of
from freedoko_qt.app.storage import NewerFormat, Notice, NoticeKind, unreadable
from freedoko_qt.app.thinker import Thinker
from freedoko_qt.app.tournament import Tournament
from freedoko_qt.app.writer import Writer
from freedoko_qt.engine.actions import Action, Play
from freedoko_qt.engine.cards import Card, Hands
from freedoko_qt.engine.events import Event
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.decided import LAST_TRICKS, is_decided
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.view import SeatView

if TYPE_CHECKING:
    from freedoko_qt.ai.advice import Advice

log = logging.getLogger(__name__)

SEEDS = 10**9
"""Seeds that are drawn are short enough to be told to somebody."""


class Session(QObject):
    """The table's other half: takes intents, asks the players, and tells what happens.

    Every action is on disk before it is done and told. Until then nothing else is decided; what the person wants
    meanwhile is looked at afterwards.

    The table calls `ready` when it has shown everything, and only then the next decision is asked for. With
    `autoplay` the person's seat is played by the computer too.
    """

    happened = Signal(object)
    """An Event; `view` already knows of it."""
    refused = Signal(object)
    """The Refusal of something the person wanted."""
    redrawn = Signal()
    """Everything may be different: read it anew, then call `ready`."""
    asked = Signal()
    """The person is to decide; may be told again for the same decision."""
    pre_selected = Signal(object)
    """The Card that is played when it is the person's turn, or None."""
    advised = Signal(object)
    """The Advice that was asked for, or None where there is nothing to decide."""
    decided = Signal()
    """However the cards lie that the person has not seen, nothing is left to decide in this game."""
    hurried = Signal(bool)
    """The rest of the game is played without the person, or that is over."""
    tournament_finished = Signal()
    noticed = Signal(object)
    """A Notice about a file, or a Substitution."""
    _met = Signal(object)
    """A Notice, from whichever thread writes."""

    def __init__(
        self,
        history: History,
        *,
        autoplay: bool = False,
        draw_seed: Callable[[], int] = lambda: SystemRandom().randrange(SEEDS),
        programs: Callable[[], Iterable[str]] = tuple,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.human = HUMAN
        self._history = history
        self._autoplay = autoplay
        self._draw_seed = draw_seed
        self._match: Match | PracticeMatch | None = None
        self._programs = programs
        self._opponents = Opponents(programs)
        self._view: SeatView | None = None
        self._pre_selected: Card | None = None
        self._ticket = 0
        """Grows with every change: an answer to an older question is stale."""
        self._offered: set[int] = set()
        """The seats that had their chance to announce since the last change."""
        self._thinking: int | None = None
        """The seat whose answer to the current ticket is awaited."""
        self._weighed = 0
        """The ticket for which it was last asked whether anything is left to decide."""
        self._rest = RestOfGame()
        self._awaited: Callable[[], None] | None = None
        """How it goes on once everything is on disk."""
        self._coming: Action | None = None
        """The action that is done then."""
        self._held: list[Action] = []
        """What the person has wanted to do meanwhile."""
        self._telling = False
        self._ready = False
        """True if the table has become ready while it was still being told."""
        self._writer = Writer(self)
        self._met.connect(self.noticed)
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answered)
        self._thinker.failed.connect(self._failed)
        self._thinker.advised.connect(self._on_advised)
        self._thinker.affirmed.connect(self._on_affirmed)

    # What the table reads

    @property
    def history(self) -> History:
        """The tournaments on disk, with everything that was played."""
        self._writer.wait()
        return self._history

    @property
    def view(self) -> SeatView | None:
        """What the person knows of the game; None before the first tournament."""
        if self._view is None and self.game is not None:
            self._view = self.game.view(HUMAN)
        return self._view

    @property
    def game(self) -> Game | None:
        """The game on the table with all hands: to be shown when it is over only (but for `open_hands`)."""
        return None if self._match is None else self._match.game

    @property
    def open_hands(self) -> Hands | None:
        """What everybody holds in the game on the table; None where its rules let nobody look."""
        if self.game is None or not self.game.rules.show_all_hands:
            return None
        first, second, third, fourth = map(tuple, self.game.hands)
        return first, second, third, fourth

    @property
    def players(self) -> tuple[Seat, Seat, Seat, Seat]:
        """Who sits at the table, the person first."""
        return seats_of(self.setup)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, for sentences."""
        return tuple(seat.name for seat in self.players)

    @property
    def name(self) -> str:
        """Under which name the tournament is kept, for `resume`; empty before the first one."""
        return "" if self._match is None else self._match.name

    @property
    def tournament(self) -> Tournament | None:
        """The tournament as it is on disk; None where there is none, or in a practice."""
        return self._match.kept if isinstance(self._match, Match) else None

    @property
    def practice(self) -> Practice | None:
        """What is practised; None where what is played counts."""
        return self._match.practice if isinstance(self._match, PracticeMatch) else None

    @property
    def setup(self) -> TournamentSetup:
        """How this tournament was set up, with its seed."""
        return TournamentSetup() if self._match is None else self._match.setup

    @property
    def games(self) -> Sequence[Game]:
        """Every game of this tournament that is over, redeals among them; none in a practice."""
        return self._match.games if isinstance(self._match, Match) else ()

    @property
    def sheet(self) -> Sheet | None:
        """The list of this tournament; None before the first one, and where a game is only practised."""
        if not isinstance(self._match, Match):
            return None
        kept, ends = self._match.kept, self._match.games.ends
        return sheet_of(kept.setup, ends, datetime.fromisoformat(kept.begun), kept.title, kept.aids)

    @property
    def score(self) -> Score | None:
        """The score of the game on the table; None while it runs, or if it was thrown in."""
        return None if self.game is None else self.game.score

    @property
    def last_game(self) -> bool:
        """True if the tournament is over with the game on the table (which must be over to know it)."""
        return self._match is not None and self._is_over and self._match.following is None

    # What the table wants

    def start(self, setup: TournamentSetup) -> None:
        """Begin a tournament."""
        seed = self._draw_seed() if setup.seed is None else setup.seed
        self._get_up()
        self._sit_down(Match.begin(self._history, replace(setup, seed=seed), self._met.emit, self._writer.write))

    def practise(self, practice: Practice) -> None:
        """Play one game of which nothing is kept; a tournament is left first, and can be resumed."""
        self._sit_down(PracticeMatch(practice))

    def resume(self, name: str) -> bool:
        """Go on with a tournament at the action at which it was left; returns whether that can be done."""
        if name == self.name:
            self.redrawn.emit()
            return True
        try:
            match = Match.resume(self._history, name, self._met.emit, self._writer.write)
        except InUse:
            self.noticed.emit(Notice(NoticeKind.IN_USE, self._history.path(name)))
        except NewerFormat:
            self.noticed.emit(Notice(NoticeKind.NEWER, self._history.journal(name)))
        except OSError as error:
            self.noticed.emit(unreadable(self._history.journal(name), error))
        else:
            if match is not None:
                self._writer.wait()  # a damaged journal has been set aside, and what was in it is to be shown
                self._sit_down(match)
                return True
        return False

    def rename(self, name: str, title: str) -> None:
        """Give a tournament a title, or none, at the table or not."""
        self._settle()
        if isinstance(self._match, Match) and name == self.name:
            self._match.rename(title)
            self._writer.wait()
        elif (notice := self.history.rename(name, title)) is not None:
            self.noticed.emit(notice)

    def leave(self) -> None:
        """Get up from the table; the tournament can be resumed, and until then it can be thrown away."""
        if self._match is not None:
            self._get_up()
            self._opponents.dismiss()
            self._change()
            self._pre_select(None)

    def next_game(self) -> None:
        """Deal the next game, or finish the tournament after its last one; not while a game runs."""
        if self._match is None or not self._is_over:
            return
        if self._match.next_game():
            self._rest = RestOfGame()
            self._begin_anew()
        else:
            self.tournament_finished.emit()

    def act(self, action: Action) -> None:
        """What the person wants to do: done if it is legal, else refused or, a card before its turn, kept."""
        if self._awaited is not None:
            if action != self._coming:  # else a second click on it
                self._held.append(action)
            return
        game = self.game
        if game is None or action.seat != HUMAN:
            return
        refusal = game.refusal(action)
        if isinstance(action, Play) and game.turn == HUMAN and refusal is None:
            # The others may still want to announce first; they do not take long.
            self._pre_select(action.card)
            self._go_on()
        elif refusal is None:
            self._apply(action)
        elif isinstance(action, Play) and self._can_wait(game, action.card):
            self._pre_select(None if self._pre_selected == action.card else action.card)
        else:
            self.refused.emit(refusal)

    def take_back(self) -> bool:
        """Take the person's last card back and all that came after it; returns whether rules and game allow it."""
        self._settle()
        match = self._match
        if match is None or not match.rules.take_back_tricks or not match.take_back(HUMAN):
            return False
        self._once_written(self._begin_anew)
        return True

    def ask_advice(self) -> None:
        """Have thought about what the person could do now; `advised` tells it, if nothing happens before.

        Asked twice it says the same; where the rules allow no hint it says nothing.
        """
        view = self.view
        if view is not None and view.rules.card_hint and self._awaited is None:
            self._thinker.ask_advice(self._ticket, view, seed_at(self.game, HUMAN))

    def play_rest(self, rest: RestKind) -> ClaimRefusal | None:
        """Have the rest of the game played without the person; returns why that cannot be."""
        self._settle()
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
        """The table has shown everything: ask for the next decision; after a hand thrown in, deal anew."""
        if self._telling:
            self._ready = True
        elif self._awaited is not None:
            pass  # what is told then makes the table ready once more
        elif self.game is not None and self.game.thrown_in is not None:
            self.next_game()
        else:
            self._go_on()

    def close(self) -> None:
        """End the threads, and let go of the files once everything is on disk."""
        self._forget()  # an answer that is under way is stale
        self._opponents.dismiss()
        self._thinker.close()
        if self._match is not None:
            self._match.close()
        self._writer.close()

    # How it goes on

    @property
    def _is_over(self) -> bool:
        return self.game is not None and self.game.phase is Phase.OVER

    def _get_up(self) -> None:
        """Let go of the files once everything is on disk."""
        self._forget()
        if self._match is not None:
            self._match.close()
            self._match = None
            self._writer.wait()

    def _sit_down(self, match: Match | PracticeMatch) -> None:
        self._get_up()
        self._match = match
        self._rest = RestOfGame()
        self._opponents.dismiss()
        self._begin_anew()
        if (told := not_chosen(self.setup, self._programs())) is not None:
            self.noticed.emit(told)

    def _begin_anew(self) -> None:
        """Another game is on the table, or another point of one, with new computer players."""
        self._change()
        self._opponents.sit_down(self.setup, HUMAN if self._autoplay else None)
        self._pre_select(None)
        self._rest.is_decided = False
        self.hurried.emit(False)
        self.redrawn.emit()

    def _change(self) -> None:
        """The state is another one: what was thought about the old one is stale."""
        self._ticket += 1
        self._thinking = None
        self._offered.clear()
        self._view = None

    def _forget(self) -> None:
        """Nobody waits any more for what is being thought and written."""
        self._change()
        self._awaited = self._coming = None
        self._held.clear()

    def _can_wait(self, game: Game, card: Card) -> bool:
        """True if this is a card of one's own, chosen before the turn."""
        return game.phase is Phase.PLAY and game.turn != HUMAN and card in game.hands[HUMAN]

    def _pre_select(self, card: Card | None) -> None:
        if card != self._pre_selected:
            self._pre_selected = card
            self.pre_selected.emit(card)

    def _go_on(self) -> None:
        """Ask the next one: first the computer players that could announce, then the seat to move."""
        game = self.game
        if game is None or game.turn is None or self._thinking is not None or self._awaited is not None:
            return
        seat = self._next_to_ask(game)
        if seat in self._opponents.seats:
            self._thinking = seat
            self._thinker.ask(self._ticket, self._opponents.player(seat, game), game.view(seat))
        elif self._pre_selected is not None and game.phase is Phase.PLAY:
            self._play_pre_selected(game, self._pre_selected)
        else:
            self._weigh(game)
            self.asked.emit()

    def _weigh(self, game: Game) -> None:
        """Find out meanwhile whether anything is left to decide."""
        if self._rest.is_decided or self._weighed == self._ticket:
            return
        self._weighed = self._ticket
        if game.phase is Phase.PLAY and max(map(len, game.hands)) <= LAST_TRICKS:
            self._thinker.ask_whether(self._ticket, partial(is_decided, game.copy(), HUMAN))

    def _on_affirmed(self, ticket: int) -> None:
        if ticket == self._ticket and not self._rest.is_decided:
            self._rest.is_decided = True
            self.decided.emit()

    def _next_to_ask(self, game: Game) -> int:
        for seat in self._opponents.seats:
            if seat != game.turn and seat not in self._offered and game.legal(seat):
                return seat
        return HUMAN if game.turn is None else game.turn

    def _play_pre_selected(self, game: Game, card: Card) -> None:
        action = Play(HUMAN, card)
        refusal = game.refusal(action)
        if refusal is None:
            self._apply(action)
        else:
            self._pre_select(None)
            self.refused.emit(refusal)
            self.asked.emit()

    def _apply(self, action: Action) -> None:
        """Have an action put on disk; then it is done."""
        if self._match is None:
            return
        self._match.write_ahead(action)
        self._coming = action
        self._once_written(partial(self._do, self._match, action))

    def _do(self, match: Match | PracticeMatch, action: Action) -> None:
        self._coming = None
        if isinstance(action, Play) and action.seat == HUMAN:
            self._pre_select(None)
        events = match.apply(action)
        self._change()
        if self._is_over and self.game is not None:
            self._opponents.observe_end(self.game)
        self._tell(events)

    def _once_written(self, go_on: Callable[[], None]) -> None:
        """Go on like this when everything is on disk; until then nothing is decided."""
        self._change()
        self._awaited = go_on
        self._writer.then(partial(self._on_written, self._ticket))

    def _on_written(self, ticket: int) -> None:
        if ticket != self._ticket or self._awaited is None:
            return
        go_on, self._awaited = self._awaited, None
        go_on()
        held, self._held = self._held, []
        for action in held:
            self.act(action)

    def _settle(self) -> None:
        """What is being written is waited for, and told."""
        while self._awaited is not None:
            self._writer.wait()
            self._on_written(self._ticket)

    def _tell(self, events: list[Event]) -> None:
        self._telling = True
        for event in events:
            self.happened.emit(event)
        self._telling = False
        # Where nobody is asked for reservations a healthy seat says nothing: there is nothing to wait for.
        if self._ready or not events:
            self._ready = False
            self.ready()

    def _answered(self, ticket: int, action: Action | None) -> None:
        if ticket != self._ticket or self._thinking is None:
            log.debug("A stale answer was dropped: %s", action)
            return
        seat, self._thinking = self._thinking, None
        if action is None:
            self._offered.add(seat)
            self._go_on()
        else:
            self._apply(action)

    def _on_advised(self, ticket: int, advice: Advice | None) -> None:
        if ticket == self._ticket:
            if advice is not None and isinstance(self._match, Match):
                self._match.count_hint()
            self._writer.then(partial(self._tell_advice, ticket, advice))

    def _tell_advice(self, ticket: int, advice: Advice | None) -> None:
        if ticket == self._ticket:
            self.advised.emit(advice)

    def _failed(self, ticket: int) -> None:
        """A player could not decide: another one goes on in its seat."""
        if ticket != self._ticket or self._thinking is None:
            return
        seat, self._thinking = self._thinking, None
        trouble = self._opponents.replace(seat)
        if trouble is not None:
            self.noticed.emit(Substitution(self.players[seat].name, SUBSTITUTE, trouble))
        self._go_on()
