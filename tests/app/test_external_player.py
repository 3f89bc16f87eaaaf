"""Programs at our table: they decide like the players they are, and if they fail the evening goes on."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic, sleep

import pytest
from evenings import Onlooker, OpenSession, names, play_on, until_finished
from programs import (
    BABBLES,
    CHEATS,
    CHILD,
    COMPLAINS,
    DAEMON,
    DEAF,
    DIES,
    FIRST,
    HUGE,
    ORPHAN,
    QUIET_CHILD,
    SCREAMS,
    SILENT,
    STUBBORN,
    command,
    is_running,
    ours,
    started,
    written,
)
from protocol_games import mixed, random_action, random_table
from pytestqt.qtbot import QtBot

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.external_player import ExternalPlayer
from freedoko_qt.app.external_programs import EngineFailure, Substitution, Trouble, level_of, program_of, public
from freedoko_qt.app.history import History
from freedoko_qt.app.people import SUBSTITUTE
from freedoko_qt.app.running_program import RunningProgram
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.wording import level_explanation, level_name, notice
from freedoko_qt.engine.actions import Announce, Reserve
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules

PATIENCE = 20.0  # seconds

Sit = Callable[..., ExternalPlayer]

LEAVES = """
import sys
from freedoko_qt.app.external_player import ExternalPlayer
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
player, game = ExternalPlayer(sys.argv[1]), Game.deal(PRESETS["standard"].rules, 1)
player.observe(game, 0)
player.decide(game.view(0))
exec(sys.argv[2])
"""
"""Has a program sit down, and ends in some way or other."""

SITS_DOWN = """
import sys, threading
from pathlib import Path
from tempfile import TemporaryDirectory
from PySide6.QtCore import QCoreApplication
from freedoko_qt.app.history import History
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.events import CardPlayed
def hear(event, arguments):
    if event == "import" and arguments[0] == "numpy":
        print("here" if threading.current_thread() is threading.main_thread() else "elsewhere")
application = QCoreApplication([])
with TemporaryDirectory() as folder:
    session = Session(History(Path(folder)), autoplay=True)
    session.redrawn.connect(session.ready)
    session.happened.connect(session.ready)
    session.happened.connect(lambda event: application.quit() if isinstance(event, CardPlayed) else None)
    sys.addaudithook(hear)
    session.start(TournamentSetup(seed=1, levels=("strong",) * 3))
    application.exec()
    session.close()
"""
"""Prints on which thread the library is imported with which a network is read."""


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


def wait_until_started(folder: Path, number: int) -> None:
    """Until so many processes run of what a program in this folder starts."""
    begun = monotonic()
    while len(started(folder)) < number:
        assert monotonic() - begun < PATIENCE, "it has not been started"
        sleep(0.01)


def wait_until_gone(folder: Path) -> None:
    """Until nothing runs any more of what a program in this folder has started; it must have been started."""
    pids = started(folder)
    assert pids
    begun = monotonic()
    while any(map(is_running, pids)):
        assert monotonic() - begun < PATIENCE, "it lives on"
        sleep(0.01)


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


# An evening with programs


def evening_with(*commands: str, rounds: int = 1) -> TournamentSetup:
    levels = [level_of(command) for command in commands] + ["beginner"] * (3 - len(commands))
    return TournamentSetup(rounds=rounds, seed=7, levels=(levels[0], levels[1], levels[2]))


def test_an_evening_with_our_own_program_goes_as_without(open_session: OpenSession, qtbot: QtBot) -> None:
    evenings = []
    for setup in (evening_with(), evening_with(ours("beginner"))):
        session = open_session(autoplay=True, programs=[ours("beginner")])
        onlooker = Onlooker(session)
        play_on(session)
        until_finished(session, qtbot, lambda session=session, setup=setup: session.start(setup))
        assert onlooker.notices == []
        evenings.append([game.actions for game in session.games])
        session.close()
    assert evenings[0] == evenings[1]


@pytest.mark.parametrize(
    ("on_ask", "trouble"), [(DIES, Trouble.ENDED), (BABBLES, Trouble.NOT_UNDERSTOOD), (CHEATS, Trouble.ILLEGAL)]
)
def test_the_table_says_that_a_program_fails_and_its_seat_goes_on(
    on_ask: str, trouble: Trouble, open_session: OpenSession, qtbot: QtBot, tmp_path: Path
) -> None:
    command = written(tmp_path, on_ask)
    session = open_session(autoplay=True, programs=[command])
    onlooker = Onlooker(session)
    play_on(session)
    setup = replace(evening_with(command), names=("", "Frieda", "Karl", "Dolores"))
    until_finished(session, qtbot, lambda: session.start(setup))
    assert onlooker.notices == [Substitution("Frieda", SUBSTITUTE, trouble)]  # once, not in every game
    assert len(session.games) >= 4
    assert "Frieda" in notice(Substitution("Frieda", SUBSTITUTE, trouble))


def test_a_game_with_a_program_is_taken_up_in_the_middle(
    open_session: OpenSession, history: History, qtbot: QtBot
) -> None:
    session = open_session(programs=[ours("beginner")])
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
    again = open_session(autoplay=True, programs=[ours("beginner")])
    onlooker = Onlooker(again)
    play_on(again)
    until_finished(again, qtbot, lambda: again.resume(name))
    assert onlooker.notices == []
    first = again.games[0]
    assert first.actions[: len(left)] == left
    assert sum(isinstance(action, Reserve) for action in first.actions) == 4
    content = json.loads(history.path(name).read_text())["content"]
    assert content["records"][0]["players"][1]["kind"] == public(level_of(ours("beginner")))
    assert "--player" not in json.dumps(content)
    assert game_from_record(content["records"][0]).actions == first.actions


def test_closing_ends_a_program_that_thinks(
    open_session: OpenSession, qtbot: QtBot, tmp_path: Path
) -> None:
    command = written(tmp_path, SILENT)
    session = open_session(autoplay=True, programs=[command])
    session.start(evening_with(command))
    play_on(session)
    session.ready()
    qtbot.waitUntil(lambda: bool(started(tmp_path)), timeout=20_000)
    session.close()
    wait_until_gone(tmp_path)


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("fox --fast", "fox"),
        ("/opt/my\\ games/fox.sh 3", "fox.sh"),
        ("'/opt/my games/fox'", "fox"),
        ("'", "'"),
        ("", "?"),
        ("/opt/\x1b[2J\u202e", "[2J"),
        ("/opt/" + "x" * 1000, "x" * 40),
    ],
)
def test_how_a_seat_names_its_program(command: str, name: str) -> None:
    level = level_of(command)
    assert program_of(level) == name
    assert (public(level), program_of(public(level))) == (f"program:{name}", name)
    assert public(f"engine:{command}") == public(level), "as older versions wrote it"
    assert level_name(level) == f"Program {name}"
    assert name in level_explanation(level)
    setup = evening_with(command)
    assert TournamentSetup.from_dict(setup.to_dict()) == setup
    old = setup.to_dict() | {"levels": [f"engine:{command}", "beginner", "beginner"]}
    assert TournamentSetup.from_dict(old) == setup


def test_two_commands_are_two_levels_whatever_their_programs_are_called() -> None:
    assert level_of("fox --fast") != level_of("fox --slow")
    assert program_of("beginner") is None


def test_a_program_that_was_not_chosen_here_does_not_play(
    open_session: OpenSession, qtbot: QtBot, tmp_path: Path
) -> None:
    command = written(tmp_path, FIRST)
    session = open_session(autoplay=True, programs=["fox"])
    onlooker = Onlooker(session)
    play_on(session)
    setup = replace(evening_with(command, f"{command} --fast"), names=("", "Frieda", "Karl", "Dolores"))
    until_finished(session, qtbot, lambda: session.start(setup))
    assert onlooker.notices == [Substitution("Frieda, Karl", SUBSTITUTE, Trouble.NOT_CHOSEN)]  # once, not in every game
    assert "Frieda, Karl" in notice(onlooker.notices[0])
    assert started(tmp_path) == []


# Guests that do not know how to behave


def asked_often(player: ExternalPlayer, times: int) -> None:
    game = Game.deal(PRESETS["standard"].rules, 1)
    player.observe(game, 0)
    for _ in range(times):
        player.decide(game.view(0))


def test_what_a_program_says_unasked_is_thrown_away(sit: Sit, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    player = sit(written(tmp_path, f"{FIRST}; print('tea?\\n' * 9, flush=True); open({str(heard)!r}, 'w').close()"))
    asked_often(player, 1)
    while not heard.exists():
        sleep(0.01)
    sleep(0.5)  # until it is read here, too: what is read after the next question is its answer
    asked_often(player, 1)
    assert player.trouble is None


def test_who_floods_standard_output_is_stopped(sit: Sit, tmp_path: Path) -> None:
    """The program tells how much it got rid of until nobody listened any more."""
    said = tmp_path / "said.txt"
    flood = (
        f"{FIRST}\n"
        "        try:\n"
        "            for number in range(10**8):\n"
        "                print('tea?')\n"
        "        except OSError:\n"
        f"            open({str(said)!r}, 'w').write(str(number))"
    )
    player = sit(written(tmp_path, flood.replace("\\n", "\n")))
    asked_often(player, 1)
    begun = monotonic()
    while not said.exists() or not said.read_text():
        assert monotonic() - begun < PATIENCE, "somebody listens to all of it"
        sleep(0.01)
    assert int(said.read_text()) < 1_000_000
    with pytest.raises(EngineFailure):
        asked_often(player, 1)
    assert player.trouble is Trouble.NOT_UNDERSTOOD
    player.close()
    wait_until_gone(tmp_path)


def test_a_flood_on_standard_error_is_drained_and_only_its_end_is_reported(
    sit: Sit, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    flood = r"sys.stderr.write('x' * 50_000_000 + '\x1b[2J\nout of\nmemory\n'); sys.stderr.flush()"
    player = sit(written(tmp_path, f"{flood}; {DIES}"))
    with pytest.raises(EngineFailure) as failure:
        asked_often(player, 1)
    words = str(failure.value)
    assert player.trouble is Trouble.ENDED
    assert "out of memory" in words
    assert words.isprintable()
    assert len(words) < 1000
    assert capfd.readouterr().err == ""


def test_whoever_does_not_read_is_not_written_to_for_ever(tmp_path: Path) -> None:
    program = RunningProgram(written(tmp_path, FIRST, at_start="time.sleep(60)"))
    while not started(tmp_path):
        sleep(0.01)
    for _ in range(5000):
        program.say("x" * 1000)
    with pytest.raises(EngineFailure) as failure:
        program.answer("{}", 10 * PATIENCE)
    assert failure.value.trouble is Trouble.SILENT
    program.end()
    wait_until_gone(tmp_path)


@pytest.mark.parametrize("child", [CHILD, QUIET_CHILD])
@pytest.mark.parametrize("on_ask", [FIRST, DIES, SILENT, STUBBORN])
def test_what_a_program_has_started_ends_with_it(on_ask: str, child: str, sit: Sit, tmp_path: Path) -> None:
    player = sit(written(tmp_path, on_ask, at_start=child), seconds=2.0)
    with suppress(EngineFailure):
        asked_often(player, 1)
    wait_until_started(tmp_path, 2)
    _, other = started(tmp_path)
    assert is_running(other)
    player.close()
    wait_until_gone(tmp_path)


@pytest.mark.skipif(not Path("/proc").exists(), reason="only Linux knows what a process was started with")
@pytest.mark.parametrize("child", [DAEMON, ORPHAN])
@pytest.mark.parametrize("on_ask", [FIRST, DIES])
def test_what_leaves_the_group_of_a_program_ends_with_it(on_ask: str, child: str, sit: Sit, tmp_path: Path) -> None:
    player = sit(written(tmp_path, on_ask, at_start=child))
    with suppress(EngineFailure):
        asked_often(player, 1)
    wait_until_started(tmp_path, 2)
    player.close()
    wait_until_gone(tmp_path)


@pytest.mark.parametrize("ending", ["", "player.close()", "raise SystemExit(3)", "1 / 0"])
def test_what_a_program_has_started_ends_with_our_own_process(ending: str, tmp_path: Path) -> None:
    command = written(tmp_path, FIRST, at_start=f"{CHILD}; signal.signal(signal.SIGHUP, signal.SIG_IGN)")
    subprocess.run([sys.executable, "-c", LEAVES, command, ending], check=False, stderr=subprocess.DEVNULL)
    assert len(started(tmp_path)) == 2
    wait_until_gone(tmp_path)


@pytest.mark.parametrize("name", ["'Fox' * 20_000", r"'\x1b[2J\nFox\r\u202e'", r"'\ud800Fox'"])
def test_the_name_of_a_program_is_one_short_line(
    name: str, sit: Sit, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    asked_often(sit(written(tmp_path, FIRST, name=name)), 1)
    (line,) = caplog.messages
    assert "Fox" in line
    assert line.isprintable()
    assert len(line) < 100


@pytest.mark.parametrize("on_ask", [DIES, SCREAMS, "1 / 0"])
def test_a_program_that_fails_leaves_one_line_in_the_log(
    on_ask: str, open_session: OpenSession, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    command = written(tmp_path, on_ask)
    session = open_session(autoplay=True, programs=[command])
    play_on(session)
    session.start(evening_with(command))
    qtbot.waitUntil(lambda: len(session.games) > 1, timeout=120_000)
    (record,) = (one for one in caplog.records if one.levelname != "INFO")
    assert record.exc_info is None
    assert record.getMessage().isprintable()


def test_another_player_takes_over_while_the_program_is_still_there(
    open_session: OpenSession, qtbot: QtBot, tmp_path: Path
) -> None:
    command = written(tmp_path, STUBBORN)
    session = open_session(autoplay=True, programs=[command])
    play_on(session)
    running: list[bool] = []
    session.noticed.connect(lambda _: running.extend(map(is_running, started(tmp_path))))
    with qtbot.waitSignal(session.noticed, timeout=20_000):
        session.start(evening_with(command))
    assert running == [True], "the window has waited for its end"
    wait_until_gone(tmp_path)


def test_the_window_reads_no_network_when_a_player_sits_down() -> None:
    run = subprocess.run([sys.executable, "-c", SITS_DOWN], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert set(run.stdout.split()) == {"elsewhere"}
