"""Facts about the hands as dealt from the answers before the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product

import numpy as np

from freedoko_qt.engine.actions import Reserve
from freedoko_qt.engine.before_play import poverty, reservations
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.view import SeatView

from ..batch.tables import Array, as_single_values
from . import exchange_facts
from .blank_game import blank_game
from .card_facts import HandCondition, SpreadLimit, cards_of, mask_of
from .hand_criteria import THROW_KINDS, criterion_kinds, criterion_of

MAX_GROUPS = 30
"""Maximum number of combinations of answers that are expressed as limits; the rest becomes a condition."""

_KEEPS_CARDS = (Reservation.HEALTHY, Reservation.MARRIAGE, Reservation.POVERTY)


@dataclass(frozen=True, slots=True)
class ReservationLimits:
    """Limits, alternative groups of limits (if any), and conditions for what limits cannot express."""

    limits: list[SpreadLimit] = field(default_factory=list)
    either: list[tuple[SpreadLimit, ...]] = field(default_factory=list)
    conditions: list[HandCondition] = field(default_factory=list)


def reservation_limits(view: SeatView) -> ReservationLimits:
    """Return the limits and conditions that follow from the answers.

    Answers of seats whose exchanged cards are unknown are passed over.
    """
    result = ReservationLimits()
    to_dealt = exchange_facts.exchange_deltas(view)
    answers = {seat: view.reservations[seat] for seat in to_dealt if seat != view.seat}
    kept = [seat for seat, answer in answers.items() if answer in _KEEPS_CARDS]
    if view.rules.throw_is_mandatory and kept:
        marks = [criterion_of(view.rules, kind) for kind in criterion_kinds(view.rules) if kind in THROW_KINDS]
        result.limits.extend(one.limit(view, kept, to_dealt, holds=False) for one in marks if one)
        if None in marks:
            result.conditions.append(_NoThrowCheck(view, to_dealt, kept))
    lost = [seat for seat, answer in answers.items() if answer is Reservation.RESERVATION]
    if lost and view.phase is not Phase.RESERVATION:  # until then the contract is open
        course = _RankCheck(view, to_dealt, lost)
        if not course.is_free():
            result.either.extend(course.either())
            result.conditions.append(course)
    return result


@lru_cache(maxsize=64)
def _deciding_numbers(rules: Rules) -> Array | None:
    """Mark the cards whose numbers in a hand decide on all its answers besides soli; 1 or 0, int8, shape (24, numbers).

    None if numbers of cards do not decide.
    """
    marks = [criterion_of(rules, kind) for kind in criterion_kinds(rules)]
    trumps = mask_of(card_order(rules, Contract.NORMAL).trumps)  # with hardly any a poverty is only redealt
    return None if None in marks else np.array([trumps, *(one.cards for one in marks if one)]).T.astype(np.int8)


class _EngineCheck:
    """A condition checked by the engine, in a game whose hands are replaced.

    Deals that do not differ in what decides are checked once.
    """

    judged: list[int]
    """Seats whose hands matter."""

    def __init__(self, view: SeatView, to_dealt: Mapping[int, Array]) -> None:
        self.view, self.to_dealt = view, to_dealt
        self.game = blank_game(view.rules, view.table)

    def __call__(self, hands: Array) -> Array:
        dealt = hands[:, self.judged] + np.array([self.to_dealt[seat] for seat in self.judged])
        numbers = _deciding_numbers(self.view.rules)
        told = dealt if numbers is None else dealt @ numbers
        whole = as_single_values(told.reshape(len(hands), -1))
        _, first, alike = np.unique(whole, return_index=True, return_inverse=True)
        return np.array([self._is_possible(dealt[row]) for row in first], bool)[alike]

    def _is_possible(self, dealt: Array) -> bool:
        """Check one deal; `dealt`: counts of the hands of the judged seats as dealt, shape (seats, 24)."""
        for seat, hand in zip(self.judged, dealt, strict=True):
            self.game.hands[seat] = list(cards_of(hand))
        return self.holds()

    def holds(self) -> bool:
        """Check the hands in the game."""
        raise NotImplementedError


class _NoThrowCheck(_EngineCheck):
    """Condition: seats that did not throw in were not obliged to."""

    def __init__(self, view: SeatView, to_dealt: Mapping[int, Array], kept: list[int]) -> None:
        super().__init__(view, to_dealt)
        self.judged = kept

    def holds(self) -> bool:
        return not any(reservations.throws(self.view.rules, self.game.hands[seat]) for seat in self.judged)


class _RankCheck(_EngineCheck):
    """Condition: the contract can have outranked the reservations whose kind was not revealed."""

    def __init__(self, view: SeatView, to_dealt: Mapping[int, Array], lost: list[int]) -> None:
        super().__init__(view, to_dealt)
        self.lost = lost
        self.winners = list(self._winners())
        own = view.reservations[view.seat]
        self.losers = [*lost, view.seat] if own not in (None, Reservation.HEALTHY) else lost
        named = lost if view.rules.bidding_goes_on and None not in view.reservations else []
        self.soli = {
            seat: [solo for solo in self._legal(seat) if solo.reservation.is_solo and self._loses(solo)]
            if seat not in named  # a solo would have been named
            else []
            for seat in self.losers
        }
        reserved = {*self.losers, *(winner.seat for winner in self.winners)}
        self.judged = [seat for seat in to_dealt if seat in reserved]
        self.known: dict[tuple[tuple[object, ...], ...], bool] = {}

    def holds(self) -> bool:
        allowed = tuple([self._allowed(seat) for seat in self.judged])
        if allowed not in self.known:
            self.known[allowed] = any(self._holds(winner) for winner in self.winners)
        return self.known[allowed]

    def _allowed(self, seat: int) -> tuple[object, ...]:
        """Key of all that matters of a hand: its answers besides soli, and whether its poverty is only redealt."""
        answers = reservations.beside_soli(self.game, seat)
        return *answers, poverty.is_only_redealt(self.view.rules, self.game.hands[seat])

    def is_free(self) -> bool:
        """True if all unrevealed reservations can have been soli, whatever the hands."""
        return any(
            winner.seat not in self.lost
            and all(any(self._outranks(winner, solo) for solo in self.soli[seat]) for seat in self.lost)
            for winner in self.winners
        )

    def either(self) -> Iterator[tuple[SpreadLimit, ...]]:
        """Yield alternative groups of limits; nothing if limits cannot express them."""
        rules = self.view.rules
        wanted: list[tuple[tuple[int, Reservation], ...]] = []
        if all(winner.seat in self.lost for winner in self.winners):
            wanted = [((winner.seat, winner.reservation),) for winner in self.winners]
        else:
            bound = [seat for seat in self.lost if not self.soli[seat]]
            while len(bound) > 1 and len(criterion_kinds(rules)) ** len(bound) > MAX_GROUPS:
                bound.pop()
            if bound:
                wanted = list(product(*([(seat, kind) for kind in criterion_kinds(rules)] for seat in bound)))
        groups = [[(seat, criterion_of(rules, kind)) for seat, kind in group] for group in wanted]
        if all(one for group in groups for _, one in group):
            for group in groups:
                yield tuple(one.limit(self.view, [seat], self.to_dealt, holds=True) for seat, one in group if one)

    def _winners(self) -> Iterator[Reserve]:
        """Yield the answers that can have won."""
        view, contract, seat = self.view, self.view.contract, self.view.soloist
        if contract is not None and contract.is_solo and seat is not None:
            kind = Reservation(contract.value)
            yield from (one for one in self._legal(seat) if one.reservation is kind)
        elif contract in (Contract.MARRIAGE, Contract.MARRIAGE_SOLO) and seat is not None:
            yield Reserve(seat, Reservation.MARRIAGE)
        elif contract is Contract.POVERTY and seat is not None:
            yield Reserve(seat, Reservation.POVERTY)
        else:
            possible = [Reservation.MARRIAGE] if contract is Contract.GENSCHER else []
            possible += [Reservation.POVERTY] if view.rules.poverty_refused != "redeal" else []
            for kind in possible:
                matching = (kind, Reservation.RESERVATION)
                yield from (Reserve(one, kind) for one in SEATS if view.reservations[one] in matching)

    def _holds(self, winner: Reserve) -> bool:
        hidden = winner.seat in self.lost
        if hidden and winner.reservation not in [one.reservation for one in self._legal(winner.seat)]:
            return False
        losers = [seat for seat in self.losers if seat != winner.seat]
        return self._outranks(winner) and all(
            any(self._outranks(winner, other) for other in self._possible_answers(seat)) for seat in losers
        )

    def _possible_answers(self, seat: int) -> Iterator[Reserve]:
        """Yield the answers a seat can have given except healthy."""
        known = self.view.reservations[seat]
        for one in (*self.soli[seat], *(other for other in self._legal(seat) if not other.reservation.is_solo)):
            if known in (one.reservation, Reservation.RESERVATION) and one.reservation is not Reservation.HEALTHY:
                yield one

    def _legal(self, seat: int) -> list[Reserve]:
        """Return the legal answers of a seat, without variants of equal rank."""
        answers = reservations.legal(self.game, seat)
        return [*{one._replace(selector=None, swines=False, hyperswines=False): None for one in answers}]

    def _loses(self, solo: Reserve) -> bool:
        return any(self._outranks(winner, solo) for winner in self.winners if winner.seat != solo.seat)

    def _outranks(self, winner: Reserve, *others: Reserve) -> bool:
        """True if this answer wins, and is played, beside another."""
        reserved: list[Reserve | None] = [None] * 4
        for one in (winner, *others):
            reserved[one.seat] = one
        self.game.reserved = reserved
        decision = reservations.decide(self.game)
        return decision.reserve is winner and not decision.redeal
