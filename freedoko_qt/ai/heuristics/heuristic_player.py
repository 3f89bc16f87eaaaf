"""The player by rules of thumb."""

from __future__ import annotations

from freedoko_qt.engine.actions import Action, Genscher
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.genscher import card_to_choose_with
from freedoko_qt.engine.view import SeatView

from ..card_actions import early_swines, play_action
from ..style import Style
from .announcements import announcement, forced_announcement
from .following import FOLLOWING
from .genscher import new_partner
from .leading import LEADING
from .poverty import accepts, passes_on
from .reasons import HeuristicDecision, Reason, reason_to_announce
from .reservations import reservation
from .situation import Situation
from .unlearned import UNLEARNED


class HeuristicPlayer:
    """Plays by rules of thumb without looking ahead; equal views give equal decisions.

    `memory`: number of finished tricks whose cards it remembers; None for all.
    """

    def __init__(self, memory: int | None = None, style: Style = Style.BALANCED) -> None:
        self._memory, self._style = memory, style

    def decide(self, view: SeatView) -> Action | None:
        """Return one of `view.legal`; None to announce nothing when the seat is not to move."""
        return heuristic_decision(view, self._memory, self._style).action


def heuristic_decision(view: SeatView, memory: int | None = None, style: Style = Style.BALANCED) -> HeuristicDecision:
    """Decide by rules of thumb, with a reason.

    `memory`: number of finished tricks whose cards are remembered; None for all.
    """
    if (swines := early_swines(view)) is not None:
        return HeuristicDecision(swines, Reason.SHOWS_SWINES)
    if not view.my_turn:
        return announcement(view, style) or HeuristicDecision(None, Reason.NOTHING_SPECIAL)
    if len(view.legal) == 1:
        return HeuristicDecision(view.legal[0], Reason.ONLY_CHOICE)
    match view.phase:
        case Phase.RESERVATION:
            return reservation(view, style)
        case Phase.SHIFT | Phase.RETURN:
            return passes_on(view)
        case Phase.ACCEPT:
            return accepts(view)
        case _:
            return _at_play(view, memory, style)


def _at_play(view: SeatView, memory: int | None, style: Style) -> HeuristicDecision:
    if not view.playable:
        return forced_announcement(view)
    if (decision := announcement(view, style)) is not None:
        return decision
    situation = Situation(view, memory)
    card, reason = chosen_card(situation)
    chosen_with = card_to_choose_with(view)
    if card == chosen_with and any(isinstance(a, Genscher) for a in view.legal):
        changed = new_partner(situation)
        if changed is not None:
            return changed
    action = play_action(view, card)
    return HeuristicDecision(action, reason_to_announce(action) or reason)


def chosen_card(situation: Situation) -> tuple[Card, Reason]:
    """Return the card of the first rule that names one, and its reason.

    If no rule names one, the first playable card.
    """
    own_rules = UNLEARNED.get(situation.view.contract)
    if own_rules is not None:
        return own_rules.card(situation)
    for reason, rule in LEADING if situation.led is None else FOLLOWING:
        card = rule(situation)
        if card is not None:
            return card, reason
    return situation.playable[0], Reason.ONLY_CHOICE
