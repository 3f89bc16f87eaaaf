"""The journal of the running game: one line for the deal and one for each action, written ahead.

Each line begins with the check sum of all lines up to it: one that is missing, doubled, out of place or from another
journal is detected like one that has changed.
"""

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any, NamedTuple

from freedoko_qt.app.atomic import write_atomically
from freedoko_qt.app.files import read_bytes
from freedoko_qt.app.sealed import check_mark, checksum, decoded, marked, packed
from freedoko_qt.app.storage import LARGEST_DOCUMENT
from freedoko_qt.engine.errors import BadSave

KIND = "journal"

NO_LINE = "0"
"""The check sum before the first line."""

UNCHAINED = 1
"""The format in which each line had a check sum of its own."""


class Journal:
    """An append-only file; lines that could not be written are written with the next one.

    Nothing is written before `write`. Lines stay in memory, so that the whole file can be written anew.
    """

    def __init__(self, path: Path, header: Mapping[str, Any], entries: Iterable[Mapping[str, Any]] = ()) -> None:
        self._path = path
        self._lines: list[bytes] = []
        self._check = NO_LINE
        self._file: FileIO | None = None
        self._written = 0
        """The number of lines in that file."""
        self.add(marked(KIND, header))
        for entry in entries:
            self.add(entry)

    def add(self, entry: Mapping[str, Any]) -> None:
        """Add an action; `write` puts it on disk.

        `entry` must be JSON values; it is packed at once, so it may change afterwards.
        """
        text = packed(entry)
        self._check = checksum(text, self._check)
        self._lines.append(f"{self._check} {text}\n".encode())

    def write(self) -> None:
        """Bring the file up to the last action; when this returns it is on disk. Raises OSError.

        Appends and syncs what is missing. If the file is gone or another, a whole new one is written in its place.
        After an error the next call tries everything again.
        """
        try:
            if self._file is not None and self._is_in_place(self._file):
                self._write_on(self._file)
            else:
                self._write_anew()
        except OSError:
            self.close()
            raise
        self._written = len(self._lines)

    def close(self) -> None:
        """Close the file; errors are ignored, since everything that could be written is on disk.

        A later `write` opens it again.
        """
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                file.close()

    def _is_in_place(self, file: FileIO) -> bool:
        """True if the open file is still the one with its name: it may have been taken away, or set aside."""
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(file.fileno()))
        except OSError:
            return False

    def _write_on(self, file: FileIO) -> None:
        text = b"".join(self._lines[self._written :])
        if file.write(text) != len(text):
            raise OSError("the line was not written in full")
        os.fsync(file.fileno())

    def _write_anew(self) -> None:
        """Write everything so far into a new file in place of the old one."""
        self.close()
        write_atomically(self._path, b"".join(self._lines).decode())
        self._file = FileIO(self._path, "ab")


class JournalText(NamedTuple):
    """The content of a journal as far as it can be read."""

    header: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    damaged: bool
    """True if a line after these entries cannot be read."""
    torn: bool
    """True if the last line is not whole: play had not gone on from it."""


def read_journal(path: Path) -> JournalText:
    """Read a journal; raises OSError, and BadSave or NewerFormat if not even its first line can be used.

    FileNotFoundError if there is none. Damage further on is no error: see `damaged` and `torn`.
    """
    *lines, rest = read_bytes(path, LARGEST_DOCUMENT).split(b"\n")
    if not lines:
        raise BadSave("this journal has no first line")
    header, check = _read(lines[0], NO_LINE)
    check_mark(KIND, header)
    entries: list[dict[str, Any]] = []
    for line in lines[1:]:
        try:
            entry, check = _read(line, NO_LINE if header["format"] == UNCHAINED else check)
        except BadSave:
            return JournalText(header, tuple(entries), damaged=True, torn=False)
        entries.append(entry)
    return JournalText(header, tuple(entries), damaged=False, torn=bool(rest))


def _read(line: bytes, before: str) -> tuple[dict[str, Any], str]:
    """The object of a line, and the check sum up to it; raises BadSave if it is not the one that was written there."""
    check, _, text = line.decode(errors="replace").partition(" ")
    if check != checksum(text, before):
        raise BadSave("this line is damaged")
    value = decoded(text)
    if not isinstance(value, dict):
        raise BadSave("this line is no object")
    return value, check
