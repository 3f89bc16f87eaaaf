"""The icon as PNG files, rendered by QtSvg; the only module that needs PySide6."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 32, 48, 64, 128, 256, 512)


def write(source: Path) -> None:
    """Render an SVG file into one PNG file per size beside it."""
    renderer = QSvgRenderer(str(source))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        image.save(str(source.with_name(f"{source.stem}-{size}.png")))
