"""Files that survive a kill at any moment: written whole or not at all, and never lost without a word."""

import json
import os
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Generic, TypeVar

from freedoko_qt.engine.errors import BadSave, GameError

T = TypeVar("T")

MARK = "freedoko-qt"
"""The key that says what a file of this program holds."""

FORMAT = 1
"""The newest format that this program knows, of every kind of file."""


class NewerFormat(BadSave):
    """A file that a newer version of the program has written."""


class NoticeKind(StrEnum):
    """What the user has to be told about a file."""

    DAMAGED = "damaged"
    """It could not be understood and was set aside."""
    CUT = "cut"
    """The journal of the running game is damaged: play goes on from before the damage."""
    TORN = "torn"
    """The last line of the journal was not written in full and is dropped."""
    NEWER = "newer"
    """A newer version wrote it; it was left alone."""
    UNREADABLE = "unreadable"
    """The system does not let us read it; it was left alone."""
    UNWRITABLE = "unwritable"
    """The system does not let us write it."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about a file that the user must not miss; `app.wording.notice` makes a sentence of it."""

    kind: NoticeKind
    path: Path
    kept: Path | None = None
    """Where the damaged file is now."""
    reason: str = ""
    """The system's words."""


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """What was read, or None and perhaps the reason why not (none if there is no such file)."""

    value: T | None
    notice: Notice | None = None


def write_atomically(path: Path, text: str) -> None:
    """Write a whole file: also after a crash there is either the old or the new one. Raises OSError."""
    draft = path.with_name(f".{path.name}.draft")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a renaming in a folder last, on systems where folders can be synced."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def set_aside(path: Path) -> Path:
    """Give a damaged file a name under which nobody looks for it, and return that name. Raises OSError."""
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.rename(kept)
    sync_folder(path.parent)
    return kept


def packed(value: Mapping[str, Any]) -> str:
    """A JSON object in one line, always the same for equal values."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def checksum(text: str) -> str:
    """Eight hexadecimal digits by which a changed byte is found out."""
    return f"{zlib.crc32(text.encode()):08x}"


def marked(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values with what says of which kind and format they are."""
    return {MARK: kind, "format": FORMAT, **values}


def check_mark(kind: str, values: object) -> dict[str, Any]:
    """The values, if they are of this kind and of a format that is known; raises BadSave or NewerFormat."""
    if not isinstance(values, dict) or values.get(MARK) != kind or type(values.get("format")) is not int:
        raise BadSave(f"this is no {kind} of {MARK}")
    if values["format"] > FORMAT:
        raise NewerFormat(f"this {kind} has format {values['format']}, newer than {FORMAT}")
    return values


def save(path: Path, kind: str, content: Mapping[str, Any]) -> None:
    """Write a document with its check sum. Raises OSError."""
    values = marked(kind, {"check": checksum(packed(content)), "content": content})
    write_atomically(path, json.dumps(values, ensure_ascii=False, indent=1) + "\n")


def load(path: Path, kind: str, parse: Callable[[dict[str, Any]], T]) -> Loaded[T]:
    """Read a document, or set it aside if it is damaged; never raises.

    `parse` makes a value of the content and raises GameError if it cannot. A check sum that is missing, as in
    a file written by hand, is not asked for.
    """
    try:
        text = path.read_bytes().decode()
        return Loaded(parse(_content(kind, text)))
    except FileNotFoundError:
        return Loaded(None)
    except OSError as error:
        return Loaded(None, Notice(NoticeKind.UNREADABLE, path, reason=error.strerror or str(error)))
    except NewerFormat:
        return Loaded(None, Notice(NoticeKind.NEWER, path))
    except (GameError, UnicodeDecodeError):
        return Loaded(None, kept_aside(path))


def kept_aside(path: Path, kind: NoticeKind = NoticeKind.DAMAGED) -> Notice:
    """Set a damaged file aside and tell where it is; tell what hinders if it cannot be done."""
    try:
        return Notice(kind, path, kept=set_aside(path))
    except OSError as error:
        return Notice(NoticeKind.UNREADABLE, path, reason=error.strerror or str(error))


def unwritable(path: Path, error: OSError) -> Notice:
    """What to tell when a file could not be written."""
    return Notice(NoticeKind.UNWRITABLE, path, reason=error.strerror or str(error))


def decoded(text: str) -> Any:
    """The value of a JSON text; raises BadSave."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("this is not JSON") from error


def _content(kind: str, text: str) -> dict[str, Any]:
    values = check_mark(kind, decoded(text))
    content = values.get("content")
    if not isinstance(content, dict):
        raise BadSave(f"this {kind} is empty")
    check = checksum(packed(content))
    if values.get("check", check) != check:
        raise BadSave(f"this {kind} is damaged")
    return content
