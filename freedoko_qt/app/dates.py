"""Dates in files and in their names."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

_LATEST = 32_503_680_000
"""Seconds since 1970: the year 3000, up to which every system knows dates."""


def last_changed(path: Path) -> datetime:
    """The time when a file was changed last; the nearest one from 1970 to 3000 if it claims another. Raises OSError."""
    return datetime.fromtimestamp(min(max(path.stat().st_mtime, 0), _LATEST))


def is_time(text: str) -> bool:
    """True if a text is a date and time, ISO 8601."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def dated_name(when: datetime, is_taken: Callable[[str], bool]) -> str:
    """A name made of a date and time, with a number at its end where it is taken without.

    Local time in seconds, "2025-03-09-201500". `is_taken` is asked until it says no; lock the folder if others may
    write to it.
    """
    stem = name = f"{when:%Y-%m-%d-%H%M%S}"
    number = 1
    while is_taken(name):
        number += 1
        name = f"{stem}-{number}"
    return name
