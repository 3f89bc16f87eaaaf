"""A list on paper, as a PDF and as a picture: drawn from its page of text."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPoint, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QRegion,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.notice import Notice
from freedoko_qt.app.sheet.grid import heading, usual_views
from freedoko_qt.app.sheet.printed_sheet import html_text
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.storage import export
from freedoko_qt.engine.rules.scoring import Counting

from ..look.theme import palette
from ..parts.curve import COLORS, Curve
from ..parts.printing import print_pages

LETTERS = 10  # points
WIDTH = 680  # of the picture, in its logical pixels, if the list is not wider
SHARPNESS = 3  # pixels to a logical pixel
MARGIN = 24
CURVE, CURVE_SIZE = "curve", QSize(600, 210)
"""The name and size of the picture of the sums on the page."""


def page_of(sheet: Sheet, views: Sequence[Counting]) -> QTextDocument:
    """The list as a document, black on white in every theme.

    The caller owns it. Texts are in the current language.
    """
    document = QTextDocument()
    font = QFont(document.defaultFont())
    font.setPointSizeF(LETTERS)
    document.setDefaultFont(font)
    picture = f'<img src="{CURVE}" width="{CURVE_SIZE.width()}" height="{CURVE_SIZE.height()}">'
    if sheet.lines:
        shown = curve_of(sheet, (views or usual_views(sheet))[0])
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(CURVE), shown)
    colors = [color.name() for color in COLORS]
    document.setHtml(html_text(sheet, views, colors=colors, curve=picture))
    return document


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


def print_sheet(sheet: Sheet, views: Sequence[Counting], device: QPagedPaintDevice) -> None:
    """Print the list; its title and day stand below each page."""
    title, when, _ = heading(sheet)
    print_pages(page_of(sheet, views), device, f"{title} · {when}")


def write_pdf(sheet: Sheet, views: Sequence[Counting], path: Path) -> Notice | None:
    """Write the list as a PDF (A4); returns what went wrong.

    An existing file is replaced.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(sheet.title or "Doppelkopf")
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF()))
    print_sheet(sheet, views, writer)
    del writer  # the end of the file is written now
    return export(path, bytes(buffer.data().data()))


def write_picture(sheet: Sheet, views: Sequence[Counting], path: Path) -> Notice | None:
    """Write the list as a PNG; returns what went wrong.

    An existing file is replaced. `SHARPNESS` pixels to a logical one.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture_of(sheet, views).save(buffer, "PNG")  # type: ignore[call-overload]  # stubs want bytes
    return export(path, bytes(buffer.data().data()))


def picture_of(sheet: Sheet, views: Sequence[Counting]) -> QImage:
    """The list as a picture on white."""
    document = page_of(sheet, views)
    document.setDocumentMargin(MARGIN)
    document.setTextWidth(WIDTH)
    document.setTextWidth(max(WIDTH, document.idealWidth()))
    size = QSizeF(document.size())
    picture = QImage(ceil(size.width() * SHARPNESS), ceil(size.height() * SHARPNESS), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with QPainter(picture) as painter:
        painter.scale(SHARPNESS, SHARPNESS)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = QPalette(Qt.GlobalColor.white)
        context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
        context.clip = QRectF(0, 0, size.width(), size.height())
        document.documentLayout().draw(painter, context)
    return picture
