"""Files from elsewhere on the command line: only regular ones are read, and their words cannot steer the terminal."""

import json
import lzma
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from freedoko_qt.__main__ import main
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.rules import PRESETS

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `special_files`

from special_files import SPECIAL  # isort: skip

STEERS = "\x1b]0;title\x07\x1b[2J\x9b31m\u202eabc\r\nnext"
COMMANDS = {
    "replay": ["replay"],
    "score": ["score"],
    "rules of a game": ["rules", "--import"],
    "rules of a simulation": ["simulate", "--deals", "1", "--rules"],
}


def record(**changes: Any) -> dict[str, Any]:
    game = play(Game.deal(PRESETS["ddv"].rules, 1), [make_player("beginner", seat) for seat in range(4)])
    return json.loads(json.dumps(record_of(game, [{"name": STEERS, "kind": STEERS}] * 4))) | changes


def run(*arguments: str | Path) -> str:
    """Everything that is written on a terminal; none of the commands waits."""
    command = [sys.executable, "-m", "freedoko_qt", *arguments]
    done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False, timeout=60)
    text = (done.stdout + done.stderr).decode()
    assert "Traceback" not in text
    return text


@pytest.mark.skipif(os.name != "posix", reason="there are no such files")
@pytest.mark.parametrize("special", SPECIAL)
@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_no_file_is_reported_in_one_sentence(command: str, special: str, tmp_path: Path) -> None:
    path = tmp_path / "from elsewhere"
    SPECIAL[special](path)
    (line,) = run(*COMMANDS[command], path).splitlines()
    assert line.startswith("freedoko-qt: ")


@pytest.mark.parametrize("suffix", [".dokogames", ".dokogames.xz"])
def test_a_line_without_an_end_is_no_record(suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / f"games{suffix}"
    content = json.dumps(record()).encode() + b"\n" + b" " * 3_000_000 + b"{}"
    path.write_bytes(lzma.compress(content) if suffix.endswith(".xz") else content)
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err == f"freedoko-qt: {path}:2: This is not a record: the line is too long.\n"


FILES: dict[str, dict[str, Any]] = {
    "result": record(result={STEERS: STEERS}),
    "winner": record(result={**record()["result"], "winner": STEERS}),
    "mark": record(freedoko_departs=[STEERS]),
    "card": record(hands=[[STEERS] * 12] * 4),
    "action": record(actions=[{STEERS: STEERS}]),
    "expected": record(expected={STEERS: [STEERS]}),
    "party": record(party=STEERS, result={STEERS: 1}),
}


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("command", ["replay", "score"])
def test_words_of_a_file_do_not_steer_the_terminal(command: str, kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"{STEERS}.dokogames".replace("/", "")
    path.write_text(json.dumps(FILES[kind]), encoding="utf-8")
    check_plain(run(command, path))


def test_nor_does_the_name_of_a_game_of_a_real_evening(tmp_path: Path) -> None:
    evening = {
        **{"id": STEERS, "game": "normal", "re_eyes": 155, "contra_eyes": 85, "re_tricks": 8, "contra_tricks": 4},
        **{"re_announcement": None, "contra_announcement": None, "re_special": {}, "contra_special": {}},
        "pre_first_card": 0,
    }
    path = tmp_path / "evening"
    path.write_text(json.dumps(evening), encoding="utf-8")
    text = run("score", path)
    check_plain(text)
    assert "Re wins, 155 to 85 card points" in text


@pytest.mark.parametrize("arguments", [["replay"], ["score"], ["rules", "--preset"], ["rules"]])
def test_nor_does_the_name_of_a_file_that_is_not_there(arguments: list[str], tmp_path: Path) -> None:
    check_plain(run(*arguments, tmp_path / f"{STEERS}.nowhere"))


def check_plain(text: str) -> None:
    assert text
    assert [letter for letter in text if letter != "\n" and (not letter.isprintable() or letter == "\u202e")] == []
