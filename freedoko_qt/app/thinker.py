"""A thread for the decisions of the computer players, so that the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.background import Background
from freedoko_qt.app.external_programs import EngineFailure
from freedoko_qt.app.seat_advice import SeatAdvice

if TYPE_CHECKING:
    from freedoko_qt.ai.player import Player
    from freedoko_qt.engine.actions import Action
    from freedoko_qt.engine.view import SeatView

log = logging.getLogger(__name__)

_FAILED = object()


class Thinker(QObject):
    """Asks players, one after the other; each answer carries the ticket of its question.

    One thread for all of them: a long question delays the next. Signals come in the thread of the window. Tickets are
    not checked here; the receiver drops stale ones.
    """

    answered = Signal(int, object)
    """The ticket, and the action or None."""
    failed = Signal(int)
    """The ticket of a player that raised an error or wants what is not legal."""
    advised = Signal(int, object)
    """The ticket, and the SeatAdvice or None."""
    affirmed = Signal(int)
    """The ticket of a question that was answered with yes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)

    def ask(self, ticket: int, player: Player, view: SeatView) -> None:
        """Ask for a decision; returns at once.

        `answered` or `failed` follows. `view` is immutable; `player` must be used by no other thread.
        """
        self._background.submit(partial(_decided, player, view), partial(self._emit_decision, ticket))

    def ask_advice(self, ticket: int, view: SeatView) -> None:
        """Ask for advice; returns at once. Equal views give equal advice.

        `advised` follows, with None also if it failed.
        """
        self._background.submit(partial(_advised, view), partial(self.advised.emit, ticket))

    def ask_whether(self, ticket: int, question: Callable[[], bool]) -> None:
        """Evaluate a condition on the thread; returns at once. It must not share mutable state.

        `affirmed` follows if it is True, else nothing.
        """
        self._background.submit(question, partial(self._emit_condition, ticket))

    def close(self) -> None:
        """End the thread, after the running job.

        No signal follows.
        """
        self._background.close()

    def _emit_decision(self, ticket: int, decision: object) -> None:
        if decision is _FAILED:
            self.failed.emit(ticket)
        else:
            self.answered.emit(ticket, decision)

    def _emit_condition(self, ticket: int, is_so: bool | None) -> None:
        if is_so:
            self.affirmed.emit(ticket)


def _decided(player: Player, view: SeatView) -> Action | object | None:
    """The player's decision; `_FAILED` if it raised an error or wants what is not legal."""
    try:
        action = player.decide(view)
    except EngineFailure as failure:
        log.warning("The program at seat %d: %s", view.seat, failure)
        return _FAILED
    except Exception:  # whatever goes wrong inside a player, the evening goes on
        log.exception("The player at seat %d failed", view.seat)
        return _FAILED
    if action in view.legal or (action is None and not view.my_turn):
        return action
    log.error("The player at seat %d wants %s, which is not legal", view.seat, action)
    return _FAILED


def _advised(view: SeatView) -> SeatAdvice | None:
    """The advice, or None where there is nothing to decide."""
    from freedoko_qt.ai.advising import advise  # with numpy, which the first picture need not wait for

    advice = advise(view)
    return None if advice is None else SeatAdvice(view, advice)
