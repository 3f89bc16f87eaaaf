"""Special points: what single tricks earn, judged by the sides at the end (RULES.md 11)."""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import CARDS, Card, Suit
from ..contracts import SOLI, CardOrder, Contract
from ..play.trick import Trick
from ..rules import Rules
from ..state import GameState
from ..teams import CONTRA, RE, Side
from .score import Special, SpecialPoint

_FOX, _DOLLE = Card.DA, Card.HT
_HEARTS = frozenset(card for card in CARDS if card.suit is Suit.HEARTS)


def count_in(rules: Rules, contract: Contract) -> bool:
    """True if special points count in a contract at all."""
    if not contract.is_alone:
        return True
    match rules.special_points_in_solo:
        case "all":
            return True
        case "color_soli":
            return contract not in SOLI or SOLI[contract].is_color
        case "trump_solo":
            return contract not in SOLI or contract is Contract.SOLO_DIAMONDS
        case _:
            return False


def special_points(state: GameState) -> list[SpecialPoint]:
    """The special points of all tricks, first to last."""
    return [point for number in _counting_tricks(state) for point in _in_trick(state, number)]


def _counting_tricks(state: GameState) -> range:
    """The indices of the tricks that count; of a marriage that ended alone those up to the clarification.

    What was left when a soloist shortened the game was never played as tricks.
    """
    if state.contract is None:
        return range(0)
    if count_in(state.rules, state.contract):
        return range(len(state.tricks) if state.claimed is None else state.claimed)
    if state.contract is Contract.MARRIAGE_SOLO and state.rules.special_points_before_marriage_solo:
        return range(state.clarified or 0)
    return range(0)


def is_heart_trick(order: CardOrder, trick: Trick) -> bool:
    """True if the trick is made of four plain hearts."""
    return _HEARTS.issuperset(trick.cards) and not any(map(order.is_trump, trick.cards))


def _in_trick(state: GameState, index: int) -> Iterator[SpecialPoint]:
    rules, trick = state.rules, state.tricks[index]
    last = index == state.tricks_total - 1
    winner = _side(state, trick.winner)
    if rules.extrapoint_doppelkopf and trick.eyes >= rules.doppelkopf_points:
        yield SpecialPoint(winner, Special.DOPPELKOPF)
    if _FOX in trick.cards:
        yield from _foxes(state, trick, winner, last=last)
    if last:
        yield from _charlies(state, trick, winner)
    if rules.extrapoint_dolle_jabs_dolle and state.order.dolle and _dolle_caught(state, trick):
        yield SpecialPoint(winner, Special.DOLLE_CAUGHT)
    if rules.extrapoint_heart_trick and is_heart_trick(state.order, trick):
        yield SpecialPoint(winner, Special.HEART_TRICK)


def _side(state: GameState, seat: int) -> Side:
    return RE if state.re[seat] else CONTRA


def _sides_playing(state: GameState, trick: Trick, card: Card) -> list[Side]:
    """The sides of those who played this card to the trick."""
    return [_side(state, trick.seat_of(p)) for p, played in enumerate(trick.cards) if played == card]


def _winning_card(trick: Trick) -> Card:
    return trick.cards[(trick.winner - trick.leader) % 4]


def _foxes(state: GameState, trick: Trick, winner: Side, *, last: bool) -> Iterator[SpecialPoint]:
    rules = state.rules
    owners = [
        trick.seat_of(position)
        for position, card in enumerate(trick.cards)
        # A swine is no fox; under "only second" the first of the two is caught by nobody but its own side.
        if card == _FOX and trick.seat_of(position) != state.swines
    ]
    if rules.extrapoint_catch_fox:
        for owner in owners:
            if _side(state, owner) is not winner:
                yield SpecialPoint(winner, Special.FOX_CAUGHT)
                if last and rules.extrapoint_catch_fox_last_trick:
                    yield SpecialPoint(winner, Special.FOX_CAUGHT_LAST_TRICK)
    if last and rules.extrapoint_fox_last_trick and trick.winner in owners:
        yield SpecialPoint(winner, Special.FOX_LAST_TRICK)
        if rules.extrapoint_double_fox_last_trick and len(owners) == 2 and _all_of(state, owners, winner):
            yield SpecialPoint(winner, Special.FOX_LAST_TRICK)


def _all_of(state: GameState, seats: list[int], side: Side) -> bool:
    return all(_side(state, seat) is side for seat in seats)


def _charlies(state: GameState, trick: Trick, winner: Side) -> Iterator[SpecialPoint]:
    rules = state.rules
    sides = _sides_playing(state, trick, Card.CJ)
    if not rules.extrapoint_charlie or not sides:
        return
    if _winning_card(trick) == Card.CJ:
        yield SpecialPoint(winner, Special.CHARLIE)
        if rules.extrapoint_double_charlie and sides == [winner, winner]:
            yield SpecialPoint(winner, Special.CHARLIE)
    caught = sides.count(winner.other)
    only_by_queen = rules.extrapoint_catch_charlie_only_with_diamond_queen
    if not rules.extrapoint_catch_charlie or not caught or (only_by_queen and _winning_card(trick) != Card.DQ):
        return
    yield SpecialPoint(winner, Special.CHARLIE_CAUGHT)
    if caught == 2 and rules.extrapoint_catch_double_charlie:
        yield SpecialPoint(winner, Special.CHARLIE_CAUGHT)


def _dolle_caught(state: GameState, trick: Trick) -> bool:
    if trick.cards.count(_DOLLE) < 2:
        return False
    first, second = _sides_playing(state, trick, _DOLLE)
    return first is not second and _winning_card(trick) == _DOLLE
