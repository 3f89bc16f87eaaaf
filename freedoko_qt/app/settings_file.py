"""The settings on disk, with a signal for changes."""
from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.document import Document
from freedoko_qt.app.settings import Settings, from_dict, to_dict

if TYPE_CHECKING:
    from freedoko_qt.app.notice import Notice
    from freedoko_qt.app.storage import Loaded

KIND = "settings"


class SettingsFile(QObject):
    """The settings in force. A file that cannot be read, or is newer than this program, is left alone.

    Other windows may write it, too: each change takes over what they have set.

    The file is read when the object is made, and written at every change, in the thread of the window.
    """

    changed = Signal(object)
    """The new Settings."""
    noticed = Signal(object)
    """A Notice: they could not be written."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = Document(path, KIND, from_dict, to_dict)
        loaded = self._document.load()
        self._settings = self._kept = loaded.value or Settings()
        self.notice = loaded.notice
        """The last notice about the file."""

    @property
    def folder(self) -> Path:
        """The folder of everything that belongs to the user."""
        return self._document.path.parent

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def set(self, settings: Settings) -> None:
        """Replace the settings, write what has changed, and emit `changed`.

        Only what differs from what was last read or written is put over the file; other windows' changes come in with
        it. `noticed` follows if it could not be written: the settings are in force all the same.
        """
        if settings == self._settings:
            return
        self._settings = settings
        written = self._document.update(self._merged)
        if written.value is not None:
            self._settings = self._kept = written.value
        self._notify(written.notice)
        self.changed.emit(self._settings)

    def change(self, **values: Any) -> None:
        """Give some settings other values.

        `values` are fields of `Settings`. Nothing happens if none of them differs.
        """
        self.set(replace(self._settings, **values))

    def add_programs(self, commands: Iterable[str]) -> None:
        """Keep the commands of external programs that the person has chosen.

        Known ones stay, each once, in the order in which they were chosen.
        """
        known = dict.fromkeys((*self._settings.programs, *commands))
        self.change(programs=tuple(known))

    def _merged(self, found: Loaded[Settings]) -> Settings:
        """The settings on disk with what was set here; after damage everything as it is here."""
        if found.value is None or found.notice is not None:
            return self._settings
        return replace(found.value, **_differing(self._settings, self._kept))

    def _notify(self, notice: Notice | None) -> None:
        if notice is not None and notice != self.notice:
            logging.getLogger(__name__).warning("The settings: %s", notice)
            self.noticed.emit(notice)
        self.notice = notice


def _differing(settings: Settings, other: Settings) -> dict[str, Any]:
    names = (field.name for field in fields(Settings))
    return {name: getattr(settings, name) for name in names if getattr(settings, name) != getattr(other, name)}
