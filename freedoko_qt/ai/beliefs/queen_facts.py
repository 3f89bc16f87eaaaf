"""Facts about ♣Q from sides, announcements and swines."""

from __future__ import annotations

from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play import announcements
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..batch.tables import QUEEN_PLACEMENTS, Array
from .blank_game import blank_game
from .card_facts import SpreadLimit, mask_of


def queen_limits(view: SeatView) -> list[SpreadLimit]:
    """Return the limit of ♣Q where they make, or made, the sides; else nothing."""
    if view.contract in (Contract.NORMAL, Contract.SILENT_MARRIAGE):
        fits = [_fits_sides(view, placement) and _fits_silent_lead(view, placement) for placement in QUEEN_PLACEMENTS]
    elif view.contract is Contract.GENSCHER:
        fits = [_fits_earlier_sides(view, placement) for placement in QUEEN_PLACEMENTS]
    else:
        return []
    return [SpreadLimit(mask_of([Card.CQ]), QUEEN_PLACEMENTS[fits])]


def _fits_sides(view: SeatView, placement: Array) -> bool:
    if any(view.sides[seat] not in (None, Side.RE if placement[seat] else Side.CONTRA) for seat in SEATS):
        return False
    if not view.rules.swine_only_second or view.swines is None:
        return True
    # Swines with the second fox only: the own side won the first fox.
    fox = next(trick for trick in view.tricks if trick.card_of(view.swines) == Card.DA)
    return bool(placement[view.swines]) is bool(placement[fox.winner])


def _fits_silent_lead(view: SeatView, placement: Array) -> bool:
    """True if the winner of a rich first trick could lead on without an announcement.

    The view does not contain when others announced, so any order is assumed possible.
    """
    if not view.rules.announcement_first_trick_thirty_points or len(view.tricks) + bool(view.trick) < 2:
        return True
    first = view.tricks[0]
    is_poor = first.eyes < view.rules.announcement_first_trick_eyes
    if is_poor or any(made.seat == first.winner for made in view.announcements):
        return True
    game = blank_game(view.rules, view.table)
    game.contract, game.phase, game.re = Contract.NORMAL, Phase.PLAY, [bool(number) for number in placement]
    for hand in game.hands:
        hand.pop()
    game.tricks, game.cards_played = [first], 4
    game.leader = game.turn = game.duty_seat = first.winner
    for made in view.announcements:
        if not announcements.is_duty(game, first.winner):
            return True
        announcements.announce(game, made.seat, made.call)
    return not announcements.is_duty(game, first.winner)


def _fits_earlier_sides(view: SeatView, placement: Array) -> bool:
    """True if the announcements before a Genscher fit the sides that ♣Q made then."""
    if any(answer not in (None, Reservation.HEALTHY) for answer in view.reservations):
        return True  # a marriage, in which ♣Q do not make the sides
    if len(view.genschers) > 1:
        return True  # something may have been announced between both Genschers
    sides = {Call.RE: Side.RE, Call.CONTRA: Side.CONTRA}
    return all(
        sides.get(made.call) in (None, view.sides[made.seat]) or bool(placement[made.seat]) is (made.call is Call.RE)
        for made in view.announcements
    )
