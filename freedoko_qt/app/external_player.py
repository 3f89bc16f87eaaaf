"""A player that is a program of its own, driven by the seat protocol."""

from __future__ import annotations

import logging
from threading import Lock

from freedoko_qt.app.external_programs import EngineFailure, Trouble, clean
from freedoko_qt.app.running_program import RunningProgram
from freedoko_qt.app.seat_protocol.host import ask_of, facts_for, hello_of, over_of
from freedoko_qt.app.seat_protocol.lines import NOTHING, choice_of, line_of, ready_of, written
from freedoko_qt.app.seat_protocol.messages import EventMessage, Fact, Hello, Message, Over
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_to_dict
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

log = logging.getLogger(__name__)

SECONDS = 30.0
"""Seconds that a program may take for an answer."""


class ExternalPlayer:
    """Decides as a program does, which runs from the first question until `close`.

    `observe` and `close` may be called while `decide` waits for an answer on another thread.

    `seconds` is the time for one answer; after it the program counts as failed.
    """

    def __init__(self, command: str, *, seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._lock = Lock()
        """Held by the thread that exchanges lines with the program."""
        self._program: RunningProgram | None = None
        self._closed = False
        self._now: tuple[Hello, tuple[Fact, ...]] | None = None
        """The game as it stands."""
        self._hello: Hello | None = None
        """The game that was sent to the program."""
        self._facts: list[Fact] = []
        """The facts that were sent to it, or are its own actions."""
        self.trouble: Trouble | None = None
        """The reason why it cannot go on, once it cannot."""

    def observe(self, game: Game, seat: int) -> None:
        """Note a game in which the seat will be asked, or which is over.

        Call it before each `decide`: the seat's view alone is not the whole history. When the game is over, the program
        hears of it at once unless it is still thinking.
        """
        self._now = hello_of(game, seat), facts_for(game, seat)
        if game.phase is Phase.OVER and self._lock.acquire(blocking=False):
            # A program that still thinks about a stale question need not be notified: the next hello says it, too.
            try:
                self._finish(over_of(game))
            finally:
                self._lock.release()

    def decide(self, view: SeatView) -> Action | None:
        """The program's answer. Raises EngineFailure, and then for every later question, too.

        Starts the program with the first question. Blocks up to `seconds` for each line that is answered. None: it
        announces nothing out of turn.
        """
        with self._lock:
            if self.trouble is not None:
                raise EngineFailure(self.trouble, "the program has failed before")
            try:
                return self._decide(view)
            except EngineFailure as failure:
                self.trouble = failure.trouble
                words = "" if self._program is None else self._program.last_words
                raise EngineFailure(failure.trouble, f"{failure} ({words})" if words else str(failure)) from failure

    def close(self) -> None:
        """End the program; a question that waits for its answer fails. Returns at once.

        May be called twice. A later `decide` raises EngineFailure.
        """
        self._closed = True
        if self._program is not None:
            self._program.end()

    def _decide(self, view: SeatView) -> Action | None:
        if self._now is None:
            raise EngineFailure(Trouble.NOT_STARTED, "it has seen no game")
        program = self._running()
        self._send(program, *self._now)
        try:
            action = choice_of(program.answer(line_of(ask_of(view)), self._seconds), view.seat)
        except BadNotation as error:
            raise EngineFailure(Trouble.NOT_UNDERSTOOD, str(error)) from error
        if action not in view.legal and (action is not None or view.my_turn):
            said = NOTHING if action is None else action_to_dict(action)
            raise EngineFailure(Trouble.ILLEGAL, f"{written(said)} is not legal")
        if action is not None:
            self._facts.append(action)
        return action

    def _running(self) -> RunningProgram:
        if self._program is None:
            self._program = RunningProgram(self._command)
        if self._closed:
            self._program.end()
        return self._program

    def _send(self, program: RunningProgram, hello: Hello, facts: tuple[Fact, ...]) -> None:
        """Send new facts; the whole game if it is another one or has diverged from what the program knows."""
        known = len(self._facts)
        if hello != self._hello or facts[:known] != tuple(self._facts):
            try:
                name = ready_of(program.answer(line_of(hello), self._seconds))
                log.info("%s is ready", clean(name))
            except BadNotation as error:
                raise EngineFailure(Trouble.NOT_UNDERSTOOD, str(error)) from error
            self._hello, known = hello, 0
        for fact in facts[known:]:
            program.say(line_of(EventMessage(fact)))
        self._facts = [*facts]

    def _finish(self, over: Over) -> None:
        """Send the end of the game that the program knows."""
        if self._program is None or self._now is None or self.trouble is not None:
            return
        hello, facts = self._now
        known = len(self._facts)
        if hello == self._hello and facts[:known] == tuple(self._facts):
            messages: list[Message] = [*map(EventMessage, facts[known:]), over]
            for message in messages:
                self._program.say(line_of(message))
        self._hello, self._facts = None, []
