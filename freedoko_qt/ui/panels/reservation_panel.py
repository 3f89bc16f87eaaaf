"""The question before the game: healthy, marriage, poverty, throwing in, or a solo."""

from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.actions import Reserve
from freedoko_qt.engine.contracts import CardOrder, Reservation, card_order
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..look.design import SPACE
from ..parts.flow_columns import FlowColumns
from ..parts.lazy import made
from ..parts.suit_button import SuitButton
from ..parts.tip import tip
from .panel import Panel
from .reservation_choices import (
    allowed,
    answer,
    asks_more,
    contract_of,
    holds_both_queens,
    is_raise,
    solo_answers,
    special_answers,
    suggested,
)

if TYPE_CHECKING:
    from .reservation_details import ReservationDetails

ANSWERS_IN_A_ROW = 4
WORDS = 240  # logical pixels, the least width of an explanation

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
    Reservation.SOLO_NULL: QT_TRANSLATE_NOOP("ReservationPanel", "Null"),
}
"""Short names of soli for the buttons below the heading "Solo"; the others are called by their full name."""


class ReservationPanel(Panel):
    """Asks the human for a reservation; the sensible answer is chosen beforehand, so that Enter is enough."""

    chosen = Signal(object)
    """A `Reserve` that is legal."""
    order_previewed = Signal(object)
    """The `CardOrder` of the solo that is being considered, or None for the usual one."""
    left = Signal()
    """The reservation that was made is not changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, beside=True)
        self.bind(self.setAccessibleName, lambda self: self.tr("Question before the game"))
        self.letters = Letters.INTERNATIONAL
        self._view: SeatView | None = None
        self._changing = False
        self.answers: dict[Reservation, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(self._on_toggled)
        self._specials = FlowColumns(self, usual=ANSWERS_IN_A_ROW)
        self._solo_heading = self.make_label(lambda self: self.tr("Solo: alone against three"), "heading")
        self._soli = FlowColumns(self, usual=ANSWERS_IN_A_ROW)
        self.body.setSpacing(SPACE.hair)  # with more it would lie on the seats of a low table
        for widget in (self._specials, self._solo_heading, self._soli):
            self.body.addWidget(widget)
        self.leave = self.add_button(lambda self: self.tr("Leave it as it is"), self._on_left)
        self.confirm = self.add_button(None, self._on_confirmed, primary=True)
        for button in (self.leave, self.confirm):
            self.buttons.setAlignment(button, Qt.AlignmentFlag.AlignBottom)
        self._update_text()

    @cached_property
    def details(self) -> "ReservationDetails":
        """The further questions, made when there are some for the first time."""
        from .reservation_details import ReservationDetails

        details = ReservationDetails(self)
        details.bid_changed.connect(self._show_consequences)
        self.beside.insertWidget(0, details)
        return details

    def ask(self, view: SeatView, *, changing: bool = False) -> None:
        """Open the panel for a view in which this seat is asked, or is changing what it has said.

        The usual answer is chosen, and the confirming button focused. `chosen` follows, or `left` when changing.
        """
        self._view = view
        self._changing = changing
        if asks_more(view) or made(self, "details"):
            self.details.ask(view)
        self._rebuild(view)
        self.answers[suggested(view)].setChecked(True)
        self._update_text()
        self._keep_room(view)
        self.confirm.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_question(self) -> None:
        """Hide the panel and forget the question.

        `order_previewed(None)` follows if a question was open; neither `chosen` nor `left`.
        """
        if self._view is not None:
            self._view = None
            self.order_previewed.emit(None)
        self.hide()

    @property
    def is_changing(self) -> bool:
        """True if the panel is open to change what was said."""
        return self._view is not None and self._changing

    @property
    def reservation(self) -> Reservation | None:
        """The answer that is chosen at the moment."""
        checked = self._group.checkedButton()
        return next((said for said, button in self.answers.items() if button is checked), None)

    def choose(self, reservation: Reservation) -> None:
        """Choose an answer, as a click on it does.

        KeyError for an answer that the rules do not know. `order_previewed` follows if it is another one.
        """
        self.answers[reservation].setChecked(True)

    def sizeHint(self) -> QSize:
        """As broad as the free felt, where few lines are needed."""
        return QSize(self.free.width(), super().sizeHint().height())

    def _update_text(self) -> None:
        if self._changing:
            self.title.setText(self.tr("What do you say instead?"))
        elif self._view is not None and is_raise(self._view):
            self.title.setText(self.tr("Another solo is higher. Do you bid more?"))
        elif self._view is not None and suggested(self._view).is_solo:
            self.title.setText(self.tr("You have to play a solo now. Which one?"))
        else:
            self.title.setText(self.tr("What do you say before the game?"))
        self.leave.setVisible(self._changing)
        for reservation, button in self.answers.items():
            name = wording.reservation_name(reservation)
            button.setText(self.tr(str(CAPTIONS[reservation])) if reservation in CAPTIONS else name)
            button.setAccessibleName(name)
            button.setToolTip("" if name == button.text() else tip(name))
        self._show_consequences()

    def _rebuild(self, view: SeatView) -> None:
        """New buttons for what the rules know; what the hand does not allow is greyed."""
        for button in self.answers.values():
            self._group.removeButton(button)
            button.setParent(None)
            button.deleteLater()
        self.answers = {}
        soli = solo_answers(view.rules)
        for columns, answers in ((self._specials, special_answers(view.rules)), (self._soli, soli)):
            columns.show_widgets([self._add_answer(view, reservation, columns) for reservation in answers])
        for widget in (self._solo_heading, self._soli):
            widget.setVisible(bool(soli))
        further = [control for details in made(self, "details") for control in details.controls]
        # From the button, which has the keyboard first and answers to Enter from everywhere.
        for before, after in pairwise((self.leave, self.confirm, *self.answers.values(), *further)):
            QWidget.setTabOrder(before, after)

    def _add_answer(self, view: SeatView, reservation: Reservation, parent: QWidget) -> QPushButton:
        button = SuitButton(parent)
        button.setProperty("choice", True)
        button.setAutoDefault(False)
        button.setCheckable(True)
        button.setEnabled(bool(allowed(view, reservation)))
        self.answers[reservation] = button
        self._group.addButton(button)
        return button

    def _on_toggled(self, button: QPushButton, checked: bool) -> None:
        if checked and self._view is not None:
            self._show_consequences()
            self.order_previewed.emit(self._previewed_order(self._view, self.reservation))

    def _previewed_order(self, view: SeatView, reservation: Reservation | None) -> CardOrder | None:
        """The order of the cards in the solo of an answer."""
        contract = contract_of(reservation) if reservation is not None else None
        if contract is None:
            return None
        return card_order(view.rules, contract)

    def _show_consequences(self) -> None:
        """Fit the explanation, the further questions and the big button to the chosen answer."""
        view, reservation = self._view, self.reservation
        if view is None or reservation is None:
            return
        for details in made(self, "details"):
            details.show_for(allowed(view, reservation))
        self.explanation.setText(self._explained(view, reservation))
        self.confirm.setText(self._confirming(reservation))
        self.confirm.setAccessibleDescription(self.explanation.text())

    def _confirming(self, reservation: Reservation) -> str:
        if reservation.is_throw:
            return self.tr("Throw the hand in")
        said = wording.reservation_name(reservation)
        if self._view is not None and is_raise(self._view):
            call = self.details.call
            if call is None:
                return self.tr("Do not raise")
            said = wording.call_name(call, Side.RE)
        return self.tr("Say “{answer}”").format(answer=said)

    def _keep_room(self, view: SeatView) -> None:
        """Open with room for the answer that needs most: whichever is chosen, no button moves away under the mouse."""
        further = made(self, "details")
        for widget in (*further, self.confirm, self.explanation):
            widget.setMinimumSize(0, 0)
        self.explanation.setMinimumWidth(WORDS)
        height, button, lines = 0, 0, 0
        answers = [said for said, choice in self.answers.items() if choice.isEnabled()]
        for said in answers:
            self.confirm.setText(self._confirming(said))
            button = max(button, self.confirm.sizeHint().width())
        self.confirm.setMinimumWidth(button)
        self.open()
        if (layout := self.layout()) is not None:
            layout.activate()  # for the widths of the others
        for said in answers:
            self.explanation.setText(self._explained(view, said))
            lines = max(lines, self.explanation.heightForWidth(self.explanation.width()))
            for details in further:
                details.show_for(allowed(view, said))
                if not details.isHidden():
                    height = max(height, details.heightForWidth(details.width()))
        for details in further:
            details.setMinimumHeight(height)
        self.explanation.setMinimumSize(WORDS, lines)
        self._show_consequences()
        self.open()

    def _explained(self, view: SeatView, reservation: Reservation) -> str:
        order = self._previewed_order(view, reservation)
        if order is not None:
            if not order.trumps:
                return self.tr("There are no trumps; ace, ten, king, queen, jack, nine in each suit.")
            trumps = " ".join(wording.card_short(card, self.letters) for card in order.trumps)
            return self.tr("Trumps, highest first: {cards}").format(cards=trumps)
        if reservation is Reservation.MARRIAGE:
            return self.tr("You hold both queens of clubs and look for a partner.")
        if reservation is Reservation.POVERTY:
            if not view.rules.poverty_shift:
                return self.tr("You have hardly any trumps: the cards are dealt again.")
            return self.tr("You pass on your few trumps. Whoever takes them is your partner.")
        if reservation.is_throw:
            return self.tr("Your hand is thrown in and the cards are dealt again.")
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
        wanted = Reserve(view.seat, reservation)
        for details in made(self, "details"):
            wanted = details.added_to(wanted)
        action = answer(view, wanted)
        self.close_question()
        self.chosen.emit(action)

    def _on_left(self) -> None:
        self.close_question()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._changing:
            self._on_left()
        else:
            super().keyPressEvent(event)
