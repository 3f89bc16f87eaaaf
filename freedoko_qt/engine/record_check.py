"""Replays a record by the rules and lists every difference (RECORDS.md 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .actions import Announce, Play
from .cards import SEATS
from .errors import MALFORMED, GameError
from .evening.tournament import next_table
from .game import Game
from .notation import action_from_dict, action_to_dict, opened, result_of, table_to_dict
from .phase import Phase
from .rules import Rules
from .table import Table

_UNORDERED = ("points", "bock_triggers")
"""Parts of a result whose order has no meaning."""


@dataclass(slots=True)
class RecordCheck:
    """A record played through: the game as far as it went, and what was different, one line each."""

    game: Game | None = None
    differences: list[str] = field(default_factory=list)


def differences(record: Mapping[str, Any]) -> list[str]:
    """Every difference between a record and the rules; none if it is right."""
    return replay(record).differences


def is_excused(record: Mapping[str, Any]) -> bool:
    """True for a known deviation of the recording program whose right value is unknown.

    Such a record has marks in `freedoko_departs`, and nothing in `expected` (RECORDS.md 8).
    """
    return bool(record.get("freedoko_departs")) and not record.get("expected")


def replay(record: Mapping[str, Any]) -> RecordCheck:
    """Play a record; nothing is raised, what cannot be played is a difference."""
    result = RecordCheck()
    try:
        result.game = opened(record)
        _replay_actions(result.game, record, result.differences)
        if not result.differences:
            _compare_results(result.game, record, result.differences)
    except GameError as error:
        result.differences.append(str(error))
    except MALFORMED as error:
        result.differences.append(f"the record does not follow the notation ({error!r})")
    return result


def _replay_actions(game: Game, record: Mapping[str, Any], found: list[str]) -> None:
    windows = {int(number): seats for number, seats in record.get("may_announce", ())}
    window = None
    for number, entry in enumerate(record.get("actions", ())):
        window = windows.get(number, window)
        _compare_windows(game, window, number, found)
        if game.phase is Phase.OVER:
            if "redeal" not in record.get("expected", ()):
                found.append(f"action {number + 1}: {entry} follows although the game is over")
            return
        try:
            game.apply(action_from_dict(entry))
        except GameError as error:
            found.append(f"action {number + 1}: {error}")
            return
        done = action_to_dict(game.actions[-1])
        if done.get("forced") != entry.get("forced"):
            found.append(f"action {number + 1}: {done} by the rules, {entry} in the record")
    _compare_windows(game, windows.get(len(game.actions), window), len(game.actions), found)


def _compare_windows(game: Game, window: Mapping[str, list[str]] | None, number: int, found: list[str]) -> None:
    """Compare what each seat may announce; not while swines or a Genscher wait for their card."""
    if window is None or game.pending or game.phase is not Phase.PLAY:
        return
    if game.cards_played and not isinstance(game.actions[-1], Play | Announce):
        return
    for seat in SEATS:
        legal = sorted(action.call.value for action in game.legal(seat) if isinstance(action, Announce))
        if legal != sorted(window[str(seat)]):
            found.append(f"after action {number}: seat {seat} may announce {legal}, in the record {window[str(seat)]}")


def _compare_results(game: Game, record: Mapping[str, Any], found: list[str]) -> None:
    expected = record.get("expected", {})
    wanted = expected if "redeal" in expected else {**record.get("result", {}), **expected}
    result = result_of(game)
    if result is None:
        if wanted:
            found.append(f"the game is not over after {len(game.actions)} actions")
        return
    for key in [*wanted, *(key for key in result if wanted and key not in wanted)]:
        if _comparable(key, result.get(key)) != _comparable(key, wanted.get(key)):
            found.append(f"{key}: {result.get(key)} by the rules, {wanted.get(key)} in the record")


def _comparable(key: str, value: Any) -> Any:
    if key in _UNORDERED and value is not None:
        return Counter(tuple(sorted(item.items())) if isinstance(item, dict) else item for item in value)
    return value


def table_differences(
    game: Game, record: Mapping[str, Any], after: Mapping[str, Any] | None, *, opener: int
) -> list[str]:
    """The differences between the next record of a tournament and what follows from this game.

    `after` is None where there is no further record; `opener` was first in the tournament's first game.
    """
    outcome = game.score or game.thrown_in
    if outcome is None:
        return []
    table = next_table(game.given_rules, game.table, outcome, opener=opener)
    ends = table is None
    if game.score is not None and record.get("last", ends) != ends:
        return [f"last game: {ends} by the rules, {record['last']} in the record"]
    if after is None:
        return []
    if table is None:
        return ["the tournament is over by the rules, but a further game follows"]
    wanted, ruled = after.get("table", {}), table_to_dict(table)
    if not isinstance(wanted, Mapping):
        return ["the next record has no proper table"]
    if "bock_queue" in ruled and (left := _games_left(game.rules, table, opener)) is not None:
        # What reaches beyond the end of the tournament will not be played by anybody.
        ruled["bock_queue"] = ruled["bock_queue"][:left]
        if isinstance(queue := wanted.get("bock_queue"), list):
            wanted = {**wanted, "bock_queue": queue[:left]}
    return [
        f"next table, {key}: {value} by the rules, {wanted[key]} in the record"
        for key, value in ruled.items()
        if key in wanted and value != wanted[key]
    ]


def _games_left(rules: Rules, table: Table, opener: int) -> int | None:
    """The least number of games that the rounds still have, with the one at this table; None without a limit."""
    if not rules.number_of_rounds_limited or table.round is None:
        return None
    played = (table.first - opener) % 4 if rules.games_per_round_without_solo else table.round_games
    return max(0, 4 * (rules.number_of_rounds - table.round + 1) - played)
