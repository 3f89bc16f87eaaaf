"""A tournament as a file of records: exported, checked by `freedoko-qt replay`, and imported.

A line a game, as the notation has it, redeals among them, with `party`, `game` and `last`; the first line has under
`tournament` what the records do not hold. Files of records from elsewhere can do without it. The text of a finished
game is such a file, too: the words above its record are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from freedoko_qt.app.catalogue import scores_in
from freedoko_qt.app.dates import is_time
from freedoko_qt.app.external_programs import program_of, public_record
from freedoko_qt.app.files import TooLarge, read_text
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.people import LEVEL, LEVELS
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.rule_set_names import is_free_name
from freedoko_qt.app.sealed import decoded, packed
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import export
from freedoko_qt.engine.errors import BadNotation, BadSave, GameError
from freedoko_qt.engine.evening.tournament import next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record, result_of
from freedoko_qt.engine.phase import Phase

LARGEST_FILE = 50_000_000
"""Bytes; no tournament comes near it."""

_HUMAN = "human"
_FIRST = re.compile(r'(?:\A|[\r\n])[^\S\r\n]*(?={")')
_LINE = re.compile(r"\S[^\r\n]*")  # other line ends that `splitlines` knows besides can stand in a name


def export_file(tournament: Tournament, path: Path) -> Notice | None:
    """Write the finished games of a tournament to a file; returns what went wrong.

    An existing file is replaced.
    """
    return export(path, exported(tournament))


def exported(tournament: Tournament) -> str:
    """The text of such a file.

    One line for each game, ready for `read`. Programs at the table are named but cannot be started from it.
    """
    own = {"title": tournament.title, "begun": tournament.begun, "setup": tournament.setup.public.to_dict()}
    lines: list[str] = []
    number = 1
    for left, record in zip(reversed(range(len(tournament.records))), tournament.records, strict=True):
        party = tournament.title or tournament.begun
        marks = {"party": party, "game": number, "last": tournament.finished and left == 0}
        lines.append(packed({**record, **marks, **({} if lines else {"tournament": own})}))
        number += scores_in(record) is not None
    return "".join(f"{line}\n" for line in lines)


def import_file(path: Path, seed: int) -> Tournament:
    """The tournament of a file. Raises OSError, and GameError with one sentence if it holds none.

    `seed` is that of the games to come, which the file does not hold. The tournament has no id until it is kept. Every
    record is replayed, which takes a while: not for the window's thread.
    """
    try:
        return read(read_text(path, LARGEST_FILE), seed)
    except TooLarge as error:
        raise BadNotation("This file is too large for the records of a tournament.") from error


def read(text: str, seed: int) -> Tournament:
    """The tournament of such a text; raises GameError with one sentence if it is none.

    The message names the line. Levels that are not known become the usual one. Results are those of the rules, whatever
    the text says.
    """
    records, games = [], []
    for number, record in records_in(text):
        try:
            games.append(_played(record))
        except GameError as error:
            raise BadNotation(f"The record in line {number} cannot be played: {error}.") from error
        records.append(public_record({**record, "result": result_of(games[-1])}))
    if not records:
        raise BadNotation("This file holds no record.")
    if len({str(record.get("party")) for record in records}) > 1:
        raise BadNotation("This file holds the records of more than one tournament.")
    own = records[0].pop("tournament", None)
    kept = _from_own_records(own, games, seed) if isinstance(own, dict) else _from_players(records[0], games[0], seed)
    outcome = games[-1].score or games[-1].thrown_in
    rules, opener = kept.setup.rules_in_play, games[0].table.first
    is_over = outcome is not None and next_table(rules, games[-1].table, outcome, opener=opener) is None
    return replace(kept, records=tuple(records), finished=is_over)


def records_in(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The number and the object of each line that is not empty, from the first one that can be a record on.

    Raises BadNotation while it is iterated, at the first line that is no JSON object. Numbers count from 1.
    """
    text = text.removeprefix("\ufeff")
    first = _FIRST.search(text)
    for number, line in _lines(text, 0 if first is None else first.end()):
        try:
            record = decoded(line)
        except BadSave as error:
            raise BadNotation(f"Line {number} is no record: it is not JSON.") from error
        if not isinstance(record, dict):
            raise BadNotation(f"Line {number} is no record: it is not a JSON object.")
        yield number, record


def _lines(text: str, first: int) -> Iterator[tuple[int, str]]:
    """The lines that are not empty from an index of the text on, with their numbers from 1.

    Made one by one: a list of millions would need gigabytes.
    """
    number, start = 1, 0
    for line in _LINE.finditer(text, first):
        before, start = text[start : line.start()], line.start()
        number += before.count("\n") + before.count("\r") - before.count("\r\n")
        yield number, line[0]


def _played(record: Mapping[str, Any]) -> Game:
    game = game_from_record(record)
    if game.phase is not Phase.OVER:
        raise BadNotation("its game is not over")
    return game


def _from_own_records(values: Mapping[str, Any], games: Sequence[Game], seed: int) -> Tournament:
    """The tournament of a file that this program has written, or somebody else."""
    match values:
        case {"title": str(title), "begun": str(begun), "setup": dict(setup)} if not begun or is_time(begun):
            read_setup = _with_true_names(TournamentSetup.from_dict(setup).public, games)
            drawn = read_setup.seed if read_setup.seed is not None else seed
            return Tournament("", begun, replace(read_setup, seed=drawn), title=one_line(title), last_played=begun)
    raise BadNotation("The first record does not say properly what tournament it is of.")


def _with_true_names(setup: TournamentSetup, games: Sequence[Game]) -> TournamentSetup:
    """The setup without the name of a preset, unless all games were played by the rules of that preset."""
    is_played = all(game.given_rules == setup.rules_in_play for game in games)
    name = setup.rules_name if is_free_name(setup.rules_name, ()) else ""
    return replace(setup, preset=setup.preset if is_played else None, rules_name=name)


def _from_players(record: Mapping[str, Any], game: Game, seed: int) -> Tournament:
    """A tournament as far as its records show: its players and rules."""
    names, kinds = _players(record.get("players"))
    levels = [kind if kind in LEVELS or program_of(kind) is not None else LEVEL for kind in kinds[1:]]
    setup = TournamentSetup(
        names=("" if kinds[0] == _HUMAN else names[0], names[1], names[2], names[3]),
        levels=(levels[0], levels[1], levels[2]),
        preset=None,
        rules=game.given_rules,
        convention=game.table.convention,
        seed=seed,
    )
    title = record.get("party")
    return Tournament("", "", setup, title=one_line(title) if isinstance(title, str) else "")


def _players(players: object) -> tuple[Sequence[str], Sequence[str]]:
    """The names and the kinds of four players."""
    match players:
        case [dict(), dict(), dict(), dict()]:
            names, kinds = ([str(one.get(key, "")) for one in players] for key in ("name", "kind"))
            return [one_line(name) for name in names], kinds
    raise BadNotation("The first record names no four players.")
