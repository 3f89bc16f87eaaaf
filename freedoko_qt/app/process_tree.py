"""A child process whose children can be ended with it: it has a process group of its own and, on Linux, a mark."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

LAST_SECONDS = 5.0
"""Seconds that the system may take to end a process by force."""

MARK = "FREEDOKO_QT_PROGRAM"
"""The variable of the environment by which children are found that have left the process group."""

MOST_ROUNDS = 10
"""Number of searches for children that were started while others were ended."""


class ProcessTree:
    """A program that is spoken to over pipes, and all that it starts."""

    def __init__(self, command: str) -> None:
        """Start a program. Raises OSError, and ValueError if the command is none."""
        arguments = command if os.name == "nt" else shlex.split(command)  # Windows takes it as it is
        if not arguments:
            raise ValueError("the command is empty")
        pipe = subprocess.PIPE
        if sys.platform == "win32":
            from freedoko_qt.app.windows_job import Job

            flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
            self.process = subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, creationflags=flags)
            try:
                self._job = Job(self.process.pid)
            except OSError:
                self.process.kill()
                raise
        else:
            self._mark = os.urandom(16).hex()
            environment = {**os.environ, MARK: self._mark}
            self.process = subprocess.Popen(
                arguments, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True, env=environment
            )

    def end(self) -> None:
        """Kill the program and all of its children. Not to be called twice.

        `process.wait` must not have returned before: until then its number is that of its group and of no other one.

        Blocks for `LAST_SECONDS` at most.
        """
        if sys.platform == "win32":
            self._job.end()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            for _ in range(MOST_ROUNDS):
                if not _kill_marked(f"{MARK}={self._mark}".encode()):
                    break
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LAST_SECONDS)


def _kill_marked(mark: bytes) -> bool:
    """Kill the processes with this in their environment, and return True if there were any.

    A child can leave a process group and its parent, but it takes the environment along unless it takes care not to.
    Without /proc none are found.
    """
    found = False
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if mark in environment.read_bytes().split(b"\0"):
                os.kill(int(environment.parent.name), signal.SIGKILL)
                found = True
    return found
