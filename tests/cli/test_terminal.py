"""All commands on terminals that know few characters."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.rules import PRESETS

ENCODINGS = ["ascii", "latin-1", "cp850"]
NAMED = "„Käthe – ♥10 ♣♠“ 李 e\u0301 😀"
PLAYERS = [{"name": NAMED, "kind": "beginner"}] * 4
EVENING = {
    **{"id": NAMED, "game": "normal", "re_eyes": 155, "contra_eyes": 85, "re_tricks": 8, "contra_tricks": 4},
    **{"re_announcement": None, "contra_announcement": None, "re_special": {}, "contra_special": {"fox": 1}},
    "pre_first_card": 0,
}


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with what the commands read, in files that have such names, too."""
    (tmp_path / f"{NAMED}.rules").write_text("{}", encoding="utf-8")
    (tmp_path / f"{NAMED}.evening").write_text(json.dumps(EVENING), encoding="utf-8")
    game = play(Game.deal(PRESETS["ddv"].rules, 1), [make_player("beginner", seat) for seat in range(4)])
    record = {**json.loads(json.dumps(record_of(game, PLAYERS))), "party": NAMED}
    record["result"]["value"] = 77
    (tmp_path / f"{NAMED}.dokogames").write_text(json.dumps(record), encoding="utf-8")
    return tmp_path


def shown(encoding: str, *arguments: str | Path, status: int = 0, text: str = "") -> tuple[str, str]:
    """Standard output and standard error as a terminal of this encoding shows them."""
    run = subprocess.run(
        [sys.executable, "-m", "freedoko_qt", *arguments],
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "1"},
        input=text.encode(encoding, "replace"),
        capture_output=True,
        check=False,
        timeout=60,
    )
    out, err = run.stdout.decode(encoding), run.stderr.decode(encoding)
    assert "Traceback" not in err
    assert run.returncode == status, err
    return out, err


COMMANDS: dict[str, Callable[[Path], tuple[list[str | Path], int]]] = {
    "rules": lambda _: (["rules"], 0),
    "rules in German": lambda _: (["rules", "--language", "de", "--preset", "mittwoch"], 0),
    "rules for programs": lambda _: (["rules", "--json"], 0),
    "rules unknown": lambda _: (["rules", "--preset", NAMED], 2),
    "score": lambda files: (["score", files / f"{NAMED}.evening", "--rules", files / f"{NAMED}.rules"], 0),
    "score for programs": lambda files: (["score", files / f"{NAMED}.evening", "--json"], 0),
    "score of another file": lambda files: (["score", files / f"{NAMED}.dokogames"], 2),
    "score of no file": lambda files: (["score", files / f"{NAMED}.nowhere"], 2),
    "simulate": lambda files: (["simulate", "--deals", "1", "--rules", files / f"{NAMED}.rules"], 0),
    "simulate in a ledger": lambda _: (["simulate", "--deals", "1", "--ledger"], 0),
    "replay": lambda files: (["replay", files / f"{NAMED}.dokogames"], 1),
    "seat": lambda _: (["seat", "--player", "beginner"], 0),
    "seat of nobody": lambda _: (["seat", "--player", NAMED], 2),
}


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_fails_for_want_of_a_character(command: str, encoding: str, files: Path) -> None:
    arguments, status = COMMANDS[command](files)
    out, err = shown(encoding, *arguments, status=status, text=f'{{"name":"{NAMED}"}}\n')
    assert out or err


@pytest.mark.parametrize("command", ["rules", "score", "simulate", "replay", "seat"])
def test_the_help_is_shown_everywhere(command: str) -> None:
    assert shown("ascii", command, "--help")[0].startswith("usage: freedoko-qt")


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_suits_are_words_and_other_signs_like_themselves(encoding: str, files: Path) -> None:
    out, _ = shown(encoding, "score", files / f"{NAMED}.evening", "--rules", "ddv")
    first = out.splitlines()[0].replace("ä", "ae").replace("é", "e")
    assert first == '"Kaethe - hearts 10 clubs spades" ? e ?: Re wins, 155 to 85 card points'
    assert "  Fox caught (Kontra)                                -1" in out
    assert "  Each Kontra player scores                          -1" in out


def test_an_umlaut_stays_where_the_terminal_knows_it() -> None:
    narrow, _ = shown("latin-1", "rules", "--language", "de")
    assert "Alle Blätter ansehen" in narrow
    assert 'Setzt voraus: "Farbsolo"' in narrow
    assert "„Farbsolo“" in shown("utf-8", "rules", "--language", "de")[0]


def test_suits_are_german_words_where_german_is_spoken() -> None:
    code = """if True:
        from freedoko_qt.cli.terminal import write_what_it_can
        write_what_it_can("de")
        print("♣D sticht ♥10, ♠ und ♦")
        """
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    assert run.stdout.decode("latin-1").strip() == "Kreuz D sticht Herz 10, Pik und Karo"


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_what_programs_read_is_the_same_in_every_encoding(encoding: str, files: Path) -> None:
    (game,) = json.loads(shown(encoding, "score", files / f"{NAMED}.evening", "--json")[0])
    assert game["id"] == NAMED
    labels = {row["id"]: row["label"]["de"] for row in json.loads(shown(encoding, "rules", "--json")[0])}
    assert labels["show_all_hands"] == "Alle Blätter ansehen erlaubt"


def test_whoever_has_said_how_to_replace_is_obeyed(files: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii:xmlcharrefreplace"}
    command = [sys.executable, "-m", "freedoko_qt", "score", files / f"{NAMED}.evening"]
    run = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert b"&#9829;10" in run.stdout


@pytest.mark.skipif(os.name != "posix", reason="there is no C locale")
def test_nor_in_the_c_locale() -> None:
    """It has ASCII and, unlike others, lets half letters pass."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    environment = {**plain, "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "freedoko_qt", "rules", "--language", "de"]
    run = subprocess.run(command, env=environment, capture_output=True, check=False, cwd=Path(__file__).parents[2])
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"Alle Blaetter ansehen" in run.stdout
