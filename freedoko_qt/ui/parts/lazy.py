"""Access to cached properties without computing them."""

from functools import cached_property
from typing import Any


def made(owner: object, *names: str) -> list[Any]:
    """The values of those cached properties of an object that have been computed so far, in the order of the names.

    Use it to change or close pages without making them. Raises AttributeError for a name that is no cached property.
    """
    kind, values = type(owner), vars(owner)
    if others := [name for name in names if not isinstance(getattr(kind, name, None), cached_property)]:
        raise AttributeError(f"{kind.__name__} has no cached properties {others}")
    return [values[name] for name in names if name in values]
