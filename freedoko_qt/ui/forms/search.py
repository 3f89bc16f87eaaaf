"""The search for options."""

import unicodedata

from freedoko_qt.app.wording.translating import LANGUAGES, in_language, spoken
from freedoko_qt.engine.rules import Option


def folded(text: str) -> str:
    """A text as it is searched: without capitals and without the marks on letters."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def finds(option: Option, search: str) -> bool:
    """True if every word that is searched stands in the texts of an option, in whichever language."""
    languages = map(in_language, LANGUAGES)
    sources = (option.label, option.explanation, option.group.label, *option.choices.values())
    texts = [translate("Rules", source) for translate in (spoken, *languages) for source in sources]
    told = folded(" ".join([*texts, option.id]))
    return all(word in told for word in folded(search).split())
