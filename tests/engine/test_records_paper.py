"""RECORDS.md does not lie: its records are replayed, its tables and actions are read and written again."""

import re
from typing import Any, get_args

import pytest
from papers import RECORDS, examples, rows, sections

from freedoko_qt.engine.actions import Action, Call, SelectorKind
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.notation import action_from_dict, action_to_dict, record_of, table_from_dict, table_to_dict
from freedoko_qt.engine.record_check import replay
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.tally import score_tally, tally_of

ACTIONS = examples(RECORDS, "action")
PAPER = sections(RECORDS)


@pytest.mark.parametrize("record", examples(RECORDS, "record"), ids=lambda record: record["seed"])
def test_a_record_is_replayed_without_a_difference(record: dict[str, Any]) -> None:
    result = replay(record)
    assert result.differences == []
    assert result.game is not None
    again = record_of(result.game, record["players"])
    assert list(again) == list(record)
    assert again | {"rules": record["rules"]} == record


@pytest.mark.parametrize("table", examples(RECORDS, "table"), ids=lambda table: f"first {table['first']}")
def test_a_table_is_read_and_written_again(table: dict[str, Any]) -> None:
    assert table_to_dict(table_from_dict(table)) == table


@pytest.mark.parametrize("entry", ACTIONS, ids=str)
def test_an_action_is_read_and_written_again(entry: dict[str, Any]) -> None:
    assert action_to_dict(action_from_dict(entry)) == entry


def test_there_is_an_example_of_every_kind_of_action() -> None:
    assert {type(action_from_dict(entry)) for entry in ACTIONS} == set(get_args(Action))


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("`announce`", set(Call)),
        ("`selector`, with a marriage", {*SelectorKind}),
        ("`reserve`", {one.value for one in Reservation if one.is_throw} | {"healthy", "marriage", "poverty"}),
    ],
)
def test_all_values_of_an_action_are_named(action: str, words: set[str]) -> None:
    (values,) = (row["values"] for row in rows(PAPER[4]) if row["action"] == action)
    assert words <= set(re.findall(r"`(\w+)`", values))


@pytest.mark.parametrize("entry", examples(RECORDS, "tally"), ids=lambda entry: entry["game"])
def test_a_game_of_a_real_table_is_read_and_counts(entry: dict[str, Any]) -> None:
    assert score_tally(Rules(), tally_of(entry)).value > 0
    keys = re.findall(r"`(\w+)`", " ".join(row["key"] for row in rows(PAPER[10])))
    assert entry.keys() <= set(keys)
    for key in keys:
        if "may be missing" in _value_of(key) or "missing at" in _value_of(key):
            tally_of({name: value for name, value in entry.items() if name != key})
        else:
            with pytest.raises(BadNotation, match=key):
                tally_of({name: value for name, value in entry.items() if name != key})


def _value_of(key: str) -> str:
    """The value of a key of a game of a real table, as the paper has it."""
    (value,) = (row["value"] for row in rows(PAPER[10]) if f"`{key}`" in row["key"])
    return value
