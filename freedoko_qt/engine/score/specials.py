"""Every special point as one row: its option, name, notation and condition (RULES.md 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from ..cards import CARDS, Card, Suit
from ..contracts import CardOrder
from ..play.trick import Trick
from ..rules import Rules
from ..teams import Side
from ..text import QT_TRANSLATE_NOOP

_FOX, _DOLLE, _CHARLIE = Card.DA, Card.HT, Card.CJ
_HEARTS = frozenset(card for card in CARDS if card.suit is Suit.HEARTS)


class Special(StrEnum):
    """The special points, as in records (RECORDS.md 6, RULES.md 11)."""

    AGAINST_QUEENS = "against_queens"
    DOPPELKOPF = "doppelkopf"
    FOX_CAUGHT = "fox_caught"
    FOX_CAUGHT_LAST_TRICK = "fox_caught_last_trick"
    FOX_LAST_TRICK = "fox_last_trick"
    CHARLIE = "charlie"
    CHARLIE_CAUGHT = "charlie_caught"
    DOLLE_CAUGHT = "dolle_caught"
    HEART_TRICK = "heart_trick"
    KLABAUTERMANN = "klabautermann"


class TakenTrick(NamedTuple):
    """A trick with what its special points depend on."""

    trick: Trick
    rules: Rules
    """The rules in force."""
    order: CardOrder
    sides: Sequence[Side]
    """The side of each seat at the end of the game."""
    swines: int | None
    """The seat whose aces of diamonds are swines."""
    is_last: bool

    @property
    def winner(self) -> Side:
        """The side that earns the points."""
        return self.sides[self.trick.winner]

    @property
    def winning_card(self) -> Card:
        """The card that took it."""
        return self.trick.card_of(self.trick.winner)

    def sides_playing(self, card: Card) -> list[Side]:
        """The sides of those who played this card, first to last."""
        return [self.sides[seat] for seat in self.trick.seats_playing(card)]

    @property
    def fox_owners(self) -> list[int]:
        """The seats that played a fox, first to last. A swine is none.

        Under `swine_only_second` the first of the two can only have been taken by its own side.
        """
        return [seat for seat in self.trick.seats_playing(_FOX) if seat != self.swines]


def is_heart_trick(order: CardOrder, trick: Trick) -> bool:
    """True if the trick is made of four plain hearts."""
    return _HEARTS.issuperset(trick.cards) and not any(map(order.is_trump, trick.cards))


def _foxes_caught(taken: TakenTrick) -> int:
    return sum(taken.sides[owner] is not taken.winner for owner in taken.fox_owners)


def _foxes_caught_last(taken: TakenTrick) -> int:
    return _foxes_caught(taken) if taken.is_last else 0


def _fox_last(taken: TakenTrick) -> int:
    owners = taken.fox_owners
    if not taken.is_last or taken.trick.winner not in owners:
        return 0
    both = len(owners) == 2 and all(taken.sides[owner] is taken.winner for owner in owners)
    return 1 + (both and taken.rules.extrapoint_double_fox_last_trick)


def _charlie(taken: TakenTrick) -> int:
    if not taken.is_last or taken.winning_card != _CHARLIE:
        return 0
    both = taken.sides_playing(_CHARLIE) == [taken.winner, taken.winner]
    return 1 + (both and taken.rules.extrapoint_double_charlie)


def _charlies_caught(taken: TakenTrick) -> int:
    caught = taken.sides_playing(_CHARLIE).count(taken.winner.other) if taken.is_last else 0
    only_by_queen = taken.rules.extrapoint_catch_charlie_only_with_diamond_queen
    if not caught or (only_by_queen and taken.winning_card != Card.DQ):
        return 0
    return caught if taken.rules.extrapoint_catch_double_charlie else 1


def _dolle_caught(taken: TakenTrick) -> bool:
    if not taken.order.dolle or taken.trick.cards.count(_DOLLE) < 2:
        return False
    first, second = taken.sides_playing(_DOLLE)
    return first is not second and taken.winning_card == _DOLLE


def _king_caught(taken: TakenTrick) -> bool:
    """True if a queen of spades takes a king of spades of the other side."""
    return taken.winning_card == Card.SQ and taken.winner.other in taken.sides_playing(Card.SK)


class SpecialRule(NamedTuple):
    """A special point that single tricks earn for the side that takes them."""

    option: str
    """The option that gives it."""
    name: str
    """Its English name, of the translation context "Wording"."""
    tally_key: str
    """Its key in a tally of a real table."""
    most: int
    """The most that a game can have."""
    earned: Callable[[TakenTrick], int]
    """The number of times that a trick earns it."""
    twice: str = ""
    """The option without which it counts only once."""
    explained_by: tuple[str, ...] = ()
    """The options whose sentences explain it, where they are others than its own."""
    sentence: str = ""
    """The sentence of its option, of the translation context "Prose", where it needs no other one."""


SPECIAL_RULES: Mapping[Special, SpecialRule] = {
    Special.DOPPELKOPF: SpecialRule(
        "extrapoint_doppelkopf",
        QT_TRANSLATE_NOOP("Wording", "Doppelkopf"),
        "dk",
        6,
        lambda taken: taken.trick.eyes >= taken.rules.doppelkopf_points,
        explained_by=("doppelkopf_points",),
    ),
    Special.FOX_CAUGHT: SpecialRule(
        "extrapoint_catch_fox", QT_TRANSLATE_NOOP("Wording", "Fox caught"), "fox", 2, _foxes_caught
    ),
    Special.FOX_CAUGHT_LAST_TRICK: SpecialRule(
        "extrapoint_catch_fox_last_trick",
        QT_TRANSLATE_NOOP("Wording", "Fox caught in the last trick"),
        "fox_caught_last_trick",
        2,
        _foxes_caught_last,
    ),
    Special.FOX_LAST_TRICK: SpecialRule(
        "extrapoint_fox_last_trick",
        QT_TRANSLATE_NOOP("Wording", "Fox wins the last trick"),
        "fox_last_trick",
        2,
        _fox_last,
        twice="extrapoint_double_fox_last_trick",
        explained_by=("extrapoint_fox_last_trick", "extrapoint_double_fox_last_trick"),
    ),
    Special.CHARLIE: SpecialRule(
        "extrapoint_charlie",
        QT_TRANSLATE_NOOP("Wording", "Charlie wins the last trick"),
        "ch",
        2,
        _charlie,
        twice="extrapoint_double_charlie",
    ),
    Special.CHARLIE_CAUGHT: SpecialRule(
        "extrapoint_catch_charlie",
        QT_TRANSLATE_NOOP("Wording", "Charlie caught"),
        "cch",
        2,
        _charlies_caught,
        twice="extrapoint_catch_double_charlie",
    ),
    Special.DOLLE_CAUGHT: SpecialRule(
        "extrapoint_dolle_jabs_dolle",
        QT_TRANSLATE_NOOP("Wording", "Dulle caught"),
        "dolle_caught",
        1,
        _dolle_caught,
        sentence=QT_TRANSLATE_NOOP("Prose", "A dulle that beats a dulle of the other side earns a point."),
    ),
    Special.HEART_TRICK: SpecialRule(
        "extrapoint_heart_trick",
        QT_TRANSLATE_NOOP("Wording", "Heart trick"),
        "heart_trick",
        2,
        lambda taken: is_heart_trick(taken.order, taken.trick),
        sentence=QT_TRANSLATE_NOOP("Prose", "A trick of four plain hearts earns a point."),
    ),
    Special.KLABAUTERMANN: SpecialRule(
        "extrapoint_klabautermann",
        QT_TRANSLATE_NOOP("Wording", "Klabautermann"),
        "klabautermann",
        2,
        _king_caught,
        sentence=QT_TRANSLATE_NOOP(
            "Prose", "A Klabautermann, a king of spades of the other side taken by a queen of spades, earns a point."
        ),
    ),
}
"""Every special point but that of winning against the queens, in the order in which a trick earns them."""
