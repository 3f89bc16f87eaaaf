"""Reviews on disk: a file for each game, beside the tournaments; whichever is lost is made anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import NoneType
from typing import Any

from freedoko_qt.ai.advice import Choice
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.app.document import Document
from freedoko_qt.app.notice import Notice, closed
from freedoko_qt.app.review.analysis import ANALYSIS_VERSION
from freedoko_qt.app.review.review import DecisionKind, Review, ReviewedDecision, SeatReview
from freedoko_qt.app.storage import Loaded, document_names
from freedoko_qt.engine.actions import Accept, Action, Announce, AnnounceSwines, Play, Reserve, Return, Shift
from freedoko_qt.engine.cards import BySeat, by_seat
from freedoko_qt.engine.errors import MALFORMED, BadSave
from freedoko_qt.engine.notation import action_from_dict, action_to_dict
from freedoko_qt.engine.text import real_number, whole_number

KIND = "review"

_COMPARED: Mapping[DecisionKind, tuple[type, ...]] = {
    DecisionKind.CARD: (Play, AnnounceSwines),
    DecisionKind.ANNOUNCEMENT: (Announce, NoneType),
    DecisionKind.RESERVATION: (Reserve,),
    DecisionKind.POVERTY: (Shift, Accept, Return),
}
"""The actions that a decision of each kind is between."""


class Reviews:
    """All reviews of a user, in one folder.

    Nothing is kept in memory; other windows may write the same files. Nothing is raised: what goes wrong is a Notice.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, key: str) -> Path:
        """The file of a review, by the check sum of its game."""
        return self._folder / f"{key}.json"

    @property
    def keys(self) -> frozenset[str]:
        """The check sums of all games with a stored review.

        Files are listed, not read: an unreadable one is among them.
        """
        return frozenset(document_names(self._folder))

    @property
    def closed(self) -> tuple[Notice, ...]:
        """The notice if their folder cannot be listed; none if it can."""
        return closed(self._folder)

    def load(self, key: str) -> Loaded[Review]:
        """The review of a game as far as it was made; nothing if there is none, or another analysis made it.

        Neither value nor notice: there is none. One of an older `ANALYSIS_VERSION` stays until a new one is written.
        """
        loaded = self._document(key).load()
        return Loaded(None if loaded.value is None else loaded.value.review, loaded.notice)

    def save(self, review: Review) -> Notice | None:
        """Keep a review, and of what was there whatever is further, seat by seat; returns what went wrong.

        Read, merged and written under a lock.
        """

        def joined(found: Loaded[_Kept]) -> _Kept:
            known = None if found.value is None else found.value.review
            return _Kept(review if known is None else review.joined(known))

        return self._document(review.key).update(joined).notice

    def _document(self, key: str) -> Document[_Kept]:
        return Document(self.path(key), KIND, lambda values: _kept(key, values), _packed)


@dataclass(frozen=True, slots=True)
class _Kept:
    """The content of a file."""

    review: Review | None
    """None: another analysis made it."""


def _kept(key: str, values: Mapping[str, Any]) -> _Kept:
    return _Kept(_unpacked(key, values) if values.get("analysis") == ANALYSIS_VERSION else None)


def _packed(kept: _Kept) -> dict[str, Any]:
    """A review as JSON values."""
    review = kept.review
    assert review is not None  # what another analysis made is never written
    return {
        "analysis": ANALYSIS_VERSION,
        "worth": None if review.worth is None else list(review.worth),
        "seats": [
            {"complete": seat.complete, "decisions": [packed_decision(decision) for decision in seat.decisions]}
            for seat in review.seats
        ],
    }


def _unpacked(key: str, values: Mapping[str, Any]) -> Review:
    """The review of JSON values; raises BadSave if they are none."""
    try:
        seats = by_seat(
            SeatReview(tuple(unpacked_decision(seat, one) for one in entry["decisions"]), bool(entry["complete"]))
            for seat, entry in enumerate(values["seats"])
        )
        worth = _floats_by_seat(values["worth"])
    except MALFORMED as error:
        raise BadSave("this is not a review") from error
    return Review(key, worth, seats)


def packed_decision(decision: ReviewedDecision) -> dict[str, Any]:
    """A decision as JSON values; its seat is for the reader to know.

    What `unpacked_decision` reads; other files hold decisions, too.
    """
    return {
        "moment": decision.moment,
        "kind": decision.kind,
        "done": _action(decision.done),
        "choices": [[_action(one.action), one.points, one.spread, one.behind] for one in decision.choices],
        "taken": decision.taken,
        "reason": decision.reason,
        "win": decision.win,
        "exact": decision.exact,
        "partners": None if decision.partners is None else list(decision.partners),
    }


def unpacked_decision(seat: int, values: Mapping[str, Any]) -> ReviewedDecision:
    """The decision of a seat from JSON values; raises BadSave, or what a dictionary does, if they are none.

    ValueError, KeyError, TypeError or IndexError may come from what is no decision: catch `MALFORMED`.
    """
    choices = tuple(_choice(*entry) for entry in values["choices"])
    decision = ReviewedDecision(
        whole_number(values["moment"]),
        seat,
        DecisionKind(values["kind"]),
        _read(values["done"]),
        choices,
        None if values["taken"] is None else int(values["taken"]),
        None if isinstance(choices[0].action, Play) else Reason(values["reason"]),  # older files name one
        None if values["win"] is None else real_number(values["win"]),
        bool(values.get("exact", False)),
        _floats_by_seat(values.get("partners")),  # older files have none
    )
    if not 0 <= (decision.taken or 0) < len(decision.choices):
        raise BadSave("a decision of this review is not among its choices")
    compared = [choice.action for choice in choices]
    if not all(isinstance(action, _COMPARED[decision.kind]) for action in compared):
        raise BadSave("a choice of this review is of another kind")
    if decision.done is not None and not isinstance(decision.done, _COMPARED[decision.kind]):
        raise BadSave("a decision of this review is of another kind")
    if any(action is not None and action.seat != seat for action in (decision.done, *compared)):
        raise BadSave("a decision of this review is of another seat")
    return decision


def _choice(
    action: Mapping[str, Any] | None, points: float, spread: float | None, behind: float | None = None
) -> Choice:
    """A choice from JSON values. Older ones lack the error of its distance to the best: that of its value is used."""
    behind = spread if behind is None else behind
    error = None if spread is None else real_number(spread)
    return Choice(_read(action), real_number(points), error, real_number(behind or 0))


def _floats_by_seat(values: Sequence[float] | None) -> BySeat[float] | None:
    return None if values is None else by_seat(map(real_number, values))


def _action(action: Action | None) -> dict[str, Any] | None:
    return None if action is None else action_to_dict(action)


def _read(values: Mapping[str, Any] | None) -> Action | None:
    return None if values is None else action_from_dict(values)
