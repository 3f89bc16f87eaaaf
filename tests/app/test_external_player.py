"""Programs at our table: they decide like the players they are, and if they fail the evening goes on."""

import json
import sys
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from programs import (
    BABBLES,
    CHEATS,
    COMPLAINS,
    DEAF,
    DIES,
    FIRST,
    HUGE,
    SCREAMS,
    SILENT,
    Sit,
    command,
    ours,
    started,
    wait_until_gone,
    written,
)
from protocol_games import mixed, random_action, random_table

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.external_player import ExternalPlayer
from freedoko_qt.app.external_programs import EngineFailure, Trouble
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules


def played_beside(player: ExternalPlayer, game: Game, seat: int, random: Random) -> int:
    """Play a game; where the seat decides its program has to decide as our own beginner does. How often?"""
    inside, decisions = make_player("beginner", 0), 0
    while game.phase is not Phase.OVER:
        if game.legal(seat) and (game.turn == seat or random.random() < 0.3):
            view = game.view(seat)
            player.observe(game, seat)
            action = player.decide(view)
            assert action == inside.decide(view)
            decisions += 1
            if action is not None:
                game.apply(action)
                continue
        action = random_action(game, random)
        if action.seat != seat:
            game.apply(action)
    player.observe(game, seat)
    return decisions


def deal(rules: Rules, seed: int) -> tuple[Game, Random]:
    random = Random(seed)
    return Game.deal(rules, random.getrandbits(40), random_table(rules, random)), random


def test_our_own_program_decides_as_the_player_in_the_house(sit: Sit) -> None:
    player, decisions = sit(ours("beginner")), 0
    for seed in range(15):
        rules = list(PRESETS.values())[seed].rules if seed < len(PRESETS) else mixed(seed)
        game, random = deal(rules, seed)
        decisions += played_beside(player, game, seed % 4, random)
    assert decisions > 150
    assert player.trouble is None


def test_a_game_that_has_gone_another_way_is_sent_anew(sit: Sit) -> None:
    player, inside = sit(ours("beginner")), make_player("beginner", 0)
    game, random = deal(PRESETS["ddv"].rules, 2)
    while len(game.actions) < 30 and game.phase is not Phase.OVER:
        game.apply(random_action(game, random))
    for number in (20, 8, 21, 1):
        earlier = game.replayed(number)
        for seat in range(4):
            if earlier.legal(seat):
                player.observe(earlier, seat)
                view = earlier.view(seat)
                assert player.decide(view) == inside.decide(view)


def test_an_answer_that_is_dropped_is_not_believed_to_be_done(sit: Sit) -> None:
    player, inside = sit(ours("beginner")), make_player("beginner", 0)
    game, random = deal(PRESETS["standard"].rules, 11)
    dropped = 0
    while game.phase is not Phase.OVER:
        if game.turn == 1:
            view = game.view(1)
            player.observe(game, 1)
            assert player.decide(view) == inside.decide(view)
        action = random_action(game, random)
        dropped += game.turn == 1
        game.apply(action)
    assert dropped > 5


@pytest.mark.parametrize(
    ("on_ask", "trouble"),
    [
        (DIES, Trouble.ENDED),
        (SILENT, Trouble.SILENT),
        (BABBLES, Trouble.NOT_UNDERSTOOD),
        (COMPLAINS, Trouble.NOT_UNDERSTOOD),
        (HUGE, Trouble.NOT_UNDERSTOOD),
        (SCREAMS, Trouble.NOT_UNDERSTOOD),
        (DEAF, Trouble.SILENT),
        (CHEATS, Trouble.ILLEGAL),
    ],
)
def test_a_program_that_is_of_no_use(on_ask: str, trouble: Trouble, sit: Sit, tmp_path: Path) -> None:
    player = sit(written(tmp_path, on_ask), seconds=2.0)
    game = Game.deal(PRESETS["standard"].rules, 1)
    player.observe(game, 0)
    for _ in range(2):  # and it stays so
        with pytest.raises(EngineFailure) as failure:
            player.decide(game.view(0))
        assert failure.value.trouble is player.trouble is trouble
        assert str(failure.value).isprintable()
        assert len(str(failure.value)) < 1000
    player.close()
    wait_until_gone(tmp_path)


@pytest.mark.parametrize(
    ("on_ask", "said"),
    [
        ("print('tea?', flush=True)", "tea?"),
        ("print(json.dumps({'error': 'what?'}), flush=True)", '{"error": "what?"}'),
        ("print(json.dumps({'play': 'ST'}), flush=True)", '{"seat":0,"play":"ST"} is not legal'),
        ("print(json.dumps({'announce': None}), flush=True)", '{"announce":null} is not legal'),
        (r"sys.stderr.write('far too much\n' * 99 + 'ValueError: tea\n\n'); sys.exit(1)", "(ValueError: tea)"),
        (r"sys.stderr.write('ValueError: ' + 'tea ' * 99); sys.exit(1)", "tea tea)"),
    ],
)
def test_who_has_written_the_program_reads_what_it_has_said(on_ask: str, said: str, sit: Sit, tmp_path: Path) -> None:
    player = sit(written(tmp_path, on_ask))
    game = Game.deal(PRESETS["standard"].rules, 1)
    player.observe(game, 0)
    with pytest.raises(EngineFailure) as failure:
        player.decide(game.view(0))
    assert said in str(failure.value)
    assert "far too much" not in str(failure.value)


@pytest.mark.parametrize(
    ("command", "trouble"),
    [
        ("/there/is/no/such/program", Trouble.NOT_STARTED),
        ("", Trouble.NOT_STARTED),
        ("'", Trouble.NOT_STARTED),
        (command(sys.executable, "-c", ""), Trouble.ENDED),
        (command(sys.executable, "-c", "print('hello')"), Trouble.NOT_UNDERSTOOD),
    ],
)
def test_a_program_that_is_none(command: str, trouble: Trouble, sit: Sit) -> None:
    player = sit(command)
    game = Game.deal(PRESETS["standard"].rules, 1)
    player.observe(game, 0)
    with pytest.raises(EngineFailure):
        player.decide(game.view(0))
    assert player.trouble is trouble


def test_whoever_waits_for_an_answer_is_released_when_the_program_is_ended(sit: Sit, tmp_path: Path) -> None:
    player = sit(written(tmp_path, SILENT))
    game = Game.deal(PRESETS["standard"].rules, 1)
    player.observe(game, 0)
    failures: list[EngineFailure] = []

    def wait() -> None:
        try:
            player.decide(game.view(0))
        except EngineFailure as failure:
            failures.append(failure)

    thread = Thread(target=wait)
    thread.start()
    while not started(tmp_path):
        pass
    player.close()
    thread.join(20.0)
    assert not thread.is_alive()
    assert [failure.trouble for failure in failures] == [Trouble.ENDED]
    wait_until_gone(tmp_path)


def test_a_program_receives_the_end_of_a_game_and_the_request_to_quit(sit: Sit, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    command = written(tmp_path, FIRST)
    engine = tmp_path / "engine.py"
    engine.write_text(
        engine.read_text().replace(
            "    message = json.loads(line)\n",
            f"    message = json.loads(line)\n    print(line, end='', file=open({str(heard)!r}, 'a'))\n",
        )
    )
    player = sit(command)
    game, random = deal(PRESETS["standard"].rules, 3)
    game = Game(game.given_rules, game.dealt)
    while game.phase is not Phase.OVER:
        if game.turn == 0:
            player.observe(game, 0)
            action = player.decide(game.view(0))
            assert action is not None
            game.apply(action)
        else:
            game.apply(random_action(game, random))
    player.observe(game, 0)
    player.close()
    wait_until_gone(tmp_path)
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    assert "hello" in lines[0]
    assert "over" in lines[-2]
    assert lines[-1] == {"quit": True}
    events = [line["event"] for line in lines if "event" in line]
    assert sum("play" in event for event in events) == 36
    assert all(event["seat"] != 0 for event in events)
