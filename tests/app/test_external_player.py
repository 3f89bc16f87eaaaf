"""Programs at our table: they decide like the players they are, and if they fail the evening goes on."""

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic

import pytest
from evenings import Onlooker, OpenSession, names, play_on, until_finished
from programs import BABBLES, CHEATS, COMPLAINS, DIES, FIRST, HUGE, SILENT, ours, written
from pytestqt.qtbot import QtBot
from told_games import mixed, random_action, random_table

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.engines import Substitution, Trouble, command_of, engine_level
from freedoko_qt.app.external_player import EngineFailure, ExternalPlayer
from freedoko_qt.app.history import History
from freedoko_qt.app.setup import SUBSTITUTE, TournamentSetup
from freedoko_qt.app.wording import level_explanation, level_name, notice
from freedoko_qt.engine.actions import Announce, Reserve
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules

Sit = Callable[..., ExternalPlayer]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Makes players, and ends their programs."""
    players: list[ExternalPlayer] = []

    def make(command: str, *, seconds: float = 30.0) -> ExternalPlayer:
        players.append(ExternalPlayer(command, seconds=seconds))
        return players[-1]

    yield make
    for player in players:
        player.close()
        assert has_ended(player)


def has_ended(player: ExternalPlayer) -> bool:
    return player._program is None or player._program._process.poll() is not None


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


def test_a_game_that_has_gone_another_way_is_told_anew(sit: Sit) -> None:
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


@pytest.mark.parametrize(
    ("command", "trouble"),
    [
        ("/there/is/no/such/program", Trouble.NOT_STARTED),
        ("", Trouble.NOT_STARTED),
        ("'", Trouble.NOT_STARTED),
        (shlex.join([sys.executable, "-c", ""]), Trouble.ENDED),
        (shlex.join([sys.executable, "-c", "print('hello')"]), Trouble.NOT_UNDERSTOOD),
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
    while player._program is None:
        pass
    player.close()
    thread.join(20.0)
    assert not thread.is_alive()
    assert [failure.trouble for failure in failures] == [Trouble.ENDED]
    assert has_ended(player)


def test_a_program_hears_the_end_of_a_game_and_is_told_to_quit(sit: Sit, tmp_path: Path) -> None:
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
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    assert "hello" in lines[0]
    assert "over" in lines[-2]
    assert lines[-1] == {"quit": True}
    events = [line["event"] for line in lines if "event" in line]
    assert sum("play" in event for event in events) == 36
    assert all(event["seat"] != 0 for event in events)


# An evening with programs


def evening_with(*commands: str, rounds: int = 1) -> TournamentSetup:
    levels = [engine_level(command) for command in commands] + ["beginner"] * (3 - len(commands))
    return TournamentSetup(rounds=rounds, seed=7, levels=(levels[0], levels[1], levels[2]))


def test_an_evening_with_our_own_program_goes_as_without(open_session: OpenSession, qtbot: QtBot) -> None:
    evenings = []
    for setup in (evening_with(), evening_with(ours("beginner"))):
        session = open_session(autoplay=True)
        told = Onlooker(session)
        play_on(session)
        until_finished(session, qtbot, lambda session=session, setup=setup: session.start(setup))
        assert told.notices == []
        evenings.append([game.actions for game in session.games])
        (engine,) = session._opponents._engines.values() or [None]
        session.close()
        assert engine is None or has_ended(engine)
    assert evenings[0] == evenings[1]


@pytest.mark.parametrize(
    ("on_ask", "trouble"), [(DIES, Trouble.ENDED), (BABBLES, Trouble.NOT_UNDERSTOOD), (CHEATS, Trouble.ILLEGAL)]
)
def test_the_table_says_that_a_program_fails_and_its_seat_goes_on(
    on_ask: str, trouble: Trouble, open_session: OpenSession, qtbot: QtBot, tmp_path: Path
) -> None:
    session = open_session(autoplay=True)
    told = Onlooker(session)
    play_on(session)
    setup = replace(evening_with(written(tmp_path, on_ask)), names=("", "Frieda", "Karl", "Dolores"))
    until_finished(session, qtbot, lambda: session.start(setup))
    assert told.notices == [Substitution("Frieda", SUBSTITUTE, trouble)]  # once, not in every game
    assert len(session.games) >= 4
    assert "Frieda" in notice(Substitution("Frieda", SUBSTITUTE, trouble))


def test_a_game_with_a_program_is_taken_up_in_the_middle(
    open_session: OpenSession, history: History, qtbot: QtBot
) -> None:
    session = open_session()
    play_on(session)
    session.asked.connect(lambda: None)
    session.start(evening_with(ours("beginner")))
    while session.game is not None and len(session.game.actions) < 14:
        with qtbot.waitSignal(session.asked, timeout=20_000):
            session.ready()
        view = session.view
        assert view is not None
        session.act(next(action for action in view.legal if not isinstance(action, Announce)))
    assert session.game is not None
    left = list(session.game.actions)
    session.close()

    (name,) = names(history)
    again = open_session(autoplay=True)
    told = Onlooker(again)
    play_on(again)
    until_finished(again, qtbot, lambda: again.resume(name))
    assert told.notices == []
    first = again.games[0]
    assert first.actions[: len(left)] == left
    assert sum(isinstance(action, Reserve) for action in first.actions) == 4
    content = json.loads(history.path(name).read_text())["content"]
    assert content["records"][0]["players"][1]["kind"] == engine_level(ours("beginner"))
    assert game_from_record(content["records"][0]).actions == first.actions


def test_closing_does_not_wait_for_a_program_that_thinks(
    open_session: OpenSession, qtbot: QtBot, tmp_path: Path
) -> None:
    session = open_session(autoplay=True)
    session.start(evening_with(written(tmp_path, SILENT)))
    play_on(session)
    session.ready()
    qtbot.waitUntil(lambda: bool(session._opponents._engines) and session._thinking == 1, timeout=20_000)
    begun = monotonic()
    session.close()
    assert monotonic() - begun < 20.0  # far less than the program may think


def test_how_a_seat_names_its_program() -> None:
    assert command_of(engine_level("fox --fast")) == "fox --fast"
    assert command_of("beginner") is None
    setup = evening_with("fox --fast")
    assert TournamentSetup.from_dict(setup.to_dict()) == setup
    assert level_name("engine:fox --fast") == "External program"
    assert "fox --fast" in level_explanation("engine:fox --fast")
