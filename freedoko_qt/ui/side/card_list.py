"""Cards in groups as a plain list: small pictures under headings, for eyes, arrow keys and screen readers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QListWidgetItem, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.cards import Card

from ..cards.deck import ASPECT, CORNER, Deck, face_rect
from ..look.painting import picture
from ..look.stylesheet import mixed
from ..look.theme import current_table_colors
from ..look.typeface import bold
from ..parts.captions import take_lines
from ..parts.scrolling import fade_edges
from ..parts.tip import tip

CARD = 4.4  # width of a card, by the height of a line
SEEN = QSizeF(0.5, 0.41)  # of a card: its index and a little more
SHIFT = 0.14  # of a card's width, from one of two equal cards to the other
GONE = 0.28  # how opaque a card is that is no longer there
PADDING = 14  # logical pixels that the style sheet has on both sides of a cell
EDGE = 3  # logical pixels around what is in a cell
HEADING = 1.5  # height of a heading, by that of a line
MARKED = 0.4  # share of the light that lies under a card that stands out
THERE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


@dataclass(frozen=True, slots=True)
class CardCell:
    """One card of a list."""

    card: Card
    number: int = 1
    """The number of them, 0 to 2."""
    stands_out: bool = False


@dataclass(frozen=True, slots=True)
class CardSection:
    """A heading and the cards below it."""

    heading: str
    cells: tuple[CardCell, ...]


class _Look(NamedTuple):
    """The look of all lines."""

    face: QFont
    light: QColor
    cell: QSize
    heading: QSize


class CardList(QListWidget):
    """Shows sections of cards; those of which there are none are pale, and the arrow keys pass over them.

    `counted`: the number of each card is beside it. The pictures are painted one by one when there is time,
    so that nothing on the table has to wait for them.
    """

    def __init__(self, deck: Deck, parent: QWidget, *, counted: bool) -> None:
        super().__init__(parent)
        self._deck = deck
        self._counted = counted
        self._lines: list[str | CardCell] = []
        self._pictures: dict[tuple[Card, int], QIcon] = {}
        self._is_outdated = False
        self._painting = QTimer(self, singleShot=True)
        self._painting.timeout.connect(self._paint_next)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        fade_edges(self)

    def show_sections(self, sections: Sequence[CardSection]) -> None:
        """Show these; the focus stays where only numbers have changed.

        Pictures follow from the event loop, one by one, while the list is visible.
        """
        before, lines = self._lines, list[str | CardCell]()
        for section in sections:
            lines += [section.heading, *section.cells]
        if list(map(_place, before)) != list(map(_place, lines)):
            self._lines = before = []  # meanwhile a scroll bar can go, and the size change
            take_lines(self)
            for _ in lines:
                self.addItem(QListWidgetItem())
        self._lines = lines
        self._write([row for row, line in enumerate(lines) if not before or line != before[row]])

    def set_deck(self, deck: Deck) -> None:
        """Draw the cards with another deck."""
        self._deck = deck
        self._renew()

    @property
    def first(self) -> int:
        """The row of the first card that is there; less than 0: there is none."""
        rows = (row for row, line in enumerate(self._lines) if isinstance(line, CardCell) and line.number)
        return next(rows, -1)

    @property
    def words(self) -> list[str]:
        """Everything that a screen reader finds here, first to last."""
        return [self.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(self.count())]

    def _write(self, rows: Iterable[int]) -> None:
        look = self._look
        self.setIconSize(self._picture_size.toSize())
        for row in rows:
            item, line = self.item(row), self._lines[row]
            item.setFont(look.face)
            if isinstance(line, CardCell):
                self._write_cell(item, line, look)
            else:
                self._write_heading(item, line, look)

    def _write_heading(self, item: QListWidgetItem, line: str, look: _Look) -> None:
        item.setText(line)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, line)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setForeground(self.palette().color(QPalette.ColorRole.PlaceholderText))
        item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        item.setSizeHint(look.heading)

    def _write_cell(self, item: QListWidgetItem, cell: CardCell, look: _Look) -> None:
        words = wording.card_name(cell.card)
        if self._counted:
            words = f"{words}: {cell.number}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        item.setToolTip(tip(words))
        item.setFlags(THERE if cell.number else Qt.ItemFlag.NoItemFlags)
        item.setSelected(item.isSelected() and cell.number > 0)
        item.setBackground(look.light if cell.stands_out and cell.number else QColor(Qt.GlobalColor.transparent))
        item.setSizeHint(look.cell)
        if (cell.card, cell.number) in self._pictures:
            item.setIcon(self._pictures[cell.card, cell.number])
            return
        if item.icon().isNull():  # else the old picture stays until the new one is there
            item.setIcon(QIcon(picture(self._picture_size, self.devicePixelRatioF(), lambda _: None)))
        self._painting.start()

    # The look

    @property
    def _look(self) -> _Look:
        light = QColor(current_table_colors(self.palette()).light)
        return _Look(
            face=self._bold,
            light=mixed(self.palette().color(QPalette.ColorRole.Base), light, MARKED),
            cell=self._picture_size.toSize() + QSize(PADDING, 2 * EDGE),
            heading=QSize(self.viewport().width(), round(HEADING * self.fontMetrics().height())),
        )

    @property
    def _card_width(self) -> int:
        return round(CARD * self.fontMetrics().height())

    @property
    def _seen(self) -> QSizeF:
        """The size of what is seen of a card."""
        return QSizeF(SEEN.width(), SEEN.height() / ASPECT) * self._card_width

    @property
    def _picture_size(self) -> QSizeF:
        number = SHIFT * self._card_width + self._number_width if self._counted else 0
        return self._seen + QSizeF(number + 2, 2)

    @property
    def _number_width(self) -> int:
        return QFontMetrics(self._bold).horizontalAdvance("0") + 2 * EDGE

    @property
    def _bold(self) -> QFont:
        return bold(self.font())

    def _paint_next(self) -> None:
        """Paint the first picture that is missing, and come back for the others."""
        if not self.isVisible():
            return
        self._bring_up_to_date()
        cells = [(row, line) for row, line in enumerate(self._lines) if isinstance(line, CardCell)]
        missing = ((row, cell) for row, cell in cells if (cell.card, cell.number) not in self._pictures)
        for row, cell in missing:
            icon = QIcon(self._picture(cell.card, cell.number))
            self._pictures[cell.card, cell.number] = icon
            self.item(row).setIcon(icon)
            self._painting.start()
            return

    def _picture(self, card: Card, number: int) -> QPixmap:
        """The upper corner of a card, or of two equal ones, or the ghost of one, and how many there are."""
        ratio, width, seen = self.devicePixelRatioF(), self._card_width, self._seen
        face = self._deck.picture(card, width, ratio)
        inset = face_rect(round(width * ratio), ratio).topLeft()

        def draw(painter: QPainter) -> None:
            painter.setOpacity(1.0 if number else GONE)
            painter.setPen(QPen(QColor(0, 0, 0, 110), 1))
            for copy in reversed(range(max(1, number))):
                rect = QRectF(QPointF(copy * SHIFT * width + 1, 1), seen)
                outline = QPainterPath()
                outline.addRoundedRect(rect, CORNER * width, CORNER * width)
                painter.setClipPath(outline)
                painter.drawPixmap(rect.topLeft() - inset, face)
                painter.setClipping(False)
                painter.drawPath(outline)
            if self._counted:
                self._write_number(painter, number)

        return picture(self._picture_size, ratio, draw)

    def _write_number(self, painter: QPainter, number: int) -> None:
        """Write a number at the right end of the picture."""
        painter.setOpacity(1.0)
        painter.setFont(self._bold)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text if number else QPalette.ColorRole.PlaceholderText))
        size = self._picture_size
        room = QRectF(size.width() - self._number_width, 0, self._number_width, size.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number or "–"))

    def _renew(self) -> None:
        """Redraw everything when there is time: the deck, colours, letters or pixels are others, mostly several."""
        self._is_outdated = True
        self._painting.start()

    def _bring_up_to_date(self) -> None:
        if self._is_outdated:
            self._is_outdated = False
            self._pictures.clear()
            self._write(range(len(self._lines)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._renew()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._renew()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_up_to_date()
        self._painting.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the headings as wide as the list."""
        self._write([row for row, line in enumerate(self._lines) if isinstance(line, str)])
        super().resizeEvent(event)


def _place(line: str | CardCell) -> Card | None:
    """The card that a line is there for, whatever it says; None: a heading."""
    return line.card if isinstance(line, CardCell) else None
