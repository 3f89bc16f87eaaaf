"""Suits, ranks and the twenty-four different cards, each twice in the deck."""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import TypeAlias, TypeVar


class Suit(IntEnum):
    """The four suits, highest first in the order of the queens."""

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3

    @property
    def letter(self) -> str:
        """The suit in the notation: C, S, H or D."""
        return "CSHD"[self]


class Rank(IntEnum):
    """The six ranks in the order of a plain suit without trumps, lowest first but for queen and jack."""

    NINE = 0
    JACK = 1
    QUEEN = 2
    KING = 3
    TEN = 4
    ACE = 5

    @property
    def letter(self) -> str:
        """The rank in the notation: 9, J, Q, K, T or A."""
        return "9JQKTA"[self]


class Card(IntEnum):
    """A card by what is printed on it; its number is six times the suit plus the rank.

    So it is an index into every array and tuple of 24 entries, and cards sort by suit, then by rank from the nine up.
    """

    C9, CJ, CQ, CK, CT, CA = 0, 1, 2, 3, 4, 5
    S9, SJ, SQ, SK, ST, SA = 6, 7, 8, 9, 10, 11
    H9, HJ, HQ, HK, HT, HA = 12, 13, 14, 15, 16, 17
    D9, DJ, DQ, DK, DT, DA = 18, 19, 20, 21, 22, 23

    @property
    def suit(self) -> Suit:
        """The printed suit, whether or not the card is a trump."""
        return _SUITS[self]

    @property
    def rank(self) -> Rank:
        """The printed rank."""
        return _RANKS[self]

    @property
    def eyes(self) -> int:
        """The eyes of the card, 0 to 11."""
        return EYES[self]

    def __str__(self) -> str:
        return NAMES[self]


T = TypeVar("T")
BySeat: TypeAlias = tuple[T, T, T, T]
"""A value for each of the four seats."""

Hand: TypeAlias = tuple[Card, ...]
Hands: TypeAlias = BySeat[Hand]

CARDS: tuple[Card, ...] = tuple(Card)
"""All different cards; `CARDS[int(card)] is card`."""

NAMES: tuple[str, ...] = tuple(card.name for card in CARDS)
"""Two characters for each card number, as in records."""

EYES: tuple[int, ...] = (0, 2, 3, 4, 10, 11) * 4
"""Eyes for each card number."""

ALL_EYES = 2 * sum(EYES)
"""Eyes of the whole deck, 240."""

_SUITS = tuple(suit for suit in Suit for _ in Rank)
_RANKS = tuple(Rank) * 4

SEATS = (0, 1, 2, 3)
"""The four seats, clockwise."""


def by_seat(values: Iterable[T]) -> BySeat[T]:
    """A tuple of four values, one for each seat; raises ValueError if there are more or fewer."""
    first, second, third, fourth = values
    return first, second, third, fourth


def card(suit: Suit, rank: Rank) -> Card:
    """The card with this suit and rank."""
    return CARDS[6 * suit + rank]


@cache
def deck(*, with_nines: bool) -> tuple[Card, ...]:
    """Every card twice: 48 with nines, 40 without.

    Sorted by card number. Equal cards are the same value: a hand is a sequence in which a card may stand twice.
    """
    return tuple(c for c in CARDS for _ in range(2) if with_nines or c % 6)
