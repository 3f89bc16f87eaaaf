"""start.sh in a checkout of its own, where pip and apt-get only write down what they are asked for."""

import os
import shutil
import subprocess
import sys
import time
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
        self.pip.write_text(
            "import sys\nif sys.argv[1] != 'install':\n    sys.exit()\n"
            f"with open({str(self.notes)!r}, 'a') as notes:\n    print('pip', *sys.argv[1:], file=notes)\n"
        )
        (site / "checkout.pth").write_text(str(self.checkout))

    def tool(self, name: str, script: str) -> None:
        """A program of the system that does this."""
        path = self._tools / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def start(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        start = self.begin(*arguments)
        stdout, stderr = start.communicate()
        return subprocess.CompletedProcess(start.args, start.returncode, stdout, stderr)

    def begin(self, *arguments: str) -> subprocess.Popen[str]:
        """A start that is not waited for."""
        return subprocess.Popen(
            ["sh", self.checkout / "packaging" / "start.sh", *arguments],
            cwd=self.checkout.parent,
            env={"PATH": self.search, "FREEDOKO_VENV": str(self.venv)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
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
    assert run.stderr.endswith("It needs a network connection and 500 MB on the disk; the next start tries again.\n")
    computer.pip.write_text(working)
    assert computer.start("--version").returncode == 0
    assert len(computer.noted()) == 2


def test_an_environment_with_an_incomplete_pip_is_created_again(tmp_path: Path) -> None:
    """As it is left by a first start that is ended while Python unpacks pip."""
    computer = Computer(tmp_path, user=1000, packages=True)
    (tmp_path / "whole").write_text(computer.pip.read_text())
    computer.pip.write_text("import pip.what_was_not_unpacked\n")
    make = f'echo "$*" >> {computer.notes}; cp {tmp_path}/whole {computer.pip}'
    computer.tool("python3", f'case "$*" in "-m venv "*) {make} ;; *) exec {sys.executable} "$@" ;; esac')
    run = computer.start("--version")
    assert (run.returncode, run.stdout) == (0, f"freedoko-qt {__version__}\n"), run.stderr
    made, installed = computer.noted()
    assert made == f"-m venv --clear {computer.venv}"
    assert installed.startswith("pip install")


@pytest.mark.skipif(shutil.which("flock") is None, reason="without flock nobody waits")
def test_of_two_starts_at_once_one_sets_up_and_the_other_waits(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=True)
    busy, ended = tmp_path / "busy", tmp_path / "ended"
    waiting = f"import pathlib, time\npathlib.Path({str(busy)!r}).touch()\n"
    waiting += f"while not pathlib.Path({str(ended)!r}).exists():\n    time.sleep(0.01)\n"
    computer.pip.write_text(computer.pip.read_text() + waiting)
    first = computer.begin("--version")
    while not busy.exists():
        assert first.poll() is None
        time.sleep(0.01)
    second = computer.begin("--version")
    assert second.stderr is not None
    try:
        assert second.stderr.readline() == "Waiting for another start that is setting up the game.\n"
    finally:
        ended.touch()
    for start in (first, second):
        stdout, stderr = start.communicate()
        assert (start.returncode, stdout) == (0, f"freedoko-qt {__version__}\n"), stderr
    assert len(computer.noted()) == 1


def test_a_start_does_not_wait_for_a_running_program(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=True)
    computer.start("--version")
    package = computer.checkout / "freedoko_qt" / "__main__.py"
    package.write_text("import sys\nprint('open', flush=True)\nsys.stdin.read()\n")
    first = computer.begin()
    assert first.stdout is not None
    try:
        assert first.stdout.readline() == "open\n"
        run = computer.start()
        assert (run.stdout, run.stderr) == ("open\n", "")
    finally:
        first.communicate()


def test_an_environment_that_cannot_be_created_is_reported_with_the_variable_for_another_folder(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=True)
    computer.venv = tmp_path / "notes" / "env"  # in a file
    run = computer.start("--version")
    assert run.returncode == 1
    assert f"{computer.venv} cannot be created" in run.stderr
    assert "FREEDOKO_VENV=" in run.stderr
    assert run.stderr.count("\n") == 1


def test_what_an_unfinished_setup_has_left_is_installed_again(tmp_path: Path) -> None:
    """After a power cut packages can be empty of which pip says that they are there."""
    computer = Computer(tmp_path, user=1000, packages=True)
    for damage in ("missing", "empty"):
        computer.start("--version")
        assert "--force-reinstall" in computer.noted()[-1].split(), damage
        (computer.venv / ".freedoko-setup").write_text("")
    assert len(computer.noted()) == 2


def test_what_an_unfinished_change_of_requirements_has_left_is_installed_again(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=True)
    computer.start("--version")
    with (computer.checkout / "pyproject.toml").open("a") as project:
        project.write("# one more dependency\n")
    working = computer.pip.read_text()
    computer.pip.write_text(f"{working}sys.exit('killed')\n")
    assert computer.start("--version").returncode != 0
    computer.pip.write_text(working)
    assert computer.start("--version").returncode == 0
    assert "--force-reinstall" in computer.noted()[-1].split()


def test_changed_requirements_are_installed(tmp_path: Path) -> None:
    computer = Computer(tmp_path, user=1000, packages=True)
    computer.start("--version")
    with (computer.checkout / "pyproject.toml").open("a") as project:
        project.write("# one more dependency\n")
    computer.start("--version")
    _, call = computer.noted()
    assert "--force-reinstall" not in call.split()


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
