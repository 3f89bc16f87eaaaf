"""Rules of thumb for the answer before the game: healthy, solo, marriage, poverty or throwing in."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from freedoko_qt.engine.actions import Reserve, SelectorKind
from freedoko_qt.engine.before_play.reservations import meets_duty
from freedoko_qt.engine.cards import ALL_EYES, Card
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..style import Style
from .deductions import unseen_copies
from .null import null_points
from .reasons import HeuristicDecision, Reason
from .score_model import Outlook, PointStakes, expected_points, points_with_call
from .strength import outlook, role_of, strength_features

SOLO_MARGIN = 0.5
"""Minimum advantage of playing alone over a game with a partner, in points."""

# Among casual players such soli earn about as much as the game with a partner.
WINNING_SOLO_MARGIN = -3.0
"""Minimum advantage of a solo that is expected to win, if there is nothing else to give up, in points.

It applies where losers pay and Re adds points; where Re doubles, more is at stake.
"""

# What seats that could announce a poverty earned by it among casual players.
POVERTY_POINTS: Mapping[str, float] = MappingProxyType({"plus": 1.0, "minus": 1.0, "plus_minus": 2.0})
"""Expected points of announcing a poverty, by the option `counting`."""

PARTNER_FACTOR = 1.3
"""Factor on the points expected from eyes and Re in a game with a partner; special points and denials add to them."""

DUTY_BONUS = (2.5, 1.8, 1.4, 1.1, 0.8)
"""Value of a duty solo besides its points, by the number of rounds left to wait for a better hand."""

SELECTOR_PREFERENCE = (SelectorKind.FOREIGN, SelectorKind.COLOR, SelectorKind.TRUMP)
"""Selectors of a marriage, those that leave most seats a chance first."""


def contract_points(view: SeatView, contract: Contract) -> float:
    """Expected points of the hand in a contract, above the mean of the table.

    `view.hand` is that before the first card.
    """
    return _points(view.rules, view.hand, contract, leads=_leads(view, contract))


def as_if_losers_paid(view: SeatView) -> SeatView:
    """Return the view with rules by which a lost game costs as much as a won one earns.

    People judge a solo like that where losers write nothing: they call one only to win it. Where losers pay anyway the
    view itself is returned.
    """
    if view.rules.counting != "plus":
        return view
    return replace(view, rules=_where_losers_pay(view.rules))


@lru_cache(maxsize=4)
def _where_losers_pay(rules: Rules) -> Rules:
    return rules.replace(counting="plus_minus").in_force()


def _leads(view: SeatView, contract: Contract) -> bool:
    return view.table.first == view.seat or (contract.is_solo and view.rules.lustsolo_player_leads)


@lru_cache(maxsize=64)  # values of soli are asked for again by the search
def _points(rules: Rules, hand: tuple[Card, ...], contract: Contract, *, leads: bool) -> float:
    if contract is Contract.SOLO_NULL:
        return null_points(rules, hand, unseen_copies(hand, rules))
    alone = contract.is_alone
    side = Side.RE if alone or Card.CQ in hand else Side.CONTRA
    expected_eyes = _outlook(rules, hand, contract, side, leads=leads)
    expected = points_with_call(PointStakes(rules, side, 1 if alone else 2), expected_eyes)
    return expected if alone else PARTNER_FACTOR * expected


def _outlook(rules: Rules, hand: tuple[Card, ...], contract: Contract, side: Side, *, leads: bool) -> Outlook:
    features = strength_features(card_order(rules, contract), hand, unseen_copies(hand, rules), leads=leads)
    return outlook(role_of(contract, side, alone=contract.is_alone), features, taken=0, remaining=ALL_EYES)


def should_win(view: SeatView, contract: Contract) -> bool:
    """True if the hand can expect to win a solo."""
    if contract is Contract.SOLO_NULL:
        return contract_points(view, contract) > 0
    expected_eyes = _outlook(view.rules, view.hand, contract, Side.RE, leads=_leads(view, contract))
    return expected_eyes.mean > ALL_EYES / 2


def is_sensible(view: SeatView, kind: Reservation) -> bool:
    """False for a null that rather loses: it costs little, and poor hands would be spent on it for that alone."""
    return kind is not Reservation.SOLO_NULL or contract_points(view, Contract.SOLO_NULL) > 0


def contract_of(view: SeatView, kind: Reservation) -> Contract | None:
    """Contract that results from an answer if none outranks it; None if the hand is not played as it is."""
    if kind is Reservation.HEALTHY:
        return Contract.SILENT_MARRIAGE if view.hand.count(Card.CQ) == 2 else Contract.NORMAL
    return Contract(kind.value) if kind.is_solo or kind is Reservation.MARRIAGE else None


def answer_points(view: SeatView, kind: Reservation) -> float:
    """Expected points of an answer; 0 for new cards."""
    contract = contract_of(view, kind)
    if contract is not None:
        return contract_points(view, contract)
    return POVERTY_POINTS[view.rules.counting] if kind is Reservation.POVERTY else 0.0


def reservation(view: SeatView, style: Style = Style.BALANCED) -> HeuristicDecision:
    """Choose an answer: a solo that pays, throwing in a bad hand, marriage, poverty, else healthy."""
    answers = [action for action in view.legal if isinstance(action, Reserve)]
    kinds = {kind: best_answer(answers, kind) for kind in dict.fromkeys(answer.reservation for answer in answers)}
    thrown = next((kind for kind in kinds if kind.is_throw), None)
    normal, otherwise = _without_solo(view, kinds)
    if view.my_turn and view.reservations[view.seat] is not None:
        return HeuristicDecision(_raised(view, answers), Reason.STRONG_SOLO)
    soli = [kind for kind in kinds if kind.is_solo]
    if len(soli) == len(kinds):
        return HeuristicDecision(_forced(view, answers, soli), Reason.DUTY_SOLO)
    wanted = _wanted_solo(view, kinds, style)
    if wanted is not None:
        kind, reason = wanted
        return HeuristicDecision(kinds[kind], reason)
    if thrown is not None and (normal < 0 or Reservation.HEALTHY not in kinds):
        return HeuristicDecision(kinds[thrown], Reason.BAD_HAND)
    if Reservation.MARRIAGE in kinds:
        silent = contract_points(view, Contract.SILENT_MARRIAGE)
        if Reservation.HEALTHY in kinds and silent > otherwise + SOLO_MARGIN + style.solo_margin:
            return HeuristicDecision(kinds[Reservation.HEALTHY], Reason.PLAYS_SILENTLY)
        return HeuristicDecision(kinds[Reservation.MARRIAGE], Reason.FINDS_PARTNER)
    if Reservation.POVERTY in kinds:
        return HeuristicDecision(kinds[Reservation.POVERTY], Reason.FEW_TRUMPS)
    return HeuristicDecision(kinds[Reservation.HEALTHY], Reason.NOTHING_SPECIAL)


def _without_solo(view: SeatView, kinds: Collection[Reservation]) -> tuple[float, float]:
    """Expected points of a game with a partner, and of the best answer that is no solo."""
    normal = contract_points(view, Contract.MARRIAGE if Reservation.MARRIAGE in kinds else Contract.NORMAL)
    otherwise = max(normal, POVERTY_POINTS[view.rules.counting]) if Reservation.POVERTY in kinds else normal
    return normal, max(otherwise, 0) if any(kind.is_throw for kind in kinds) else otherwise


def _wanted_solo(
    view: SeatView, kinds: Collection[Reservation], style: Style
) -> tuple[Reservation, Reason] | None:
    """Return the solo that pays best, if one pays, and its reason."""
    weighed = as_if_losers_paid(view)
    soli = [kind for kind in kinds if kind.is_solo and is_sensible(weighed, kind)]
    if not soli:
        return None
    normal, otherwise = _without_solo(weighed, kinds)
    alone = {kind: contract_points(weighed, Contract(kind.value)) for kind in soli}
    wanted = max(soli, key=lambda kind: alone[kind] + duty_bonus(view, kind))
    bonus = duty_bonus(view, wanted)
    gives_up_partner = otherwise == normal and should_win(view, Contract(wanted.value))
    is_bold = gives_up_partner and weighed is view and not view.rules.announcement_re_doubles
    needed = (WINNING_SOLO_MARGIN if is_bold else SOLO_MARGIN) + style.solo_margin
    if alone[wanted] + bonus <= otherwise + needed:
        return None
    return wanted, solo_reason(alone[wanted], otherwise, owed=bonus > 0)


def solo_reason(alone: float, otherwise: float, *, owed: bool) -> Reason:
    """Reason of an optional solo, from its expected points and those of the best other answer."""
    if owed and alone <= otherwise:
        return Reason.SPENDS_DUTY
    return Reason.LOSES_LESS_ALONE if otherwise < alone <= 0 else Reason.STRONG_SOLO


def objection_to_solo(view: SeatView, solo: Reservation, other: Reservation) -> Reason:
    """Reason against a solo of which more is expected than of another answer."""
    weighed = as_if_losers_paid(view)
    pays = answer_points(weighed, solo) > answer_points(weighed, other)
    return Reason.HARDLY_PAYS_ALONE if pays else Reason.CALLED_TO_BE_WON


def best_answer(answers: Sequence[Reserve], kind: Reservation) -> Reserve:
    """Return the answer of a kind with all swines, the best selector and the lowest bid.

    Raises ValueError if there is no answer of this kind.
    """

    def rank(answer: Reserve) -> tuple[int, ...]:
        selector = answer.selector
        condition = (0, 0)
        if selector is not None:
            condition = (selector.number, [*SELECTOR_PREFERENCE, selector.kind].index(selector.kind))
        bid = 0 if answer.bid is None else answer.bid.level
        return (-answer.swines - answer.hyperswines, *condition, bid, answer.offer_duty_solo, answer.lust)

    return min((answer for answer in answers if answer.reservation is kind), key=rank)


def _raised(view: SeatView, answers: Sequence[Reserve]) -> Reserve:
    """Bid the least that is more, if the solo still pays with that announcement."""
    own, *higher = sorted(answers, key=lambda one: one.bid.level if one.bid else 0)
    if not higher or higher[0].bid is None:
        return own
    contract = Contract(own.reservation.value)
    if contract is Contract.SOLO_NULL:
        return higher[0] if contract_points(view, contract) > 0 else own
    expected_eyes = _outlook(view.rules, view.hand, contract, Side.RE, leads=view.rules.lustsolo_player_leads)
    stakes = PointStakes(view.rules, Side.RE, 1).after(higher[0].bid.level)
    return higher[0] if expected_points(stakes, expected_eyes) > 0 else own


def _forced(view: SeatView, answers: Sequence[Reserve], kinds: Sequence[Reservation]) -> Reserve:
    """Choose the solo of a seat that must play one; a bad one is offered to the others if the rules permit."""
    soli = {kind: contract_points(view, Contract(kind.value)) for kind in kinds}
    best = max(soli, key=lambda kind: soli[kind])
    offers = [answer for answer in answers if answer.reservation is best and answer.offer_duty_solo]
    return offers[0] if offers and soli[best] < 0 else best_answer(answers, best)


def duty_bonus(view: SeatView, kind: Reservation) -> float:
    """Value of a solo besides its points if it is one of the seat's duty soli.

    In points; 0 for other soli. The fewer rounds are left, the greater it is.
    """
    duty, rules = view.table.duty_soli[view.seat], view.rules
    if not duty.total or not meets_duty(Contract(kind.value), duty):
        return 0.0
    middle = len(DUTY_BONUS) // 2
    left = rules.number_of_rounds - (view.table.round or 1) if rules.number_of_rounds_limited else middle
    return DUTY_BONUS[min(max(left, 0), len(DUTY_BONUS) - 1)]
