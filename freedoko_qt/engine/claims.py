"""The end before the last card: the soloist shortens the game (DDV 5.4), or nothing is left to decide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from itertools import combinations
from typing import TYPE_CHECKING

from . import swines
from .actions import Action, Claim
from .cards import SEATS, Card, Suit
from .contracts import TRUMP, CardOrder
from .phase import PLAY
from .teams import known_sides
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
    if game.contract is None or not game.contract.is_alone or not may_lead(game, soloist):
        return []
    return [True, False] if takes_all(game, soloist) else [False]


def may_lead(game: Game, seat: int) -> bool:
    """Whether a seat may lead whichever of its cards it likes now."""
    return seat == game.turn and not game.trick and not game.pending and bool(game.plays())


def takes_all(game: Game, seat: int) -> bool:
    """Whether a seat that leads takes every remaining trick, however the cards it has not seen lie.

    It leads its trumps, then its suits, each from the top. In the worst case one opponent holds all unseen cards
    of a class: then each lead draws one of them, and up to the last of them it must be met by nothing higher.
    """
    order, risky = game.order, _risky(game)
    # Which cards the others hold together everybody can count; how they lie is not asked.
    own, others = game.hands[seat], _unseen(game, seat)
    if _swines_may_come(game, others):
        return False
    for klass in _CLASSES:
        mine = sorted([_lead(order, card, risky) for card in own if order.classes[card] == klass], reverse=True)
        theirs = [order.strengths[card] for card in others if order.classes[card] == klass]
        if klass == TRUMP and len(theirs) > len(mine) and len(mine) < len(own):
            return False
        if mine and theirs and min(mine[: len(theirs)]) < max(theirs):
            return False
    return True


def _unseen(game: Game, seat: int) -> list[Card]:
    """What the others hold together, sorted, so that it does not tell how it lies."""
    return sorted(card for one in SEATS if one != seat for card in game.hands[one])


def _swines_may_come(game: Game, others: Sequence[Card]) -> bool:
    """Whether one of these cards may yet be announced to be the highest."""
    if game.contract is None or game.hyperswines is not None or (game.cards_played and game.swines_at_begin):
        return False
    return swines.special_card(game.rules, game.contract, hyper=game.swines is not None) in others


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


def is_decided(game: Game, seat: int | None = None, budget: int = BUDGET) -> bool:
    """Whether nothing that any seat may still do changes what is written, or sets off another bock round.

    With a seat: whether that is so however the cards lie that this seat has not seen, so that the answer tells it
    nothing new. Every way to the end is tried, with announcements, swines and a Genscher; a claim is not, for it only
    gives away. False too before the last tricks, after the last card, for a seat that does not know all sides, and
    when it is not found out within so many positions.
    """
    if game.phase is not PLAY or max(map(len, game.hands)) > LAST_TRICKS:
        return False
    if seat is not None and None in known_sides(game, seat):
        return False
    for possible in [_twin(game)] if seat is None else _possible(game, seat):
        ends = set()
        for end in _ends(possible):
            budget -= 1
            if end is not None:
                ends.add(end)
            if len(ends) > 1 or budget < 0:
                return False
    return True


def _possible(game: Game, seat: int) -> Iterator[Game]:
    """The game with each distribution of the unseen cards in which everybody has followed suit."""
    others = [one for one in SEATS if one != seat]
    void = {one: _not_followed(game, one) for one in others}
    for hands in _shares(game, _unseen(game, seat), void):
        possible = _twin(game)
        for one, hand in hands.items():
            possible.hands[one] = [*hand]
        yield possible


def _shares(game: Game, cards: Sequence[Card], void: Mapping[int, set[int]]) -> Iterator[dict[int, tuple[Card, ...]]]:
    """Every way in which these seats can hold the cards, each none of its classes; equal ones are not told apart."""
    if not void:
        yield {}
        return
    (seat, barred), *others = void.items()
    for hand in dict.fromkeys(combinations(cards, len(game.hands[seat]))):
        if barred.isdisjoint([game.order.classes[card] for card in hand]):
            left = [*cards]
            for card in hand:
                left.remove(card)
            for hands in _shares(game, left, dict(others)):
                yield {seat: hand, **hands}


def _not_followed(game: Game, seat: int) -> set[int]:
    """The classes of which a seat holds nothing, as everybody has seen."""
    classes = game.order.classes
    lying = [(trick.leader, trick.cards) for trick in game.tricks] + [(game.leader, tuple(game.trick))]
    said = [(cards[0], cards[place]) for leader, cards in lying if (place := (seat - leader) % 4) < len(cards)]
    return {classes[lead] for lead, card in said if classes[card] != classes[lead]}


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
