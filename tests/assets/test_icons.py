"""The icons are what the generator draws, and say so when they are not."""

import shutil
from pathlib import Path

import pytest

from assets.generator.check import icon_faults
from freedoko_qt.resources import asset


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(asset("icons"), tmp_path / "icons"))


def test_the_icons_are_those_of_the_generator(folder: Path) -> None:
    assert list(icon_faults(folder)) == []


def test_another_icon_is_told(folder: Path) -> None:
    shutil.copy(folder / "freedoko-qt-16.png", folder / "freedoko-qt-32.png")
    (folder / "freedoko-qt-48.png").unlink()
    (folder / "freedoko-qt.svg").write_text("<svg/>")
    told = [fault.split()[0] for fault in icon_faults(folder)]
    assert told == ["freedoko-qt.svg", "freedoko-qt-32.png", "freedoko-qt-48.png"]
