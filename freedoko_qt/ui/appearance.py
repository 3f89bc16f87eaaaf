"""Light or dark: the palette and the style sheet of the whole application."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.settings import Theme

from .stylesheet import style_sheet
from .theme import palette


class Appearance(QObject):
    """Dresses the application, and follows the system where that is wanted."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._theme: Theme | None = None
        self._dark: bool | None = None
        application.styleHints().colorSchemeChanged.connect(self._dress)

    def set_theme(self, theme: Theme) -> None:
        """Wear this theme from now on."""
        self._theme = theme
        self._dress()

    def _dress(self) -> None:
        hints = self._application.styleHints()
        dark = self._theme is Theme.DARK or (
            self._theme is Theme.SYSTEM and hints.colorScheme() is Qt.ColorScheme.Dark
        )
        if dark is self._dark:
            return
        self._dark = dark
        colors = palette(dark=dark)
        self._application.setPalette(colors)
        self._application.setStyleSheet(style_sheet(colors, self._application.font().pointSizeF()))
