"""`freedoko-qt replay FILE...`: replay recorded games by the rules and report every difference."""

from __future__ import annotations

import argparse
import lzma
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, pairwise
from multiprocessing import Pool, cpu_count
from pathlib import Path
from typing import Any

from tqdm import tqdm

from freedoko_qt.app.files import LONGEST_LINE, opened
from freedoko_qt.app.plain import one_line
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.record_check import is_excused, replay, table_differences
from freedoko_qt.engine.text import clean, json_value


@dataclass(slots=True)
class ReplayReport:
    """The result of one file."""

    records: int = 0
    wrong: int = 0
    excused: int = 0
    lines: list[str] = field(default_factory=list)
    error: str = ""
    """The reason why the file could not be read, in one sentence; empty if it could."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records, one a line; may be .xz")


def run(args: argparse.Namespace) -> int:
    """Replay the files; return 1 if anything differed, else 0.

    Raises BadNotation for a file that holds no records, OSError for one that cannot be read.
    """
    total = ReplayReport()
    for report in _reports(args.files):
        if report.error:
            raise BadNotation(report.error)
        for line in report.lines:
            tqdm.write(line)
        total.records += report.records
        total.wrong += report.wrong
        total.excused += report.excused
    right = total.records - total.wrong - total.excused
    print(f"{total.records} records: {right} right, {total.wrong} wrong, {total.excused} marked and not counted")
    return 1 if total.wrong else 0


def _reports(files: list[Path]) -> Iterator[ReplayReport]:
    for file in files:
        opened(file).close()  # so that a missing file is reported before hours of work on the others
    quiet = not sys.stderr.isatty()
    if len(files) == 1 or cpu_count() == 1:
        yield from map(check, tqdm(files, unit="file", disable=quiet))
        return
    with Pool() as pool:
        yield from tqdm(pool.imap(check, files), total=len(files), unit="file", disable=quiet)


def check(file: Path) -> ReplayReport:
    """Replay one file; the records of a tournament also have to follow from one another.

    What cannot be read is noted in `error`; OSError is raised if the file cannot be opened.
    """
    report = ReplayReport()
    openers: dict[str, int] = {}
    try:
        for (number, record), (_, following) in pairwise(chain(_records(file), [(0, {})])):
            result = replay(record)
            found = list(result.differences)
            if "party" in record and result.game is not None and not found:
                party = str(record["party"])
                after = following if str(following.get("party")) == party else None
                opener = openers.setdefault(party, result.game.table.first)
                found += table_differences(result.game, record, after, opener=opener)
            _note(report, clean(f"{file}:{number}"), record, found)
    except BadNotation as error:
        report.error = str(error)
    return report


def _note(report: ReplayReport, place: str, record: dict[str, Any], found: list[str]) -> None:
    report.records += 1
    if is_excused(record):
        report.excused += 1
        marks = record["freedoko_departs"]
        words = ", ".join(map(str, marks)) if isinstance(marks, list) else str(marks)
        found = [f"marked {words}", *found]
    elif found:
        report.wrong += 1
    report.lines += [one_line(f"{place}: {line}") for line in found]


def _records(file: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """Line number and record of each line that is not empty. Raises BadNotation."""
    try:
        with opened(file) as packed, lzma.open(packed) if file.suffix == ".xz" else packed as lines:
            for number, line in enumerate(iter(partial(lines.readline, LONGEST_LINE + 1), b""), 1):
                if len(line) > LONGEST_LINE:
                    raise BadNotation(f"{file}:{number}: This is not a record: the line is too long.")
                if line.strip():
                    yield number, _record(file, number, line.decode())
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise BadNotation(f"{file}: This is no file of records ({error}).") from error


def _record(file: Path, number: int, line: str) -> dict[str, Any]:
    try:
        record = json_value(line)
    except (ValueError, RecursionError) as error:
        raise BadNotation(f"{file}:{number}: This is not a record: it is not JSON ({error}).") from error
    if not isinstance(record, dict):
        raise BadNotation(f"{file}:{number}: This is not a record: it is not a JSON object.")
    return record
