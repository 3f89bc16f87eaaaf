"""A document that several running programs change without overwriting each other's changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from freedoko_qt.app.storage import Loaded, keep, load

if TYPE_CHECKING:
    from freedoko_qt.app.notice import Notice

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds until a lock that others hold is ignored: a write takes a moment."""
PAUSE = 0.002
"""Seconds between two tries."""


@contextmanager
def exclusively(path: Path) -> Iterator[None]:
    """Hold the lock of a document against other processes and threads.

    Waits `PATIENCE` seconds at most and goes on without the lock then, so it blocks but never fails. The lock is a file
    of its own, `.NAME.lock`, which may stay.
    """
    from freedoko_qt.app.lock import Lock  # with it comes Qt, which a start does not want as early as this module

    lock, until = Lock(path.with_name(f".{path.name}.lock")), monotonic() + PATIENCE
    while not lock.take() and monotonic() < until:
        sleep(PAUSE)
    try:
        yield
    finally:
        lock.release()


class Document(NamedTuple, Generic[T]):
    """The place of a value on disk, and the way to read and write it.

    Cheap to make: it holds no content and no open file. The file is JSON with its kind and format, and has a backup
    beside it.
    """

    path: Path
    kind: str
    parse: Callable[[dict[str, Any]], T]
    """Raises GameError if the content is none."""
    pack: Callable[[T], Mapping[str, Any]]

    def load(self) -> Loaded[T]:
        """Read it; a damaged file is set aside, and its backup takes its place.

        A missing file has neither value nor notice. Nothing is raised: what went wrong is the notice.
        """
        return load(self.path, self.kind, self.parse)

    def update(self, change: Callable[[Loaded[T]], T]) -> Loaded[T]:
        """Change what is on disk by now, under a lock, and return what is there then.

        No value: it was to be left alone or could not be written, as the notice says.

        `change` is called once with what was loaded, under the lock; it must not lock the same document. An equal value
        is not written.
        """
        with exclusively(self.path):
            found = self.load()
            if found.is_left_alone:
                return Loaded(None, found.notice)
            changed = change(found)
            failure = self._keep(found.value, changed)
        return Loaded(changed, found.notice) if failure is None else Loaded(None, failure)

    def _keep(self, before: T | None, changed: T) -> Notice | None:
        return None if changed == before else keep(self.path, self.kind, self.pack(changed))
