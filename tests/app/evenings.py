"""An evening without a window: somebody who looks on, somebody who plays, and a table that goes on by itself."""

from collections.abc import Callable
from random import Random

from pytestqt.qtbot import QtBot

from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.session import Session
from freedoko_qt.engine.actions import Action, Reserve
from freedoko_qt.engine.events import Event, GameScored

OpenSession = Callable[..., Session]


class Onlooker:
    """Everything a session emits, in order.

    It has only what comes after it was made.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.events: list[Event] = []
        self.refusals: list[object] = []
        self.notices: list[Notice] = []
        self.accepted: list[object] = []
        self.pre_selected: list[object] = []
        self.asked = 0
        self.redrawn = 0
        session.happened.connect(self.events.append)
        session.refused.connect(self.refusals.append)
        session.noticed.connect(self.notices.append)
        session.accepted.connect(self.accepted.append)
        session.pre_selected.connect(self.pre_selected.append)
        session.asked.connect(self._count_asked)
        session.redrawn.connect(self._count_redrawn)

    def _count_asked(self) -> None:
        self.asked += 1

    def _count_redrawn(self) -> None:
        self.redrawn += 1


def play_on(session: Session) -> None:
    """Let a session go on by itself as a table at the speed "instant" does: whatever it shows is shown at once."""
    session.happened.connect(session.ready)
    session.redrawn.connect(session.ready)
    session.happened.connect(lambda event: session.next_game() if isinstance(event, GameScored) else None)


def choose_by_chance(session: Session, seed: int) -> None:
    """A person who does any legal thing when asked, but calls no solo."""
    random = Random(seed)

    def choose() -> None:
        view = session.view
        assert view is not None
        session.act(random.choice([action for action in view.legal if not calls_solo(action)]))

    session.asked.connect(choose)


def calls_solo(action: Action) -> bool:
    return isinstance(action, Reserve) and action.reservation.is_solo


def until_finished(session: Session, qtbot: QtBot, begin: Callable[[], object]) -> None:
    """Begin something, and wait for the end of the tournament."""
    with qtbot.waitSignal(session.tournament_finished, timeout=120_000):
        begin()


def resume_last(session: Session) -> bool:
    """Go on with the tournament played last that is not finished, as at the start of the program."""
    running, notices = session.history.last_running()
    for notice in notices:
        session.noticed.emit(notice)
    return running is not None and session.resume(running.id)


def names(history: History) -> list[str]:
    """The names of all tournaments, the one played last first."""
    summaries, _ = history.catalogue()
    return [summary.id for summary in summaries]
