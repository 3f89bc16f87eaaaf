"""Re, Kontra, denials and replies: said when the expected eyes make them pay."""

from __future__ import annotations

from freedoko_qt.engine.actions import Announce, Call
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..style import Style
from .knowledge import Knowledge, knowledge_of
from .reasons import Decision, Reason
from .stakes import Stakes, expected_points
from .strength import outlook_of

MARGIN = 0.25
"""Points that an announcement must be expected to earn before it is made."""

REPLY_MARGIN = 0.9
"""The same for a reply: who has been announced against holds less than it seems."""


def announcement(view: SeatView, style: Style = Style.BALANCED) -> Decision | None:
    """The announcement that earns the most, or None if silence is better."""
    points = call_points(view)
    if len(points) < 2:
        return None
    gains = {made: points[made] - points[None] - _margin(made.call) for made in points if made is not None}
    best = max(gains, key=lambda made: gains[made])
    return Decision(best, Reason.STRONG_ENOUGH) if gains[best] > style.call_margin else None


def call_points(view: SeatView) -> dict[Announce | None, float]:
    """What the game is expected to earn after each announcement that may be made, and (None) after none.

    Empty where nothing may be announced, or the own side is not known.
    """
    calls = [action for action in view.legal if isinstance(action, Announce)]
    if not calls or view.side is None:
        return {}
    known = knowledge_of(view)
    stakes, hope = stakes_of(known), outlook_of(known)
    silent: dict[Announce | None, float] = {None: expected_points(stakes, hope)}
    return silent | {made: expected_points(stakes.after(made.call.level), hope) for made in calls}


def _margin(call: Call) -> float:
    return MARGIN if call.level else REPLY_MARGIN


def forced_announcement(view: SeatView) -> Decision:
    """Where the rules demand an announcement, the least one."""
    calls = [action for action in view.legal if isinstance(action, Announce)]
    return Decision(min(calls, key=lambda action: action.call.level), Reason.MUST_ANNOUNCE)


def stakes_of(known: Knowledge) -> Stakes:
    """What has been said so far, as far as it can be told whose words they are."""
    view = known.view
    side = view.side or Side.CONTRA
    own = others = doublings = 0
    for made in view.announcements:
        if made.call.level <= 1:
            doublings += 1
        if known.partner_chance(made.seat) > 0.5:
            own = max(own, made.call.level)
        else:
            others = max(others, made.call.level)
    contract = view.contract
    players = 2
    if contract is not None and contract.is_alone:
        players = 1 if view.soloist == view.seat else 3
    return Stakes(view.rules, side, players, own, others, doublings)
