"""What is made of the folder of the program on Linux: an archive, a Debian package, a folder for an AppImage."""

import gzip
import os
import platform
import shutil
import subprocess
import tarfile
from pathlib import Path

from metainfo import metainfo

from freedoko_qt import __version__
from freedoko_qt.app import desktop_entry
from freedoko_qt.app.identity import COMMAND, DEVELOPERS, ID, NAME, SUMMARY

LIBRARIES = (  # what Qt finds on the system; the rest lies in the folder
    *("libc6 (>= 2.36)", "libstdc++6", "libegl1", "libgl1", "libfontconfig1", "libfreetype6", "libdbus-1-3"),
    *("libglib2.0-0 | libglib2.0-0t64", "libx11-6", "libx11-xcb1", "libxcb1", "libxext6", "libxrender1"),
    *("libwayland-cursor0", "libwayland-egl1"),
)
INSTALLED_IN = f"opt/{COMMAND}"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def write_share(share: Path) -> None:
    """Write every file that a package has below share/."""
    desktop_entry.write(share, [*desktop_entry.files(), (f"metainfo/{ID}.metainfo.xml", metainfo().encode())])


def archive(folder: Path, out: Path) -> Path:
    """The folder as .tar.gz, the same bytes for the same folder."""
    target = out / f"{COMMAND}-{__version__}-linux-{platform.machine()}.tar.gz"
    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        tar.add(folder, f"{COMMAND}-{__version__}", filter=_nobodys)
    return target


def app_dir(folder: Path, out: Path) -> Path:
    """The folder that `appimagetool` makes an AppImage of."""
    target = out / f"{COMMAND}.AppDir"
    shutil.rmtree(target, ignore_errors=True)
    _lay(folder, target, f"usr/lib/{COMMAND}")
    (target / "AppRun").symlink_to(f"usr/lib/{COMMAND}/{COMMAND}")
    (target / f"{ID}.desktop").symlink_to(f"usr/share/applications/{ID}.desktop")
    (target / f"{ID}.png").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{ID}.png")
    (target / ".DirIcon").symlink_to(f"{ID}.png")
    return target


def debian_package(folder: Path, out: Path) -> Path:
    """The package for Debian 12 and its relatives; nothing runs when it is installed, so nothing stays behind."""
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    root = out / "deb"
    shutil.rmtree(root, ignore_errors=True)
    _lay(folder, root, INSTALLED_IN)
    (root / "usr/bin").mkdir()
    (root / "usr/bin" / COMMAND).symlink_to(f"/{INSTALLED_IN}/{COMMAND}")
    documents = root / "usr/share/doc" / COMMAND
    documents.mkdir(parents=True)
    (documents / "copyright").symlink_to(f"/{INSTALLED_IN}/licences/README.txt")
    size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text(control(architecture, size), encoding="utf-8")
    target = out / f"{COMMAND}_{__version__}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target], check=True, capture_output=True)
    shutil.rmtree(root)
    return target


def control(architecture: str, size: int) -> str:
    """What the package tells of itself; the size is in KiB."""
    return f"""Package: {COMMAND}
Version: {__version__}
Architecture: {architecture}
Maintainer: {DEVELOPERS}
Installed-Size: {size}
Depends: {", ".join(LIBRARIES)}
Section: games
Priority: optional
Description: {SUMMARY.en}
 {NAME}: one person and three computer players, house rules
 of all kinds, four decks, in German and English. It never uses the network.
"""


def _lay(folder: Path, root: Path, place: str) -> None:
    """The folder of the program at its place below a root, and the files of share/."""
    shutil.copytree(folder, root / place, symlinks=True)
    write_share(root / "usr/share")
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = 0
    return entry
