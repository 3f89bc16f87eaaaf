"""Rules of thumb for following; the first that names a card decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from freedoko_qt.engine.cards import EYES, Card, Rank
from freedoko_qt.engine.contracts import TRUMP

from .reasons import Reason
from .situation import THROWN_FOX_IN_EYES, Situation

CardRule: TypeAlias = Callable[[Situation], Card | None]

SURE, LIKELY, EVEN = 0.93, 0.7, 0.5
"""Chances from which on something is taken for sure, for likely, and for worth a try."""
RICH_EYES = 20
"""Eyes from which on a trick is worth a high card."""


def only_choice(situation: Situation) -> Card | None:
    """Play the only legal card."""
    return situation.playable[0] if len(situation.playable) == 1 else None


def finds_bride(situation: Situation) -> Card | None:
    """Win the clarifying trick of a marriage, to play with the bride."""
    if not situation.clarifies or situation.is_bride:
        return None
    strong = [card for card in situation.winners if situation.chance(card) >= EVEN]
    return situation.best(strong)


def feeds_groom(situation: Situation) -> Card | None:
    """Give eyes, as the bride, to the clarifying trick: its winner becomes the partner."""
    if not situation.clarifies or not situation.is_bride or not situation.losers:
        return None

    def worth(card: Card) -> float:
        return EYES[card] / 2 - situation.keep(card) + THROWN_FOX_IN_EYES * situation.is_fox(card)

    return max(situation.losers, key=worth)


def fox_to_partner(situation: Situation) -> Card | None:
    """Play the fox to a trick that the partner surely wins."""
    is_sure = situation.partner_winning >= SURE
    return next((card for card in situation.losers if situation.is_fox(card) and is_sure), None)


def fox_home(situation: Situation) -> Card | None:
    """Win the trick with the fox if it cannot be beaten any more."""
    return next((card for card in situation.winners if situation.is_fox(card) and situation.chance(card) >= SURE), None)


def feeds_partner(situation: Situation) -> Card | None:
    """Give eyes to the partner's trick, but no card that is needed later."""
    if situation.partner_winning < LIKELY or not situation.losers:
        return None
    gift = situation.best(situation.losers)
    if gift is None or EYES[gift] < EYES[Card.DK]:
        return None
    return gift if situation.best(situation.playable) == gift else None


def catches_fox(situation: Situation) -> Card | None:
    """Win a trick with an opponent's fox."""
    if situation.foreign_foxes < EVEN:
        return None
    return _worth_taking(situation)


def ace_takes(situation: Situation) -> Card | None:
    """Win with the ace of a plain suit while the others can still follow."""
    aces = [card for card in situation.winners if card.rank is Rank.ACE and not situation.is_trump(card)]
    return next((card for card in aces if situation.chance(card) >= EVEN), None)


def rich_trick(situation: Situation) -> Card | None:
    """Win a trick of many eyes."""
    return _worth_taking(situation) if situation.eyes >= RICH_EYES else None


def last_seat_takes(situation: Situation) -> Card | None:
    """Win cheaply in the last seat."""
    return _worth_taking(situation) if situation.is_last else None


def trumps_in(situation: Situation) -> Card | None:
    """Trump a plain suit that cannot be followed."""
    if situation.led == TRUMP:
        return None
    taken = _worth_taking(situation)
    return taken if taken is not None and situation.is_trump(taken) else None


def overtakes(situation: Situation) -> Card | None:
    """Play a higher card that may win if the trick is worth the attempt."""
    return _worth_taking(situation)


def creates_void(situation: Situation) -> Card | None:
    """Discard the last card of a plain suit, to trump that suit later."""
    plain = [card for card in situation.losers if not situation.is_trump(card)]
    singles = [card for card in plain if situation.led != situation.view.order.classes[card]]
    card = situation.cheapest(singles)
    return card if card is not None and situation.keep(card) < 0 and card == situation.best(situation.losers) else None


def stays_low(situation: Situation) -> Card | None:
    """Give as little as possible to a lost trick."""
    return situation.best(situation.playable)


def _worth_taking(situation: Situation) -> Card | None:
    """Return the best winning card if it beats losing the trick."""
    take = situation.best(situation.winners)
    return take if take is not None and take == situation.best(situation.playable) else None


FOLLOWING: tuple[tuple[Reason, CardRule], ...] = (
    (Reason.ONLY_CHOICE, only_choice),
    (Reason.FINDS_BRIDE, finds_bride),
    (Reason.FEEDS_GROOM, feeds_groom),
    (Reason.FOX_TO_PARTNER, fox_to_partner),
    (Reason.FOX_HOME, fox_home),
    (Reason.CATCHES_FOX, catches_fox),
    (Reason.FEEDS_PARTNER, feeds_partner),
    (Reason.RICH_TRICK, rich_trick),
    (Reason.ACE_TAKES, ace_takes),
    (Reason.LAST_SEAT_TAKES, last_seat_takes),
    (Reason.TRUMPS_IN, trumps_in),
    (Reason.OVERTAKES, overtakes),
    (Reason.CREATES_VOID, creates_void),
    (Reason.STAYS_LOW, stays_low),
)
