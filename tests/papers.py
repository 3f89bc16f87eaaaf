"""The papers of the project as tests read them: numbered sections, tables and examples."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "freedoko_qt" / "engine"
RULES, RECORDS = ENGINE / "RULES.md", ENGINE / "RECORDS.md"

_HEADING = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)
_SEPARATOR = re.compile(r"[|\s:-]+")


def sections(paper: Path) -> dict[int, str]:
    """The text of each numbered section."""
    _, *parts = _HEADING.split(paper.read_text(encoding="utf-8"))
    return {int(number): text for number, text in zip(parts[::3], parts[2::3], strict=True)}


def rows(text: str) -> list[dict[str, str]]:
    """The lines of the tables in a text, each with its cells by the headings of the columns."""
    found: list[dict[str, str]] = []
    heading: list[str] | None = None
    for line in text.splitlines():
        if not line.startswith("|"):
            heading = None
        elif heading is None:
            heading = _cells(line)
        elif not _SEPARATOR.fullmatch(line):
            found.append(dict(zip(heading, _cells(line), strict=True)))
    return found


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def examples(paper: Path, kind: str) -> list[Any]:
    """The JSON values in the blocks of a paper that are marked as examples of a kind."""
    text = paper.read_text(encoding="utf-8")
    blocks = re.findall(rf"^```json {kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [value for block in blocks for value in _values(block)]


def _values(text: str) -> Iterator[Any]:
    decoder = json.JSONDecoder()
    while text := text.lstrip():
        value, length = decoder.raw_decode(text)
        yield value
        text = text[length:]
