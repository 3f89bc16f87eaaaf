"""Access to Qt's translators, for everything outside of widgets.

`QT_TRANSLATE_NOOP("Wording", "...")` marks a text where it stands, so that lupdate finds it, and leaves
it English; `spoken` and `translated` put it into the current language, `in_language` into another one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QDateTime, QLocale, Qt, QTranslator

from freedoko_qt.resources import translation

LANGUAGE = QT_TRANSLATE_NOOP("Wording", "en")
"""The code of the language itself; a translation into German gives "de"."""

LANGUAGES = {"de": "Deutsch", "en": "English"}
"""The languages of the program by code, each called in its own."""

LOCALES = {"de": "de_DE", "en": "en_GB"}

SUITS = QT_TRANSLATE_NOOP("Wording", "french")
"""The suits of the deck: "german" where it shows German ones."""

WORDS_OF = {"french": ("freedoko",), "german": ("freedoko", "german_suits")}
"""The files of translations by the suits of the deck; the last one goes before the others."""

Translate: TypeAlias = Callable[[str, str], str]
"""Put an English source of a context into a language."""


def spoken(context: str, source: object, **values: object) -> str:
    """A text in the current language, with its named places filled.

    Called when it is shown: a kept result does not follow the language. KeyError if a place of the text is not among
    the values.
    """
    text = QCoreApplication.translate(context, str(source))
    return text.format(**values) if values else text


@cache
def in_language(code: str, suits: str = "french") -> Translate:
    """The translator into a language that need not be the current one, such as "de".

    Cached for the whole run. An unknown code gives the English sources.
    """
    translators = []
    for name in reversed(WORDS_OF[suits]):
        translator, file = QTranslator(), translation(code, name)
        if file is not None and translator.load(str(file)):
            translators.append(translator)

    def translate(context: str, source: str) -> str:
        return next((text for one in translators if (text := one.translate(context, source))), source)

    return translate


def translated(source: object, **values: object) -> str:
    """A text of the context "Wording" in the current language."""
    return spoken("Wording", source, **values)


def capitalised(words: str) -> str:
    """Words as they stand at the beginning of a line."""
    return words[:1].upper() + words[1:]


def suits_of_deck() -> str:
    """The suits of the deck, "french" or "german"."""
    return translated(SUITS)


def language_code() -> str:
    """The language that is spoken now: "en" or "de"."""
    return translated(LANGUAGE)


def locale() -> QLocale:
    """The locale of the current language, for numbers and days: English as in Britain."""
    return QLocale(LOCALES[language_code()])


def long_date(day: QDate) -> str:
    """A day in words, such as "26 November 2026"."""
    return locale().toString(day, translated(QT_TRANSLATE_NOOP("Wording", "d MMMM yyyy")))


def date_words(written: str) -> str:
    """A date and time as the language has them, from ISO 8601.

    An empty text where it is no date.
    """
    when = QDateTime.fromString(written, Qt.DateFormat.ISODate)
    return locale().toString(when, QLocale.FormatType.ShortFormat)


class CountedTexts:
    """Texts with a number in them; each subclass is a translation context of its own name.

    A class, because lupdate finds a plural only in a call of `tr`.
    """

    @classmethod
    def tr(cls, source: str, comment: str = "", n: int = -1) -> str:
        """The text in the current language, in the form that goes with the number.

        -1: no number, and no plural form.
        """
        return QCoreApplication.translate(cls.__name__, source, comment, n)
