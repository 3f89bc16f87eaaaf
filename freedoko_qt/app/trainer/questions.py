"""The trainer's questions about a position, and the worth of each answer by what the seat can know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from math import sqrt
from typing import TypeAlias

from freedoko_qt.ai.heuristics.equals import MISTAKE
from freedoko_qt.ai.inference import EFFECTIVE_DEALS
from freedoko_qt.ai.intervals import NORMAL_95
from freedoko_qt.app.review.review import DecisionKind, ReviewedDecision
from freedoko_qt.engine.actions import Action, Announce, Play, Reserve
from freedoko_qt.engine.cards import SEATS, BySeat
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.view import SeatView, still_out

MOST = 9
"""The most answers: each has a key."""
NUMBERS = 6
"""The number of answers where something is counted."""


class QuestionKind(StrEnum):
    """The kind of a question."""

    PARTNER = "partner"
    TRUMPS = "trumps"
    CALL = "call"
    SOLO = "solo"
    CARD = "card"


class Difficulty(IntEnum):
    """The difficulty of a question."""

    EASY = 1
    MEDIUM = 2
    HARD = 3


CLEAR = {QuestionKind.CALL: (0.6, 1.2), QuestionKind.SOLO: (1.0, 2.0), QuestionKind.CARD: (0.35, 0.6)}
"""Points by which wrong answers are behind the best one in questions of medium difficulty, and in easy ones."""
NEAR = {QuestionKind.CALL: 2.0, QuestionKind.SOLO: 6.0}
"""Points by which another choice may be worse than the best one where the limit between them is asked for."""
OPEN = (0.05, 0.95)
"""Bounds of the chance to win between which something can still be decided."""
LIKELY = 0.8
"""The chance from which on a partner is not hard to guess."""
COUNTING_TRICKS = (3, 6)
"""The most tricks after which trumps are easy to count, and after which they are not yet hard."""

Analysis: TypeAlias = ReviewedDecision | BySeat[float] | None
"""The analysis behind a question: the worth of each choice, the chance that each seat is a partner, or nothing."""
What: TypeAlias = Action | int | None
"""A choice (None: to announce nothing), a seat, or a number of cards."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Something that may be answered."""

    what: What
    worth: float
    """The points that can be expected; of a partner its chance, 0 to 1; of a number 1 if it is that, else 0."""
    is_right: bool
    """No mistake, as a review would call it: the best, or hardly worse, or not distinguishable from it."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position with what is asked about it; equal for equal knowledge of the seat."""

    kind: QuestionKind
    view: SeatView
    answers: tuple[Answer, ...]
    """The answers, in an order that does not depend on their worth."""
    difficulty: Difficulty
    judged: ReviewedDecision | None
    """The analysis of the choices; None where nothing is chosen, or the answer needs none."""
    why: object = ""
    """The reason for the right answer, a text of the context "Course"; empty: the analysis or the table shows it."""

    @property
    def best(self) -> Answer:
        """The answer that the analysis advises, or the right number."""
        if self.judged is not None:
            return next(one for one in self.answers if one.what == self.judged.best.action)
        return max(self.answers, key=lambda answer: answer.worth)

    @property
    def is_fair(self) -> bool:
        """True if something can be learned: the game is open, and no more answers are right than wrong.

        Nor is anything asked where caution advises against what seems to be worth clearly more.

        Judged before it is asked; an unfair one is not kept.
        """
        win, (least, most) = None if self.judged is None else self.judged.win, OPEN
        right = [answer.is_right for answer in self.answers]
        is_disputed = max(answer.worth for answer in self.answers) >= self.best.worth + MISTAKE
        return (win is None or least <= win <= most) and 0 < 2 * sum(right) <= len(right) and not is_disputed

    @property
    def is_near(self) -> bool:
        """True if a wrong answer is not far behind the best one; only of announcements and soli."""
        return any(not one.is_right and self.best.worth - one.worth <= NEAR[self.kind] for one in self.answers)

    def chosen(self, answer: Answer) -> ReviewedDecision | None:
        """The analysis of an answer, as if the seat had done that."""
        if self.judged is None:
            return None
        return _taken(self.judged, next(n for n, one in enumerate(self.judged.choices) if one.action == answer.what))


def asked(kind: QuestionKind, view: SeatView, analysis: Analysis) -> Question:
    """The question of a kind about a position; raises ValueError if the analysis is not one of that kind.

    Only what `view` shows is used. The analysis is that of `dealt_games.judged` or `partner_chances`; None for trumps.
    """
    match kind, analysis:
        case QuestionKind.TRUMPS, None:
            return Question(kind, view, _numbers(view), _by_tricks(view), None)
        case QuestionKind.PARTNER, (_, _, _, _):
            return Question(kind, view, _partners(view, analysis), _by_chance(view, analysis), None)
        case ((QuestionKind.CALL | QuestionKind.SOLO | QuestionKind.CARD), ReviewedDecision()):
            judged = _short(view, analysis)
            answers = tuple(_judged(view, judged))
            return Question(kind, view, answers, _by_gap(kind, judged, answers), judged)
    raise ValueError(f"no question of the kind {kind} is made of {analysis}")


def trumps_out(view: SeatView) -> int:
    """The number of trumps that are neither in the own hand nor have been played."""
    out = still_out(view)
    return sum(out[card] for card in view.order.trumps)


def chance_doubt(one: float, other: float) -> float:
    """The part of the difference of two chances of a partner that may come from the deals that were drawn."""
    return NORMAL_95 * sqrt((one + other - (one - other) ** 2) / EFFECTIVE_DEALS)


def _numbers(view: SeatView) -> tuple[Answer, ...]:
    """The right number among its neighbours, at a place that only the own hand decides."""
    right = trumps_out(view)
    first = max(0, right - sum(view.hand) % NUMBERS)
    return tuple(Answer(number, float(number == right), number == right) for number in range(first, first + NUMBERS))


def _partners(view: SeatView, chances: BySeat[float]) -> tuple[Answer, ...]:
    others = [(view.seat + step) % 4 for step in SEATS[1:]]
    best = max(chances[seat] for seat in others)
    doubts = {seat: chance_doubt(best, chances[seat]) for seat in others}
    return tuple(Answer(seat, chances[seat], best - chances[seat] <= doubts[seat]) for seat in others)


def _judged(view: SeatView, judged: ReviewedDecision) -> Iterator[Answer]:
    order = {choice.action: number for number, choice in enumerate(judged.choices)}
    for action in sorted(order, key=lambda action: _place(view, action)):
        number = order[action]
        yield Answer(action, judged.choices[number].points, not _taken(judged, number).is_mistake)


def _place(view: SeatView, action: Action | None) -> tuple[int, ...]:
    """The sort key of an answer: cards as in the hand, soli as they are listed, announcements the least first."""
    match action:
        case Play(_, card):
            return view.order.sort_key(card)
        case Reserve(_, reservation):
            return (list(Reservation).index(reservation),)
        case Announce(_, call):
            return (1 + call.level,)
    return (0,)


def _short(view: SeatView, judged: ReviewedDecision) -> ReviewedDecision:
    """The analysis as if the best choice had been taken, with few choices.

    Of announcements the neighbours of the best, of soli no more than there are keys.
    """
    choices, best = judged.choices, judged.best
    if judged.kind is DecisionKind.ANNOUNCEMENT:
        order = sorted(choices, key=lambda choice: _place(view, choice.action))
        place = order.index(best)
        choices = (best, *order[max(0, place - 1) : place], *order[place + 1 : place + 2])
    elif not isinstance(best.action, Play):
        choices = choices[:MOST]
    return replace(judged, choices=choices, done=best.action, taken=0)


def _taken(judged: ReviewedDecision, number: int) -> ReviewedDecision:
    return replace(judged, done=judged.choices[number].action, taken=number)


def _by_tricks(view: SeatView) -> Difficulty:
    return _graded(len(view.tricks) <= limit for limit in COUNTING_TRICKS)


def _by_chance(view: SeatView, chances: BySeat[float]) -> Difficulty:
    """Easy is what can be known for sure."""
    others = [seat for seat in SEATS if seat != view.seat]
    return _graded((view.knows_partner, max(chances[seat] for seat in others) >= LIKELY))


def _by_gap(kind: QuestionKind, judged: ReviewedDecision, answers: Iterable[Answer]) -> Difficulty:
    worse = max((answer.worth for answer in answers if not answer.is_right), default=judged.best.points)
    medium, easy = CLEAR[kind]
    gap = judged.best.points - worse
    return _graded((gap >= easy, gap >= medium))


def _graded(passed: Iterable[bool]) -> Difficulty:
    """Easy if the first test is passed, medium if another one is, else hard."""
    return next((grade for grade, is_so in zip(Difficulty, passed, strict=False) if is_so), Difficulty.HARD)
