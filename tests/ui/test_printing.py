"""Documents on paper: where a page ends, and what stands on each of them."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QBuffer, QMarginsF, QPointF, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageRanges, QPageSize, QPdfWriter, QTextBlock, QTextDocument
from PySide6.QtWidgets import QApplication
from sheets import made_sheet

from freedoko_qt.app.help_used import HelpUsed
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.ui.parts.printing import Piece, cut, pieces, print_pages
from freedoko_qt.ui.sheet.sheet_files import pages_of

A4 = QPageSize(QPageSize.PageSizeId.A4)
WIDTH, HEIGHT = 628.0, 420.0
"""Of the words on a low page, in pixels of a screen."""
NAMES = ("Anna", "Karl-Friedrich v. Hohens", "Jürgen Größenwäldner-Öz", "Dolores", "Maximiliane Schloßhauser")


def long_list(games: int = 100) -> Sheet:
    return made_sheet(*[(1, 1, -1, -1), (-3, 1, 1, 1)] * (games // 2))


@pytest.fixture
def paper(qapp: QApplication) -> QPdfWriter:
    """A page of A4, as sharp as a screen."""
    paper = writer(QBuffer())
    paper.setResolution(96)
    return paper


def writer(file: QBuffer, size: QPageSize = A4) -> QPdfWriter:
    file.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(file)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    return writer


def laid_out(document: QTextDocument, paper: QPdfWriter) -> QTextDocument:
    """The document as wide as its words are on paper."""
    document.documentLayout().setPaintDevice(paper)
    document.setDocumentMargin(0)
    document.setTextWidth(WIDTH)
    return document


def printed(*documents: QTextDocument, wanted: str = "", size: QPageSize = A4) -> int:
    """Print them to a file; the number of pages."""
    buffer = QBuffer()
    device = writer(buffer, size)
    device.setPageRanges(QPageRanges.fromString(wanted))
    for _ in print_pages(documents, device, "Words"):
        pass
    del device  # the end of the file is written now
    return bytes(buffer.data().data()).count(b"/Type /Page\n")


def document_of(sheet: Sheet) -> QTextDocument:
    """The document of a list that needs no other."""
    (document,) = pages_of(sheet, ("plus_minus",))
    return document


def line_at(document: QTextDocument, y: float) -> tuple[QTextBlock, int]:
    """The game or paragraph that begins a little below, and the number of its line."""
    place = document.documentLayout().hitTest(QPointF(30, y + 10), Qt.HitTestAccuracy.FuzzyHit)
    block = document.findBlock(place)
    return block, block.layout().lineForTextPosition(place - block.position()).lineNumber()


def words_at(document: QTextDocument, y: float) -> str:
    return line_at(document, y)[0].text()


def test_a_list_is_cut_between_games_and_a_round_ends_on_the_page_of_its_last_game(paper) -> None:
    document = laid_out(document_of(long_list(44)), paper)
    end = document.size().height()
    pages = cut([*pieces(document)], end, HEIGHT)
    assert len(pages) > 3
    assert (pages[0].top, pages[-1].bottom) == (0, end)
    assert all(page.bottom == after.top for page, after in pairwise(pages))
    for page in pages[1:]:
        assert words_at(document, page.top).isdigit(), "a game"
        assert page.header is not None and words_at(document, page.header[1] - 25) == "No."
        assert page.bottom - page.top + page.header[1] - page.header[0] <= HEIGHT


def test_the_sum_does_not_stand_alone_on_the_last_page(paper) -> None:
    document = laid_out(document_of(long_list(44)), paper)
    found = [*pieces(document)]
    for height in range(400, 440, 4):
        *_, last = cut(found, document.size().height(), float(height))
        assert words_at(document, last.top).isdigit(), "a game"


def test_a_text_is_cut_between_lines_and_neither_a_heading_nor_a_line_stands_alone(paper) -> None:
    document = QTextDocument()
    document.setHtml("".join(f"<h2>Heading</h2><p>{'word ' * 90}</p>" for _ in range(20)))
    laid_out(document, paper)
    for height in range(200, 300, 7):
        for page in cut([*pieces(document)], document.size().height(), float(height))[1:]:
            block, line = line_at(document, page.top)
            above = block.previous().blockFormat().headingLevel()
            assert line not in (1, block.layout().lineCount() - 1) if line else not above


def test_what_is_higher_than_a_page_is_cut_all_the_same(qapp) -> None:
    pages = cut([], 250.0, 100.0)
    assert [(page.top, page.bottom) for page in pages] == [(0, 100), (100, 200), (200, 250)]


def test_a_header_that_leaves_no_room_is_not_repeated() -> None:
    found = [Piece(100.0 * row, header=(0, 100) if row else None) for row in range(3)]
    assert [page.header for page in cut(found, 300.0, 100.0)] == [None] * 3


def test_the_smallest_paper_has_room_for_words(qapp) -> None:
    label = QPageSize(QSizeF(60, 30), QPageSize.Unit.Millimeter)
    assert printed(document_of(made_sheet(*[(1, 1, -1, -1)])), size=label) > 3


def test_a_table_of_several_documents_goes_on_below(qapp) -> None:
    table = "<table><thead><tr><th>No.</th></tr></thead>" + "<tr><td>1</td></tr>" * 6 + "</table>"
    documents = [QTextDocument() for _ in range(4)]
    for document in documents:
        document.setHtml(table)
    assert printed(*documents) == 1


@pytest.mark.parametrize(("wanted", "number"), [("", 5), ("2-3", 2), ("4", 1)])
def test_only_the_pages_that_are_wanted_are_printed(qapp, wanted: str, number: int) -> None:
    assert printed(*pages_of(long_list(), ("plus_minus",)), wanted=wanted) == number


def test_a_document_is_made_in_one_step_and_laid_out_in_the_next(qapp) -> None:
    buffer = QBuffer()
    paper = writer(buffer)
    made: list[QTextDocument] = []

    def documents() -> Iterator[QTextDocument]:
        for words in ("One", "Two"):
            document = QTextDocument()
            document.setHtml(words)
            made.append(document)
            yield document

    states = [[one.documentLayout().paintDevice() is paper for one in made] for _ in print_pages(documents(), paper)]
    assert states == [[False], [True], [True, False], [True, True], [True, True]], "and then the page"


def test_no_word_is_broken_in_the_columns(paper) -> None:
    for names in (NAMES, NAMES[:4], ("Anna", "Bernhard", "Cleo", "Karl-Dieter", "Emil", "Friederike", "Gustav")):
        rows = [(1, -1, 1, -1, *[0] * (len(names) - 4))] * 12
        solo = {"contract": Contract.SOLO_QUEEN_JACK, "soloist": 2, "duty": True, "bock_factor": 2}
        sheet = made_sheet(*rows, names=names, **solo, help_used=HelpUsed(undone=1, hints=2))
        document = laid_out(document_of(sheet), paper)
        block = document.begin()
        while block.isValid():
            text, lines = block.text(), block.layout().lineCount()
            starts = [block.layout().lineAt(number).textStart() for number in range(1, lines)]
            assert all(text[start - 1] in " -\u2028" for start in starts), text
            block = block.next()
