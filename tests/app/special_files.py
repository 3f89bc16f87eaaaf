"""Things that are no regular files where one is expected: opening some waits for ever, reading others never ends."""

import os
import stat
from collections.abc import Callable, Mapping
from pathlib import Path


def pipe(path: Path) -> None:
    os.mkfifo(path)


def socket(path: Path) -> None:
    os.mknod(path, stat.S_IFSOCK | 0o600)


def folder(path: Path) -> None:
    path.mkdir()
    (path / "something").write_text("of somebody's")


def link_to_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def link_to_pipe(path: Path) -> None:
    target = path.with_name(f"{path.name}.pipe")
    os.mkfifo(target)
    path.symlink_to(target)


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def link_to_nothing(path: Path) -> None:
    path.symlink_to(path.with_name("nothing"))


SPECIAL: Mapping[str, Callable[[Path], None]] = {
    made.__name__: made
    for made in (pipe, socket, folder, link_to_device, link_to_pipe, link_to_itself, link_to_nothing)
}
"""The function that makes each of them, by its name."""
