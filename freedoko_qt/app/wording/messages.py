"""Words of the table itself: why something was refused, and what is being waited for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.refusals import Refusal

from .cards import suit_name
from .translating import translated

if TYPE_CHECKING:
    from freedoko_qt.engine.view import SeatView

_REFUSALS: Mapping[Refusal, object] = {
    Refusal.GAME_OVER: QT_TRANSLATE_NOOP("Wording", "The game is over."),
    Refusal.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Wording", "It is not your turn yet."),
    Refusal.RESERVATIONS_FIRST: QT_TRANSLATE_NOOP("Wording", "First everybody is asked for reservations."),
    Refusal.POVERTY_FIRST: QT_TRANSLATE_NOOP("Wording", "First the poverty has to be settled."),
    Refusal.NOT_IN_HAND: QT_TRANSLATE_NOOP("Wording", "You do not hold this card."),
    Refusal.MUST_ANNOUNCE_FIRST: QT_TRANSLATE_NOOP(
        "Wording", "The first trick was so rich that you have to announce before you lead."
    ),
    Refusal.MUST_PLAY_SWINE: QT_TRANSLATE_NOOP("Wording", "You have announced it: now play that card."),
    Refusal.MUST_PLAY_GENSCHER_CARD: QT_TRANSLATE_NOOP("Wording", "After Genscher: play one of the two cards."),
    Refusal.MUST_FOLLOW_TRUMP: QT_TRANSLATE_NOOP("Wording", "Trump was led, and you hold trumps: play one."),
    Refusal.MUST_FOLLOW_SUIT: QT_TRANSLATE_NOOP("Wording", "You have to follow suit: you still hold {suit}."),
    Refusal.CALL_NOT_OPEN: QT_TRANSLATE_NOOP("Wording", "This announcement is not possible now."),
    Refusal.NO_SWINES: QT_TRANSLATE_NOOP("Wording", "This cannot be announced now."),
    Refusal.NO_GENSCHER: QT_TRANSLATE_NOOP("Wording", "You cannot choose a partner now."),
    Refusal.NO_CLAIM: QT_TRANSLATE_NOOP("Wording", "You cannot shorten the game now."),
    Refusal.WRONG_CARDS: QT_TRANSLATE_NOOP("Wording", "These cards cannot be passed on."),
    Refusal.RESERVATION_NOT_ALLOWED: QT_TRANSLATE_NOOP("Wording", "Your hand or the rules forbid this."),
    Refusal.NOT_ASKED: QT_TRANSLATE_NOOP("Wording", "Nobody is asking for this now."),
}

_WAITING: Mapping[Phase, tuple[object, object]] = {
    Phase.RESERVATION: (
        QT_TRANSLATE_NOOP("Wording", "{name} is asked for a reservation."),
        QT_TRANSLATE_NOOP("Wording", "Do you have a reservation?"),
    ),
    Phase.SHIFT: (
        QT_TRANSLATE_NOOP("Wording", "{name} chooses the cards to pass on."),
        QT_TRANSLATE_NOOP("Wording", "Choose the cards that you pass on."),
    ),
    Phase.ACCEPT: (
        QT_TRANSLATE_NOOP("Wording", "{name} is asked to take the poverty."),
        QT_TRANSLATE_NOOP("Wording", "Do you take the poverty?"),
    ),
    Phase.RETURN: (
        QT_TRANSLATE_NOOP("Wording", "{name} chooses the cards to give back."),
        QT_TRANSLATE_NOOP("Wording", "Choose the cards that you give back."),
    ),
    Phase.PLAY: (
        QT_TRANSLATE_NOOP("Wording", "{name} is to play."),
        QT_TRANSLATE_NOOP("Wording", "It is your turn."),
    ),
}

_BIDDING = QT_TRANSLATE_NOOP("Wording", "Does {name} bid more?"), QT_TRANSLATE_NOOP("Wording", "Do you bid more?")

_DUTY = QT_TRANSLATE_NOOP("Wording", "You have to announce before you lead.")


def refusal(reason: Refusal, view: SeatView) -> str:
    """One line that says why an action was refused. `view`: of the seat that wanted it, at that moment."""
    return translated(_REFUSALS[reason], suit=suit_name(view.trick[0].suit) if view.trick else "")


def waiting(view: SeatView, names: Sequence[str]) -> str:
    """One line that says whom the game waits for; empty when it is over."""
    if view.turn is None:
        return ""
    if view.my_turn and view.duty:
        return translated(_DUTY)
    other, own = _BIDDING if view.is_bidding else _WAITING[view.phase]
    return translated(own) if view.my_turn else translated(other, name=names[view.turn])
