"""The choices of the question before the game: answers that the rules know, the hand allows, and sense suggests."""

from dataclasses import replace

from freedoko_qt.engine.actions import Call, Reserve, Selector
from freedoko_qt.engine.before_play.reservations import THROWS
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import SOLI, Contract, Reservation, allows_solo, card_order
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.view import SeatView


def special_answers(view: SeatView) -> list[Reservation]:
    """Healthy, and marriage and poverty if the rules know them; of the many ways of throwing in those of this hand."""
    answers = [Reservation.HEALTHY, Reservation.MARRIAGE]
    if view.rules.poverty:
        answers.append(Reservation.POVERTY)
    return answers + [throw for throw in THROWS if allowed(view, throw)]


def solo_answers(rules: Rules) -> list[Reservation]:
    """The soli that the rules know."""
    return [Reservation(contract.value) for contract in SOLI if allows_solo(rules, contract)]


def allowed(view: SeatView, reservation: Reservation) -> list[Reserve]:
    """The legal ways of saying this, perhaps none."""
    return [action for action in view.legal if isinstance(action, Reserve) and action.reservation is reservation]


def asks_more(view: SeatView) -> bool:
    """True if there is more to choose than the answer: one may be said in several ways, or with an announcement."""
    said = [action.reservation for action in view.legal if isinstance(action, Reserve)]
    return len(said) > len(set(said)) or any(bids(view))


def selectors(view: SeatView) -> list[Selector]:
    """The conditions of a marriage from which the bride may choose."""
    found = [action.selector for action in allowed(view, Reservation.MARRIAGE) if action.selector is not None]
    return list(dict.fromkeys(found))


def suggested(view: SeatView) -> Reservation | None:
    """The usual answer with this hand, or the only one; None where one of several soli has to be played."""
    possible = dict.fromkeys(action.reservation for action in view.legal if isinstance(action, Reserve))
    habits = (Reservation.MARRIAGE, *THROWS, Reservation.POVERTY, Reservation.HEALTHY)
    likely = possible if len(possible) == 1 else habits
    return next((reservation for reservation in likely if reservation in possible), None)


def has_to_be_solo(view: SeatView) -> bool:
    """True if this seat may say nothing but a solo."""
    return all(action.reservation.is_solo for action in view.legal if isinstance(action, Reserve))


def bids(view: SeatView) -> list[Call | None]:
    """The calls that may come together with a solo, where soli are bid for; None: nothing."""
    return list(dict.fromkeys(action.bid for action in view.legal if isinstance(action, Reserve)))


def is_raise(view: SeatView) -> bool:
    """True if the seat has called a solo and is asked whether it bids more."""
    return view.my_turn and view.is_bidding


def is_change(view: SeatView) -> bool:
    """True if the seat may change the reservation it has made."""
    made = view.reservations[view.seat] is not None and not is_raise(view)
    return made and any(isinstance(action, Reserve) for action in view.legal)


def is_last_chance(view: SeatView) -> bool:
    """True if the reservation may be changed now, but not any more once another seat has acted."""
    if not is_change(view) or view.my_turn:
        return False
    return view.phase is not Phase.RESERVATION or view.rules.reservation_change == "until_next_spoke"


def answer(view: SeatView, wanted: Reserve) -> Reserve:
    """The legal answer that comes closest to what is wanted.

    ValueError if no way of saying it is legal.
    """

    def distance(action: Reserve) -> int:
        return sum(one != other for one, other in zip(action, wanted, strict=True))

    return min(allowed(view, wanted.reservation), key=distance)


def holds_both_queens(view: SeatView) -> bool:
    """True if the hand is a marriage, open or silent."""
    return view.hand.count(Card.CQ) == 2


def contract_of(reservation: Reservation) -> Contract | None:
    """The solo that this answer calls, or None."""
    return Contract(reservation.value) if reservation.is_solo else None


def foreseen(view: SeatView, reservation: Reservation) -> SeatView:
    """The view with the contract and the order of the cards that this answer calls; only a solo changes them."""
    contract = contract_of(reservation)
    if contract is None:
        return view
    return replace(view, contract=contract, order=card_order(view.rules, contract))


def as_called(view: SeatView) -> SeatView:
    """The view as it will be if the solo that its seat has called is played; unchanged once a game stands."""
    said = view.reservations[view.seat]
    return view if said is None or view.contract is not None else foreseen(view, said)
