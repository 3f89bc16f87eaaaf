"""Named tuples that equal none of another class."""

from typing import Any, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])


def distinct(cls: type[T]) -> type[T]:
    """Let a named tuple equal those of its own class only: what two actions do differs, even with the same content."""
    cls.__eq__ = _equals  # type: ignore[method-assign]
    cls.__ne__ = _differs  # type: ignore[method-assign, assignment]
    return cls


def _equals(one: tuple[Any, ...], other: object) -> bool:
    return type(one) is type(other) and tuple.__eq__(one, other)


def _differs(one: tuple[Any, ...], other: object) -> bool:
    return not _equals(one, other)
