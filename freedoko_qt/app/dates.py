"""Dates in files and in their names."""

from collections.abc import Callable
from datetime import datetime


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
