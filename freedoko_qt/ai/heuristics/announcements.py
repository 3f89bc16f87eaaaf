"""Rules of thumb for Re, Kontra, denials and replies: announce if the expected eyes make it pay."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.engine.actions import Announce, Call
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.time_left import can_wait
from freedoko_qt.engine.view import SeatView

from ..style import Style
from .convention import conforms
from .deductions import Deductions, deductions_of, is_alone
from .null import GOOD_CHANCE, null_chance
from .reasons import HeuristicDecision, Reason
from .score_model import Outlook, PointStakes, expected_points
from .strength import outlook_of

# Fitted to games of casual players.
CAUTION_EYES = 6
"""Safety margin: eyes less than expected with which Re or Kontra must still pay."""

REPLY_CAUTION_EYES = 12
"""Safety margin of replies: they contradict an opponent who had a reason to announce."""

DENIAL_CAUTION_EYES, DENIAL_SPREAD = 2, 0.8
"""Safety margin of denials, and the share of the usual spread with which they must pay: a far lead varies less."""

HIGH_TRUMPS = 3
"""Number of different trumps that are called high: as a rule ♥10 and the two black queens."""


@dataclass(frozen=True, slots=True)
class CallGrounds:
    """The facts that speak for an announcement."""

    trumps: int
    """Number of trumps in the own hand."""
    high: int
    """Number of them that are high."""
    eyes: int
    """Eyes in the finished tricks of the own side, as far as it is known."""


def call_grounds(view: SeatView) -> CallGrounds:
    """Return the facts that speak for an announcement."""
    trumps = [card for card in view.hand if view.order.is_trump(card)]
    own = [side is not None and side is view.side for side in view.sides]
    eyes = sum(eyes for eyes, is_own in zip(view.eyes, own, strict=True) if is_own)
    return CallGrounds(len(trumps), sum(card in view.order.trumps[:HIGH_TRUMPS] for card in trumps), eyes)


def announcement(view: SeatView, style: Style = Style.BALANCED) -> HeuristicDecision | None:
    """Return the announcement that earns the most; None if silence is better.

    None, too, if the seat does not know its side. The gain, in points, must exceed `style.call_margin`; in a null the
    chance to win decides.
    """
    calls = considered_calls(view)
    if not calls:
        return None
    deductions = deductions_of(view)
    if view.contract is Contract.SOLO_NULL:
        sure = is_alone(view) and null_chance(view.hand, deductions.unseen) >= GOOD_CHANCE
        return HeuristicDecision(calls[0], Reason.STRONG_ENOUGH) if sure else None
    stakes, expected_eyes = stakes_so_far(deductions), outlook_of(deductions)
    gains = {made: _gain(stakes, expected_eyes, made.call) for made in calls}
    best = max(gains, key=lambda made: gains[made])
    return HeuristicDecision(best, Reason.STRONG_ENOUGH) if gains[best] > style.call_margin else None


def _gain(stakes: PointStakes, expected_eyes: Outlook, call: Call) -> float:
    """Expected gain of an announcement, in points, if the game ends somewhat worse than expected."""
    cautious = _cautious(expected_eyes, call)
    return expected_points(stakes.after(call.level), cautious) - expected_points(stakes, cautious)


def _cautious(expected_eyes: Outlook, call: Call) -> Outlook:
    if call.is_denial:
        return expected_eyes.narrowed_to(DENIAL_SPREAD).worse_by(DENIAL_CAUTION_EYES)
    return expected_eyes.worse_by(CAUTION_EYES if call.level else REPLY_CAUTION_EYES)


def call_decision(view: SeatView) -> HeuristicDecision:
    """Choose an announcement or none; one if it is due."""
    decision = announcement(view)
    if decision is None and view.duty:
        return forced_announcement(view)
    return decision or HeuristicDecision(None, Reason.NOTHING_SPECIAL)


def possible_calls(view: SeatView) -> list[Announce]:
    """Legal announcements of a seat that knows its side."""
    return [] if view.side is None else [action for action in view.legal if isinstance(action, Announce)]


def considered_calls(view: SeatView) -> list[Announce]:
    """Those of them that conform to the convention of the table, and gain nothing by waiting."""
    return [made for made in possible_calls(view) if conforms(view, made) and not waits_in_solo(view, made)]


def waits_in_solo(view: SeatView, made: Announce) -> bool:
    """True for what may still be announced later in a solo, where it tells nobody who the partners are."""
    is_solo = view.contract is not None and view.contract.is_solo
    return is_solo and not view.duty and can_wait(view, made.call)


def forced_announcement(view: SeatView) -> HeuristicDecision:
    """Return the lowest announcement that satisfies the duty."""
    calls = [action for action in view.legal if isinstance(action, Announce)]
    return HeuristicDecision(min(calls, key=lambda action: action.call.level), Reason.MUST_ANNOUNCE)


def stakes_so_far(deductions: Deductions) -> PointStakes:
    """Return the announcements so far, each attributed to the likelier side of its seat.

    A seat counts as a partner from a chance of more than a half on.
    """
    view = deductions.view
    side = view.side or Side.CONTRA
    own = others = doublings = 0
    for made in view.announcements:
        if made.call.level <= 1:
            doublings += 1
        if deductions.partner_chance(made.seat) > 0.5:
            own = max(own, made.call.level)
        else:
            others = max(others, made.call.level)
    contract = view.contract
    players = 2
    if contract is not None and contract.is_alone:
        players = 1 if view.soloist == view.seat else 3
    return PointStakes(view.rules, side, players, own, others, doublings)
