"""The order of the cards in the game that is played: the trumps from the highest down, and the plain suits."""

from collections.abc import Mapping, Sequence
from math import ceil

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.cards import Card, Suit
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.view import SeatView

from ..cards.card_groups import plain_cards
from ..cards.card_row import HEIGHT_SHARE, CardRow
from ..cards.deck import ASPECT, Deck
from ..look.design import SPACE
from ..parts.flow_columns import FlowColumns
from ..parts.label import Label
from ..parts.layouts import STRETCH, grid, hbox
from ..parts.single_keys import is_escape
from .panel import Panel

TRUMPS, PLAIN, LEAST = 0.118, 0.098, 0.086  # height of a row of cards by that of the table; of plain ones at least
APART, CLOSE = 0.7, 0.4  # of a card's width, from trump to trump: where there is room, and at least
EDGES = 8  # logical pixels beside the cards of a row
GAP = SPACE.medium  # between two suits, and between a heading and its cards
SLACK = 4  # logical pixels: Qt may break a line in the very width of its words


class _Heading(Label):
    """Stands left of its cards, in two lines as short as can be."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "heading", wraps=True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        words, width = self.text().split(), self.fontMetrics().horizontalAdvance
        pairs = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1))
        narrowest = min(max(map(width, pair)) for pair in pairs) + SLACK
        return QSize(narrowest, self.heightForWidth(narrowest))


class TrumpsPanel(Panel):
    """Lies over the table until it is closed; it asks nothing."""

    closed = Signal()

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent, beside=True)
        self._deck = deck
        self._view: SeatView | None = None
        self.question: Panel | None = None
        """The question that is asked meanwhile; no part of it sticks out behind the panel."""
        self.bind(self.setAccessibleName, lambda self: self.tr("Order of the cards"))
        self._trumps_heading = self.word(_Heading(self), lambda self: self.tr("Trumps, highest first"))
        self._plain_heading = self.word(_Heading(self), lambda self: self.tr("Plain suits, highest first"))
        self.trumps = CardRow(deck, self)
        self._plain = FlowColumns(self, usual=len(Suit), stretched=False, gap=GAP)
        self.suits = {suit: CardRow(deck, self._plain) for suit in Suit}
        rows = grid(spacing=(GAP, 4), stretch=(0, 1))
        rows.addWidget(self._trumps_heading, 0, 0)
        rows.addLayout(hbox(self.trumps, STRETCH), 0, 1)
        rows.addWidget(self._plain_heading, 1, 0)
        rows.addWidget(self._plain, 1, 1)
        rows.setRowStretch(2, 1)  # below the cards, where the panel is as high as a question
        self.body.addLayout(rows)
        self.add_button(lambda self: self.tr("Close"), self.closed, primary=True)

    def show_order(self, view: SeatView) -> None:
        """Show how the cards rank in this view."""
        self._view = view
        self._update_text()
        trumps, suits = self._cards(view)
        for widget in (self._trumps_heading, self.trumps):
            widget.setVisible(bool(trumps))
        for suit, row in self.suits.items():
            row.setVisible(bool(suits[suit]))
        self._lay_cards()

    def set_deck(self, deck: Deck) -> None:
        """Draw the cards with another deck."""
        self._deck = deck
        if self._view is not None:
            self.show_order(self._view)

    def open(self) -> None:
        super().open()
        self.take_focus()

    @property
    def words(self) -> str:
        """Everything that is shown, for those who cannot see it."""
        rows = (self.trumps, *self.suits.values())
        cards = [row.accessibleName() for row in rows if not row.isHidden()]
        return ". ".join([self.title.text(), *cards, self.explanation.text()])

    def _update_text(self) -> None:
        view = self._view
        if view is None:
            return
        contract = wording.contract_name(view.contract or Contract.NORMAL)
        self.title.setText(self.tr("{contract}: order of the cards").format(contract=contract))
        no_trumps = () if view.order.trumps else (self.tr("There are no trumps."),)
        self.explanation.setText(" ".join((*no_trumps, wording.equal_cards(view))))

    def _cards(self, view: SeatView) -> tuple[tuple[Card, ...], dict[Suit, tuple[Card, ...]]]:
        """The trumps, and the cards of each plain suit."""
        return view.order.trumps, {suit: plain_cards(view, suit) for suit in Suit}

    @property
    def _side(self) -> int:
        """The shorter side of the table."""
        return min(self._table.height(), self._table.width())

    def _height_of_suits(self, numbers: Sequence[int]) -> int:
        """The height of the row of suits, by their numbers of cards, for a panel between the seats if possible."""
        cards = sum(1 + CardRow.step * (number - 1) for number in numbers)
        fitting = int((self._room - len(numbers) * (EDGES + GAP)) / (cards * HEIGHT_SHARE * ASPECT))
        return max(round(LEAST * self._side), min(round(PLAIN * self._side), fitting))

    @property
    def _covered(self) -> QRect:
        """The part of the table that the question takes; empty where none is asked."""
        return self.question.geometry() if self.question is not None and self.question.isVisible() else QRect()

    @property
    def _room(self) -> int:
        """The width for the cards in a panel between the seats, or over the question."""
        self.ensurePolished()
        edges = self.width() - self.contentsRect().width()
        headings = max(heading.sizeHint().width() for heading in (self._trumps_heading, self._plain_heading))
        return max(self.free.width(), self._covered.width()) - edges - headings - GAP

    def _place_anew(self) -> None:
        self.be_compact(not self._covered.isEmpty() and self.question is not None and self.question.is_compact)
        self._lay_cards()
        super()._place_anew()

    def place(self) -> None:
        super().place()
        if not self._covered.isEmpty():
            self.setGeometry(self.geometry().united(self._covered))
            self.placed.emit(self.geometry())

    def _lay_cards(self) -> None:
        """Give the cards the height that the table has for them."""
        if self._view is None:
            return
        trumps, suits = self._cards(self._view)
        usual, least = (round(share * self._side) for share in (TRUMPS, LEAST))
        plain = self._height_of_suits([len(cards) for cards in suits.values() if cards])
        self._lay_rows(trumps, suits, usual, plain)
        too_high = self._usual_height - self._highest
        if too_high > 0:
            lower = max(least, plain - too_high)
            self._lay_rows(trumps, suits, max(least, usual - too_high + plain - lower), lower)

    @property
    def _usual_height(self) -> int:
        """The height of the panel in the width that it takes where it is not too high."""
        narrowest = self._narrowest(self.free.width(), int(self._places.clear))
        return self._height(max(narrowest, self._covered.width()))

    @property
    def _highest(self) -> int:
        """The height of a panel that leaves the badges above it in sight, as far as a question does not cover them."""
        layout = self._places
        highest = int(layout.free.bottom() - layout.upper_badges_end) - GAP
        return max(highest, self._covered.height())

    def _lay_rows(
        self, trumps: tuple[Card, ...], suits: Mapping[Suit, tuple[Card, ...]], high: int, plain: int
    ) -> None:
        """Show the trumps in one row, as far apart as there is room, and each suit; both in these heights."""
        fitting = ((self._room - EDGES) / (HEIGHT_SHARE * high * ASPECT) - 1) / max(1, len(trumps) - 1)
        self.trumps.step = max(CLOSE, min(APART, fitting))
        self._lay(self.trumps, trumps, high)
        for suit, row in self.suits.items():
            self._lay(row, suits[suit], plain)
        self._plain.show_widgets(tuple(self.suits.values()))
        layout = self.layout()
        assert layout is not None
        layout.activate()  # else it would remember the heights of before

    def _lay(self, row: CardRow, cards: tuple[Card, ...], height: int) -> None:
        """Show cards in a row that is just as wide as they need."""
        width = HEIGHT_SHARE * height * ASPECT * (1 + row.step * (len(cards) - 1))
        row.setFixedSize(EDGES + ceil(width), height)
        row.show_cards(self._deck, cards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_escape(event):
            self.closed.emit()
        else:
            super().keyPressEvent(event)
