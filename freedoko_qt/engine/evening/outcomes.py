"""The end of a game as its record states it, so that the game need not be played again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..before_play.reservations import meets_duty
from ..cards import SEATS, by_seat
from ..contracts import Contract, Reservation
from ..errors import MALFORMED, BadNotation
from ..events import ThrownIn
from ..score.score import Score, SpecialPoint
from ..score.special_rules import Special
from ..table import Table
from ..teams import Side
from ..text import LARGEST_SUM, whole_number

_SIDES = {"re": Side.RE, "contra": Side.CONTRA, "nobody": None}
_REASONS = {"poverty_refused": None} | {one.value: one for one in Reservation}


def outcome_of(record: Mapping[str, Any], table: Table) -> Score | ThrownIn:
    """The end of the game of a record with its `result` (RECORDS.md 6); the score has no lines.

    `table` is that of the record: bock and duty soli follow from it. Raises `BadNotation` if the result is missing
    or malformed; whether it is right by the rules is not asked (`record_check` does).
    """
    try:
        result = record["result"]
        if "redeal" in result:
            return ThrownIn(SEATS[result["seat"]], _REASONS[result["redeal"]])
        return _score(record, result, table)
    except MALFORMED as error:
        raise BadNotation("the record does not tell how its game ended") from error


def _score(record: Mapping[str, Any], result: Mapping[str, Any], table: Table) -> Score:
    contract = Contract(result["contract"])
    soloist = None if result["soloist"] is None else SEATS[result["soloist"]]
    if contract.is_alone and len(result["re"]) != 1:
        raise BadNotation("nobody, or more than one, is alone against three")
    return Score(
        contract=contract,
        soloist=soloist,
        re=tuple(SEATS[seat] for seat in result["re"]),
        tricks=tuple(SEATS[seat] for seat in result["tricks"]),
        eyes=by_seat(map(whole_number, result["eyes"])),
        winner=_SIDES[result["winner"]],
        specials=tuple(SpecialPoint(Side(one["side"]), Special(one["point"])) for one in result["points"]),
        lines=(),
        value=whole_number(result["value"], LARGEST_SUM),
        bock_factor=table.bock_factor,
        scores=by_seat([whole_number(points, LARGEST_SUM) for points in result["scores"]]),
        bock_triggers=tuple(result.get("bock_triggers", ())),
        called_solo=contract if contract.is_solo else None,
        duty_solo=contract.is_solo and _is_duty(record, contract, table, SEATS[result["soloist"]]),
    )


def _is_duty(record: Mapping[str, Any], contract: Contract, table: Table, soloist: int) -> bool:
    """True if a solo that was called met a duty, and was not a voluntary one."""
    called = [entry for entry in record["actions"] if "reserve" in entry and entry["seat"] == soloist]
    return not called[-1].get("lust", False) and meets_duty(contract, table.duty_soli[soloist])
