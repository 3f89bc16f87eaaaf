"""The search in texts."""

import unicodedata


def folded(text: str) -> str:
    """A text as it is searched: without capitals and without the marks on letters."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    for mark in filter(unicodedata.combining, set(letters)):
        letters = letters.replace(mark, "")
    return letters


def finds(text: str, search: str) -> bool:
    """True if every word of a search is in a text.

    True for an empty search. Words may be in any order, and parts of longer words.
    """
    folded_text = folded(text)
    return all(word in folded_text for word in folded(search).split())
