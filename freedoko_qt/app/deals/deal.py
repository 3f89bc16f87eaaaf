"""A deal with a name and a note, what came of it at the first try, and what it comes to among experts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from itertools import islice
from operator import attrgetter
from typing import Any

from freedoko_qt.app.plain import one_line
from freedoko_qt.app.record_file import records_in
from freedoko_qt.app.replay.practice import Practice, dealt
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.sealed import decoded, packed
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.errors import BadNotation, BadSave, GameError
from freedoko_qt.engine.evening.tournament import first_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import opened, record_of
from freedoko_qt.engine.rules import OPTIONS, PRESETS, OptionGroup, Rules, from_dict
from freedoko_qt.engine.text import LARGEST_SUM

NOT_OF_A_GAME = (OptionGroup.TABLE, OptionGroup.TOURNAMENT)
"""The groups of options that make no difference to a single game."""
_of_a_game = attrgetter(*(name for name, option in OPTIONS.items() if option.group not in NOT_OF_A_GAME))
"""The values of the others in a rule set; a library compares hundreds of rule sets while its window waits."""
MOST_DEALS = 1_000
"""The most deals read from one text: each becomes a file, and a line of the list."""


class TooManyDeals(BadNotation):
    """A text with more deals than can be taken in at once."""


@dataclass(frozen=True)
class KeptDeal:
    """A deal of the library."""

    id: str
    """The name of its file; empty as long as it is not kept."""
    kept: str
    """The time when it was kept, as ISO 8601."""
    record: Mapping[str, Any]
    """The deal in the notation of games, before its first action."""
    name: str = ""
    note: str = ""
    points: int | None = None
    """The person's score at the first try."""
    par: Mapping[str, Any] | None = None
    """The record of four experts at it."""
    day: str = ""
    """The day whose deal it was, as ISO 8601; empty: of none."""

    @property
    def game(self) -> Game:
        """The deal, before its first action.

        Built from the record at each call. Raises GameError if the record breaks the rules, which `from_dict` rules
        out.
        """
        return opened(self.record, self.given_rules)

    @cached_property
    def given_rules(self) -> Rules:
        """The rules by which it was dealt, as they were given: read with the deal, since a list asks for them all."""
        return _rules(packed(self.record["rules"]))

    @property
    def par_points(self) -> int | None:
        """The expert's score in the first seat; None before they have played, or the hand was thrown in."""
        match self.par:
            case {"result": {"scores": [int(first), *_]}} if abs(first) <= LARGEST_SUM:
                return first
        return None

    def practice(self, setup: TournamentSetup, seat: int, rule_set: RuleSet) -> Practice:
        """The deal to be played with the cards of a seat; raises BadNotation if the rules have other cards.

        The deal's id goes along, so that the score can be kept with it.
        """
        return dealt(by_rules(self.game, rule_set.rules), setup.playing(rule_set), seat, deal=self.id)

    def to_dict(self) -> dict[str, Any]:
        """The deal as JSON values."""
        content = {"kept": self.kept, "name": self.name, "note": self.note, "record": self.record}
        return {**content, "points": self.points, "par": self.par, "day": self.day}

    @classmethod
    def from_dict(cls, name: str, values: Mapping[str, Any]) -> KeptDeal:
        """The deal of JSON values; raises GameError if they are none.

        The record is replayed to check it; a par of other cards is refused.
        """
        match values:
            case {
                "kept": str(kept),
                "name": str(title),
                "note": str(note),
                "record": {"rules": dict()} as record,
                "points": (int() | None) as points,
                "par": (dict() | None) as par,
                "day": str(day),
            } if abs(points or 0) <= LARGEST_SUM:
                deal = cls(name, kept, record, one_line(title), note, points, par, day)
                if par is not None and par.get("hands") != record.get("hands"):
                    raise BadSave("the experts had other cards")
                opened(record, deal.given_rules)
                return deal
        raise BadSave("this is not a deal")


@lru_cache
def _rules(text: str) -> Rules:
    """Rules of JSON: most deals of a library have the same ones."""
    return from_dict(decoded(text), strict=False)


def deal_of(game: Game, name: str = "", note: str = "") -> KeptDeal:
    """The cards of a game, whatever was done with them; not kept yet."""
    unnamed = [{"name": "", "kind": ""}] * 4
    return KeptDeal("", "", record_of(game.replayed(0), unnamed), name, note)


def deal_of_day(today: date, rule_set: RuleSet) -> KeptDeal:
    """The deal that all get on that day who play by these rules.

    Seed and first seat are made of the date, so every computer has the same one. Not kept yet.
    """
    day = today.toordinal()
    game = Game.deal(rule_set.rules, seed_of(day), first_table(rule_set.rules, first=day % 4))
    kept = deal_of(game)
    return KeptDeal("", "", kept.record, day=today.isoformat())


def by_rules(game: Game, rules: Rules) -> Game:
    """The same cards before the first action of a game by these rules; raises BadNotation if they have others.

    The same object where the rules are already those; announcements and the score are lost.
    """
    if rules in (game.given_rules, rule_set_of(game.given_rules).rules):
        return game
    if game.rules.with_nines != rules.in_force().with_nines:
        raise BadNotation("these rules have other cards")
    return Game(rules, game.dealt, first_table(rules, game.table.first), seed=game.seed)


@lru_cache
def rule_set_of(rules: Rules) -> RuleSet:
    """The rules of a deal by their name, where they are those of a preset but for the evening around it."""
    own = _of_a_game(rules)
    preset = next((preset for preset, one in PRESETS.items() if _of_a_game(one.rules) == own), None)
    return RuleSet(rules) if preset is None else preset_set(preset)


def are_alike(rules: Rules, other: Rules) -> bool:
    """True if a single game is played and counted alike by two rule sets."""
    return bool(_of_a_game(rules) == _of_a_game(other))


def exported(deals: Sequence[KeptDeal]) -> str:
    """Deals as text, a line each: records without actions, with their names and notes.

    What a text of `imported` may hold; points and par are left out.
    """
    return "".join(packed({**deal.record, "name": deal.name, "note": deal.note}) + "\n" for deal in deals)


def imported(text: str, *, played: bool = True) -> tuple[KeptDeal, ...]:
    """The deals of a text, which may be of games (`played`).

    Raises BadNotation if it has none, or one of its lines; TooManyDeals if it has more than `MOST_DEALS`.
    """
    found = tuple(islice(_deals(text, played=played), MOST_DEALS + 1))
    if not found:
        raise BadNotation("This text holds no deal.")
    if len(found) > MOST_DEALS:
        raise TooManyDeals(f"This text holds more than {MOST_DEALS} deals.")
    return found


def _deals(text: str, *, played: bool) -> Iterator[KeptDeal]:
    for number, record in records_in(text):
        if record.get("actions") and not played:
            raise BadNotation(f"Line {number} is more than a deal.")
        try:
            game = opened(record)
        except GameError as error:
            raise BadNotation(f"Line {number} holds no deal: {error}.") from error
        yield deal_of(game, one_line(str(record.get("name", ""))), str(record.get("note", "")))
