"""Write the sounds, or check them: python -m assets.synthesizer [--out FOLDER] [--check]."""

import sys
from pathlib import Path

from ..command import ASSETS, run
from .check import faults
from .voices import VOICES
from .waves import packed


def write(folder: Path) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, voice in VOICES.items():
        (folder / f"{name}.wav").write_bytes(packed(voice()))


def check(folder: Path) -> int:
    """Tell what is wrong with the sounds in a folder; give the exit status."""
    found = list(faults(folder))
    print(*found, f"{len(VOICES)} sounds, {len(found)} faults", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(run("synthesizer", "Make the sounds of the table.", ASSETS / "sounds", write=write, check=check))
