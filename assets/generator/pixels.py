"""Pictures as PNG files, rendered by QtSvg: the icon, and the contact sheet of a deck."""

from collections import Counter
from collections.abc import Mapping
from itertools import product
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from freedoko_qt.app.identity import ICON_SIZES

from .deck import svg
from .icon import icon, small_icon

SMALL = 16  # the largest size, in pixels, at which the icon has no diamond
FELT = "#1f6b48"
CARD_WIDTH, CARD_HEIGHT, GAP = 91, 140, 8
COLOURS = 256
ROWS = "CSHD"
COLUMNS = ("A.svg", "T.svg", "K.svg", "Q.svg", "J.svg", "9.svg", "Q.de.svg", "J.de.svg")
BACKS = ("back.blue.svg", "back.red.svg")


def drawn(text: str, width: int, height: int) -> QImage:
    """Render SVG text on transparent ground."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(text.encode())).render(painter)
    painter.end()
    return image


def sheet(files: Mapping[str, str]) -> QImage:
    """Render all cards of a deck side by side: a suit in each row, letters by language, and the backs."""
    grid = [[row + column for column in COLUMNS if row + column in files] for row in ROWS]
    for row, back in zip(grid, BACKS, strict=False):
        row.append(back)
    width = GAP + max(len(row) for row in grid) * (CARD_WIDTH + GAP)
    image = QImage(width, GAP + len(grid) * (CARD_HEIGHT + GAP), QImage.Format.Format_RGB32)
    image.fill(QColor(FELT))
    painter = QPainter(image)
    for y, x in product(range(len(grid)), range(max(map(len, grid)))):
        if x < len(grid[y]):
            place = QRectF(
                GAP + x * (CARD_WIDTH + GAP), GAP + y * (CARD_HEIGHT + GAP), CARD_WIDTH, CARD_HEIGHT
            )
            QSvgRenderer(QByteArray(files[grid[y][x]].encode())).render(painter, place)
    painter.end()
    return _fewer_colours(image)


def _fewer_colours(image: QImage) -> QImage:
    """Keep the colours that are seen most, which makes the file a third as large."""
    values = memoryview(image.constBits()).cast("I")
    common = [colour for colour, _ in Counter(values).most_common(COLOURS)]
    return image.convertToFormat(
        QImage.Format.Format_Indexed8, common, Qt.ImageConversionFlag.ThresholdDither
    )


def write_sheet(files: Mapping[str, str], target: Path) -> None:
    """Write the contact sheet of a deck, as small as a PNG can be."""
    writer = QImageWriter(str(target))
    writer.setQuality(0)
    writer.setCompression(100)
    writer.write(sheet(files))


def icons() -> dict[str, QImage]:
    """Render the icon in all its sizes, by file name."""
    large, small = svg(512, 512, icon()), svg(512, 512, small_icon())
    return {
        f"freedoko-qt-{size}.png": drawn(small if size <= SMALL else large, size, size) for size in ICON_SIZES
    }
