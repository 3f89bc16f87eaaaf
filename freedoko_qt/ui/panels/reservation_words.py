"""The words of the question before the game."""

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app import wording
from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.contracts import CardOrder, Reservation, card_order
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..table.reservation_choices import contract_of, has_to_be_solo, holds_both_queens, is_raise


def previewed_order(view: SeatView, reservation: Reservation | None) -> CardOrder | None:
    """The order of the cards in the solo of an answer; None for any other."""
    contract = None if reservation is None else contract_of(reservation)
    return None if contract is None else card_order(view.rules, contract)


def question(view: SeatView | None, *, changing: bool) -> str:
    """The question itself; without a view the usual one."""
    if changing:
        return QCoreApplication.translate("ReservationPanel", "What do you say instead?")
    if view is not None and is_raise(view):
        return QCoreApplication.translate("ReservationPanel", "Another solo is higher. Do you bid more?")
    if view is not None and has_to_be_solo(view):
        return QCoreApplication.translate("ReservationPanel", "You have to play a solo now. Which one?")
    return QCoreApplication.translate("ReservationPanel", "What do you say before play?")


def explanation(view: SeatView, reservation: Reservation, letters: Letters) -> str:
    """A sentence about what follows from an answer."""
    order = previewed_order(view, reservation)
    if order is not None:
        if not order.trumps:
            return QCoreApplication.translate(
                "ReservationPanel", "There are no trumps; ace, ten, king, queen, jack, nine in each suit."
            )
        trumps = " ".join(wording.card_short(card, letters) for card in order.trumps)
        return QCoreApplication.translate("ReservationPanel", "Trumps, highest first: {cards}").format(cards=trumps)
    if reservation is Reservation.MARRIAGE:
        return QCoreApplication.translate(
            "ReservationPanel", "You hold both queens of clubs and look for a partner."
        )
    if reservation is Reservation.POVERTY:
        if not view.rules.poverty_shift:
            return QCoreApplication.translate(
                "ReservationPanel", "You have hardly any trumps: the cards are dealt again."
            )
        return QCoreApplication.translate(
            "ReservationPanel", "You pass on your few trumps. Whoever takes them is your partner."
        )
    if reservation.is_throw:
        return QCoreApplication.translate(
            "ReservationPanel", "Your hand is thrown in and the cards are dealt again."
        )
    if holds_both_queens(view):
        return QCoreApplication.translate(
            "ReservationPanel",
            "A silent marriage: you hold both queens of clubs and play alone against three, "
            "and nobody knows it yet.",
        )
    return QCoreApplication.translate("ReservationPanel", "Nothing special: the two queens of clubs play together.")


def confirmation(view: SeatView, reservation: Reservation, call: Call | None) -> str:
    """The words of the button that gives an answer; `call`: what is announced with it."""
    if reservation.is_throw:
        return QCoreApplication.translate("ReservationPanel", "Throw the hand in")
    if not is_raise(view):
        said = wording.reservation_name(reservation)
    elif call is None:
        return QCoreApplication.translate("ReservationPanel", "Do not raise")
    else:
        said = wording.call_name(call, Side.RE)
    return QCoreApplication.translate("ReservationPanel", "Say “{answer}”").format(answer=said)
