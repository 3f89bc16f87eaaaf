"""Evenings without a window."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from evenings import OpenSession

from freedoko_qt.app.history import History
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
