"""What a hand would be worth in a contract that could come to be: the view a seat would have before the first card."""

from __future__ import annotations

from dataclasses import replace

from freedoko_qt.engine.actions import DENIALS, Announce, Call, Selector
from freedoko_qt.engine.announcements import deadlines
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract, card_order
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.teams import Side, Sides
from freedoko_qt.engine.view import SeatView


def foreseen(view: SeatView, contract: Contract, selector: Selector | None = None) -> SeatView:
    """The own view of a normal game, or of a marriage or solo of the own, before its first card."""
    normal = contract is Contract.NORMAL
    if normal and view.hand.count(Card.CQ) == 2:
        contract, normal = Contract.SILENT_MARRIAGE, False
    sides = _sides(view, contract)
    leads = contract.is_solo and view.rules.lustsolo_player_leads
    return replace(
        view,
        phase=Phase.PLAY,
        turn=view.seat if leads else view.table.first,
        leader=view.seat if leads else view.table.first,
        contract=contract,
        soloist=None if normal else view.seat,
        selector=selector,
        order=card_order(view.rules, contract),
        sides=sides,
        public_sides=(None,) * 4 if contract in (Contract.NORMAL, Contract.SILENT_MARRIAGE) else sides,
        legal=tuple(Announce(view.seat, call) for call in _calls(view.rules, contract, sides[view.seat])),
    )


def _sides(view: SeatView, contract: Contract) -> Sides:
    own = Side.RE if contract is not Contract.NORMAL or Card.CQ in view.hand else Side.CONTRA
    others = None if contract in (Contract.NORMAL, Contract.MARRIAGE) else Side.CONTRA
    first, second, third, fourth = (own if seat == view.seat else others for seat in SEATS)
    return first, second, third, fourth


def _calls(rules: Rules, contract: Contract, side: Side | None) -> list[Call]:
    """What may be announced before the first card."""
    if side is None or (contract is Contract.MARRIAGE and not rules.announce_before_marriage_resolved):
        return []
    on_table = rules.announcement_time_base == "cards_on_table"
    clock = 0 if on_table else 12 if rules.with_nines else 10
    limits = deadlines(rules)
    calls = [Call.KNOCK if rules.knocking else Call(side)] if clock >= limits[1] else []
    for call in DENIALS if rules.denial_without_announcement != "forbidden" else ():
        if clock >= limits[call.level]:
            calls.append(call)
        elif rules.denial_without_announcement != "free":
            break
    return calls
