"""External programs at the table: references to them in levels, and their failures.

No level holds a command. It holds the file name of a program and a check sum of the command, which means something only
beside the commands that a person has chosen on this computer. What is given away, and what comes from elsewhere, has
the name alone, and so starts nothing.
"""

import os
import shlex
import zlib
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from pathlib import PureWindowsPath
from typing import Any, NamedTuple

from freedoko_qt.app.plain import one_line
from freedoko_qt.engine.errors import GameError

LONGEST_NAME = 40
"""Letters of the name of a program."""

LONGEST_REASON = 500
"""Letters of the reason that is kept for a failure."""

_PREFIX = "program:"
_CHECK = "/"  # in no file name
_OLD_PREFIX = "engine:"  # a command came after it


def level_of(command: str) -> str:
    """The level of a seat that refers to the program of this command.

    "program:NAME/CHECKSUM": the same command always has the same level.
    """
    check = zlib.crc32(command.encode(errors="backslashreplace"))
    return f"{_PREFIX}{clean(_file_name(command))}{_CHECK}{check:08x}"


def by_level(commands: Iterable[str]) -> dict[str, str]:
    """The commands that were chosen on this computer, by the levels that refer to them.

    A level that is missing here is of a program that was not chosen on this computer, and is never started.
    """
    return {level_of(command): command for command in commands}


def kept_level(level: str) -> str:
    """A level of a file; those of older versions held commands."""
    return level_of(old_command(level) or "") if level.startswith(_OLD_PREFIX) else level


def old_command(level: str) -> str | None:
    """The command in a level as older versions wrote it; None where there is none."""
    return level.removeprefix(_OLD_PREFIX).strip() if level.startswith(_OLD_PREFIX) else None


def program_of(level: str) -> str | None:
    """The name of the program that a level refers to; None for a level of our own."""
    kept = kept_level(level)
    return clean(kept.removeprefix(_PREFIX).partition(_CHECK)[0]) if kept.startswith(_PREFIX) else None


@lru_cache(maxsize=1000)  # a few levels stand in very many records
def public(level: str) -> str:
    """The level as others may have it, and as it comes from them: a program by its name alone.

    Without the check sum, so it is in no `by_level` and starts nothing.
    """
    program = program_of(level)
    return level if program is None else f"{_PREFIX}{program}"


def public_record(record: Mapping[str, Any]) -> dict[str, Any]:
    """The record of a game as others may have it.

    A copy; the record itself stays as it is.
    """
    match record.get("players"):
        case [*players]:
            return {**record, "players": [_public_player(one) for one in players]}
    return dict(record)


def _public_player(player: Any) -> Any:
    match player:
        case {"kind": str(kind)}:
            return {**player, "kind": public(kind)}
    return player


def clean(name: str) -> str:
    """The name of a program as it can be shown.

    One line of at most `LONGEST_NAME` letters; "?" if nothing is left.
    """
    return one_line(name.replace(_CHECK, " "))[:LONGEST_NAME] or "?"


def _file_name(command: str) -> str:
    """The file name of the program that a command starts."""
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError:
        words = command.split()
    return PureWindowsPath(words[0].strip('"')).name if words else ""


def command_for(path: str) -> str:
    """The command that starts a program file, whatever its name is made of.

    Quoted for the shell rules of this system, as `shlex.split` or Windows take it apart again.
    """
    if os.name == "nt":
        import subprocess  # of no use elsewhere, and a start need not wait for it

        return subprocess.list2cmdline([path])
    return shlex.quote(path)


class Trouble(StrEnum):
    """The kind of trouble with a program."""

    NOT_CHOSEN = "not_chosen"
    """It was not chosen on this computer, so it is not started."""
    NOT_STARTED = "not_started"
    ENDED = "ended"
    SILENT = "silent"
    NOT_UNDERSTOOD = "not_understood"
    ILLEGAL = "illegal"


class EngineFailure(GameError):
    """An external program cannot be played with any longer.

    `what` is made one line and cut to `LONGEST_REASON` letters, since it may repeat output of the program.
    """

    def __init__(self, trouble: Trouble, what: str) -> None:
        super().__init__(one_line(what)[:LONGEST_REASON])  # it may repeat what the program has written
        self.trouble = trouble


class Substitution(NamedTuple):
    """A player of ours goes on in the seat of a program; `app.wording.notice` makes a sentence of it."""

    name: str
    """The name of the seat's player, or several names."""
    level: str
    """The level of the seat from now on."""
    trouble: Trouble
