"""The lines of the list of tournaments: a few values that can be read without the games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from freedoko_qt.app.given_names import known_name
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.sittings import sitting_in
from freedoko_qt.engine.cards import SEATS, BySeat
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.evening.length import games_planned

if TYPE_CHECKING:
    from freedoko_qt.app.kept_tournament import Tournament


class Summary(NamedTuple):
    """A tournament as a line of the list."""

    id: str
    """The stem of its files."""
    title: str
    """The person's name for it; empty: none."""
    begun: str
    """Date and time, ISO 8601."""
    last_played: str
    """The time when a game of it was over last, or it was taken up; ISO 8601."""
    sitting: int
    """The greatest is the one played last."""
    finished: bool
    names: tuple[str, ...]
    """The names in the setup, the person's first."""
    preset: str | None
    rules_name: str
    """The name of the rules beside the preset, as in the setup."""
    games: int
    """The number of games played to the end."""
    planned: int | None
    """The number of games there will be; None where the points decide."""
    standings: tuple[int, ...]
    """The sum of each seat."""

    def to_dict(self) -> dict[str, Any]:
        """The line as JSON values, without the name of its files.

        The id is the name of the file and stands nowhere else.
        """
        values = self._asdict() | {"names": list(self.names), "standings": list(self.standings)}
        del values["id"]
        return values

    @classmethod
    def from_dict(cls, name: str, values: Mapping[str, Any]) -> Summary:
        """The line from JSON values; raises BadSave if they are none.

        `name` becomes the id. Titles and names are made one line each, since anybody may have written the file.
        """
        match values:
            case {
                "title": str(title),
                "begun": str(),
                "last_played": str(),
                "sitting": int(),
                "finished": bool(),
                "names": [str(), str(), str(), str()] as names,
                "preset": (str() | None) as preset,
                "rules_name": str(rules_name),
                "games": int(),
                "planned": int() | None,
                "standings": [int(), int(), int(), int()] as standings,
            } if len(values) == 11:
                preset, rules_name = known_name(preset, rules_name)
                words = {"title": one_line(title), "preset": preset, "rules_name": rules_name}
                people = {"names": tuple(map(one_line, names)), "standings": tuple(standings)}
                return cls(id=name, **{**values, **words, **people, "sitting": sitting_in(values)})
        raise BadSave("this is not a line of the list")


def summary_of(tournament: Tournament) -> Summary:
    """The line of a tournament."""
    setup = tournament.setup
    scores = [score for record in tournament.records if (score := scores_in(record)) is not None]
    return Summary(
        id=tournament.id,
        title=tournament.title,
        begun=tournament.begun,
        last_played=tournament.last_played,
        sitting=tournament.sitting,
        finished=tournament.finished,
        names=setup.names,
        preset=setup.preset,
        rules_name=setup.rules_name,
        games=len(scores),
        planned=games_planned(setup.rules_in_play),
        standings=tuple(sum(score[seat] for score in scores) for seat in SEATS),
    )


def running_in(summaries: Iterable[Summary]) -> Summary | None:
    """The first of these that is not finished."""
    return next((one for one in summaries if not one.finished), None)


def scores_in(record: Mapping[str, Any]) -> BySeat[int] | None:
    """The scores of the seats in a game's record; None if it was thrown in, or has no result."""
    match record.get("result"):
        case {"scores": [int(first), int(second), int(third), int(fourth)]}:
            return first, second, third, fourth
    return None
