"""`freedoko-qt seat`, as a process that is written to and read from."""

import json
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from freedoko_qt.app.seat_protocol.host import ask_of, hello_of
from freedoko_qt.app.seat_protocol.lines import line_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS


def seat(text: str | bytes, *arguments: str, status: int = 0) -> tuple[list[dict[str, Any]], str]:
    """The answers of the command, line by line, and its messages to the person who looks on."""
    run = subprocess.run(
        [sys.executable, "-m", "freedoko_qt", "seat", *arguments],
        input=text if isinstance(text, bytes) else text.encode(),
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == status
    return [json.loads(line) for line in run.stdout.decode().splitlines()], run.stderr.decode()


@pytest.fixture
def game() -> Game:
    return Game.deal(PRESETS["standard"].rules, 1)


def test_a_hello_and_a_question_are_answered(game: Game) -> None:
    lines = [line_of(hello_of(game, 0)), line_of(ask_of(game.view(0)))]
    (ready, answer), said = seat("\n".join(lines) + "\n", "--player", "beginner")
    assert list(ready) == ["ready"]
    assert answer in json.loads(lines[1])["legal"]
    assert said == ""


def test_it_ends_when_told_to_and_at_the_end_of_its_input(game: Game) -> None:
    hello = line_of(hello_of(game, 0))
    assert len(seat(f'{hello}\n{{"quit":true}}\n{hello}\n', "--player", "random")[0]) == 1
    assert len(seat(f"{hello}\n{hello}", "--player", "random")[0]) == 2
    assert seat("", "--player", "random") == ([], "")


def test_what_it_cannot_understand_is_answered_by_an_error(game: Game) -> None:
    hello, ask = line_of(hello_of(game, 0)).encode(), line_of(ask_of(game.view(0))).encode()
    strange = [b"", b"\xff\xfe\x00", b"[[[[", b'{"ask":"play","legal":[{"play":"X"}]}']
    answers, said = seat(
        b"\n".join([ask, hello, *strange, b'{"event":{"seat":7}}', ask]) + b"\n", "--player", "beginner"
    )
    assert [next(iter(answer)) for answer in answers] == ["error", "ready", *["error"] * len(strange), "seat"]
    assert [answer["line"] for answer in answers if "error" in answer] == [1, 3, 4, 5, 6]
    assert said.startswith("WARNING: Line 7: ")


def test_the_same_seed_gives_the_same_answers() -> None:
    rules = PRESETS["standard"].rules
    lines = []
    for number in range(12):
        game = Game.deal(rules, number)
        for turn in range(4):
            game.apply(next(action for action in game.legal(turn) if str(action).count("healthy")))
        lines += [line_of(hello_of(game, 0)), *(f'{{"event":{{"seat":{n},"reserve":"healthy"}}}}' for n in range(4))]
        lines.append(line_of(ask_of(game.view(0))))
    text = "\n".join(lines)
    first, second, other = (seat(text, "--player", "random", "--seed", seed)[0] for seed in ("4", "4", "5"))
    assert first == second
    assert first != other


def test_the_seed_of_a_hello_gives_the_same_game_every_time() -> None:
    game = Game.deal(PRESETS["standard"].rules, 3)
    for turn in range(4):
        game.apply(next(action for action in game.legal(turn) if str(action).count("healthy")))
    told = [f'{{"event":{{"seat":{n},"reserve":"healthy"}}}}' for n in range(4)]

    def answers(*seeds: int | str | None) -> list[dict[str, Any]]:
        hellos = [line_of(replace(hello_of(game, 0), seed=seed)) for seed in seeds]
        lines = [line for hello in hellos for line in (hello, *told, line_of(ask_of(game.view(0))))]
        return [answer for answer in seat("\n".join(lines), "--player", "random")[0] if "ready" not in answer]

    five, tea, again = answers(5, "tea", 5)
    assert five == again
    assert answers("tea", 5) == [tea, five]
    assert len({json.dumps(answer) for answer in answers(*[None] * 9)}) > 1


def test_an_unknown_level_is_reported_in_one_sentence() -> None:
    answers, said = seat("", "--player", "grandmaster", status=2)
    assert answers == []
    assert said.count("\n") == 1
    assert "grandmaster" in said
