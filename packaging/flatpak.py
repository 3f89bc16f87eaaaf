"""Write the wheels that the Flatpak is made of, with their hashes: `python packaging/flatpak.py [FOLDER]`.

So its build needs no network. The file goes beside the manifest that `python packaging/bundle.py --recipes` writes.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WHEELS = "flatpak-wheels.json"
PYTHON = "3.13"
"""Of the runtime that the manifest names."""


def requirements() -> list[str]:
    """The requirements of the program and its build, without Qt, which the base of the Flatpak has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    return [one for one in wanted if not one.startswith("PySide6")]


def sources(report: dict[str, Any]) -> Iterator[dict[str, str]]:
    """The wheels that pip would install, as a manifest lists them."""
    for one in report["install"]:
        file = one["download_info"]
        yield {"type": "file", "url": file["url"], "sha256": file["archive_info"]["hashes"]["sha256"]}


def main() -> None:
    """Ask pip which wheels these are."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    command += ["--only-binary", ":all:", "--python-version", PYTHON, "--platform", "manylinux_2_28_x86_64"]
    with TemporaryDirectory() as target:
        run = subprocess.run(
            [*command, "--target", target, *requirements()], stdout=subprocess.PIPE, text=True, check=True
        )
    listed = json.dumps(list(sources(json.loads(run.stdout))), indent=1)
    (folder / WHEELS).write_text(f"{listed}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
