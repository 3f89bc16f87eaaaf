"""The package for Debian 12 and its relatives: it runs nothing when it is installed, and leaves nothing behind."""

import gzip
import platform
import shutil
import subprocess
import textwrap
from datetime import UTC, date, datetime
from email.utils import format_datetime
from pathlib import Path

from linux import PLACE, lay
from manual import SECTION, manual
from metainfo import Release, releases

from freedoko_qt import __version__
from freedoko_qt.app.identity import COMMAND, DEVELOPERS, EMAIL, HOMEPAGE, NAME, SUMMARY

LIBRARIES = (  # what Qt finds on the system; the rest lies in the folder
    *("libc6 (>= 2.35)", "libstdc++6", "libegl1", "libgl1", "libfontconfig1", "libfreetype6", "libdbus-1-3"),
    *("libexpat1", "libglib2.0-0 | libglib2.0-0t64", "liblzma5", "libx11-6", "libx11-xcb1", "libxcb1"),
    *("libxcb-randr0", "libxcb-render0", "libxcb-shm0", "libxcb-sync1", "libxcb-xfixes0", "libxext6", "libxrender1"),
    *("libwayland-client0", "libwayland-cursor0", "libzstd1", "zlib1g"),
)
PRINTERS = "libcups2 | libcups2t64"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
ARCHITECTURE = ARCHITECTURES.get(platform.machine(), platform.machine())
VERSION = __version__.replace(".dev", "~dev")
"""A tilde comes before the release itself there."""

PROGRAM = f"usr/games/{COMMAND}"
COPYRIGHT = f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {NAME}
Source: {HOMEPAGE}

Files: *
Copyright: 2026 {DEVELOPERS}
License: GPL-3+

Files: usr/lib/{COMMAND}/_internal/PySide6/* usr/lib/{COMMAND}/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and others
License: LGPL-3

Files: usr/lib/{COMMAND}/_internal/*
Copyright: the authors that usr/lib/{COMMAND}/licences names
License: several
 The license of each part lies in /usr/lib/{COMMAND}/licences.

License: GPL-3+
 On Debian systems, the text is in /usr/share/common-licenses/GPL-3.

License: LGPL-3
 On Debian systems, the text is in /usr/share/common-licenses/LGPL-3.
"""
OVERRIDES = f"""# One folder with all it needs, the same as in the archive: it runs on every Debian since 12.
{COMMAND} binary: embedded-library
# Its parts are linked by Qt's and numpy's builders; each is opened by name only.
{COMMAND} binary: shared-library-lacks-prerequisites
# The starter of PyInstaller.
{COMMAND} binary: hardening-no-pie
# Patched by numpy's builders: stripped, it could not be loaded any more.
{COMMAND} binary: unstripped-binary-or-object
"""


def debian_package(folder: Path, out: Path) -> Path:
    """The folder of the program as a package.

    Written into `out`, whose folder `deb` is used and removed. Raises CalledProcessError without dpkg-deb.
    """
    root = out / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay(folder, root, command=f"/{PROGRAM}")
    (root / PROGRAM).parent.mkdir()
    (root / PROGRAM).symlink_to(f"../{PLACE.removeprefix('usr/')}/{COMMAND}")
    for name, content in _documents():
        path = root / "usr/share" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text(control(size), encoding="utf-8")
    target = out / f"{COMMAND}_{VERSION}_{ARCHITECTURE}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target], check=True, capture_output=True)
    shutil.rmtree(root)
    return target


def control(size: int) -> str:
    """The control file of the package; the size is in KiB."""
    return f"""Package: {COMMAND}
Version: {VERSION}
Architecture: {ARCHITECTURE}
Maintainer: {DEVELOPERS} <{EMAIL}>
Installed-Size: {size}
Depends: {", ".join(LIBRARIES)}
Recommends: {PRINTERS}
Section: games
Priority: optional
Homepage: {HOMEPAGE}
Description: {SUMMARY.en[0].lower()}{SUMMARY.en[1:]}
 {NAME}: one person and three computer players, house rules
 of all kinds, four decks, in German and English. It never uses the network.
"""


def changelog() -> str:
    """Every release, in the form that Debian has for it; a version that is none yet comes first.

    The newest first, in English.
    """
    listed = releases()
    if listed[0].version != __version__:
        listed.insert(0, Release(VERSION, date.today().isoformat(), ("Not yet released.",)))
    return "\n".join(_release(one) for one in listed)


def _release(one: Release) -> str:
    items = (textwrap.fill(change, 78, initial_indent="  * ", subsequent_indent="    ") for change in one.news)
    news = "\n".join(items)
    day = format_datetime(datetime.fromisoformat(one.date).replace(hour=12, tzinfo=UTC))
    signed = f" -- {DEVELOPERS} <{EMAIL}>  {day}"
    return f"{COMMAND} ({one.version}) unstable; urgency=medium\n\n{news}\n\n{signed}\n"


def _documents() -> list[tuple[str, bytes]]:
    """The files that Debian wants beside the program, by their paths below share/."""
    packed = {
        f"doc/{COMMAND}/changelog.gz": changelog(),
        f"man/man{SECTION}/{COMMAND}.{SECTION}.gz": manual(),
    }
    plain = {f"doc/{COMMAND}/copyright": COPYRIGHT, f"lintian/overrides/{COMMAND}": OVERRIDES}
    return [
        *((name, gzip.compress(text.encode(), 9, mtime=0)) for name, text in packed.items()),
        *((name, text.encode()) for name, text in plain.items()),
    ]
