"""Documents of the program: read with their backup behind them, written without losing the version before."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from freedoko_qt.app.atomic import make_room, place_copy, sync_folder, write_atomically
from freedoko_qt.app.files import PUBLIC, check_replaceable, make_folder, opened, read_bytes
from freedoko_qt.app.notice import Cause, Notice, NoticeKind, kept_aside, unchanged, unreadable, unwritable
from freedoko_qt.app.sealed import NewerFormat, check_mark, checksum_of, content_of, decoded, document_text, sealed_text
from freedoko_qt.engine.errors import MALFORMED, GameError
from freedoko_qt.engine.text import clean

log = logging.getLogger(__name__)

T = TypeVar("T")
Parse: TypeAlias = Callable[[dict[str, Any]], T]

DOCUMENT = ".json"
"""The suffix of a document."""
BACKUP = ".backup"
"""The suffix of the last good version of a document."""

LARGEST = {"settings": 1_000_000, "rules": 1_000_000, "tournament": 200_000_000}
"""Bytes; no document of these kinds comes near it."""

LARGEST_DOCUMENT = 5_000_000
"""Bytes; no document of any other kind comes near it. The window does nothing else while it reads some of them."""

FIRST_LINE = 10_000
"""Bytes; no first line of a document comes near it."""


class Loaded(NamedTuple, Generic[T]):
    """A value that was read, or None and the reason, if there is such a file."""

    value: T | None
    notice: Notice | None = None

    @property
    def is_left_alone(self) -> bool:
        """True if the file is to stay as it is: a newer version wrote it, or the system does not let us read it."""
        return self.notice is not None and self.notice.kind in (NoticeKind.NEWER, NoticeKind.UNREADABLE)

    def or_missing(self, path: Path) -> Loaded[T]:
        """The same, with a notice if there is no file: another window can have thrown away what is wanted here."""
        if self.value is not None or self.notice is not None:
            return self
        return Loaded(None, Notice(NoticeKind.UNREADABLE, path, cause=Cause.MISSING))


def export(path: Path, content: str | bytes) -> Notice | None:
    """Write an exported file; returns what went wrong.

    With the mode of a file that the person asked for. An existing file is replaced; there is no backup.
    """
    try:
        check_replaceable(path)
        write_atomically(path, clean(content) if isinstance(content, str) else content, PUBLIC)
    except OSError as error:
        return unwritable(path, error)
    return None


def save(path: Path, kind: str, content: Mapping[str, Any], summary: Mapping[str, Any] | None = None) -> None:
    """Write a document with its check sum; what was there is its backup from now on. Raises OSError.

    With a summary, for lists, the file is a line with the summary and one with the content, which is large then.

    The folder must exist. Both files are complete at any moment, whenever the process is killed.
    """
    make_room(path)
    _keep_backup(path, kind)
    write_atomically(path, document_text(kind, content, summary))


def keep(path: Path, kind: str, content: Mapping[str, Any]) -> Notice | None:
    """Write a document into a folder that is made if need be; returns what went wrong.

    No summary. Nothing is raised.
    """
    try:
        make_folder(path.parent)
        save(path, kind, content)
    except OSError as error:
        return unwritable(path, error)
    return None


def discard(path: Path) -> Notice | None:
    """Delete a document and its backup, if there are any; returns what went wrong."""
    try:
        for one in (backup_of(path), path):  # a backup alone would take the place of the document
            one.unlink(missing_ok=True)
        if path.parent.exists():
            sync_folder(path.parent)
    except OSError as error:
        return unchanged(path, error)
    return None


def load(path: Path, kind: str, parse: Parse[T], *, unsealed: Parse[T] | None = None) -> Loaded[T]:
    """Read a document; one that is damaged is set aside, and its backup takes its place. Never raises.

    `parse` makes a value of the content and raises GameError if it cannot. A check sum that is missing, as in
    a file written by hand, is not asked for; `unsealed` takes the place of `parse` there.

    Blocks for as long as the disk takes; a file larger than `LARGEST` counts as unreadable. Without file and backup
    there is neither value nor notice.
    """
    loaded = _load(path, kind, parse, unsealed or parse)
    if loaded.value is not None or (loaded.notice is not None and loaded.notice.kind is not NoticeKind.DAMAGED):
        return loaded
    spare = _load(backup_of(path), kind, parse, unsealed or parse)
    if spare.value is None:
        return Loaded(None, loaded.notice or spare.notice)
    with suppress(OSError):  # if it cannot be, the next write reports it
        place_copy(backup_of(path), path)
    if loaded.notice is None:
        return Loaded(spare.value, Notice(NoticeKind.GONE, path))
    return Loaded(spare.value, Notice(NoticeKind.RESTORED, path, kept=loaded.notice.kept))


def load_summary(path: Path, kind: str) -> dict[str, Any] | None:
    """The summary of a document, without reading the rest of it; None if there is none that can be trusted.

    Reads `FIRST_LINE` bytes at most; nothing is set aside or repaired.
    """
    try:
        with opened(path) as file:
            line = file.readline(FIRST_LINE).decode()
        values = check_mark(kind, decoded(line.rstrip().removesuffix(",") + "}"))
        summary = values.get("summary")
        sound = values.get("summary_check") == checksum_of(summary)
    except (OSError, UnicodeDecodeError, GameError):
        return None
    return summary if sound and isinstance(summary, dict) else None


def backup_of(path: Path) -> Path:
    """The path of the version before the last one of a document."""
    return path.with_name(path.name + BACKUP)


def documents(folder: Path) -> list[Path]:
    """The documents of a folder by name, those of which only the backup is left among them.

    There are none where it cannot be listed: `closed` has the notice then.

    Full paths, ending in .json; one may be missing itself where only its backup is left.
    """
    return [folder / f"{name}{DOCUMENT}" for name in document_names(folder)]


def document_names(folder: Path) -> list[str]:
    """The names of these files without the suffix, sorted; ten thousand paths would be slow to make."""
    names = {name.removesuffix(BACKUP) for name in listed(folder)}
    return [name.removesuffix(DOCUMENT) for name in sorted(names) if name.endswith(DOCUMENT)]


def listed(folder: Path) -> list[str]:
    """The names of everything in a folder, in no order; none where it cannot be listed."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _load(path: Path, kind: str, parse: Parse[T], unsealed: Parse[T]) -> Loaded[T]:
    """Read one file, or set it aside if it is damaged."""
    try:
        content, is_sealed = content_of(kind, _read(path, kind))
        return Loaded((parse if is_sealed else unsealed)(content))
    except FileNotFoundError:
        return Loaded(None)
    except OSError as error:
        return Loaded(None, unreadable(path, error))
    except NewerFormat:
        return Loaded(None, Notice(NoticeKind.NEWER, path))
    except GameError:
        return Loaded(None, kept_aside(path))
    except MALFORMED:  # whoever parses it forgot something, but a start never fails for a file
        log.exception("%s has a content of the wrong shape", path)
        return Loaded(None, kept_aside(path))


def _read(path: Path, kind: str) -> bytes:
    return read_bytes(path, LARGEST.get(kind, LARGEST_DOCUMENT))


def _keep_backup(path: Path, kind: str) -> None:
    """Let a sound document be its own backup from now on; a damaged one must not take the place of a good one."""
    try:
        document = _read(path, kind)
        if sealed_text(kind, document) is None:
            content_of(kind, document)
    except NewerFormat:
        pass  # sound, for whoever can read it
    except (FileNotFoundError, GameError):
        return
    place_copy(path, backup_of(path))
