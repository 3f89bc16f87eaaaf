"""The manual page, made of what `--help` says of the program and of each command."""

import os
import re
import subprocess
import sys
from pathlib import Path

from metainfo import releases

from freedoko_qt import __version__
from freedoko_qt.__main__ import COMMANDS
from freedoko_qt.app.identity import COMMAND, HOMEPAGE, NAME, SUMMARY

ROOT = Path(__file__).resolve().parent.parent
SECTION = "6"  # games
OPTION = r" {2,4}(\S.*?)(?: {2,}(\S.*))?"
MORE = r" {8,}(\S.*)"


def manual() -> str:
    """The whole page, in the language of man.

    The program is run once for each command, in English and with wide lines.
    """
    (usage, description), *commands = [_help(*name) for name in ([], *([one] for one in COMMANDS))]
    parts = [
        f'.TH {COMMAND.upper()} {SECTION} {releases()[0].date} "{NAME} {__version__}" Games',
        f".SH NAME\n{COMMAND} \\- {SUMMARY.en}",
        ".SH SYNOPSIS\n" + "\n.br\n".join(_escaped(one) for one in (usage, *(usage for usage, _ in commands))),
        f".SH DESCRIPTION\n{description}",
        ".SH COMMANDS",
        *(f".SS {name}\n{text}" for name, (_, text) in zip(COMMANDS, commands, strict=True)),
        ".SH FILES\n.TP\n~/.local/share/freedoko\\-qt\nGames and settings.",
        f".TP\n~/.local/state/freedoko\\-qt/log\nThe log.\n.SH SEE ALSO\n{HOMEPAGE}",
    ]
    return "\n".join(parts) + "\n"


def _help(*command: str) -> tuple[str, str]:
    """The usage and the description of a command."""
    wide = {**os.environ, "COLUMNS": "1000", "PYTHONPATH": str(ROOT)}  # each sentence in a line
    run = [sys.executable, "-m", "freedoko_qt", *command, "--help"]
    usage, text = subprocess.run(run, env=wide, capture_output=True, text=True, check=True).stdout.split("\n\n", 1)
    return usage.removeprefix("usage: "), "\n".join(_line(line) for line in text.splitlines() if line)


def _line(line: str) -> str:
    if more := re.fullmatch(MORE, line):
        return _escaped(more[1])
    if option := re.fullmatch(OPTION, line):
        return f".TP\n.B {_escaped(option[1])}\n{_escaped(option[2] or '')}".rstrip("\n")
    return f".PP\n.B {_escaped(line)}" if line.endswith(":") else _escaped(line)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\e").replace("-", "\\-")
