"""A running external program, which can neither block the caller nor fill the memory."""

from __future__ import annotations

import os
import weakref
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Lock, Thread
from typing import IO

from freedoko_qt.app.external_programs import EngineFailure, Trouble
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.process_tree import ProcessTree
from freedoko_qt.app.seat_protocol.lines import line_of
from freedoko_qt.app.seat_protocol.messages import Quit

FAREWELL_SECONDS = 1.0
"""Seconds that a program may take to end when it is asked to."""

LISTENING_SECONDS = 0.2
"""Seconds that the end of a program's output is waited for."""

LONGEST = 1 << 16
"""More bytes than any answer needs in one line."""

MOST_UNASKED = 1000
"""Lines that a program may say between two questions; they are thrown away."""

MOST_UNREAD = 1000
"""Lines that a program may leave unread; no game has as many."""

LAST_WORDS = 200
"""Letters of what a program has said last on standard error."""


class RunningProgram:
    """A child process with threads for its pipes. It ends with its parent at the latest.

    Three threads for it read and write, so no pipe can block the caller. Lines are bounded in length and number, so it
    cannot fill the memory.
    """

    def __init__(self, command: str) -> None:
        """Raises EngineFailure if it cannot be started."""
        try:
            tree = ProcessTree(command)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise EngineFailure(Trouble.NOT_STARTED, f"it could not be started: {reason}") from error
        process = tree.process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self._outgoing: Queue[str | None] = Queue(MOST_UNREAD)
        self._incoming: SimpleQueue[str | Trouble] = SimpleQueue()
        """The answer to the current question, or why there will be none: never more than a few."""
        self._asked = Event()
        self._last_words = b""
        self._ending = Lock()
        self._end = weakref.finalize(self, tree.end)  # at the latest when our own process ends
        Thread(target=self._write, args=(process.stdin,), daemon=True).start()
        self._reader = Thread(target=self._read, args=(process.stdout,), daemon=True)
        self._listener = Thread(target=self._listen, args=(process.stderr,), daemon=True)
        self._reader.start()
        self._listener.start()

    def say(self, line: str) -> None:
        """Send a line that is not answered; if too much is left unread the next question fails.

        Returns at once. The line has no line break; it is written by another thread.
        """
        try:
            self._outgoing.put_nowait(line)
        except Full:
            self._incoming.put(Trouble.SILENT)

    def answer(self, line: str, seconds: float) -> str:
        """Send a line and wait for the answer. Raises EngineFailure if there is none in time.

        Blocks for `seconds` at most. The line comes with its line break, if the program wrote one. After a failure
        every later question fails in the same way.
        """
        self._asked.set()
        self.say(line)
        try:
            answer = self._incoming.get(timeout=seconds)
        except Empty:
            answer = Trouble.SILENT
        if isinstance(answer, Trouble):
            self._incoming.put(answer)  # for the next question
            raise EngineFailure(answer, _REASONS[answer])
        return answer

    @property
    def last_words(self) -> str:
        """The last line on standard error that is not blank.

        Waits up to `LISTENING_SECONDS` for output under way; at most `LAST_WORDS` letters, empty if there were none.
        """
        self._listener.join(LISTENING_SECONDS)
        lines = map(one_line, self._last_words.decode(errors="replace").splitlines())
        return next(filter(None, reversed([*lines])), "")[:LAST_WORDS]

    def end(self) -> None:
        """Ask the program to quit, and kill it if it does not. Returns at once.

        May be called twice and from any thread. A thread waits `FAREWELL_SECONDS` and then kills the program with its
        children.
        """
        if self._ending.acquire(blocking=False):
            self._incoming.put(Trouble.ENDED)
            for line in (line_of(Quit()), None):
                with suppress(Full):
                    self._outgoing.put_nowait(line)
            Thread(target=self._see_off).start()  # the interpreter waits for it before it ends

    def _see_off(self) -> None:
        self._reader.join(FAREWELL_SECONDS)
        self._end()

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (line := self._outgoing.get()) is not None:
                pipe.write(line.encode() + b"\n")
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        """Read the answers, and drop lines that were not asked for."""
        unasked = 0
        with suppress(OSError), pipe:
            while unasked < MOST_UNASKED and (line := pipe.readline(LONGEST)):
                unasked += 1
                if self._asked.is_set():
                    self._asked.clear()
                    self._incoming.put(line.decode(errors="replace"))
                    unasked = 0
        self._incoming.put(Trouble.NOT_UNDERSTOOD if unasked else Trouble.ENDED)

    def _listen(self, pipe: IO[bytes]) -> None:
        """Keep the last line of standard error."""
        with suppress(OSError), pipe:
            while piece := os.read(pipe.fileno(), LONGEST):
                self._last_words = (self._last_words + piece)[-LAST_WORDS:]


_REASONS = {
    Trouble.ENDED: "it has ended",
    Trouble.NOT_UNDERSTOOD: "it says what is not asked for",
    Trouble.SILENT: "it does not answer in time",
}
