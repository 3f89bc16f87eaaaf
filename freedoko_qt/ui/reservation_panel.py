"""The question before the game: healthy, marriage, poverty, throwing in, or a solo."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app import wording
from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.contracts import CardOrder, Reservation, card_order
from freedoko_qt.engine.view import SeatView

from .panel import Panel
from .reservation_choices import (
    allowed,
    answer,
    contract_of,
    holds_both_queens,
    selectors,
    solo_answers,
    special_answers,
    suggested,
)

SOLI_IN_A_ROW = 4

CAPTIONS: Mapping[Reservation, object] = {
    Reservation.SOLO_CLUBS: QT_TRANSLATE_NOOP("ReservationPanel", "♣ Clubs"),
    Reservation.SOLO_SPADES: QT_TRANSLATE_NOOP("ReservationPanel", "♠ Spades"),
    Reservation.SOLO_HEARTS: QT_TRANSLATE_NOOP("ReservationPanel", "♥ Hearts"),
    Reservation.SOLO_DIAMONDS: QT_TRANSLATE_NOOP("ReservationPanel", "♦ Diamonds"),
    Reservation.SOLO_QUEEN: QT_TRANSLATE_NOOP("ReservationPanel", "Queens"),
    Reservation.SOLO_JACK: QT_TRANSLATE_NOOP("ReservationPanel", "Jacks"),
    Reservation.SOLO_KING: QT_TRANSLATE_NOOP("ReservationPanel", "Kings"),
    Reservation.SOLO_QUEEN_JACK: QT_TRANSLATE_NOOP("ReservationPanel", "Queens, jacks"),
    Reservation.SOLO_KING_JACK: QT_TRANSLATE_NOOP("ReservationPanel", "Kings, jacks"),
    Reservation.SOLO_KING_QUEEN: QT_TRANSLATE_NOOP("ReservationPanel", "Kings, queens"),
    Reservation.SOLO_KOEHLER: QT_TRANSLATE_NOOP("ReservationPanel", "Köhler"),
    Reservation.SOLO_MEATLESS: QT_TRANSLATE_NOOP("ReservationPanel", "Meatless"),
    Reservation.SOLO_TEN: QT_TRANSLATE_NOOP("ReservationPanel", "Tens"),
    Reservation.SOLO_ACE: QT_TRANSLATE_NOOP("ReservationPanel", "Aces"),
}
"""Short names of soli for the buttons below the heading "Solo"; the others are called by their full name."""


class ReservationPanel(Panel):
    """Asks the human for a reservation; the sensible answer is chosen beforehand, so that Enter is enough."""

    chosen = Signal(object)
    """A `Reserve` that is legal."""
    order_previewed = Signal(object)
    """The `CardOrder` of the solo that is being considered, or None for the usual one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.letters = Letters.INTERNATIONAL
        self._view: SeatView | None = None
        self._answers: dict[Reservation, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(self._on_toggled)
        self._special_column = QVBoxLayout()
        self._special_column.setSpacing(6)
        self._solo_heading = QLabel(self)
        self._solo_heading.setProperty("role", "heading")
        self._solo_grid = QGridLayout()
        self._solo_grid.setSpacing(6)
        for column in range(SOLI_IN_A_ROW):
            self._solo_grid.setColumnStretch(column, 1)
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self._solo_heading)
        right.addLayout(self._solo_grid)
        right.addStretch()
        columns = QHBoxLayout()
        columns.setSpacing(14)
        columns.addLayout(self._special_column)
        columns.addLayout(right, 1)
        self.body.addLayout(columns)
        self._selector = QComboBox(self)
        self._selector_label = QLabel(self)
        self._selector_label.setBuddy(self._selector)
        self._swines = QCheckBox(self)
        self._hyperswines = QCheckBox(self)
        self._swines.toggled.connect(self._show_consequences)
        self._hyperswines.toggled.connect(self._show_consequences)
        self._offer = QCheckBox(self)
        for widget in (self._selector_label, self._selector, self._swines, self._hyperswines, self._offer):
            self.buttons.addWidget(widget)
        self.buttons.addStretch()
        self._confirm = self.add_button(primary=True)
        self._confirm.clicked.connect(self._on_confirmed)
        self.retranslate()

    def ask(self, view: SeatView) -> None:
        """Open the panel for a view in which this seat is asked."""
        self._view = view
        self._rebuild(view)
        self._swines.setChecked(True)  # only seen where legal, and then nearly always wanted
        self._hyperswines.setChecked(True)
        self._answers[suggested(view)].setChecked(True)
        self.retranslate()
        self.open()
        self._confirm.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_question(self) -> None:
        """Hide the panel and forget the question."""
        if self._view is not None:
            self._view = None
            self.order_previewed.emit(None)
        self.hide()

    @property
    def reservation(self) -> Reservation | None:
        """The answer that is chosen at the moment."""
        checked = self._group.checkedButton()
        return next((said for said, button in self._answers.items() if button is checked), None)

    def choose(self, reservation: Reservation) -> None:
        """Choose an answer, as a click on it does."""
        self._answers[reservation].setChecked(True)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Question before the game"))
        self.title.setText(self.tr("What do you say before the game?"))
        self._solo_heading.setText(self.tr("Solo: alone against three"))
        self._selector_label.setText(self.tr("What finds the partner:"))
        self._selector.setAccessibleName(self.tr("Condition of the marriage"))
        self._swines.setText(self.tr("Announce swines"))
        self._hyperswines.setText(self.tr("Announce hyperswines"))
        self._offer.setText(self.tr("Let the others go first with a solo of their own"))
        for reservation, button in self._answers.items():
            name = wording.reservation_name(reservation)
            button.setText(self.tr(str(CAPTIONS[reservation])) if reservation in CAPTIONS else name)
            button.setAccessibleName(name)
            button.setToolTip(name)
        if self._view is not None:
            kept = self._selector.currentIndex()
            self._selector.clear()
            for selector in selectors(self._view):
                self._selector.addItem(wording.selector_name(selector), selector)
            self._selector.setCurrentIndex(max(kept, 0))
        self._show_consequences()

    def _rebuild(self, view: SeatView) -> None:
        """New buttons for what the rules know; what the hand does not allow is greyed."""
        for button in self._answers.values():
            self._group.removeButton(button)
            button.setParent(None)
            button.deleteLater()
        self._answers = {}
        for reservation in special_answers(view.rules):
            self._special_column.addWidget(self._add_answer(view, reservation))
        soli = solo_answers(view.rules)
        for place, reservation in enumerate(soli):
            self._solo_grid.addWidget(self._add_answer(view, reservation), *divmod(place, SOLI_IN_A_ROW))
        self._solo_heading.setVisible(bool(soli))

    def _add_answer(self, view: SeatView, reservation: Reservation) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("choice", True)
        button.setCheckable(True)
        button.setEnabled(bool(allowed(view, reservation)))
        button.setAutoDefault(False)
        self._answers[reservation] = button
        self._group.addButton(button)
        return button

    def _on_toggled(self, button: QPushButton, checked: bool) -> None:
        if checked and self._view is not None:
            self._show_consequences()
            self.order_previewed.emit(self._previewed_order(self._view))

    def _previewed_order(self, view: SeatView) -> CardOrder | None:
        """How the cards would rank in the solo that is chosen."""
        reservation = self.reservation
        contract = contract_of(reservation) if reservation is not None else None
        if contract is None:
            return None
        return card_order(view.rules, contract)

    def _show_consequences(self) -> None:
        """The explanation, the further questions and the name of the big button fit the chosen answer."""
        view, reservation = self._view, self.reservation
        if view is None or reservation is None:
            return
        ways = allowed(view, reservation)
        is_marriage = reservation is Reservation.MARRIAGE
        self._selector.setVisible(is_marriage and self._selector.count() > 1)
        self._selector_label.setVisible(self._selector.isVisibleTo(self))
        self._swines.setVisible(any(way.swines for way in ways))
        self._hyperswines.setVisible(any(way.hyperswines for way in ways))
        self._offer.setVisible(any(way.offer_duty_solo for way in ways))
        self.explanation.setText(self._explained(view, reservation))
        said = wording.reservation_name(reservation)
        self._confirm.setText(self.tr("Say “{answer}”").format(answer=said))
        self._confirm.setAccessibleDescription(self.explanation.text())

    def _explained(self, view: SeatView, reservation: Reservation) -> str:
        order = self._previewed_order(view)
        if order is not None:
            if not order.trumps:
                return self.tr("There are no trumps; ace, ten, king, queen, jack, nine in each suit.")
            trumps = " ".join(wording.card_short(card, self.letters) for card in order.trumps)
            return self.tr("Trumps, highest first: {cards}").format(cards=trumps)
        if reservation is Reservation.MARRIAGE:
            return self.tr("You hold both queens of clubs and look for a partner.")
        if reservation is Reservation.POVERTY:
            if not view.rules.poverty_shift:
                return self.tr("You have hardly any trumps: the cards are dealt anew.")
            return self.tr("You lay down your few trumps. Who takes them is your partner.")
        if reservation.is_throw:
            return self.tr("Your hand is thrown in and the cards are dealt anew.")
        if holds_both_queens(view):
            return self.tr(
                "A silent marriage: you hold both queens of clubs and play alone against three, "
                "and nobody knows it yet."
            )
        return self.tr("Nothing special: the two queens of clubs play together.")

    def _on_confirmed(self) -> None:
        view, reservation = self._view, self.reservation
        if view is None or reservation is None:
            return
        action = answer(
            view,
            reservation,
            selector=self._selector.currentData(),
            swines=self._swines.isChecked(),
            hyperswines=self._hyperswines.isChecked(),
            offer=self._offer.isChecked(),
        )
        self.close_question()
        self.chosen.emit(action)
