"""The program in a Windows of Wine's: `xvfb-run pytest -m bundle` on this file.

Wine, a compiler for Windows (mingw-w64) and the registry of Python are needed; for the installer also a Wine that runs
programs of 32 bits, and FREEDOKO_ISCC, which names ISCC.exe of the package innosetup of npm. Wine is not Windows: what
Qt asks of that system's ICU is left unanswered, and numpy is an older one.
"""

import os
import shutil
from pathlib import Path

import pytest
from wine import COMPILER, ROOT, Windows, install_python

from freedoko_qt import __version__
from freedoko_qt.app.identity import COMMAND, FILE_TYPES, ID, NAME

pytestmark = pytest.mark.bundle
QUIET = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")
PICTURES = {"start.png", *(f"game-00{game}-{what}.png" for game in (1, 2) for what in ("table", "score"))}


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Windows:
    missing = [program for program in ("wine", COMPILER) if shutil.which(program) is None]
    if missing or "DISPLAY" not in os.environ:
        pytest.skip(f"{', '.join(missing) or 'a screen'} is missing")
    return Windows(tmp_path_factory.mktemp("wine"))


@pytest.fixture(scope="module")
def python(windows: Windows, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_python(windows, tmp_path_factory.mktemp("wheels") / "downloads")


@pytest.fixture(scope="module")
def dist(windows: Windows, python: Path) -> Path:
    """All that `packaging/bundle.py` makes on Windows."""
    dist = windows.drive / "dist"
    windows.run(python, windows.path(ROOT / "packaging/bundle.py"), "--out", windows.path(dist))
    return dist


@pytest.fixture
def installer(windows: Windows, dist: Path) -> Path:
    if "FREEDOKO_ISCC" not in os.environ:
        pytest.skip("FREEDOKO_ISCC names no compiler of Inno Setup")
    output = windows.run(os.environ["FREEDOKO_ISCC"], "windows.iss", cwd=dist)
    assert "Warning" not in output
    return dist / f"{COMMAND}-{__version__}-windows-x64.exe"


def plays_two_games(windows: Windows, *program: str | Path) -> bool:
    """True if a program with a window plays two games by itself, and takes a picture of each table and score."""
    pictures = windows.drive / "pictures"
    shutil.rmtree(pictures, ignore_errors=True)
    windows.run(*program, "--autoplay", "2", "--screenshots", windows.path(pictures))
    assert not list((windows.user / "Temp").glob("freedoko-qt-*"))  # what the computer plays with itself is not kept
    return {path.name for path in pictures.iterdir() if path.stat().st_size} == PICTURES


def test_a_wheel_plays(windows: Windows, python: Path) -> None:
    assert windows.run(python, "-m", "freedoko_qt", "--version").split() == [COMMAND, __version__]
    assert "With nines: yes" in windows.run(python, "-m", "freedoko_qt", "rules", "--preset", "ddv")
    assert plays_two_games(windows, python, "-m", "freedoko_qt")


def test_the_folder_of_the_program_plays(windows: Windows, dist: Path) -> None:
    console = dist / COMMAND / f"{COMMAND}-console.exe"
    assert windows.run(console, "--version").split() == [COMMAND, __version__]
    windows.run(console, "simulate", "--candidate", "strong", "--opponents", "random", "--rules", "ddv", "--deals", "1")
    assert plays_two_games(windows, dist / COMMAND / f"{COMMAND}.exe")


def test_the_installer_installs_for_one_user_and_leaves_nothing_behind(windows: Windows, installer: Path) -> None:
    before, registry_before = windows.files(), windows.registry()
    windows.run(installer, *QUIET)
    registry = windows.registry()
    folder = windows.user / "AppData/Local/Programs" / NAME
    assert [path.name for path in windows.files() - before if path.suffix == ".lnk"] == [f"{NAME}.lnk"]
    for one in FILE_TYPES:
        assert f"Software\\\\Classes\\\\{ID}{one.suffix}\\\\shell\\\\open\\\\command" in registry
        assert f"Software\\\\Classes\\\\{one.suffix}\\\\OpenWithProgids" in registry
    assert plays_two_games(windows, folder / f"{COMMAND}.exe")

    windows.run(folder / "unins000.exe", *QUIET)
    registry = windows.registry()
    assert {path.name for path in windows.files() - before if path.is_file()} == set()
    assert not folder.exists()
    assert ID not in registry
    assert not any(one.suffix in registry and one.suffix not in registry_before for one in FILE_TYPES)
