"""A Windows of Wine's, and a Python for it out of wheels: the program for Windows is tried without that system."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(__file__).with_name("windows")
COMPILER = "x86_64-w64-mingw32-gcc"
VERSION = f"{sys.version_info.major}{sys.version_info.minor}"
HOST = "panda3d"
"""A package whose wheel for Windows brings the library of Python and the extensions of the standard library."""
ONLY_ON_WINDOWS = ("colorama", "pefile", "pywin32-ctypes")
"""What pip, asked on another system, does not find that the packages need."""
WHEELS_FOR_WINE = "numpy>=2,<2.1"
"""Later ones ask for functions of Windows that Wine 8 lacks, older ones are not tried in a bundle."""
LEFT_OUT = shutil.ignore_patterns("site-packages", "dist-packages", "test", "lib-dynload", "config-*", "__pycache__")


class Windows:
    """A Windows of Wine's, new and empty."""

    def __init__(self, folder: Path) -> None:
        self.drive = folder / "drive_c"
        self.user = self.drive / "users" / os.environ.get("USER", "root")
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))},
            "WINEPREFIX": str(folder),
            "WINEDEBUG": "-all",
            "PYTHONPYCACHEPREFIX": r"C:\pycache",  # beside the modules lie those of the other system
        }
        self.run("wineboot", "--init")
        self.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
        self.wait()

    def run(self, *command: str | Path, cwd: Path | None = None) -> str:
        """The output of a program that ends without an error."""
        run = subprocess.run(
            ["wine", *command],
            env=self._environment,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    def wait(self) -> None:
        """Until every program has ended: an uninstaller goes on as a copy of itself."""
        subprocess.run(["wineserver", "--wait"], env=self._environment, check=True)

    def registry(self) -> str:
        """All that the user's registry holds."""
        self.wait()
        return (self.user.parents[2] / "user.reg").read_text(encoding="utf-8", errors="replace")

    def files(self) -> set[Path]:
        """All of the user's files that are meant to stay."""
        return {path for path in self.user.rglob("*") if "Temp" not in path.parts}

    def path(self, path: Path) -> str:
        """The name that a path of this system has in Windows."""
        if path.is_relative_to(self.drive):
            return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")
        return "Z:" + str(path).replace("/", "\\")


def install_python(windows: Windows, downloads: Path) -> Path:
    """Put a Python with all that the program and its build need into a Windows; its python.exe.

    Asks the registry for wheels; the modules of the standard library are those of the running Python.
    """
    folder, extensions = windows.drive / "Python", windows.drive / "Python/DLLs"
    packages = folder / "Lib/site-packages"
    shutil.copytree(sysconfig.get_path("stdlib"), folder / "Lib", ignore=LEFT_OUT)
    for place in (extensions, packages, downloads):
        place.mkdir(parents=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = (*project["dependencies"], *project["optional-dependencies"]["bundle"], *ONLY_ON_WINDOWS, WHEELS_FOR_WINE)
    platform = ("--platform", "win_amd64", "--python-version", VERSION, "--only-binary", ":all:")
    _pip("download", "--quiet", *platform, "--dest", downloads, *needed)
    _pip("wheel", "--quiet", "--no-deps", "--wheel-dir", downloads, ROOT)
    for wheel in downloads.glob("*.whl"):
        ZipFile(wheel).extractall(packages)

    _pip("download", "--quiet", "--no-deps", *platform, "--dest", downloads, HOST)
    (host,) = downloads.glob(f"{HOST}-*.whl")
    with ZipFile(host) as wheel:
        for part in (Path(name) for name in wheel.namelist() if name.startswith("deploy_libs/")):
            if part.suffix.lower() in {".dll", ".pyd"} and not part.name.startswith("api-ms-"):
                beside = part.name.lower() in {f"python{VERSION}.dll", "vcruntime140.dll"}
                (folder if beside else extensions).joinpath(part.name).write_bytes(wheel.read(part.as_posix()))

    library = f"python{VERSION}"
    python = folder / "python.exe"
    _compile(python, SOURCES / "python.c", "-municode", f'-DLIBRARY=L"{library}.dll"')
    _compile(windows.drive / "windows/system32/icuuc.dll", SOURCES / "icuuc.c", "-shared")
    import pefile

    exported = pefile.PE(folder / f"{library}.dll", fast_load=False).DIRECTORY_ENTRY_EXPORT.symbols
    names = sorted(symbol.name.decode() for symbol in exported if symbol.name)
    forwards = downloads / "python3.def"
    forwards.write_text("\n".join(["EXPORTS", *(f"{name} = {library}.{name}" for name in names)]))
    _compile(folder / "python3.dll", forwards, "-shared", "-nostdlib", "-Wl,--entry=0")
    return python


def _pip(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "pip", *arguments], check=True)


def _compile(made: Path, source: Path, *options: str) -> None:
    subprocess.run([COMPILER, "-O2", "-o", made, source, *options], check=True)
