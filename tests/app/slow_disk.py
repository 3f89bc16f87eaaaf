"""A disk on which each sync takes a while, and that keeps at a power cut only what was synced: see slow_disk.c."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

SOURCE = Path(__file__).with_name("slow_disk.c")
COMPILER = shutil.which("cc") or shutil.which("gcc")


class Disk:
    """One that keeps everything, as fast as it is."""

    def environment(self) -> Mapping[str, str]:
        """For the processes that write on it."""
        return os.environ

    def cut_power(self) -> None:
        """The processes have been killed: leave in the folder what the disk has kept."""


class SlowDisk(Disk):
    """The disk of a folder; `pause`: milliseconds for a sync, "300" or "0-300". `workshop` is a folder of its own."""

    def __init__(self, folder: Path, workshop: Path, pause: str) -> None:
        assert COMPILER is not None
        self._folder = folder.resolve()
        self._kept = workshop.resolve() / "kept"
        self._pause = pause
        self._library = workshop.resolve() / "slow_disk.so"
        command = [COMPILER, "-shared", "-fPIC", "-o", str(self._library), str(SOURCE), "-ldl", "-lpthread"]
        subprocess.run(command, check=True)
        self._keep_all()

    def environment(self) -> Mapping[str, str]:
        disk = {"SYNC_MS": self._pause, "SYNC_ROOT": str(self._folder), "SYNC_KEPT": str(self._kept)}
        return {**os.environ, **disk, "LD_PRELOAD": str(self._library)}

    def cut_power(self) -> None:
        shutil.rmtree(self._folder)
        shutil.copytree(self._kept / "view", self._folder)
        self._keep_all()

    def _keep_all(self) -> None:
        """Whatever lies in the folder is on the disk."""
        shutil.rmtree(self._kept, ignore_errors=True)
        (self._kept / "files").mkdir(parents=True)
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._kept / "view").mkdir()
        for path in self._folder.rglob("*"):
            name = self._kept / "view" / path.relative_to(self._folder)
            if path.is_dir():
                name.mkdir()
            elif path.is_file():
                contents = self._kept / "files" / str(path.stat().st_ino)
                shutil.copy(path, contents)
                name.symlink_to(contents)
