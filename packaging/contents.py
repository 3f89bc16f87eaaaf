"""The files of Python, Qt and numpy in the folder of the program, on every system; for the spec and a test.

What is left out was tried: the program starts, plays, prints and opens files without it.
"""

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from libraries import needed

Entry = tuple[str, str, str]
"""As PyInstaller lists a file: its path in the folder, its path now, and EXTENSION, BINARY, DATA or SYMLINK."""

UNUSED_MODULES = (
    *("freedoko_qt.ai.training", "tkinter", "unittest", "pydoc", "doctest", "pdb", "lib2to3", "distutils", "curses"),
    *("ssl", "_ssl", "_hashlib"),  # nothing here uses the network
    "fsrs.optimizer",  # asks for torch
    *("setuptools", "pip", "PIL", "numpy.f2py", "numpy.testing", "numpy.distutils", "numpy.ma", "numpy.polynomial"),
    "numpy.fft",
    *(f"PySide6.Qt{name}" for name in ("Qml", "Quick", "QuickWidgets", "Designer", "UiTools", "Help", "Sql", "Test")),
    *(f"PySide6.Qt{name}" for name in ("OpenGL", "OpenGLWidgets", "Xml", "Concurrent", "DBus", "SvgWidgets")),
)
KEPT_PLUGINS = (  # the folders of Qt's plugins, and which of them are of use here, where nothing is drawn by OpenGL
    *("platforms/*qxcb*", "platforms/*qwayland*", "platforms/*qoffscreen*", "platforms/*qwindows*"),
    *("platforms/*qcocoa*", "wayland-shell-integration/*", "wayland-decoration-client/*"),
    *("platformthemes/*xdgdesktopportal*", "platforminputcontexts/*compose*", "platforminputcontexts/*ibus*"),
    *("styles/*", "printsupport/*", "imageformats/*qsvg*", "iconengines/*", "accessible*"),
)
OF_THE_SYSTEM = (
    # On every Linux desktop, and asked for by the .deb; drivers of the system must not meet older ones.
    *("libstdc++.so.6", "libgcc_s.so.1", "libX11*", "libXau*", "libXdmcp*", "libXext*", "libXrender*"),
    *("libfontconfig*", "libfreetype*", "libexpat*", "libglib-*", "libgio-*", "libgobject-*", "libgmodule-*"),
    *("libgthread-*", "libdbus-1*", "libpcre2*"),
    # Where they are missing, each start has a window of its own, and there is no printer but the PDF file.
    *("libgssapi_krb5*", "libcups*"),
)
TRANSLATIONS = ("qtbase_de.qm",)
LOADED_BY_THE_PROGRAM = ("libpython*", "python3*.dll", "Python", "Python3")


def chosen(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Those that are of use: what Python and Qt load, all that this needs, and data."""
    wanted = [entry for entry in entries if _is_wanted(_path(entry))]
    libraries = [entry for entry in wanted if entry[2] in ("EXTENSION", "BINARY")]
    kept = {_path(entry) for entry in with_what_they_need(libraries)}
    left_out = {_owner(_path(entry)) for entry in libraries if _path(entry) not in kept}
    return (entry for entry in wanted if _owner(_path(entry)) not in left_out)


def with_what_they_need(libraries: list[Entry]) -> list[Entry]:
    """The libraries that are loaded by name, and those that these need."""
    by_name: dict[str, list[Entry]] = {}
    for entry in libraries:
        by_name.setdefault(Path(_path(entry)).name.casefold(), []).append(entry)
    waiting = [entry for entry in libraries if entry[2] == "EXTENSION" or _is_loaded_by_name(_path(entry))]
    found = []
    while waiting:
        entry = waiting.pop()
        found.append(entry)
        for name in needed(Path(entry[1])):
            waiting += by_name.pop(name.casefold(), ())
    return list(dict.fromkeys(found))


def _is_loaded_by_name(path: str) -> bool:
    return "/plugins/" in path or any(fnmatchcase(Path(path).name, name) for name in LOADED_BY_THE_PROGRAM)


def _is_wanted(path: str) -> bool:
    if "/plugins/" in path:
        return any(fnmatchcase(path.split("/plugins/")[1], kept) for kept in KEPT_PLUGINS)
    if "/translations/" in path and path.startswith("PySide6"):
        return path.endswith(TRANSLATIONS)
    return not any(fnmatchcase(Path(path).name, name) for name in OF_THE_SYSTEM)


def _path(entry: Entry) -> str:
    return entry[0].replace("\\", "/")


def _owner(path: str) -> str:
    """The library a file belongs to: the framework it lies in, or its own name, which links to it have too."""
    framework = next((part for part in path.split("/") if part.endswith(".framework")), None)
    return framework.removesuffix(".framework") if framework else path.rsplit("/", 1)[-1]
