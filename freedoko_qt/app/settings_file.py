"""The settings on disk, and who wants to know when they change."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.settings import Settings, from_dict, to_dict
from freedoko_qt.app.storage import load, save, unwritable

KIND = "settings"


class SettingsFile(QObject):
    """The settings in force. A file that cannot be read, or is newer than this program, is left alone."""

    changed = Signal(object)
    """The new Settings."""
    noticed = Signal(object)
    """A Notice: they could not be written."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        loaded = load(path, KIND, from_dict)
        self._path = path
        self._settings = loaded.value or Settings()
        self.notice = loaded.notice
        """What to tell about the file at the start."""
        self._is_left_alone = loaded.is_left_alone

    @property
    def folder(self) -> Path:
        """Where everything lies that belongs to the user."""
        return self._path.parent

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def set(self, settings: Settings) -> None:
        """Put other settings in force, write them down and tell everybody."""
        if settings == self._settings:
            return
        self._settings = settings
        if not self._is_left_alone:
            self._write()
        self.changed.emit(settings)

    def add_programs(self, commands: Iterable[str]) -> None:
        """Keep the commands of external programs that the person has chosen."""
        known = dict.fromkeys((*self._settings.programs, *commands))
        self.set(replace(self._settings, programs=tuple(known)))

    def _write(self) -> None:
        try:
            save(self._path, KIND, to_dict(self._settings))
        except OSError as error:
            logging.getLogger(__name__).warning("The settings were not saved: %s", error)
            self.noticed.emit(unwritable(self._path, error))
