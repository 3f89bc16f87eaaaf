"""The player by rules of thumb: asks the right rules for the moment."""

from __future__ import annotations

from freedoko_qt.engine.actions import Action, AnnounceSwines, Genscher, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.swines import at_begin
from freedoko_qt.engine.view import SeatView

from .announcements import announcement, forced_announcement
from .following import FOLLOWING
from .genscher import new_partner
from .leading import LEADING
from .poverty import accepts, gives_back, lays_down
from .reasons import Decision, Reason
from .reservations import reservation
from .situation import Situation


class HeuristicPlayer:
    """Plays sensible Doppelkopf without looking ahead; equal views give equal decisions."""

    def decide(self, view: SeatView) -> Action | None:
        """One of ``view.legal``; None, where the seat is not to move, to announce nothing."""
        return decision(view).action


def decision(view: SeatView) -> Decision:
    """What the rules of thumb say, and which one of them."""
    early = [a for a in view.legal if isinstance(a, AnnounceSwines) and at_begin(view.rules, hyper=a.hyper)]
    if early:
        return Decision(early[0], Reason.SHOWS_SWINES)
    if not view.my_turn:
        return announcement(view) or Decision(None, Reason.NOTHING_SPECIAL)
    if len(view.legal) == 1:
        return Decision(view.legal[0], Reason.ONLY_CHOICE)
    match view.phase:
        case Phase.RESERVATION:
            return reservation(view)
        case Phase.SHIFT:
            return lays_down(view)
        case Phase.ACCEPT:
            return accepts(view)
        case Phase.RETURN:
            return gives_back(view)
        case _:
            return _at_play(view)


def _at_play(view: SeatView) -> Decision:
    if not view.playable:
        return forced_announcement(view)
    if (said := announcement(view)) is not None:
        return said
    situation = Situation(view)
    card, reason = chosen_card(situation)
    if card == situation.own_swines:
        swines = next(a for a in view.legal if isinstance(a, AnnounceSwines))
        return Decision(swines, Reason.SHOWS_SWINES)
    if card == Card.DK and any(isinstance(a, Genscher) for a in view.legal):
        changed = new_partner(situation)
        if changed is not None:
            return changed
    return Decision(Play(view.seat, card), reason)


def chosen_card(situation: Situation) -> tuple[Card, Reason]:
    """The card of the first rule that names one; the last rule always does."""
    for reason, rule in LEADING if situation.led is None else FOLLOWING:
        card = rule(situation)
        if card is not None:
            return card, reason
    return situation.playable[0], Reason.ONLY_CHOICE
