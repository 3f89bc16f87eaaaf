"""The words of a review: what each decision was worth and why, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.app.review.review import Balance, DecisionKind, DecisionMark, ReviewedDecision, SeatReview, doubt
from freedoko_qt.app.wording import capitalised, choice_name, why
from freedoko_qt.app.wording.advice import percent_of
from freedoko_qt.app.wording.scores import decimal, signed_decimal
from freedoko_qt.app.wording.translating import spoken
from freedoko_qt.engine.view import SeatView

_MARKS: Mapping[DecisionMark, object] = {
    DecisionMark.BEST: QT_TRANSLATE_NOOP("Review", "best"),
    DecisionMark.FINE: QT_TRANSLATE_NOOP("Review", "fine"),
    DecisionMark.COSTLY: QT_TRANSLATE_NOOP("Review", "costly"),
    DecisionMark.BLUNDER: QT_TRANSLATE_NOOP("Review", "blunder"),
}

BEST = QT_TRANSLATE_NOOP("Review", "{what}: the best choice.")
BEST_TOGETHER = QT_TRANSLATE_NOOP("Review", "{what}: best, and {other} as good, as far as one can tell.")
AS_GOOD = QT_TRANSLATE_NOOP("Review", "{what}: as good as {best}, as far as one can tell.")
HARDLY_WORSE = QT_TRANSLATE_NOOP("Review", "{what}: hardly worse than {best}.")
COSTLY = QT_TRANSLATE_NOOP("Review", "{what} costs about {lost} points. Better: {best}.")
BLUNDER = QT_TRANSLATE_NOOP("Review", "{what} gives away about {lost} points. Much better: {best}.")
SILENCE = QT_TRANSLATE_NOOP("Review", "Saying nothing costs about {lost} points. Better: {best}.")
TOO_MUCH = QT_TRANSLATE_NOOP("Review", "{what} promises too much and costs about {lost} points. Better: {best}.")
BOLD = QT_TRANSLATE_NOOP("Review", "{what} can be said; more careful: {best}.")
DECIDED = QT_TRANSLATE_NOOP("Review", "{what}: by now every card comes to the same.")
OTHERWISE = QT_TRANSLATE_NOOP("Review", "{what}: rules of thumb would choose otherwise: {best}.")
TEMPLATES = (
    BEST, BEST_TOGETHER, AS_GOOD, HARDLY_WORSE, COSTLY, BLUNDER, SILENCE, TOO_MUCH, BOLD, DECIDED, OTHERWISE,
)  # fmt: skip
"""Every sentence with which a decision can be judged."""

_EXPECTED = QT_TRANSLATE_NOOP("Review", "Expected: {points} points; with the best choice {best}.")
_EXPECTED_BEST = QT_TRANSLATE_NOOP("Review", "Expected: {points} points.")
_WIN = QT_TRANSLATE_NOOP("Review", "Chance of winning with the best choice: {percent}%.")
_EXACT = QT_TRANSLATE_NOOP("Review", "For sure: every deal that still fitted was played to its end.")
_BY_HEURISTICS = QT_TRANSLATE_NOOP("Review", "Judged by rules of thumb.")

_OF_BETTER_SOLI = {Reason.HARDLY_PAYS_ALONE, Reason.CALLED_TO_BE_WON}
"""Reasons against soli that seem to be worth more; none against others."""

_LOST: Mapping[DecisionMark, object] = {
    DecisionMark.BLUNDER: QT_TRANSLATE_NOOP("Review", "{lost} by blunders ({number})"),
    DecisionMark.COSTLY: QT_TRANSLATE_NOOP("Review", "{lost} by costly decisions ({number})"),
    DecisionMark.FINE: QT_TRANSLATE_NOOP("Review", "{lost} in small things"),
}
"""The parts of what was lost."""

_PARTS = (
    (
        QT_TRANSLATE_NOOP("Review", "Deal"),
        QT_TRANSLATE_NOOP(
            "Review", "What the cards promised before the first was played, with all hands in view: luck."
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Review", "Own play"),
        QT_TRANSLATE_NOOP("Review", "Points given away since, judged by what could be known: skill."),
    ),
    (QT_TRANSLATE_NOOP("Review", "Partner"), QT_TRANSLATE_NOOP("Review", "What the partners gave away.")),
    (QT_TRANSLATE_NOOP("Review", "Opponents"), QT_TRANSLATE_NOOP("Review", "What the opponents gave away.")),
    (
        QT_TRANSLATE_NOOP("Review", "Rest"),
        QT_TRANSLATE_NOOP("Review", "Guesses that turned out well or badly, and what nobody could work out."),
    ),
    (
        QT_TRANSLATE_NOOP("Review", "Result"),
        QT_TRANSLATE_NOOP("Review", "Points of the game against the average of the table, without bock."),
    ),
)
"""The parts of a balance: a word, and what it means."""


def mark_name(mark: DecisionMark) -> str:
    """The word for the mark of a decision."""
    return spoken("Review", _MARKS[mark])


def template_of(decision: ReviewedDecision) -> object:
    """The sentence that goes with a decision, as its English source.

    One of `TEMPLATES`. By it a test can say that every kind of verdict occurs.
    """
    if decision.taken is None:
        return OTHERWISE
    if decision.is_decided:
        return DECIDED
    if decision.taken == 0:
        return BEST_TOGETHER if _is_equalled(decision) else BEST
    is_call = decision.kind is DecisionKind.ANNOUNCEMENT
    match decision.mark:
        case DecisionMark.COSTLY | DecisionMark.BLUNDER as mark if not is_call:
            return COSTLY if mark is DecisionMark.COSTLY else BLUNDER
        case DecisionMark.COSTLY | DecisionMark.BLUNDER if decision.done is None:
            return SILENCE
        case DecisionMark.COSTLY | DecisionMark.BLUNDER:
            return TOO_MUCH
        case _ if is_call:
            return BOLD
        case _:
            return HARDLY_WORSE if decision.lost else AS_GOOD


def verdict(decision: ReviewedDecision) -> str:
    """The sentence on the worth of a decision."""
    second = decision.choices[1].action if len(decision.choices) > 1 else None
    return capitalised(
        spoken(
            "Review",
            template_of(decision),
            what=choice_name(decision.done),
            best=choice_name(decision.best.action),
            other=choice_name(second),
            lost=decimal(decision.lost),
        )
    )


def explanation(decision: ReviewedDecision, view: SeatView, names: Sequence[str]) -> tuple[str, ...]:
    """The verdict, why the best choice is better, and what can be expected; a sentence each.

    `view`: that of its moment. `names`: those of the players, by seat.

    Two to five sentences; an expectation only where there was a choice, a chance only where deals were tried.
    """
    said, chosen = [verdict(decision)], decision.chosen
    if decision.mark is not DecisionMark.FINE and not decision.is_decided:
        other = next((one for one in (chosen, *decision.choices[1:]) if one is not decision.best), None)
        rival = None if other is None else other.action
        reason = decision.reason
        if reason in _OF_BETTER_SOLI and other is not None and other.points < decision.best.points:
            reason = Reason.LESS_ALONE
        sentence = why(view, decision.best.action, rival, reason=reason, partners=decision.partners, names=names)
        said += [] if sentence is None else [sentence]
    if chosen is not None and len(decision.choices) > 1:
        points, best = signed_decimal(chosen.points), signed_decimal(decision.best.points)
        is_worse = chosen.points < decision.best.points and points != best
        said.append(spoken("Review", _EXPECTED if is_worse else _EXPECTED_BEST, points=points, best=best))
    if decision.win is not None:
        said.append(spoken("Review", _WIN, percent=percent_of(decision.win)))
    if decision.exact:
        said.append(spoken("Review", _EXACT))
    if decision.by_heuristics:
        said.append(spoken("Review", _BY_HEURISTICS))
    return tuple(said)


def summary(seat: SeatReview) -> str:
    """The sum of what a seat's decisions cost, and its parts, in words; empty as long as not all are judged."""
    if not seat.complete:
        return ""
    if not seat.lost:
        return spoken("Review", QT_TRANSLATE_NOOP("Review", "Nothing given away."))
    lost = {mark: seat.lost_by(mark) for mark in _LOST if seat.lost_by(mark)}
    parts = ", ".join(
        spoken("Review", _LOST[mark], lost=decimal(points), number=seat.number(mark)) for mark, points in lost.items()
    )
    return spoken(
        "Review", QT_TRANSLATE_NOOP("Review", "{lost} points lost: {parts}."), lost=decimal(seat.lost), parts=parts
    )


def parts(known: Balance) -> tuple[tuple[str, float, str], ...]:
    """The parts of a seat's points: a word for each, its points, and what it means.

    Six of them, in the order of the page; the last one is the sum of the others. Points are in tenths.
    """
    points = (known.deal, known.own, known.partners, known.opponents, known.rest, known.result)
    return tuple(
        (spoken("Review", name), part, spoken("Review", meaning))
        for (name, meaning), part in zip(_PARTS, points, strict=True)
    )


def _is_equalled(decision: ReviewedDecision) -> bool:
    """True if the second choice may be as good as the first, where deals were tried."""
    if decision.by_heuristics or len(decision.choices) < 2:
        return False
    first, second = decision.choices[:2]
    return first.points - second.points <= doubt(first, second)
