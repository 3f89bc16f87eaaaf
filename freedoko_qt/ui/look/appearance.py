"""The appearance of the application: theme, surface of the tables, text size."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.settings import Settings, Surface, TextSize, Theme

from .theme import SURFACE, palette
from .typeface import typeface


class Appearance(QObject):
    """Sets the palette and font of the application, and follows the system where that is wanted.

    The style sheet is set on the parts of each window: set on the application, Qt would apply it to every widget
    several times.

    One for the application, which owns it.
    """

    changed = Signal()
    """The style sheets of the windows have to be set again."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._wanted = Theme.SYSTEM, Surface.FELT, TextSize.NORMAL
        self._applied: tuple[bool, Surface, TextSize] | None = None
        application.styleHints().colorSchemeChanged.connect(self._apply)

    def apply_settings(self, settings: Settings) -> None:
        """Apply the theme, surface and text size of these settings.

        `changed` follows if light or dark, the surface or the text size is another one.
        """
        self._wanted = settings.theme, settings.surface, settings.text_size
        self._apply()

    def _apply(self) -> None:
        theme, surface, text_size = self._wanted
        hints = self._application.styleHints()
        dark = theme is Theme.DARK or (theme is Theme.SYSTEM and hints.colorScheme() is Qt.ColorScheme.Dark)
        if self._applied == (dark, surface, text_size):
            return
        self._applied = dark, surface, text_size
        self._application.setProperty(SURFACE, surface.value)
        self._set_size(text_size)
        self._application.setPalette(palette(dark=dark))
        self.changed.emit()

    def _set_size(self, text_size: TextSize) -> None:
        face = typeface(text_size.factor)
        if face != self._application.font():
            self._application.setFont(face)
