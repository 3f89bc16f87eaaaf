"""The bundle of packaging/bundle.py, tried as people get it: `FREEDOKO_DIST=dist pytest -m bundle tests/packaging`.

The Debian package is installed by dpkg into the Debian whose root folder FREEDOKO_DEBIAN names, as debootstrap makes
it with the packages that the .deb depends on, desktop-file-utils, shared-mime-info and a font; that needs root.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from bundle import bytes_of
from contents import OF_THE_SYSTEM
from debian import LIBRARIES
from libraries import is_aligned, needed, search_paths
from licences import without_a_licence
from release import LARGEST

from freedoko_qt import __version__
from freedoko_qt.app.identity import COMMAND, ID

pytestmark = pytest.mark.bundle

GLIBC = (
    *("libc.so.*", "libm.so.*", "libdl.so.*", "libpthread.so.*", "librt.so.*", "libutil.so.*", "libresolv.so.*"),
    *("ld-linux-*", "libEGL.so.*", "libGL.so.*", "libxcb.so.1", "libwayland-*"),  # and the drivers of the screen
)
PLAYED = ["game-001-score.png", "game-001-table.png", "game-002-score.png", "game-002-table.png", "start.png"]


def built(pattern: str) -> Path:
    folder = os.environ.get("FREEDOKO_DIST")
    if folder is None:
        pytest.skip("FREEDOKO_DIST names no folder in which packaging/bundle.py has built")
    (path,) = Path(folder).resolve().glob(pattern)
    return path


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program from its archive, in a folder with a space in its name."""
    folder = tmp_path_factory.mktemp("some where")
    subprocess.run(["tar", "-xf", built(f"{COMMAND}-*-linux-*.tar.xz"), "-C", folder], check=True)
    return folder / f"{COMMAND}-{__version__}"


def test_it_is_small(unpacked: Path) -> None:
    assert built(f"{COMMAND}-*-linux-*.tar.xz").stat().st_size <= LARGEST["the archive"]
    assert bytes_of(unpacked) <= LARGEST["the program"]


def test_the_debian_package_asks_for_the_c_library_that_its_parts_need(unpacked: Path) -> None:
    """An older one has not all symbols; a newer one would keep out systems on which it runs."""
    parts = [path for path in unpacked.rglob("*") if path.is_file() and (".so" in path.name or path.name == COMMAND)]
    output = subprocess.run(["objdump", "-T", *parts], capture_output=True, text=True, check=True).stdout
    newest = max(int(minor) for minor in re.findall(r"GLIBC_2\.(\d+)", output))
    assert f"libc6 (>= 2.{newest})" in LIBRARIES


def test_the_archive_plays_where_there_is_no_python(unpacked: Path, tmp_path: Path) -> None:
    """An empty environment, and no folder in which a Python or anything else could be found."""
    (tmp_path / "bin").mkdir()
    environment = {"PATH": str(tmp_path / "bin"), "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    play = [unpacked / COMMAND, "--autoplay", "2", "--seed", "1", "--language", "de"]
    play += ["--screenshots", tmp_path / "shots"]
    run = subprocess.run(play, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr
    assert sorted(path.name for path in (tmp_path / "shots").iterdir()) == PLAYED


def test_the_embedded_modules_of_pyside_are_compiled_in_the_bundle(unpacked: Path) -> None:
    """Its own modules lie compiled beside the library that carries their sources."""
    modules = unpacked / "_internal/shiboken6/files.dir/shibokensupport"
    assert (modules / "signature/loader.pyc").is_file()
    assert (modules / "feature.pyc").is_file()


STRONG = ["simulate", "--deals", "1", "--candidate", "strong", "--opponents", "strong"]


@pytest.mark.parametrize("arguments", [["--version"], ["rules", "--preset", "ddv"], STRONG])
def test_the_archive_has_the_commands_without_a_window(unpacked: Path, arguments: list[str]) -> None:
    run = subprocess.run([unpacked / COMMAND, *arguments], capture_output=True, text=True, check=False, env={})
    assert run.returncode == 0, run.stderr
    assert run.stdout


def test_the_licences_of_all_parts_are_there(unpacked: Path) -> None:
    text = (unpacked / "licences/README.txt").read_text(encoding="utf-8")
    assert "GNU Lesser General Public License" in text
    for part in ("PySide6-Essentials", "numpy", "Python", "tqdm"):
        assert f"    {part} " in text


def test_every_part_has_its_licence_there() -> None:
    assert without_a_licence(built(COMMAND)) == []


def test_libraries_are_found_in_the_folder_or_are_of_the_system(unpacked: Path) -> None:
    """Whatever Python built it: libraries are looked for relative to their own place."""
    libraries = [path for path in (unpacked / "_internal").rglob("*.so*") if not path.is_symlink()]
    there = {path.name for path in (unpacked / "_internal").rglob("*.so*")}
    missing = {name for path in libraries for name in needed(path)} - there
    assert {name for name in missing if not any(fnmatchcase(name, one) for one in (*OF_THE_SYSTEM, *GLIBC))} == set()
    places = {place for path in libraries for line in search_paths(path) for place in line.split(":")}
    assert all(place.startswith("$ORIGIN") for place in places)


def test_every_library_can_be_laid_into_memory(unpacked: Path) -> None:
    assert [path.name for path in unpacked.rglob("*.so*") if not path.is_symlink() and not is_aligned(path)] == []


def test_its_readme_and_its_way_into_the_menu(unpacked: Path, tmp_path: Path) -> None:
    assert "add-to-menu" in (unpacked / "README.txt").read_text(encoding="utf-8")
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "share")}
    entry = tmp_path / f"share/applications/{ID}.desktop"
    subprocess.run([unpacked / "add-to-menu"], env=environment, cwd=tmp_path, check=True)
    assert f'Exec="{unpacked / COMMAND}" %f' in entry.read_text(encoding="utf-8")
    subprocess.run([unpacked / "add-to-menu", "--remove"], env=environment, cwd=tmp_path, check=True)
    assert not entry.exists()


def test_lintian_finds_no_error_in_the_debian_package() -> None:
    lintian = shutil.which("lintian")
    if lintian is None:
        pytest.skip("lintian is not installed")
    run = subprocess.run(
        [lintian, "--fail-on", "error", built(f"{COMMAND}_*.deb")], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout


def test_the_folder_for_an_appimage_starts(tmp_path: Path) -> None:
    folder = built(f"{COMMAND}.AppDir")
    for name in (f"{ID}.desktop", f"{ID}.png", ".DirIcon"):
        assert (folder / name).resolve().is_file()
    run = subprocess.run([folder / "AppRun", "--version"], capture_output=True, text=True, check=True, env={})
    assert run.stdout == f"{COMMAND} {__version__}\n"


class Debian:
    """A Debian in a folder, for one package."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *command: str) -> str:
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "DISPLAY": os.environ["DISPLAY"]}
        environment["XAUTHORITY"] = "/tmp/xauthority"
        run = subprocess.run(
            ["chroot", self.root, *command], env=environment, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    def files(self) -> set[str]:
        """All that could be left behind, without what dpkg and its triggers note down for themselves."""
        noted = ("var/lib/dpkg", "var/log", "var/cache", "usr/share/mime", "usr/share/applications/mimeinfo.cache")
        tops = [top for top in self.root.iterdir() if top.name not in ("proc", "tmp", "root", "dev", "sys")]
        found = (str(path.relative_to(self.root)) for top in tops for path in (top, *top.rglob("*")))
        return {name for name in found if not name.startswith(noted)}


@pytest.fixture
def debian() -> Iterator[Debian]:
    root = os.environ.get("FREEDOKO_DEBIAN")
    if root is None or os.geteuid() != 0:
        pytest.skip("FREEDOKO_DEBIAN names no root folder of a Debian, or this is not root")
    if "DISPLAY" not in os.environ:
        pytest.skip("there is no screen: run it by xvfb-run")
    sockets = Path(root, "tmp", ".X11-unix")
    sockets.mkdir(exist_ok=True)
    if "XAUTHORITY" in os.environ:  # from xvfb-run
        shutil.copy(os.environ["XAUTHORITY"], Path(root, "tmp", "xauthority"))
    subprocess.run(["mount", "--bind", "/tmp/.X11-unix", sockets], check=True)
    try:
        yield Debian(Path(root))
    finally:
        subprocess.run(["umount", sockets], check=True)


def test_the_debian_package_comes_plays_and_goes(debian: Debian) -> None:
    before = debian.files()
    shutil.copy(built(f"{COMMAND}_*.deb"), debian.root / "tmp/package.deb")
    debian.run("dpkg", "--install", "/tmp/package.deb")
    try:
        debian.run("desktop-file-validate", f"/usr/share/applications/{ID}.desktop")
        entry = (debian.root / f"usr/share/applications/{ID}.desktop").read_text(encoding="utf-8")
        (command,) = (line.removeprefix("Exec=") for line in entry.splitlines() if line.startswith("Exec="))
        play = command.replace("%f", "--autoplay 2 --seed 1 --data-dir /root/data --screenshots /root/shots").split()
        debian.run(*play)
        assert sorted(path.name for path in (debian.root / "root/shots").iterdir()) == PLAYED
        assert "application/x-freedoko-qt-rules" in (debian.root / "usr/share/mime/globs").read_text()
    finally:
        debian.run("dpkg", "--purge", COMMAND)
    assert debian.files() <= before
    assert (debian.root / "root/data/tournaments").is_dir(), "what belongs to the user stays"
    shutil.rmtree(debian.root / "root/data")
    shutil.rmtree(debian.root / "root/shots")
    assert "freedoko" not in (debian.root / "usr/share/mime/globs").read_text()
