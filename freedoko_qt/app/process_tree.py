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


def start(command: str) -> subprocess.Popen[bytes]:
    """Start a program, talked with over pipes. Raises OSError, and ValueError if the command is none."""
    arguments = command if os.name == "nt" else shlex.split(command)  # Windows takes it as it is
    if not arguments:
        raise ValueError("the command is empty")
    pipe = subprocess.PIPE
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
        return subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, creationflags=flags)
    return subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)


def end(process: subprocess.Popen[bytes]) -> None:
    """Kill a program and all of its children. Not to be called twice.

    Nobody may have waited for the program before: until then its number is that of its group and of no other one.
    """
    if sys.platform == "win32":
        hidden = subprocess.CREATE_NO_WINDOW
        words = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(words, check=False, capture_output=True, creationflags=hidden)
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(LAST_SECONDS)
