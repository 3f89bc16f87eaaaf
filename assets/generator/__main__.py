"""Write the pictures: python -m assets.generator [--out FOLDER] [--png]."""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

from .avatars import AVATARS, picture
from .deck import DECKS, files, svg
from .icon import icon

ICON = "icons/freedoko-qt.svg"


def pictures() -> Iterator[tuple[str, str]]:
    """Give every picture: its path below the folder of assets and its text."""
    for deck in DECKS:
        for name, text in files(deck):
            yield f"decks/{deck.folder}/{name}", text
    yield ICON, svg(512, 512, icon())
    for name, avatar in AVATARS.items():
        yield f"avatars/{name}.svg", svg(120, 120, picture(avatar))


def main() -> None:
    """Write all pictures."""
    parser = ArgumentParser(
        prog="python -m assets.generator", description="Draw the decks, the icon and the avatars."
    )
    parser.add_argument("--out", type=Path, default=Path(__file__).parent.parent, help="the folder of assets")
    parser.add_argument("--png", action="store_true", help="render the icon's PNG files too (needs PySide6)")
    arguments = parser.parse_args()
    folder = arguments.out
    for name, text in pictures():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    if arguments.png:
        from . import pixels

        pixels.write(folder / ICON)


if __name__ == "__main__":
    main()
