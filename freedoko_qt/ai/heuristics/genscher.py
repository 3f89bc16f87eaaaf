"""Rules of thumb for the choice of a partner by Genscher."""

from __future__ import annotations

from freedoko_qt.engine.actions import Genscher
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.teams import Side

from .deductions import has_called
from .reasons import HeuristicDecision, Reason
from .situation import Situation

MARGIN_EYES = 25
"""Minimum advantage, in eyes, of a new partner over the present one."""

CALL_IN_EYES = 20
"""Value of an announcement of a seat, in eyes."""


def new_partner(situation: Situation) -> HeuristicDecision | None:
    """Choose the seat with most eyes and announcements; None if the present partner is unknown or as good."""
    view = situation.view
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
