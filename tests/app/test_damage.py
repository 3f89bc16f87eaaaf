"""Bytes damaged anywhere, in any file: it starts, and what is not as it was has been told."""

import shutil
from pathlib import Path
from random import Random

import pytest

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import Notice
from freedoko_qt.engine.actions import Action

CARDS = 25


@pytest.fixture
def played(data_dir: Path) -> Path:
    """A folder with a tournament in its second game."""
    match = Match.begin(History(data_dir), TournamentSetup(seed=4, rounds=1), pytest.fail)
    players = [make_player("beginner", seat) for seat in range(4)]
    while (game := match.game) is not None and (len(match.games) < 1 or len(game.actions) < CARDS):
        assert game.turn is not None
        action = players[game.turn].decide(game.view(game.turn))
        assert action is not None
        match.apply(action)
        if game.turn is None:
            assert match.next_game()
    match.close()
    return data_dir


def come_back(folder: Path) -> tuple[list[list[Action]], list[Notice]]:
    """What a start finds in a folder, and what it tells."""
    session = Session(History(folder))
    notices: list[Notice] = []
    session.noticed.connect(notices.append)
    session.resume_last()
    games = [one.game for one in session.finished_games]
    if session.game is not None and session.game not in games:
        games.append(session.game)
    session.close()
    return [list(game.actions) for game in games], notices


def damage(text: bytes, random: Random) -> bytes:
    at = random.randrange(len(text))
    match random.randrange(4):
        case 0:
            return text[:at] + bytes([text[at] ^ 1 << random.randrange(8)]) + text[at + 1 :]
        case 1:
            return text[:at] + text[at + random.randrange(1, 30) :]
        case 2:
            return text[:at] + random.randbytes(random.randrange(1, 5)) + text[at:]
        case _:
            return text[:at]


def test_damage_anywhere_is_survived_and_told(played: Path, tmp_path: Path, qapp: object) -> None:
    sound, notices = come_back(played)
    assert [len(actions) > 0 for actions in sound] == [True, True]
    assert notices == []
    random = Random(1)
    told = 0
    for _ in range(150):
        folder = tmp_path / "damaged"
        shutil.copytree(played, folder)
        file = random.choice(sorted(folder.iterdir()))
        file.write_bytes(damage(file.read_bytes(), random))
        found, notices = come_back(folder)
        assert notices or found == sound, file.read_bytes()
        told += bool(notices)
        shutil.rmtree(folder)
    assert told > 100
