"""Words for options and their values, in the language of the moment."""

import unicodedata
from typing import Any

from freedoko_qt.app import wording
from freedoko_qt.engine.rules import OPTIONS, Option, Words


def said(words: Words) -> str:
    """A text of the option table."""
    return words.spoken(wording.language_code())


def label(option_id: str) -> str:
    """What an option is called."""
    return said(OPTIONS[option_id].label)


def labels(options: tuple[str, ...]) -> str:
    """Several options in one line."""
    return ", ".join(label(option) for option in options)


def shown(option: Option, value: Any) -> str:
    """A value as one reads it."""
    return option.shown(value, wording.language_code())


def folded(text: str) -> str:
    """A text as it is searched: without capitals and without the marks on letters."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def finds(option: Option, search: str) -> bool:
    """True if every word that is searched stands in the texts of an option, in whichever language."""
    texts = (option.label, option.explanation, option.group.label, *option.choices.values())
    told = folded(" ".join(f"{words.de} {words.en}" for words in texts) + " " + option.id)
    return all(word in told for word in folded(search).split())
