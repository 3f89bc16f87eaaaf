"""The program never uses the network: it plays where there is none, and where asking for one ends it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLAYING = """
import socket, sys

def forbidden(event, arguments):
    if event == "socket.__new__" and arguments[1] in (socket.AF_INET, socket.AF_INET6, -1):
        print("a socket was asked for", flush=True)
        raise SystemExit(9)
    if event in ("socket.getaddrinfo", "socket.gethostbyname", "urllib.Request"):
        print(event, flush=True)
        raise SystemExit(9)

sys.addaudithook(forbidden)
from freedoko_qt.__main__ import main
status = main(["--autoplay", "1", "--seed", "1", "--data-dir", sys.argv[1]])
print("QtNetwork" if "PySide6.QtNetwork" in sys.modules else "no QtNetwork")
sys.exit(status)
"""


def played(*prefix: str, data_dir: Path) -> subprocess.CompletedProcess[str]:
    command = [*prefix, sys.executable, "-c", PLAYING, str(data_dir)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def finished_games(data_dir: Path) -> int:
    texts = [path.read_text(encoding="utf-8") for path in (data_dir / "tournaments").iterdir()]
    return sum(text.count('"scores"') for text in texts)


def test_a_game_asks_for_no_socket(data_dir: Path) -> None:
    run = played(data_dir=data_dir)
    assert (run.returncode, run.stdout) == (0, "no QtNetwork\n"), run.stderr
    assert finished_games(data_dir) == 1


def test_a_game_without_a_network(data_dir: Path) -> None:
    """Qt's own sockets, too: in a namespace of its own the process has no network at all."""
    prefix = ("unshare", "--map-root-user", "--net")
    if not shutil.which("unshare") or subprocess.run([*prefix, "true"], capture_output=True, check=False).returncode:
        pytest.skip("unshare --net is not allowed here")
    run = played(*prefix, data_dir=data_dir)
    assert (run.returncode, run.stdout) == (0, "no QtNetwork\n"), run.stderr
    assert finished_games(data_dir) == 1


@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6"])
def test_the_watch_sees_a_socket(family: str, data_dir: Path) -> None:
    asking = PLAYING.replace("status = main", f"socket.socket(socket.{family})\nstatus = main")
    run = subprocess.run([sys.executable, "-c", asking, str(data_dir)], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (9, "a socket was asked for\n")
