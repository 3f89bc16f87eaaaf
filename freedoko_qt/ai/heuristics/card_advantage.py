"""The advantage of a card over another one, as a value."""

from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.cards import Card


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
    FEEDS_SURE_PARTNER = "feeds_sure_partner"
    FEEDS_PARTNER = "feeds_partner"
    FEEDS_PARTNER_AHEAD = "feeds_partner_ahead"
    FEEDS_LIKELY_PARTNER = "feeds_likely_partner"
    LEAVES_TO_SURE_PARTNER = "leaves_to_sure_partner"
    LEAVES_TO_PARTNER = "leaves_to_partner"
    FEEDS_NEXT = "feeds_next"
    POOR_TRICK = "poor_trick"
    OTHER_BEATEN = "other_beaten"
    AVOIDS_DOPPELKOPF = "avoids_doppelkopf"
    GIVES_FEWER_EYES = "gives_fewer_eyes"
    # either of two that win, or of two that do not
    MAKES_DOPPELKOPF = "makes_doppelkopf"
    MORE_EYES_SURELY_HOME = "more_eyes_surely_home"
    MORE_EYES_HOME = "more_eyes_home"
    HARDER_TO_BEAT = "harder_to_beat"
    IS_ENOUGH = "is_enough"
    RISKS_FEWER_EYES = "risks_fewer_eyes"
    # always
    FOX_WOULD_BE_CAUGHT = "fox_would_be_caught"
    SPARES_FOX = "spares_fox"
    SPARES_HIGHER_EQUAL = "spares_higher_equal"
    SPARES_HIGHER = "spares_higher"
    SPARES_HIGHEST = "spares_highest"
    SPARES_WINNER = "spares_winner"
    SPARES_BETTER_WINNER = "spares_better_winner"
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
    """The eyes of the trick with the card; 0 where it is led."""
