"""The order of the cards in the game that is played: the trumps from the highest down, and the plain suits."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.cards import CARDS, Card, Rank, Suit
from freedoko_qt.engine.contracts import CardOrder, Contract
from freedoko_qt.engine.trick import second_dolle_wins
from freedoko_qt.engine.view import SeatView

from .card_row import CardRow
from .deck import Deck
from .panel import Panel

TRUMPS, PLAIN = 0.16, 0.1  # height of a row of cards by that of the table
SUITS_IN_A_ROW = 2


class TrumpsPanel(Panel):
    """Lies over the table until it is closed; it asks nothing."""

    closed = Signal()

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent, beside=True)
        self._deck = deck
        self._view: SeatView | None = None
        self._trumps_heading = self._heading()
        self._trumps = CardRow(deck, self)
        self._plain_heading = self._heading()
        self._suits = {suit: CardRow(deck, self) for suit in Suit}
        self._plain = QHBoxLayout()
        self._plain.setSpacing(12)
        for row in self._suits.values():
            self._plain.addWidget(row)
        for widget in (self._trumps_heading, self._trumps, self._plain_heading):
            self.body.addWidget(widget)
        self.body.addLayout(self._plain)
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.closed)
        self.retranslate()
