"""The words of a hint, on the felt beside the trick or the open question, or in the question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app.plain import shortened

from ..parts.label import Label
from ..parts.layouts import vbox
from ..parts.tip import tip
from .layout import TableLayout, TablePosition
from .table_layout import table_layout
from .table_view import TableView

GAP = 2  # logical pixels between what to do, why, and the numbers


class HintBox(QFrame):
    """The words of a hint. It never takes the focus."""

    clicked = Signal()

    def __init__(self, table: TableView) -> None:
        super().__init__(table.viewport())  # beside it a screen reader does not find it
        self._table = table
        self.question: QWidget | None = None
        """The question that is asked meanwhile; the hint keeps off it."""
        self._numbers: tuple[str, ...] = ()
        self._lines: tuple[str, ...] = ()
        self._note = ""
        self.setObjectName("hint")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setCursor(Qt.CursorShape.ArrowCursor)  # not that of the table
        layout = vbox(on=self, spacing=GAP)
        self.labels = tuple(Label(self) for _ in range(3))
        for label, role in zip(self.labels, ("strong", "reason", "reason"), strict=True):
            label.setProperty("role", role)
            label.setWordWrap(True)
            layout.addWidget(label)
        self.hide()
        table.installEventFilter(self)
        table.bar.placed.connect(self.place)

    @property
    def words(self) -> str:
        """Everything that there is to read, a sentence or more in each line."""
        return "\n".join(self._lines)

    def show_words(self, what: str, reason: str = "", numbers: Sequence[str] = (), note: str = "") -> None:
        """Show these words; empty ones take no room. The note on the numbers is the tool tip.

        The box is not shown by it, nor placed.
        """
        self._numbers, self._note = tuple(numbers), note
        self._lines = tuple(line for line in (what, reason, *numbers) if line)
        for label, text in zip(self.labels, (what, reason, "\n".join(numbers)), strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        self.setAccessibleName(shortened(self.words))
        self.setAccessibleDescription(note)
        self.setToolTip(tip(note))

    def place(self) -> None:
        """Take a place on the felt, as narrow as the words allow; in a panel that lays it out.

        In little room the numbers form one paragraph, and the last of them are left to the tool tip.

        Does nothing while it is hidden.
        """
        if not self.is_on_felt:
            self._show_numbers("\n".join(self._numbers))
            return
        if not self.isVisible():
            return
        self.ensurePolished()
        rooms = self._readable(self._rooms) or self._readable(self._rooms_over_cards) or self._rooms
        room = max(rooms, key=lambda one: (len(self._fitting(one.size())), _area(one)), default=QRect())
        self._show_numbers(self._fitting(room.size()))
        width = min(self._natural_width, room.width())
        height = min(max(self.heightForWidth(width), self.minimumSizeHint().height()), room.height())
        self.setGeometry(room.left(), room.bottom() - height, width, height)

    def shorten(self) -> None:
        """Leave the last numbers to the tool tip if the panel in which it lies is too low for them."""
        if not self.is_on_felt and self.height() < self.heightForWidth(self.width()):
            self._show_numbers(self._fitting(self.size()))

    @property
    def is_on_felt(self) -> bool:
        """True if it lies on the table, and not in a panel."""
        return self.parent() is self._table.viewport()

    def lie_on_felt(self) -> None:
        """Leave the panel it is in; Qt hides it by that."""
        if not self.is_on_felt:
            self.setParent(self._table.viewport())

    @property
    def has_room(self) -> bool:
        """True if what is advised and why can be read on the felt, beside the question."""
        self.ensurePolished()
        return bool(self._readable(self._rooms))

    def _readable(self, rooms: Sequence[QRect]) -> list[QRect]:
        """Those in which what is advised and why can be read."""
        return [room for room in rooms if self._used(room.width()) <= room.height()]

    @property
    def _rooms(self) -> list[QRect]:
        """The places for the hint; the question, announcements and all at the own and left seat stay in sight."""
        return self._rooms_of(self._layout.hints)

    @property
    def _rooms_over_cards(self) -> list[QRect]:
        """The places over the lower part of the cards of the trick."""
        return self._rooms_of(self._layout.hints_over_cards)

    @property
    def _layout(self) -> TableLayout:
        return table_layout(self._table.width(), self._table.height())

    def _rooms_of(self, wholes: Sequence[QRectF]) -> list[QRect]:
        """The parts of these rooms in which nothing is covered."""
        layout = self._layout
        gap = 6 * layout.unit
        above, own = (self._table.stage.seats[one].badges_rect for one in (TablePosition.LEFT, TablePosition.BOTTOM))
        below = own, self._table.bar.seen if self._table.bar.buttons else QRectF()
        taken = QRectF() if self.question is None else QRectF(self.question.geometry())
        rooms = list[QRectF]()
        for whole in wholes:
            room = QRectF(whole)
            if room.intersects(above):
                room.setTop(above.bottom() + gap)
            for rect in filter(room.intersects, below):
                room.setBottom(min(room.bottom(), rect.top() - gap))
            rooms += _beside(room, taken, gap) if room.intersects(taken) else [room]
        narrowest = layout.seats[TablePosition.BOTTOM].plate.width()
        return [room.toRect() for room in rooms if room.width() >= narrowest and room.height() > 0]

    def _show_numbers(self, numbers: str) -> None:
        """Show these words with numbers; what they lack of all is in the tool tip."""
        self.labels[-1].setText(numbers)
        self.labels[-1].setVisible(bool(numbers))
        shows_all = all(one in numbers for one in self._numbers)
        self.setToolTip(tip("\n".join(filter(None, ("" if shows_all else self.words, self._note)))))

    def _fitting(self, room: QSize) -> str:
        """As many of the numbers as there is room for, one a line if possible."""
        edges, used = self.size() - self.contentsRect().size(), self._used(room.width())
        width = room.width() - edges.width()
        shorter = (" ".join(self._numbers[:number]) for number in range(len(self._numbers), 0, -1))
        for text in ("\n".join(self._numbers), *shorter):
            if used + self._height_of(text, width) <= room.height():
                return text
        return ""

    def _used(self, width: int) -> int:
        """The height of the box without its numbers, in this width."""
        edges = self.size() - self.contentsRect().size()
        above = [label for label in self.labels[:-1] if label.text()]
        return edges.height() + sum(label.heightForWidth(width - edges.width()) + GAP for label in above)

    def _height_of(self, numbers: str, width: int) -> int:
        """The height of these numbers in a column of this width."""
        wrapped = Qt.TextFlag.TextWordWrap
        return self.labels[-1].fontMetrics().boundingRect(0, 0, width, 0, wrapped, numbers).height()

    @property
    def _natural_width(self) -> int:
        """The width in which no line is broken."""
        lines = [
            label.fontMetrics().horizontalAdvance(line) for label in self.labels for line in label.text().split("\n")
        ]
        edges = self.width() - self.contentsRect().width()
        return max(lines) + edges + 2

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.StyleChange or (event.type() == QEvent.Type.LayoutRequest and self.is_on_felt):
            self.place()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._table:
            self.place()
        return False


def _beside(room: QRectF, taken: QRectF, gap: float) -> list[QRectF]:
    """The parts of a room that are left of something, and below it."""
    left, below = QRectF(room), QRectF(room)
    left.setRight(taken.left() - gap)
    below.setTop(taken.bottom() + gap)
    return [left, below]


def _area(room: QRect) -> int:
    return room.width() * room.height()
