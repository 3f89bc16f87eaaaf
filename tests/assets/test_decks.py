"""The pictures of the program: complete, current, legible, and within what QtSvg can draw."""

import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"
DECK = ASSETS / "decks" / "french"
FACES = ["".join(card) for card in product("CSHD", "9JQKTA")]
GERMAN = [f"{suit}{rank}.de" for suit, rank in product("CSHD", "JQ")]
CARDS = [*FACES, *GERMAN, "back"]
AVATARS = ["fox", "owl", "bear", "hare", "badger", "hedgehog"]
PICTURES = [
    *(DECK / f"{card}.svg" for card in CARDS),
    *(ASSETS / "avatars" / f"{animal}.svg" for animal in AVATARS),
    ASSETS / "icons" / "freedoko-qt.svg",
]
HALVED = [
    card for card in CARDS if card[1] not in "9A"
]  # the centre of a nine and an ace's sign stand upright
BEYOND_QTSVG = ("<text", "<clipPath", "<symbol", "<pattern", "<filter", "<style", "<image", "var(", " href=")
RED = {"H", "D"}


def drawn(text: str, width: int, height: int) -> QImage:
    """Render SVG text on transparent ground."""
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """Give the mean difference of two pictures per channel, 0 to 255."""
    kind = QImage.Format.Format_RGBA8888_Premultiplied
    alike = [one.convertedTo(kind), other.convertedTo(kind)]  # the bits live only as long as their picture
    values = [bytes(image.constBits()) for image in alike]
    return sum(abs(a - b) for a, b in zip(*values, strict=True)) / len(values[0])


def luminance(colour: QColor) -> float:
    """Give the relative luminance of WCAG 2."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour.getRgbF()[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def colours(card: str) -> tuple[QColor, QColor]:
    """Give the colours of a card's paper and of its index."""
    text = (DECK / f"{card}.svg").read_text(encoding="utf-8")
    paper = re.search(r'<path fill="(#\w{6})"', text)
    index = re.search(r'id="index"><path fill="(#\w{6})"', text)
    assert paper
    assert index
    return QColor(paper[1]), QColor(index[1])


def test_deck_is_complete() -> None:
    assert {path.stem for path in DECK.glob("*.svg")} == set(CARDS)


def test_deck_is_small() -> None:
    assert sum(path.stat().st_size for path in DECK.iterdir()) <= 200_000


def test_files_are_what_the_generator_writes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "assets.generator", "--out", tmp_path], cwd=ROOT, check=True)
    written = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert written == {path.relative_to(ASSETS): path.read_bytes() for path in PICTURES}


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_qtsvg_can_draw_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("<svg") == 1
    assert not [feature for feature in BEYOND_QTSVG if feature in text]
    assert QSvgRenderer(str(path)).isValid()


@pytest.mark.parametrize("card", [*FACES, *GERMAN])
def test_index_stands_out_from_the_paper(card: str) -> None:
    paper, index = colours(card)
    assert (luminance(paper) + 0.05) / (luminance(index) + 0.05) >= 4.5
    assert (index.red() > 2 * index.green()) == (card[0] in RED)


@pytest.mark.parametrize("card", [*FACES, *GERMAN])
def test_nothing_comes_near_the_index(card: str) -> None:
    text = (DECK / f"{card}.svg").read_text(encoding="utf-8")
    bare = re.sub(r'<g id="index">.*?</g><use xlink:href="#index"[^>]*/>', "", text)
    assert bare != text
    image, paper = drawn(bare, 240, 370), colours(card)[0]
    assert {image.pixel(x, y) for x, y in product(range(8, 52), range(12, 108))} == {paper.rgb()}


@pytest.mark.parametrize("card", [*FACES, *GERMAN])
def test_index_fits_the_strip_of_an_overlapped_hand(card: str) -> None:
    text = (DECK / f"{card}.svg").read_text(encoding="utf-8")
    bare = re.sub(r'<g id="index">.*?</g><use xlink:href="#index"[^>]*/>', "", text)
    with_index, without = drawn(text, 97, 150), drawn(bare, 97, 150)
    marked = [x for x in range(60) for y in range(45) if with_index.pixel(x, y) != without.pixel(x, y)]
    assert 2 <= min(marked) < max(marked) < 22


@pytest.mark.parametrize("card", HALVED)
def test_card_is_the_same_turned_round(card: str) -> None:
    image = drawn((DECK / f"{card}.svg").read_text(encoding="utf-8"), 120, 185)
    assert difference(image, image.transformed(QTransform().rotate(180))) < 2


def test_every_card_looks_different() -> None:
    images = [drawn((DECK / f"{card}.svg").read_text(encoding="utf-8"), 48, 74) for card in CARDS]
    pairs = [(a, b) for a, b in product(range(len(images)), repeat=2) if a < b]
    assert min(difference(images[a], images[b]) for a, b in pairs) > 0.5


@pytest.mark.parametrize("size", [16, 32, 48, 64, 128, 256, 512])
def test_icon_is_rendered_from_its_drawing(size: int) -> None:
    image = QImage(str(ASSETS / "icons" / f"freedoko-qt-{size}.png"))
    assert image.width() == image.height() == size
    source = (ASSETS / "icons" / "freedoko-qt.svg").read_text(encoding="utf-8")
    assert difference(image, drawn(source, size, size)) < 3
