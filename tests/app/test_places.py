"""The places of the files."""

import os
from pathlib import Path

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows
from PySide6.QtCore import QStandardPaths

from freedoko_qt.app.places import places, users_places


def test_everything_is_below_the_folder_that_was_named(tmp_path: Path) -> None:
    there = places(tmp_path / "new" / "folder")
    assert there.data.is_dir()
    for path in (there.settings, there.tournaments, there.log):
        assert path.is_relative_to(tmp_path / "new" / "folder")


def test_a_relative_folder_stays_the_same_when_the_program_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    there = places(Path("data"))
    monkeypatch.chdir("/")
    assert there.data.is_dir()


def test_without_a_name_it_is_the_folder_of_the_user() -> None:
    there = places()
    assert there.data == Path(os.environ["XDG_DATA_HOME"]) / "freedoko-qt"
    assert there.data.is_dir()


def test_the_folder_is_the_one_in_which_earlier_versions_kept_their_games() -> None:
    generic = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert places().data == Path(generic) / "freedoko-qt"


@pytest.mark.skipif(os.name != "posix", reason="the home of a Unix")
@pytest.mark.parametrize(
    ("system", "data", "logs"),
    [
        (Unix, "HOME/.local/share/freedoko-qt", "HOME/.local/state/freedoko-qt/log"),
        (MacOS, "HOME/Library/Application Support/freedoko-qt", "HOME/Library/Logs/freedoko-qt"),
        (Windows, "C:/Users/us/AppData/Local/freedoko-qt", "C:/Users/us/AppData/Local/freedoko-qt/Logs"),
    ],
    ids=["Unix", "macOS", "Windows"],
)
def test_each_system_has_its_own_folders(
    system: type[PlatformDirsABC], data: str, logs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("DATA", "STATE"):
        monkeypatch.delenv(f"XDG_{kind}_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", r"C:\Users\us\AppData\Local")
    there = users_places(system)
    found = [str(path).replace("\\", "/").replace(str(tmp_path), "HOME") for path in (there.data, there.log.parent)]
    assert found == [data, logs]
    assert there.log.name == "freedoko-qt.log"


def test_a_relative_folder_in_the_environment_is_passed_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The rule of the XDG base directories: such a folder would be another one in each working directory."""
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert users_places(Unix).data == tmp_path / ".local" / "share" / "freedoko-qt"


def test_a_file_in_the_way_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    with pytest.raises(OSError):
        places(tmp_path / "data")
