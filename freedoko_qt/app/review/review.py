"""The values of a review: decisions with what they cost, and what became of a game through them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from math import fsum, hypot

from freedoko_qt.ai.advice import Choice
from freedoko_qt.ai.heuristics.equals import EQUAL_POINTS, MISTAKE
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.engine.actions import Action, AnnounceSwines, Play
from freedoko_qt.engine.cards import SEATS, BySeat, Card, by_seat
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.play.swine_rules import special_card
from freedoko_qt.engine.score.score import Score, above_mean
from freedoko_qt.engine.view import SeatView

COSTLY, BLUNDER = MISTAKE, 1.0
"""Points lost from which on a decision is costly, or a blunder."""

SAME = 0.01
"""Points that are the same though chance is in them."""

HEURISTIC_ERROR = 0.5
"""Points by which rules of thumb may be wrong about a difference: soli that they saw 0.25 to 0.5 better were not."""


class DecisionKind(StrEnum):
    """The kind of a decision."""

    CARD = "card"
    ANNOUNCEMENT = "announcement"
    """One that was made, or one that was not."""
    RESERVATION = "reservation"
    POVERTY = "poverty"


class DecisionMark(StrEnum):
    """The mark of a decision, the best first."""

    BEST = "best"
    FINE = "fine"
    """Another one than advised, but it cost next to nothing, or nothing that differs from chance."""
    COSTLY = "costly"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """Something that a seat did, and all that it might have done instead.

    Points are those of the seat, per game and without bock; expectations, not results.
    """

    moment: int
    """The number of actions of the record before the decision."""
    seat: int
    kind: DecisionKind
    done: Action | None
    """None: it announced nothing."""
    choices: tuple[Choice, ...]
    """The choices compared, the advised one first."""
    taken: int | None
    """The place of what was done among the choices; None where it was not compared."""
    reason: Reason | None
    """The reason for the first choice; None for a card: what it has over another one is seen from the view."""
    win: float | None
    """The share of the deals in which the best card earns something; None where no deals were tried."""
    exact: bool = False
    """True if all deals that fit were played to their end."""
    partners: BySeat[float] | None = None
    """The chance of each seat to be a partner; None where it was not kept."""

    @property
    def best(self) -> Choice:
        """The advised choice."""
        return self.choices[0]

    @property
    def chosen(self) -> Choice | None:
        """The choice that was made, with its expectation."""
        return None if self.taken is None else self.choices[self.taken]

    @property
    def by_heuristics(self) -> bool:
        """True if the points are those of rules of thumb, and no deals were tried."""
        return self.best.spread is None

    @property
    def difference(self) -> float:
        """The points by which the advised choice seems better than what was done, 0 or more."""
        return 0.0 if self.chosen is None else max(0.0, self.best.points - self.chosen.points)

    @property
    def doubt(self) -> float:
        """The part of the difference that may be chance.

        The advised choice is the usual one among equals: chance may have put another above it, and `behind` of every
        choice is measured from the highest.
        """
        if self.chosen is None or self.by_heuristics or self.chosen.spread is None:
            return HEURISTIC_ERROR
        highest = max(choice.points for choice in self.choices)
        return max(0.0, self.chosen.behind - (highest - self.best.points))

    @property
    def lost(self) -> float:
        """The points that it cost, 0 or more, in tenths; 0 where the difference may be chance.

        The difference of the two expectations as they are read.
        """
        if self.chosen is None or not self._cost:
            return 0.0
        return in_tenths(in_tenths(self.best.points) - in_tenths(self.chosen.points))

    @property
    def _cost(self) -> float:
        return self.difference if self.difference > self.doubt else 0.0

    @property
    def mark(self) -> DecisionMark:
        """The mark of the decision."""
        if self.lost >= BLUNDER:
            return DecisionMark.BLUNDER
        if self._cost >= COSTLY:
            return DecisionMark.COSTLY
        return DecisionMark.BEST if self.taken == 0 else DecisionMark.FINE

    @property
    def is_decided(self) -> bool:
        """True if it makes no difference any more which card is played."""
        points = [choice.points for choice in self.choices]
        equal = EQUAL_POINTS if self.exact else SAME
        return self.kind is DecisionKind.CARD and max(points) - min(points) <= equal

    @property
    def is_mistake(self) -> bool:
        """True if it should not have been done; the one place that decides what is called a mistake."""
        return self.mark in {DecisionMark.COSTLY, DecisionMark.BLUNDER}


def in_tenths(points: float) -> float:
    """Points as they are read, so that sums of what is read are what is read of the sums."""
    return round(points, 1)


def card_of(action: Action | None, view: SeatView) -> Card | None:
    """The card that an action plays; swines go with the card that they are announced with.

    None for anything else.
    """
    match action:
        case Play(_, card):
            return card
        case AnnounceSwines(_, kind):
            return special_card(view.rules, view.contract or Contract.NORMAL, kind=kind)
        case _:
            return None


def doubt(one: Choice, other: Choice) -> float:
    """The part of the difference of two choices that may be chance: as far as either is compared with the best."""
    if one.spread is None or other.spread is None:
        return HEURISTIC_ERROR
    return hypot(one.behind, other.behind)


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The decisions of a seat that have been judged so far, first to last."""

    decisions: tuple[ReviewedDecision, ...] = ()
    complete: bool = False
    """True if these are all."""

    @property
    def lost(self) -> float:
        """The points that all of them cost."""
        return fsum(decision.lost for decision in self.decisions)

    def lost_by(self, mark: DecisionMark) -> float:
        """The points that those with a mark cost."""
        return fsum(decision.lost for decision in self.decisions if decision.mark is mark)

    def number(self, mark: DecisionMark) -> int:
        """The number of decisions with a mark."""
        return sum(decision.mark is mark for decision in self.decisions)

    @property
    def folded(self) -> tuple[tuple[int, ...], ...]:
        """The places of the decisions, those together that follow one another where nothing was left to decide.

        Indices into `decisions`, each in exactly one of the tuples.
        """
        lines: list[tuple[int, ...]] = []
        for is_decided, run in groupby(range(len(self.decisions)), lambda place: self.decisions[place].is_decided):
            places = tuple(run)
            lines += [places] if is_decided else [(place,) for place in places]
        return tuple(lines)


NOTHING_YET = by_seat(SeatReview() for _ in SEATS)


@dataclass(frozen=True, slots=True)
class Review:
    """A review of a finished game, or as much of it as has been made."""

    key: str
    """The check sum of the game."""
    worth: BySeat[float] | None = None
    """The value of the deal for each seat before the first card, as `ai.inference.deal_values` gives it."""
    seats: BySeat[SeatReview] = NOTHING_YET

    @property
    def completed(self) -> int:
        """The number of complete seats."""
        return sum(seat.complete for seat in self.seats)

    @property
    def complete(self) -> bool:
        """True if nothing is left to be judged."""
        return self.completed == len(self.seats)

    def joined(self, other: Review) -> Review:
        """The review that knows what this one and another one of the same game know: of each seat what is further.

        Both must have the same key; neither is changed.
        """
        seats = by_seat(
            max(pair, key=lambda seat: (seat.complete, len(seat.decisions)))
            for pair in zip(self.seats, other.seats, strict=True)
        )
        worth = other.worth if self.worth is None else self.worth
        return Review(self.key, worth, seats)


@dataclass(frozen=True, slots=True)
class Balance:
    """The parts of a seat's points, in tenths; together they are its result.

    The deal is what the value network, which sees all hands, expected before the first card, with contract and
    announcements as they then were; to that come the points lost since by the seat, its partners and its opponents, as
    it felt them. The rest is what no decision explains: guesses that turned out well or badly, and what that network
    did not expect.
    """

    result: float
    """Points beyond the mean of the four seats, without bock."""
    deal: float
    own: float
    """0 or less; partners too."""
    partners: float
    opponents: float
    """0 or more."""

    @property
    def rest(self) -> float:
        """The part that the other parts leave open."""
        return self.result - self.deal - self.own - self.partners - self.opponents


def balance(review: Review, score: Score, seat: int, first_card: int) -> Balance | None:
    """The balance of a seat, `first_card` being that moment; None where no card was played or not all is judged."""
    if review.worth is None or not review.complete:
        return None
    side = [one for one in SEATS if (one in score.re) == (seat in score.re)]

    def felt(seats: Iterable[int]) -> float:
        """The cost of decisions as their seats felt it: who is alone wins and loses for three."""
        return fsum(
            decision.lost * (4 - len(side)) / (4 - len(side) if one in side else len(side))
            for one in seats
            for decision in review.seats[one].decisions
            if decision.moment >= first_card
        )

    return Balance(
        result=in_tenths(above_mean(score.scores, seat) / score.closing_factor),
        deal=in_tenths(review.worth[seat]),
        own=-in_tenths(felt([seat])),
        partners=-in_tenths(felt(one for one in side if one != seat)),
        opponents=in_tenths(felt(one for one in SEATS if one not in side)),
    )
