"""Evenings without a window, and programs that play."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from evenings import OpenSession
from programs import Sit
from reviewed_games import played_by_levels, reviewed

from freedoko_qt.app.external_player import ExternalPlayer
from freedoko_qt.app.history import History
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.review import Review
from freedoko_qt.app.session import Session


@pytest.fixture
def history(data_dir: Path) -> History:
    return History(data_dir / "tournaments")


@pytest.fixture
def open_session(qapp: object, history: History) -> Iterator[OpenSession]:
    """Makes sessions on one history, and closes them at the end."""
    sessions: list[Session] = []

    def make(*, autoplay: bool = False, programs: Sequence[str] = ()) -> Session:
        session = Session(history, autoplay=autoplay, draw_seed=lambda: 2026, programs=lambda: programs)
        sessions.append(session)
        return session

    yield make
    for session in sessions:
        session.close()


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


@pytest.fixture(scope="session")
def replay() -> GameReplay:
    """A finished game."""
    return played_by_levels()


@pytest.fixture(scope="session")
def review(replay: GameReplay) -> Review:
    """Its whole review, of few deals."""
    return reviewed(replay)
