"""Advice where rules of thumb decide alone, without any deals that are tried."""

from __future__ import annotations

from freedoko_qt.engine.actions import Reserve, is_solo
from freedoko_qt.engine.cards import SEATS, BySeat, by_seat
from freedoko_qt.engine.view import SeatView

from .advice import Advice, Choice, ranked
from .heuristics.heuristic_player import heuristic_decision
from .heuristics.reasons import HeuristicDecision
from .heuristics.reservations import answer_points, best_answer, objection_to_solo


def about_answers(view: SeatView, suggested: HeuristicDecision) -> Advice:
    """Advise an answer before the game; `suggested` is that of the rules of thumb."""
    answers = [action for action in view.legal if isinstance(action, Reserve)]
    best = suggested.action.reservation if isinstance(suggested.action, Reserve) else None
    choices = [
        Choice(suggested.action if kind is best else best_answer(answers, kind), answer_points(view, kind), None)
        for kind in dict.fromkeys(answer.reservation for answer in answers)
    ]
    reason, most = suggested.reason, max(choices, key=lambda choice: choice.points).action
    if best is not None and not best.is_solo and isinstance(most, Reserve) and is_solo(most):
        reason = objection_to_solo(view, most.reservation, best)
    return Advice(ranked(choices, suggested.action), reason, None, own_seat_only(view))


def forced_or_waiting(view: SeatView) -> Advice:
    """Advise a due announcement, or nothing."""
    suggested = heuristic_decision(view)
    return Advice((Choice(suggested.action, 0.0, None),), suggested.reason, None, own_seat_only(view))


def own_seat_only(view: SeatView) -> BySeat[float]:
    """Chance of each seat to be a partner where no other seat is one."""
    return by_seat(1.0 if seat == view.seat else 0.0 for seat in SEATS)
