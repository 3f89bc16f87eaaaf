"""Opening regular files only, without blocking, and reading them up to a limit.

What the program keeps is for its owner alone: files of mode 0600 in folders of mode 0700.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from io import BufferedIOBase, BufferedReader, BufferedWriter, TextIOWrapper
from pathlib import Path
from typing import IO, TypeAlias

LONGEST_LINE = 1_000_000
"""Bytes; no record of a game and no message comes near it."""

PRIVATE = 0o600
"""The mode of the program's own files."""
PUBLIC = 0o666
"""The mode, less the umask, of files that a person asked for."""

Stamp: TypeAlias = tuple[int, int, int]
"""Number, time of the last change in nanoseconds and size in bytes of a file: another one has another."""

_FLAGS = sum(getattr(os, name, 0) for name in ("O_BINARY", "O_CLOEXEC", "O_NOCTTY", "O_NONBLOCK"))
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)


class NotAFile(OSError):
    """A folder, pipe, socket or device, a link to nothing, or a name that no file can have, instead of a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "Not a regular file", str(path))


class TooLarge(OSError):
    """A file larger than any of its kind is."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, "File too large", str(path))


def opened(path: Path) -> BufferedReader:
    """A regular file, open for reading; a link to one is followed. Raises OSError.

    It is opened without blocking, and checked again once it is open. The caller closes it.
    """
    try:
        _check(path, os.stat(path))  # before it is opened: to open a device can do something already
        descriptor = os.open(path, os.O_RDONLY | _FLAGS)
    except FileNotFoundError as error:
        if path.is_symlink():
            raise NotAFile(path) from error
        raise
    except ValueError as error:  # NUL, or what no name of a file can hold
        raise NotAFile(path) from error
    return os.fdopen(_checked(path, descriptor), "rb")


def stamp_of(path: Path | str) -> Stamp | None:
    """The stamp of a file; None where none can be looked at."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def read_bytes(path: Path, limit: int) -> bytes:
    """The content of a regular file of at most so many bytes. Raises OSError, TooLarge among them.

    `TooLarge` if there is one byte more, and `NotAFile` for pipes, devices and folders.
    """
    with opened(path) as file:
        return limited(file, path, limit)


def read_text(path: Path, limit: int) -> str:
    """The content of a regular file as text; bytes that are none become U+FFFD."""
    return read_bytes(path, limit).decode(errors="replace")


def limited(file: IO[bytes] | BufferedIOBase, path: Path, limit: int) -> bytes:
    """The rest of an open file, be it unpacked on the way, of at most so many bytes. Raises TooLarge."""
    content = file.read(limit + 1)
    if len(content) > limit:
        raise TooLarge(path)
    return content


def appended(path: Path) -> TextIOWrapper:
    """A file of the program's own, open to be written on at its end; never through a link. Raises OSError.

    Text in UTF-8, whose mode becomes 0600. The caller closes it. `NotAFile` where something else than a file has its
    name.
    """
    with suppress(FileNotFoundError):
        _check(path, os.lstat(path))
    descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | _FLAGS | _NO_LINK, PRIVATE)
    file = os.fdopen(_checked(path, descriptor), "a", encoding="utf-8", errors="backslashreplace")
    make_private(path)
    return file


def created(path: Path, mode: int = PRIVATE) -> BufferedWriter:
    """A new file, open for writing, in place of what had its name; never through a link. Raises OSError.

    The old file is deleted first. The caller closes the new one.
    """
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _FLAGS, mode)
    return os.fdopen(descriptor, "wb")


def check_replaceable(path: Path) -> None:
    """Raise NotAFile where something stands that is not to be replaced by a file; a link itself may be.

    Nothing at all may be there, too.
    """
    with suppress(FileNotFoundError):
        found = os.lstat(path)
        if not stat.S_ISLNK(found.st_mode):
            _check(path, found)


def make_folder(folder: Path) -> None:
    """Make a folder of the program's own, unless it is there. Raises OSError.

    Its parents are made as well, with the usual mode; its own mode is 0700. One that is there keeps its mode, since it
    may be a person's own folder (`app.places` mends the others).
    """
    folder.mkdir(0o700, parents=True, exist_ok=True)


def make_private(path: Path) -> None:
    """Restrict a file or folder of the program to its owner; what belongs to others stays as it is.

    Errors are ignored: a file system without modes is no reason to fail. Links, and folders such as /tmp, are left
    alone.
    """
    with suppress(OSError):
        mode = os.lstat(path).st_mode
        is_shared = stat.S_ISLNK(mode) or bool(mode & stat.S_ISVTX)  # a link, or a folder such as /tmp
        if os.name == "posix" and mode & 0o077 and not is_shared:
            os.chmod(path, stat.S_IMODE(mode) & 0o700)


def _check(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotAFile(path)


def _checked(path: Path, descriptor: int) -> int:
    """The open file, unless another has taken its place just before it was opened."""
    try:
        _check(path, os.fstat(descriptor))
    except OSError:
        os.close(descriptor)
        raise
    return descriptor
