"""The program in the menus of a Linux desktop."""

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from linux import write_share
from metainfo import changes, metainfo, releases

from freedoko_qt import __version__
from freedoko_qt.app import desktop_entry
from freedoko_qt.app.identity import FILE_TYPES, ICON_SIZES, ID

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def share(tmp_path: Path) -> Path:
    write_share(tmp_path / "share")
    return tmp_path / "share"


def checked_by(program: str, *arguments: str | Path) -> str:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    run = subprocess.run([found, *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout + run.stderr


def entry(text: str) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text)
    return dict(parser["Desktop Entry"])


def test_the_desktop_takes_the_entry(share: Path) -> None:
    assert checked_by("desktop-file-validate", share / f"applications/{ID}.desktop") == ""


def test_software_centres_take_the_metainfo(share: Path) -> None:
    checked_by("appstreamcli", "validate", "--no-net", share / f"metainfo/{ID}.metainfo.xml")


def test_the_desktop_knows_the_files_of_the_program(share: Path) -> None:
    checked_by("update-mime-database", share / "mime")
    globs = (share / "mime/globs").read_text().splitlines()
    assert {f"{one.mime}:*{one.suffix}" for one in FILE_TYPES} <= set(globs)


def test_every_file_opens_by_a_double_click() -> None:
    types = ElementTree.fromstring(desktop_entry.mime_package())
    globs = [(one.get("type"), one.find(f"{MIME}glob").get("pattern")) for one in types]  # type: ignore[union-attr]
    assert globs == [(one.mime, f"*{one.suffix}") for one in FILE_TYPES]
    values = entry(desktop_entry.desktop_entry())
    assert values["MimeType"].split(";")[:-1] == [one.mime for one in FILE_TYPES]
    assert values["Exec"] == "freedoko-qt %f"
    offered = ElementTree.fromstring(metainfo()).findall("provides/mediatype")
    assert [one.text for one in offered] == [one.mime for one in FILE_TYPES]


def test_everything_has_the_same_name(share: Path) -> None:
    assert entry(desktop_entry.desktop_entry())["Icon"] == ID
    assert ElementTree.fromstring(metainfo()).findtext("launchable") == f"{ID}.desktop"
    assert all(path.name.startswith(ID) for path in share.rglob("*") if path.is_file())


@pytest.mark.parametrize("size", ICON_SIZES)
def test_icons_are_as_large_as_their_folder_says(share: Path, size: int) -> None:
    picture = (share / f"icons/hicolor/{size}x{size}/apps/{ID}.png").read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (size, size)


def test_this_is_the_newest_release_or_on_the_way_to_the_next_one() -> None:
    newest = releases()[0].version
    number, _, development = __version__.partition(".dev")
    assert __version__ == newest or (development and _numbers(number) > _numbers(newest))


def _numbers(version: str) -> list[int]:
    return [int(one) for one in version.split(".")]


def test_software_centres_show_what_each_release_brings() -> None:
    written = ElementTree.fromstring(metainfo()).findall("releases/release")
    shown = [
        (one.get("version"), tuple(item.text for item in one.iter() if item.tag in ("p", "li"))) for one in written
    ]
    assert shown == [(one.version, one.news) for one in releases()]
    assert all(one.news for one in releases())


def test_the_change_log_lists_changes_one_by_one() -> None:
    text = "\n- One *thing* is\n  new.\n- `Another` one, too.\n\n"
    assert changes(text) == ["One thing is new.", "Another one, too."]
    assert changes("\nAll in\none.\n") == ["All in one."]


def freedoko(*arguments: str, share: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(share)}
    command = [sys.executable, "-m", "freedoko_qt", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="desktop entries are for Linux")
def test_one_user_puts_it_into_the_menu_and_takes_it_out_again(tmp_path: Path) -> None:
    others = tmp_path / "applications" / "other.desktop"
    others.parent.mkdir()
    others.touch()
    run = freedoko("--install-desktop-entry", share=tmp_path)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    installed = (tmp_path / f"applications/{ID}.desktop").read_text()
    words = entry(installed)["Exec"].split()
    called = subprocess.run([*words[:-1], "--version"], capture_output=True, text=True, check=True)
    assert called.stdout == f"freedoko-qt {__version__}\n"
    assert (tmp_path / f"icons/hicolor/16x16/apps/{ID}.png").is_file()

    assert freedoko("--remove-desktop-entry", share=tmp_path).returncode == 0
    assert [path for path in tmp_path.rglob("*") if "freedoko" in path.name] == []
    assert not (tmp_path / "icons").exists()
    assert others.exists()
    assert freedoko("--remove-desktop-entry", share=tmp_path).returncode == 0


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="desktop entries are for Linux")
def test_without_a_home_folder_it_says_so() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "XDG_DATA_HOME"} | {"HOME": "/"}
    command = [sys.executable, "-m", "freedoko_qt", "--install-desktop-entry"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (
        2, "freedoko-qt: There is no folder of yours for the entry: set HOME or XDG_DATA_HOME.\n"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("program", "quoted"),
    [
        ("/usr/bin/freedoko-qt", "/usr/bin/freedoko-qt"),
        ("/home/a b/freedoko-qt", '"/home/a b/freedoko-qt"'),
        ("/home/50%/freedoko-qt", "/home/50%%/freedoko-qt"),
        ("/home/$a/freedoko-qt", '"/home/\\\\$a/freedoko-qt"'),
    ],
)
def test_the_command_is_quoted(
    monkeypatch: pytest.MonkeyPatch, program: str, quoted: str, which: Callable[[str], None]
) -> None:
    which(program)
    monkeypatch.setattr(sys, "argv", [program])
    assert desktop_entry.this_command() == quoted


def test_a_bundle_is_called_by_its_program(monkeypatch: pytest.MonkeyPatch, which: Callable[[str], None]) -> None:
    """By whatever name it was started: an AppImage begins with AppRun."""
    which("/some where/AppDir/AppRun")
    monkeypatch.setattr(sys, "_MEIPASS", "/opt", raising=False)
    monkeypatch.setattr(sys, "argv", ["/some where/AppDir/AppRun"])
    monkeypatch.setattr(sys, "executable", "/some where/AppDir/usr/lib/freedoko-qt/freedoko-qt")
    assert desktop_entry.this_command() == '"/some where/AppDir/usr/lib/freedoko-qt/freedoko-qt"'


@pytest.fixture
def which(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes the system find a program at a path at which there is none."""
    return lambda program: monkeypatch.setattr(desktop_entry.shutil, "which", lambda _: program)
