"""Files that survive a kill at any moment: written whole or not at all, and set aside instead of overwritten."""

import logging
import os
import shutil
from contextlib import suppress
from pathlib import Path

from freedoko_qt.app.files import PRIVATE, NotAFile, check_replaceable, created, make_private

log = logging.getLogger(__name__)


def write_atomically(path: Path, content: str | bytes, mode: int = PRIVATE) -> None:
    """Write a whole file: also after a crash there is either the old or the new one. Raises OSError.

    A link is replaced, and what it leads to stays as it is; a pipe or a device is set aside, a folder is left alone.

    When it returns, content and name are on disk (`fsync`). If it raises, no draft is left behind. `mode` is that of a
    new file and of one that is replaced.
    """
    data = content.encode() if isinstance(content, str) else content
    make_room(path)
    draft = draft_of(path)
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


def draft_of(path: Path) -> Path:
    """The path of the unfinished file; every process has its own, as two may write the same file.

    It lies in the same folder, so that replacing the file by it is a renaming within one file system.
    """
    return path.with_name(f".{path.name}.{os.getpid()}.draft")


def sync_folder(folder: Path) -> None:
    """Make a renaming in a folder last, on systems where folders can be synced.

    Does nothing on Windows. Raises OSError if the folder cannot be opened.
    """
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def set_aside(path: Path) -> Path:
    """Rename a damaged file out of the way, and return its new name. Raises OSError.

    The new name ends in `.damaged-1`, or the first number that is free; nothing is ever overwritten or deleted.
    """
    kept = unused(path.with_name(f"{path.name}.damaged-1"))
    path.rename(kept)
    sync_folder(path.parent)
    return kept


def make_room(path: Path) -> None:
    """Set aside anything but a regular file where one is to be written. Raises OSError, also for a folder.

    A link may stay: `Path.replace` replaces the link itself. Does nothing where there is nothing.
    """
    try:
        check_replaceable(path)
    except NotAFile as error:
        if path.is_dir():  # a user may look for what lies in it
            raise
        log.warning("%s; it is kept as %s", error, set_aside(path))


def unused(path: Path) -> Path:
    """A path that no file has: this one, or one with a number at its end.

    A dangling link counts as a file. Another process may take the path before it is used.
    """
    stem, number = path.name.removesuffix("-1"), 1
    while os.path.lexists(path):
        number += 1
        path = path.with_name(f"{stem}-{number}")
    return path


def place_copy(path: Path, target: Path) -> None:
    """Put a hard link to a file, or a copy where links are impossible, in place of another. Raises OSError.

    Afterwards both paths exist. The two may share one inode, so neither may be written in place later, only replaced.
    """
    draft = draft_of(target)
    make_room(target)
    draft.unlink(missing_ok=True)
    try:
        os.link(path, draft)
    except OSError:
        shutil.copyfile(path, draft)
    make_private(draft)
    draft.replace(target)
    draft.unlink(missing_ok=True)  # if both names were of one file already, replacing does nothing
