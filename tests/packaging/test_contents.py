"""The folder of the program on systems that are not here, tried with the wheels that pip gets for them.

`pytest -m bundle tests/packaging/test_contents.py` downloads 250 MB, or takes what lies in the folders of
FREEDOKO_WHEELS, named by the systems below. It wants the extra `bundle`.
"""

import ctypes
import os
import re
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import numpy
import PySide6
import pytest
from contents import OLDEST_MACOS, Entry, chosen, unused_modules
from icu import is_used, shrink
from libraries import forget_folders, is_aligned, needed, search_paths, strip

ROOT = Path(__file__).resolve().parents[2]
MODULES = ("Shiboken", "QtCore", "QtGui", "QtWidgets", "QtPrintSupport", "QtSvg")
LEFT_OUT = ("qml", "quick", "virtualkeyboard", "opengl", "designer", "sql", "qtpdf", "qt6pdf", "labs", "network")


OF_WINDOWS = (
    r"(kernel32|user32|gdi32|shell32|ole32|oleaut32|advapi32|imm32|winmm|ws2_32|version|netapi32|userenv|dwmapi|uxtheme|"
    r"comdlg32|winspool|wtsapi32|setupapi|shlwapi|shcore|d3d9|d3d11|d3d12|dxgi|dcomp|dwrite|d2d1|authz|ntdll|crypt32|"
    r"secur32|iphlpapi|dnsapi|winhttp|rpcrt4|mpr|icuuc|bcrypt|opengl32|powrprof|uiautomationcore|"
    r"api-ms-win-\S+|ucrtbase|python3|python311|vcruntime140|vcruntime140_1)\.(dll|drv)"  # the last come with Python
)
OF_MACOS = r"lib(system\.b|c\+\+\S*|objc\.a|z\.1|resolv\.9|cups\.2)\.dylib|(?!qt)[a-z]\w+"  # and Apple's frameworks


@dataclass(frozen=True, slots=True)
class System:
    """A system for which the program is bundled."""

    platforms: tuple[str, ...]
    """As wheels name it."""
    own: str
    """A pattern of the libraries that are there without us, in small letters."""
    plugins: tuple[str, ...]
    """The plugins that Qt must find, each by its folder and the beginning of its name."""


WINDOWS_PLUGINS = ("platforms/qwindows", "platforms/qoffscreen", "styles/q", "imageformats/qsvg", "iconengines/qsvg")
MACOS_PLUGINS = ("platforms/libqcocoa", "platforms/libqoffscreen", "styles/lib", "imageformats/libqsvg", "iconengines/")
SYSTEMS = {
    "windows": System(("win_amd64",), OF_WINDOWS, WINDOWS_PLUGINS),
    "macos-arm64": System(
        ("macosx_13_0_universal2", "macosx_14_0_arm64", "macosx_11_0_arm64"), OF_MACOS, MACOS_PLUGINS
    ),
    "macos-intel": System(
        ("macosx_13_0_universal2", "macosx_14_0_x86_64", "macosx_10_9_x86_64"), OF_MACOS, MACOS_PLUGINS
    ),
}


@pytest.fixture(scope="module", params=SYSTEMS)
def system(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def files(system: str, tmp_path_factory: pytest.TempPathFactory) -> list[Entry]:
    """The files of the wheels as PyInstaller would list them: modules of Python, libraries and plugins, data."""
    pytest.importorskip("pefile", reason="the extra `bundle` is not installed")
    pytest.importorskip("macholib", reason="the extra `bundle` is not installed")
    kept = os.environ.get("FREEDOKO_WHEELS")
    wheels = Path(kept, system) if kept else tmp_path_factory.mktemp(system)
    for name in ("PySide6-Essentials", "shiboken6", "numpy"):
        if not list(wheels.glob(f"{name.lower().replace('-', '_')}-*.whl")):
            download(f"{name}=={version(name)}", SYSTEMS[system].platforms, wheels)
    folder = tmp_path_factory.mktemp("unpacked")
    return [entry for wheel in sorted(wheels.glob("*.whl")) for entry in unpacked(wheel, folder)]


def download(what: str, platforms: tuple[str, ...], folder: Path) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
    command += ["--python-version", "3.11", "--dest", str(folder), what]
    for platform in platforms:
        command += ["--platform", platform]
    subprocess.run(command, check=True)


def unpacked(wheel: Path, folder: Path) -> list[Entry]:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
        names = [name for name in packed.namelist() if not name.endswith("/") and "/qml/" not in name]
    return [(name, str(folder / name), kind(name)) for name in names if kind(name) != "EXTENSION" or is_imported(name)]


def kind(name: str) -> str:
    if re.search(r"\.(pyd|so)$", name):
        return "EXTENSION"
    return "BINARY" if re.search(r"\.(dll|dylib)$|\.framework/Versions/A/Qt\w+$", name) else "DATA"


def is_imported(name: str) -> bool:
    return name.startswith("numpy") or Path(name).name.split(".")[0] in MODULES


@pytest.mark.bundle
def test_what_a_kept_library_needs_is_kept_too(system: str, files: list[Entry]) -> None:
    kept = list(chosen(files))
    there = {Path(name).name.casefold() for name, _, _ in kept}
    missing = {
        f"{Path(name).name} wants {one}"
        for name, path, what in kept
        if what != "DATA"
        for one in needed(Path(path))
        if one.casefold() not in there and not re.fullmatch(SYSTEMS[system].own, one.casefold())
    }
    assert missing == set()


@pytest.mark.bundle
def test_qt_finds_its_plugins_and_nothing_unused_comes_along(system: str, files: list[Entry]) -> None:
    kept = {name for name, _, what in chosen(files) if what != "DATA"}
    for plugin in SYSTEMS[system].plugins:
        assert any(f"/plugins/{plugin}" in name for name in kept), plugin
    assert [name for name in kept if any(word in Path(name).name.casefold() for word in LEFT_OUT)] == []


@pytest.mark.bundle
def test_no_part_of_a_framework_stays_without_it(system: str, files: list[Entry]) -> None:
    kept = [name for name, _, _ in chosen(files) if ".framework/" in name]
    whole = {name.split(".framework/")[0] for name in kept if re.search(r"Versions/A/Qt\w+$", name)}
    assert {name.split(".framework/")[0] for name in kept} == whole


@pytest.mark.bundle
def test_no_part_is_built_for_a_newer_macos_than_the_program_asks_for(system: str, files: list[Entry]) -> None:
    if not system.startswith("macos"):
        pytest.skip("a library of Windows does not tell")
    built_for = {version for _, path, what in chosen(files) if what != "DATA" for version in versions(Path(path))}
    assert max(built_for) == tuple(int(number) for number in OLDEST_MACOS.split("."))


def versions(library: Path) -> set[tuple[int, int]]:
    """The oldest macOS that a library was built for, of each processor."""
    from macholib.mach_o import LC_BUILD_VERSION, LC_VERSION_MIN_MACOSX
    from macholib.MachO import MachO

    commands = [(one.cmd, data) for header in MachO(str(library)).headers for one, data, _ in header.commands]
    versions = [data.minos for command, data in commands if command == LC_BUILD_VERSION]
    versions += [data.version for command, data in commands if command == LC_VERSION_MIN_MACOSX]
    return {(int(one) >> 16, int(one) >> 8 & 0xFF) for one in versions}


IMPORTING = """
import sys
from importlib import import_module
from importlib.abc import MetaPathFinder
from pkgutil import walk_packages
from contents import unused_modules
LEFT_OUT = set(unused_modules("linux"))
class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        parts = name.split(".")
        if any(".".join(parts[:end]) in LEFT_OUT for end in range(1, len(parts) + 1)):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
for name in [name for name in sys.modules if name in LEFT_OUT]:
    del sys.modules[name]
sys.meta_path.insert(0, Missing())
import freedoko_qt
names = [one.name for one in walk_packages(freedoko_qt.__path__, "freedoko_qt.") if ".training" not in one.name]
for name in [*names, "miniaudio", "tqdm", "fsrs", "numpy.random", "fontpkg_atkinson_hyperlegible"]:
    import_module(name)
print(len(names))
"""


def test_everything_is_imported_without_what_is_left_out() -> None:
    """As it runs in a bundle: without docstrings and assertions, too."""
    places = os.pathsep.join([str(ROOT), str(ROOT / "packaging")])
    run = subprocess.run(
        [sys.executable, "-OO", "-c", IMPORTING],
        env={**os.environ, "PYTHONPATH": places}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 300


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("strip"), reason="a tool of Linux")
def test_a_library_that_was_patched_can_be_loaded_after_it_was_stripped(tmp_path: Path) -> None:
    """What numpy brings along was given other names after it was built."""
    for library in Path(numpy.__file__).parents[1].glob("numpy.libs/lib[gq]*"):
        strip(Path(shutil.copy(library, tmp_path)))
    libraries = list(tmp_path.iterdir())
    assert len(libraries) == 2
    for library in libraries:
        assert is_aligned(library)
        ctypes.CDLL(str(library))


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("ld"), reason="a tool of Linux")
@pytest.mark.parametrize("place", ["/home/somebody/python/lib", "/opt/one/lib:/opt/two/lib", "$ORIGIN/../libs"])
def test_a_library_does_not_look_into_folders_of_the_computer_it_was_built_on(tmp_path: Path, place: str) -> None:
    """As those of a Python that was built in a home folder do."""
    (tmp_path / "words").write_text("words")
    subprocess.run(["ld", "-r", "-b", "binary", "-o", "words.o", "words"], cwd=tmp_path, check=True)
    subprocess.run(["ld", "-shared", f"-rpath={place}", "-o", "library.so", "words.o"], cwd=tmp_path, check=True)
    library = tmp_path / "library.so"
    assert search_paths(library) == [place]
    forget_folders(library)
    assert search_paths(library) == [place if place.startswith("$ORIGIN") else "$ORIGIN"]
    ctypes.CDLL(str(library))


def test_code_pages_stay_where_files_and_terminals_have_them() -> None:
    for_linux, for_windows = (set(unused_modules(system)) for system in ("linux", "win32"))
    assert {"encodings.cp850", "encodings.shift_jis", "encodings.mac_roman"} <= for_linux - for_windows
    assert not {f"encodings.{name}" for name in ("utf_8", "latin_1", "iso8859_15", "cp437", "cp1252")} & for_linux


@pytest.mark.skipif(sys.platform == "linux" and not shutil.which("objdump"), reason="binutils is not installed")
def test_only_what_is_needed_is_chosen(tmp_path: Path) -> None:
    """A module of Python, a library of the interpreter's and one that nothing asks for."""
    python = Path(sys.executable).resolve()
    entries = [
        ("numpy/module.so", str(python), "EXTENSION"),
        ("libunused.so.1", str(python), "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", str(python), "BINARY"),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", str(python), "BINARY"),
        ("libX11.so.6", str(python), "BINARY"),
        ("PySide6/Qt/translations/qtbase_de.qm", str(python), "DATA"),
        ("PySide6/Qt/translations/qtbase_fr.qm", str(python), "DATA"),
    ]
    assert [name for name, _, _ in chosen(entries)] == [
        "numpy/module.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/translations/qtbase_de.qm",
    ]


@pytest.mark.parametrize(
    ("table", "used"),
    [
        ("coll/root.res", True),
        ("coll/de_AT.res", True),
        ("coll/sv.res", False),
        ("en.res", True),
        ("fr_CA.res", False),
        ("zoneinfo64.res", True),
        ("curr/de.res", False),
        ("gb18030.cnv", False),
        ("nfc.nrm", True),
    ],
)
def test_of_the_tables_of_languages_those_of_the_program_are_kept(table: str, used: bool) -> None:
    assert is_used(table) == used


SORTING = """
from PySide6.QtCore import QCollator, QLocale, QTimeZone
order = QCollator(QLocale("de_DE"))
print(*sorted(["Zoo", "Ärger", "Armut", "zu"], key=order.sortKey), QLocale("tr").toUpper("i"))
print(QTimeZone(b"Europe/Berlin").displayName(QTimeZone.TimeType.StandardTime, QTimeZone.NameType.OffsetName))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt uses the tables of the system")
def test_qt_sorts_as_before_by_the_tables_that_are_left(tmp_path: Path) -> None:
    (library,) = Path(PySide6.__file__).parent.glob("Qt/lib/libicudata.so.*")
    if not shutil.which("ld"):
        pytest.skip("binutils is not installed")
    smaller = Path(shutil.copy(library, tmp_path))
    shrink(smaller)
    assert smaller.stat().st_size < library.stat().st_size / 5
    before, after = (
        subprocess.run(
            [sys.executable, "-c", SORTING], env={**os.environ, **preload}, capture_output=True, text=True, check=True
        ).stdout
        for preload in ({}, {"LD_PRELOAD": str(smaller)})
    )
    assert before == after
    assert before.startswith("Ärger Armut Zoo zu ")
