"""The licences that lie beside the program in its folder."""

from importlib.metadata import distribution
from pathlib import Path

import pytest
from licences import BUNDLED, write_licences

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def licences(tmp_path: Path) -> Path:
    write_licences(tmp_path, ROOT)
    return tmp_path / "licences"


def test_every_part_is_named_with_its_licence(licences: Path) -> None:
    text = (licences / "README.txt").read_text(encoding="utf-8")
    assert "{" not in text
    for name in BUNDLED:
        assert f"    {name} {distribution(name).version}: " in text


def test_the_licences_of_the_program_and_of_qt_lie_there_in_full(licences: Path) -> None:
    """The LGPL 3 wants to be passed on with the GPL 3 that it adds to; the wheels of Qt for Python bring neither."""
    for name, kind in (("LICENSE.txt", "GENERAL"), ("LGPL-3.0.txt", "LESSER GENERAL")):
        assert (licences / name).read_text(encoding="utf-8").split("\n")[0].strip() == f"GNU {kind} PUBLIC LICENSE"


def test_every_licence_that_numpy_brings_lies_there(licences: Path) -> None:
    brought = [file for file in distribution("numpy").files or [] if file.parts[1:2] == ("licenses",)]
    kept = [path.read_bytes() for path in licences.glob("numpy-*")]
    assert kept
    assert all(file.read_binary() in kept for file in brought)
