"""`freedoko-qt simulate`."""

import json
import shlex
import sys
import time
from pathlib import Path

import pytest

from freedoko_qt.__main__ import main
from freedoko_qt.engine.rules import PRESETS, to_dict


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    assert main(["simulate", *arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""  # no progress where nobody watches
    return json.loads(captured.out)


def test_json_has_the_figures_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    told = simulated(
        capsys, "--rules", "ddv", "--deals", "5", "--seed", "2", "--candidate", "beginner", "--opponents", "random"
    )
    assert set(told) == {"mean", "ci95", "deals", "games", "candidate_ms", "opponents_ms", "seconds"}
    assert (told["deals"], told["games"]) == (5, 20)
    assert told["mean"] > 0
    assert told["ci95"] > 0
    for key in ("candidate_ms", "opponents_ms"):
        ms = told[key]
        assert set(ms) == {"p50", "p95", "p99", "max"}
        assert 0 < ms["p50"] <= ms["p95"] <= ms["p99"] <= ms["max"]


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--rules", "standard", "--deals", "3", "--candidate", "beginner", "--opponents", "random")
    first, second, other = (simulated(capsys, *arguments, "--seed", seed)["mean"] for seed in ("7", "7", "8"))
    assert first == second
    assert first != other


def test_the_kitchen_table_is_played_at_unless_other_rules_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--deals", "3", "--seed", "7", "--opponents", "random")
    usual, kitchen = (simulated(capsys, *arguments, *rules)["mean"] for rules in ((), ("--rules", "kitchen")))
    assert usual == kitchen != simulated(capsys, *arguments, "--rules", "standard")["mean"]


@pytest.mark.parametrize("preset", PRESETS)
def test_equal_players_give_nothing_under_every_preset(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = simulated(capsys, "--rules", preset, "--deals", "2", "--candidate", "beginner", "--opponents", "beginner")
    assert told["mean"] == pytest.approx(0, abs=1e-9)


def test_text_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rules", "ddv", "--deals", "2", "--opponents", "random"]) == 0
    out = capsys.readouterr().out
    assert "beginner against three random" in out
    assert "95 % interval" in out
    assert "8 games in" in out


def test_one_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys, "--deals", "1")["ci95"] is None
    assert main(["simulate", "--deals", "1"]) == 0
    assert "points a game (1 deal, too few for an interval)\n" in capsys.readouterr().out


def test_the_ledger_counts_every_game_and_what_was_said(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--ledger", "--rules", "ddv", "--deals", "4", "--candidate", "beginner", "--seed", "3")
    told, again = simulated(capsys, *arguments), simulated(capsys, *arguments)
    assert told["number"] == 16
    assert sum(entry["number"] for entry in told["games"]) == 16  # a poverty taken would count twice: ddv has none
    assert {entry["name"] for entry in told["announcements"]} >= {"re"}
    assert (told["games"], told["announcements"]) == (again["games"], again["announcements"])


def test_the_ledger_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--ledger", "--rules", "ddv", "--deals", "4", "--candidate", "beginner"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("four beginner, rules ddv, seed 1: 16 games in")
    assert any(line.startswith("normal ") for line in lines)
    assert any(line.startswith("re ") and line.endswith("%") for line in lines)


def test_no_ledger_is_kept_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--ledger", "--engine", "fox"]) == 2
    assert capsys.readouterr().err == "freedoko-qt: The ledger is kept for levels, not for programs.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--candidate", "genius"], ["genius", "random", "beginner"]),
        (["--opponents", "genius"], ["genius", "random", "beginner"]),
        (["--rules", "nowhere"], ["nowhere", "ddv", "standard"]),
    ],
)
def test_wrong_names_are_told_in_one_sentence(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--deals", "1", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert all(word in err for word in words)


def ours(level: str) -> str:
    """The command of our own program for a seat."""
    return shlex.join([sys.executable, "-m", "freedoko_qt", "seat", "--player", level])


def test_an_external_program_is_measured_as_the_level_that_it_plays(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--deals", "1", "--seed", "5", "--opponents", "random")
    outside = simulated(capsys, "--engine", ours("beginner"), *arguments)
    inside = simulated(capsys, "--candidate", "beginner", *arguments)
    assert outside["mean"] == inside["mean"] != 0
    assert outside["games"] == 4


def until_told(heard: Path, word: str) -> None:
    """Wait for a program that is seen off on a thread of its own."""
    for _ in range(2000):
        if word in heard.read_text().split():
            return
        time.sleep(0.01)


def test_a_program_is_told_the_end_of_each_game_and_to_quit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heard = tmp_path / "heard.jsonl"
    script = tmp_path / "engine.py"
    script.write_text(
        "import json, pathlib, sys\n"
        f"with pathlib.Path({str(heard)!r}).open('w', buffering=1) as heard:\n"
        "    for line in sys.stdin:\n"
        "        message = json.loads(line)\n"
        "        heard.write(next(iter(message)) + '\\n')\n"
        "        if 'hello' in message:\n"
        "            print(json.dumps({'ready': 'Test'}), flush=True)\n"
        "        elif 'ask' in message:\n"
        "            print(json.dumps(message['legal'][0]), flush=True)\n"
        "        elif 'quit' in message:\n"
        "            break\n"
    )
    simulated(capsys, "--engine", shlex.join([sys.executable, str(script)]), "--deals", "1", "--rules", "ddv")
    until_told(heard, "quit")
    words = [word for word in heard.read_text().split() if word in ("hello", "over", "quit")]
    assert words == ["hello", "over"] * 4 + ["quit"]


@pytest.mark.parametrize("command", ["/there/is/no/such/program", "", "'", shlex.join([sys.executable, "-c", "pass"])])
def test_a_program_that_cannot_play_is_reported_in_one_sentence(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--deals", "1", "--engine", command]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert f"The program '{command}' cannot play" in err
    assert "Errno" not in err


def test_either_a_level_or_a_program_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "--engine", "fox", "--candidate", "casual"])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_rules_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "house.json"
    file.write_text(json.dumps(to_dict(PRESETS["ddv"].rules)))
    assert simulated(capsys, "--rules", str(file), "--deals", "1")["games"] == 4
