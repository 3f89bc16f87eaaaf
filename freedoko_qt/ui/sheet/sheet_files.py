"""A list on paper, as a PDF and as a picture: drawn from its documents in steps.

Qt lays out a long list for longer than the window may wait, and only in the window's thread.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from math import ceil
from typing import TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QRegion,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.sheet.exports import csv_text
from freedoko_qt.app.sheet.grid import heading, usual_views
from freedoko_qt.app.sheet.printed_sheet import html_parts
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.rules.scoring import Counting

from ..look.design import LIGHT
from ..look.theme import palette
from ..parts.curve import Curve
from ..parts.printing import paint_strip, print_pages

Content: TypeAlias = Callable[[], str | bytes]
"""Makes the content of a file, on whichever thread."""
Drawing: TypeAlias = Generator[None, None, Content]
"""Steps that lead to the content of a file."""

LETTERS = 10  # points
WIDTH = 680  # of the picture, in its logical pixels, if the list is not wider
SHARPNESS = 3  # pixels to a logical pixel
MARGIN = 24
BAND = 700
"""The height that is drawn of the picture in one step."""
CURVE, CURVE_SIZE = "curve", QSize(600, 210)
"""The name and size of the picture of the sums on the page."""


def pages_of(sheet: Sheet, views: Sequence[Counting]) -> Iterator[QTextDocument]:
    """The list as documents, black on white in every theme.

    The caller owns them. Texts are in the current language.
    """
    picture = f'<img src="{CURVE}" width="{CURVE_SIZE.width()}" height="{CURVE_SIZE.height()}">'
    shown = curve_of(sheet, (views or usual_views(sheet))[0]) if sheet.lines else None
    for part in html_parts(sheet, views, colors=LIGHT.lines, curve=picture):
        document = QTextDocument()
        font = QFont(document.defaultFont())
        font.setPointSizeF(LETTERS)
        document.setDefaultFont(font)
        if shown is not None:
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(CURVE), shown)
        document.setHtml(part)
        yield document


def curve_of(sheet: Sheet, counting: Counting) -> QImage:
    """The curve of the list, dark on white in every theme."""
    curve = Curve()
    curve.setPalette(palette(dark=False))
    curve.setFont(QFont(curve.font().family(), LETTERS))
    curve.resize(CURVE_SIZE)
    curve.show_sheet(sheet, counting)
    picture = QImage(CURVE_SIZE * SHARPNESS, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with QPainter(picture) as painter:
        painter.scale(SHARPNESS, SHARPNESS)
        curve.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


def csv_table(sheet: Sheet, _: Sequence[Counting]) -> Drawing:
    """The list as a CSV file: UTF-8 with a byte order mark, in all ways of counting."""
    yield
    text = csv_text(sheet)
    return lambda: text


def pdf(sheet: Sheet, views: Sequence[Counting]) -> Drawing:
    """The list as a PDF (A4)."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(sheet.title or "Doppelkopf")
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF()))
    yield from printed(sheet, views, writer)
    del writer  # the end of the file is written now
    return partial(bytes, buffer.data().data())


def printed(sheet: Sheet, views: Sequence[Counting], device: QPagedPaintDevice) -> Iterator[None]:
    """Print the list in steps; its title and day stand below each page."""
    title, when, _ = heading(sheet)
    return print_pages(pages_of(sheet, views), device, f"{title} · {when}")


def picture(sheet: Sheet, views: Sequence[Counting]) -> Drawing:
    """The list as a PNG of `SHARPNESS` pixels to a logical one."""
    drawn = yield from picture_of(sheet, views)
    return partial(_png, drawn)


def picture_of(sheet: Sheet, views: Sequence[Counting]) -> Generator[None, None, QImage]:
    """The list as a picture on white."""
    pages, width, heights = [], float(WIDTH), []
    for document in pages_of(sheet, views):
        document.setDocumentMargin(MARGIN)
        document.setTextWidth(WIDTH)
        width = max(width, document.idealWidth())
        pages.append(document)
        yield
    for document in pages:
        document.setTextWidth(width)
        heights.append(document.size().height())
        yield
    size = QSizeF(width, sum(heights)) * SHARPNESS
    drawn = QImage(ceil(size.width()), ceil(size.height()), QImage.Format.Format_RGB32)
    with QPainter(drawn) as painter:
        painter.scale(SHARPNESS, SHARPNESS)
        for document, height in zip(pages, heights, strict=True):
            for top in range(0, ceil(height), BAND):
                part = QRectF(0, top, width, min(BAND, height - top))
                painter.fillRect(QRectF(0, 0, width + 1, part.height() + 1), Qt.GlobalColor.white)
                paint_strip(painter, document, part, QPointF())
                painter.translate(0, part.height())
                yield
    return drawn


def _png(drawn: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn.save(buffer, "PNG")  # type: ignore[call-overload]  # stubs want bytes
    return bytes(buffer.data().data())
