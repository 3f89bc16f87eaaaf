"""Strength of a hand in a contract, and the eyes its side can expect: a linear model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from freedoko_qt.engine.cards import ALL_EYES, Card, Rank
from freedoko_qt.engine.contracts import SOLI, TRUMP, CardOrder, Contract
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from .deductions import Deductions, hand_as_dealt, is_alone, unseen_copies
from .score_model import Outlook


class Role(StrEnum):
    """Role of a hand in a game; each has its own weights."""

    RE = "re"
    CONTRA = "contra"
    POOR = "poor"
    TAKER = "taker"
    AGAINST_POVERTY = "against_poverty"
    AGAINST_ONE = "against_one"
    COLOR_SOLO = "color_solo"
    RANK_SOLO = "rank_solo"
    TWO_RANK_SOLO = "two_rank_solo"
    KOEHLER = "koehler"
    MEATLESS = "meatless"


Features: TypeAlias = tuple[float, ...]

# Fitted by least squares to results of games of casual players under all presets; soli to games that a seat was made to
# play alone, better hands with higher weight.
WEIGHTS: Mapping[Role, Features] = MappingProxyType(
    {
        Role.RE: (0.173, 0.944, 0.454, 0.155, 0.017, 0.013, 0.11, -0.08),
        Role.CONTRA: (0.162, 0.86, 0.412, 0.096, -0.023, 0.019, 0.116, -0.081),
        Role.POOR: (0.631, 0.516, 0.0, 0.0, 0.0, 0.038, 0.0, 0.0),
        Role.TAKER: (-0.246, 1.36, 0.613, 0.0, 0.0, 0.0, 0.0, 0.0),
        Role.AGAINST_POVERTY: (0.242, 0.008, 0.375, 0.088, 0.079, 0.0, 0.0, 0.0),
        Role.AGAINST_ONE: (0.375, 0.195, 0.0, 0.0, 0.049, 0.0, 0.0, 0.0),
        Role.COLOR_SOLO: (-0.342, 1.335, 0.594, 0.454, 0.12, 0.039, 0.0, 0.0),
        Role.RANK_SOLO: (-0.135, 0.575, 0.457, 0.639, 0.117, 0.054, 0.0, 0.0),
        Role.TWO_RANK_SOLO: (-0.182, 0.902, 0.593, 0.453, 0.08, 0.0, 0.0, 0.0),
        Role.KOEHLER: (-0.156, 0.896, 0.473, 0.307, 0.121, 0.0, 0.0, 0.0),
        Role.MEATLESS: (0.18, 0.0, 0.0, 0.584, 0.0, 0.0, 0.0, 0.0),
    }
)
"""Weights of the features; their weighted sum is the own side's share of the remaining eyes."""

SPREADS: Mapping[Role, float] = MappingProxyType(
    {
        Role.RE: 0.138,
        Role.CONTRA: 0.144,
        Role.POOR: 0.136,
        Role.TAKER: 0.1,
        Role.AGAINST_POVERTY: 0.128,
        Role.AGAINST_ONE: 0.152,
        Role.COLOR_SOLO: 0.12,
        Role.RANK_SOLO: 0.13,
        Role.TWO_RANK_SOLO: 0.12,
        Role.KOEHLER: 0.12,
        Role.MEATLESS: 0.125,
    }
)
"""Standard deviation of that share before the first card."""

# Fitted by least squares to soli of casual players.
USUAL_LOSS, LOSS_THAT_STAYS = 10.0, 0.4
"""Eyes that a seat alone loses in a trick on average, and the share of a greater loss that it does not make up for."""


def role_of(contract: Contract, side: Side, *, alone: bool, poor: bool = False) -> Role:
    """Return the role of a seat in a contract.

    `poor`: it laid down the cards of the poverty.
    """
    if contract is Contract.POVERTY:
        if side is Side.CONTRA:
            return Role.AGAINST_POVERTY
        return Role.POOR if poor else Role.TAKER
    if not contract.is_alone:
        return Role.RE if side is Side.RE else Role.CONTRA
    if not alone:
        return Role.AGAINST_ONE
    if contract not in SOLI:
        return Role.COLOR_SOLO
    solo = SOLI[contract]
    if solo.suit is not None:  # a pure suit has few trumps, like a single rank
        return Role.COLOR_SOLO if solo.with_dollen else Role.RANK_SOLO
    return (Role.MEATLESS, Role.RANK_SOLO, Role.TWO_RANK_SOLO, Role.KOEHLER)[len(solo.ranks)]


def trump_power(order: CardOrder, hand: Sequence[Card], unseen: Sequence[int]) -> float:
    """Approximate number of tricks that the trumps of a hand win by their rank.

    `unseen`: copies of each card in other hands, by card number.
    """
    trumps = [card for card in hand if order.is_trump(card)]
    out = sum(unseen[card] for card in order.trumps)
    if not out:
        return float(len(trumps))
    power = 0.0
    for card in trumps:
        strength = order.strengths[card]
        above = sum(unseen[other] for other in order.trumps if order.strengths[other] > strength)
        power += (1 - above / out) ** 2
    return power


def plain_winners(order: CardOrder, hand: Sequence[Card], unseen: Sequence[int]) -> int:
    """Number of plain cards of a hand that no unseen card of their suit beats if they are led.

    `unseen` as in `trump_power`. Of two aces the first one wins.
    """
    highest = [0] * (TRUMP + 1)
    for card, copies in enumerate(unseen):
        if copies:
            klass = order.classes[card]
            highest[klass] = max(highest[klass], order.strengths[card])
    return sum(
        card.rank is Rank.ACE or order.strengths[card] > highest[order.classes[card]]
        for card in hand
        if not order.is_trump(card)
    )


def strength_features(
    order: CardOrder,
    hand: Sequence[Card],
    unseen: Sequence[int],
    *,
    leads: bool,
    partner_called: bool = False,
    foe_called: bool = False,
) -> Features:
    """Return the features: constant, share of trumps, trump power, plain winners, voids, lead and announcements.

    `unseen` as in `trump_power`; `hand` must not be empty.
    """
    size = len(hand)
    trumps = sum(order.is_trump(card) for card in hand)
    out = sum(unseen[card] for card in order.trumps)
    free = len({*order.classes} - {TRUMP} - {order.classes[card] for card in hand})
    return (
        1.0,
        trumps / (trumps + out) if trumps + out else 0.0,
        trump_power(order, hand, unseen) / size,
        plain_winners(order, hand, unseen) / size,
        free / 3 if trumps else 0.0,
        float(leads),
        float(partner_called),
        float(foe_called),
    )


def outlook(role: Role, features: Features, *, taken: float, remaining: float) -> Outlook:
    """Return the outlook of the own side from its eyes and its share of the rest.

    `taken`: eyes of the own side so far; `remaining`: eyes that are not taken yet, 0 to 240.
    """
    share = sum(weight * value for weight, value in zip(WEIGHTS[role], features, strict=True))
    return _by_share(role, share, taken, remaining)


def _by_share(role: Role, share: float, taken: float, remaining: float) -> Outlook:
    return Outlook(taken + remaining * min(0.98, max(0.02, share)), SPREADS[role] * (remaining * ALL_EYES) ** 0.5)


def outlook_of(deductions: Deductions) -> Outlook:
    """Return the outlook of a seat that knows its side, during play."""
    view = deductions.view
    side, contract = view.side, view.contract
    if side is None or contract is None:
        return Outlook(ALL_EYES / 2, 40.0)
    eyes = view.eyes
    taken = sum(eyes[seat] * deductions.partner_chance(seat) for seat in range(4))
    poor = view.poverty is not None and view.poverty.poor == view.seat
    role = role_of(contract, side, alone=is_alone(view), poor=poor)
    if is_alone(view) and sum(eyes) < ALL_EYES:
        return _outlook_alone(view, role)
    callers = {made.seat for made in view.announcements if made.call.level} - {view.seat}
    features = strength_features(
        view.order,
        view.hand,
        deductions.unseen,
        leads=view.my_turn and not view.trick,
        partner_called=any(deductions.partner_chance(seat) > 0.5 for seat in callers),
        foe_called=any(deductions.partner_chance(seat) <= 0.5 for seat in callers),
    )
    return outlook(role, features, taken=taken, remaining=ALL_EYES - sum(eyes))


def _outlook_alone(view: SeatView, role: Role) -> Outlook:
    """Outlook of a seat that plays alone, from its hand as dealt: once its sure tricks are taken, the rest tells less.

    It makes up for a part of what it has lost beyond the usual.
    """
    hand, leader = hand_as_dealt(view), view.tricks[0].leader if view.tricks else view.leader
    features = strength_features(view.order, hand, unseen_copies(hand, view.rules), leads=leader == view.seat)
    taken, total = view.eyes[view.seat], sum(view.eyes)
    lost = total - taken - USUAL_LOSS * len(view.tricks)
    expected = outlook(role, features, taken=0, remaining=ALL_EYES).mean - LOSS_THAT_STAYS * lost
    return _by_share(role, (expected - taken) / (ALL_EYES - total), taken, ALL_EYES - total)
