"""`freedoko-qt score`: the score keeper of a real evening."""

import json
from pathlib import Path
from typing import Any

import pytest
from papers import RECORDS, examples

from freedoko_qt.__main__ import main

KINGS_EVENING: list[dict[str, Any]] = [
    {
        "id": "1",
        "game": "normal",
        "re_eyes": 155,
        "contra_eyes": 85,
        "re_tricks": 8,
        "contra_tricks": 4,
        "re_announcement": 90,
        "contra_announcement": None,
        "re_special": {"dk": 1},
        "contra_special": {"fox": 1},
        "pre_first_card": 0,
    },
    {
        "id": "2",
        "game": "jack",
        "re_eyes": 110,
        "contra_eyes": 130,
        "re_tricks": 5,
        "contra_tricks": 7,
        "re_announcement": None,
        "contra_announcement": "re",
        "re_special": {},
        "contra_special": {},
        "pre_first_card": 0,
    },
]


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(KINGS_EVENING), encoding="utf-8")
    return file


def test_json_has_every_point_with_its_reason(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--rules", "standard", str(evening), "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert first == {
        "id": "1",
        "winner": "re",
        "value": 6,
        "re": 6,
        "contra": 0,
        "lines": [
            {"reason": "won", "side": "re", "points": 1},
            {"reason": "no_90", "side": "re", "points": 1},
            {"reason": "no_90_said", "side": "re", "points": 1},
            {"reason": "re_said", "side": "re", "times": 2},
            {"reason": "doppelkopf", "side": "re", "points": 1},
            {"reason": "fox_caught", "side": "contra", "points": -1},
        ],
    }
    assert (second["winner"], second["value"], second["re"], second["contra"]) == ("contra", 2, 0, 2)


def test_the_rules_are_those_of_the_kitchen_table_unless_others_are_named(
    evening: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for rules in ([], ["--rules", "kitchen"], ["--rules", "standard"]):
        assert main(["score", *rules, str(evening), "--json"]) == 0
        printed.append(json.loads(capsys.readouterr().out))
    assert printed[0] == printed[1] != printed[2]


def test_a_solo_is_written_three_times(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--rules", "mittwoch", str(evening), "--json"]) == 0
    _, solo = json.loads(capsys.readouterr().out)
    assert (solo["value"], solo["re"], solo["contra"]) == (6, -18, 6)


def test_one_object_a_line_is_read_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_text("\n".join(map(json.dumps, KINGS_EVENING)) + "\n", encoding="utf-8")
    assert main(["score", str(file), "--json"]) == 0
    assert [game["id"] for game in json.loads(capsys.readouterr().out)] == ["1", "2"]


def test_the_sheet_reads_like_one(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--rules", "ddv", str(evening)]) == 0
    printed = capsys.readouterr().out
    assert "1: Re wins, 155 to 85 card points" in printed
    assert "  Fox caught (Kontra)                                −1" in printed
    assert "  Each Re player scores                              +5" in printed
    assert "  The soloist scores                                 −9" in printed


def test_a_game_without_a_name_goes_by_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.json"
    file.write_text(json.dumps({**KINGS_EVENING[1], "id": "", "game": "queen"}), encoding="utf-8")
    assert main(["score", str(file)]) == 0
    assert capsys.readouterr().out.startswith("Queen solo: Kontra wins, 110 to 130 card points\n")


def test_the_paper_shows_what_is_printed_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(examples(RECORDS, "tally")), encoding="utf-8")
    assert main(["score", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[:1] == examples(RECORDS, "score")


def test_rules_of_ones_own_come_from_a_file(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tmp_path / "ours.json"
    rules.write_text('{"extrapoint_catch_fox": false}', encoding="utf-8")
    assert main(["score", "--rules", str(rules), str(evening), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["value"] == 7


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[{]", "This is no list of games: it is not JSON"),
        (b"\xff\xfe", "This is no list of games"),
        (b"[1]", "a game must be a JSON object, not 1"),
        (b'[{"id": "7"}]', "7: contra_announcement, "),
    ],
)
def test_a_wrong_file_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, said: str
) -> None:
    file = tmp_path / "evening.json"
    file.write_bytes(content)
    assert main(["score", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert f"{file}: {said}" in captured.err


def test_a_long_file_is_read_in_one_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It must not be copied for each game."""
    path = tmp_path / "games.json"
    path.write_text(" 1\n" * 300_000)
    assert main(["score", str(path)]) == 2
    assert str(path) in capsys.readouterr().err
