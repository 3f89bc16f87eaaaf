"""RULES.md does not lie: its worked scores come out, and it names options and modules that there are."""

import json
import re

import pytest
from papers import ENGINE, RULES, rows, sections

from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules
from freedoko_qt.engine.rules.ruleset import GROUPS
from freedoko_qt.engine.score.score import ScoreLine
from freedoko_qt.engine.score.special_rules import SPECIAL_RULES, Special
from freedoko_qt.engine.score.tally import Tally, TallyScore, score_tally, tally_of

NOTHING = "–"
SOURCES, DISAGREEMENTS, MODULES, CONTRACTS, SPECIAL_POINTS, SCORES = 1, 2, 3, 4, 11, 14
PAPER = sections(RULES)
WORKED = rows(PAPER[SCORES])


def named(text: str) -> list[str]:
    """The words in code spans that can be ids."""
    return re.findall(r"`([a-z_0-9]+)`", text)


def rules_of(cell: str) -> Rules:
    """A preset, and after it perhaps options with other values."""
    preset, *changes = cell.split(", ")
    rules = PRESETS[preset].rules
    for change in changes:
        option, value = change.split("=")
        rules = rules.changed(option, json.loads(value))
    return rules


def tally(row: dict[str, str]) -> Tally:
    """The game of a line as the score keeper of a real table would enter it."""
    game, _, bock = row["game"].partition(", bock ")
    entry: dict[str, object] = {"game": game, "bock_factor": int(bock or 1)}
    for side, eyes in zip(("re", "contra"), map(int, row["eyes"].split(":")), strict=True):
        called = side.replace("re", "Re").replace("contra", "Kontra")
        level = row[f"{called} says"]
        points = [point.split() for point in row[f"{called}'s points"].split(", ") if point != NOTHING]
        entry |= {
            f"{side}_eyes": eyes,
            f"{side}_tricks": int(eyes > 0),
            f"{side}_announcement": None if level == NOTHING else int(level) if level.isdigit() else level,
            f"{side}_special": {name: int(number) for name, number in points},
        }
    return tally_of(entry)


def written(line: ScoreLine) -> str:
    """A line of a score as the paper writes it."""
    return f"{line.reason} ×{line.number}" if line.times else f"{line.reason} {line.number:+}"


def row_of(result: TallyScore) -> dict[str, str]:
    """A result in the columns of the paper."""
    return {
        "reckoning": ", ".join(map(written, result.lines)),
        "winner": result.winner or "nobody",
        "value": str(result.value),
        "Re writes": str(result.re),
        "Kontra writes": str(result.contra),
    }


def test_there_are_worked_scores_of_every_grown_rule_book() -> None:
    books = {row["rules"].split(",")[0] for row in WORKED}
    assert books == PRESETS.keys() - {"beginner"}
    assert len(WORKED) >= 12


@pytest.mark.parametrize("row", WORKED, ids=[f"{row['rules']} {row['game']} {row['eyes']}" for row in WORKED])
def test_a_worked_score_comes_out(row: dict[str, str]) -> None:
    result = row_of(score_tally(rules_of(row["rules"]), tally(row)))
    assert result == {column: row[column] for column in result}


def test_each_disagreement_became_options_that_there_are() -> None:
    for row in rows(PAPER[DISAGREEMENTS]):
        options = named(row["options"])
        assert options, row["subject"]
        assert set(options) <= OPTIONS.keys()


def test_the_families_are_the_modules_of_the_table() -> None:
    modules = [name for row in rows(PAPER[MODULES]) for name in named(row["module of `rules/`"])]
    assert modules == [group.__module__.rpartition(".")[2] for group in GROUPS.values()]


def test_every_preset_and_every_contract_is_explained() -> None:
    assert set(named(PAPER[SOURCES])) >= PRESETS.keys()
    contracts = {name for row in rows(PAPER[CONTRACTS]) for name in named(row["contract"])}
    between = {f"solo_{kind}{suit}" for kind in ("", "pure_") for suit in ("spades", "hearts")}
    assert contracts | between == set(Contract), "the tables of RULES.md 1 and 8 name other contracts than the engine"


def test_every_special_point_has_its_option() -> None:
    table = {named(row["point"])[0]: named(row["option"]) for row in rows(PAPER[SPECIAL_POINTS])}
    assert set(Special) - table.keys() == set(), "these want a row in the table of RULES.md 11"
    assert table.keys() - set(Special) == set(), "these rows of RULES.md 11 name no special point"
    keys = {named(row["point"])[0]: named(row["in a tally"]) for row in rows(PAPER[SPECIAL_POINTS])}
    wrong = [special for special, rule in SPECIAL_RULES.items() if keys[special] != [rule.tally_key]]
    assert wrong == [], "these have another key in a tally than RULES.md 11 says"
    named_options = {option for options in table.values() for option in options}
    assert named_options - OPTIONS.keys() == set(), "RULES.md 11 names these, which are no options"


def test_every_name_in_the_paper_is_one_of_the_engine() -> None:
    code = "".join(module.read_text(encoding="utf-8") for module in ENGINE.rglob("*.py"))
    words = set(re.findall(r"\w+", code))
    unknown = sorted(set(named(RULES.read_text(encoding="utf-8"))) - words)
    assert unknown == [], "RULES.md names these, which the engine does not"


def test_every_option_has_its_place_in_the_paper() -> None:
    missing = OPTIONS.keys() - set(named(RULES.read_text(encoding="utf-8")))
    assert missing == set(), "RULES.md does not say what these do"
