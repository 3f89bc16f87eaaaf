"""Re, Kontra, denials and replies: said when the expected eyes make them pay."""

from __future__ import annotations

from freedoko_qt.engine.actions import Announce, Call
from freedoko_qt.engine.contracts import SOLI
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..style import Style
from .deductions import Deductions, deductions_of, is_alone
from .reasons import HeuristicDecision, Reason
from .score_model import Outlook, Stakes, expected_points
from .strength import outlook_of

# All that might have been announced in 5,000 games of four casual players, 1,000 under each preset, was reckoned with
# the cards as they fell (2026-11-22, seed 100). Re and Kontra that pass with 3 eyes of caution but not with 6 brought
# -0.2 to +0.6 points by preset, with 6 but not 9 +0.2 to +1.2. No 90 with 9 but not 12: -1.3 to +1.0, with 12 but not
# 15: 0.0 to +1.3. Replies with 3 but not 6: -3.0 to +0.4, with 12 but not 15: -0.3 to +6.0.
CAUTION_EYES = 6
"""An announcement must pay even if its side ends with so many eyes less than expected for each level it promises.

Beyond Re and Kontra the far ends of what is possible count, where more is hoped for than comes.
"""

REPLY_LEVEL = 2
"""A reply needs as much caution as no 90: it speaks against somebody who knows why he announced."""


def announcement(view: SeatView, style: Style = Style.BALANCED) -> HeuristicDecision | None:
    """The announcement that earns the most, or None if silence is better."""
    said = [made for made in possible_calls(view) if not (made.call.is_denial and _has_cashed(view))]
    if not said:
        return None
    deductions = deductions_of(view)
    stakes, hope = stakes_so_far(deductions), outlook_of(deductions)
    gains = {made: _gain(stakes, hope, made.call) for made in said}
    best = max(gains, key=lambda made: gains[made])
    return HeuristicDecision(best, Reason.STRONG_ENOUGH) if gains[best] > style.call_margin else None


def _has_cashed(view: SeatView) -> bool:
    """Alone with few trumps one takes the sure tricks first: eyes taken say nothing about the rest.

    Of 16 times no 90 in soli 10 were broken, all in such soli after the first trick (2026-11-22, standard, seed 1).
    """
    contract = view.contract
    return is_alone(view) and bool(view.tricks) and contract in SOLI and SOLI[contract].suit is None


def _gain(stakes: Stakes, hope: Outlook, call: Call) -> float:
    """What an announcement is expected to bring if the end is somewhat worse than hoped for."""
    cautious = hope.worse_by(CAUTION_EYES * (call.level or REPLY_LEVEL))
    return expected_points(stakes.after(call.level), cautious) - expected_points(stakes, cautious)


def call_decision(view: SeatView, style: Style = Style.BALANCED) -> HeuristicDecision:
    """What to announce, or nothing; where one is obliged, something."""
    said = announcement(view, style)
    if said is None and view.duty:
        return forced_announcement(view)
    return said or HeuristicDecision(None, Reason.NOTHING_SPECIAL)


def possible_calls(view: SeatView) -> list[Announce]:
    """What may be announced by a seat that knows its side."""
    return [] if view.side is None else [action for action in view.legal if isinstance(action, Announce)]


def forced_announcement(view: SeatView) -> HeuristicDecision:
    """Where the rules demand an announcement, the least one."""
    calls = [action for action in view.legal if isinstance(action, Announce)]
    return HeuristicDecision(min(calls, key=lambda action: action.call.level), Reason.MUST_ANNOUNCE)


def stakes_so_far(deductions: Deductions) -> Stakes:
    """What has been said so far, as far as it can be told whose words they are."""
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
    return Stakes(view.rules, side, players, own, others, doublings)
