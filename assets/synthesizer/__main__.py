"""Write the sounds, or check them: python -m assets.synthesizer [--out FOLDER] [--check]."""

import sys
from argparse import ArgumentParser
from pathlib import Path

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


def main() -> int:
    """Write or check."""
    parser = ArgumentParser(prog="python -m assets.synthesizer", description="Make the sounds of the table.")
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).parents[1] / "sounds", help="the folder of the sounds"
    )
    parser.add_argument("--check", action="store_true", help="check the sounds instead of making them")
    arguments = parser.parse_args()
    if arguments.check:
        return check(arguments.out)
    write(arguments.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
