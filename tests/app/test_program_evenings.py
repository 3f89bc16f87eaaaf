"""Evenings with programs: if one fails, another player goes on in its seat."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from evenings import Onlooker, OpenSession, names, play_on, until_finished
from programs import (
    BABBLES,
    CHEATS,
    DIES,
    FIRST,
    SCREAMS,
    SILENT,
    STUBBORN,
    is_running,
    ours,
    started,
    wait_until_gone,
    written,
)
from pytestqt.qtbot import QtBot

from freedoko_qt.app.external_programs import Substitution, Trouble, level_of, program_of, public
from freedoko_qt.app.history import History
from freedoko_qt.app.people import SUBSTITUTE
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.wording import level_explanation, level_name, notice
from freedoko_qt.engine.actions import Announce, Reserve
from freedoko_qt.engine.notation import game_from_record

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
