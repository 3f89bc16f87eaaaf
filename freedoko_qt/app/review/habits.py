"""Habits: patterns in decisions that cost points, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.ai.heuristics.advantages import advantage_of
from freedoko_qt.ai.heuristics.announcements import HIGH_TRUMPS
from freedoko_qt.ai.heuristics.card_advantage import Advantage
from freedoko_qt.app.review.review import DecisionKind, ReviewedDecision, card_of
from freedoko_qt.app.wording.translating import spoken
from freedoko_qt.engine.actions import is_solo
from freedoko_qt.engine.cards import BySeat, Card, Rank
from freedoko_qt.engine.view import SeatView

MANY = 5
"""Difference of two cards in eyes from which on it explains the points lost."""

FEEDING = {
    Advantage.FEEDS_SURE_PARTNER,
    Advantage.FEEDS_PARTNER,
    Advantage.FEEDS_PARTNER_AHEAD,
    Advantage.FEEDS_GROOM,
    Advantage.MAKES_DOPPELKOPF,
}
"""The advantages of a card that should have gone to a partner, if it does not take the trick itself."""


class Habit(StrEnum):
    """A way to lose points."""

    FOX_KEPT = "fox_kept"
    FOX_RISKED = "fox_risked"
    FOX_SPARED = "fox_spared"
    ACE_KEPT = "ace_kept"
    HIGH_TRUMP_SPENT = "high_trump_spent"
    TRUMP_LED = "trump_led"
    SUIT_LED = "suit_led"
    WRONG_LEAD = "wrong_lead"
    PARTNER_STARVED = "partner_starved"
    TRICK_LEFT = "trick_left"
    TRICK_TAKEN = "trick_taken"
    TOO_HIGH = "too_high"
    TOO_LOW = "too_low"
    EYES_KEPT = "eyes_kept"
    EYES_GIVEN = "eyes_given"
    SILENT = "silent"
    TOO_LOUD = "too_loud"
    SOLO_BOLD = "solo_bold"
    SOLO_TIMID = "solo_timid"
    SOLO_OTHER = "solo_other"
    POVERTY = "poverty"


_SENTENCES: Mapping[Habit, object] = {
    Habit.FOX_KEPT: QT_TRANSLATE_NOOP("Habits", "You keep the fox where it could go home."),
    Habit.FOX_RISKED: QT_TRANSLATE_NOOP("Habits", "You play the fox where it had better stay in your hand."),
    Habit.FOX_SPARED: QT_TRANSLATE_NOOP("Habits", "You let a fox go that you could catch."),
    Habit.ACE_KEPT: QT_TRANSLATE_NOOP("Habits", "You lead something else where the ace of a plain suit is better."),
    Habit.HIGH_TRUMP_SPENT: QT_TRANSLATE_NOOP(
        "Habits", "You spend one of the three highest trumps where a lower card is better."
    ),
    Habit.TRUMP_LED: QT_TRANSLATE_NOOP("Habits", "You lead a trump where a plain suit is better."),
    Habit.SUIT_LED: QT_TRANSLATE_NOOP("Habits", "You lead a plain suit where a trump is better."),
    Habit.WRONG_LEAD: QT_TRANSLATE_NOOP("Habits", "You lead the right kind of card, but not the right one."),
    Habit.PARTNER_STARVED: QT_TRANSLATE_NOOP(
        "Habits", "You do not give your partner the card points the trick should get."
    ),
    Habit.TRICK_LEFT: QT_TRANSLATE_NOOP("Habits", "You leave tricks that you should take."),
    Habit.TRICK_TAKEN: QT_TRANSLATE_NOOP("Habits", "You take tricks that you should leave."),
    Habit.TOO_HIGH: QT_TRANSLATE_NOOP("Habits", "You take tricks with a higher card than need be."),
    Habit.TOO_LOW: QT_TRANSLATE_NOOP("Habits", "You take tricks with a card that is too low to hold them."),
    Habit.EYES_KEPT: QT_TRANSLATE_NOOP("Habits", "You put too few card points into the tricks of others."),
    Habit.EYES_GIVEN: QT_TRANSLATE_NOOP("Habits", "You put too many card points into the tricks of others."),
    Habit.SILENT: QT_TRANSLATE_NOOP("Habits", "You say nothing where an announcement is worth it."),
    Habit.TOO_LOUD: QT_TRANSLATE_NOOP("Habits", "You announce more than your cards promise."),
    Habit.SOLO_BOLD: QT_TRANSLATE_NOOP("Habits", "You play solos for which your hand is too weak."),
    Habit.SOLO_TIMID: QT_TRANSLATE_NOOP("Habits", "You do not dare to play solos that your hand allows."),
    Habit.SOLO_OTHER: QT_TRANSLATE_NOOP("Habits", "You choose a different solo from the one that suits your hand."),
    Habit.POVERTY: QT_TRANSLATE_NOOP("Habits", "In a poverty you decide against what the cards promise."),
}

_KINDS: Mapping[DecisionKind, object] = {
    DecisionKind.CARD: QT_TRANSLATE_NOOP("Habits", "Cards"),
    DecisionKind.ANNOUNCEMENT: QT_TRANSLATE_NOOP("Habits", "Announcements"),
    DecisionKind.RESERVATION: QT_TRANSLATE_NOOP("Habits", "Solos"),
    DecisionKind.POVERTY: QT_TRANSLATE_NOOP("Habits", "Poverties"),
}


@dataclass(frozen=True, slots=True)
class _CardChoice:
    """A card that was played, the one that was better, and what its seat saw before."""

    view: SeatView
    done: Card
    best: Card
    partners: BySeat[float] | None

    @property
    def leads(self) -> bool:
        """True if the trick began with it."""
        return not self.view.trick

    @property
    def fox(self) -> Card | None:
        """The card that is a fox in this game."""
        view = self.view
        is_solo = view.contract is not None and view.contract.is_solo
        return Card.DA if view.order.is_trump(Card.DA) and view.swines is None and not is_solo else None

    @property
    def by_strength(self) -> int:
        """1 where the card that was played is the stronger of two of one suit or of two trumps, −1 the weaker; or 0."""
        classes, strengths = self.view.order.classes, self.view.order.strengths
        if classes[self.done] != classes[self.best]:
            return 0
        return (strengths[self.done] > strengths[self.best]) - (strengths[self.done] < strengths[self.best])

    @property
    def is_too_high(self) -> bool:
        """True if a lower trump, or none while following, is better than the trump that was played."""
        return self.by_strength > 0 or not (self.leads or self.is_trump(self.best))

    @property
    def advantage(self) -> Advantage | None:
        """The kind of advantage that the better card has."""
        found = advantage_of(self.view, self.best, self.done, self.partners)
        return None if found is None else found.kind

    @property
    def missing_eyes(self) -> int:
        """The eyes by which the better card counts more; negative where it counts less."""
        return self.best.eyes - self.done.eyes

    def is_trump(self, card: Card) -> bool:
        """True if a card is a trump in this game."""
        return self.view.order.is_trump(card)

    @property
    def taken(self) -> tuple[bool, bool]:
        """True if the card that was played took the trick, and whether the better one would have."""
        return self.view.takes_lead(self.done), self.view.takes_lead(self.best)


_CARD_HABITS: tuple[tuple[Habit, Callable[[_CardChoice], bool]], ...] = (
    (Habit.FOX_KEPT, lambda case: case.best == case.fox),
    (Habit.FOX_RISKED, lambda case: case.done == case.fox),
    (Habit.FOX_SPARED, lambda case: case.fox in case.view.trick and case.taken == (False, True)),
    (
        Habit.ACE_KEPT,
        lambda case: case.leads and case.best.rank is Rank.ACE and not case.is_trump(case.best),
    ),
    (
        Habit.HIGH_TRUMP_SPENT,
        lambda case: case.is_too_high and case.done in case.view.order.trumps[:HIGH_TRUMPS],
    ),
    (Habit.TRUMP_LED, lambda case: case.leads and case.is_trump(case.done) and not case.is_trump(case.best)),
    (Habit.SUIT_LED, lambda case: case.leads and case.is_trump(case.best) and not case.is_trump(case.done)),
    (Habit.WRONG_LEAD, lambda case: case.leads),
    (
        Habit.PARTNER_STARVED,
        lambda case: case.advantage in FEEDING and case.missing_eyes > 0 and not case.taken[1],
    ),
    (Habit.TRICK_LEFT, lambda case: case.taken == (False, True)),
    (Habit.TRICK_TAKEN, lambda case: case.taken == (True, False)),
    (Habit.TOO_HIGH, lambda case: case.taken == (True, True) and case.by_strength > 0),
    (Habit.TOO_LOW, lambda case: case.taken == (True, True) and case.by_strength < 0),
    (Habit.EYES_KEPT, lambda case: case.taken == (False, False) and case.missing_eyes >= MANY),
    (Habit.EYES_GIVEN, lambda case: case.taken == (False, False) and case.missing_eyes <= -MANY),
)
"""The signs of each habit, the more specific ones first."""


def habit_of(decision: ReviewedDecision, view: SeatView) -> Habit | None:
    """The habit of which a decision that cost points is an example, `view` being that of its moment; or None.

    The first sign that fits decides; None where no habit explains it.
    """
    match decision.kind:
        case DecisionKind.ANNOUNCEMENT:
            return Habit.SILENT if decision.done is None else Habit.TOO_LOUD
        case DecisionKind.RESERVATION:
            return _solo_habit(is_solo(decision.done), is_solo(decision.best.action))
        case DecisionKind.POVERTY:
            return Habit.POVERTY
        case DecisionKind.CARD:
            done, best = card_of(decision.done, view), card_of(decision.best.action, view)
            if done is None or best is None:
                return None
            case = _CardChoice(view, done, best, decision.partners)
            return next((habit for habit, is_so in _CARD_HABITS if is_so(case)), None)


def habit_words(habit: Habit) -> str:
    """The sentence for a habit."""
    return spoken("Habits", _SENTENCES[habit])


def kind_name(kind: DecisionKind) -> str:
    """The word for a kind of decision: "Announcements"."""
    return spoken("Habits", _KINDS[kind])


def _solo_habit(done: bool, best: bool) -> Habit | None:
    match done, best:
        case True, True:
            return Habit.SOLO_OTHER
        case True, False:
            return Habit.SOLO_BOLD
        case False, True:
            return Habit.SOLO_TIMID
    return None
