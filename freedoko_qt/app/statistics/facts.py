"""The facts of a finished game that statistics need, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, count, takewhile
from typing import Any

from freedoko_qt.ai.choice_statistics import MadeChoice, announcement_choices, are_separable, separate_announcements
from freedoko_qt.app.catalogue import scores_in
from freedoko_qt.app.sealed import checksum, packed
from freedoko_qt.app.sheet.sheet import written_by
from freedoko_qt.engine.actions import Announce, Call
from freedoko_qt.engine.cards import SEATS, BySeat, Card, by_seat
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import MALFORMED, BadNotation, BadSave, GameError
from freedoko_qt.engine.evening.outcomes import outcome_of
from freedoko_qt.engine.events import ThrownIn
from freedoko_qt.engine.notation import action_from_dict, card_of, game_from_record, result_of, table_from_dict
from freedoko_qt.engine.rules import Rules, from_dict
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.text import LARGEST_SUM, real_number, whole_number
from freedoko_qt.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class CallFacts:
    """One announcement, a denial, a knock or a reply."""

    seat: int
    call: Call
    forced: bool
    """True if the rules demanded it."""
    kept: bool
    """True if a denial came true, or the side that said anything else has won."""
    earned: float
    """The points that the seat got more than by the same cards without it, counted plus and minus."""


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
    """True if the solo met a duty."""
    re: tuple[int, ...]
    winner: Side | None
    points: BySeat[int]
    """Per seat, counted plus and minus whatever the rules count, so that games of all rule sets go together."""
    written: BySeat[int]
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
        """The seat alone against three."""
        return self.re[0] if self.contract.is_alone else None

    def side_of(self, seat: int) -> Side:
        """The side of a seat at the end."""
        return Side.RE if seat in self.re else Side.CONTRA

    def won(self, seat: int) -> bool:
        """True if the side of a seat has won."""
        return self.winner is self.side_of(seat)


def rules_of(record: Mapping[str, Any]) -> Rules:
    """The rules of a record, but counted plus and minus; raises GameError if it has none."""
    try:
        return from_dict({**record["rules"], "counting": "plus_minus"}, strict=False)
    except GameError:
        raise
    except MALFORMED as error:
        raise BadNotation("this is not the record of a game") from error


class RulesReader:
    """Reads the rules of many records, of which most are played by the same ones."""

    def __init__(self) -> None:
        self._read: dict[str, Rules] = {}
        self._last: tuple[object, Rules] | None = None

    def read(self, record: Mapping[str, Any]) -> Rules:
        """The rules of a record, as `rules_of` gives them.

        The same object for equal rules.
        """
        rule_values = record.get("rules")
        if self._last is None or (self._last[0] is not rule_values and self._last[0] != rule_values):
            text = packed({"rules": rule_values})
            if text not in self._read:
                self._read[text] = rules_of(record)
            self._last = rule_values, self._read[text]
        return self._last[1]


def mark_of(record: Mapping[str, Any]) -> str:
    """A check sum of the cards and actions of a record; raises BadNotation if it has none."""
    try:
        return checksum(packed({"hands": record["hands"], "actions": record["actions"]}))
    except MALFORMED as error:
        raise BadNotation("this is not the record of a game") from error


def facts_of(record: Mapping[str, Any], rules: Rules | None = None, mark: str = "") -> GameFacts | None:
    """The facts of a record; None where the hands were thrown in, or the game is not over.

    `rules`, `mark`: the results of `rules_of` and `mark_of`, where they are known. Raises GameError if the record is
    none, or cannot be replayed where that is needed.
    """
    rules = (rules or rules_of(record)).in_force()
    if "result" not in record:
        record = {**record, "result": result_of(game_from_record(record, rules))}
    try:
        return None if record["result"] is None else _facts(record, rules, mark or mark_of(record))
    except GameError:
        raise
    except MALFORMED as error:
        raise BadNotation("this is not the record of a game that is over") from error


def _facts(record: Mapping[str, Any], rules: Rules, mark: str) -> GameFacts | None:
    table = table_from_dict(record["table"])
    outcome = outcome_of(record, table)
    if isinstance(outcome, ThrownIn):
        return None
    points = written_by(rules, outcome)
    score = outcome if outcome.scores == points else outcome._replace(scores=points)
    words = _words(record["actions"])
    return GameFacts(
        contract=score.contract,
        duty=score.duty_solo,
        re=score.re,
        winner=score.winner,
        points=score.scores,
        written=scores_in(record) or score.scores,
        first=table.first,
        calls=tuple(_calls(record, rules, score, words)),
        specials=tuple(_specials(record, rules, score, words)),
        mark=mark,
    )


def _words(entries: Iterable[Mapping[str, Any]]) -> set[str]:
    """The words of the actions of a record, by which searches for missing ones are skipped."""
    return set(chain.from_iterable(entries))


def _calls(record: Mapping[str, Any], rules: Rules, score: Score, words: Container[str]) -> Iterator[CallFacts]:
    said = _said(record["actions"]) if "announce" in words else []
    for made, choice in zip(said, _choices(record, rules, score, said, words), strict=True):
        yield CallFacts(made.seat, made.call, made.forced, bool(choice.kept), choice.points or 0.0)


def _said(entries: Iterable[Mapping[str, Any]]) -> list[Announce]:
    actions = [action_from_dict(entry) for entry in entries if "announce" in entry]
    return [action for action in actions if isinstance(action, Announce)]


def _choices(
    record: Mapping[str, Any], rules: Rules, score: Score, said: Sequence[Announce], words: Container[str]
) -> Sequence[MadeChoice]:
    """The worth of each announcement; where the score does not show it the game is replayed."""
    if "bid" in words or not are_separable(rules, score, said):
        return announcement_choices(game_from_record(record, rules))
    early = _said(takewhile(lambda entry: "play" not in entry, record["actions"])) if len(said) > 1 else ()
    return separate_announcements(rules, score, said, early)


def _specials(
    record: Mapping[str, Any], rules: Rules, score: Score, words: Container[str]
) -> Iterator[SpecialFacts]:
    """The special points and who earned them: the score has how many there are, and the tricks whose."""
    numbers = Counter(special.point for special in score.specials)
    wanted = [point for point in _TAKEN if numbers[point]]
    if wanted:
        tricks, swines = _tricks(record, rules, score, words)
        for point in wanted:
            yield from list(_TAKEN[point](rules, score, tricks, swines))[: numbers[point]]


def _tricks(
    record: Mapping[str, Any], rules: Rules, score: Score, words: Container[str]
) -> tuple[Sequence[Trick], int | None]:
    """The tricks and who announced swines; a game with swines or with a claim is played again to know them."""
    if "swines" in words or "claim" in words:
        game = game_from_record(record, rules)
        return game.tricks, game.swines
    plays = [entry for entry in record["actions"] if "play" in entry]
    cards = [card_of(entry["play"]) for entry in plays]
    return [
        Trick(lead["seat"], tuple(cards[first : first + len(SEATS)]), winner)
        for lead, first, winner in zip(plays[:: len(SEATS)], count(0, len(SEATS)), score.tricks, strict=False)
    ], None


def _foxes(rules: Rules, score: Score, tricks: Sequence[Trick], swines: int | None) -> Iterator[SpecialFacts]:
    for trick in tricks:
        for seat in _losers(score, trick, Card.DA):
            if seat != swines:
                yield SpecialFacts(Special.FOX_CAUGHT, trick.winner, seat)


def _doppelkoepfe(rules: Rules, score: Score, tricks: Sequence[Trick], swines: int | None) -> Iterator[SpecialFacts]:
    for trick in tricks:
        if trick.eyes >= rules.doppelkopf_points:
            yield SpecialFacts(Special.DOPPELKOPF, trick.winner, None)


def _charlies(rules: Rules, score: Score, tricks: Sequence[Trick], swines: int | None) -> Iterator[SpecialFacts]:
    yield from [SpecialFacts(Special.CHARLIE, tricks[-1].winner, None)] * 2


def _caught(rules: Rules, score: Score, tricks: Sequence[Trick], swines: int | None) -> Iterator[SpecialFacts]:
    for seat in _losers(score, tricks[-1], Card.CJ):
        yield SpecialFacts(Special.CHARLIE_CAUGHT, tricks[-1].winner, seat)


_TAKEN = {
    Special.FOX_CAUGHT: _foxes,
    Special.CHARLIE: _charlies,
    Special.CHARLIE_CAUGHT: _caught,
    Special.DOPPELKOPF: _doppelkoepfe,
}
"""The candidates for such a point, first to last."""


def _losers(score: Score, trick: Trick, card: Card) -> list[int]:
    """The seats that gave this card to the other side."""
    won_by = score.side_of(trick.winner)
    return [seat for seat in trick.seats_playing(card) if score.side_of(seat) is not won_by]


def packed_facts(facts: GameFacts) -> list[Any]:
    """The facts as JSON values, as short as can be.

    A list without names: `FORMAT` of the archive must be raised when it changes.
    """
    return [
        facts.contract, facts.duty, facts.re, facts.winner, facts.points, facts.written, facts.first,
        [[made.seat, made.call, made.forced, made.kept, made.earned] for made in facts.calls],
        [[special.point, special.seat, special.loser] for special in facts.specials],
        facts.mark,
    ]  # fmt: skip


def unpacked_facts(values: list[Any]) -> GameFacts:
    """The facts of JSON values; raises one of `MALFORMED` if they cannot be those of a game."""
    contract, duty, re, winner, points, written, first, calls, specials, mark = values
    facts = GameFacts(
        Contract(contract),
        bool(duty),
        tuple([_SEATS[seat] for seat in re]),
        None if winner is None else Side(winner),
        by_seat([whole_number(number, LARGEST_SUM) for number in points]),
        by_seat([whole_number(number, LARGEST_SUM) for number in written]),
        _SEATS[first],
        tuple(
            [
                CallFacts(_SEATS[seat], Call(call), bool(forced), bool(kept), real_number(earned, LARGEST_SUM))
                for seat, call, forced, kept, earned in calls
            ]
        ),
        tuple(
            [
                SpecialFacts(Special(point), _SEATS[seat], None if loser is None else _SEATS[loser])
                for point, seat, loser in specials
            ]
        ),
        str(mark),
    )
    if facts.contract.is_alone and len(facts.re) != 1:
        raise BadSave("nobody, or more than one, is alone against three")
    return facts


_SEATS = {seat: seat for seat in SEATS}
"""The seats by their numbers: of a tuple -1 would be one, too."""
