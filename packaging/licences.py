"""The licences of everything that lies in the folder of the program, beside it."""

import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

from freedoko_qt.app.identity import COMMAND, LICENCE, NAME

LGPL = Path(__file__).with_name("LGPL-3.0.txt")
"""The licence of Qt and Qt for Python, whose wheels bring no text."""
ICU = Path(__file__).with_name("ICU.txt")
"""The licence of the Unicode library that Qt's wheels for Linux hold."""
BUNDLED = (
    *("PySide6-Essentials", "shiboken6", "numpy", "tqdm", "fsrs", "platformdirs", "typing_extensions"),
    *("miniaudio", "cffi", "fontpkg-atkinson-hyperlegible"),
)
"""The distributions that lie in the folder of the program."""
OTHER_FILES = (
    *("pyside6", "numpy", "python3", "libpython3", "base_library", "_cffi_backend", "_miniaudio"),
    COMMAND.replace("-", "_"),
)
"""The beginnings of their files that are not named like them."""
TEXTS = ("LICENSE", "LICENCE", "COPYING", "NOTICE")
README = """Free software: the licences of all that you got with this program.

In this folder lie, beside {name} itself ({licence}, LICENSE.txt):

{list}

Qt and Qt for Python are used under the GNU Lesser General Public License, version 3 (LGPL-3.0.txt). They lie in this
program's folder as files of their own: libraries whose names begin with libQt6 or Qt6 and the modules below PySide6.
Each may be replaced by one that you have built yourself from the source, of the same major version: put the file in its
place and start the program again. Their source is at https://download.qt.io/official_releases/ (Qt {qt}) and
https://download.qt.io/official_releases/QtForPython/.
"""


def write_licences(folder: Path, root: Path) -> None:
    """Gather the texts in licences/ of the folder.

    `root` is the checkout. An existing folder is added to; README.txt in it lists all of them.
    """
    target = folder / "licences"
    target.mkdir(exist_ok=True)
    shutil.copy(root / "LICENSE", target / "LICENSE.txt")
    shutil.copy(LGPL, target)
    shutil.copy(ICU, target)
    names = [*_of_python(target), *_of_distributions(target), "ICU: Unicode-DFS-2016 (ICU.txt)"]
    names += _of_system(folder, target)
    text = README.format(
        name=NAME,
        licence=LICENCE,
        list="\n".join(f"    {name}" for name in names),
        qt=distribution("PySide6-Essentials").version,
    )
    (target / "README.txt").write_text(text, encoding="utf-8")


def _of_python(target: Path) -> list[str]:
    for place in (Path(sys.base_prefix), Path(sysconfig.get_path("stdlib"))):
        if (place / "LICENSE.txt").is_file():
            shutil.copy(place / "LICENSE.txt", target / "Python.txt")
    return [f"Python {platform.python_version()}: PSF-2.0"]


def _of_distributions(target: Path) -> list[str]:
    names = []
    for name in BUNDLED:
        found = distribution(name)
        licence = found.metadata.get("License-Expression") or found.metadata.get("License", "").splitlines()[0]
        names.append(f"{name} {found.version}: {licence}")
        for file in found.files or []:
            if "dist-info" in file.parts[0] and any(text in file.name.upper() for text in TEXTS):
                shutil.copy(found.locate_file(file), target / f"{name}-{'-'.join(file.parts[1:])}")
    return names


def _of_system(folder: Path, target: Path) -> list[str]:
    """The libraries that came from the packages of a Debian system, each with the copyright file of its package."""
    if not shutil.which("dpkg-query"):
        return []
    copyrights = {package: Path("/usr/share/doc", package, "copyright") for package in _packages(folder).values()}
    names = []
    for package, file in sorted(copyrights.items()):
        if file.is_file():
            shutil.copy(file, target / f"{package}.txt")
            names.append(f"{package}: {package}.txt")
    return names


def without_a_licence(folder: Path) -> list[str]:
    """The files of others in the folder of the program whose licence is not in licences/."""
    libraries = folder / "_internal"
    named = {*(one.replace("-", "_").lower() for one in BUNDLED), *OTHER_FILES}
    packages = _packages(folder)
    known = {library for library, package in packages.items() if (folder / f"licences/{package}.txt").is_file()}
    return [
        path.name
        for path in sorted(libraries.iterdir())
        if not path.is_symlink() and path.name not in known and re.split(r"[.-]", path.name)[0].lower() not in named
    ]


def _packages(folder: Path) -> dict[str, str]:
    """The package of the system that each library came from, if it came from one."""
    libraries = sorted(path.name for path in folder.rglob("lib*.so*") if not path.is_symlink())
    asked = ["dpkg-query", "-S", *(f"*/{library}" for library in libraries)]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    owned = [line for line in answer.splitlines() if "diversion" not in line]
    return {line.rsplit("/", 1)[-1]: line.split(":", 1)[0] for line in owned}
