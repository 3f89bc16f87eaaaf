"""Packages for every Linux, made of the folder of the program: an archive, and a folder for an AppImage."""

import io
import lzma
import os
import platform
import shutil
import tarfile
from pathlib import Path

from metainfo import metainfo

from freedoko_qt import __version__
from freedoko_qt.app import desktop_entry
from freedoko_qt.app.identity import COMMAND, ID, NAME

PLACE = f"usr/lib/{COMMAND}"
ADD_TO_MENU = f"""#!/bin/sh
# Shows the program in the menu of the desktop, with its files; `sh add-to-menu --remove` takes that away again.
case ${{1:-}} in
    --remove) option=--remove-desktop-entry ;;
    *) option=--install-desktop-entry ;;
esac
exec "$(dirname "$0")/{COMMAND}" "$option"
"""
README = f"""{NAME} {__version__}

Start {COMMAND} in this folder, by a double-click or in a terminal. Nothing needs to be installed.
add-to-menu shows the program in the menu of your desktop, and opens its files by a double-click;
"sh add-to-menu --remove" takes that away again. To remove the program, delete this folder.

Starte {COMMAND} in diesem Ordner, per Doppelklick oder im Terminal. Installiert werden muss nichts.
add-to-menu zeigt das Programm im Menü deines Desktops und öffnet seine Dateien per Doppelklick;
„sh add-to-menu --remove“ nimmt das zurück. Zum Entfernen lösche diesen Ordner.
"""


def write_share(share: Path, command: str = COMMAND) -> None:
    """Write every file that a package has below share/; `command` starts the program."""
    files = [*desktop_entry.files(command), (f"metainfo/{ID}.metainfo.xml", metainfo().encode())]
    desktop_entry.write(share, files)


def archive(folder: Path, out: Path) -> Path:
    """The folder as .tar.xz, the same bytes for the same folder.

    Owners and times are left out of it, so that the same content gives the same bytes.
    """
    top = f"{COMMAND}-{__version__}"
    target = out / f"{top}-linux-{platform.machine()}.tar.xz"
    with lzma.open(target, "wb") as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        tar.add(folder, top, filter=_anonymous)
        for name, text, mode in (("README.txt", README, 0o644), ("add-to-menu", ADD_TO_MENU, 0o755)):
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mode = len(text.encode()), mode
            tar.addfile(entry, io.BytesIO(text.encode()))
    return target


def app_dir(folder: Path, out: Path) -> Path:
    """The folder that `appimagetool` makes an AppImage of.

    An existing one is replaced.
    """
    target = out / f"{COMMAND}.AppDir"
    shutil.rmtree(target, ignore_errors=True)
    lay(folder, target)
    (target / "AppRun").symlink_to(f"{PLACE}/{COMMAND}")
    (target / f"{ID}.desktop").symlink_to(f"usr/share/applications/{ID}.desktop")
    (target / f"{ID}.png").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{ID}.png")
    (target / ".DirIcon").symlink_to(f"{ID}.png")
    return target


def lay(folder: Path, root: Path, command: str = COMMAND) -> None:
    """Copy the folder of the program to its place below a root, and write the files of share/.

    `root` must have no such place yet. Modes become those of Debian's policy.
    """
    shutil.copytree(folder, root / PLACE, symlinks=True)
    write_share(root / "usr/share", command)
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)


def _is_program(path: Path) -> bool:
    return os.access(path, os.X_OK) and ".so" not in path.suffixes


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = 0
    return entry
