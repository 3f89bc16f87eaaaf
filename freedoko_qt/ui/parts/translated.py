"""Widgets that change their words when the language changes."""

from PySide6.QtCore import QEvent

from freedoko_qt.app.wording.translating import CountedTexts


class Translated:
    """Mixed in before a widget class: calls `retranslate()` whenever another translator was installed."""

    def retranslate(self) -> None:
        """Set every text anew."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)  # type: ignore[misc]


class TranslatedTable(CountedTexts):
    """Texts of the table that count something."""
