"""The facts of a computer that help to find a fault; English on every one of them."""

import locale
import platform
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale, qVersion

import freedoko_qt
from freedoko_qt.app.identity import NAME
from freedoko_qt.resources import asset


def system_report(data: Path, window_system: str) -> str:
    """A line a fact; the name of the user is in none of them. `window_system` is Qt's name of its platform.

    Never translated, for whoever reads the report. Modules are not imported for it.
    """
    facts = {
        NAME: f"{freedoko_qt.__version__}, {_installed_as()}",
        "Qt": qVersion(),
        **{name: getattr(sys.modules.get(name), "__version__", "not loaded") for name in ("PySide6", "numpy")},
        "Python": f"{platform.python_version()}, {platform.architecture()[0]}",
        "System": f"{platform.platform()}, {_distribution()}",
        "Window system": window_system,
        "Language": f"{QLocale.system().name()}, {locale.getpreferredencoding(False)}",
        "Data": _at_home(data),
    }
    return "".join(f"{name}: {fact}\n" for name, fact in facts.items())


@dataclass(frozen=True, slots=True)
class Bundle:
    """The program as it came, in a folder with all it needs."""

    program: Path
    """The file that is run."""
    libraries: Path
    """The folder of the libraries and modules."""

    @property
    def licences(self) -> Path:
        """The folder of the licences: beside the program, or among the resources of a macOS application."""
        beside = self.program.parent
        return (beside.parent / "Resources" if beside.name == "MacOS" else beside) / "licences"


def bundle() -> Bundle | None:
    """The bundle in which the program came with all it needs; None for an installed package or a checkout."""
    libraries = getattr(sys, "_MEIPASS", None)  # set by PyInstaller
    return None if libraries is None else Bundle(Path(sys.executable).resolve(), Path(libraries))


def _installed_as() -> str:
    """The way in which the program came to this computer."""
    if bundle() is not None:
        return "bundle"
    return "package" if asset().parent == Path(freedoko_qt.__file__).resolve().parent else "checkout"


def users_home() -> Path | None:
    """The folder of the user; None where the system knows none, or has the root of everything in its place."""
    home = Path("~")
    with suppress(RuntimeError):
        home = home.expanduser()
    return home if home.is_absolute() and home != Path(home.anchor) else None


def _at_home(path: Path) -> str:
    """A path without the name of the user, whose folder is ~."""
    home = users_home()
    return str(path) if home is None or not path.is_relative_to(home) else f"~/{path.relative_to(home).as_posix()}"


def _distribution() -> str:
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:
        return platform.machine()
