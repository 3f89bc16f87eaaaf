"""The one door to the translator.

`QT_TRANSLATE_NOOP("Wording", "...")` marks a text where it stands, so that lupdate finds it, and leaves
it English; `translated` puts it into the language of the moment.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

LANGUAGE = QT_TRANSLATE_NOOP("Wording", "en")
"""The code of the language itself; a translation into German gives "de"."""


def translated(source: object, **values: object) -> str:
    """The text in the language of the moment, with its named places filled."""
    text = QCoreApplication.translate("Wording", str(source))
    return text.format(**values) if values else text


def capitalised(words: str) -> str:
    """Words as they stand at the beginning of a line."""
    return words[:1].upper() + words[1:]


def language_code() -> str:
    """The language that is spoken now: "en" or "de"."""
    return translated(LANGUAGE)
