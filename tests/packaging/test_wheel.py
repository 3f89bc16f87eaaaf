"""A wheel in an environment of its own: the program without its repository."""

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from freedoko_qt import __version__

ROOT = Path(__file__).resolve().parents[2]

Run = Callable[..., str]


def output(*command: str | Path, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return run.stdout.strip()


@pytest.fixture(scope="module")
def in_environment(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs a program of an environment with a wheel of this checkout and borrowed dependencies."""
    folder = tmp_path_factory.mktemp("wheel")
    output(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=False)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", programs / "python", "--quiet"]
    output(*pip, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    # A line of a .pth file adds a folder, but not what the .pth files in that folder name: not the checkout.
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site_packages = Path(output(programs / "python", "-c", where, cwd=folder))
    (site_packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    return lambda program, *arguments: output(programs / program, *arguments, cwd=elsewhere)


def test_both_commands_print_the_version(in_environment: Run) -> None:
    assert in_environment("freedoko-qt", "--version") == f"freedoko-qt {__version__}"
    assert in_environment("python", "-m", "freedoko_qt", "--version") == f"freedoko-qt {__version__}"


def test_the_wheel_is_what_runs(in_environment: Run) -> None:
    module = Path(in_environment("python", "-c", "import freedoko_qt; print(freedoko_qt.__file__)"))
    assert not module.is_relative_to(ROOT)


def test_the_wheel_has_every_picture_and_no_generator(in_environment: Run) -> None:
    list_assets = """if True:
        from freedoko_qt.resources import asset
        root = asset()
        print(*sorted(p.relative_to(root).as_posix() for p in root.rglob("*") if p.is_file()), sep="\\n")
        """
    installed = in_environment("python", "-c", list_assets).splitlines()
    assets = ROOT / "assets"
    files = [path for path in assets.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"}]
    files = [path for path in files if path.parent.name != "pictures"]  # those of the README
    assert installed == sorted(path.relative_to(assets).as_posix() for path in files)
    assert "decks/french.zip" in installed


def test_the_wheel_has_no_papers(in_environment: Run) -> None:
    list_papers = """if True:
        from pathlib import Path
        import freedoko_qt
        print([path.name for path in Path(freedoko_qt.__file__).parent.rglob("*.md")])
        """
    assert in_environment("python", "-c", list_papers) == "[]"


@pytest.mark.parametrize("name", ["freedoko", "german_suits"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_qt_loads_the_installed_translations(in_environment: Run, language: str, name: str) -> None:
    load = f"""if True:
        from PySide6.QtCore import QTranslator
        from freedoko_qt.resources import translation
        path = translation({language!r}, {name!r})
        print(path, QTranslator().load(str(path)))
        """
    path, loaded = in_environment("python", "-c", load).rsplit(maxsplit=1)
    assert Path(path).parent.parent.name == "freedoko_qt"
    assert loaded == "True"
