"""The contrasts of two cards, a row each: when a card has an advantage over another one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from freedoko_qt.engine.cards import EYES, Card
from freedoko_qt.engine.contracts import TRUMP

from .card_advantage import Advantage
from .choice_facts import (
    FAIR_CHANCE,
    FULL_EYES,
    are_trumps,
    brings_eyes,
    chance_of_winning_card,
    class_of,
    empties_suit,
    fox_seat,
    has_aces,
    has_far_fewer_eyes,
    has_fewer_eyes,
    has_more_eyes,
    has_trumps,
    higher_cards,
    highest_rival,
    hold_chance,
    is_known_opponent,
    is_longer_outside,
    is_lower,
    is_plain_ace,
    is_small_trump,
    length_of,
    makes_doppelkopf,
    may_be_beaten,
    may_be_led,
    may_lose_later,
    next_partner,
    only_rival,
    partner_chance,
    ruffing_opponent,
    ruffing_partner,
    shows_re,
)
from .following import EVEN, LIKELY, SURE
from .situation import Situation

CALLED_RICH, CALLED_POOR = 14, 10
"""Eyes from which on a reason calls a trick rich, and below which it calls it poor."""
POSSIBLE_PARTNER, TRUSTED = 0.4, 0.85
"""Minimum chances of a partner for whom eyes may be meant, and of one who is given a fox."""
CERTAIN = 0.999
"""Chance from which on nothing is left to doubt."""
CLEAR = 0.05
"""Difference of two chances from which on one is clearly the greater."""
WORTH_KEEPING = 2.0
"""Difference in the value of keeping two cards, in eyes, from which on it is an advantage."""

IsTrue: TypeAlias = Callable[[Situation, Card, Card], bool]
Seat: TypeAlias = Callable[[Situation, Card, Card], int | None]
Rival: TypeAlias = Callable[[Situation, Card, Card], Card | None]


@dataclass(frozen=True, slots=True)
class Contrast:
    """The condition of an advantage, on a card and another one, and the seat and the rival that it is about."""

    kind: Advantage
    is_true: IsTrue
    seat: Seat = lambda s, c, o: s.winning
    rival: Rival = lambda s, c, o: None


FOX_HOME = (
    Contrast(
        Advantage.FOX_HOME,
        lambda s, c, o: s.is_fox(c) and s.takes_lead(c) and (s.is_last or hold_chance(s, c) > CERTAIN),
    ),
    Contrast(
        Advantage.FOX_HOME_BUT_FOR_ONE,
        lambda s, c, o: s.is_fox(c) and s.takes_lead(c) and hold_chance(s, c) >= EVEN and only_rival(s, c) is not None,
        rival=lambda s, c, o: only_rival(s, c),
    ),
)
FOX_TO_PARTNER = (
    Contrast(
        Advantage.FOX_TO_PARTNER,
        lambda s, c, o: s.is_fox(c) and partner_chance(s, s.winning) >= TRUSTED and chance_of_winning_card(s) > CERTAIN,
    ),
    Contrast(
        Advantage.FOX_TO_PARTNER_BUT_FOR_ONE,
        lambda s, c, o: (
            s.is_fox(c)
            and partner_chance(s, s.winning) >= TRUSTED
            and chance_of_winning_card(s) >= EVEN
            and only_rival(s, s.best_card) is not None
        ),
        rival=lambda s, c, o: only_rival(s, s.best_card),
    ),
)
SPARES_FOX = (
    Contrast(
        Advantage.FOX_WOULD_BE_CAUGHT,
        lambda s, c, o: (
            s.is_fox(o)
            and s.is_last
            and not s.takes_lead(o)
            and partner_chance(s, s.winning) < 1 - TRUSTED
        ),
    ),
    Contrast(Advantage.SPARES_FOX, lambda s, c, o: s.is_fox(o) and s.chance(o) < SURE),
)
EMPTIES_SUIT = Contrast(Advantage.EMPTIES_SUIT, lambda s, c, o: empties_suit(s, c) and not empties_suit(s, o))
SPARES_HIGHER = (
    Contrast(Advantage.SPARES_HIGHER_EQUAL, lambda s, c, o: is_lower(s, c, o) and EYES[c] == EYES[o]),
    Contrast(Advantage.SPARES_HIGHER, lambda s, c, o: is_lower(s, c, o) and are_trumps(s, c, o) and not s.is_fox(o)),
)
SPARES_HIGHEST = Contrast(
    Advantage.SPARES_HIGHEST,
    lambda s, c, o: (
        is_lower(s, c, o) and are_trumps(s, c, o) and not may_lose_later(s, o) and not s.deductions.unseen[o]
    ),
)
SPARES_LIKELY_WINNER = Contrast(
    Advantage.SPARES_HIGHER,
    lambda s, c, o: (
        is_lower(s, c, o)
        and are_trumps(s, c, o)
        and not s.is_fox(o)
        and hold_chance(s, o) >= max(FAIR_CHANCE, hold_chance(s, c) + CLEAR)
    ),
)
RISKS_FAR_FEWER_EYES = Contrast(
    Advantage.RISKS_FEWER_EYES,
    lambda s, c, o: has_far_fewer_eyes(c, o) and may_be_beaten(s, c) and may_be_beaten(s, o),
)
RISKS_FEWER_EYES = Contrast(
    Advantage.RISKS_FEWER_EYES, lambda s, c, o: has_fewer_eyes(c, o) and may_be_beaten(s, c) and may_be_beaten(s, o)
)
HARDER_TO_BEAT = Contrast(
    Advantage.HARDER_TO_BEAT,
    lambda s, c, o: (
        not s.is_last
        and class_of(s, c) == class_of(s, o)
        and s.deductions.unseen_above(c) < s.deductions.unseen_above(o)
    ),
)
MAKES_DOPPELKOPF = Contrast(
    Advantage.MAKES_DOPPELKOPF,
    lambda s, c, o: (
        makes_doppelkopf(s, c) and not makes_doppelkopf(s, o) and (s.takes_lead(c) or s.partner_winning >= LIKELY)
    ),
)
FALLBACKS = (
    Contrast(Advantage.HIDES_SIDE, lambda s, c, o: shows_re(s, o) and not shows_re(s, c)),
    Contrast(
        Advantage.SPARES_BETTER_WINNER,
        lambda s, c, o: not s.is_trump(o) and 0 < s.keep(c) <= s.keep(o) - WORTH_KEEPING,
    ),
    Contrast(
        Advantage.SPARES_WINNER, lambda s, c, o: not s.is_trump(o) and s.keep(c) <= 0 and s.keep(o) >= WORTH_KEEPING
    ),
    Contrast(Advantage.SPARES_TRUMP, lambda s, c, o: s.is_trump(o) and not s.is_trump(c)),
    Contrast(Advantage.SHOWS_SIDE, lambda s, c, o: shows_re(s, c) and not shows_re(s, o)),
)

LEADING: tuple[Contrast, ...] = (
    Contrast(
        Advantage.FRESH_ACE,
        lambda s, c, o: (
            is_plain_ace(s, c)
            and EVEN <= hold_chance(s, c) <= CERTAIN
            and ruffing_opponent(s, c) is None
            and not is_plain_ace(s, o)
        ),
    ),
    Contrast(
        Advantage.UNBEATABLE,
        lambda s, c, o: hold_chance(s, c) > CERTAIN and hold_chance(s, o) < 1 - CLEAR,
    ),
    Contrast(
        Advantage.PARTNER_RUFFS,
        lambda s, c, o: ruffing_partner(s, c) is not None and ruffing_partner(s, o) is None,
        seat=lambda s, c, o: ruffing_partner(s, c),
    ),
    Contrast(
        Advantage.AVOIDS_RUFF,
        lambda s, c, o: ruffing_opponent(s, o) is not None and ruffing_opponent(s, c) is None,
        seat=lambda s, c, o: ruffing_opponent(s, o),
    ),
    *SPARES_FOX,
    Contrast(
        Advantage.LONGER_OUTSIDE,
        lambda s, c, o: is_plain_ace(s, c) and is_plain_ace(s, o) and is_longer_outside(s, c, o),
    ),
    Contrast(
        Advantage.AVOIDS_HIGHER,
        lambda s, c, o: (
            not s.is_trump(o)
            and bool(higher_cards(s, o))
            and has_fewer_eyes(c, o)
            and EYES[o] >= FULL_EYES
        ),
        rival=lambda s, c, o: highest_rival(s, o),
    ),
    EMPTIES_SUIT,
    Contrast(
        Advantage.PROTECTS_ACES,
        lambda s, c, o: (
            s.is_trump(c)
            and not s.is_trump(o)
            and not is_plain_ace(s, o)
            and s.deductions.unseen_of(TRUMP) > 0
            and has_aces(s)
        ),
    ),
    Contrast(
        Advantage.DRAWS_TRUMPS,
        lambda s, c, o: (
            s.is_trump(c)
            and not s.is_trump(o)
            and not is_plain_ace(s, o)
            and 0 < s.deductions.unseen_of(TRUMP) < 3 * length_of(s, c)
        ),
    ),
    Contrast(
        Advantage.OPENS_NO_SUIT,
        lambda s, c, o: is_small_trump(s, c) and not s.is_trump(o) and not is_plain_ace(s, o),
    ),
    Contrast(
        Advantage.HARDER_TO_BEAT,
        lambda s, c, o: are_trumps(s, c, o) and is_lower(s, o, c) and hold_chance(s, c) >= hold_chance(s, o) + CLEAR,
    ),
    Contrast(
        Advantage.SHORTENS_SUIT,
        lambda s, c, o: (
            not s.is_trump(c)
            and not s.is_trump(o)
            and length_of(s, c) == 2 < length_of(s, o)
            and may_be_led(s, c)
            and has_trumps(s)
        ),
    ),
    SPARES_HIGHEST,
    SPARES_LIKELY_WINNER,
    RISKS_FAR_FEWER_EYES,
    *SPARES_HIGHER,
    RISKS_FEWER_EYES,
    Contrast(
        Advantage.LONGER_OUTSIDE,
        lambda s, c, o: not s.is_trump(c) and not s.is_trump(o) and is_longer_outside(s, c, o),
    ),
    *FALLBACKS,
    Contrast(
        Advantage.FEEDS_NEXT,
        lambda s, c, o: class_of(s, c) == class_of(s, o) and has_more_eyes(c, o) and ruffing_partner(s, c) is not None,
        seat=lambda s, c, o: ruffing_partner(s, c),
    ),
    HARDER_TO_BEAT,
)

TAKING: tuple[Contrast, ...] = (
    Contrast(
        Advantage.FINDS_BRIDE, lambda s, c, o: s.clarifies and not s.is_bride, seat=lambda s, c, o: s.view.soloist
    ),
    *FOX_HOME,
    MAKES_DOPPELKOPF,
    Contrast(
        Advantage.CATCHES_FOX,
        lambda s, c, o: s.foreign_foxes >= LIKELY and hold_chance(s, c) >= EVEN,
        seat=lambda s, c, o: fox_seat(s),
    ),
    Contrast(Advantage.LAST_TAKES, lambda s, c, o: s.is_last and partner_chance(s, s.winning) < LIKELY),
    Contrast(Advantage.ACE_TAKES, lambda s, c, o: is_plain_ace(s, c) and hold_chance(s, c) >= EVEN),
    Contrast(
        Advantage.RICH_TRICK,
        lambda s, c, o: s.eyes >= CALLED_RICH and hold_chance(s, c) >= EVEN and partner_chance(s, s.winning) < LIKELY,
    ),
    *SPARES_FOX,
    Contrast(
        Advantage.RUFFS,
        lambda s, c, o: (
            s.led != TRUMP
            and s.is_trump(c)
            and s.eyes > 0
            and hold_chance(s, c) >= EVEN
            and s.partner_winning < EVEN
        ),
    ),
    Contrast(Advantage.BEATS_FOE, lambda s, c, o: is_known_opponent(s, s.winning) and hold_chance(s, c) >= EVEN),
    Contrast(
        Advantage.BEATS_LIKELY_FOE,
        lambda s, c, o: partner_chance(s, s.winning) < EVEN and hold_chance(s, c) >= EVEN,
    ),
    Contrast(Advantage.FORCES_HIGHER, lambda s, c, o: not s.is_last and s.partner_winning < EVEN),
    *FALLBACKS,
)

LEAVING: tuple[Contrast, ...] = (
    Contrast(Advantage.FEEDS_GROOM, lambda s, c, o: s.clarifies and s.is_bride and EYES[c] >= FULL_EYES),
    *FOX_TO_PARTNER,
    MAKES_DOPPELKOPF,
    Contrast(Advantage.FEEDS_SURE_PARTNER, lambda s, c, o: s.partner_winning > CERTAIN and EYES[c] >= FULL_EYES),
    Contrast(Advantage.FEEDS_PARTNER, lambda s, c, o: s.partner_winning >= LIKELY and EYES[c] >= FULL_EYES),
    Contrast(Advantage.LEAVES_TO_SURE_PARTNER, lambda s, c, o: s.partner_winning > CERTAIN),
    Contrast(Advantage.LEAVES_TO_PARTNER, lambda s, c, o: s.partner_winning >= LIKELY),
    Contrast(
        Advantage.FEEDS_NEXT,
        lambda s, c, o: EYES[c] >= FULL_EYES and has_more_eyes(c, o) and next_partner(s) is not None,
        seat=lambda s, c, o: next_partner(s),
    ),
    *SPARES_FOX,
    Contrast(
        Advantage.OTHER_BEATEN,
        lambda s, c, o: not s.is_last and hold_chance(s, o) < EVEN,
    ),
    Contrast(
        Advantage.POOR_TRICK,
        lambda s, c, o: s.eyes < CALLED_POOR and s.keep(o) >= max(s.keep(c), 0) + WORTH_KEEPING,
    ),
    EMPTIES_SUIT,
    *FALLBACKS,
)

BOTH_TAKE: tuple[Contrast, ...] = (
    *FOX_HOME,
    MAKES_DOPPELKOPF,
    Contrast(
        Advantage.MORE_EYES_SURELY_HOME,
        lambda s, c, o: has_far_fewer_eyes(o, c) and hold_chance(s, c) > CERTAIN and may_lose_later(s, c),
    ),
    Contrast(
        Advantage.MORE_EYES_HOME,
        lambda s, c, o: has_far_fewer_eyes(o, c) and hold_chance(s, c) >= SURE and may_lose_later(s, c),
    ),
    *SPARES_FOX,
    Contrast(
        Advantage.ACE_TAKES, lambda s, c, o: is_plain_ace(s, c) and hold_chance(s, c) >= EVEN and not is_plain_ace(s, o)
    ),
    Contrast(Advantage.HARDER_TO_BEAT, lambda s, c, o: hold_chance(s, c) >= hold_chance(s, o) + CLEAR),
    Contrast(
        Advantage.IS_ENOUGH,
        lambda s, c, o: is_lower(s, c, o) and hold_chance(s, c) >= max(EVEN, hold_chance(s, o) - CLEAR),
    ),
    SPARES_HIGHEST,
    SPARES_LIKELY_WINNER,
    RISKS_FAR_FEWER_EYES,
    *SPARES_HIGHER,
    RISKS_FEWER_EYES,
    *FALLBACKS,
    HARDER_TO_BEAT,
)

NEITHER_TAKES: tuple[Contrast, ...] = (
    Contrast(Advantage.FEEDS_GROOM, lambda s, c, o: s.clarifies and s.is_bride and has_more_eyes(c, o)),
    *FOX_TO_PARTNER,
    MAKES_DOPPELKOPF,
    Contrast(Advantage.FEEDS_SURE_PARTNER, lambda s, c, o: brings_eyes(s, c, o) and s.partner_winning > CERTAIN),
    Contrast(Advantage.FEEDS_PARTNER, lambda s, c, o: brings_eyes(s, c, o) and s.partner_winning >= LIKELY),
    Contrast(
        Advantage.FEEDS_PARTNER_AHEAD,
        lambda s, c, o: (
            brings_eyes(s, c, o) and partner_chance(s, s.winning) >= TRUSTED and s.partner_winning >= POSSIBLE_PARTNER
        ),
    ),
    Contrast(
        Advantage.FEEDS_LIKELY_PARTNER,
        lambda s, c, o: (
            brings_eyes(s, c, o)
            and POSSIBLE_PARTNER <= partner_chance(s, s.winning) < TRUSTED
            and s.partner_winning >= POSSIBLE_PARTNER
        ),
    ),
    Contrast(
        Advantage.FEEDS_NEXT,
        lambda s, c, o: brings_eyes(s, c, o) and next_partner(s) is not None,
        seat=lambda s, c, o: next_partner(s),
    ),
    *SPARES_FOX,
    Contrast(
        Advantage.AVOIDS_DOPPELKOPF,
        lambda s, c, o: (
            makes_doppelkopf(s, o) and not makes_doppelkopf(s, c) and partner_chance(s, s.winning) < 1 - LIKELY
        ),
    ),
    Contrast(
        Advantage.GIVES_FEWER_EYES, lambda s, c, o: has_far_fewer_eyes(c, o) and partner_chance(s, s.winning) < EVEN
    ),
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: has_far_fewer_eyes(c, o) and s.partner_winning < EVEN),
    EMPTIES_SUIT,
    *SPARES_HIGHER,
    Contrast(Advantage.GIVES_FEWER_EYES, lambda s, c, o: has_fewer_eyes(c, o) and partner_chance(s, s.winning) < EVEN),
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: has_fewer_eyes(c, o) and s.partner_winning < EVEN),
    *FALLBACKS,
    Contrast(Advantage.RISKS_FEWER_EYES, lambda s, c, o: has_far_fewer_eyes(c, o) and s.partner_winning < LIKELY),
)
