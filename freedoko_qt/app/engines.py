"""External programs at the table: how a seat's level names one, and what is told when it fails."""

import os
import shlex
from dataclasses import dataclass
from enum import StrEnum

_PREFIX = "engine:"


def engine_level(command: str) -> str:
    """How a seat's level names an external program: `engine:COMMAND`."""
    return _PREFIX + command


def command_of(level: str) -> str | None:
    """The command of the external program that a level names; None for a level of our own."""
    return level.removeprefix(_PREFIX).strip() if level.startswith(_PREFIX) else None


def command_for(path: str) -> str:
    """The command that starts a program file, whatever its name is made of."""
    if os.name == "nt":
        import subprocess  # of no use elsewhere, and a start need not wait for it

        return subprocess.list2cmdline([path])
    return shlex.quote(path)


class Trouble(StrEnum):
    """What can be wrong with a program."""

    NOT_STARTED = "not_started"
    ENDED = "ended"
    SILENT = "silent"
    NOT_UNDERSTOOD = "not_understood"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Substitution:
    """A player of ours goes on in the seat of a program; `app.wording.notice` makes a sentence of it."""

    name: str
    """Who sits there."""
    level: str
    """How well the seat plays from now on."""
    trouble: Trouble
