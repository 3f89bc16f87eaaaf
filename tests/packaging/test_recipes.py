"""The recipes of other tools say the same as pyproject.toml and the program itself."""

import os
import re
import struct
import subprocess
import tomllib
from pathlib import Path

import pytest
from debian import ARCHITECTURE, VERSION, changelog, control
from flatpak import BUILD_WHEELS, WHEELS, listed_in, requirements, sources, wheels
from icons import ICNS_KINDS, icns, ico, png
from manual import manual
from metainfo import releases
from recipes import filled

from assets.generator.pixels import drawn
from freedoko_qt import __version__
from freedoko_qt.__main__ import COMMANDS
from freedoko_qt.app.identity import COMMAND, FILE_TYPES, HOMEPAGE, ICON_SIZES, ID, LICENCE, NAME
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
    windows = {"windows.iss", "windows-version.txt", "windows.manifest"}
    assert set(recipes) == {*windows, "macos-dmg.sh", "macos-entitlements.plist", f"{ID}.yml"}
    filled_in = {name: text for name, text in recipes.items() if name != "macos-dmg.sh"}  # which has variables
    assert all(not re.search(r"\$\w", text) for text in filled_in.values())


def test_windows_installs_for_one_user_and_opens_files(recipes: dict[str, str]) -> None:
    text = recipes["windows.iss"]
    assert "PrivilegesRequired=lowest" in text
    assert "HKLM" not in text
    assert f"AppVersion={__version__}" in text
    assert f'AppUserModelID: "{ID}"' in text
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
    build = text[text.index("modules:") :]
    assert "network" not in build
    assert build.index(WHEELS) < build.index(BUILD_WHEELS) < build.index(f"name: {COMMAND}")


def test_the_flatpak_lists_its_wheels_with_their_hashes() -> None:
    of_program, of_build = ([one.split(">")[0] for one in wanted] for wanted in requirements())
    assert of_program == ["numpy", "tqdm", "fsrs", "platformdirs", "miniaudio", "fontpkg-atkinson-hyperlegible"]
    assert of_build == ["hatchling"]
    file = {"url": "https://example.org/a-1-py3-none-any.whl", "archive_info": {"hashes": {"sha256": "00"}}}
    listed = dict(listed_in({"install": [{"download_info": file}]}))
    assert sources(listed) == [{"type": "file", "url": file["url"], "sha256": "00"}]


@pytest.mark.bundle
def test_pip_finds_every_wheel_of_the_flatpak() -> None:
    """Asked of the registry, for a Python and a C library that are not those of this computer."""
    of_program, of_build = map(wheels, requirements())
    assert {"numpy", "cffi", "miniaudio"} <= {url.rpartition("/")[2].partition("-")[0] for url in of_program}
    assert any("hatchling-" in url for url in of_build)
    assert all(re.fullmatch(r"[0-9a-f]{64}", sha256) for sha256 in (of_program | of_build).values())


@pytest.mark.parametrize("recipe", ["windows.iss", "macos-dmg.sh"])
def test_the_licences_come_along(recipes: dict[str, str], recipe: str) -> None:
    assert re.search(rf"{COMMAND}(/licences|\\\*)", recipes[recipe])


@pytest.mark.skipif(os.name != "posix", reason="a script of sh")
@pytest.mark.parametrize(("busy", "made"), [(0, True), (4, True), (9, False)])
def test_a_busy_disk_image_is_tried_again(recipes: dict[str, str], tmp_path: Path, busy: int, made: bool) -> None:
    """The tools of macOS only note down how they are called; the one for images fails so many times."""
    (tmp_path / f"{NAME}.app/Contents").mkdir(parents=True)
    (tmp_path / COMMAND / "licences").mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    calls = f'echo "${{0##*/}} $*" >> {tmp_path}/calls'
    fails = f"[ $(grep -c ^hdiutil {tmp_path}/calls) -gt {busy} ]"
    for tool, does in (("codesign", calls), ("sleep", calls), ("hdiutil", f"{calls}; {fails}")):
        (tmp_path / "bin" / tool).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / "bin" / tool).chmod(0o755)
    (tmp_path / "macos-dmg.sh").write_text(recipes["macos-dmg.sh"])
    run = subprocess.run(
        ["sh", "macos-dmg.sh"], cwd=tmp_path, env={"PATH": f"{tmp_path}/bin:{os.environ['PATH']}"}, check=False
    )
    assert (run.returncode == 0) is made
    assert (tmp_path / "image" / f"{NAME}.app/Contents").is_dir()
    assert (tmp_path / "image/Applications").is_symlink()
    calls = (tmp_path / "calls").read_text()
    assert calls.count("hdiutil create") == min(busy + 1, 5)
    assert calls.index("codesign --verify") < calls.index("hdiutil")


def test_the_debian_package_states_what_it_is() -> None:
    fields = dict(line.split(": ", 1) for line in control(1000).splitlines() if not line.startswith(" "))
    assert (fields["Package"], fields["Version"], fields["Architecture"]) == (COMMAND, VERSION, ARCHITECTURE)
    assert re.fullmatch(r"[^<>]+ <\S+@\S+>", fields["Maintainer"])
    assert fields["Homepage"] == PROJECT["urls"]["Homepage"] == HOMEPAGE


def test_debian_reads_every_release_and_the_version_of_the_package() -> None:
    heads = re.findall(rf"^{COMMAND} \((\S+)\) unstable; urgency=medium$", changelog(), re.MULTILINE)
    assert heads[0] == VERSION
    assert {one.version for one in releases()} <= set(heads)


def test_the_manual_page_describes_every_command_and_option() -> None:
    text = manual().replace("\\-", "-")
    assert all(f".SS {command}\n" in text for command in COMMANDS)
    assert ".TP\n.B --data-dir DIR\nkeep games, settings and log in this folder\n" in text
    assert ".TP\n.B --candidate LEVEL\nwho is measured" in text


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
    every = {**pictures(), 1024: png(drawn(asset("icons", f"{COMMAND}.svg").read_text(encoding="utf-8"), 1024, 1024))}
    file = icns(every)
    assert file[:4] == b"icns"
    assert struct.unpack_from(">I", file, 4) == (len(file),)
    place, found = 8, dict[bytes, bytes]()
    while place < len(file):
        kind, length = struct.unpack_from(">4sI", file, place)
        found[kind] = file[place + 8 : place + length]
        place += length
    assert found == {kind: every[size] for size, kind in ICNS_KINDS}
    assert struct.unpack(">II", found[b"ic10"][16:24]) == (1024, 1024)
