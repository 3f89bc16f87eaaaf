"""The tricks a seat has won: a small stack of backs with its number."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ..cards.deck import Deck, face_rect
from ..look.painting import broken, fitted, font, picture, text_size
from ..look.theme import TableColors
from .layout import Place, SeatLayout
from .table_state import SeatState, TranslatedTable

Z = 8.0
LAYERS = 4  # more tricks than this do not make the stack any higher
WORDS = 13.0  # units, the size of its numbers
SMALLER = 0.75  # of that size, before a line is broken
GAP, BELOW = 10.0, 3.0  # units from the cards to words beside them, and below them
ROOM = 8.0  # units around the pile for its shadow


class TrickStackItem:
    """One pile, with the number of tricks and eyes where the rules show them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(Z)
        scene.addItem(self._item)
        self._shown: SeatState | None = None
        self._rect = QRectF()
        self._cover = QRectF()
        self.place: Place
        """The place of the cards of the pile."""
        self._unit = 1.0
        self._ratio = 1.0
        self._deck: Deck
        self._colors: TableColors
        self._written: tuple[tuple[object, ...], list[tuple[str, QFont, QSizeF]]] = (), []
        """The lines beside the pile as they were fitted last, after what they depend on."""

    def contains(self, point: QPointF) -> bool:
        """True if a point of the scene lies on the pile."""
        return self._tricks > 0 and self._rect.contains(point)

    def lay_out(self, place: SeatLayout, unit: float, deck: Deck, colors: TableColors, ratio: float) -> None:
        """Take the place of the pile at a seat."""
        self._rect, self.place = place.pile, place.stack
        self._unit, self._deck, self._colors, self._ratio = unit, deck, colors, ratio
        self._item.setPos(self._rect.topLeft() - QPointF(ROOM, ROOM) * unit)
        self._redraw()

    def show(self, shown: SeatState) -> None:
        """Show the tricks of a seat, and of the numbers what may be shown."""
        old, self._shown = self._shown, shown
        if old is None or (old.tricks, old.shows_tricks, old.eyes) != (
            shown.tricks,
            shown.shows_tricks,
            shown.eyes,
        ):
            self._redraw()

    def cover(self, rect: QRectF) -> None:
        """Lay something over a part of the table: words that it would cut are not shown, beside it they are."""
        was_covered, self._cover = self.is_covered, rect
        if self.is_covered is not was_covered:
            self._redraw()

    @property
    def is_covered(self) -> bool:
        """True if something lies over the words beside the pile."""
        return self._cover.intersects(self.words_rect)

    def words(self) -> list[str]:
        """The lines beside the pile."""
        if self._shown is None or not self._shown.tricks:
            return []
        lines = []
        if self._shown.shows_tricks:
            lines.append(TranslatedTable.tr("%n trick(s)", "", self._shown.tricks))
        if self._shown.eyes is not None:
            lines.append(TranslatedTable.tr("%n card point(s)", "", self._shown.eyes))
        return lines

    @property
    def _tricks(self) -> int:
        return self._shown.tricks if self._shown else 0

    def _redraw(self) -> None:
        unit = self._unit
        size = QSizeF(self._rect.width() + 2 * ROOM * unit, self._rect.height() + 2 * ROOM * unit)
        self._item.setPixmap(picture(size, self._ratio, self._draw))

    def _draw(self, painter: QPainter) -> None:
        unit = self._unit
        painter.translate(QPointF(ROOM, ROOM) * unit - self._rect.topLeft())
        place = self.place
        if not self._tricks:
            painter.setPen(QPen(QColor(self._colors.inlay), 1.2 * unit))
            painter.drawRoundedRect(place.rect, 3 * unit, 3 * unit)
            return
        back = self._deck.picture(None, place.width, self._ratio)
        corner = place.rect.topLeft() - face_rect(round(place.width * self._ratio), self._ratio).topLeft()
        for layer in range(min(self._tricks, LAYERS)):
            painter.drawPixmap(corner + QPointF(1.6, -1.6) * layer * unit, back)
        if not self.is_covered:
            self._write(painter)

    def _write(self, painter: QPainter) -> None:
        """Write the numbers where the pile leaves room: below the cards, or beside them."""
        room = self._free
        room.setTop(self.words_rect.top())
        painter.setPen(QColor(self._colors.ink))
        flags = self._side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
        for line, face, size in self.written:
            room.setHeight(self._closeness * size.height())
            painter.setFont(face)
            painter.drawText(room, flags, line)
            room.translate(0, room.height())

    @property
    def words_rect(self) -> QRectF:
        """The rectangle of the numbers; empty without any."""
        room, sizes = self._free, [size for *_, size in self.written]
        width = max((size.width() for size in sizes), default=0)
        height = self._closeness * sum(size.height() for size in sizes)
        left = room.left() if self._side == Qt.AlignmentFlag.AlignLeft else room.right() - width
        return QRectF(left, room.top() if self._is_tall else room.center().y() - height / 2, width, height)

    @property
    def _closeness(self) -> float:
        """The share of their height by which the lines follow each other: large ones move together to stay in."""
        height = sum(size.height() for *_, size in self.written)
        return min(1.0, (self._free.height() + BELOW * self._unit) / height) if self._is_tall and height else 1.0

    @property
    def _side(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if self._begins_left else Qt.AlignmentFlag.AlignRight

    @property
    def _begins_left(self) -> bool:
        """True if the cards are at the left end of the pile."""
        return self.place.x < self._rect.center().x()

    @property
    def _is_tall(self) -> bool:
        """True if the words are below the cards."""
        return self._rect.bottom() > self.place.rect.bottom() + BELOW * self._unit

    @property
    def _free(self) -> QRectF:
        """The room that the cards leave."""
        card, room = self.place.rect, QRectF(self._rect)
        if self._is_tall:
            room.setTop(card.bottom() + BELOW * self._unit)
        elif self._begins_left:
            room.setLeft(card.right() + GAP * self._unit)
        else:
            room.setRight(card.left() - GAP * self._unit)
        return room

    @property
    def written(self) -> list[tuple[str, QFont, QSizeF]]:
        """The lines beside the pile, their letters, and the room that each needs.

        One tuple per line of `words`: the text, its font, and its size in logical pixels.
        """
        lines, room = self.words(), self._free.size()
        source = *lines, room, font(WORDS * self._unit)
        if source != self._written[0]:
            self._written = source, [(line, *self._fitted(line, room, bold=line is lines[0])) for line in lines]
        return self._written[1]

    def _fitted(self, line: str, room: QSizeF, *, bold: bool) -> tuple[QFont, QSizeF]:
        """Letters a little smaller, or where that is not enough in a line that is broken."""
        face = font(WORDS * self._unit, bold=bold)
        smaller = fitted(line, face, room.width())
        if smaller.pixelSize() >= SMALLER * face.pixelSize():
            return smaller, text_size(line, smaller)
        return broken(line, face, room)
