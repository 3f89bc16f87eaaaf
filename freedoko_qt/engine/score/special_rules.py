"""Every special point as one row: its option, name, notation and condition (RULES.md 11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol, Self, TypeVar

from ..cards import CARDS, Card, Suit
from ..contracts import CardOrder
from ..rules import Rules
from ..teams import Side
from ..text import QT_TRANSLATE_NOOP
from ..trick import Trick

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


class Count(Protocol):  # noqa: PLW1641  # an array has no hash
    """A number or a truth value of one trick, or an array of them: with the operators that both have."""

    def __eq__(self, other: object, /) -> Self: ...  # type: ignore[override]  # not a bool, but an array of them
    def __gt__(self, other: int, /) -> Self: ...  # type: ignore[misc]  # `0 < count` would be a bool
    def __ge__(self, other: Self, /) -> Self: ...
    def __and__(self, other: Self, /) -> Self: ...
    def __or__(self, other: Self, /) -> Self: ...
    def __radd__(self, other: int, /) -> Self: ...
    def __mul__(self, other: Self, /) -> Self: ...


C = TypeVar("C", bound=Count)
C_co = TypeVar("C_co", bound=Count, covariant=True)


class TrickFacts(Protocol[C_co]):
    """The facts that special points depend on, of one trick or of many at once (`ai.batch.specials`).

    Rules combine them with operators that numpy has, too: `&` and `|` for `and` and `or`, `*` for `if`.
    """

    @property
    def eyes(self) -> C_co:
        """The eyes of its cards, 0 to 44."""

    @property
    def is_heart_trick(self) -> C_co:
        """True if it is made of four plain hearts."""

    @property
    def has_dolle(self) -> C_co:
        """True where ♥10 is the highest trump."""

    @property
    def foxes(self) -> C_co:
        """The number of foxes. A swine is none.

        Under `swine_only_second` the first of the two can only have been taken by its own side.
        """

    @property
    def foxes_caught(self) -> C_co:
        """The number of foxes that the other side played."""

    @property
    def fox_wins(self) -> C_co:
        """True if a fox took it."""

    def won_by(self, card: Card) -> C_co:
        """True if this card took it."""

    def count(self, card: Card) -> C_co:
        """The number of copies of a card, 0 to 2."""

    def caught(self, card: Card) -> C_co:
        """The number of copies of a card that the other side played."""

    def rule(self, option: str) -> C_co:
        """The value of an option in force, a bool as 0 or 1."""


@dataclass(frozen=True, slots=True)
class TakenTrick(TrickFacts[int]):
    """The facts about one trick."""

    trick: Trick
    rules: Rules
    """The rules in force."""
    order: CardOrder
    sides: Sequence[Side]
    """The side of each seat at the end of the game."""
    swines: int | None
    """The seat whose aces of diamonds are swines."""

    @property
    def winner(self) -> Side:
        """The side that earns the points."""
        return self.sides[self.trick.winner]

    @property
    def eyes(self) -> int:
        return self.trick.eyes

    @property
    def is_heart_trick(self) -> bool:
        return is_heart_trick(self.order, self.trick)

    @property
    def has_dolle(self) -> bool:
        return self.order.dolle

    @property
    def foxes(self) -> int:
        return len(self._fox_owners)

    @property
    def foxes_caught(self) -> int:
        return self._of_other_side(self._fox_owners)

    @property
    def fox_wins(self) -> bool:
        return self.trick.winner in self._fox_owners

    def won_by(self, card: Card) -> bool:
        return self.trick.card_of(self.trick.winner) == card

    def count(self, card: Card) -> int:
        return self.trick.cards.count(card)

    def caught(self, card: Card) -> int:
        return self._of_other_side(self.trick.seats_playing(card))

    def rule(self, option: str) -> int:
        return int(getattr(self.rules, option))

    @property
    def _fox_owners(self) -> list[int]:
        return [seat for seat in self.trick.seats_playing(Card.DA) if seat != self.swines]

    def _of_other_side(self, seats: Sequence[int]) -> int:
        return sum(self.sides[seat] is not self.winner for seat in seats)


def is_heart_trick(order: CardOrder, trick: Trick) -> bool:
    """True if the trick is made of four plain hearts."""
    return _HEARTS.issuperset(trick.cards) and not any(map(order.is_trump, trick.cards))


def _fox_last(taken: TrickFacts[C]) -> C:
    both = (taken.foxes == 2) & (taken.foxes_caught == 0)
    return taken.fox_wins * (1 + both * taken.rule("extrapoint_double_fox_last_trick"))


def _charlie(taken: TrickFacts[C]) -> C:
    both = (taken.count(Card.CJ) == 2) & (taken.caught(Card.CJ) == 0)
    return taken.won_by(Card.CJ) * (1 + both * taken.rule("extrapoint_double_charlie"))


def _charlies_caught(taken: TrickFacts[C]) -> C:
    caught = taken.caught(Card.CJ)
    by_any_card = taken.rule("extrapoint_catch_charlie_only_with_diamond_queen") == 0
    counts = (caught > 0) & (by_any_card | taken.won_by(Card.DQ))
    return counts * (1 + (caught == 2) * taken.rule("extrapoint_catch_double_charlie"))


def _dolle_caught(taken: TrickFacts[C]) -> C:
    caught = (taken.count(Card.HT) == 2) & (taken.caught(Card.HT) == 1)
    return caught & taken.has_dolle & taken.won_by(Card.HT)


def _king_caught(taken: TrickFacts[C]) -> C:
    """True if a queen of spades takes a king of spades of the other side."""
    return taken.won_by(Card.SQ) & (taken.caught(Card.SK) > 0)


class TimesEarned(Protocol):
    """The number of times that a trick earns a special point; a truth value: once."""

    def __call__(self, taken: TrickFacts[C], /) -> C: ...


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
    earned: TimesEarned
    """The number of times that a trick earns it."""
    only_last: bool = False
    """True if only the last trick earns it."""
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
        lambda taken: taken.eyes >= taken.rule("doppelkopf_points"),
        explained_by=("doppelkopf_points",),
    ),
    Special.FOX_CAUGHT: SpecialRule(
        "extrapoint_catch_fox",
        QT_TRANSLATE_NOOP("Wording", "Fox caught"),
        "fox",
        2,
        lambda taken: taken.foxes_caught,
    ),
    Special.FOX_CAUGHT_LAST_TRICK: SpecialRule(
        "extrapoint_catch_fox_last_trick",
        QT_TRANSLATE_NOOP("Wording", "Fox caught in the last trick"),
        "fox_caught_last_trick",
        2,
        lambda taken: taken.foxes_caught,
        only_last=True,
    ),
    Special.FOX_LAST_TRICK: SpecialRule(
        "extrapoint_fox_last_trick",
        QT_TRANSLATE_NOOP("Wording", "Fox wins the last trick"),
        "fox_last_trick",
        2,
        _fox_last,
        only_last=True,
        twice="extrapoint_double_fox_last_trick",
        explained_by=("extrapoint_fox_last_trick", "extrapoint_double_fox_last_trick"),
    ),
    Special.CHARLIE: SpecialRule(
        "extrapoint_charlie",
        QT_TRANSLATE_NOOP("Wording", "Charlie wins the last trick"),
        "ch",
        2,
        _charlie,
        only_last=True,
        twice="extrapoint_double_charlie",
    ),
    Special.CHARLIE_CAUGHT: SpecialRule(
        "extrapoint_catch_charlie",
        QT_TRANSLATE_NOOP("Wording", "Charlie caught"),
        "cch",
        2,
        _charlies_caught,
        only_last=True,
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
        lambda taken: taken.is_heart_trick,
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
