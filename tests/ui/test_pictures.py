"""The window looks as it did: one small picture for each state, size, language and theme, beside this file.

`FREEDOKO_RENEW_PICTURES=1 python -m pytest tests/ui/test_pictures.py` takes all of them anew; look at them before you
keep them. Every window is opened in a process of its own (picture_states.py), with the fonts that come along and the
drawing of letters that pictures/fonts.conf names, so that a picture is the same on every computer.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from picture_states import STATES, reduced
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

HERE = Path(__file__).parent
PICTURES = HERE / "pictures"
RENEW = "FREEDOKO_RENEW_PICTURES"
SIZES = {1: {900: "900x600", 1366: "1366x768"}, 2: {3840: "1920x1080"}}
"""By the ratio of the screen: how wide a picture is in pixels, and the window in logical ones."""
STEP = 16
"""Of 255: a smaller difference is one of how letters are drawn."""
SHARE = 0.0004
"""Of a picture that may differ by more: 12 pixels. With letters that are hinted, or not even smoothed, it is 9."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the pictures are drawn with fontconfig")


def environment(ratio: int = 1, fonts: Path | None = None) -> dict[str, str]:
    """The variables of a process that draws without a screen, with the fonts of the pictures."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    return plain | {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(ratio),
        "FONTCONFIG_FILE": str(fonts or PICTURES / "fonts.conf"),
    }


def take(folder: Path, language: str, theme: str, *, ratio: int = 1, states=STATES, sizes=None, fonts=None) -> None:
    """Take pictures in a window of their own process, STATE_WIDTH.png."""
    folder.mkdir(exist_ok=True)
    sizes = ",".join((sizes or SIZES[ratio]).values())
    command = [sys.executable, str(HERE / "picture_states.py"), str(folder), language, theme, ",".join(states), sizes]
    done = subprocess.run(command, env=environment(ratio, fonts), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def colors(image: QImage) -> np.ndarray:
    """The colours of an image, height x width x 3, each the mean of 3 x 3 pixels."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.array(image.constBits(), float).reshape(image.height(), image.bytesPerLine())
    sharp = rows[:, : image.width() * 3].reshape(image.height(), image.width(), 3)
    wide = np.pad(sharp, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width, _ = sharp.shape
    return sum(wide[y : y + height, x : x + width] for y in range(3) for x in range(3)) / 9


def difference(one: QImage, other: QImage) -> np.ndarray:
    """By how much the pixels differ, height x width."""
    return np.abs(colors(one) - colors(other)).max(axis=2)


def share(one: QImage, other: QImage) -> float:
    """The share of the pixels that differ; 1 if the sizes do."""
    return 1.0 if one.size() != other.size() else float((difference(one, other) > STEP).mean())


def complaint(taken: Path, kept: Path) -> str:
    """The fault of a picture, and the files of it and of the difference; empty if it is as it was."""
    new, old = QImage(str(taken)), QImage(str(kept))
    assert not new.isNull(), taken
    if old.isNull():
        return f"{kept.name} is missing: take it with {RENEW}=1"
    differing = share(new, old)
    if differing <= SHARE:
        return ""
    beside = ""
    if new.size() == old.size():
        grey = np.ascontiguousarray(np.minimum(255, 4 * difference(new, old)).astype(np.uint8))
        shown = taken.with_name(f"{taken.stem}_difference.png")
        QImage(grey.data, *grey.shape[::-1], grey.shape[1], QImage.Format.Format_Grayscale8).save(str(shown))
        beside = f", {shown}"
    return f"{differing:.2%} of {kept.name} differ: {taken}{beside}"


@pytest.mark.parametrize("ratio", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_window_looks_as_it_did(tmp_path, language, theme, ratio) -> None:
    folder = tmp_path / "pictures"
    take(folder, language, theme, ratio=ratio)
    complaints = []
    for state in STATES:
        for width in SIZES[ratio]:
            taken = folder / f"{state}_{width}.png"
            kept = PICTURES / f"{state}_{language}_{theme}_{width}.png"
            if os.environ.get(RENEW):
                kept.write_bytes(taken.read_bytes())
            complaints.append(complaint(taken, kept))
    assert not any(complaints), "\n".join(filter(None, complaints))


DRAWING = {
    "hinted": ("<const>hintnone", "<const>hintslight"),
    "jagged": ('name="antialias" mode="assign"><bool>true', 'name="antialias" mode="assign"><bool>false'),
}


@pytest.mark.parametrize("drawing", DRAWING)
def test_how_letters_are_drawn_makes_no_difference(tmp_path, drawing) -> None:
    usual = (PICTURES / "fonts.conf").read_text()
    other = usual.replace(*DRAWING[drawing])
    assert other != usual
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(other)
    wide = {1366: SIZES[1][1366]}
    states = ["start", "rules", "reservation", "trick"]
    take(tmp_path / "pictures", "de", "light", states=states, sizes=wide, fonts=fonts)
    for state in set(states) - {"rules"}:  # so many words that letters which are not smoothed are seen
        taken = QImage(str(tmp_path / "pictures" / f"{state}_1366.png"))
        kept = QImage(str(PICTURES / f"{state}_de_light_1366.png"))
        assert difference(taken, kept).max() > 0
        assert share(taken, kept) <= SHARE


def enlarged(state: str) -> QImage:
    """A kept picture as large as the window was."""
    kept = QImage(str(PICTURES / f"{state}_de_light_1366.png"))
    return kept.scaledToWidth(1366, Qt.TransformationMode.SmoothTransformation)


def altered(state: str, place: QRect, by: Callable[[QPainter, QImage], None]) -> float:
    """The share that differs when something is painted over a place of a picture."""
    before, after = enlarged(state), enlarged(state)
    painter = QPainter(after)
    painter.setClipRect(place.adjusted(-20, 0, 20, 0))
    by(painter, before)
    painter.end()
    return share(reduced(before), reduced(after))


@pytest.mark.parametrize(
    "button", [QRect(355, 645, 324, 65), QRect(687, 645, 324, 65)], ids=["the first", "a pale one"]
)
def test_a_button_that_has_moved_is_seen(button) -> None:
    def move(painter: QPainter, before: QImage) -> None:
        painter.drawImage(button.translated(12, 0), before, button)

    assert altered("start", button, move) > SHARE


def test_a_card_that_is_missing_is_seen() -> None:
    card = QRect(845, 569, 114, 176)

    def take_away(painter: QPainter, before: QImage) -> None:
        painter.drawImage(card, before, card.translated(150, 0))

    assert altered("trick", card, take_away) > SHARE


def test_the_colour_of_a_badge_is_seen() -> None:
    badge = QRect(89, 717, 67, 23)

    def dye(painter: QPainter, before: QImage) -> None:
        painter.drawImage(badge, before.copy(badge).rgbSwapped())

    assert altered("trick", badge, dye) > SHARE
