"""An evening as a value: its people, what was played, and who deals next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import pairwise
from typing import Any

from freedoko_qt.app.dates import is_time
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.real_evenings.played import PaperGame, game_from_dict, game_to_dict, score_of
from freedoko_qt.app.real_evenings.stakes import Fine, Sitting, Stakes, ledger_of, paid
from freedoko_qt.app.rule_sets import RuleSet, named_set
from freedoko_qt.app.sheet.sheet import Row, Sheet, SheetBuilder
from freedoko_qt.engine.cards import by_seat
from freedoko_qt.engine.errors import BadNotation, BadSave
from freedoko_qt.engine.evening.tournament import first_table, next_table
from freedoko_qt.engine.rules import from_dict, to_dict
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.table import DutySoli, Table

SITTING_OUT: Mapping[int, tuple[int, ...]] = {4: (), 5: (0,), 6: (0, 3), 7: (0, 2, 5)}
"""The steps after the dealer of those who do not play, by the number of people (DDV: of five the dealer)."""


@dataclass(frozen=True, slots=True)
class EveningState:
    """The state of an evening before a game."""

    number: int
    """The number of the game, from 1."""
    round: int
    """The number of the round, from 1; each person deals once in it."""
    dealer: int
    playing: tuple[int, ...]
    """The four who play, the one left of the dealer first: that is seat 0 of the table."""
    table: Table
    """The table, with bock and, by seat, the soli still to play."""
    duty_soli: tuple[DutySoli, ...]
    """The soli that each person still owes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """A list that is kept by hand. People are numbered from 0, clockwise; all games of it can be.

    Raises BadNotation for fewer people than four, more than seven, a dealer who is none of them, or fines that are paid
    by others, out of order, or where no money is played for.
    """

    id: str
    """The name of its file."""
    begun: str
    """Date and time, ISO 8601."""
    names: tuple[str, ...]
    """The names of four to seven people."""
    rule_set: RuleSet
    title: str = ""
    dealer: int = 0
    """The first dealer."""
    games: tuple[PaperGame, ...] = ()
    stakes: Stakes | None = None
    """None where no money is played for."""
    fines: tuple[Fine, ...] = ()
    sitting: Sitting = Sitting.NOTHING

    def __post_init__(self) -> None:
        if len(self.names) not in SITTING_OUT or self.dealer not in range(len(self.names)):
            raise BadNotation(f"there is no evening of {len(self.names)} people at which {self.dealer} deals first")
        places = [0, *(fine.after for fine in self.fines), len(self.games)]
        are_here = all(one in range(len(self.names)) for fine in self.fines for one in fine.people)
        if self.fines and (self.stakes is None or places != sorted(places) or not are_here):
            raise BadNotation("there are no such fines")

    @property
    def situation(self) -> EveningState:
        """The state before the next game.

        Every game before it is scored again at each access.
        """
        *_, (situation, _) = self._walk()
        return situation

    def with_game(self, game: PaperGame) -> Evening:
        """The evening with one game more. Raises BadNotation if such a game cannot be now.

        The evening itself stays as it is, as with the other changes. Nothing is written to disk.
        """
        situation = self.situation
        score_of(self.rule_set.rules, game, situation.playing, situation.table.bock_factor)
        return replace(self, games=(*self.games, game))

    def before(self, number: int) -> Evening:
        """The evening as it was before a game, numbered from 1."""
        games = self.games[: number - 1]
        return replace(self, games=games, fines=tuple(fine for fine in self.fines if fine.after <= len(games)))

    def corrected(self, number: int, game: PaperGame) -> Evening:
        """The evening with another game in place of one that was written before, numbered from 1.

        Raises BadNotation if that or a later game cannot be then: after another solo others may have dealt and played.
        """
        changed = replace(self, games=(*self.games[: number - 1], game, *self.games[number:]))
        for _ in changed._walk():
            pass  # raises if a game cannot be
        return changed

    def with_fine(self, fine: Fine) -> Evening:
        """The evening with one fine more, after the last game. Raises BadNotation if such a fine cannot be."""
        return replace(self, fines=(*self.fines, replace(fine, after=len(self.games))))

    @property
    def ends_with_fine(self) -> bool:
        """True if the last line is a fine."""
        return bool(self.fines) and self.fines[-1].after == len(self.games)

    def undone(self) -> Evening:
        """The evening without the last game or fine.

        The same evening if it has neither.
        """
        if self.ends_with_fine:
            return replace(self, fines=self.fines[:-1])
        return replace(self, games=self.games[:-1])

    @property
    def sheet(self) -> Sheet:
        """The list so far."""
        builder = SheetBuilder(self.rule_set.rules, len(self.names))
        money: list[Row] = []
        for (before, score), (after, _) in pairwise(self._walk()):
            if score is not None:
                side = self.sitting.side(score)
                out = set(range(len(self.names))).difference(before.playing)
                beside = {} if side is None else dict.fromkeys(sorted(out), side)
                round_over = after.round != before.round
                builder.write(
                    score, before.playing, beside, round=before.round, round_over=round_over, duty_left=after.duty_soli
                )
                if self.stakes is not None:
                    points = builder.lines[-1].counted[self.rule_set.rules.counting].points
                    money.append(paid(self.stakes, points, score, before.playing, beside))
        ledger = None if self.stakes is None else ledger_of(self.stakes, self.fines, money, len(self.names))
        begun = datetime.fromisoformat(self.begun)
        return Sheet(self.title, begun, self.rule_set, tuple(self.names), tuple(builder.lines), money=ledger)

    def _walk(self) -> Iterator[tuple[EveningState, Score | None]]:
        """Each game's situation and score, and at the end the situation of the next one."""
        table = first_table(self.rule_set.rules)
        situation = self._seated(1, 1, self.dealer, table, table.duty_soli[:1] * len(self.names))
        for game in self.games:
            score = score_of(self.rule_set.rules, game, situation.playing, situation.table.bock_factor)
            yield situation, score
            situation = self._after(situation, score)
        yield situation, None

    def _seated(
        self, number: int, of_round: int, dealer: int, table: Table, duty: tuple[DutySoli, ...]
    ) -> EveningState:
        """The four who play with this dealer."""
        people = len(self.names)
        steps = [step for step in (*range(1, people), 0) if step not in SITTING_OUT[people]]
        playing = tuple((dealer + step) % people for step in steps)
        seated = table._replace(duty_soli=by_seat(duty[one] for one in playing))
        return EveningState(number, of_round, dealer, playing, seated, duty)

    def _after(self, before: EveningState, score: Score) -> EveningState:
        """The state after a game; the table's own rounds, sums and end do not matter here."""
        rules, people = self.rule_set.rules.in_force(), len(self.names)
        table = next_table(rules, before.table._replace(first=0, round=1, round_games=0, pot=None), score, opener=0)
        if table is None:
            raise BadNotation("the evening is over")
        dealer = before.dealer if table.first == 0 else (before.dealer + 1) % people
        if rules.games_per_round_without_solo:
            round_over = dealer == self.dealer and dealer != before.dealer
        else:
            round_over = before.number % people == 0
        duty = list(before.duty_soli)
        for seat, one in enumerate(before.playing):
            duty[one] = table.duty_soli[seat]
        return self._seated(before.number + 1, before.round + round_over, dealer, table, tuple(duty))

    def to_dict(self) -> dict[str, Any]:
        """The evening as JSON values."""
        return {
            "begun": self.begun,
            "title": self.title,
            "names": list(self.names),
            "preset": self.rule_set.preset,
            "rules_name": self.rule_set.name,
            "rules": to_dict(self.rule_set.rules),
            "dealer": self.dealer,
            "games": [game_to_dict(game) for game in self.games],
            "stakes": None if self.stakes is None else self.stakes.to_dict(),
            "fines": [fine.to_dict() for fine in self.fines],
            "sitting": self.sitting.value,
        }

    @classmethod
    def from_dict(cls, name: str, values: Mapping[str, Any]) -> Evening:
        """The evening from JSON values; raises BadSave if they are none.

        `name` becomes the id. Every game is scored, so that one that cannot be is found here.
        """
        match values:
            case {
                "begun": str(begun),
                "title": str(title),
                "names": [*names],
                "preset": str() | None as preset,
                "rules_name": str(rules_name),
                "rules": dict(rules),
                "dealer": int(dealer),
                "games": [*games],
                "stakes": dict() | None as stakes,
                "fines": [*fines],
                "sitting": str(sitting),
            } if is_time(begun):
                try:
                    evening = cls(
                        id=name,
                        begun=begun,
                        names=tuple(one_line(str(one)) for one in names),
                        rule_set=named_set(from_dict(rules, strict=False), preset, rules_name),
                        title=one_line(title),
                        dealer=dealer,
                        games=tuple(map(game_from_dict, games)),
                        stakes=None if stakes is None else Stakes.from_dict(stakes),
                        fines=tuple(map(Fine.from_dict, fines)),
                        sitting=Sitting(sitting),
                    )
                    for _ in evening._walk():
                        pass  # raises if a game cannot be
                    return evening
                except ValueError as error:
                    raise BadSave(f"this is not an evening: {error}") from error
        raise BadSave("this is not an evening")
