"""The computer players think on a thread of their own, so that the window never waits."""

import logging

from PySide6.QtCore import QObject, QThread, Signal, Slot

from freedoko_qt.ai.player import Player
from freedoko_qt.engine.view import SeatView

log = logging.getLogger(__name__)


class _Worker(QObject):
    answered = Signal(int, object)
    failed = Signal(int)
    advised = Signal(int, object)

    @Slot(int, object, object)
    def think(self, ticket: int, player: Player, view: SeatView) -> None:
        """Answer with what the player does, or tell that it cannot."""
        try:
            action = player.decide(view)
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


class Thinker(QObject):
    """Asks players, one after the other; each answer carries the ticket of its question."""

    answered = Signal(int, object)
    """The ticket, and the action or None."""
    failed = Signal(int)
    """The ticket of a player that raised an error or wants what is not legal."""
    advised = Signal(int, object)
    """The ticket, and the Advice or None."""
    _asked = Signal(int, object, object)
    _asked_advice = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._asked_advice.connect(self._worker.advise)
        self._worker.answered.connect(self.answered)
        self._worker.failed.connect(self.failed)
        self._worker.advised.connect(self.advised)
        self._thread.start()

    def ask(self, ticket: int, player: Player, view: SeatView) -> None:
        """Ask for a decision; returns at once."""
        self._asked.emit(ticket, player, view)

    def ask_advice(self, ticket: int, view: SeatView, seed: int) -> None:
        """Ask what would be best to do; returns at once. Equal views and seeds give equal advice."""
        self._asked_advice.emit(ticket, view, seed)  # a seed may be too large for an int of Qt

    def close(self) -> None:
        """End the thread, after the thought that is being thought."""
        self._thread.quit()
        self._thread.wait()
