"""A player that is a program of its own: it is told the game and asked by the seat protocol."""

from __future__ import annotations

import logging
import os
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO

from freedoko_qt.app.engines import Trouble
from freedoko_qt.app.seat_protocol.host import ask_of, hello_of, over_of, told
from freedoko_qt.app.seat_protocol.lines import (
    Fact,
    Hello,
    Message,
    Over,
    Quit,
    Told,
    choice_of,
    line_of,
    ready_of,
)
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.errors import BadNotation, GameError
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

log = logging.getLogger(__name__)

SECONDS = 30.0
"""How long a program may take for an answer."""

FAREWELL_SECONDS = 1.0
"""How long a program may take to end when it is told to."""

LONGEST = 1 << 16
"""More bytes than any answer needs in one line."""


class EngineFailure(GameError):
    """An external program cannot be played with any longer."""

    def __init__(self, trouble: Trouble, what: str) -> None:
        super().__init__(what)
        self.trouble = trouble


class ExternalPlayer:
    """Decides as a program does, which runs from the first question until ``close``.

    ``observe`` and ``close`` may be called while ``decide`` waits for an answer on another thread.
    """

    def __init__(self, command: str, *, seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._lock = Lock()
        """Who holds it talks to the program."""
        self._program: _Program | None = None
        self._closed = False
        self._now: tuple[Hello, tuple[Fact, ...]] | None = None
        """The game as it stands."""
        self._hello: Hello | None = None
        """The game that the program has been told."""
        self._facts: list[Fact] = []
        """What it has been told of that, or has done itself."""
        self.trouble: Trouble | None = None
        """Why it cannot go on, once it cannot."""

    def observe(self, game: Game, seat: int) -> None:
        """Look at a game of which the seat will be asked, or which is over."""
        self._now = hello_of(game, seat), told(game, seat)
        if game.phase is Phase.OVER and self._lock.acquire(blocking=False):
            # Who is thinking about a question that is stale need not be told: the next hello tells it, too.
            try:
                self._finish(over_of(game))
            finally:
                self._lock.release()

    def decide(self, view: SeatView) -> Action | None:
        """What the program answers. Raises EngineFailure, and then for every later question, too."""
        with self._lock:
            if self.trouble is not None:
                raise EngineFailure(self.trouble, "the program has failed before")
            try:
                return self._decide(view)
            except EngineFailure as failure:
                self.trouble = failure.trouble
                raise

    def close(self) -> None:
        """End the program; a question that waits for its answer fails."""
        self._closed = True
        if self._program is not None:
            self._program.end()

    def _decide(self, view: SeatView) -> Action | None:
        if self._now is None:
            raise EngineFailure(Trouble.NOT_STARTED, "it has seen no game")
        program = self._running()
        self._tell(program, *self._now)
        try:
            action = choice_of(program.answer(line_of(ask_of(view)), self._seconds), view.seat)
        except BadNotation as error:
            raise EngineFailure(Trouble.NOT_UNDERSTOOD, str(error)) from error
        if action not in view.legal and (action is not None or view.my_turn):
            raise EngineFailure(Trouble.ILLEGAL, f"{action} is not legal")
        if action is not None:
            self._facts.append(action)
        return action

    def _running(self) -> _Program:
        if self._program is None:
            self._program = _Program(self._command)
        if self._closed:
            self._program.end()
        return self._program

    def _tell(self, program: _Program, hello: Hello, facts: tuple[Fact, ...]) -> None:
        """Tell what is new; the whole game if it is another one, or has gone another way than the program knows."""
        known = len(self._facts)
        if hello != self._hello or facts[:known] != tuple(self._facts):
            try:
                log.info("%s is ready", ready_of(program.answer(line_of(hello), self._seconds)))
            except BadNotation as error:
                raise EngineFailure(Trouble.NOT_UNDERSTOOD, str(error)) from error
            self._hello, known = hello, 0
        for fact in facts[known:]:
            program.say(line_of(Told(fact)))
        self._facts = [*facts]

    def _finish(self, over: Over) -> None:
        """Tell the end of the game that the program knows."""
        if self._program is None or self._now is None or self.trouble is not None:
            return
        hello, facts = self._now
        known = len(self._facts)
        if hello == self._hello and facts[:known] == tuple(self._facts):
            messages: list[Message] = [*map(Told, facts[known:]), over]
            for message in messages:
                self._program.say(line_of(message))
        self._hello, self._facts = None, []


class _Program:
    """A running program, written to and read from by threads of its own, so that it can keep nobody waiting."""

    def __init__(self, command: str) -> None:
        hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # on Windows, where a console would open
        try:
            arguments = command if os.name == "nt" else shlex.split(command)  # Windows takes it as it is
            if not arguments:
                raise ValueError("the command is empty")
            self._process = subprocess.Popen(
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=hidden
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise EngineFailure(Trouble.NOT_STARTED, f"it could not be started: {reason}") from error
        self._outgoing: SimpleQueue[str | None] = SimpleQueue()
        self._incoming: SimpleQueue[bytes | None] = SimpleQueue()
        assert self._process.stdin is not None and self._process.stdout is not None
        Thread(target=self._write, args=(self._process.stdin,), daemon=True).start()
        Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    def say(self, line: str) -> None:
        """Tell something that is not answered."""
        self._outgoing.put(line)

    def answer(self, line: str, seconds: float) -> str:
        """Say something and wait for the answer. Raises EngineFailure if there is none in time."""
        self.say(line)
        try:
            answer = self._incoming.get(timeout=seconds)
        except Empty:
            raise EngineFailure(Trouble.SILENT, f"no answer within {seconds} seconds") from None
        if answer is None:
            self._incoming.put(None)  # for whoever asks again
            raise EngineFailure(Trouble.ENDED, "the program has ended")
        return answer.decode(errors="replace")

    def end(self) -> None:
        """End the program: with a word, or if that does not help by force."""
        self._incoming.put(None)
        self.say(line_of(Quit()))
        self._outgoing.put(None)
        try:
            self._process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (line := self._outgoing.get()) is not None:
                pipe.write(line.encode() + b"\n")
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while line := pipe.readline(LONGEST):
                self._incoming.put(line)
        self._incoming.put(None)
