"""Files that survive a kill at any moment: written whole or not at all, and never lost without a word."""

import errno
import json
import logging
import os
import shutil
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from freedoko_qt.app.files import (
    PRIVATE,
    PUBLIC,
    NotAFile,
    check_replaceable,
    created,
    make_folder,
    make_private,
    opened,
    read_bytes,
)
from freedoko_qt.app.migrations import migrated, newest
from freedoko_qt.engine.errors import BadSave, GameError
from freedoko_qt.engine.text import clean, json_value

log = logging.getLogger(__name__)

T = TypeVar("T")
Parse: TypeAlias = Callable[[dict[str, Any]], T]

MARK = "freedoko-qt"
"""The key that says what a file of this program holds."""

BACKUP = ".backup"
"""What the name of the last good version of a document has at its end."""

LARGEST = {"settings": 1_000_000, "rules": 1_000_000, "tournament": 200_000_000}
"""Bytes; no document of these kinds comes near it."""

LARGEST_DOCUMENT = 50_000_000
"""Bytes; no document of any other kind comes near it."""

FIRST_LINE = 10_000
"""Bytes; no first line of a document comes near it."""

_CONTENT = b'\n"content":'
"""What stands before the content of a document with a summary."""

_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class NewerFormat(BadSave):
    """A file that a newer version of the program has written."""


class NoticeKind(StrEnum):
    """What the user has to be told about a file."""

    DAMAGED = "damaged"
    """It could not be understood and was set aside."""
    RESTORED = "restored"
    """The same, and its backup has taken its place."""
    GONE = "gone"
    """Somebody took it away; its backup has taken its place."""
    ORPHANED = "orphaned"
    """A journal whose tournament is gone; it was set aside."""
    IN_USE = "in_use"
    """A tournament that another window of the program plays; it was left alone."""
    OPEN = "open"
    """The list of an evening that another window of the program has open; it was left alone."""
    CUT = "cut"
    """The journal of the running game is damaged: play goes on from before the damage."""
    TORN = "torn"
    """The last line of the journal was not written in full and is dropped."""
    NEWER = "newer"
    """A newer version wrote it; it was left alone."""
    CLOSED = "closed"
    """The system does not let us look into a folder."""
    UNREADABLE = "unreadable"
    """The system does not let us read it; it was left alone."""
    UNWRITABLE = "unwritable"
    """The system does not let us write it."""
    UNCHANGED = "unchanged"
    """The system does not let us throw it away or give it another name or place."""


class Cause(StrEnum):
    """Why the system does not let us read or write a file."""

    FULL = "full"
    """There is no room for it, on the disk or for this user; of what is read: it is too large."""
    FORBIDDEN = "forbidden"
    """The program has no right to."""
    MISSING = "missing"
    """The file or its folder is not there."""
    TAKEN = "taken"
    """The name is that of another file."""
    OTHER = "other"


_CAUSES = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), Cause.FULL),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), Cause.FORBIDDEN),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), Cause.MISSING),
    errno.EEXIST: Cause.TAKEN,
}


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about a file that the user must not miss; `app.wording.notice` makes a sentence of it."""

    kind: NoticeKind
    path: Path
    kept: Path | None = None
    """Where the damaged file is now."""
    cause: Cause = Cause.OTHER
    """Why it cannot be read, written or changed."""


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """What was read, or None and perhaps the reason why not (none if there is no such file)."""

    value: T | None
    notice: Notice | None = None

    @property
    def is_left_alone(self) -> bool:
        """True if the file is to stay as it is: a newer version wrote it, or the system does not let us read it."""
        return self.notice is not None and self.notice.kind in (NoticeKind.NEWER, NoticeKind.UNREADABLE)


def write_atomically(path: Path, content: str | bytes, mode: int = PRIVATE) -> None:
    """Write a whole file: also after a crash there is either the old or the new one. Raises OSError.

    A link is replaced, and what it leads to stays as it is; a pipe or a device is set aside, a folder is left alone.
    """
    data = content.encode() if isinstance(content, str) else content
    _make_room(path)
    draft = _draft(path)
    try:
        with created(draft, mode) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    sync_folder(path.parent)


def _draft(path: Path) -> Path:
    """A name for what is not yet the file; every process has its own, as two may write the same file."""
    return path.with_name(f".{path.name}.{os.getpid()}.draft")


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
    kept = unused(path.with_name(f"{path.name}.damaged-1"))
    path.rename(kept)
    sync_folder(path.parent)
    return kept


def _make_room(path: Path) -> None:
    """Set aside what stands where a file is to be written and is none. Raises OSError, also for a folder."""
    try:
        check_replaceable(path)
    except NotAFile as error:
        if path.is_dir():  # somebody may look for what lies in it
            raise
        log.warning("%s; it is kept as %s", error, set_aside(path))


def unused(path: Path) -> Path:
    """This name, or one like it with a number at its end, that no file has."""
    stem, number = path.name.removesuffix("-1"), 1
    while os.path.lexists(path):
        number += 1
        path = path.with_name(f"{stem}-{number}")
    return path


def dated_name(when: datetime, is_taken: Callable[[str], bool]) -> str:
    """A name made of a date and time, with a number at its end where it is taken without."""
    stem = name = f"{when:%Y-%m-%d-%H%M%S}"
    number = 1
    while is_taken(name):
        number += 1
        name = f"{stem}-{number}"
    return name


def is_time(text: str) -> bool:
    """True if a text is a date and time, ISO 8601."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def export(path: Path, content: str | bytes) -> Notice | None:
    """Write something to a file of somebody's choice; returns what went wrong."""
    try:
        check_replaceable(path)
        write_atomically(path, clean(content) if isinstance(content, str) else content, PUBLIC)
    except OSError as error:
        return unwritable(path, error)
    return None


def packed(value: Mapping[str, Any]) -> str:
    """A JSON object in one line, always the same for equal values."""
    return clean(_encoded(value))


def checksum(text: str, before: str = "0") -> str:
    """Eight hexadecimal digits by which a changed byte is found out; `before`: those of what stands before it."""
    return _digits(text.encode(), before)


def _digits(data: bytes, before: str = "0") -> str:
    return f"{zlib.crc32(data, int(before, 16)):08x}"


def marked(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values with what says of which kind and format they are."""
    return {MARK: kind, "format": newest(kind), **values}


def check_mark(kind: str, values: object) -> dict[str, Any]:
    """The values, if they are of this kind and of a format that is known; raises BadSave or NewerFormat."""
    if not isinstance(values, dict) or values.get(MARK) != kind:
        raise BadSave(f"this is no {kind} of {MARK}")
    number = values.get("format")
    if type(number) is not int or number < 1:
        raise BadSave(f"this {kind} has no format")
    if number > newest(kind):
        raise NewerFormat(f"this {kind} has format {number}, newer than {newest(kind)}")
    return values


def save(path: Path, kind: str, content: Mapping[str, Any], summary: Mapping[str, Any] | None = None) -> None:
    """Write a document with its check sum; what was there is its backup from now on. Raises OSError.

    With a summary, for lists, the file is a line with the summary and one with the content, which is large then.
    """
    _make_room(path)
    _keep_backup(path, kind)
    write_atomically(path, _document(kind, content, summary))


def keep(path: Path, kind: str, content: Mapping[str, Any]) -> Notice | None:
    """Write a document into a folder that is made if need be; returns what went wrong."""
    try:
        make_folder(path.parent)
        save(path, kind, content)
    except OSError as error:
        return unwritable(path, error)
    return None


def discard(path: Path) -> Notice | None:
    """Throw a document away with its backup, if it is there; returns what went wrong."""
    try:
        path.unlink(missing_ok=True)
        backup_of(path).unlink(missing_ok=True)
        if path.parent.exists():
            sync_folder(path.parent)
    except OSError as error:
        return unchanged(path, error)
    return None


def load(path: Path, kind: str, parse: Parse[T], *, unsealed: Parse[T] | None = None) -> Loaded[T]:
    """Read a document; one that is damaged is set aside, and its backup takes its place. Never raises.

    `parse` makes a value of the content and raises GameError if it cannot. A check sum that is missing, as in
    a file written by hand, is not asked for; `unsealed` takes the place of `parse` there.
    """
    loaded = _load(path, kind, parse, unsealed or parse)
    if loaded.value is not None or (loaded.notice is not None and loaded.notice.kind is not NoticeKind.DAMAGED):
        return loaded
    spare = _load(backup_of(path), kind, parse, unsealed or parse)
    if spare.value is None:
        return Loaded(None, loaded.notice or spare.notice)
    with suppress(OSError):  # if it cannot be, the next writing tells
        _place_copy(backup_of(path), path)
    if loaded.notice is None:
        return Loaded(spare.value, Notice(NoticeKind.GONE, path))
    return Loaded(spare.value, Notice(NoticeKind.RESTORED, path, kept=loaded.notice.kept))


def load_summary(path: Path, kind: str) -> dict[str, Any] | None:
    """The summary of a document, without reading the rest of it; None if there is none that can be trusted."""
    try:
        with opened(path) as file:
            line = file.readline(FIRST_LINE).decode()
        values = check_mark(kind, decoded(line.rstrip().removesuffix(",") + "}"))
        summary = values.get("summary")
        sound = values["format"] == newest(kind) and values.get("summary_check") == _checksum_of(summary)
    except (OSError, UnicodeDecodeError, GameError):
        return None
    return summary if sound and isinstance(summary, dict) else None


def backup_of(path: Path) -> Path:
    """Where the version before the last one of a document is."""
    return path.with_name(path.name + BACKUP)


def documents(folder: Path) -> list[Path]:
    """The documents of a folder by name, those of which only the backup is left among them.

    There are none where it cannot be looked into; `closed` tells that.
    """
    try:
        names = {name.removesuffix(BACKUP) for name in os.listdir(folder)}
    except OSError:
        return []
    return sorted(folder / name for name in names if name.endswith(".json"))


def closed(folder: Path) -> tuple[Notice, ...]:
    """What to tell about a folder of documents that cannot be looked into; nothing if there is no such folder."""
    try:
        os.listdir(folder)
    except FileNotFoundError:
        return ()
    except OSError as error:
        return (_failed(NoticeKind.CLOSED, folder, error),)
    return ()


def kept_aside(path: Path, kind: NoticeKind = NoticeKind.DAMAGED) -> Notice:
    """Set a damaged file aside and tell where it is; tell what hinders if it cannot be done."""
    try:
        return Notice(kind, path, kept=set_aside(path))
    except OSError as error:
        return unreadable(path, error)


def unreadable(path: Path, error: OSError) -> Notice:
    """What to tell when the system does not let us read a file, or set it aside."""
    return _failed(NoticeKind.UNREADABLE, path, error)


def unwritable(path: Path, error: OSError) -> Notice:
    """What to tell when a file could not be written."""
    return _failed(NoticeKind.UNWRITABLE, path, error)


def unchanged(path: Path, error: OSError) -> Notice:
    """What to tell when a file could not be thrown away, or given another name or place."""
    return _failed(NoticeKind.UNCHANGED, path, error)


def _failed(kind: NoticeKind, path: Path, error: OSError) -> Notice:
    """The log has the path and the system's words, which are no sentence for a person."""
    log.warning("%s is %s: %s", path, kind, error)
    return Notice(kind, path, cause=_CAUSES.get(error.errno or 0, Cause.OTHER))


def decoded(text: str) -> Any:
    """The value of a JSON text, its strings clean; raises BadSave."""
    try:
        return json_value(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("this is not JSON") from error


def _document(kind: str, content: Mapping[str, Any], summary: Mapping[str, Any] | None) -> str:
    text = _packed_by_parts(content)
    values = marked(kind, {"check": checksum(text)})
    if summary is None:
        return clean(json.dumps({**values, "content": content}, ensure_ascii=False, indent=1)) + "\n"
    line = packed({**values, "summary": summary, "summary_check": checksum(packed(summary))})
    return f"{line.removesuffix('}')},{_CONTENT.decode()}{text}}}\n"


def _load(path: Path, kind: str, parse: Parse[T], unsealed: Parse[T]) -> Loaded[T]:
    """Read one file, or set it aside if it is damaged."""
    try:
        content, is_sealed = _content(kind, _read(path, kind))
        return Loaded((parse if is_sealed else unsealed)(content))
    except FileNotFoundError:
        return Loaded(None)
    except OSError as error:
        return Loaded(None, unreadable(path, error))
    except NewerFormat:
        return Loaded(None, Notice(NoticeKind.NEWER, path))
    except GameError:
        return Loaded(None, kept_aside(path))


def _read(path: Path, kind: str) -> bytes:
    return read_bytes(path, LARGEST.get(kind, LARGEST_DOCUMENT))


def _content(kind: str, document: bytes) -> tuple[dict[str, Any], bool]:
    """What a document holds, in the newest format, and whether it has a check sum; raises BadSave or NewerFormat."""
    whole = _whole(kind, document)
    if whole is not None:
        number, text = whole
        return migrated(kind, number, decoded(text.decode())), True
    try:
        values = check_mark(kind, decoded(document.decode()))
    except UnicodeDecodeError as error:
        raise BadSave(f"this {kind} is no text") from error
    content = values.get("content")
    if not isinstance(content, dict):
        raise BadSave(f"this {kind} is empty")
    check = _checksum_of(content)
    if values.get("check", check) != check:
        raise BadSave(f"this {kind} is damaged")
    return migrated(kind, values["format"], content), "check" in values


def _whole(kind: str, document: bytes) -> tuple[int, bytes] | None:
    """The format and the text of the content of a document with a summary, if it is to the letter as we wrote it."""
    line, _, rest = document.partition(_CONTENT)
    text = rest.removesuffix(b"}\n")
    try:
        values = check_mark(kind, decoded(line.decode().removesuffix(",") + "}"))
    except (UnicodeDecodeError, BadSave):
        return None
    return (values["format"], text) if values.get("check") == _digits(text) else None


def _packed_by_parts(content: Mapping[str, Any]) -> str:
    """The same as `packed`, with which other threads would have to wait for the end of a long text."""
    parts = (f"{json.dumps(key, ensure_ascii=False)}:{_packed_part(value)}" for key, value in content.items())
    return clean(f"{{{','.join(parts)}}}")


def _packed_part(value: Any) -> str:
    return f"[{','.join(map(_encoded, value))}]" if isinstance(value, list) else _encoded(value)


def _checksum_of(value: Any) -> str:
    """The check sum of a JSON value; raises BadSave if it has none, being too deep or no text."""
    try:
        return checksum(packed(value))
    except (ValueError, RecursionError) as error:
        raise BadSave("this cannot be written again") from error


def _keep_backup(path: Path, kind: str) -> None:
    """Let a sound document be its own backup from now on; a damaged one must not take the place of a good one."""
    try:
        document = _read(path, kind)
        if _whole(kind, document) is None:
            _content(kind, document)
    except NewerFormat:
        pass  # sound, for whoever can read it
    except (FileNotFoundError, GameError):
        return
    _place_copy(path, backup_of(path))


def _place_copy(path: Path, target: Path) -> None:
    """Put a second name for a file, or where there are no such names a copy, in place of another. Raises OSError."""
    draft = _draft(target)
    _make_room(target)
    draft.unlink(missing_ok=True)
    try:
        os.link(path, draft)
    except OSError:
        shutil.copyfile(path, draft)
    make_private(draft)
    draft.replace(target)
    draft.unlink(missing_ok=True)  # if both names were of one file already, replacing does nothing
