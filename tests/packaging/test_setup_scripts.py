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
        self.search = f"{self._tools}{os.pathsep}{os.environ['PATH']}"
        self.tool("id", f"echo {user}")
        self.tool("sudo", "exit 1")
        self.tool("sleep", ":")
        self.tool("dpkg-query", "echo 'ii '" if packages else "exit 1")
        self.tool("apt-get", f'echo "apt-get $*" >> {self.notes}')

    def take_away(self, *tools: str) -> None:
        """Leave of what this computer has itself only what every system has."""
        for name in ("sh", "cat", "dirname", "grep", "cksum", "env"):
            where = shutil.which(name)
            assert where is not None
            (self._tools / name).symlink_to(where)
        for name in tools:
            (self._tools / name).unlink(missing_ok=True)
        self.search = str(self._tools)

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

    def tool(self, name: str, script: str) -> None:
        """A program of the system that does this."""
        path = self._tools / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def start(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", self.checkout / "packaging" / "start.sh", *arguments],
            cwd=self.venv.parent,
            env={"PATH": self.search, "FREEDOKO_VENV": str(self.venv)},
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


def test_without_python_the_one_command_that_brings_everything_is_reported(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=False)
    shutil.rmtree(computer.venv)
    computer.take_away("python3")
    run = computer.start("--version")
    assert run.returncode == 1
    assert "sudo apt-get install python3 python3-venv libegl1 " in run.stderr
    assert run.stderr.count("\n") == 1


def test_without_sudo_the_command_asks_for_the_password_of_root(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=False)
    computer.take_away("sudo")
    run = computer.start("--version")
    assert run.returncode == 1
    assert "su -c 'apt-get install libegl1 " in run.stderr
    assert run.stderr.endswith("'\n")
    assert run.stderr.count("\n") == 1


def test_without_python_and_without_packages_to_ask_for_it_is_said_what_is_needed(tmp_path: Path) -> None:
    """As on a system that is no Debian."""
    computer = Computer(tmp_path, user=1000, packages=True)
    shutil.rmtree(computer.venv)
    computer.take_away("python3", "dpkg-query")
    run = computer.start("--version")
    assert run.returncode == 1
    assert "needs Python 3.11 or newer" in run.stderr
    assert run.stderr.count("\n") == 1


LOCKED = {
    "lists": "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1203 (apt-get)",
    "dpkg": "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 1203 (unattended-upgr)",
    "unpacking": "dpkg: error: dpkg frontend lock was locked by another process with pid 1203",
}


@pytest.mark.parametrize("message", LOCKED.values(), ids=LOCKED)
def test_another_program_that_installs_software_is_waited_for_and_reported(message: str, tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=0, packages=False)
    busy, twice = tmp_path / "busy", f'[ "$(wc -l < {tmp_path}/busy)" -ge 2 ]'
    busy.touch()
    refuse = f"{{ echo x >> {busy}; echo '{message}' >&2; exit 100; }}"
    computer.tool("apt-get", f'{twice} || {refuse}\necho "apt-get $*" >> {computer.notes}')
    run = computer.start("--version")
    assert (run.returncode, run.stdout) == (0, f"freedoko-qt {__version__}\n"), run.stderr
    assert run.stderr.count("Waiting for another program that installs software.") == 1
    assert message not in run.stderr
    assert [line.split()[1] for line in computer.noted()] == ["update", "install", "install"]


def test_what_apt_cannot_do_is_reported_in_its_words(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=0, packages=False)
    computer.tool("apt-get", "echo 'E: Unable to fetch some archives' >&2; exit 100")
    run = computer.start("--version")
    assert run.returncode != 0
    assert "E: Unable to fetch some archives" in run.stderr
    assert run.stdout == ""


def test_arguments_reach_the_game_as_they_are(tmp_path: Path) -> None:
    run = Computer(tmp_path, user=1000, packages=True).start("--language", "two words")
    assert run.returncode == 2
    assert "'two words'" in run.stderr
