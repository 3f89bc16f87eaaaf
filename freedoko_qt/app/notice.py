"""Notices about files that could not be read, written or changed."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from freedoko_qt.app.atomic import set_aside

log = logging.getLogger(__name__)


class NoticeKind(StrEnum):
    """The kind of trouble with a file."""

    DAMAGED = "damaged"
    """It could not be understood and was set aside."""
    RESTORED = "restored"
    """It was set aside, and its backup has taken its place."""
    GONE = "gone"
    """The file was missing; its backup has taken its place."""
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
    REWRITTEN = "rewritten"
    """The file of the running tournament had been taken away, and was written anew: perhaps in another place now."""
    NEWER = "newer"
    """A newer version wrote it; it was left alone."""
    CLOSED = "closed"
    """The system does not let us look into a folder."""
    UNREADABLE = "unreadable"
    """The system does not let us read it; it was left alone."""
    UNWRITABLE = "unwritable"
    """The system does not let us write it."""
    WRITTEN = "written"
    """It was unwritable, and is written now."""
    UNCHANGED = "unchanged"
    """The system does not let us throw it away or give it another name or place."""


class Cause(StrEnum):
    """The reason why the system does not let us read or write a file."""

    FULL = "full"
    """There is no room for it, on the disk or for this user; of what is read: it is too large."""
    FORBIDDEN = "forbidden"
    """The program has no right to."""
    MISSING = "missing"
    """The file or its folder is not there."""
    TAKEN = "taken"
    """The name is that of another file or folder."""
    NAME = "name"
    """The name is too long for the disk, or has letters that it does not take."""
    READ_ONLY = "read_only"
    """Nothing on the disk can be changed."""
    IN_USE = "in_use"
    """Another program holds the file."""
    OUT_OF_REACH = "out_of_reach"
    """The disk or the network folder is gone."""
    SCARCE = "scarce"
    """The program or the system has no more memory or open files."""
    OTHER = "other"


_NUMBERS: Mapping[Cause, tuple[str, ...]] = {
    Cause.FULL: ("ENOSPC", "EDQUOT", "EFBIG"),
    Cause.FORBIDDEN: ("EACCES", "EPERM"),
    Cause.MISSING: ("ENOENT", "ENOTDIR"),
    Cause.TAKEN: ("EEXIST", "EISDIR", "ENOTEMPTY"),
    Cause.NAME: ("ENAMETOOLONG", "EILSEQ"),
    Cause.READ_ONLY: ("EROFS",),
    Cause.IN_USE: ("EBUSY", "ETXTBSY"),
    Cause.OUT_OF_REACH: (
        *("ENODEV", "ENXIO", "ENOMEDIUM", "ESTALE", "ENOTCONN", "ESHUTDOWN", "ENOLINK", "EREMOTEIO", "ETIMEDOUT"),
        *("EHOSTDOWN", "EHOSTUNREACH", "ENETDOWN", "ENETUNREACH", "ENETRESET"),
        *("ECONNREFUSED", "ECONNRESET", "ECONNABORTED"),
    ),
    Cause.SCARCE: ("EMFILE", "ENFILE", "ENOMEM", "ENOBUFS", "ENOLCK", "EAGAIN"),
}
_CAUSES = {getattr(errno, name, None): cause for cause, names in _NUMBERS.items() for name in names}
"""Not every system has every number."""
_HELD = (32, 33)
"""Sharing and lock violations of Windows, which Python counts as a lack of rights."""


class Notice(NamedTuple):
    """A problem with a file that the user has to know; `app.wording.notice` makes a sentence of it."""

    kind: NoticeKind
    path: Path
    kept: Path | None = None
    """The place of the damaged file now."""
    cause: Cause = Cause.OTHER
    """The reason why it cannot be read, written or changed."""

    @property
    def mended(self) -> Notice | None:
        """The notice that the file could be written after all; None if this one says something else."""
        return Notice(NoticeKind.WRITTEN, self.path) if self.kind is NoticeKind.UNWRITABLE else None

    @property
    def saved_file(self) -> Path | None:
        """The file of which this notice says that it is saved, or that it is not; None if it says something else."""
        return self.path if self.kind in (NoticeKind.UNWRITABLE, NoticeKind.WRITTEN) else None


def cause_of(error: OSError) -> Cause:
    """The reason that an error of the system gives."""
    if getattr(error, "winerror", None) in _HELD:
        return Cause.IN_USE
    return _CAUSES.get(error.errno or 0, Cause.OTHER)


def closed(folder: Path) -> tuple[Notice, ...]:
    """The notice about a folder of documents that cannot be listed; none if there is no such folder."""
    try:
        os.listdir(folder)
    except FileNotFoundError:
        return ()
    except OSError as error:
        return (_failed(NoticeKind.CLOSED, folder, error),)
    return ()


def kept_aside(path: Path, kind: NoticeKind = NoticeKind.DAMAGED) -> Notice:
    """Set a damaged file aside; the notice says where it is, or why that failed.

    The file is renamed, never deleted.
    """
    try:
        return Notice(kind, path, kept=set_aside(path))
    except OSError as error:
        return unreadable(path, error)


def unreadable(path: Path, error: OSError) -> Notice:
    """The notice about a file that the system does not let us read or set aside."""
    return _failed(NoticeKind.UNREADABLE, path, error)


def unwritable(path: Path, error: OSError) -> Notice:
    """The notice about a file that could not be written."""
    return _failed(NoticeKind.UNWRITABLE, path, error)


def unchanged(path: Path, error: OSError) -> Notice:
    """The notice about a file that could not be deleted, renamed or moved."""
    return _failed(NoticeKind.UNCHANGED, path, error)


def _failed(kind: NoticeKind, path: Path, error: OSError) -> Notice:
    """The log has the path and the system's words, which are no sentence for a person."""
    log.warning("%s is %s: %s", path, kind, error)
    return Notice(kind, path, cause=cause_of(error))
