"""Making untrusted text fit to be shown: one line, isolated in its direction, and shortened."""

from __future__ import annotations

import re
import unicodedata

from freedoko_qt.engine.text import clean

LONGEST_LINE = 20_000
"""Characters that are kept of a text."""
LONGEST = 40
"""Characters of it that are shown."""
NARROW = 24
"""Characters of a name that are shown where several stand side by side; no typed name of a player is longer."""
LONGEST_TEXT = 1_000
"""Characters of a whole sentence that are shown in one place."""
LONGEST_RUN = 160
"""Characters that are shown of a run without spaces, as in a path."""

ELLIPSIS = "…"
_BEGIN, _END = "\u2068", "\u2069"  # FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: neither is seen
# These two are compiled by `re` when they are first used: a start can do without.
_BREAKS = r"[\x00-\x1f\x7f-\x9f\u2028\u2029]"
_DIRECTIONS = "[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
_ISOLATED = re.compile(f"{_BEGIN}([^{_END}]*){_END}")
_RUN = re.compile(rf"\S{{{LONGEST_RUN + 1},}}")


def one_line(text: str) -> str:
    """The text in one line, without control characters and changes of direction.

    Only the first `LONGEST_LINE` characters are looked at.
    """
    if len(text) <= LONGEST_LINE and text.isprintable():  # nothing to take away, as nearly always
        return " ".join(text.split())
    return " ".join(re.sub(_DIRECTIONS, "", re.sub(_BREAKS, " ", clean(text[:LONGEST_LINE]))).split())


def isolated(text: str) -> str:
    """The text for use in a sentence: isolated in its direction, and marked for `shortened`.

    Unicode isolates surround it if it is longer than `NARROW` or has letters that run from right to left.
    """
    words = one_line(text)
    return f"{_BEGIN}{words}{_END}" if len(words) > NARROW or _turns(words) else words


def bare(text: str) -> str:
    """The text without the marks of `isolated`."""
    return _ISOLATED.sub(r"\1", text)


def shortened(text: str, longest: int = LONGEST) -> str:
    """The text with an ellipsis for whatever is too long: isolated parts, runs without spaces, and the whole.

    `longest`: the most characters of an isolated part.

    Nothing changes in a text of at most `longest` characters.
    """
    if len(text) <= longest:
        return text
    words = _ISOLATED.sub(lambda found: f"{_BEGIN}{_cut(found[1], longest)}{_END}", text)
    return _cut(_RUN.sub(lambda found: _without_middle(found[0]), words), LONGEST_TEXT)


def _turns(words: str) -> bool:
    """True if a part is written from right to left."""
    return not words.isascii() and any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in words)


def _cut(words: str, longest: int) -> str:
    return words if len(words) <= longest else words[: longest - 1].rstrip() + ELLIPSIS


def _without_middle(run: str) -> str:
    return run[: LONGEST_RUN // 2] + ELLIPSIS + run[-LONGEST_RUN // 2 :]
