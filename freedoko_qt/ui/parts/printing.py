"""Documents on paper: cut into pages between lines and rows, each page with its number below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPagedPaintDevice,
    QPainter,
    QPalette,
    QTextBlock,
    QTextDocument,
    QTextTable,
)

MARGIN, NARROW = 2 / 2.54, 1 / 8  # inches, but no more of the shorter side of the paper
SMALL = 0.85  # the letters below a page, by those of the document


class Piece(NamedTuple):
    """A line or a row, which is never cut."""

    top: float
    follows: bool = False
    """True if no page may begin with it."""
    header: tuple[float, float] | None = None
    """Top and bottom of the header of its table, which a page that begins with it repeats."""


class PrintedPage(NamedTuple):
    """A page as a strip of what is printed."""

    top: float
    bottom: float
    header: tuple[float, float] | None


def print_pages(documents: Iterable[QTextDocument], device: QPagedPaintDevice, words: str = "") -> Iterator[None]:
    """Print documents one below the other, black on white; each is made, laid out and printed in steps of its own.

    The first table of each further document goes on with the last table of the one before. Where there are several
    pages `words` and its number stand below each. Lays the documents out for the device. Only the pages that are wanted
    of a printer are printed.
    """
    painter = QPainter(device)
    if not painter.isActive():
        return
    with painter:
        paper, found = _Paper(painter, _body(device)), list[Piece]()
        for document in documents:
            yield
            document.documentLayout().setPaintDevice(device)
            document.setDocumentMargin(0)
            document.setPageSize(QSizeF(paper.body.width(), -1))
            found += paper.add(document, found)
            yield
        pages = cut(found, paper.end, paper.body.height())
        wanted = device.pageRanges()
        numbers = [one for one in range(1, len(pages) + 1) if wanted.isEmpty() or wanted.contains(one)]
        for number in numbers:
            if number != numbers[0]:
                device.newPage()
            paper.paint(pages[number - 1])
            if len(pages) > 1:
                paper.write_below(words, f"{number} / {len(pages)}")
            yield


def cut(found: Sequence[Piece], end: float, height: float) -> list[PrintedPage]:
    """The pages of pieces that end at `end`, each at most so high."""
    pages: list[PrintedPage] = []
    top = 0.0
    header: tuple[float, float] | None = None
    while True:
        room = height - (header[1] - header[0] if header else 0)
        if end - top <= room:
            return [*pages, PrintedPage(top, end, header)]
        there = [one for one in found if top < one.top <= top + room and not one.follows]
        after = there[-1] if there else Piece(top + room)
        pages.append(PrintedPage(top, after.top, header))
        top, header = after.top, after.header
        if header and header[1] - header[0] > height / 2:
            header = None


def pieces(document: QTextDocument, *, goes_on: bool = False) -> Iterator[Piece]:
    """The lines and rows of a document that is laid out for a device, from top to bottom.

    `goes_on`: it begins with rows of a table whose header stands in another document; its own one is left out.
    """
    block = document.begin()
    after_heading = False
    while block.isValid():
        table = _table_of(document, block)
        if table is None:
            yield from _lines(document, block, after_heading)
            after_heading = block.blockFormat().headingLevel() > 0
            block = block.next()
        else:
            yield from _rows(document, table, after_heading, goes_on=goes_on)
            after_heading = goes_on = False
            block = document.findBlock(table.lastPosition() + 1)


def _lines(document: QTextDocument, block: QTextBlock, after_heading: bool) -> Iterator[Piece]:
    """The lines of a paragraph; neither its first nor its last one stands alone."""
    rect = document.documentLayout().blockBoundingRect(block)
    lines = block.layout().lineCount() if block.text() else 0  # the one that Qt puts after a table lies on its last row
    for number in range(lines):
        top = rect.top() + block.layout().lineAt(number).y()
        yield Piece(top, follows=number in (1, lines - 1) if number else after_heading)


def _rows(document: QTextDocument, table: QTextTable, after_heading: bool, *, goes_on: bool) -> Iterator[Piece]:
    """The rows of a table: a shaded one belongs to those above it, and the last one never stands alone."""
    words = [_words_of_row(document, table, row) for row in range(table.rows())]
    rule = document.documentLayout().paintDevice().logicalDpiY() / 96  # below each row
    tops = [words[0][0], *(top - (top - bottom - rule) / 2 for (_, bottom), (top, _) in pairwise(words))]
    headers, last = table.format().headerRowCount(), table.rows() - 1
    header = (tops[0], tops[headers]) if 0 < headers <= last else None
    for row in range(headers if goes_on else 0, table.rows()):
        is_shaded = table.cellAt(row, 0).format().background().style() is not Qt.BrushStyle.NoBrush
        is_first = row <= headers and not goes_on
        follows = is_first or row == last or is_shaded if row else after_heading
        yield Piece(tops[row], follows, header if row >= headers else None)


def _words_of_row(document: QTextDocument, table: QTextTable, row: int) -> tuple[float, float]:
    """Top and bottom of the words of a row."""
    cells = [table.cellAt(row, column) for column in range(table.columns())]
    ends = [end for cell in cells for end in (cell.firstCursorPosition(), cell.lastCursorPosition())]
    rects = [document.documentLayout().blockBoundingRect(end.block()) for end in ends]
    return min(rect.top() for rect in rects), max(rect.bottom() for rect in rects)


def _table_of(document: QTextDocument, block: QTextBlock) -> QTextTable | None:
    """The table that a paragraph stands in."""
    frame = document.frameAt(block.position())
    return frame if isinstance(frame, QTextTable) else None


def _body(device: QPagedPaintDevice) -> QRectF:
    """The rectangle of the page inside its margins, as the device counts."""
    layout, dpi = device.pageLayout(), device.logicalDpiY()
    paper = QRectF(layout.fullRectPixels(dpi))
    margin = min(MARGIN * dpi, NARROW * min(paper.width(), paper.height()))
    page = paper.adjusted(margin, margin, -margin, -margin)
    return page.translated(-QRectF(layout.paintRectPixels(dpi)).topLeft())


class _Laid(NamedTuple):
    """A document among those that are printed one below the other."""

    document: QTextDocument
    top: float
    bottom: float
    shift: float
    """The difference between a height in the column of all documents and that in this one."""


class _Paper:
    """A device that documents are painted on, page by page."""

    def __init__(self, painter: QPainter, body: QRectF) -> None:
        self.painter = painter
        self.body = body
        """The rectangle of a page inside its margins."""
        self.column: list[_Laid] = []
        """The documents from top to bottom; `add` puts another one below."""

    @property
    def end(self) -> float:
        """The height of all documents."""
        return self.column[-1].bottom if self.column else 0.0

    def add(self, document: QTextDocument, before: Sequence[Piece]) -> list[Piece]:
        """Put a document below those that are there, whose pieces are `before`; returns its pieces in the column."""
        found = [*pieces(document, goes_on=bool(before))]
        first = found[0].top if before and found else 0.0
        shift = self.end - first
        self.column.append(_Laid(document, self.end, document.size().height() + shift, shift))

        def header(own: tuple[float, float] | None) -> tuple[float, float] | None:
            if own is None:
                return None
            return before[-1].header if own[0] < first else (own[0] + shift, own[1] + shift)

        return [Piece(one.top + shift, one.follows, header(one.header)) for one in found]

    def paint(self, page: PrintedPage) -> None:
        """Paint a page, with the header of its table."""
        y = self.body.top()
        for top, bottom in filter(None, (page.header, (page.top, page.bottom))):
            for laid in self.column:
                upper, lower = max(top, laid.top), min(bottom, laid.bottom)
                if upper < lower:
                    strip = QRectF(0, upper - laid.shift, self.body.width(), lower - upper)
                    paint_strip(self.painter, laid.document, strip, QPointF(self.body.left(), y + upper - top))
            y += bottom - top

    def write_below(self, words: str, number: str) -> None:
        """Write into the margin below."""
        face = self.column[0].document.defaultFont()
        face.setPointSizeF(SMALL * face.pointSizeF())
        self.painter.setFont(face)
        self.painter.setPen(Qt.GlobalColor.darkGray)
        metrics = self.painter.fontMetrics()
        line = QRectF(self.body.left(), self.body.bottom() + metrics.height(), self.body.width(), metrics.height())
        room = round(line.width()) - metrics.horizontalAdvance(f"  {number}")
        elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        self.painter.drawText(line, Qt.AlignmentFlag.AlignLeft, elided)
        self.painter.drawText(line, Qt.AlignmentFlag.AlignRight, number)


def paint_strip(painter: QPainter, document: QTextDocument, strip: QRectF, at: QPointF) -> None:
    """Paint a strip of a document, black on white, with its upper left corner at this place."""
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette = QPalette(Qt.GlobalColor.white)
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.clip = strip
    painter.save()
    painter.translate(at - strip.topLeft())
    painter.setClipRect(strip)
    document.documentLayout().draw(painter, context)
    painter.restore()
