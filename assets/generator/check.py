"""Checks of a deck: legible in a hand, unmistakable, drawable by QtSvg, complete and small; the icons: current."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, product
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QTransform
from PySide6.QtSvg import QSvgRenderer

from .archive import unpacked
from .deck import Deck, files, svg
from .glyphs import sign_files
from .icon import icon
from .pixels import drawn, icons

Cards = Mapping[str, str]
Check = Callable[[Deck, Cards], Iterator[str]]

MOST_BYTES = 200_000
LEAST_CONTRAST = 4.5
ASPECT = 240 / 370
SMALLEST, STRIP = 60, 22  # pixels: the width of the smallest card, and what an overlapped hand shows of it
BEYOND_QTSVG = (
    "<text",
    "<clipPath",
    "<symbol",
    "<pattern",
    "<filter",
    "<style",
    "<image",
    "<mask",
    "var(",
    " href=",
)
LEAST_UNLIKE = 0.5  # mean difference of two faces at 48 x 74, per channel of 255
LEAST_UNLIKE_COURTS = 9.0  # the same of two courts without suit and letter
LEAST_UNLIKE_ACE = 12.0  # the same of ten and ace
TURNED_ALIKE = 2.0
DRAWN_ALIKE = 2.0  # the same of an icon and its drawing
_INDEX = re.compile(r'<g id="index"[^>]*>(.*?)</g>(?:<use xlink:href="#index"[^>]*/>)?</svg>', re.DOTALL)


def faults(deck: Deck, archive: bytes) -> Iterator[str]:
    """Tell everything that is wrong with a deck, given its file."""
    if len(archive) > MOST_BYTES:
        yield f"{len(archive)} bytes are more than {MOST_BYTES}"
    cards = unpacked(archive)
    made = [fault for check in MADE for fault in check(deck, cards)]
    yield from made
    if not made:  # what is missing or cannot be drawn cannot be looked at
        for check in LOOKED_AT:
            yield from check(deck, cards)


def complete(deck: Deck, cards: Cards) -> Iterator[str]:
    """The cards are those that the generator draws."""
    fresh = dict(files(deck))
    for name in sorted(fresh.keys() ^ cards.keys()):
        yield f"{name} is {'missing' if name in fresh else 'not part of the deck'}"
    for name in sorted(fresh.keys() & cards.keys()):
        if fresh[name] != cards[name]:
            yield f"{name} is not what the generator draws"


def drawable(deck: Deck, cards: Cards) -> Iterator[str]:
    """QtSvg knows everything in a picture, and the picture has the form of a card."""
    for name, text in cards.items():
        for feature in BEYOND_QTSVG:
            if feature in text:
                yield f"{name} has {feature.strip('< =(')}"
        renderer = QSvgRenderer(QByteArray(text.encode()))
        size = renderer.viewBoxF()
        if text.count("<svg") != 1 or not renderer.isValid() or not size.height():
            yield f"{name} is not one drawing"
        elif abs(size.width() / size.height() - ASPECT) > 0.01:
            yield f"{name} is {size.width():g} x {size.height():g}"


def legible(deck: Deck, cards: Cards) -> Iterator[str]:
    """The letter stands out from the paper, in the colour of its suit."""
    for name, text in _faces(cards):
        paper, ink = colours(text)
        found = contrast(paper, ink)
        if found < LEAST_CONTRAST:
            yield f"{name}: the contrast of its index is {found:.2f}"
        if ink != next(QColor(suit.colour) for suit in deck.suits if suit.letter == name[0]):
            yield f"{name}: the index has the colour {ink.name()}"


def readable_in_a_hand(deck: Deck, cards: Cards) -> Iterator[str]:
    """The whole index lies in the strip that an overlapped hand shows, and nothing else comes near it."""
    height = round(SMALLEST / ASPECT)
    for name, text in _faces(cards):
        with_index, bare = drawn(text, SMALLEST, height), drawn(without_index(text), SMALLEST, height)
        inked = [
            (x, y)
            for x, y in product(range(SMALLEST), range(height // 2))
            if with_index.pixel(x, y) != bare.pixel(x, y)
        ]
        if not inked or max(x for x, _ in inked) >= STRIP or min(x for x, _ in inked) < 1:
            yield f"{name}: the index is not within {STRIP} pixels"
            continue
        paper = colours(text)[0].rgb()
        if sum(bare.pixel(x, y) != paper for x, y in inked) > 0.02 * len(inked):
            yield f"{name}: something lies under the index"


def different(deck: Deck, cards: Cards) -> Iterator[str]:
    """No two cards look alike; least of all ten and ace, and no court is another one in other colours."""
    images = {name: drawn(text, 48, 74) for name, text in cards.items()}
    for one, other in combinations(images, 2):
        if difference(images[one], images[other]) < LEAST_UNLIKE:
            yield f"{one} looks like {other}"
    for suit in "CSHD":
        found = difference(images[f"{suit}T.svg"], images[f"{suit}A.svg"])
        if found < LEAST_UNLIKE_ACE:
            yield f"ten and ace of {suit} differ by {found:.1f} only"
    bare = {
        suit + rank: _grey(drawn(without_index(cards[f"{suit}{rank}.svg"]), 48, 74))
        for suit, rank in product("CSHD", "KQJ")
    }
    for one, other in combinations(bare, 2):
        found = difference(bare[one], bare[other])
        if found < LEAST_UNLIKE_COURTS:
            yield f"{one} and {other} differ by {found:.1f} only"


def turnable(deck: Deck, cards: Cards) -> Iterator[str]:
    """Courts, backs and tens in rows are the same turned round."""
    upright = {f"{suit}T.svg" for suit in "CSHD"} if "T" in deck.once else set()
    for name, text in cards.items():
        if name[1] in "9A" or name in upright:
            continue  # the centre of a nine, an ace and a single sign stand upright
        image = drawn(text, 120, 185)
        if difference(image, image.transformed(QTransform().rotate(180))) > TURNED_ALIKE:
            yield f"{name} is another one turned round"


MADE: tuple[Check, ...] = (drawable, complete)
LOOKED_AT: tuple[Check, ...] = (legible, readable_in_a_hand, different, turnable)


def icon_faults(folder: Path) -> Iterator[str]:
    """Tell which icons are not what the generator draws."""
    drawing = folder / "freedoko-qt.svg"
    if not drawing.is_file() or drawing.read_text(encoding="utf-8") != svg(512, 512, icon()):
        yield f"{drawing.name} is not what the generator draws"
    for name, fresh in icons().items():
        if not is_drawn_alike(folder / name, fresh):
            yield f"{name} is not what the generator draws"


def is_drawn_alike(file: Path, fresh: QImage) -> bool:
    """True if a file has this picture; QtSvg of another version may smooth edges otherwise."""
    kept = QImage(str(file))
    return kept.size() == fresh.size() and difference(kept, fresh) <= DRAWN_ALIKE


def sign_faults(folder: Path) -> Iterator[str]:
    """Tell which signs below the folder of assets are not what the generator draws."""
    for name, text in sign_files():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            yield f"{name} is not what the generator draws"


def colours(text: str) -> tuple[QColor, QColor]:
    """Give the colours of a card's paper and of the letter in its index."""
    paper, index = (
        re.search(r'<path fill="(#\w{6})"', text),
        re.search(r'id="index"><path fill="(#\w{6})"', text),
    )
    return QColor(paper[1] if paper else ""), QColor(index[1] if index else "")


def contrast(light: QColor, dark: QColor) -> float:
    """Give the contrast of two colours after WCAG 2."""
    return (_luminance(light) + 0.05) / (_luminance(dark) + 0.05)


def difference(one: QImage, other: QImage) -> float:
    """Give the mean difference of two pictures of one size per channel, 0 to 255."""
    kind = QImage.Format.Format_RGBA8888_Premultiplied
    alike = [one.convertedTo(kind), other.convertedTo(kind)]  # the bits live only as long as their picture
    values = [bytes(image.constBits()) for image in alike]
    return sum(abs(a - b) for a, b in zip(*values, strict=True)) / len(values[0])


def without_index(text: str) -> str:
    """Give a card without its index."""
    return _INDEX.sub("</svg>", text)


def _faces(cards: Cards) -> Iterator[tuple[str, str]]:
    return ((name, text) for name, text in cards.items() if not name.startswith("back."))


def _grey(image: QImage) -> QImage:
    return image.convertedTo(QImage.Format.Format_Grayscale8)


def _luminance(colour: QColor) -> float:
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour.getRgbF()[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
