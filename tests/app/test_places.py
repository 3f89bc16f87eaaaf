"""Where the files are."""

import os
from pathlib import Path

import pytest

from freedoko_qt.app.places import places


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


def test_a_file_in_the_way_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    with pytest.raises(OSError):
        places(tmp_path / "data")
