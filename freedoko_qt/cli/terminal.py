"""Terminals whose encoding lacks some characters: names stand for suits, similar letters for other characters."""

import codecs
import sys
from collections.abc import Mapping
from functools import partial
from io import TextIOWrapper
from typing import cast

SUITS: Mapping[str, Mapping[str, str]] = {
    "en": {"♣": "clubs", "♠": "spades", "♥": "hearts", "♦": "diamonds"},
    "de": {"♣": "Kreuz", "♠": "Pik", "♥": "Herz", "♦": "Karo"},
}
SIGNS: Mapping[str, str] = {
    **dict.fromkeys("„“”", '"'),
    **dict.fromkeys("‚‘’", "'"),
    **dict.fromkeys("−–—", "-"),
    **{"×": "x", "±": "+-", "·": "/", "…": "...", "→": "->"},
    **{"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"},
}
USUAL = ("strict", "surrogateescape", "backslashreplace")
"""Python's default error handlers of standard output, in the C locale, too, and of standard error."""


def write_what_it_can(language: str) -> None:
    """Let standard output and error replace what they cannot encode; suits by words of this language ("en", "de")."""
    codecs.register_error("freedoko", partial(replaced, SUITS[language]))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors in USUAL:
            stream.reconfigure(errors="freedoko")


def replaced(suits: Mapping[str, str], error: UnicodeError) -> tuple[str, int]:
    """The ASCII text for the characters that could not be encoded, and where to go on: codecs asks for it."""
    wrong = cast(UnicodeEncodeError, error)
    places = range(wrong.start, wrong.end)
    return "".join(_like(wrong.object[at], wrong.object[at + 1 : at + 2], suits) for at in places), wrong.end


def _like(sign: str, following: str, suits: Mapping[str, str]) -> str:
    if word := suits.get(sign):
        return f"{word} " if following.isalnum() or following in suits else word
    return SIGNS.get(sign) or _without_accent(sign)


def _without_accent(sign: str) -> str:
    import unicodedata  # hardly ever needed

    if unicodedata.combining(sign):
        return ""
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"
