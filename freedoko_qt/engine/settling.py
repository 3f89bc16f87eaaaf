"""From the question before the game to what is played: the answers one by one, and what they settle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import announcements, reservations, swines
from .actions import Reserve
from .cards import SEATS, Card
from .contracts import Contract, Reservation
from .events import Announced, ContractChosen, Event, Reserved, SwinesAnnounced, ThrownIn
from .phase import Phase
from .teams import Side

if TYPE_CHECKING:
    from .game import Game


def answer(game: Game, action: Reserve) -> list[Event]:
    """A seat answers, or changes its answer; the last answer settles what is played."""
    seat, healthy = action.seat, action.reservation is Reservation.HEALTHY
    changed, game.reserved[seat] = game.reserved[seat] is not None, action
    # Where nobody is asked, nobody says that there is nothing to say.
    events: list[Event] = [Reserved(seat, healthy)] if game.rules.ask_reservations or changed or not healthy else []
    if changed:
        return events if game.phase is Phase.RESERVATION else events + _settle_again(game)
    forced = reservations.forced_seat(game.table) is not None and not action.offer_duty_solo
    following = game.seat_after(seat)
    if game.reserved[following] is None and not (forced and seat == game.table.first):
        game.turn = following
        return events
    return events + _settle(game)


def _settle(game: Game) -> list[Event]:
    """All have answered: find out what is played."""
    decision = reservations.decide(game)
    reserve = decision.reserve
    if reserve is not None and decision.redeal:
        return game.throw_in(ThrownIn(reserve.seat, reserve.reservation))
    events: list[Event] = []
    if reserve is None:
        game.contract = Contract.NORMAL
    else:
        game.contract = Contract(reserve.reservation.value)
        game.soloist, game.selector, game.duty_solo = reserve.seat, reserve.selector, decision.duty
        game.re = [seat == reserve.seat for seat in SEATS]
    events.append(ContractChosen(game.contract, game.soloist, game.selector, game.duty_solo))
    if reserve is not None and reserve.bid is not None:
        announcements.announce(game, reserve.seat, reserve.bid)
        events.append(Announced(reserve.seat, reserve.bid, None if game.rules.knocking else Side.RE, forced=False))
    game.set_order()
    if game.contract is Contract.POVERTY:
        game.phase, game.turn = Phase.SHIFT, game.soloist
    else:
        game.begin_play()
    return events + [SwinesAnnounced(made.seat, made.hyper) for made in swines.announce_noted(game)]


def _settle_again(game: Game) -> list[Event]:
    """A reservation has been changed after all had answered: what is played is found out anew."""
    game.phase, game.turn, game.leader = Phase.RESERVATION, None, game.table.first
    game.contract, game.soloist, game.selector, game.duty_solo = None, None, None, False
    game.re = [Card.CQ in hand for hand in game.hands]
    game.swines = game.hyperswines = None
    game.levels, game.announcements, game.announced_before_first_card = [0, 0, 0, 0], [], []
    game.set_order()
    return _settle(game)
