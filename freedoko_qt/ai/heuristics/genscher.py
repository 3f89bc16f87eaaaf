"""Whom to take as a partner with both ♦K."""

from __future__ import annotations

from freedoko_qt.engine.actions import Genscher
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.teams import Side

from .deductions import has_called
from .reasons import HeuristicDecision, Reason
from .situation import Situation

MARGIN_EYES = 25
"""So many eyes must a new partner be ahead of the old one."""

CALL_IN_EYES = 20
"""What it tells for a seat's hand that it has announced."""


def new_partner(s: Situation) -> HeuristicDecision | None:
    """Take the seat with the most eyes and the boldest words; None if the present partner is as good or not known."""
    view = s.view
    eyes = view.eyes
    worth = {seat: eyes[seat] + CALL_IN_EYES * has_called(view, seat) for seat in SEATS if seat != view.seat}
    present = [seat for seat in worth if view.sides[seat] is view.side and view.side is not None]
    if len(present) != 1 or view.side is Side.RE and has_called(view, view.seat):
        return None
    best = max(worth, key=lambda seat: worth[seat])
    choice = Genscher(view.seat, best)
    if worth[best] - worth[present[0]] < MARGIN_EYES or choice not in view.legal:
        return None
    return HeuristicDecision(choice, Reason.BETTER_PARTNER)
