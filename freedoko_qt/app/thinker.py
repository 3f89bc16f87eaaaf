"""The computer players think on a thread of their own, so that the window never waits."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QThread, Signal, Slot

from freedoko_qt.ai.player import Player
from freedoko_qt.app.external_programs import EngineFailure
from freedoko_qt.engine.view import SeatView

log = logging.getLogger(__name__)


class _Worker(QObject):
    answered = Signal(int, object)
    failed = Signal(int)
    advised = Signal(int, object)
    affirmed = Signal(int)

    @Slot(int, object, object)
    def think(self, ticket: int, player: Player, view: SeatView) -> None:
        """Answer with what the player does, or tell that it cannot."""
        try:
            action = player.decide(view)
        except EngineFailure as failure:
            log.warning("The program at seat %d: %s", view.seat, failure)
            self.failed.emit(ticket)
            return
        except Exception:  # whatever goes wrong inside a player, the evening goes on
            log.exception("The player at seat %d failed", view.seat)
            self.failed.emit(ticket)
            return
        if action in view.legal or (action is None and not view.my_turn):
            self.answered.emit(ticket, action)
        else:
            log.error("The player at seat %d wants %s, which is not legal", view.seat, action)
            self.failed.emit(ticket)

    @Slot(int, object, object)
    def advise(self, ticket: int, view: SeatView, seed: int) -> None:
        """Answer with an advice, or with None where there is nothing to decide."""
        try:
            from freedoko_qt.ai.advice import advise  # with numpy, which the first picture need not wait for

            advice = advise(view, seed)
        except Exception:  # a hint that fails is no hint
            log.exception("No advice for seat %d", view.seat)
            advice = None
        self.advised.emit(ticket, advice)

    @Slot(int, object)
    def weigh(self, ticket: int, question: Callable[[], bool]) -> None:
        """Answer if it is so, and else not at all."""
        try:
            is_so = question()
        except Exception:  # what is not found out is not so
            log.exception("A question could not be answered")
            is_so = False
        if is_so:
            self.affirmed.emit(ticket)


class Thinker(QObject):
    """Asks players, one after the other; each answer carries the ticket of its question."""

    answered = Signal(int, object)
    """The ticket, and the action or None."""
    failed = Signal(int)
    """The ticket of a player that raised an error or wants what is not legal."""
    advised = Signal(int, object)
    """The ticket, and the Advice or None."""
    affirmed = Signal(int)
    """The ticket of a question that was answered with yes."""
    _asked = Signal(int, object, object)
    _asked_advice = Signal(int, object, object)
    _asked_whether = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._asked_advice.connect(self._worker.advise)
        self._asked_whether.connect(self._worker.weigh)
        self._worker.answered.connect(self.answered)
        self._worker.failed.connect(self.failed)
        self._worker.advised.connect(self.advised)
        self._worker.affirmed.connect(self.affirmed)
        self._thread.start()

    def ask(self, ticket: int, player: Player, view: SeatView) -> None:
        """Ask for a decision; returns at once."""
        self._asked.emit(ticket, player, view)

    def ask_advice(self, ticket: int, view: SeatView, seed: int) -> None:
        """Ask what would be best to do; returns at once. Equal views and seeds give equal advice."""
        self._asked_advice.emit(ticket, view, seed)  # a seed may be too large for an int of Qt

    def ask_whether(self, ticket: int, question: Callable[[], bool]) -> None:
        """Have something found out; returns at once. The question must not touch what goes on meanwhile."""
        self._asked_whether.emit(ticket, question)

    def close(self) -> None:
        """End the thread, after the thought that is being thought."""
        self._thread.quit()
        self._thread.wait()
