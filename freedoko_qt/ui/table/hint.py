"""The hint with its reason, on the felt beside the trick or in the open question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame

from freedoko_qt.app import wording
from freedoko_qt.app.plain import shortened
from freedoko_qt.app.seat_advice import SeatAdvice
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from ..panels.table_questions import TableQuestions
from ..parts.label import Label
from ..parts.layouts import vbox
from ..parts.lazy import made
from ..parts.tip import tip
from .layout import TablePosition
from .table_layout import table_layout
from .table_view import TableView

PATIENCE = 300  # milliseconds after which a sign says that the computer thinks
THINKING = "…"
GAP = 2  # logical pixels between what to do, why, and the numbers


class HintBox(QFrame):
    """The words of a hint. It never takes the focus."""

    clicked = Signal()

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._numbers: tuple[str, ...] = ()
        self._lines: tuple[str, ...] = ()
        self._note = ""
        self.setObjectName("hint")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        layout = vbox(on=self, spacing=GAP)
        self.labels = tuple(Label(self) for _ in range(3))
        for label, role in zip(self.labels, ("strong", "reason", "reason"), strict=True):
            label.setProperty("role", role)
            label.setWordWrap(True)
            layout.addWidget(label)
        self.hide()
        table.installEventFilter(self)

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
        if self.parent() is not self._table:
            self.labels[-1].setText("\n".join(self._numbers))
            self.setToolTip(tip(self._note))
            return
        if not self.isVisible():
            return
        self.ensurePolished()
        rooms = self._rooms
        room = max(rooms, key=lambda one: (len(self._fitting(one.size())), _area(one)))
        numbers = self._fitting(room.size())
        self.labels[-1].setText(numbers)
        self.labels[-1].setVisible(bool(numbers))
        shows_all = all(one in numbers for one in self._numbers)
        self.setToolTip(tip("\n".join(filter(None, ("" if shows_all else self.words, self._note)))))
        width = min(self._natural_width, room.width())
        height = min(max(self.heightForWidth(width), self.minimumSizeHint().height()), room.height())
        self.setGeometry(room.left(), room.bottom() - height, width, height)

    @property
    def _rooms(self) -> list[QRect]:
        """The places for the hint; everything at the own and at the left seat stays in sight."""
        layout = table_layout(self._table.width(), self._table.height())
        gap = 6 * layout.unit
        above, below = (self._table.stage.seats[one].badges_rect for one in (TablePosition.LEFT, TablePosition.BOTTOM))
        rooms = []
        for whole in layout.hints:
            room = QRectF(whole)
            if room.intersects(above):
                room.setTop(above.bottom() + gap)
            if room.intersects(below):
                room.setBottom(below.top() - gap)
            rooms.append(room.toRect())
        return rooms

    def _fitting(self, room: QSize) -> str:
        """As many of the numbers as there is room for, one a line if possible."""
        edges = self.size() - self.contentsRect().size()
        width = room.width() - edges.width()
        above = [label for label in self.labels[:-1] if label.text()]
        used = edges.height() + sum(label.heightForWidth(width) + GAP for label in above)
        shorter = (" ".join(self._numbers[:number]) for number in range(len(self._numbers), 0, -1))
        for text in ("\n".join(self._numbers), *shorter):
            if used + self._height_of(text, width) <= room.height():
                return text
        return ""

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
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self.place()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._table:
            self.place()
        return False


def _area(room: QRect) -> int:
    return room.width() * room.height()


class Hints(QObject):
    """Asks for advice and shows it until something happens."""

    asked = Signal()
    """Advice is wanted for the present view; `show` takes it."""

    def __init__(self, table: TableView, questions: TableQuestions) -> None:
        super().__init__(table)
        self._table = table
        self._questions = questions
        self._names: tuple[str, ...] = ()
        self.advice: SeatAdvice | None = None
        self._waiting = False
        self._thinking = QTimer(self, singleShot=True, interval=PATIENCE)
        self._thinking.timeout.connect(lambda: self._open(THINKING))

    @cached_property
    def box(self) -> HintBox:
        """The words on the table, made when they are first wanted."""
        box = HintBox(self._table)
        box.clicked.connect(self.close)
        return box

    @property
    def is_open(self) -> bool:
        """True if a hint is shown or thought of."""
        return self._waiting or self.advice is not None

    def ask(self, view: SeatView, names: Sequence[str]) -> None:
        """Request a hint for this view, shown as soon as it is known.

        `asked` follows, unless nothing can be advised; the receiver answers by `show`.
        """
        self.close()
        if not self._is_answerable(view):
            self._say_nothing()
            return
        self._names = tuple(names)
        self._waiting = True
        self._thinking.start()
        self.asked.emit()

    def show(self, advice: SeatAdvice | None) -> None:
        """Show the advice that was asked for; None: there is nothing to decide.

        Ignored if none is awaited any more.
        """
        if not self._waiting:
            return
        self.close()
        if advice is None:
            self._say_nothing()
            return
        self.advice = advice.about_partner() if self._questions.asks_for_partner else advice
        self.update_text()
        self._table.advise(self._hint.card)
        self._table.read_out(self._hint.text)

    def close(self) -> None:
        """Hide the hint, and drop a pending one."""
        self._waiting = False
        self._thinking.stop()
        if self.advice is not None:
            self.advice = None
            self._table.advise(None)
        for box in made(self, "box"):
            box.hide()

    def settle(self) -> None:
        """Go to the question that has been opened meanwhile, or back to the felt.

        A box without a parent for a moment is hidden by Qt: it is shown again here.
        """
        if all(box.isHidden() for box in made(self, "box")):
            return
        panel = self._questions.open_panel
        if panel is not None:
            panel.add_note(self.box)
        elif self.box.parent() is not self._table:
            self.box.setParent(self._table)
        self.box.show()  # a new parent has hidden it
        self.box.raise_()
        self.box.place()

    def update_text(self) -> None:
        """Update the texts after a change of language."""
        if self.advice is not None:
            hint = self._hint
            self._open(hint.what, hint.reason, hint.numbers, hint.note)

    @property
    def _hint(self) -> wording.Hint:
        assert self.advice is not None
        return wording.hint(self.advice, self._names)

    def _open(self, what: str, reason: str = "", numbers: Sequence[str] = (), note: str = "") -> None:
        for bubble in self._table.stage.bubbles:
            bubble.hide()  # there may be little room, and the seats show the announcements, too
        self.box.show_words(what, reason, numbers, note)
        self.box.show()
        self.settle()

    def _is_answerable(self, view: SeatView) -> bool:
        """True if advice fits the current question, which it does not for a late change of a reservation."""
        questions = self._questions
        return questions.open_panel is None or questions.asks_for_partner or view.phase is not Phase.PLAY

    def _say_nothing(self) -> None:
        self._table.say(self.tr("There is nothing to advise now."))
