"""The journal of the running game: one line for the deal, one an action, on disk before play goes on."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any

from freedoko_qt.app.files import read_bytes
from freedoko_qt.app.storage import LARGEST_DOCUMENT, check_mark, checksum, decoded, marked, packed, write_atomically
from freedoko_qt.engine.errors import BadSave

KIND = "journal"


class Journal:
    """Writes the journal; after a failure the next line writes the whole file anew."""

    def __init__(self, path: Path, header: Mapping[str, Any], entries: Iterable[Mapping[str, Any]] = ()) -> None:
        self._path = path
        self._lines = [_line(marked(KIND, header)), *map(_line, entries)]
        self._file: FileIO | None = None

    def append(self, entry: Mapping[str, Any]) -> None:
        """Add an action; when this returns it is on disk. Raises OSError, and keeps it for the next time."""
        line = _line(entry)
        self._lines.append(line)
        if self._file is None or not self._is_in_place(self._file):
            self.write()
            return
        try:
            if self._file.write(line) != len(line):
                raise OSError("the line was not written in full")
            os.fsync(self._file.fileno())
        except OSError:
            self.close()
            raise

    def _is_in_place(self, file: FileIO) -> bool:
        """Whether the open file is still the one with its name: it may have been taken away, or set aside."""
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(file.fileno()))
        except OSError:
            return False

    def write(self) -> None:
        """Write everything so far into a new file in place of the old one. Raises OSError."""
        self.close()
        write_atomically(self._path, b"".join(self._lines).decode())
        self._file = FileIO(self._path, "ab")

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


@dataclass(frozen=True, slots=True)
class JournalText:
    """What a journal holds as far as it can be read."""

    header: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    damaged: bool
    """Whether a line after these entries cannot be read."""
    torn: bool
    """Whether the last line is not whole: play had not gone on from it."""


def read_journal(path: Path) -> JournalText:
    """Read a journal; raises OSError, and BadSave or NewerFormat if not even its first line can be used."""
    *lines, rest = read_bytes(path, LARGEST_DOCUMENT).split(b"\n")
    if not lines:
        raise BadSave("this journal has no first line")
    header = check_mark(KIND, _value(lines[0]))
    entries: list[dict[str, Any]] = []
    for line in lines[1:]:
        try:
            entries.append(_value(line))
        except BadSave:
            return JournalText(header, tuple(entries), damaged=True, torn=False)
    return JournalText(header, tuple(entries), damaged=False, torn=bool(rest))


def _line(entry: Mapping[str, Any]) -> bytes:
    text = packed(entry)
    return f"{checksum(text)} {text}\n".encode()


def _value(line: bytes) -> dict[str, Any]:
    """The object of one line; raises BadSave if a byte of it has changed."""
    check, _, text = line.decode(errors="replace").partition(" ")
    if check != checksum(text):
        raise BadSave("this line is damaged")
    value = decoded(text)
    if not isinstance(value, dict):
        raise BadSave("this line is no object")
    return value
