"""The installer for Windows, made and run by Wine: `FREEDOKO_ISCC=…/ISCC.exe pytest -m bundle` on this file.

The compiler comes from the package innosetup of npm; Wine must run programs of 32 bits, and there must be a screen, if
only one of xvfb-run. The folder of the program has the right names, but a program of Wine in the place of ours.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import recipes
from icons import ico

from freedoko_qt import __version__
from freedoko_qt.app.identity import COMMAND, FILE_TYPES, ID, NAME
from freedoko_qt.resources import asset

pytestmark = pytest.mark.bundle
QUIET = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")


class Windows:
    """A Windows of Wine's, new and empty."""

    def __init__(self, folder: Path) -> None:
        self.user = folder / "drive_c/users" / os.environ.get("USER", "root")
        self._environment = {**os.environ, "WINEPREFIX": str(folder), "WINEDEBUG": "-all"}

    def run(self, *command: str | Path, cwd: Path | None = None) -> str:
        run = subprocess.run(
            ["wine", *command], env=self._environment, cwd=cwd, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    def wait(self) -> None:
        """Until every program has ended: an uninstaller goes on as a copy of itself."""
        subprocess.run(["wineserver", "--wait"], env=self._environment, check=True)

    def registry(self) -> str:
        """All that the user's registry holds."""
        self.wait()
        return (self.user.parents[2] / "user.reg").read_text(encoding="utf-8", errors="replace")

    def files(self) -> set[Path]:
        return {path for path in self.user.rglob("*") if "Temp" not in path.parts}


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Windows]:
    if "FREEDOKO_ISCC" not in os.environ or shutil.which("wine") is None:
        pytest.skip("FREEDOKO_ISCC names no compiler of Inno Setup, or wine is not installed")
    windows = Windows(tmp_path / "wine")
    windows.run("wineboot", "--init")
    windows.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
    windows.wait()
    yield windows
    windows.wait()


@pytest.fixture
def installer(windows: Windows, tmp_path: Path) -> Path:
    dist = tmp_path / "dist"
    (dist / COMMAND / "licences").mkdir(parents=True)
    (dist / COMMAND / "_internal").mkdir()
    (dist / "made").mkdir()
    (program,) = Path("/usr/lib/x86_64-linux-gnu/wine/x86_64-windows").glob("winver.exe")
    shutil.copy(program, dist / COMMAND / f"{COMMAND}.exe")
    (dist / COMMAND / "licences/LICENSE.txt").write_text("free")
    (dist / COMMAND / "_internal/part.dll").write_text("part")
    (dist / "made/freedoko-qt.ico").write_bytes(ico({32: asset("icons", f"{COMMAND}-32.png").read_bytes()}))
    list(recipes.write(dist))
    told = windows.run(os.environ["FREEDOKO_ISCC"], "windows.iss", cwd=dist)
    assert "Warning" not in told
    return dist / f"{COMMAND}-{__version__}-windows-x64.exe"


def test_it_installs_for_one_user_opens_files_and_leaves_nothing_behind(windows: Windows, installer: Path) -> None:
    before, registry_before = windows.files(), windows.registry()
    windows.run(installer, *QUIET)
    registry = windows.registry()
    folder = windows.user / "AppData/Local/Programs" / NAME
    assert (folder / f"{COMMAND}.exe").is_file()
    assert (folder / "_internal/part.dll").is_file()
    assert [path.name for path in windows.files() - before if path.suffix == ".lnk"] == [f"{NAME}.lnk"]
    for one in FILE_TYPES:
        assert f"Software\\\\Classes\\\\{ID}{one.suffix}\\\\shell\\\\open\\\\command" in registry
        assert f"Software\\\\Classes\\\\{one.suffix}\\\\OpenWithProgids" in registry

    windows.run(folder / "unins000.exe", *QUIET)
    registry = windows.registry()
    assert {path.name for path in windows.files() - before if path.is_file()} == set()
    assert not folder.exists()
    assert ID not in registry
    assert not any(one.suffix in registry and one.suffix not in registry_before for one in FILE_TYPES)
