"""A child process with a process group of its own, so that its children can be ended with it."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress

LAST_SECONDS = 5.0
"""Seconds that the system may take to end a process by force."""


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
            self.process = subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)

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
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LAST_SECONDS)
