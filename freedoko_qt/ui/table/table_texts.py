"""Texts of the table that count something."""

from freedoko_qt.app.wording.translating import CountedTexts


class TranslatedTable(CountedTexts):
    """Texts of the table that count something."""
