"""Write the pictures, or check the decks and icons: python -m assets.generator [--out FOLDER] [--check]."""

import sys
from pathlib import Path

from ..command import ASSETS, run
from .archive import packed
from .avatars import AVATARS, picture
from .check import faults, icon_faults, is_drawn_alike, sign_faults
from .deck import DECKS, files, svg
from .glyphs import sign_files
from .icon import icon
from .pixels import icons, write_sheet
from .sign_font import font_file


def write(folder: Path) -> None:
    """Write all pictures below the folder of assets."""
    for name in ("decks", "icons", "avatars", "fonts"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for deck in DECKS:
        cards = dict(files(deck))
        (folder / "decks" / f"{deck.name}.zip").write_bytes(packed(cards.items()))
        write_sheet(cards, folder / "decks" / f"{deck.name}.png")
    write_icons(folder / "icons")
    for name, avatar in AVATARS.items():
        (folder / "avatars" / f"{name}.svg").write_text(svg(120, 120, picture(avatar)), encoding="utf-8")
    (folder / "fonts" / "freedoko-signs.ttf").write_bytes(font_file())
    for name, text in sign_files():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def write_icons(folder: Path) -> None:
    """Write the icon as a drawing, and as pictures where they are others than those that are there."""
    (folder / "freedoko-qt.svg").write_text(svg(512, 512, icon()), encoding="utf-8")
    for name, rendered in icons().items():
        if not is_drawn_alike(folder / name, rendered):
            rendered.save(str(folder / name))


def check(folder: Path) -> int:
    """Tell what is wrong with the decks and icons below the folder of assets; give the exit status."""
    wrong = 0
    for deck in DECKS:
        for fault in faults(deck, (folder / "decks" / f"{deck.name}.zip").read_bytes()):
            print(f"{deck.name}: {fault}")
            wrong += 1
    for subject, found in (("icons", icon_faults(folder / "icons")), ("signs", sign_faults(folder))):
        for fault in found:
            print(f"{subject}: {fault}")
            wrong += 1
    print(f"{len(DECKS)} decks, the icons and the signs, {wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    description = "Draw the decks, the icon, the avatars, the signs and their font."
    sys.exit(run("generator", description, ASSETS, write=write, check=check))
