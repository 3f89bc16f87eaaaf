"""The settings: every change is seen at once, in the preview and also while a game is running."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialogButtonBox, QPushButton, QWidget

from freedoko_qt.app.settings import Settings

from ..look.word_size import dialog_size
from ..parts.dialog import ButtonBox, Dialog
from ..parts.layouts import hbox
from ..parts.single_keys import is_escape
from ..parts.status_line import StatusLine
from ..parts.translated import Translated
from .settings_page import SettingsPage
from .settings_preview import SettingsPreview

SMALLEST = (560, 480)
LARGEST = (1160, 680)
"""The size when it opens, where the window is large enough for it."""
ROOMY = 1000
"""The width from which on the preview is beside the settings, not above them."""
BESIDE, ABOVE = 360, 176
"""The width of the preview, or its height."""


class SettingsDialog(Translated, Dialog):
    """The dialog of the settings, not modal.

    It keeps no settings on disk: connect `changed`.
    """

    changed = Signal(object)
    """The `Settings` as they are now, after each change."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._before: dict[str, Any] = {}
        """The values before they were reset; empty once something else is set."""
        self.bind(self.setWindowTitle, lambda self: self.tr("Settings"))
        self.page = SettingsPage(settings, self)
        self.page.edited.connect(self._set)
        self.page.turned.connect(self._enable)
        self.preview = SettingsPreview(settings, self)
        self._buttons = ButtonBox(self, closes=True)
        self.reset = self.make_button(
            lambda self: self.tr("Reset this group"),
            self._reset_group,
            about=lambda self: self.tr("Its settings go back to their defaults."),
        )
        self.reset_all = self.make_button(
            lambda self: self.tr("Reset all"),
            self._reset_all,
            about=lambda self: self.tr("All settings go back to their defaults."),
        )
        for button in (self.reset, self.reset_all):
            self._buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)
        for button in self._buttons.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter belongs to the fields
        self._buttons.rejected.connect(self.close)
        self.line = StatusLine(self)
        self.line.undone.connect(self._undo)
        self._body = hbox((self.page, 1), self.preview, spacing=16)
        self.fill((self._body, 1), self.line, self._buttons, spacing=12)
        self.setMinimumSize(*SMALLEST)
        self.resize(dialog_size(self, LARGEST))
        self.show_settings(settings)
        self.page.groups.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_settings(self, settings: Settings) -> None:
        """Show these, without emitting a change."""
        self._settings = settings
        self.page.show_values(settings)
        self.preview.show_settings(settings)
        self._enable()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button, nothing else; Escape ends a search before it closes the dialog."""
        focus = self.focusWidget()
        match event.key():
            case _ if is_escape(event) and self.page.search.text():
                self.page.end_search()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if isinstance(focus, QPushButton):
                    focus.click()
            case _ if event.matches(QKeySequence.StandardKey.Undo) and self.line.isVisible():
                self.line.undo.click()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside the settings or above them, where there is room."""
        super().resizeEvent(event)
        beside = self.width() >= ROOMY
        ways = QBoxLayout.Direction
        self._body.setDirection(ways.LeftToRight if beside else ways.BottomToTop)
        self.preview.setMinimumSize(BESIDE if beside else 0, 0 if beside else ABOVE)
        self.preview.setMaximumSize(
            BESIDE if beside else self.maximumWidth(), self.maximumHeight() if beside else ABOVE
        )

    def _set(self, name: str, value: Any) -> None:
        if getattr(self._settings, name) != value:
            self._before = {}
            self._take(self._settings._replace(**{name: value}))

    def _take(self, settings: Settings) -> None:
        self.show_settings(settings)
        self._update_text()
        self.changed.emit(settings)

    def _update_text(self) -> None:
        self.line.setVisible(bool(self._before))
        if self._before:
            self.line.say(lambda: self.tr("The settings are back to their defaults."), undo=True)

    def _firsts(self, *fields: str) -> Settings:
        """The settings with the first values in these."""
        first = Settings()
        return self._settings._replace(**{field: getattr(first, field) for field in fields})

    def _reset_group(self) -> None:
        group = self.page.group
        if group is not None:
            self._reset(*self.page.fields_of(group))

    def _reset_all(self) -> None:
        """Everything that can be set here as at the first start."""
        self._reset(*self.page.fields)

    def _reset(self, *fields: str) -> None:
        self._before = {field: getattr(self._settings, field) for field in fields}
        self._take(self._firsts(*fields))

    def _undo(self) -> None:
        before, self._before = self._before, {}
        self._take(self._settings._replace(**before))

    def _enable(self) -> None:
        group = self.page.group
        own = () if group is None else self.page.fields_of(group)
        self.reset.setEnabled(self._firsts(*own) != self._settings)
        self.reset_all.setEnabled(self._firsts(*self.page.fields) != self._settings)
