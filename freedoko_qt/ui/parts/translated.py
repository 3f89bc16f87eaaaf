"""Widgets that change their words when the language changes."""

from PySide6.QtCore import QCoreApplication, QEvent


class Translated:
    """Mixed in before a widget class: calls `retranslate()` whenever another translator was installed."""

    def retranslate(self) -> None:
        """Set every text anew."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)  # type: ignore[misc]


class TranslatedTable:
    """The words of the table that count something.

    A class of its own, because lupdate finds a plural only in a call of `tr`.
    """

    @staticmethod
    def tr(source: str, comment: str, n: int) -> str:
        """The text in the form that goes with the number."""
        return QCoreApplication.translate("TranslatedTable", source, comment, n)
