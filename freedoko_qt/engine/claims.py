"""The soloist shortens the game: shows the cards as all remaining tricks, or gives those away (DDV 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import SEATS, Card, Suit
from .contracts import TRUMP, CardOrder
from .trick import Trick, second_dolle_wins

if TYPE_CHECKING:
    from .game import Game

_CLASSES = (TRUMP, *Suit)


def open_claims(game: Game, soloist: int) -> list[bool]:
    """How the soloist, where the rules allow it, may shorten the game: take the rest (True), give it away (False)."""
    contract = game.contract
    if soloist != game.turn or game.trick or contract is None or not contract.is_alone:
        return []
    if game.pending or not game.plays():
        return []
    return [True, False] if takes_all(game, soloist) else [False]


def takes_all(game: Game, seat: int) -> bool:
    """Whether a seat that leads takes every remaining trick, however the cards it has not seen lie.

    It leads its trumps, then its suits, each from the top. In the worst case one opponent holds all unseen cards
    of a class: then each lead draws one of them, and up to the last of them it must be met by nothing higher.
    """
    order, risky = game.order, _risky(game)
    # Which cards the others hold together everybody can count; how they lie is not asked.
    own, others = game.hands[seat], [card for one in SEATS if one != seat for card in game.hands[one]]
    for klass in _CLASSES:
        mine = sorted([_lead(order, card, risky) for card in own if order.classes[card] == klass], reverse=True)
        theirs = [order.strengths[card] for card in others if order.classes[card] == klass]
        if klass == TRUMP and len(theirs) > len(mine) and len(mine) < len(own):
            return False
        if mine and theirs and min(mine[: len(theirs)]) < max(theirs):
            return False
    return True


def _risky(game: Game) -> Card | None:
    """The card of which the second can beat the first: the ♥10 by rule."""
    if not game.order.dolle:
        return None
    swines = game.swines is not None
    beats = any(second_dolle_wins(game.rules, last_trick=last, swines=swines) for last in (False, True))
    return Card.HT if beats else None


def _lead(order: CardOrder, card: Card, risky: Card | None) -> float:
    """The strength of a card that is led: an equal one loses to it, but to the risky one."""
    return order.strengths[card] - 0.5 * (card == risky)


def rest(game: Game, winner: int) -> list[Trick]:
    """The remaining cards as tricks that one seat wins, in whatever order they come."""
    tricks, leader = [], game.leader
    for cards in zip(*game.hands, strict=True):
        tricks.append(Trick(leader, cards[leader:] + cards[:leader], winner))
        leader = winner
    return tricks
