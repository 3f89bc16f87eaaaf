"""The command line of the scripts that make the assets: python -m assets.NAME [--out FOLDER] [--check]."""

from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

ASSETS = Path(__file__).parent


def run(
    name: str, description: str, folder: Path, *, write: Callable[[Path], None], check: Callable[[Path], int]
) -> int:
    """Write into the folder that is asked for, or check what is in it; give the exit status."""
    parser = ArgumentParser(prog=f"python -m assets.{name}", description=description)
    parser.add_argument("--out", type=Path, default=folder, help="the folder of what is made")
    parser.add_argument("--check", action="store_true", help="check what is there instead of making it")
    arguments = parser.parse_args()
    if arguments.check:
        return check(arguments.out)
    write(arguments.out)
    return 0
