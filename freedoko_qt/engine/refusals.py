"""The reasons why an action is refused, as values that the table can put into one line."""

from __future__ import annotations

from enum import StrEnum

from .actions import Accept, Action, Announce, AnnounceSwines, Claim, Genscher, Play, Reserve, Return, Shift
from .contracts import TRUMP
from .phase import Phase
from .play.announcements import is_duty
from .state import GameState


class Refusal(StrEnum):
    """The reasons, most telling first."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    RESERVATIONS_FIRST = "reservations_first"
    POVERTY_FIRST = "poverty_first"
    NOT_IN_HAND = "not_in_hand"
    MUST_ANNOUNCE_FIRST = "must_announce_first"
    MUST_PLAY_SWINE = "must_play_swine"
    MUST_PLAY_GENSCHER_CARD = "must_play_genscher_card"
    MUST_FOLLOW_TRUMP = "must_follow_trump"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    CALL_NOT_OPEN = "call_not_open"
    NO_SWINES = "no_swines"
    NO_GENSCHER = "no_genscher"
    NO_CLAIM = "no_claim"
    WRONG_CARDS = "wrong_cards"
    RESERVATION_NOT_ALLOWED = "reservation_not_allowed"
    NOT_ASKED = "not_asked"


_PHASE_OF: dict[type, Phase] = {
    Reserve: Phase.RESERVATION,
    Shift: Phase.SHIFT,
    Accept: Phase.ACCEPT,
    Return: Phase.RETURN,
}


def refusal(state: GameState, action: Action) -> Refusal:
    """The reason why an action that is not legal now is not.

    `action` must not be legal. The reason that is found first in the order of `Refusal` is returned, not all of
    them.
    """
    if state.phase is Phase.OVER:
        return Refusal.GAME_OVER
    match action:
        case Announce():
            return Refusal.CALL_NOT_OPEN
        case AnnounceSwines():
            return Refusal.NO_SWINES
        case Claim():
            return Refusal.NO_CLAIM
        case Reserve() | Shift() | Accept() | Return():
            if state.phase is not _PHASE_OF[type(action)]:
                return Refusal.NOT_ASKED
            if state.turn != action.seat:
                return Refusal.NOT_YOUR_TURN
            is_reserve = isinstance(action, Reserve)
            return Refusal.RESERVATION_NOT_ALLOWED if is_reserve else Refusal.WRONG_CARDS
    if state.phase is Phase.RESERVATION:
        return Refusal.RESERVATIONS_FIRST
    if state.phase is not Phase.PLAY:
        return Refusal.POVERTY_FIRST
    if state.turn != action.seat:
        return Refusal.NOT_YOUR_TURN
    return _why_not_played(state, action)


def _why_not_played(state: GameState, action: Play | Genscher) -> Refusal:
    if isinstance(action, Genscher):
        return Refusal.NO_GENSCHER
    if action.card not in state.hands[action.seat]:
        return Refusal.NOT_IN_HAND
    if is_duty(state, action.seat):
        return Refusal.MUST_ANNOUNCE_FIRST
    if state.pending:
        genscher = isinstance(state.actions[-1], Genscher)
        return Refusal.MUST_PLAY_GENSCHER_CARD if genscher else Refusal.MUST_PLAY_SWINE
    led = state.order.classes[state.trick[0]]
    return Refusal.MUST_FOLLOW_TRUMP if led == TRUMP else Refusal.MUST_FOLLOW_SUIT
