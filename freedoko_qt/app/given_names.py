"""Names given by the person to tournaments, rule sets and deals."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from freedoko_qt.app.plain import one_line
from freedoko_qt.engine.preset_words import PRESET_WORDS
from freedoko_qt.engine.text import REPLACEMENT

LONGEST_NAME = 40  # characters


def clean_name(text: str) -> str:
    """The name made of a text: one line, without spaces at its ends; empty if nothing is left."""
    kept = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(kept.replace(REPLACEMENT, " ").split())[:LONGEST_NAME].strip()


def free_name(name: str, is_free: Callable[[str], bool]) -> str:
    """The name, or one with a number at its end where it is taken.

    `is_free` is asked with cleaned names of at most `LONGEST_NAME` characters, except for the first.
    """
    number, wanted = 1, clean_name(name)
    while not is_free(name):
        number += 1
        name = f"{wanted[: LONGEST_NAME - 4]} {number}"
    return clean_name(name)


def known_name(preset: str | None, name: str) -> tuple[str | None, str]:
    """The preset and the name of a rule set in a file.

    A preset that this version does not know is a person's own set of that name. Raises TypeError if these are no names.
    """
    return (preset, one_line(name)) if preset is None or preset in PRESET_WORDS else (None, one_line(preset))
