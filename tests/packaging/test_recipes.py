"""What other tools build from tells the same as pyproject.toml and the program itself."""

import re
import struct
import tomllib
from pathlib import Path

import pytest
from icons import ICNS_KINDS, icns, ico
from linux import control
from recipes import filled

from freedoko_qt import __version__
from freedoko_qt.app.identity import COMMAND, FILE_TYPES, ICON_SIZES, ID, LICENCE
from freedoko_qt.resources import asset

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture
def recipes() -> dict[str, str]:
    return dict(filled())


def test_the_project_has_the_names_of_the_packages() -> None:
    assert PROJECT["name"] == COMMAND
    assert PROJECT["license"] == LICENCE
    assert PROJECT["scripts"] == {COMMAND: "freedoko_qt.__main__:main"}


def test_nothing_is_left_to_be_filled_in(recipes: dict[str, str]) -> None:
    assert set(recipes) == {"windows.iss", "macos-dmg.sh", f"{ID}.yml"}
    assert all(not re.search(r"\$\w", text) for text in recipes.values())


def test_windows_installs_for_one_user_and_opens_files(recipes: dict[str, str]) -> None:
    text = recipes["windows.iss"]
    assert "PrivilegesRequired=lowest" in text
    assert "HKLM" not in text
    assert f"AppVersion={__version__}" in text
    sections = re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)
    assert sections == ["Setup", "Languages", "Files", "InstallDelete", "Icons", "Registry", "Run"]
    for one in FILE_TYPES:
        assert f"{ID}{one.suffix}\\shell\\open\\command" in text
    assert all(line.count('"') % 2 == 0 for line in text.splitlines())


def test_the_flatpak_has_no_network_and_no_files_of_others(recipes: dict[str, str]) -> None:
    text = recipes[f"{ID}.yml"]
    asked = text[text.index("finish-args") : text.index("modules:")]
    assert "--share=network" not in asked
    assert "--filesystem" not in asked
    assert f"id: {ID}\n" in text
    listed = [one for one in PROJECT["dependencies"] if not one.startswith("PySide6")]  # the base app has it
    assert all(f"'{one}'" in text or f'"{one}"' in text for one in listed)


@pytest.mark.parametrize("recipe", ["windows.iss", "macos-dmg.sh"])
def test_the_licences_come_along(recipes: dict[str, str], recipe: str) -> None:
    assert re.search(rf"{COMMAND}(/licences|\\\*)", recipes[recipe])


def test_the_debian_package_tells_what_it_is() -> None:
    fields = dict(line.split(": ", 1) for line in control("amd64", 1000).splitlines() if not line.startswith(" "))
    assert (fields["Package"], fields["Version"], fields["Architecture"]) == (COMMAND, __version__, "amd64")


def pictures() -> dict[int, bytes]:
    return {size: asset("icons", f"{COMMAND}-{size}.png").read_bytes() for size in ICON_SIZES}


def test_the_icon_of_windows_holds_the_pictures() -> None:
    file = ico(pictures())
    reserved, kind, count = struct.unpack_from("<HHH", file)
    assert (reserved, kind, count) == (0, 1, 6)
    for number, size in enumerate(one for one in ICON_SIZES if one <= 256):
        width, height, _, _, _, bits, length, place = struct.unpack_from("<BBBBHHII", file, 6 + 16 * number)
        assert (width, height, bits) == (size % 256, size % 256, 32)
        assert file[place : place + length] == pictures()[size]


def test_the_icon_of_macos_holds_the_pictures() -> None:
    file = icns(pictures())
    assert file[:4] == b"icns"
    assert struct.unpack_from(">I", file, 4) == (len(file),)
    place, found = 8, {}
    while place < len(file):
        kind, length = struct.unpack_from(">4sI", file, place)
        found[kind] = file[place + 8 : place + length]
        place += length
    assert found == {kind: pictures()[size] for size, kind in ICNS_KINDS.items()}
