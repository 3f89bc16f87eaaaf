"""Programs that do not know how to behave: none of them does any harm."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest
from programs import (
    CHILD,
    DAEMON,
    DIES,
    FIRST,
    ORPHAN,
    PATIENCE,
    QUIET_CHILD,
    SILENT,
    STUBBORN,
    Sit,
    is_running,
    started,
    wait_until_gone,
    wait_until_started,
    written,
)

from freedoko_qt.app.external_player import ExternalPlayer
from freedoko_qt.app.external_programs import EngineFailure, Trouble
from freedoko_qt.app.running_program import RunningProgram
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS

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
    flood = r"sys.stderr.write('x' * 50_000_000 + '\x1b[2J\nout of memory\n'); sys.stderr.flush()"
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
