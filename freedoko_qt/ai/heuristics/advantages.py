"""The advantage of a card over another one, as a player would put it: the first that tells the two apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from freedoko_qt.engine.cards import EYES, Card, Rank
from freedoko_qt.engine.contracts import TRUMP, Contract
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from .following import EVEN, LIKELY, SURE
from .situation import Chances, Situation
from .unlearned import UNLEARNED_REASONS

MANY_EYES, SOME_EYES = EYES[Card.DT], 4
"""From so many eyes on a card gives much, and the eyes of two cards differ by something."""
RICH_EYES, POOR_EYES = 14, 10
"""From so many eyes on a trick is worth a high card; below so many it is not."""
POSSIBLE_PARTNER, TRUSTED = 0.4, 0.85
"""Minimum chances of a partner for whom eyes may be meant, and of one who is given a fox."""
CERTAIN = 0.999
"""Chance from which on nothing is left to doubt."""
CLEAR = 0.05
"""Difference of two chances from which on one is clearly the greater."""
WORTH_KEEPING = 2.0
"""Difference in the value of keeping two cards, in eyes, from which on it is worth a word."""


class Advantage(StrEnum):
    """A kind of advantage that one card has over another."""

    # leading
    FRESH_ACE = "fresh_ace"
    LONGER_OUTSIDE = "longer_outside"
    UNBEATABLE = "unbeatable"
    PARTNER_RUFFS = "partner_ruffs"
    AVOIDS_RUFF = "avoids_ruff"
    AVOIDS_HIGHER = "avoids_higher"
    EMPTIES_SUIT = "empties_suit"
    SHORTENS_SUIT = "shortens_suit"
    PROTECTS_ACES = "protects_aces"
    DRAWS_TRUMPS = "draws_trumps"
    OPENS_NO_SUIT = "opens_no_suit"
    # taking the trick
    FINDS_BRIDE = "finds_bride"
    CATCHES_FOX = "catches_fox"
    FOX_HOME = "fox_home"
    FOX_HOME_BUT_FOR_ONE = "fox_home_but_for_one"
    LAST_TAKES = "last_takes"
    ACE_TAKES = "ace_takes"
    RICH_TRICK = "rich_trick"
    BEATS_FOE = "beats_foe"
    BEATS_LIKELY_FOE = "beats_likely_foe"
    RUFFS = "ruffs"
    FORCES_HIGHER = "forces_higher"
    # leaving it
    FEEDS_GROOM = "feeds_groom"
    FOX_TO_PARTNER = "fox_to_partner"
    FOX_TO_PARTNER_BUT_FOR_ONE = "fox_to_partner_but_for_one"
    FEEDS_PARTNER = "feeds_partner"
    FEEDS_PARTNER_AHEAD = "feeds_partner_ahead"
    FEEDS_LIKELY_PARTNER = "feeds_likely_partner"
    LEAVES_TO_PARTNER = "leaves_to_partner"
    FEEDS_NEXT = "feeds_next"
    POOR_TRICK = "poor_trick"
    OTHER_BEATEN = "other_beaten"
    GIVES_FEWER_EYES = "gives_fewer_eyes"
    # either of two that win, or of two that do not
    MORE_EYES_HOME = "more_eyes_home"
    HARDER_TO_BEAT = "harder_to_beat"
    IS_ENOUGH = "is_enough"
    RISKS_FEWER_EYES = "risks_fewer_eyes"
    # always
    FOX_WOULD_BE_CAUGHT = "fox_would_be_caught"
    SPARES_FOX = "spares_fox"
    SPARES_HIGHER_EQUAL = "spares_higher_equal"
    SPARES_HIGHER = "spares_higher"
    SPARES_WINNER = "spares_winner"
    SPARES_TRUMP = "spares_trump"
    HIDES_SIDE = "hides_side"
    SHOWS_SIDE = "shows_side"


@dataclass(frozen=True, slots=True)
class CardAdvantage:
    """An advantage with the cards and the seat that it is about."""

    kind: Advantage
    card: Card
    """The card that has it."""
    other: Card
    """The card that has it not."""
    seat: int | None = None
    """The seat that matters: who is winning, cannot follow, may be the partner."""
    lying: Card | None = None
    """The winning card of the trick."""
    rival: Card | None = None
    """A card in another hand that beats one of these."""
    eyes: int = 0
    """The eyes of the trick; with the card, where it takes it."""


IsTrue: TypeAlias = Callable[[Situation, Card, Card], bool]
Seat: TypeAlias = Callable[[Situation, Card, Card], int | None]
Rival: TypeAlias = Callable[[Situation, Card, Card], Card | None]


@dataclass(frozen=True, slots=True)
class Contrast:
    """What must be true of a card and another one for an advantage, and whom it is about."""

    kind: Advantage
    is_true: IsTrue
    seat: Seat = lambda s, c, o: s.winning
    rival: Rival = lambda s, c, o: None


def advantage_of(view: SeatView, card: Card, other: Card, partners: Chances | None = None) -> CardAdvantage | None:
    """Return the advantage of a card over another one; None if none of those known tells the two apart.

    None, too, in a null or a Ramsch, which have reasons of their own (`unlearned`).
    ``partners``: the chance of each seat to be a partner, if it is known better than by deductions; before a marriage
    is clarified nobody is one.
    """
    if view.contract in UNLEARNED_REASONS:
        return None
    s = Situation(view, partners=None if view.side is None else partners)
    return next((_told(s, row, card, other) for row in _rows(s, card, other) if row.is_true(s, card, other)), None)


def _told(s: Situation, row: Contrast, card: Card, other: Card) -> CardAdvantage:
    lying = None if s.led is None else s.best_card
    eyes = s.eyes + (EYES[card] if s.led is not None and s.takes_lead(card) else 0)
    return CardAdvantage(row.kind, card, other, row.seat(s, card, other), lying, row.rival(s, card, other), eyes)


def _rows(s: Situation, card: Card, other: Card) -> Iterable[Contrast]:
    if s.led is None:
        return LEADING
    match s.takes_lead(card), s.takes_lead(other):
        case True, False:
            return TAKING
        case False, True:
            return LEAVING
        case True, True:
            return BOTH_TAKE
        case _:
            return NEITHER_TAKES


# Facts about a card


def _klass(s: Situation, card: Card) -> int:
    return s.view.order.classes[card]


def _strength(s: Situation, card: Card) -> int:
    return s.view.order.strengths[card]


def _holds(s: Situation, card: Card) -> float:
    """Chance that no opponent who plays later beats the card."""
    return s.deductions.holds(card, _klass(s, card) if s.led is None else s.led, s.later)


def _is_plain_ace(s: Situation, card: Card) -> bool:
    return card.rank is Rank.ACE and not s.is_trump(card) and s.deductions.unseen_above(card) == 0


def _length(s: Situation, card: Card) -> int:
    """Number of cards in the own hand of the class of a card."""
    return sum(_klass(s, other) == _klass(s, card) for other in s.view.hand)


def _has_trumps(s: Situation) -> bool:
    return any(s.is_trump(card) for card in s.view.hand)


def _can_ruff(s: Situation, card: Card) -> list[int]:
    """Seats still to play that cannot follow the suit of a plain card and may have trumps."""
    voids = s.deductions.voids
    return [] if s.is_trump(card) else [x for x in s.later if _klass(s, card) in voids[x] and TRUMP not in voids[x]]


def _ruffing_foe(s: Situation, card: Card) -> int | None:
    return next((seat for seat in _can_ruff(s, card) if s.deductions.partner_chance(seat) < EVEN), None)


def _ruffing_partner(s: Situation, card: Card) -> int | None:
    """A probable partner that can trump the suit, if no opponent can."""
    if _ruffing_foe(s, card) is not None:
        return None
    return next((seat for seat in _can_ruff(s, card) if s.deductions.partner_chance(seat) > LIKELY), None)


def _higher(s: Situation, card: Card) -> list[Card]:
    """Different cards of the same class in other hands that beat a card in this trick."""
    out, second = s.deductions.unseen, s.deductions.second_dolle and card == Card.HT and s.view.order.dolle
    same = [one for one, number in zip(Card, out, strict=True) if number and _klass(s, one) == _klass(s, card)]
    return [one for one in same if _strength(s, one) > _strength(s, card) or (second and one == card)]


def _only_rival(s: Situation, card: Card) -> Card | None:
    """The one card that can still beat a trump; None if there are several or none."""
    higher = _higher(s, card) if s.is_trump(card) else []
    return higher[0] if len(higher) == 1 else None


def _highest_out(s: Situation, card: Card) -> Card | None:
    return max(_higher(s, card), key=lambda one: _strength(s, one), default=None)


def _is_known_foe(s: Situation, seat: int | None) -> bool:
    side = None if seat is None else s.view.sides[seat]
    return side is not None and side is not s.view.side


def _partner_holds(s: Situation) -> float:
    """Chance that the seat that is winning is a partner and keeps the trick."""
    return s.partner_winning


def _lies_safely(s: Situation) -> float:
    """Chance that no opponent beats the card that is winning."""
    assert s.led is not None
    return s.deductions.holds(s.best_card, s.led, s.later)


def _is_partner(s: Situation, seat: int | None) -> float:
    return 0.0 if seat is None else s.deductions.partner_chance(seat)


def _fox_seat(s: Situation) -> int | None:
    """The seat whose fox lies in the trick."""
    leader = s.view.leader
    if leader is None or Card.DA not in s.view.trick:
        return None
    return (leader + s.view.trick.index(Card.DA)) % 4


def _next_partner(s: Situation) -> int | None:
    """The likeliest partner still to play that can beat what lies there."""
    assert s.led is not None
    led = s.led
    able = [seat for seat in s.later if s.deductions.beats(seat, s.best_card, led) > 0]
    best = max(able, key=s.deductions.partner_chance, default=None)
    return best if _is_partner(s, best) >= LIKELY else None


def _shows_re(s: Situation, card: Card) -> bool:
    """True if a card tells everybody, and nothing did before, that this seat is Re."""
    view = s.view
    is_open = view.contract is not Contract.NORMAL or view.public_sides[view.seat] is not None
    return card == Card.CQ and view.side is Side.RE and not is_open


def _more(s: Situation, c: Card, o: Card) -> bool:
    return EYES[c] > EYES[o]


def _fewer(s: Situation, c: Card, o: Card) -> bool:
    return EYES[c] < EYES[o]


def _far_fewer(s: Situation, c: Card, o: Card) -> bool:
    return EYES[c] + SOME_EYES <= EYES[o]


def _both_trump(s: Situation, c: Card, o: Card) -> bool:
    return s.is_trump(c) and s.is_trump(o)


def _lower(s: Situation, c: Card, o: Card) -> bool:
    """True of two cards of one class if the first is the lower one."""
    return _klass(s, c) == _klass(s, o) and _strength(s, c) < _strength(s, o)


def _empties(s: Situation, card: Card) -> bool:
    return not s.is_trump(card) and _length(s, card) == 1 and _has_trumps(s) and _klass(s, card) != s.led


def _has_aces(s: Situation) -> bool:
    return any(_is_plain_ace(s, card) for card in s.view.hand)


def _is_small_trump(s: Situation, card: Card) -> bool:
    """True of a cheap trump that is lower than most of those in other hands."""
    is_low = 2 * s.deductions.unseen_above(card) > s.deductions.unseen_of(TRUMP)
    return s.is_trump(card) and EYES[card] <= EYES[Card.DK] and is_low


# What tells two cards apart


FOX_HOME = (
    Contrast(
        Advantage.FOX_HOME, lambda s, c, o: s.is_fox(c) and s.takes_lead(c) and (s.is_last or _holds(s, c) > CERTAIN)
    ),
    Contrast(
        Advantage.FOX_HOME_BUT_FOR_ONE,
        lambda s, c, o: s.is_fox(c) and s.takes_lead(c) and _holds(s, c) >= EVEN and _only_rival(s, c) is not None,
        rival=lambda s, c, o: _only_rival(s, c),
    ),
)
FOX_TO_PARTNER = (
    Contrast(
        Advantage.FOX_TO_PARTNER,
        lambda s, c, o: s.is_fox(c) and _is_partner(s, s.winning) >= TRUSTED and _lies_safely(s) > CERTAIN,
    ),
    Contrast(
        Advantage.FOX_TO_PARTNER_BUT_FOR_ONE,
        lambda s, c, o: (
            s.is_fox(c)
            and _is_partner(s, s.winning) >= TRUSTED
            and _lies_safely(s) >= EVEN
            and _only_rival(s, s.best_card) is not None
        ),
        rival=lambda s, c, o: _only_rival(s, s.best_card),
    ),
)
SPARES_FOX = (
    Contrast(
        Advantage.FOX_WOULD_BE_CAUGHT,
        lambda s, c, o: s.is_fox(o) and s.is_last and not s.takes_lead(o) and _is_partner(s, s.winning) < 1 - TRUSTED,
    ),
    Contrast(Advantage.SPARES_FOX, lambda s, c, o: s.is_fox(o) and s.chance(o) < SURE),
)
EMPTIES_SUIT = Contrast(Advantage.EMPTIES_SUIT, lambda s, c, o: _empties(s, c) and not _empties(s, o))
SPARES_HIGHER = (
    Contrast(Advantage.SPARES_HIGHER_EQUAL, lambda s, c, o: _lower(s, c, o) and EYES[c] == EYES[o]),
    Contrast(Advantage.SPARES_HIGHER, lambda s, c, o: _lower(s, c, o) and _both_trump(s, c, o)),
)
TOUGHER = Contrast(
    Advantage.HARDER_TO_BEAT,
    lambda s, c, o: _klass(s, c) == _klass(s, o) and s.deductions.unseen_above(c) < s.deductions.unseen_above(o),
)
LAST_WORDS = (
    Contrast(Advantage.HIDES_SIDE, lambda s, c, o: _shows_re(s, o) and not _shows_re(s, c)),
    Contrast(
        Advantage.SPARES_WINNER, lambda s, c, o: not s.is_trump(o) and s.keep(o) >= max(s.keep(c), 0) + WORTH_KEEPING
    ),
    Contrast(Advantage.SPARES_TRUMP, lambda s, c, o: s.is_trump(o) and not s.is_trump(c)),
    Contrast(Advantage.SHOWS_SIDE, lambda s, c, o: _shows_re(s, c) and not _shows_re(s, o)),
)

LEADING: tuple[Contrast, ...] = (
    Contrast(
        Advantage.FRESH_ACE,
        lambda s, c, o: (
            _is_plain_ace(s, c)
            and EVEN <= _holds(s, c) <= CERTAIN
            and _ruffing_foe(s, c) is None
            and not _is_plain_ace(s, o)
        ),
    ),
    Contrast(
        Advantage.UNBEATABLE,
        lambda s, c, o: _holds(s, c) > CERTAIN and _holds(s, o) < 1 - CLEAR,
    ),
    Contrast(
        Advantage.PARTNER_RUFFS,
        lambda s, c, o: _ruffing_partner(s, c) is not None and _ruffing_partner(s, o) is None,
        seat=lambda s, c, o: _ruffing_partner(s, c),
    ),
    Contrast(
        Advantage.AVOIDS_RUFF,
        lambda s, c, o: _ruffing_foe(s, o) is not None and _ruffing_foe(s, c) is None,
        seat=lambda s, c, o: _ruffing_foe(s, o),
    ),
    *SPARES_FOX,
    Contrast(
        Advantage.LONGER_OUTSIDE,
        lambda s, c, o: (
            _is_plain_ace(s, c)
            and _is_plain_ace(s, o)
            and s.deductions.unseen_of(_klass(s, c)) > s.deductions.unseen_of(_klass(s, o))
        ),
    ),
    Contrast(
        Advantage.AVOIDS_HIGHER,
        lambda s, c, o: not s.is_trump(o) and bool(_higher(s, o)) and _fewer(s, c, o) and EYES[o] >= MANY_EYES,
        rival=lambda s, c, o: _highest_out(s, o),
    ),
    EMPTIES_SUIT,
    Contrast(
        Advantage.PROTECTS_ACES,
        lambda s, c, o: (
            s.is_trump(c)
            and not s.is_trump(o)
            and not _is_plain_ace(s, o)
            and s.deductions.unseen_of(TRUMP) > 0
            and _has_aces(s)
        ),
    ),
    Contrast(
        Advantage.DRAWS_TRUMPS,
        lambda s, c, o: (
            s.is_trump(c)
            and not s.is_trump(o)
            and not _is_plain_ace(s, o)
            and 0 < s.deductions.unseen_of(TRUMP) < 3 * _length(s, c)
        ),
    ),
    Contrast(
        Advantage.OPENS_NO_SUIT,
        lambda s, c, o: _is_small_trump(s, c) and not s.is_trump(o) and not _is_plain_ace(s, o),
    ),
    Contrast(
        Advantage.HARDER_TO_BEAT,
        lambda s, c, o: _both_trump(s, c, o) and _lower(s, o, c) and _holds(s, c) >= _holds(s, o) + CLEAR,
    ),
    Contrast(
        Advantage.SHORTENS_SUIT,
        lambda s, c, o: (
            not s.is_trump(c)
            and not s.is_trump(o)
            and _length(s, c) == 2 < _length(s, o)
            and _has_trumps(s)
        ),
    ),
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: _far_fewer(s, c, o) and _holds(s, c) < SURE),
    *SPARES_HIGHER,
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: _fewer(s, c, o) and _holds(s, c) < SURE),
    Contrast(
        Advantage.LONGER_OUTSIDE,
        lambda s, c, o: (
            not s.is_trump(c)
            and not s.is_trump(o)
            and s.deductions.unseen_of(_klass(s, c)) > s.deductions.unseen_of(_klass(s, o))
        ),
    ),
    *LAST_WORDS,
    TOUGHER,
)

TAKING: tuple[Contrast, ...] = (
    Contrast(
        Advantage.FINDS_BRIDE, lambda s, c, o: s.clarifies and not s.is_bride, seat=lambda s, c, o: s.view.soloist
    ),
    *FOX_HOME,
    Contrast(
        Advantage.CATCHES_FOX,
        lambda s, c, o: s.foreign_foxes >= LIKELY and _holds(s, c) >= EVEN,
        seat=lambda s, c, o: _fox_seat(s),
    ),
    Contrast(Advantage.LAST_TAKES, lambda s, c, o: s.is_last and _is_partner(s, s.winning) < LIKELY),
    Contrast(Advantage.ACE_TAKES, lambda s, c, o: _is_plain_ace(s, c) and _holds(s, c) >= EVEN),
    Contrast(
        Advantage.RICH_TRICK,
        lambda s, c, o: s.eyes >= RICH_EYES and _holds(s, c) >= EVEN and _is_partner(s, s.winning) < LIKELY,
    ),
    *SPARES_FOX,
    Contrast(
        Advantage.RUFFS,
        lambda s, c, o: s.led != TRUMP and s.is_trump(c) and _holds(s, c) >= EVEN and _partner_holds(s) < EVEN,
    ),
    Contrast(Advantage.BEATS_FOE, lambda s, c, o: _is_known_foe(s, s.winning) and _holds(s, c) >= EVEN),
    Contrast(Advantage.BEATS_LIKELY_FOE, lambda s, c, o: _is_partner(s, s.winning) < EVEN and _holds(s, c) >= EVEN),
    Contrast(Advantage.FORCES_HIGHER, lambda s, c, o: not s.is_last and _partner_holds(s) < EVEN),
    *LAST_WORDS,
)

LEAVING: tuple[Contrast, ...] = (
    Contrast(Advantage.FEEDS_GROOM, lambda s, c, o: s.clarifies and s.is_bride and EYES[c] >= MANY_EYES),
    *FOX_TO_PARTNER,
    Contrast(Advantage.FEEDS_PARTNER, lambda s, c, o: _partner_holds(s) >= LIKELY and EYES[c] >= MANY_EYES),
    Contrast(Advantage.LEAVES_TO_PARTNER, lambda s, c, o: _partner_holds(s) >= LIKELY),
    *SPARES_FOX,
    Contrast(
        Advantage.OTHER_BEATEN,
        lambda s, c, o: not s.is_last and _holds(s, o) < EVEN,
    ),
    Contrast(
        Advantage.POOR_TRICK,
        lambda s, c, o: s.eyes < POOR_EYES and s.keep(o) >= max(s.keep(c), 0) + WORTH_KEEPING,
    ),
    EMPTIES_SUIT,
    *LAST_WORDS,
)

BOTH_TAKE: tuple[Contrast, ...] = (
    *FOX_HOME,
    Contrast(Advantage.MORE_EYES_HOME, lambda s, c, o: _more(s, c, o) and _holds(s, c) >= SURE),
    *SPARES_FOX,
    Contrast(
        Advantage.ACE_TAKES, lambda s, c, o: _is_plain_ace(s, c) and _holds(s, c) >= EVEN and not _is_plain_ace(s, o)
    ),
    Contrast(Advantage.HARDER_TO_BEAT, lambda s, c, o: _holds(s, c) >= _holds(s, o) + CLEAR),
    Contrast(
        Advantage.IS_ENOUGH, lambda s, c, o: _lower(s, c, o) and _holds(s, c) >= max(EVEN, _holds(s, o) - CLEAR)
    ),
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: _far_fewer(s, c, o) and _holds(s, c) < SURE),
    *SPARES_HIGHER,
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: _fewer(s, c, o) and _holds(s, c) < SURE),
    *LAST_WORDS,
    TOUGHER,
)

NEITHER_TAKES: tuple[Contrast, ...] = (
    Contrast(Advantage.FEEDS_GROOM, lambda s, c, o: s.clarifies and s.is_bride and _more(s, c, o)),
    *FOX_TO_PARTNER,
    Contrast(
        Advantage.FEEDS_PARTNER,
        lambda s, c, o: _more(s, c, o) and _partner_holds(s) >= LIKELY,
    ),
    Contrast(
        Advantage.FEEDS_PARTNER_AHEAD,
        lambda s, c, o: (
            _more(s, c, o) and _is_partner(s, s.winning) >= TRUSTED and _partner_holds(s) >= POSSIBLE_PARTNER
        ),
    ),
    Contrast(
        Advantage.FEEDS_LIKELY_PARTNER,
        lambda s, c, o: (
            _more(s, c, o)
            and POSSIBLE_PARTNER <= _is_partner(s, s.winning) < TRUSTED
            and _partner_holds(s) >= POSSIBLE_PARTNER
        ),
    ),
    Contrast(
        Advantage.FEEDS_NEXT,
        lambda s, c, o: _more(s, c, o) and _next_partner(s) is not None,
        seat=lambda s, c, o: _next_partner(s),
    ),
    *SPARES_FOX,
    Contrast(
        Advantage.GIVES_FEWER_EYES, lambda s, c, o: _far_fewer(s, c, o) and _is_partner(s, s.winning) < EVEN
    ),
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: _far_fewer(s, c, o) and _partner_holds(s) < EVEN),
    EMPTIES_SUIT,
    *SPARES_HIGHER,
    Contrast(Advantage.GIVES_FEWER_EYES, lambda s, c, o: _fewer(s, c, o) and _is_partner(s, s.winning) < EVEN),
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: _fewer(s, c, o) and _partner_holds(s) < EVEN),
    *LAST_WORDS,
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: _far_fewer(s, c, o) and _partner_holds(s) < LIKELY),
)
