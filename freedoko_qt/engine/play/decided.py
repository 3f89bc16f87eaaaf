"""Detection of games in whose last tricks nothing is left to decide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from ..actions import Action, Claim
from ..cards import SEATS, Card
from ..game import Game
from ..phase import PLAY
from .claims import unseen_cards
from .known_sides import known_sides

LAST_TRICKS = 4
"""The greatest number of tricks left in which the rest is looked through."""
BUDGET = 2000
"""The greatest number of positions that are looked at, so that it takes a moment at most."""


def is_decided(game: Game, seat: int | None = None, budget: int = BUDGET) -> bool:
    """True if nothing that any seat may still do changes what is written, or sets off another bock round.

    With a seat: also however the cards lie that this seat has not seen, so that the answer holds no secret. Every way
    to the end is tried, with announcements, swines and a Genscher; a claim is not, for it only gives away. False too
    before the last tricks, after the last card, for a seat that does not know all sides, and when more than `budget`
    positions would have to be looked at.
    """
    if game.phase is not PLAY or max(map(len, game.hands)) > LAST_TRICKS:
        return False
    if seat is not None and None in known_sides(game, seat):
        return False
    for possible in [game.copy()] if seat is None else _possible(game, seat):
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
    for hands in _shares(game, unseen_cards(game, seat), void):
        possible = game.copy()
        for one, hand in hands.items():
            possible.hands[one] = [*hand]
        yield possible


def _shares(game: Game, cards: Sequence[Card], void: Mapping[int, set[int]]) -> Iterator[dict[int, tuple[Card, ...]]]:
    """Every distribution of the cards over these seats, each without its classes; equal ones come once."""
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
    played = [(cards[0], cards[place]) for leader, cards in lying if (place := (seat - leader) % 4) < len(cards)]
    return {classes[lead] for lead, card in played if classes[card] != classes[lead]}


def _ends(game: Game) -> Iterator[tuple[tuple[int, ...], tuple[str, ...]] | None]:
    """The scores and the bock at every end that a game can come to; None for a position on the way."""
    open_games = [game]
    while open_games:
        state = open_games.pop()
        if state.score is not None:
            yield state.score.scores, state.score.bock_triggers
            continue
        yield None
        first, *others = _choices(state)
        for action in others:
            open_games.append(state.copy())
            open_games[-1].apply(action)
        state.apply(first)
        open_games.append(state)


def _choices(game: Game) -> list[Action]:
    """The actions of the seats, who is to move first."""
    return [action for seat in SEATS for action in game.legal(seat) if not isinstance(action, Claim)]
