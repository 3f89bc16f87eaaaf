"""A thread for the decisions of the computer players, so that the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.background import Background, Job
from freedoko_qt.app.external_programs import EngineFailure
from freedoko_qt.app.seat_advice import SeatAdvice

if TYPE_CHECKING:
    from freedoko_qt.ai.player import Player
    from freedoko_qt.engine.actions import Action
    from freedoko_qt.engine.view import SeatView

log = logging.getLogger(__name__)

_FAILED = object()


class Thinker(QObject):
    """Asks questions about the position on the table, one after the other.

    One thread for all of them: a long question delays the next. Signals come in the thread of the window, and none for
    a question from before the last `forget`.
    """

    answered = Signal(object)
    """The Action that was decided on, or None."""
    failed = Signal()
    """The player raised an error or wants what is not legal."""
    advised = Signal(object)
    """The SeatAdvice, or None."""
    affirmed = Signal()
    """The condition of `ask_whether` is true."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self._ticket = 0
        """The number of the position: an answer about another one is stale."""

    def forget(self) -> None:
        """Drop the questions: the position is another one."""
        self._ticket += 1

    def ask(self, player: Player, view: SeatView) -> None:
        """Ask for a decision; returns at once.

        `answered` or `failed` follows. `view` is immutable; `player` must be used by no other thread.
        """
        self._submit(partial(_decided, player, view), self._emit_decision)

    def ask_advice(self, view: SeatView) -> None:
        """Ask for advice; returns at once. Equal views give equal advice.

        `advised` follows, with None also if it failed. Once the question is forgotten the thread does not finish it.
        """
        self._submit(partial(advise_while, view, partial(self._is_current, self._ticket)), self.advised.emit)

    def ask_whether(self, question: Callable[[], bool]) -> None:
        """Evaluate a condition on the thread; returns at once. It must not share mutable state.

        `affirmed` follows if it is True, else nothing.
        """
        self._submit(question, self._emit_condition)

    def close(self) -> None:
        """End the thread, after the running job, or the running step of advice.

        No signal follows.
        """
        self.forget()
        self._background.close()

    def _submit(self, job: Job, then: Callable[[Any], None]) -> None:
        self._background.submit(job, partial(self._pass_on, self._ticket, then))

    def _is_current(self, ticket: int) -> bool:
        return ticket == self._ticket

    def _pass_on(self, ticket: int, then: Callable[[Any], None], answer: object) -> None:
        if self._is_current(ticket):
            then(answer)
        else:
            log.debug("A stale answer was dropped: %s", answer)

    def _emit_decision(self, decision: object) -> None:
        if decision is _FAILED:
            self.failed.emit()
        else:
            self.answered.emit(decision)

    def _emit_condition(self, is_true: bool | None) -> None:
        if is_true:
            self.affirmed.emit()


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


def advise_while(view: SeatView, is_wanted: Callable[[], bool]) -> SeatAdvice | None:
    """Advise the seat of a view; None where there is nothing to decide, or once advice is not wanted after a step."""
    from freedoko_qt.ai.advising import advise_in_steps  # with numpy, which the first picture need not wait for

    advice = None
    for step in advise_in_steps(view):
        if not is_wanted():
            return None
        advice = step
    return None if advice is None else SeatAdvice(view, advice)
