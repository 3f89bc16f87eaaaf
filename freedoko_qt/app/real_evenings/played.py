"""A game that was played at a real table, as it is written down, and what it counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple, TypeAlias

from freedoko_qt.engine.cards import SEATS, by_seat
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import MALFORMED, BadNotation
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.score import Score, ScoreLine
from freedoko_qt.engine.score.score_lines import value_of, winner_and_lines
from freedoko_qt.engine.score.scoring import scores_of
from freedoko_qt.engine.score.tally import Tally, score_tally, tally_of
from freedoko_qt.engine.teams import CONTRA, RE, Side

MOST = 9999
"""No game is worth more points, and none takes more away."""

_LEVELS = {Side.RE: (None, "re", 90, 60, 30, 0), Side.CONTRA: (None, "contra", 90, 60, 30, 0)}


@dataclass(frozen=True, slots=True)
class EnteredGame:
    """A game of which the players have worked out the value themselves."""

    winners: tuple[int, ...]
    """The people on the side that has won, two of them, or the soloist, or the other three."""
    value: int
    """The value for the winners, before the soloist's factor, and before bock where it multiplies the whole game."""
    contract: Contract = Contract.NORMAL
    soloist: int | None = None
    """The player who was alone."""
    duty: bool = False
    """True if a solo met a duty."""
    bock_triggers: tuple[str, ...] = ()
    """The option ids that bring a bock round."""
    contra: bool = False
    """True if it is known that two winners were Kontra."""


@dataclass(frozen=True, slots=True)
class CalculatedGame:
    """A game given by the tricks and announcements, whose value follows from the rules."""

    re: tuple[int, ...]
    """The people of Re at the end, two, or the one who was alone."""
    tally: Tally
    """Its bock factor does not matter: that of the evening counts."""
    duty: bool = False
    bock_triggers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RamschGame:
    """A Ramsch given by its losers, whose value follows from the rules."""

    losers: tuple[int, ...]
    """The people with the most card points, one or more."""
    bock_triggers: tuple[str, ...] = ()
    duty: ClassVar[bool] = False


PaperGame: TypeAlias = EnteredGame | CalculatedGame | RamschGame


def score_of(rules: Rules, game: PaperGame, playing: Sequence[int], bock_factor: int) -> Score:
    """The score of a game, by the seats of those playing; the eyes of a side are all with its first seat.

    Raises BadNotation if such a game cannot be.

    `playing` has the four people by their seats. Bock triggers are those of the game where the rules have bock; nothing
    is derived from the cards, which are not known.
    """
    rules = rules.in_force()
    contract, re, winner, value, lines, eyes = _result(rules, game, playing, bock_factor)
    _check(contract, re, value, duty=game.duty)
    is_re = [seat in re for seat in SEATS]
    first_of = {is_re.index(side is RE): side for side in Side if (side is RE) in is_re}
    return Score(
        contract=contract,
        soloist=re[0] if contract.is_alone else None,
        re=re,
        tricks=(),
        eyes=by_seat(eyes[first_of[seat]] if seat in first_of else 0 for seat in SEATS),
        winner=winner,
        specials=(),
        lines=tuple(lines),
        value=value,
        bock_factor=bock_factor,
        scores=scores_of(rules, value, winner, is_re, alone=contract.is_alone, bock_factor=bock_factor),
        bock_triggers=game.bock_triggers if rules.bock else (),
        called_solo=contract if contract.is_solo else None,
        duty_solo=game.duty,
    )


class _Result(NamedTuple):
    """The part of a score that a game decides without its cards, by seats."""

    contract: Contract
    re: tuple[int, ...]
    winner: Side | None
    value: int
    lines: Sequence[ScoreLine] = ()
    eyes: Mapping[Side, int] = {RE: 0, CONTRA: 0}


def _result(rules: Rules, game: PaperGame, playing: Sequence[int], bock_factor: int) -> _Result:
    match game:
        case EnteredGame(value=value, contract=contract):
            return _Result(contract, *_entered(game, playing), value)
        case CalculatedGame(tally=tally):
            total = score_tally(rules, replace(tally, bock_factor=bock_factor))
            eyes = {side: counted.eyes for side, counted in tally.sides.items()}
            return _Result(
                tally.contract, _seats(game.re, playing), total.winner, total.value, total.lines, eyes
            )
        case RamschGame(losers):
            re = _seats(losers, playing)
            if len(re) == len(SEATS):  # all have the same
                return _Result(Contract.RAMSCH, re, None, value_of(rules, []))
            winner, lines = winner_and_lines(rules, {}, [], Contract.RAMSCH, bock_factor)
            return _Result(Contract.RAMSCH, re, winner, value_of(rules, lines), lines)


def _entered(game: EnteredGame, playing: Sequence[int]) -> tuple[tuple[int, ...], Side]:
    """The seats of Re and the side that has won; of two against two the winners are Re unless it is known better."""
    winners = _seats(game.winners, playing)
    others = tuple(seat for seat in SEATS if seat not in winners)
    if game.soloist is None:
        return (others, CONTRA) if game.contra else (winners, RE)
    re = _seats((game.soloist,), playing)
    if re not in (winners, others):
        raise BadNotation("either the soloist wins or the three others do")
    return re, RE if winners == re else CONTRA


def _seats(people: Sequence[int], playing: Sequence[int]) -> tuple[int, ...]:
    """The seats of some people, in order."""
    if not set(people) <= set(playing) or len(set(people)) != len(people):
        raise BadNotation("a person is named who does not play")
    return tuple(sorted(playing.index(person) for person in people))


def _check(contract: Contract, re: Sequence[int], value: int, *, duty: bool) -> None:
    if contract is Contract.RAMSCH:
        possible = range(1, len(SEATS) + 1)
    else:
        possible = range(1, 2) if contract.is_alone else range(2, 3)
    if len(re) not in possible:
        raise BadNotation(f"{len(re)} people cannot be on one side of the game {contract}")
    if duty and not contract.is_solo:
        raise BadNotation("only a solo can meet a duty")
    if abs(value) > MOST:
        raise BadNotation(f"a game is not worth {value} points")


def game_to_dict(game: PaperGame) -> dict[str, Any]:
    """The game as JSON values; of one with a tally, `game` can be given to `freedoko-qt score`, too."""
    more: dict[str, Any] = {"bock_triggers": list(game.bock_triggers)}
    if not isinstance(game, RamschGame):
        more["duty"] = game.duty
    match game:
        case RamschGame(losers):
            return {"losers": list(losers), **more}
        case EnteredGame(winners, value, contract, soloist, contra=contra):
            entered = {"winners": list(winners), "value": value, "contract": contract, "soloist": soloist}
            return {**entered, "contra": contra, **more}
        case CalculatedGame(re, tally):
            return {"re": list(re), "game": _tally_entry(tally), **more}


def game_from_dict(values: Mapping[str, Any]) -> PaperGame:
    """The game of JSON values; raises BadNotation.

    Only the form is checked; `score_of` says whether such a game can be.
    """
    try:
        triggers = tuple(str(option) for option in values["bock_triggers"])
        if "losers" in values:
            return RamschGame(_people(values["losers"]), triggers)
        duty = bool(values["duty"])
        if "game" in values:
            tally = tally_of(values["game"])
            early = [Side(side) for side in values["game"].get("early", ())]
            sides = {side: replace(one, preannounced=side in early) for side, one in tally.sides.items()}
            return CalculatedGame(_people(values["re"]), replace(tally, sides=sides), duty, triggers)
        soloist = values["soloist"]
        return EnteredGame(
            _people(values["winners"]),
            int(values["value"]),
            Contract(values["contract"]),
            None if soloist is None else int(soloist),
            duty,
            triggers,
            bool(values["contra"]),
        )
    except MALFORMED as error:
        raise BadNotation(f"this is not a game of an evening: {error}") from error


def _people(numbers: Sequence[Any]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)


def _tally_entry(tally: Tally) -> dict[str, Any]:
    """The game as `freedoko-qt score` reads it; `early` has the sides that announced before the first card."""
    entry: dict[str, Any] = {"id": tally.id, "game": tally.contract.value}
    for side, counted in tally.sides.items():
        entry[f"{side}_eyes"] = counted.eyes
        entry[f"{side}_tricks"] = counted.tricks
        entry[f"{side}_announcement"] = _LEVELS[side][counted.level]
        entry[f"{side}_special"] = dict(counted.specials)
    early = [side.value for side, counted in tally.sides.items() if counted.preannounced]
    return {**entry, "pre_first_card": len(early), "early": early, "bock_factor": tally.bock_factor}
