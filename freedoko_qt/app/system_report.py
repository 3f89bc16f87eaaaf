"""What somebody who is to find a fault wants to know of a computer; English on every one of them."""

import locale
import platform
import sys
from pathlib import Path

from PySide6.QtCore import QLocale, qVersion

import freedoko_qt
from freedoko_qt.app.identity import NAME
from freedoko_qt.resources import asset


def system_report(data: Path, window_system: str) -> str:
    """A line a fact; the name of the user is in none of them. `window_system` is Qt's name of its platform."""
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


def bundle() -> Path | None:
    """The folder of the program where it came with all it needs, else None."""
    return Path(sys.executable).resolve().parent if getattr(sys, "frozen", False) else None


def _installed_as() -> str:
    """How the program came to this computer."""
    if bundle() is not None:
        return "bundle"
    return "package" if asset().parent == Path(freedoko_qt.__file__).resolve().parent else "checkout"


def _at_home(path: Path) -> str:
    """A path as it is told to others: the folder of the user is ~."""
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)


def _distribution() -> str:
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:
        return platform.machine()
