"""A list on paper, as a PDF and as a picture: drawn from its page of text."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from freedoko_qt.app.notice import Notice
from freedoko_qt.app.sheet.exports import html_text
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.storage import export
from freedoko_qt.engine.rules.scoring import Counting

LETTERS = 10  # points
WIDTH = 680  # of the picture, in its logical pixels, if the list is not wider
SHARPNESS = 3  # pixels to a logical pixel
MARGIN = 24


def page_of(sheet: Sheet, views: Sequence[Counting]) -> QTextDocument:
    """The list as a document: black on white, whatever the program wears."""
    document = QTextDocument()
    font = QFont(document.defaultFont())
    font.setPointSizeF(LETTERS)
    document.setDefaultFont(font)
    document.setHtml(html_text(sheet, views))
    return document


def write_pdf(sheet: Sheet, views: Sequence[Counting], path: Path) -> Notice | None:
    """Write the list as a PDF (A4); returns what went wrong."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(sheet.title or "Doppelkopf")
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF()))
    page_of(sheet, views).print_(writer)
    del writer  # the end of the file is written now
    return export(path, bytes(buffer.data().data()))


def write_picture(sheet: Sheet, views: Sequence[Counting], path: Path) -> Notice | None:
    """Write the list as a PNG; returns what went wrong."""
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
    painter = QPainter(picture)
    painter.scale(SHARPNESS, SHARPNESS)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette = QPalette(Qt.GlobalColor.white)
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.clip = QRectF(0, 0, size.width(), size.height())
    document.documentLayout().draw(painter, context)
    painter.end()
    return picture
