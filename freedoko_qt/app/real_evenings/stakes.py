"""Money at a real table: what a point and a solo are worth, the kitty and its share, fines, and who sits out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from operator import itemgetter
from typing import Any

from freedoko_qt.app.plain import one_line
from freedoko_qt.app.sheet.ledger import Ledger, LedgerLine
from freedoko_qt.app.sheet.sheet import Row, row_of
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import MALFORMED, BadNotation
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.teams import RE, Side

DEAREST = 10_000
"""Cents; no point, solo or fine costs more."""

_EACH_OTHER = Rules().changed("counting", "plus_minus").in_force()
"""The three against the soloist pay or get the same each."""


class Sitting(StrEnum):
    """The points of those who sit out: none, or those of a side."""

    NOTHING = "nothing"
    WINNERS = "winners"
    """They write what the winners write."""
    RE = "re"
    """They write what Re writes."""

    def side(self, score: Score) -> Side | None:
        """The side with which they write; None if they write nothing, as always in a Ramsch."""
        if score.contract is Contract.RAMSCH:
            return None
        return {Sitting.NOTHING: None, Sitting.WINNERS: score.winner, Sitting.RE: RE}[self]


@dataclass(frozen=True, slots=True)
class Stakes:
    """The money that a game is about. Raises BadNotation for amounts out of range.

    Amounts are whole cents from 0 to `DEAREST`; the share is a percentage from 0 to 100.
    """

    point: int = 0
    """The cents of each point that is written."""
    soli: Mapping[Contract, int] = field(default_factory=dict)
    """The cents that a soloist gets from each of the others, or pays to each, instead of the points; bock doubles."""
    share: int = 0
    """The percentage of each win that goes into the kitty."""
    is_shared: bool = False
    """True if the kitty is shared equally at the end."""

    def __post_init__(self) -> None:
        for cents in (self.point, *self.soli.values()):
            _check(cents, DEAREST)
        _check(self.share, 100)
        if not all(contract.is_solo for contract in self.soli):
            raise BadNotation("only a solo has a price of its own")

    def to_dict(self) -> dict[str, Any]:
        """The stakes as JSON values."""
        soli = {contract.value: cents for contract, cents in self.soli.items()}
        return {"point": self.point, "soli": soli, "share": self.share, "is_shared": self.is_shared}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Stakes:
        """The stakes of JSON values; raises BadNotation."""
        try:
            soli = {Contract(contract): cents for contract, cents in values["soli"].items()}
            return cls(values["point"], soli, values["share"], bool(values["is_shared"]))
        except MALFORMED as error:
            raise BadNotation(f"these are no stakes: {error}") from error


@dataclass(frozen=True, slots=True)
class Fine:
    """A payment of some people into the kitty. Raises BadNotation for an amount out of range."""

    text: str
    """The reason, in the person's own words."""
    people: tuple[int, ...]
    cents: int
    """The cents of each of them."""
    after: int = 0
    """The number of games before it."""

    def __post_init__(self) -> None:
        _check(self.cents, DEAREST)
        if not self.cents or not self.people or len(set(self.people)) != len(self.people):
            raise BadNotation("a fine needs an amount and people, each of them once")

    def to_dict(self) -> dict[str, Any]:
        """The fine as JSON values."""
        return {"text": self.text, "people": list(self.people), "cents": self.cents, "after": self.after}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Fine:
        """The fine of JSON values; raises BadNotation."""
        try:
            people = tuple(int(person) for person in values["people"])
            return cls(one_line(str(values["text"])), people, values["cents"], int(values["after"]))
        except MALFORMED as error:
            raise BadNotation(f"this is no fine: {error}") from error


def paid(stakes: Stakes, points: Row, score: Score, columns: Sequence[int], beside: Mapping[int, Side]) -> Row:
    """The cents of a game, for each person and for the kitty: all that the people win or lose together is its own.

    One entry for each person, None for those who sit out, and at the end that of the kitty. `points` are those of the
    people; the kitty's share is rounded down to whole cents.
    """
    price = stakes.soli.get(score.contract, 0)
    if price:
        priced = score._replace(value=0 if score.winner is None else price)
        cents = row_of(_EACH_OTHER, priced, columns, beside, len(points))
    else:
        cents = tuple(None if one is None else one * stakes.point for one in points)
    kept = tuple(None if one is None else one - max(0, one) * stakes.share // 100 for one in cents)
    return *kept, -sum(one or 0 for one in kept)


def ledger_of(stakes: Stakes, fines: Sequence[Fine], games: Sequence[Row], people: int) -> Ledger:
    """The money of an evening; `games` are the cents of each game.

    `games` have the kitty's entry at their end. Sums run on from line to line.
    """
    played = [(number, LedgerLine(number, "", cents, ())) for number, cents in enumerate(games, 1)]
    fined = [(fine.after, LedgerLine(None, fine.text, _of_fine(fine, people), ())) for fine in fines]
    sums, lines = (0,) * (people + 1), []
    for _, line in sorted(played + fined, key=itemgetter(0)):  # a fine comes after the game with its number
        sums = tuple(total + (more or 0) for total, more in zip(sums, line.cents, strict=True))
        lines.append(line._replace(sums=sums))
    return Ledger(people, tuple(lines), stakes.is_shared)


def _of_fine(fine: Fine, people: int) -> Row:
    payers = (-fine.cents if one in fine.people else None for one in range(people))
    return *payers, fine.cents * len(fine.people)


def _check(number: object, most: int) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
        raise BadNotation(f"{number!r} is not a whole number from 0 to {most}")
