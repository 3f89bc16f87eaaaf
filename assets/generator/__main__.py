"""Write the pictures, or check the decks and icons: python -m assets.generator [--out FOLDER] [--check]."""

import sys
from pathlib import Path

from ..command import ASSETS, run
from .archive import packed
from .avatars import AVATARS, picture
from .check import faults, icon_faults
from .deck import DECKS, files, svg
from .icon import icon
from .pixels import icons, write_sheet
from .symbols import SIZE, SYMBOLS, symbol


def write(folder: Path) -> None:
    """Write all pictures below the folder of assets."""
    for name in ("decks", "icons", "avatars", "symbols"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for deck in DECKS:
        cards = dict(files(deck))
        (folder / "decks" / f"{deck.name}.zip").write_bytes(packed(cards.items()))
        write_sheet(cards, folder / "decks" / f"{deck.name}.png")
    drawing = svg(512, 512, icon())
    (folder / "icons" / "freedoko-qt.svg").write_text(drawing, encoding="utf-8")
    for name, rendered in icons().items():
        rendered.save(str(folder / "icons" / name))
    for name, avatar in AVATARS.items():
        (folder / "avatars" / f"{name}.svg").write_text(svg(120, 120, picture(avatar)), encoding="utf-8")
    for name in SYMBOLS:
        (folder / "symbols" / f"{name}.svg").write_text(svg(SIZE, SIZE, symbol(name)), encoding="utf-8")


def check(folder: Path) -> int:
    """Tell what is wrong with the decks and icons below the folder of assets; give the exit status."""
    wrong = 0
    for deck in DECKS:
        for fault in faults(deck, (folder / "decks" / f"{deck.name}.zip").read_bytes()):
            print(f"{deck.name}: {fault}")
            wrong += 1
    for fault in icon_faults(folder / "icons"):
        print(f"icons: {fault}")
        wrong += 1
    print(f"{len(DECKS)} decks and the icons, {wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(run("generator", "Draw decks, icon, avatars and symbols.", ASSETS, write=write, check=check))
