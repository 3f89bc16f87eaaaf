"""The selection of games for statistics: whose, and which of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from freedoko_qt.app.statistics.archive import Archive, TournamentFacts
from freedoko_qt.app.statistics.facts import GameFacts
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract


class RatedPlayer(NamedTuple):
    """A player of finished games: the person at the bottom of the table, or a computer player."""

    name: str
    """The name in the setup; empty: the person had given none."""
    level: str | None
    """The level; None for the person. The same name on another level is another player."""


class RulesName(NamedTuple):
    """The name by which the rules of a tournament were chosen."""

    preset: str | None
    name: str
    """The name of the person's own rules; empty: they have none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """A filter of games; None lets all of them through."""

    rules: RulesName | None = None
    since: date | None = None
    until: date | None = None
    """The last day that counts."""
    tournament: str | None = None
    """Its id."""
    opponents: frozenset[str] | None = None
    """The levels that the computer players beside the person may have."""
    contracts: frozenset[Contract] | None = None

    def takes(self, tournament: TournamentFacts, seat: int) -> bool:
        """True if the games of a tournament are wanted, for who sits in this seat.

        Contracts are not looked at: they are of single games. Days are compared by their ISO text.
        """
        others = {level for other, level in enumerate(tournament.levels) if other != seat and level is not None}
        return (
            self.rules in (None, rules_name(tournament))
            and self.tournament in (None, tournament.id)
            and (self.opponents is None or others <= self.opponents)
            and (self.since is None or tournament.begun[:10] >= self.since.isoformat())
            and (self.until is None or tournament.begun[:10] <= self.until.isoformat())
        )


class Played(NamedTuple):
    """A game from the seat of one player."""

    tournament: TournamentFacts
    game: GameFacts
    seat: int


def rules_name(tournament: TournamentFacts) -> RulesName:
    """The name by which the rules of a tournament were chosen."""
    return RulesName(tournament.preset, tournament.rules_name)


def seated(tournament: TournamentFacts, seat: int) -> RatedPlayer:
    """The player in a seat of a tournament."""
    return RatedPlayer(tournament.names[seat], tournament.levels[seat])


def played_by(archive: Archive, person: RatedPlayer, wanted: Filter) -> Iterator[Played]:
    """The games of a player that a filter lets through, the oldest first.

    A game comes once for each seat that the player has in it.
    """
    for tournament in archive.tournaments:
        seats = [seat for seat in SEATS if seated(tournament, seat) == person and wanted.takes(tournament, seat)]
        for game in tournament.games if seats else ():
            if wanted.contracts is None or game.contract in wanted.contracts:
                yield from (Played(tournament, game, seat) for seat in seats)


def people(archive: Archive) -> list[RatedPlayer]:
    """All players of finished games: those who are no computer players first, then who has played most."""
    games: Counter[RatedPlayer] = Counter()
    for tournament in archive.tournaments:
        for seat in SEATS:
            games[seated(tournament, seat)] += len(tournament.games)
    found = [person for person, number in games.items() if number]
    return sorted(found, key=lambda one: (one.level is not None, -games[one], one))


def rules_played(archive: Archive) -> list[RulesName]:
    """The rules by which a game has been finished, those of most games first."""
    games: Counter[RulesName] = Counter()
    for tournament in archive.tournaments:
        games[rules_name(tournament)] += len(tournament.games)
    return [name for name, number in games.most_common() if number]
