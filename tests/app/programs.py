"""Programs that can sit at the table: our own, and some that are of no use."""

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from freedoko_qt.app.external_player import ExternalPlayer

PATIENCE = 20.0  # seconds
PIDS = "pids.txt"

Sit = Callable[..., ExternalPlayer]


def command(*words: str) -> str:
    """A command of these words, as one would type it on this system."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def ours(level: str) -> str:
    """The command of our own program for a seat."""
    return command(sys.executable, "-m", "freedoko_qt", "seat", "--player", level)


def written(folder: Path, on_ask: str, *, at_start: str = "pass", name: str = "'Test'") -> str:
    """The command of a program that says it is ready, and does something when it is asked."""
    path = folder / "engine.py"
    path.write_text(
        "import json, os, signal, subprocess, sys, time\n"
        "def noted(pid):\n"
        f"    print(pid, file=open({str(folder / PIDS)!r}, 'a'))\n"
        "noted(os.getpid())\n"
        f"{at_start}\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if 'hello' in message:\n"
        f"        print(json.dumps({{'ready': {name}}}), flush=True)\n"
        "    elif 'ask' in message:\n"
        f"        {on_ask}\n"
        "    elif 'quit' in message:\n"
        "        break\n"
    )
    return command(sys.executable, str(path))


def started(folder: Path) -> list[int]:
    """The processes of such a program, and those that it has started."""
    path = folder / PIDS
    return [int(line) for line in path.read_text().splitlines()] if path.exists() else []


def is_running(pid: int) -> bool:
    """True if a process is there that does something yet."""
    if sys.platform == "win32":
        return _is_running_in_windows(pid)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    if not Path("/proc").exists():
        return True
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
        return False


def _is_running_in_windows(pid: int) -> bool:
    from ctypes import windll

    synchronize, timeout = 0x00100000, 0x102
    process = windll.kernel32.OpenProcess(synchronize, False, pid)
    running = bool(process) and windll.kernel32.WaitForSingleObject(process, 0) == timeout
    windll.kernel32.CloseHandle(process)
    return running


FIRST = "print(json.dumps(message['legal'][0]), flush=True)"
"""Does the first thing that is legal."""

DIES = "sys.exit(3)"
SILENT = "time.sleep(60)"
BABBLES = "print('tea?', flush=True)"
CHEATS = "print(json.dumps({'play': 'CA', 'seat': (message['legal'][0]['seat'] + 1) % 4}), flush=True)"
COMPLAINS = "print(json.dumps({'error': 'no'}), flush=True)"
HUGE = "print('x' * 1_000_000, flush=True)"
SCREAMS = r"print('\x1b[2J\x1b]0;owned\x07' * 1000, flush=True)"
"""An escape sequence that would clear a terminal and change its title."""

DEAF = "os.close(0); time.sleep(60)"
STUBBORN = "print('tea?', flush=True); signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"
"""Fails, and does not end when asked to."""

CHILD = "noted(subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']).pid)"
"""Another process, which has the pipes, too, and would live on."""

QUIET_CHILD = (
    "noted(subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'],"
    " stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).pid)"
)
"""The same without them: when the program ends nobody hears of the other process."""

DAEMON = QUIET_CHILD.replace("stdin=", "start_new_session=True, stdin=", 1)
"""A process that has left the process group of the program."""

ORPHAN = (
    "noted(int(subprocess.run([sys.executable, '-c', 'import subprocess, sys; print(subprocess.Popen(sys.argv[1:], "
    "start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).pid)',"
    " sys.executable, '-c', 'import time; time.sleep(600)'], check=True, stdout=subprocess.PIPE).stdout))"
)
"""The same, and its parent has ended, so that it is no descendant of the program any more."""


def wait_until_started(folder: Path, number: int) -> None:
    """Until so many processes run of what a program in this folder starts."""
    begun = monotonic()
    while len(started(folder)) < number:
        assert monotonic() - begun < PATIENCE, "it has not been started"
        sleep(0.01)


def wait_until_gone(folder: Path) -> None:
    """Until nothing runs any more of what a program in this folder has started; it must have been started."""
    pids = started(folder)
    assert pids
    begun = monotonic()
    while any(map(is_running, pids)):
        assert monotonic() - begun < PATIENCE, "it lives on"
        sleep(0.01)
