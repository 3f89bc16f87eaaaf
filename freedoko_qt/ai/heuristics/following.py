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


def only_choice(s: Situation) -> Card | None:
    """Play the only legal card."""
    return s.playable[0] if len(s.playable) == 1 else None


def finds_bride(s: Situation) -> Card | None:
    """Win the clarifying trick of a marriage, to play with the bride."""
    if not s.clarifies or s.is_bride:
        return None
    strong = [card for card in s.winners if s.chance(card) >= EVEN]
    return s.best(strong)


def feeds_groom(s: Situation) -> Card | None:
    """Give eyes, as the bride, to the clarifying trick: its winner becomes the partner."""
    if not s.clarifies or not s.is_bride or not s.losers:
        return None
    return max(s.losers, key=lambda card: EYES[card] / 2 - s.keep(card) + THROWN_FOX_IN_EYES * s.is_fox(card))


def fox_to_partner(s: Situation) -> Card | None:
    """Play the fox to a trick that the partner surely wins."""
    return next((card for card in s.losers if s.is_fox(card) and s.partner_winning >= SURE), None)


def fox_home(s: Situation) -> Card | None:
    """Win the trick with the fox if it cannot be beaten any more."""
    return next((card for card in s.winners if s.is_fox(card) and s.chance(card) >= SURE), None)


def feeds_partner(s: Situation) -> Card | None:
    """Give eyes to the partner's trick, but no card that is needed later."""
    if s.partner_winning < LIKELY or not s.losers:
        return None
    gift = s.best(s.losers)
    if gift is None or EYES[gift] < EYES[Card.DK]:
        return None
    return gift if s.best(s.playable) == gift else None


def catches_fox(s: Situation) -> Card | None:
    """Win a trick with an opponent's fox."""
    if s.foreign_foxes < EVEN:
        return None
    return _worth_taking(s)


def ace_takes(s: Situation) -> Card | None:
    """Win with the ace of a plain suit while the others can still follow."""
    aces = [card for card in s.winners if card.rank is Rank.ACE and not s.is_trump(card)]
    return next((card for card in aces if s.chance(card) >= EVEN), None)


def rich_trick(s: Situation) -> Card | None:
    """Win a trick of many eyes."""
    return _worth_taking(s) if s.eyes >= RICH_EYES else None


def last_seat_takes(s: Situation) -> Card | None:
    """Win cheaply in the last seat."""
    return _worth_taking(s) if s.is_last else None


def trumps_in(s: Situation) -> Card | None:
    """Trump a plain suit that cannot be followed."""
    if s.led == TRUMP:
        return None
    taken = _worth_taking(s)
    return taken if taken is not None and s.is_trump(taken) else None


def overtakes(s: Situation) -> Card | None:
    """Play a higher card that may win if the trick is worth the attempt."""
    return _worth_taking(s)


def creates_void(s: Situation) -> Card | None:
    """Discard the last card of a plain suit, to trump that suit later."""
    singles = [card for card in s.losers if not s.is_trump(card) and s.led != s.view.order.classes[card]]
    card = s.cheapest(singles)
    return card if card is not None and s.keep(card) < 0 and card == s.best(s.losers) else None


def stays_low(s: Situation) -> Card | None:
    """Give as little as possible to a lost trick."""
    return s.best(s.playable)


def _worth_taking(s: Situation) -> Card | None:
    """Return the best winning card if it beats losing the trick."""
    take = s.best(s.winners)
    return take if take is not None and take == s.best(s.playable) else None


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
