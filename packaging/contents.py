"""The files of Python, Qt and numpy in the folder of the program, on every system; for the spec and a test.

What is left out was tried: the program starts, plays, prints and opens files without it.
"""

import encodings
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from pkgutil import iter_modules

from libraries import needed

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its path in the folder, its path now, and EXTENSION, BINARY, DATA or SYMLINK."""

UNUSED_MODULES = (
    *("freedoko_qt.ai.training", "tkinter", "unittest", "pydoc", "doctest", "pdb", "lib2to3", "distutils", "curses"),
    *("ssl", "_ssl", "_hashlib", "asyncio", "ftplib", "xmlrpc"),  # nothing uses the network
    *("bz2", "mimetypes", "netrc", "pprint", "tarfile", "tracemalloc"),
    "_decimal",  # its twin in Python is there; what imports it calculates with fractions
    "fsrs.optimizer",  # asks for torch
    *("setuptools", "pip", "PIL", "numpy.f2py", "numpy.testing", "numpy.distutils", "numpy.ma", "numpy.polynomial"),
    "numpy.fft",
    *(f"PySide6.Qt{name}" for name in ("Qml", "Quick", "QuickWidgets", "Designer", "UiTools", "Help", "Sql", "Test")),
    *(f"PySide6.Qt{name}" for name in ("OpenGL", "OpenGLWidgets", "Xml", "Concurrent", "DBus")),
    *("PySide6.QtNetwork", "PySide6.QtSvgWidgets"),
)
CODE_PAGES = ("cp[0-9]*", "mac_*", "big5*", "euc_*", "gb*", "hz", "iso2022_*", "johab", "shift_jis*")
"""Encodings of Windows, of the old Mac and of what was before UTF-8 in East Asia, which no Linux of today speaks."""
IMPORTED_BY_NAME = ("cp437", "cp1252")  # by zip files, by texts from Windows
KEPT_PLUGINS = (  # the folders of Qt's plugins, and which of them are of use here, where nothing is drawn by OpenGL
    *("platforms/*qxcb*", "platforms/*qwayland*", "platforms/*qoffscreen*", "platforms/*qwindows*"),
    *("platforms/*qcocoa*", "wayland-shell-integration/*xdg-shell*", "wayland-decoration-client/*"),
    *("platformthemes/*xdgdesktopportal*", "platforminputcontexts/*compose*", "platforminputcontexts/*ibus*"),
    *("styles/*", "printsupport/*", "imageformats/*qsvg*", "iconengines/*", "accessible*"),
)
OF_THE_SYSTEM = (
    # On every Linux desktop, and asked for by the .deb; drivers of the system must not meet older ones.
    *("libstdc++.so.6", "libgcc_s.so.1", "libX11*", "libXau*", "libXdmcp*", "libXext*", "libXrender*"),
    *("libfontconfig*", "libfreetype*", "libexpat*", "libglib-*", "libgio-*", "libgobject-*", "libgmodule-*"),
    *("libgthread-*", "libdbus-1*", "libpcre2*", "libmvec*", "libz.so.1", "libzstd*", "liblzma*"),
    *("libxcb-randr*", "libxcb-render.so*", "libxcb-shm*", "libxcb-sync*", "libxcb-xfixes*"),
    "libcups*",  # where it is missing, there is no printer but the PDF file
)
OLDEST_MACOS = "15.0"
"""The oldest macOS that all parts run on; Qt for Python asks for the newest one."""
TRANSLATIONS = ("qtbase_de.qm",)
LOADED_BY_THE_PROGRAM = ("libpython*", "python3*.dll", "Python", "Python3")


def unused_modules(system: str) -> list[str]:
    """The modules of Python that are left out on a system, by the name that sys.platform has for it."""
    return [*UNUSED_MODULES, *(_code_pages() if system == "linux" else ())]


def _code_pages() -> Iterator[str]:
    for _, name, _ in iter_modules(encodings.__path__):
        if any(fnmatchcase(name, one) for one in CODE_PAGES) and name not in IMPORTED_BY_NAME:
            yield f"encodings.{name}"


def chosen(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Those that are of use: what Python and Qt load, all that this needs, and data.

    PyInstaller's tables are given and returned. What is dropped takes the links to it along.
    """
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
    return ".dist-info/" not in path and not any(fnmatchcase(Path(path).name, name) for name in OF_THE_SYSTEM)


def _path(entry: Entry) -> str:
    return entry[0].replace("\\", "/")


def _owner(path: str) -> str:
    """The library a file belongs to: the framework it lies in, or its own name, which links to it have too."""
    framework = next((part for part in path.split("/") if part.endswith(".framework")), None)
    return framework.removesuffix(".framework") if framework else path.rsplit("/", 1)[-1]
