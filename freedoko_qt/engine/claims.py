"""The soloist shortens the game: shows the cards as all remaining tricks, or gives those away (DDV 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import SEATS, Card, Suit
from .contracts import TRUMP
from .phase import Phase
from .trick import Trick, second_dolle_wins

if TYPE_CHECKING:
    from .game import Game


def open_claims(game: Game, seat: int) -> list[bool]:
    """How a seat may shorten the game now: by taking all the rest (True), by giving it away (False)."""
    contract = game.contract
    if seat != game.soloist or seat != game.turn or game.trick or not game.rules.solo_may_claim:
        return []
    if game.phase is not Phase.PLAY or contract is None or not contract.is_alone:
        return []
    if game.pending or not game.plays():
        return []
    return [True, False] if takes_all(game, seat) else [False]


def takes_all(game: Game, seat: int) -> bool:
    """Whether a seat that leads takes every remaining trick, however the cards it has not seen lie.

    It leads its trumps, then its suits, each from the top. In the worst case one opponent holds all unseen cards
    of a class: then each lead draws one of them, and up to the last of them it must be met by nothing higher.
    """
    order = game.order
    # Which cards the others hold together everybody can count; how they lie is not asked.
    own, others = game.hands[seat], [card for one in SEATS if one != seat for card in game.hands[one]]
    for klass in (TRUMP, *Suit):
        mine = sorted((_lead(game, card) for card in own if order.classes[card] == klass), reverse=True)
        theirs = [order.strengths[card] for card in others if order.classes[card] == klass]
        if klass == TRUMP and len(theirs) > len(mine) and len(mine) < len(own):
            return False
        if any(strength < max(theirs) for strength in mine[: len(theirs)]):
            return False
    return True


def _lead(game: Game, card: Card) -> float:
    """The strength of a card that is led: an equal one loses to it, but for a ♥10 that may beat the first."""
    swines = game.swines is not None
    loses = card == Card.HT and game.order.dolle and any(
        second_dolle_wins(game.rules, last_trick=last, swines=swines) for last in (False, True)
    )
    return game.order.strengths[card] - 0.5 * loses


def rest(game: Game, winner: int) -> list[Trick]:
    """The remaining cards as tricks that one seat wins, in whatever order they come."""
    tricks, leader = [], game.leader
    for cards in zip(*game.hands, strict=True):
        tricks.append(Trick(leader, cards[leader:] + cards[:leader], winner))
        leader = winner
    return tricks
