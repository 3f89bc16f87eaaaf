"""The dialogs beside the window, made when they are first wanted; none of them stops the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from freedoko_qt import __version__

if TYPE_CHECKING:
    from .help_dialog import HelpDialog
    from .main_window import MainWindow
    from .settings_dialog import SettingsDialog


class Dialogs(QObject):
    """Opens the dialogs of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.settings: SettingsDialog | None = None
        self.help: HelpDialog | None = None

    def show_tournament(self) -> None:
        """Set up a new tournament."""
        from .tournament_dialog import TournamentDialog

        dialog = TournamentDialog(self._window.next_setup, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.started.connect(self._window.start)
        dialog.open()

    def show_settings(self) -> None:
        """The settings."""
        from .settings_dialog import SettingsDialog

        file = self._window.settings_file
        if self.settings is None:
            self.settings = SettingsDialog(file.settings, self._window)
            self.settings.changed.connect(file.set)
        self.settings.show_settings(file.settings)
        self.settings.show()
        self.settings.raise_()
        self.settings.activateWindow()

    def show_help(self) -> None:
        """Keys and rules in short."""
        from .help_dialog import HelpDialog

        if self.help is None:
            self.help = HelpDialog(self._window)
        self.help.show()
        self.help.raise_()
        self.help.activateWindow()

    def show_about(self) -> None:
        """Name, version and licence."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self._window)
        box.setWindowTitle("FreeDoko Qt")
        box.setText(f"FreeDoko Qt {__version__}")
        box.setInformativeText(
            self.tr(
                "Doppelkopf for the desktop. Free software under the GNU General Public License, version 3 or later."
            )
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
