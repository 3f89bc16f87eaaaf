"""Deals from seeds: the same seed gives the same four hands on every machine and for all time."""

from collections.abc import Iterable, Iterator, MutableSequence
from struct import unpack
from typing import TypeVar

from .cards import Card, Hands, by_seat, deck

T = TypeVar("T")

_MASK = (1 << 64) - 1
_MANY = 48
_LANES = sum(1 << 128 * lane for lane in range(_MANY))
_LANE_MASKS = _LANES * _MASK
_STEPS = sum(0x9E3779B97F4A7C15 * (lane + 1) << 128 * lane for lane in range(_MANY))


def _numbers(seed: int) -> Iterator[int]:
    """The numbers of SplitMix64, 0 to 2**64 - 1.

    It mixes the values of a counter, and so many of them can be mixed at once, side by side in one long integer: each
    has a lane of 128 bits, in which no product runs over.
    """
    state = _LANES * (seed & _MASK)
    while True:
        state = (state + _STEPS) & _LANE_MASKS
        mixed = ((state ^ state >> 30) & _LANE_MASKS) * 0xBF58476D1CE4E5B9 & _LANE_MASKS
        mixed = ((mixed ^ mixed >> 27) & _LANE_MASKS) * 0x94D049BB133111EB & _LANE_MASKS
        mixed ^= mixed >> 31
        numbers = unpack(f"<{2 * _MANY}Q", mixed.to_bytes(16 * _MANY, "little"))[::2]
        yield from numbers
        state = _LANES * (state >> 128 * (_MANY - 1))


class Generator:
    """A SplitMix64 generator: small, fast, and ours, so that no library can change a deal."""

    def __init__(self, seed: int) -> None:
        self._numbers = _numbers(seed)

    def next(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        return next(self._numbers)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as the others.

        `bound` must be positive. Numbers that would favour some results are drawn again.
        """
        limit = (1 << 64) - (1 << 64) % bound
        while (number := next(self._numbers)) >= limit:
            pass
        return number % bound

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def seed_of(*parts: int) -> int:
    """One seed, 0 to 2**63 - 1, made from several numbers such as a tournament's seed and the number of the deal."""
    state = 0
    for part in parts:
        state = Generator(state ^ (part & _MASK)).next()
    return state >> 1


def deal(seed: int, *, with_nines: bool) -> Hands:
    """Four hands of 12 cards (10 without nines) from a seed.

    Seat 0 gets the first cards of the shuffled deck, in the order in which they lie there.
    """
    cards = list(deck(with_nines=with_nines))
    Generator(seed).shuffle(cards)
    size = len(cards) // 4
    return hands_of(cards[seat * size : (seat + 1) * size] for seat in range(4))


def hands_of(groups: Iterable[Iterable[Card]]) -> Hands:
    """Four hands as values, in the order of the seats.

    Raises ValueError if there are not four.
    """
    return by_seat(map(tuple, groups))
