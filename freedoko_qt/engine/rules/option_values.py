"""Checking one value against its row of the table, and giving it the form it has in files."""

from __future__ import annotations

from typing import Any

from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rules.option import Option, OptionKind


def checked(option: Option, value: object) -> Any:
    """The value as `Rules` holds it: lists become tuples, and a set is put into the order of the choices.

    Raises BadRules, in one sentence, if the option cannot have it; a bool is no number, nor a number a bool.
    """
    if value == option.default and type(value) is type(option.default):
        return value  # as most are, in rules that are read by the hundred
    match option.kind:
        case OptionKind.BOOL:
            return _bool(option, value)
        case OptionKind.INT:
            return _int(option, value)
        case OptionKind.ENUM:
            return _choice(option, value)
        case OptionKind.SET:
            chosen = _choices(option, value)
            if len(chosen) < option.low:
                raise BadRules(f"The rule '{option.id}' must name at least one of {_names(option)}, not [].")
            return tuple(choice for choice in option.choices if choice in chosen)
        case OptionKind.LIST:
            ranked = _choices(option, value)
            if option.complete and len(ranked) != len(option.choices):
                raise BadRules(
                    f"The rule '{option.id}' must name each of {_names(option)}, not only {list(ranked)}."
                )
            return ranked
        case OptionKind.INTS:
            return _ints(option, value)


def plain(value: Any) -> Any:
    """A value of `Rules` as JSON knows it: tuples become lists."""
    return list(value) if isinstance(value, tuple) else value


def _bool(option: Option, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadRules(f"The rule '{option.id}' must be true or false, not {value!r}.")
    return value


def _int(option: Option, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not option.low <= value <= option.high:
        span = f"from {option.low} to {option.high}"
        raise BadRules(f"The rule '{option.id}' must be a whole number {span}, not {value!r}.")
    return value


def _choice(option: Option, value: object) -> str:
    if not isinstance(value, str) or value not in option.choices:
        raise BadRules(f"The rule '{option.id}' must be one of {_names(option)}, not {value!r}.")
    return value


def _choices(option: Option, value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise BadRules(f"The rule '{option.id}' must be a list of {_names(option)}, not {value!r}.")
    choices = tuple(_choice(option, choice) for choice in value)
    if len(set(choices)) != len(choices):
        raise BadRules(f"The rule '{option.id}' must not name anything twice, as in {list(choices)}.")
    return choices


def _ints(option: Option, value: object) -> tuple[int, ...]:
    count = len(option.default)
    if not isinstance(value, list | tuple) or len(value) != count:
        raise BadRules(f"The rule '{option.id}' must be a list of {count} whole numbers, not {value!r}.")
    return tuple(_int(option, item) for item in value)


def _names(option: Option) -> str:
    return ", ".join(option.choices)
