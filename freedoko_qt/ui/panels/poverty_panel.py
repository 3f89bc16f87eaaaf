"""The questions of a poverty: what to lay down, whether to take it, what to give back."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from freedoko_qt.engine.actions import Accept, Return, Shift
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from ..cards.deck import Deck
from ..parts.captions import add_choices
from ..parts.flow_columns import FlowColumns
from .card_button import EDGE, CardButton
from .panel import Panel

NARROWEST, WIDEST = 44, 0.045  # a card: logical pixels, and the share of the table's width
ROOM = 0.9  # of the width of the free felt, for a row of cards


class PovertyPanel(Panel):
    """Lets the human pick cards, or say yes or no."""

    chosen = Signal(object)
    """A `Shift`, `Accept` or `Return` that is legal."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._deck = deck
        self._view: SeatView | None = None
        self._names: Sequence[str] = ()
        self.legal: dict[tuple[Card, ...], list[Shift | Return]] = {}
        self._rows = FlowColumns(self, usual=1, stretched=False, gap=0)
        self.body.addWidget(self._rows)
        self.cards: list[CardButton] = []
        self.bind(self.setAccessibleName, lambda self: self.tr("Poverty question"))
        self.first = self.word(QComboBox(self), name=lambda self: self.tr("Who is asked first"))
        self.first_label = self.make_label(lambda self: self.tr("Ask first:"))
        self.first_label.setBuddy(self.first)
        self.buttons.addWidget(self.first_label)
        self.buttons.addWidget(self.first)
        self.buttons.addStretch()
        self._refuse = self.add_button(lambda self: self.tr("Leave them"), lambda: self.answer(accept=False))
        self.accept = self.add_button(lambda self: self.tr("Take the cards"), lambda: self.answer(accept=True))
        self.confirm = self.add_button(None, self._on_confirmed, primary=True)

    def set_deck(self, deck: Deck) -> None:
        """Draw the cards of the next question with another deck."""
        self._deck = deck

    def ask(self, view: SeatView, names: Sequence[str]) -> None:
        """Open the panel for a view in which this seat is asked something about a poverty."""
        self._view, self._names = view, tuple(names)
        self.legal = {}
        for action in view.legal:
            if isinstance(action, Shift | Return):
                self.legal.setdefault(tuple(sorted(action.cards)), []).append(action)
        self.first.setCurrentIndex(0)
        accepting = view.phase is Phase.ACCEPT
        self.on_top = accepting  # what is offered lies in the middle of the table
        for button in self.cards:
            button.setParent(None)
            button.deleteLater()
        self.cards = [] if accepting else self._pick_from(view)
        self._rows.show_widgets(self.cards)
        self._rows.setVisible(not accepting)
        self._refuse.setVisible(accepting)
        self.accept.setVisible(accepting)
        self.confirm.setVisible(not accepting)
        for widget in (self.first_label, self.first):
            widget.setVisible(len(self._askable) > 1)
        self._update_text()
        self._on_picked()
        self.open()
        first = self._refuse if accepting else self.cards[0]
        if not accepting and self.confirm.isEnabled():
            first = self.confirm
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards that are picked, sorted by number."""
        return tuple(sorted(button.card for button in self.cards if button.isChecked()))

    @property
    def number(self) -> int:
        return len(next(iter(self.legal), ()))

    @property
    def _askable(self) -> list[int]:
        """The seats of which the poor one may choose who is asked first, beginning at the left."""
        shifts = next(iter(self.legal.values()), [])
        seats = {action.to for action in shifts if isinstance(action, Shift) and action.to is not None}
        return sorted(seats, key=lambda seat: (seat - shifts[0].seat) % 4)

    def _update_text(self) -> None:
        view = self._view
        self.confirm.setText(self.tr("Pass on"))
        kept = max(self.first.currentIndex(), 0)
        self.first.clear()
        for seat in self._askable:
            add_choices(self.first, [self._names[seat]])
            self.first.setItemData(self.first.count() - 1, seat)
        self.first.setCurrentIndex(min(kept, self.first.count() - 1))
        if view is None or view.poverty is None and view.phase is not Phase.SHIFT:
            return
        name = self._names[view.soloist] if view.soloist is not None else ""
        match view.phase:
            case Phase.SHIFT:
                self.title.setText(self.tr("Poverty: which cards do you pass on?"))
                self.explanation.setText(
                    self.tr("All your trumps go along. Who takes them is your partner and gives as many cards back.")
                )
            case Phase.ACCEPT:
                laid = view.poverty.laid if view.poverty is not None else 0
                self.title.setText(self.tr("Poverty of {name}: do you take the cards?").format(name=name))
                self.explanation.setText(
                    self.tr(
                        "%n card(s) lie on the table. If you take them you play together and give as many back.",
                        "",
                        laid,
                    )
                )
            case Phase.RETURN:
                self.title.setText(self.tr("Which cards do you give back to {name}?").format(name=name))
                self.explanation.setText(
                    self.tr("Pick %n card(s). Best those that leave you without a suit.", "", self.number)
                )
                self.confirm.setText(self.tr("Give back"))

    def _pick_from(self, view: SeatView) -> list[CardButton]:
        """The hand as buttons; cards that have to go are picked, cards that cannot go are darkened."""
        cards = sorted(view.hand, key=view.order.sort_key)
        room = ROOM * self.free.width()
        self._rows.usual = len(cards) if len(cards) * (NARROWEST + 2 * EDGE) <= room else ceil(len(cards) / 2)
        in_a_row = room / self._rows.usual - 2 * EDGE
        width = max(NARROWEST, round(min(WIDEST * self._table.width(), in_a_row)))
        forced = {card: min(cards_.count(card) for cards_ in self.legal) for card in set(cards)}
        possible = {card for cards_ in self.legal for card in cards_}
        buttons = []
        for card in cards:
            button = CardButton(self._deck, card, width, self._rows)
            button.setEnabled(card in possible)
            if forced[card] > 0:
                forced[card] -= 1
                button.setChecked(True)
            button.toggled.connect(self._on_picked)
            buttons.append(button)
        return buttons

    def _on_picked(self) -> None:
        self.confirm.setEnabled(self.picked in self.legal)

    def answer(self, *, accept: bool) -> None:
        if self._view is not None:
            self.hide()
            self.chosen.emit(Accept(self._view.seat, accept))

    def _on_confirmed(self) -> None:
        actions = self.legal.get(self.picked)
        if actions:
            first = self.first.currentData()
            self.hide()
            self.chosen.emit(next(one for one in actions if isinstance(one, Return) or one.to == first))
