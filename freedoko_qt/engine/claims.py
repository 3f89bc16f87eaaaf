"""The end before the last card: the soloist shortens the game (DDV 5.4), or nothing is left to decide."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING

from .actions import Action, Claim
from .cards import SEATS, Card, Suit
from .contracts import TRUMP, CardOrder
from .phase import PLAY
from .trick import Trick, second_dolle_wins

if TYPE_CHECKING:
    from .game import Game

_CLASSES = (TRUMP, *Suit)

LAST_TRICKS = 4
"""No more tricks than these are looked through for something to decide."""
BUDGET = 2000
"""So many positions are looked at, some 0.2 s."""


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


def is_decided(game: Game, budget: int = BUDGET) -> bool:
    """Whether nothing that any seat may still do changes what is written, or sets off another bock round.

    Every way to the end is tried, with announcements, swines and a Genscher; a claim is not, for it only gives away.
    False too before the last tricks, after the last card, and when it is not found out within so many positions.
    """
    if game.phase is not PLAY or max(map(len, game.hands)) > LAST_TRICKS:
        return False
    ends = set()
    for number, end in enumerate(_ends(_twin(game))):
        if end is not None:
            ends.add(end)
        if len(ends) > 1 or number >= budget:
            return False
    return True


def _ends(game: Game) -> Iterator[tuple[tuple[int, ...], tuple[str, ...]] | None]:
    """What is written and the bock it brings at every end that a game can come to; None for a position on the way."""
    open_games = [game]
    while open_games:
        state = open_games.pop()
        if state.score is not None:
            yield state.score.scores, state.score.bock_triggers
            continue
        yield None
        first, *others = _choices(state)
        for action in others:
            open_games.append(_twin(state))
            open_games[-1].apply(action)
        state.apply(first)
        open_games.append(state)


def _choices(game: Game) -> list[Action]:
    """What the seats may do, who is to move first."""
    return [action for seat in SEATS for action in game.legal(seat) if not isinstance(action, Claim)]


def _twin(game: Game) -> Game:
    """An equal game of its own in the play of the cards, without playing it again."""
    twin = copy(game)
    for name in game.__slots__:
        value = getattr(game, name)
        if isinstance(value, list):
            setattr(twin, name, [*value])
    twin.hands = [[*hand] for hand in game.hands]
    return twin
