"""The settings on disk, with a signal for changes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.document import Document
from freedoko_qt.app.kept_value import KeptValue
from freedoko_qt.app.settings import Settings, from_dict, to_dict
from freedoko_qt.app.writer import Write, at_once

if TYPE_CHECKING:
    from freedoko_qt.app.notice import Notice

KIND = "settings"


class SettingsFile(QObject):
    """The settings in force. A file that cannot be read, or is newer than this program, is left alone.

    Other windows may write it, too: each change takes over what they have set.

    The file is read when the object is made, and `write` is given a job after every change.
    """

    changed = Signal(object)
    """The new Settings."""
    noticed = Signal(object)
    """A Notice: they could not be written."""

    def __init__(self, path: Path, write: Write = at_once, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = path.parent
        """The folder of everything that belongs to the user."""
        self._kept = KeptValue(Document(path, KIND, from_dict, to_dict), Settings(), write, self)
        self._kept.load()
        self._kept.noticed.connect(self.noticed)
        self._kept.changed.connect(self._emit_changed)

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._kept.value

    @property
    def notice(self) -> Notice | None:
        """The last notice about the file."""
        return self._kept.notice

    def set(self, settings: Settings) -> None:
        """Replace the settings, have written what has changed, and emit `changed`.

        Only what differs is put over the file; other windows' changes come in with it. `noticed` follows if it could
        not be written: the settings are in force all the same.
        """
        values = _differing(settings, self.settings)
        if values:
            self._kept.change(lambda found: found._replace(**values))
            self._kept.keep()
            self._emit_changed()

    def change(self, **values: Any) -> None:
        """Give some settings other values.

        `values` are fields of `Settings`. Nothing happens if none of them differs.
        """
        self.set(self.settings._replace(**values))

    def add_programs(self, commands: Iterable[str]) -> None:
        """Keep the commands of external programs that the person has chosen.

        Known ones stay, each once, in the order in which they were chosen.
        """
        known = dict.fromkeys((*self.settings.programs, *commands))
        self.change(programs=tuple(known))

    def _emit_changed(self) -> None:
        self.changed.emit(self.settings)


def _differing(settings: Settings, other: Settings) -> dict[str, Any]:
    pairs = zip(Settings._fields, settings, other, strict=True)
    return {name: value for name, value, before in pairs if value != before}
