"""start.sh in a checkout of its own, where pip and apt-get only write down what they are asked for."""

import os
import shutil
import subprocess
import venv
from pathlib import Path

import pytest

from freedoko_qt import __version__

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="shell scripts")


class Computer:
    """A checkout, an environment whose pip notes its arguments, and a system with all packages or none."""

    def __init__(self, folder: Path, *, user: int, packages: bool) -> None:
        self.checkout = folder / "checkout"
        self.notes = folder / "notes"
        self.notes.touch()
        self.venv = folder / "env"
        self._tools = folder / "tools"
        for name in ("freedoko_qt", "packaging"):
            shutil.copytree(ROOT / name, self.checkout / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", self.checkout)
        self._lay_environment()
        self._tools.mkdir()
        self._tool("id", f"echo {user}")
        self._tool("sudo", "exit 1")
        self._tool("dpkg-query", "echo 'ii '" if packages else "exit 1")
        self._tool("apt-get", f'echo "apt-get $*" >> {self.notes}')

    def _lay_environment(self) -> None:
        venv.create(self.venv, with_pip=False)
        python = self.venv / "bin" / "python"
        where = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        site = Path(subprocess.check_output(where, text=True).strip())
        (site / "pip").mkdir()
        (site / "pip" / "__init__.py").touch()
        self.pip = site / "pip" / "__main__.py"
        self.pip.write_text(f"import sys\nprint('pip', *sys.argv[1:], file=open({str(self.notes)!r}, 'a'))\n")
        (site / "checkout.pth").write_text(str(self.checkout))

    def _tool(self, name: str, script: str) -> None:
        path = self._tools / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def start(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        search = f"{self._tools}{os.pathsep}{os.environ['PATH']}"
        return subprocess.run(
            ["sh", self.checkout / "packaging" / "start.sh", *arguments],
            cwd=self.venv.parent,
            env={"PATH": search, "FREEDOKO_VENV": str(self.venv)},
            capture_output=True,
            text=True,
            check=False,
        )

    def noted(self) -> list[str]:
        return self.notes.read_text().splitlines()


@pytest.mark.parametrize("script", sorted((ROOT / "packaging").glob("*.sh")), ids=lambda path: path.name)
def test_the_shell_understands_the_script(script: Path) -> None:
    subprocess.run(["sh", "-n", script], check=True)


def test_the_second_start_does_not_call_pip(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=True)
    for _ in range(2):
        run = computer.start("--version")
        assert (run.returncode, run.stdout) == (0, f"freedoko-qt {__version__}\n"), run.stderr
    (call,) = computer.noted()
    assert call.startswith("pip install")
    assert call.endswith(str(computer.checkout))


def test_a_failed_installation_is_tried_again(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=True)
    working = computer.pip.read_text()
    computer.pip.write_text(f"{working}sys.exit('no network')\n")
    run = computer.start("--version")
    assert run.returncode != 0
    assert run.stdout == ""
    computer.pip.write_text(working)
    assert computer.start("--version").returncode == 0
    assert len(computer.noted()) == 2


def test_changed_requirements_are_installed(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=True)
    computer.start("--version")
    with (computer.checkout / "pyproject.toml").open("a") as project:
        project.write("# one more dependency\n")
    computer.start("--version")
    assert len(computer.noted()) == 2


def test_missing_libraries_without_the_right_to_install_them(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=False)
    run = computer.start("--version")
    assert run.returncode == 1
    assert "sudo apt-get install libegl1 " in run.stderr
    assert run.stderr.count("\n") == 1
    assert computer.noted() == []


def test_root_gets_missing_libraries_installed(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=0, packages=False)
    assert computer.start("--version").returncode == 0
    update, install, pip = computer.noted()
    assert update.startswith("apt-get update")
    assert install.startswith("apt-get install")
    assert "libegl1" in install
    assert "libxcb-cursor0" in install
    assert pip.startswith("pip install")


def test_arguments_reach_the_game_as_they_are(tmp_path: Path) -> None:
    run = Computer(tmp_path, user=1000, packages=True).start("--language", "two words")
    assert run.returncode == 2
    assert "'two words'" in run.stderr
