"""Values made when they are first wanted: `functools.cached_property`, and the question whether that has been."""

from typing import Any


def made(owner: object, *names: str) -> list[Any]:
    """The values of those of an object's cached properties that have been wanted so far."""
    values = vars(owner)
    return [values[name] for name in names if name in values]
