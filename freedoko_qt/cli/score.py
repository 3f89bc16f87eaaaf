"""`freedoko-qt score`: the score keeper of a real evening, game by game with every point and its reason."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from freedoko_qt.app.files import read_bytes
from freedoko_qt.app.plain import one_line
from freedoko_qt.app.record_file import LARGEST_FILE
from freedoko_qt.app.wording import contract_name, score_line, side_name, signed
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.rules import DEFAULT_PRESET
from freedoko_qt.engine.score.score import ScoreLine, states_bock
from freedoko_qt.engine.score.tally import Tally, TallyScore, score_tally, tally_of
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.text import clean_json

WIDTH = 48
_SOMETHING = re.compile(r"\S")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="games as a JSON list, or one JSON object a line")
    parser.add_argument("--rules", default=DEFAULT_PRESET, metavar="PRESET|FILE", help="the rules (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print a JSON list, as RECORDS.md 10 describes")


def run(args: argparse.Namespace) -> int:
    """Print the score of each game and return the exit status, 0.

    Raises GameError for wrong rules or games, OSError for files that cannot be read.
    """
    rules = preset_or_file(args.rules)
    tallies = read(args.file)
    scores = [score_tally(rules, tally) for tally in tallies]
    if args.json:
        print(json.dumps([plain(score) for score in scores], indent=1))
    else:
        for tally, score in zip(tallies, scores, strict=True):
            print("\n".join(sheet(tally, score)), end="\n\n")
    return 0


def read(file: Path) -> list[Tally]:
    """The games of a file: a JSON list, or JSON objects one after the other.

    Raises BadNotation if it holds something else, OSError if it cannot be read.
    """
    try:
        text = clean_json(read_bytes(file, LARGEST_FILE).decode())
        entries = json.loads(text) if text.lstrip().startswith("[") else _objects(text)
        return [tally_of(entry) for entry in entries]
    except BadNotation as error:
        raise BadNotation(f"{file}: {error}") from error
    except (ValueError, RecursionError) as error:
        raise BadNotation(f"{file}: This is no list of games: it is not JSON ({error}).") from error


def _objects(text: str) -> list[Any]:
    """The JSON values of a text, one after the other."""
    decoder, found, at = json.JSONDecoder(), [], 0
    while (at := _start(text, at)) < len(text):
        value, at = decoder.raw_decode(text, at)
        found.append(value)
    return found


def _start(text: str, at: int) -> int:
    """The place of the first character from here on that is no space."""
    found = _SOMETHING.search(text, at)
    return len(text) if found is None else found.start()


def plain(score: TallyScore) -> dict[str, Any]:
    """A score as JSON knows it."""
    return {
        "id": score.id,
        "winner": score.winner.value if score.winner else "nobody",
        "value": score.value,
        "re": score.re,
        "contra": score.contra,
        "lines": [plain_line(line) for line in score.lines],
    }


def plain_line(line: ScoreLine) -> dict[str, Any]:
    """A line as JSON knows it: its points are added to what stands above, or that is taken so many times."""
    return {"reason": line.reason.value, "side": line.side.value, "times" if line.times else "points": line.number}


def sheet(tally: Tally, score: TallyScore) -> Iterator[str]:
    """The lines of one game as text."""
    re, contra = (tally.sides[side].eyes for side in Side)
    winner = f"{side_name(score.winner)} wins" if score.winner else "nobody wins"
    yield f"{one_line(score.id) or contract_name(tally.contract)}: {winner}, {re} to {contra} card points"
    for line in score.lines:
        yield "  {:{width}} {:>4}".format(*score_line(line), width=WIDTH)
    yield f"  {'Value':{WIDTH}} {signed(score.value):>4}"
    if tally.bock_factor != 1 and not states_bock(score.lines):
        yield f"  {'Bock':{WIDTH}} {f'×{tally.bock_factor}':>4}"
    alone = tally.contract.is_alone
    yield f"  {'The soloist scores' if alone else 'Each Re player scores':{WIDTH}} {signed(score.re):>4}"
    yield f"  {'Each opponent scores' if alone else 'Each Kontra player scores':{WIDTH}} {signed(score.contra):>4}"
