"""The places where the program keeps what belongs to the user."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from platformdirs import PlatformDirs
from platformdirs.api import PlatformDirsABC

from freedoko_qt.app.files import make_folder, make_private
from freedoko_qt.app.identity import COMMAND

_OURS = (
    *("settings", "tournaments", "evenings", "reviews", "duplicates", "branches", "trainer", "course", "deals"),
    *("rules", "crashes", "starts", COMMAND),
)
"""The beginnings of the names of everything in a data folder."""


class Places(NamedTuple):
    """The files and folders of one user, all but the log in one data folder."""

    data: Path
    logs: Path

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
    def course(self) -> Path:
        """The file of the course: the progress with its lessons."""
        return self.data / "course.json"

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
        """The folder with one file for each uncaught exception."""
        return self.data / "crashes"

    @property
    def log(self) -> Path:
        """The file of the log."""
        return self.logs / "freedoko-qt.log"


def places(data_dir: Path | None = None) -> Places:
    """The places in this folder, by default where the system keeps what belongs to a user.

    Raises OSError if the folder cannot be made.

    The folders of the program in it get the mode 0700, as it does itself if nothing else is in it. They are made when
    they are first written to.
    """
    chosen = places_of(data_dir)
    make_folder(chosen.data)
    with suppress(OSError):
        found = os.listdir(chosen.data)
        ours = [name for name in found if name.lstrip(".").startswith(_OURS)]
        for folder in filter(Path.is_dir, (chosen.data / name for name in ours)):
            make_private(folder)
        if len(ours) == len(found):
            make_private(chosen.data)  # not a folder that has something else in it, be it /tmp
    return chosen


def places_of(data_dir: Path | None) -> Places:
    """The places of a data folder, whether it exists or not."""
    return users_places() if data_dir is None else Places(data_dir.absolute(), data_dir.absolute())


def users_places(system: type[PlatformDirsABC] = PlatformDirs) -> Places:
    """The places of a user's data and log on a system; by default this one."""
    folders = system(COMMAND, appauthor=False)
    return Places(folders.user_data_path, folders.user_log_path)
