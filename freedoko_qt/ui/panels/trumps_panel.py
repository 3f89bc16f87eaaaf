"""The order of the cards in the game that is played: the trumps from the highest down, and the plain suits."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.wording.translating import spoken
from freedoko_qt.engine.cards import Card, Suit
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.play.trick import second_dolle_wins
from freedoko_qt.engine.view import SeatView

from ..cards.card_row import HEIGHT_SHARE, CardRow
from ..cards.deck import ASPECT, Deck
from ..parts.flow_columns import FlowColumns
from ..parts.label import Label
from ..side.card_groups import plain_cards
from .panel import Panel

TRUMPS, PLAIN, LEAST = 0.118, 0.098, 0.086  # height of a row of cards by that of the table; of plain ones at least
EDGES = 8  # logical pixels beside the cards of a row
GAP = 14  # logical pixels between two suits
INSIDE = 27  # logical pixels from the edge of the panel to the cards


class _Trumps(CardRow):
    """A row of cards as far apart as a panel has room for them."""

    step = 0.7


class TrumpsPanel(Panel):
    """Lies over the table until it is closed; it asks nothing."""

    closed = Signal()

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent, beside=True)
        self._deck = deck
        self._view: SeatView | None = None
        self.bind(self.setAccessibleName, lambda self: self.tr("Order of the cards"))
        self.trumps_heading = Label(self, "heading")
        self.trumps = _Trumps(deck, self)
        self._plain_heading = self.make_label(lambda self: self.tr("Plain suits, highest first"), "heading")
        self._plain = FlowColumns(self, usual=len(Suit), stretched=False, gap=GAP)
        self.suits = {suit: CardRow(deck, self._plain) for suit in Suit}
        self.body.setSpacing(4)
        for widget in (self.trumps_heading, self.trumps, self._plain_heading, self._plain):
            self.body.addWidget(widget)
        self.add_button(lambda self: self.tr("Close"), self.closed, primary=True)

    def show_order(self, view: SeatView) -> None:
        """Show how the cards rank in this view.

        The panel is not opened by it.
        """
        self._view = view
        trumps, suits = view.order.trumps, {suit: plain_cards(view, suit) for suit in Suit}
        self._lay(self.trumps, trumps, round(TRUMPS * self._side))
        height = self._height_of_suits([len(cards) for cards in suits.values() if cards])
        for suit, row in self.suits.items():
            self._lay(row, suits[suit], height)
            row.setVisible(bool(suits[suit]))
        self.trumps.setVisible(bool(trumps))
        self._plain.show_widgets(tuple(self.suits.values()))
        self._update_text()

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
        has_trumps = bool(view.order.trumps)
        self.trumps_heading.setText(self.tr("Trumps, highest first") if has_trumps else self.tr("There are no trumps"))
        self.explanation.setText(equal_cards(view))

    @property
    def _side(self) -> int:
        """The shorter side of the table."""
        return min(self._table.height(), self._table.width())

    def _height_of_suits(self, numbers: Sequence[int]) -> int:
        """The height of the row of suits, by their numbers of cards, for a panel between the seats if possible."""
        cards = sum(1 + CardRow.step * (number - 1) for number in numbers)
        free = self.free.width() - 2 * INSIDE - len(numbers) * (EDGES + GAP)
        fitting = int(free / (cards * HEIGHT_SHARE * ASPECT))
        return max(round(LEAST * self._side), min(round(PLAIN * self._side), fitting))

    def _lay(self, row: CardRow, cards: tuple[Card, ...], height: int) -> None:
        """Show cards in a row that is just as wide as they need."""
        width = HEIGHT_SHARE * height * ASPECT * (1 + row.step * (len(cards) - 1))
        row.setFixedSize(EDGES + ceil(width), height)
        row.show_cards(self._deck, cards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def equal_cards(view: SeatView) -> str:
    """The sentence on which of two equal cards wins."""
    swines = view.swines is not None
    usually, at_last = (second_dolle_wins(view.rules, last_trick=last, swines=swines) for last in (False, True))
    match view.order.dolle and usually, view.order.dolle and at_last:
        case True, True:
            words = QT_TRANSLATE_NOOP(
                "TrumpsPanel", "Of two equal cards the first wins, but the second ♥10 beats the first."
            )
        case True, False:
            words = QT_TRANSLATE_NOOP(
                "TrumpsPanel",
                "Of two equal cards the first wins, but the second ♥10 beats the first, except in the last trick.",
            )
        case False, True:
            words = QT_TRANSLATE_NOOP(
                "TrumpsPanel",
                "Of two equal cards the first wins, but in the last trick the second ♥10 beats the first.",
            )
        case _:
            words = QT_TRANSLATE_NOOP("TrumpsPanel", "Of two equal cards the first wins.")
    charlies = QT_TRANSLATE_NOOP("TrumpsPanel", "Of two Charlies the second wins.")
    said = [words, charlies] if view.order.second_charlie else [words]
    return " ".join(spoken("TrumpsPanel", sentence) for sentence in said)
