"""Where the program keeps what belongs to the user."""

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from freedoko_qt.app.files import make_private
from freedoko_qt.app.identity import COMMAND

_OURS = (
    *("settings", "tournaments", "evenings", "reviews", "duplicates", "branches", "trainer", "deals", "rules"),
    *("crashes", COMMAND),
)
"""How everything begins that lies in a data folder."""


@dataclass(frozen=True, slots=True)
class Places:
    """The files and folders of one user, all in one data folder."""

    data: Path

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.data / "settings.json"

    @property
    def tournaments(self) -> Path:
        """The folder with one file a tournament."""
        return self.data / "tournaments"

    @property
    def evenings(self) -> Path:
        """The folder with one file for each evening that was played without the program."""
        return self.data / "evenings"

    @property
    def reviews(self) -> Path:
        """The folder with one file for each game that has been reviewed."""
        return self.data / "reviews"

    @property
    def duplicates(self) -> Path:
        """The folder with one file for each deal of a tournament that an expert has played, too."""
        return self.data / "duplicates"

    @property
    def branches(self) -> Path:
        """The folder with one file for each game from which something else was tried."""
        return self.data / "branches"

    @property
    def trainer(self) -> Path:
        """The file of the trainer: its questions, and how they were answered."""
        return self.data / "trainer.json"

    @property
    def deals(self) -> Path:
        """The folder with one file for each deal of the library."""
        return self.data / "deals"

    @property
    def rule_sets(self) -> Path:
        """The folder with one file for each rule set of one's own."""
        return self.data / "rules"

    @property
    def crashes(self) -> Path:
        """The folder with one file for each fault that nobody caught."""
        return self.data / "crashes"

    @property
    def log(self) -> Path:
        """The file of the log."""
        return self.data / "freedoko-qt.log"


def places(data_dir: Path | None = None) -> Places:
    """The places below this folder, by default below the platform's folder for the user's data.

    Raises OSError if the folder cannot be made.
    """
    data = (data_dir or _users_folder() / COMMAND).absolute()
    data.mkdir(0o700, parents=True, exist_ok=True)
    with suppress(OSError):
        if all(name.lstrip(".").startswith(_OURS) for name in os.listdir(data)):
            make_private(data)  # not a folder that has something else in it, be it /tmp
    return Places(data)


def _users_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))
