"""Text from outside on its way in: halves of surrogate pairs, which no file and no terminal takes, are replaced."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any

REPLACEMENT = "\ufffd"
"""The substitute for a letter that cannot be read."""

LARGEST_COUNT = 1_000_000
"""The largest number of games, soli or anything else that is counted; no evening comes near it."""
LARGEST_SUM = 10**15
"""The largest sum of points; no evening comes near it, and floats hold it exactly."""

# Compiled by `re` when they are first used: nearly all texts can do without.
_HALVES = "[\ud800-\udfff]+"
_ESCAPED_HALF = r"\\u[dD][89a-fA-F]"
_ESCAPES = (
    r"(?P<whole>\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})|(?P<half>\\u[dD][89a-fA-F][0-9a-fA-F]{2})"
    r"|(?:\\[^u]|\\u(?![dD][89a-fA-F]))++"
)
"""Every escape of JSON, from left to right, so that a backslash that is escaped itself begins none.

Consecutive other escapes are one match: a file may consist of millions of them.
"""


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802
    """Mark an English text for `lupdate`, as Qt's function of this name does, and return it; the engine knows no Qt."""
    return source


def clean(text: str) -> str:
    """The text with U+FFFD for each half of a surrogate pair that stands alone."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return re.sub(_HALVES, lambda halves: _joined(halves[0]), text)
    return text


def _joined(halves: str) -> str:
    return halves.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def clean_json(text: str) -> str:
    """A JSON text whose strings are clean, those written with escapes too."""
    if re.search(_ESCAPED_HALF, text):
        text = re.sub(_ESCAPES, lambda found: r"\ufffd" if found["half"] else found[0], text)
    return clean(text)


def json_value(text: str) -> Any:
    """The value of a JSON text, all its strings clean.

    At each object of a long one other threads get their turn. Raises ValueError if it is not JSON, or has a number that
    is none or infinite, RecursionError if it is nested too deep.
    """
    return json.loads(
        clean_json(text), object_hook=lambda values: values, parse_float=_finite, parse_constant=_finite
    )


def whole_number(value: Any, largest: int = LARGEST_COUNT) -> int:
    """The whole number of a value from outside; raises TypeError, ValueError or OverflowError.

    `ValueError`, too, if it is larger than `largest` with either sign.
    """
    number = int(value)
    if abs(number) > largest:
        raise ValueError(f"a number is larger than {largest}")
    return number


def real_number(value: Any, largest: int = LARGEST_COUNT) -> float:
    """The number of a value from outside, whole or not; raises what `whole_number` does."""
    whole_number(value, largest)
    return float(value)


def _finite(text: str) -> float:
    """The number of a text; Python takes NaN, Infinity and 1e999, which JSON does not know."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text} is no number")
    return number
