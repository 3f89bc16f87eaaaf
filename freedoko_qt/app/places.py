"""Where the program keeps what belongs to the user."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from freedoko_qt.app.identity import COMMAND


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
    data.mkdir(parents=True, exist_ok=True)
    return Places(data)


def _users_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))
