"""The program in the menus of a Linux desktop: its entry, icons and file types, for packages and for one user."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from xml.sax.saxutils import escape

from freedoko_qt.app.files import check_replaceable
from freedoko_qt.app.identity import COMMAND, FILE_TYPES, ICON_SIZES, ID, KEYWORDS, NAME, SUMMARY
from freedoko_qt.app.system_report import bundle, users_home
from freedoko_qt.resources import asset

_REFRESHED_BY = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
)
"""Programs that notify the desktop of new files, where they are installed, and the folder each of them reads."""


def desktop_entry(command: str = COMMAND) -> str:
    """The desktop entry; `command` stands in it as it is, so it must be quoted where it has to be."""
    return f"""[Desktop Entry]
Type=Application
Version=1.1
Name={NAME}
GenericName=Doppelkopf
Comment={SUMMARY.en}
Comment[de]={SUMMARY.de}
Exec={command} %f
Icon={ID}
Terminal=false
Categories=Game;CardGame;Qt;
Keywords={KEYWORDS.en}
Keywords[de]={KEYWORDS.de}
MimeType={"".join(f"{one.mime};" for one in FILE_TYPES)}
StartupNotify=true
StartupWMClass={COMMAND}
"""


def mime_package() -> str:
    """The file types for the shared database of MIME types."""
    types = "".join(
        f'  <mime-type type="{one.mime}">\n'
        f"    <comment>{escape(one.words.en)}</comment>\n"
        f'    <comment xml:lang="de">{escape(one.words.de)}</comment>\n'
        f'    <sub-class-of type="{one.parent}"/>\n'
        f'    <generic-icon name="{ID}"/>\n'
        f'    <glob pattern="*{one.suffix}"/>\n'
        "  </mime-type>\n"
        for one in FILE_TYPES
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">\n{types}</mime-info>\n'
    )


def files(command: str = COMMAND) -> Iterator[tuple[str, bytes]]:
    """Every file below share/, by its path there. Raises OSError if an icon is missing."""
    yield f"applications/{ID}.desktop", desktop_entry(command).encode()
    yield f"mime/packages/{ID}.xml", mime_package().encode()
    yield f"icons/hicolor/scalable/apps/{ID}.svg", asset("icons", f"{COMMAND}.svg").read_bytes()
    for size in ICON_SIZES:
        picture = asset("icons", f"{COMMAND}-{size}.png").read_bytes()
        yield f"icons/hicolor/{size}x{size}/apps/{ID}.png", picture


def write(share: Path, contents: Iterable[tuple[str, bytes]]) -> None:
    """Write files below this folder, each at its path there. Raises OSError.

    Missing folders are made, existing files replaced. Nothing is taken back if one of them fails.
    """
    for name, content in contents:
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        check_replaceable(path)
        path.write_bytes(content)


def install(share: Path, command: str) -> None:
    """Write every file and notify the desktop. Raises OSError.

    `share` is a folder such as ~/.local/share; `command` is as for `desktop_entry`. A missing desktop database is no
    error.
    """
    write(share, files(command))
    _refresh(share)


def remove(share: Path) -> None:
    """Take the files away again, and the folders that are empty then. Raises OSError.

    Files that are missing already are no error.
    """
    folders = set()
    for name, _ in files():
        path = share / name
        path.unlink(missing_ok=True)
        folders |= {share / parent for parent in Path(name).parents}
    _refresh(share)
    for folder in sorted(folders - {share}, key=lambda one: len(one.parts), reverse=True):
        with suppress(OSError):  # other programs have files in it
            folder.rmdir()


def users_share() -> Path:
    """The user's own share/. Raises OSError on systems that know no desktop entries.

    $XDG_DATA_HOME, else ~/.local/share; it need not exist yet.
    """
    if sys.platform in ("win32", "darwin"):
        raise OSError("Desktop entries are for Linux; here an installer makes the entry in the menu")
    if share := os.environ.get("XDG_DATA_HOME"):
        return Path(share)
    home = users_home()
    if home is None:
        raise OSError("There is no folder of yours for the entry: set HOME or XDG_DATA_HOME.")
    return home / ".local" / "share"


def this_command() -> str:
    """The command of the running program, for a desktop entry.

    Quoted for a desktop entry: the bundle's executable, else the installed script, else Python with `-m`.
    """
    if bundle() is not None:
        return _quoted(sys.executable)
    called = shutil.which(sys.argv[0])
    if called and Path(called).name == COMMAND:
        return _quoted(str(Path(called).absolute()))
    return f"{_quoted(sys.executable)} -m freedoko_qt"


def _quoted(argument: str) -> str:
    """An argument as the desktop entry specification wants it; a percent sign begins a field code there."""
    if argument != shlex.quote(argument):
        escaped = "".join(f"\\{one}" if one in '"`$\\' else one for one in argument)
        argument = '"{}"'.format(escaped.replace("\\", "\\\\"))  # once for the argument, once for the file
    return argument.replace("%", "%%")


def _refresh(share: Path) -> None:
    for program, folder in _REFRESHED_BY:
        if (share / folder).is_dir() and (found := shutil.which(program)):
            subprocess.run([found, str(share / folder)], capture_output=True, check=False)
