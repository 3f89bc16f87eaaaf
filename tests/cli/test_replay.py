"""`freedoko-qt replay`."""

import json
import lzma
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from freedoko_qt.__main__ import main
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.evening.tournament import first_table, next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.rules import PRESETS

DDV = PRESETS["ddv"].rules
PLAYERS = [{"name": name, "kind": "beginner"} for name in ("Anna", "Bert", "Carl", "Dora")]


def played(seed: int, table: Any = None, rules: Any = DDV) -> Game:
    return play(Game.deal(rules, seed, table), [make_player("beginner", seat) for seat in range(4)])


def record(seed: int) -> dict[str, Any]:
    return json.loads(json.dumps(record_of(played(seed), PLAYERS)))


def write(path: Path, *records: dict[str, Any]) -> Path:
    path.write_text("".join(f"{json.dumps(one)}\n" for one in records), encoding="utf-8")
    return path


def test_right_records_end_with_their_number_and_status_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = write(tmp_path / "games.jsonl", record(1), record(2))
    packed = tmp_path / "more.jsonl.xz"
    packed.write_bytes(lzma.compress(write(tmp_path / "more.jsonl", record(3)).read_bytes()))
    assert main(["replay", str(plain), str(packed)]) == 0
    assert capsys.readouterr().out == "3 records: 3 right, 0 wrong, 0 marked and not counted\n"


def test_a_packed_file_that_swells_is_never_in_memory_as_a_whole(tmp_path: Path) -> None:
    letters, lines = 400_000, 150
    line = json.dumps({**record(1), "comment": "x" * letters}).encode() + b"\n"
    packed = tmp_path / "games.jsonl.xz"
    packed.write_bytes(lzma.compress(line * lines))
    tracemalloc.start()
    assert main(["replay", str(packed)]) == 0
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < letters * lines / 3


def test_a_wrong_result_names_line_and_both_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record(2)
    value = wrong["result"]["value"]
    wrong["result"]["value"] = 77
    file = write(tmp_path / "games.jsonl", record(1), wrong)
    assert main(["replay", str(file)]) == 1
    first, count = capsys.readouterr().out.splitlines()
    assert first == f"{file}:2: value: {value} by the rules, 77 in the record"
    assert count == "2 records: 1 right, 1 wrong, 0 marked and not counted"


def test_an_illegal_action_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = record(1)
    plays = [number for number, action in enumerate(wrong["actions"]) if "play" in action]
    wrong["actions"][plays[1]] = wrong["actions"][plays[0]]
    assert main(["replay", str(write(tmp_path / "games.jsonl", wrong))]) == 1
    assert f":1: action {plays[1] + 1}:" in capsys.readouterr().out


def test_a_game_that_stops_short_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = record(1)
    del short["actions"][-1]
    assert main(["replay", str(write(tmp_path / "games.jsonl", short))]) == 1
    assert "not over" in capsys.readouterr().out


def test_what_is_expected_goes_before_the_result(tmp_path: Path) -> None:
    marked = record(1)
    right = marked["result"]["value"]
    marked["result"]["value"] = 77
    marked |= {"freedoko_departs": ["level_reply"], "expected": {"value": right}}
    assert main(["replay", str(write(tmp_path / "games.jsonl", marked))]) == 0
    marked["expected"] = {"value": 76}
    assert main(["replay", str(write(tmp_path / "games.jsonl", marked))]) == 1


def test_a_mark_without_expectation_is_reported_and_not_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    marked = record(1)
    marked["result"]["value"] = 77
    marked["freedoko_departs"] = ["nobody_wins_solo"]
    assert main(["replay", str(write(tmp_path / "games.jsonl", marked))]) == 0
    out = capsys.readouterr().out
    assert ":1: marked nobody_wins_solo" in out
    assert "1 marked and not counted" in out


def test_what_may_be_announced_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = record(1)
    game = Game.deal(DDV, 1)
    windows = []
    for number, action in enumerate(played(1).actions):
        if number >= 4:
            calls = {str(seat): [a.call.value for a in game.legal(seat) if hasattr(a, "call")] for seat in range(4)}
            windows.append([number, calls])
        game.apply(action)
    kept["may_announce"] = windows
    assert main(["replay", str(write(tmp_path / "games.jsonl", kept))]) == 0
    windows[3][1]["2"] = ["black"]
    capsys.readouterr()
    assert main(["replay", str(write(tmp_path / "games.jsonl", kept))]) == 1
    assert f"after action {windows[3][0]}: seat 2 may announce" in capsys.readouterr().out


def tournament(games: int) -> list[dict[str, Any]]:
    table, records, number = first_table(DDV), [], 1
    for seed in range(games):
        assert table is not None
        game = played(seed, table)
        one = json.loads(json.dumps(record_of(game, PLAYERS)))
        records.append(one | {"party": "evening", "game": number, "last": False})
        outcome = game.score or game.thrown_in
        assert outcome is not None
        number += game.score is not None
        table = next_table(DDV, table, outcome, opener=0)
    return records


def test_the_games_of_a_tournament_follow_from_one_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tournament(6)
    assert main(["replay", str(write(tmp_path / "evening.jsonl", *records))]) == 0
    records[3]["table"]["totals"] = [9, 9, 9, 9]
    assert main(["replay", str(write(tmp_path / "evening.jsonl", *records))]) == 1
    assert ":3: next table, totals:" in capsys.readouterr().out


def test_the_last_game_of_a_tournament_is_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tournament(3)
    records[-1]["last"] = True
    assert main(["replay", str(write(tmp_path / "evening.jsonl", *records))]) == 1
    assert ":3: last game: False by the rules, True in the record" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("games.jsonl", b"no json at all\n"),
        ("games.jsonl", b"[1, 2]\n"),
        ("games.jsonl", b"\xff\xfe\x00\n"),
        ("games.jsonl.xz", b"not packed"),
        ("games.jsonl.xz", lzma.compress(b"{}\n" * 100)[:-20]),
    ],
)
def test_what_cannot_be_read_is_reported_in_one_sentence(
    name: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert str(file) in captured.err


def test_a_missing_file_is_reported_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nothing.jsonl")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "change",
    [
        {"record": 2},
        {"hands": [["CT"]]},
        {"hands": 7},
        {"rules": {"with_nines": "perhaps"}},
        {"table": {}},
        {"actions": [7]},
        {"actions": 3},
        {"actions": [{"seat": 9, "play": "CT"}]},
        {"may_announce": [7]},
        {"result": []},
    ],
)
def test_a_record_out_of_shape_is_wrong_and_does_not_stop_the_others(
    change: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "games.jsonl", record(1) | change, record(2))
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().out.endswith("2 records: 1 right, 1 wrong, 0 marked and not counted\n")


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"party": ["Monday"]}, 0),
        ({"party": {}}, 0),
        ({"freedoko_departs": 3}, 0),
        ({"freedoko_departs": [3, None]}, 0),
        ({"table": "CT", "party": "Monday"}, 2),
        ({"table": {"bock_queue": 3}, "party": "Monday"}, 2),
        ({"table": {"bock_queue": {}}, "party": "Monday"}, 2),
    ],
)
def test_what_a_tournament_has_out_of_shape_stops_nothing(
    change: dict[str, Any], wrong: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = record(1) | {"party": "Monday", "last": False}
    file = write(tmp_path / "games.jsonl", first, record(2) | change)
    assert main(["replay", str(file)]) == (1 if wrong else 0)
    assert f", {wrong} wrong, " in capsys.readouterr().out
