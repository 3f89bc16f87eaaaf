"""What statistics need of a finished game, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from freedoko_qt.ai.ledger import announcements_in
from freedoko_qt.app.catalogue import scores_in
from freedoko_qt.app.storage import checksum, packed
from freedoko_qt.engine.actions import Announce, Call
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.rules import Rules, from_dict
from freedoko_qt.engine.scoring import Score
from freedoko_qt.engine.special_points import Special
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.trick import Trick

Points: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class CallFacts:
    """One announcement, a denial, a knock or a reply."""

    seat: int
    call: Call
    forced: bool
    """Whether the rules demanded it."""
    kept: bool
    """Whether a denial came true, or the side that said anything else has won."""
    earned: float
    """What the seat got more than by the same cards without it, counted plus and minus."""


@dataclass(frozen=True, slots=True)
class SpecialFacts:
    """One special point of a trick: who took it, and who lost a card by it."""

    point: Special
    seat: int
    loser: int | None


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One finished game."""

    contract: Contract
    duty: bool
    """Whether the solo met a duty."""
    re: tuple[int, ...]
    winner: Side | None
    points: Points
    """Per seat, counted plus and minus whatever the rules count, so that games of all rule sets go together."""
    written: Points
    """Per seat, as it stands in the list."""
    first: int
    """The seat left of the dealer."""
    calls: tuple[CallFacts, ...]
    """Those made together with a solo that was bid are not among them."""
    specials: tuple[SpecialFacts, ...]
    mark: str
    """A check sum of its cards and actions: two games of one tournament with the same mark are one, kept twice."""

    @property
    def soloist(self) -> int | None:
        """Who was alone against three."""
        return self.re[0] if self.contract.is_alone else None

    def side_of(self, seat: int) -> Side:
        """The side of a seat at the end."""
        return Side.RE if seat in self.re else Side.CONTRA

    def won(self, seat: int) -> bool:
        """Whether the side of a seat has won."""
        return self.side_of(seat) is self.winner


def rules_of(record: Mapping[str, Any]) -> Rules:
    """The rules of a record, but counted plus and minus; raises GameError if it has none."""
    try:
        return from_dict({**record["rules"], "counting": "plus_minus"}, strict=False)
    except (AttributeError, KeyError, TypeError) as error:
        raise BadNotation("this is not the record of a game") from error


def mark_of(record: Mapping[str, Any]) -> str:
    """A check sum of the cards and actions of a record; raises BadNotation if it has none."""
    try:
        return checksum(packed({"hands": record["hands"], "actions": record["actions"]}))
    except KeyError as error:
        raise BadNotation("this is not the record of a game") from error


def facts_of(record: Mapping[str, Any], rules: Rules | None = None) -> GameFacts | None:
    """What statistics need of a record; None where the hands were thrown in, or the game is not over.

    `rules`: what `rules_of` tells of it, where that is known. Raises GameError if the record cannot be replayed.
    """
    game = game_from_record(record, rules or rules_of(record))
    score = game.score
    if score is None:
        return None
    return GameFacts(
        contract=score.contract,
        duty=score.duty_solo,
        re=score.re,
        winner=score.winner,
        points=score.scores,
        written=scores_in(record) or score.scores,
        first=game.table.first,
        calls=tuple(_calls(game)),
        specials=tuple(_specials(game, score)),
        mark=mark_of(record),
    )


def _calls(game: Game) -> Iterator[CallFacts]:
    made = [action for action in game.actions if isinstance(action, Announce)]
    for said, choice in zip(made, announcements_in(game), strict=True):
        yield CallFacts(said.seat, said.call, said.forced, bool(choice.kept), choice.points or 0.0)


def _specials(game: Game, score: Score) -> Iterator[SpecialFacts]:
    """Who earned the special points: the score tells how many of each kind there are, and the tricks tell whose."""
    for point in (Special.FOX_CAUGHT, Special.CHARLIE, Special.CHARLIE_CAUGHT, Special.DOPPELKOPF):
        number = sum(special.point is point for special in score.specials)
        if number:
            yield from list(_taken(game, score, point))[:number]


def _taken(game: Game, score: Score, point: Special) -> Iterator[SpecialFacts]:
    """What could be such a point, first to last."""
    match point:
        case Special.FOX_CAUGHT:
            for trick in game.tricks:
                for seat in _losers(score, trick, Card.DA):
                    if seat != game.swines:
                        yield SpecialFacts(point, trick.winner, seat)
        case Special.DOPPELKOPF:
            for trick in game.tricks:
                if trick.eyes >= game.rules.doppelkopf_points:
                    yield SpecialFacts(point, trick.winner, None)
        case Special.CHARLIE_CAUGHT:
            for seat in _losers(score, game.tricks[-1], Card.CJ):
                yield SpecialFacts(point, game.tricks[-1].winner, seat)
        case _:
            yield from [SpecialFacts(point, game.tricks[-1].winner, None)] * 2


def _losers(score: Score, trick: Trick, card: Card) -> list[int]:
    """Who gave this card to the other side."""
    won_by = score.side_of(trick.winner)
    return [
        seat
        for place in SEATS
        if trick.cards[place] == card and score.side_of(seat := trick.seat_of(place)) is not won_by
    ]


def packed_facts(facts: GameFacts) -> list[Any]:
    """The facts as JSON values, as short as can be."""
    return [
        facts.contract, facts.duty, facts.re, facts.winner, facts.points, facts.written, facts.first,
        [[made.seat, made.call, made.forced, made.kept, made.earned] for made in facts.calls],
        [[special.point, special.seat, special.loser] for special in facts.specials],
        facts.mark,
    ]  # fmt: skip


def unpacked_facts(values: list[Any]) -> GameFacts:
    """The facts of JSON values; raises TypeError or ValueError if they are none."""
    contract, duty, re, winner, points, written, first, calls, specials, mark = values
    return GameFacts(
        Contract(contract),
        duty,
        tuple(re),
        None if winner is None else Side(winner),
        tuple(points),
        tuple(written),
        first,
        tuple([CallFacts(seat, Call(call), *rest) for seat, call, *rest in calls]),
        tuple([SpecialFacts(Special(point), *rest) for point, *rest in specials]),
        mark,
    )
