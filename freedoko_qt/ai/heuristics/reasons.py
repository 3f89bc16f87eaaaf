"""Reasons of decisions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.actions import Action, AnnounceSwines, SwineKind


class Reason(StrEnum):
    """The rule of thumb behind a decision."""

    # before the game
    ONLY_CHOICE = "only_choice"
    BAD_HAND = "bad_hand"
    STRONG_SOLO = "strong_solo"
    LOSES_LESS_ALONE = "loses_less_alone"
    CALLED_TO_BE_WON = "called_to_be_won"
    LESS_ALONE = "less_alone"
    HARDLY_PAYS_ALONE = "hardly_pays_alone"
    SPENDS_DUTY = "spends_duty"
    DUTY_SOLO = "duty_solo"
    FINDS_PARTNER = "finds_partner"
    PLAYS_SILENTLY = "plays_silently"
    FEW_TRUMPS = "few_trumps"
    NOTHING_SPECIAL = "nothing_special"
    # a poverty
    TAKES_POVERTY = "takes_poverty"
    TAKING_UNDERRATED = "taking_underrated"
    LEAVES_POVERTY = "leaves_poverty"
    CLEARS_SUITS = "clears_suits"
    # announcements, swines, Genscher
    STRONG_ENOUGH = "strong_enough"
    FOES_UNDERRATED = "foes_underrated"
    PROMISES_TOO_MUCH = "promises_too_much"
    CAN_WAIT = "can_wait"
    WAITS_IN_SOLO = "waits_in_solo"
    MUST_ANNOUNCE = "must_announce"
    SHOWS_SWINES = "shows_swines"
    LIFTS_JACKS = "lifts_jacks"
    BETTER_PARTNER = "better_partner"
    KEEPS_PARTNER = "keeps_partner"
    # leading; `advantages` compares one card with another
    CASHES_WINNER = "cashes_winner"
    FRESH_ACE = "fresh_ace"
    DRAWS_TRUMPS = "draws_trumps"
    TO_PARTNER_VOID = "to_partner_void"
    SHORT_SUIT = "short_suit"
    LEADS_LOW = "leads_low"
    # following
    FINDS_BRIDE = "finds_bride"
    FEEDS_GROOM = "feeds_groom"
    FOX_HOME = "fox_home"
    FOX_TO_PARTNER = "fox_to_partner"
    FEEDS_PARTNER = "feeds_partner"
    CATCHES_FOX = "catches_fox"
    ACE_TAKES = "ace_takes"
    RICH_TRICK = "rich_trick"
    LAST_SEAT_TAKES = "last_seat_takes"
    TRUMPS_IN = "trumps_in"
    OVERTAKES = "overtakes"
    CREATES_VOID = "creates_void"
    STAYS_LOW = "stays_low"
    # a null
    DUCKS = "ducks"
    HOPES_FOR_HIGHER = "hopes_for_higher"
    LEADS_BELOW_SOLOIST = "leads_below_soloist"
    LEAVES_TO_SOLOIST = "leaves_to_soloist"
    SPENDS_HIGH = "spends_high"
    # a Ramsch
    GIVES_AWAY = "gives_away"
    TAKES_FEW = "takes_few"
    # none of these
    MORE_POINTS = "more_points"


@dataclass(frozen=True, slots=True)
class HeuristicDecision:
    """An action with its reason; no action only for a seat asked out of turn."""

    action: Action | None
    reason: Reason


def reason_to_announce(action: Action) -> Reason | None:
    """Return the reason for swines or a Heidmann that come with a card; None for anything else."""
    match action:
        case AnnounceSwines(_, SwineKind.HEIDMANN):
            return Reason.LIFTS_JACKS
        case AnnounceSwines():
            return Reason.SHOWS_SWINES
        case _:
            return None
