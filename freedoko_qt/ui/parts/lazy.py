"""Cached properties that exist already."""

from functools import cached_property
from typing import Any


def made(owner: object, *names: str) -> list[Any]:
    """The values of those of an object's cached properties that have been wanted so far.

    Raises AttributeError for a name of none.

    In the order of the names. Use it to change or close pages without making them.
    """
    kind, values = type(owner), vars(owner)
    if others := [name for name in names if not isinstance(getattr(kind, name, None), cached_property)]:
        raise AttributeError(f"{kind.__name__} has no cached properties {others}")
    return [values[name] for name in names if name in values]
