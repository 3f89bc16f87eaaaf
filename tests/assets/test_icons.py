"""The icons are what the generator draws, and say so when they are not."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from assets.generator.__main__ import write_icons
from assets.generator.check import icon_faults, sign_faults
from freedoko_qt.resources import asset


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(asset("icons"), tmp_path / "icons"))


def test_the_icons_are_those_of_the_generator(folder: Path) -> None:
    assert list(icon_faults(folder)) == []


def test_another_icon_is_reported(folder: Path) -> None:
    shutil.copy(folder / "freedoko-qt-16.png", folder / "freedoko-qt-32.png")
    (folder / "freedoko-qt-48.png").unlink()
    (folder / "freedoko-qt.svg").write_text("<svg/>")
    faulty = [fault.split()[0] for fault in icon_faults(folder)]
    assert faulty == ["freedoko-qt.svg", "freedoko-qt-32.png", "freedoko-qt-48.png"]


def test_an_icon_that_differs_only_in_smoothing_is_not_written_again(folder: Path) -> None:
    smoothed, missing = folder / "freedoko-qt-64.png", folder / "freedoko-qt-32.png"
    image = QImage(str(smoothed))
    image.setPixelColor(32, 32, image.pixelColor(32, 32).darker(101))
    image.save(str(smoothed))
    missing.unlink()
    before = smoothed.read_bytes()
    write_icons(folder)
    assert smoothed.read_bytes() == before
    assert missing.is_file()


def test_the_signs_are_those_of_the_generator() -> None:
    assert list(sign_faults(asset())) == []


def test_another_sign_is_reported(tmp_path: Path) -> None:
    for name in ("signs", "controls"):
        shutil.copytree(asset(name), tmp_path / name)
    (tmp_path / "signs/back.svg").write_text("<svg/>")
    (tmp_path / "controls/dark/check.svg").unlink()
    assert [fault.split()[0] for fault in sign_faults(tmp_path)] == ["signs/back.svg", "controls/dark/check.svg"]
