"""Write the wheels that the Flatpak is made of, with their hashes: `python packaging/flatpak.py [FOLDER]`.

So its build needs no network. The files go beside the manifest that `python packaging/bundle.py --recipes` writes.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WHEELS = "flatpak-wheels.json"
"""The wheels that the program needs."""
BUILD_WHEELS = "flatpak-build-wheels.json"
"""The other wheels that its own build needs."""
PYTHON = "3.13"
"""The version of Python in the runtime that the manifest names."""
PLATFORMS = [f"manylinux_2_{minor}_x86_64" for minor in range(28, 16, -1)]
"""The tags of wheels that run there; asked about another Python, pip takes none for an older C library by itself."""


def requirements() -> tuple[list[str], list[str]]:
    """The requirements of the program, without Qt, which the base of the Flatpak has, and those of its build."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [one for one in project["project"]["dependencies"] if not one.startswith("PySide6")]
    return wanted, project["build-system"]["requires"]


def wheels(wanted: Iterable[str]) -> dict[str, str]:
    """The wheels that pip would install for these requirements: each address with its hash."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    command += ["--only-binary", ":all:", "--python-version", PYTHON, *(f"--platform={one}" for one in PLATFORMS)]
    with TemporaryDirectory() as target:
        run = subprocess.run([*command, "--target", target, *wanted], stdout=subprocess.PIPE, text=True, check=True)
    return dict(listed_in(json.loads(run.stdout)))


def listed_in(report: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each wheel of a report of pip: its address and its hash."""
    for one in report["install"]:
        file = one["download_info"]
        yield file["url"], file["archive_info"]["hashes"]["sha256"]


def sources(listed: Mapping[str, str]) -> list[dict[str, str]]:
    """Wheels as a manifest lists them."""
    return [{"type": "file", "url": url, "sha256": sha256} for url, sha256 in listed.items()]


def write(path: Path, listed: Mapping[str, str]) -> None:
    """Write a list of wheels."""
    path.write_text(f"{json.dumps(sources(listed), indent=1)}\n", encoding="utf-8")


def main() -> None:
    """Ask pip which wheels these are."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    of_program, of_build = map(wheels, requirements())
    write(folder / WHEELS, of_program)
    write(folder / BUILD_WHEELS, {url: sha256 for url, sha256 in of_build.items() if url not in of_program})


if __name__ == "__main__":
    main()
