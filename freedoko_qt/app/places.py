"""Where the program keeps what belongs to the user."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

APPLICATION = "freedoko-qt"


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
    def rule_sets(self) -> Path:
        """The folder with one file for each rule set of one's own."""
        return self.data / "rules"

    @property
    def log(self) -> Path:
        """The file of the log."""
        return self.data / "freedoko-qt.log"


def places(data_dir: Path | None = None) -> Places:
    """The places below this folder, by default below the platform's folder for the user's data.

    Raises OSError if the folder cannot be made.
    """
    data = (data_dir or _users_folder() / APPLICATION).absolute()
    data.mkdir(parents=True, exist_ok=True)
    return Places(data)


def _users_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))
