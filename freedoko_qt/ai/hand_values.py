"""What the network expects of a hand in a contract, before the first card."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from freedoko_qt.engine.actions import Reserve
from freedoko_qt.engine.cards import Card, deck
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.marriage import selectors
from freedoko_qt.engine.view import SeatView

from .batch.games import NORMAL, SELECTORS, Batch, Start
from .batch.rulebook import RuleBook
from .batch.tables import CODE, Array
from .knowledge import known_in_batch
from .network import Network
from .playouts import points_a_unit
from .worlds import counts


def contract_of(view: SeatView, kind: Reservation) -> Contract | None:
    """What a reservation comes to if nobody goes before it; None where the hand is not played as it is."""
    if kind is Reservation.HEALTHY:
        return Contract.SILENT_MARRIAGE if view.hand.count(Card.CQ) == 2 else Contract.NORMAL
    return Contract(kind.value) if kind.is_solo or kind is Reservation.MARRIAGE else None


def reservation_points(network: Network, view: SeatView) -> dict[Contract, float]:
    """What the hand earns in every contract that the seat can bring about, and in a normal game."""
    kinds = {action.reservation for action in view.legal if isinstance(action, Reserve)}
    contracts = {contract_of(view, kind) for kind in kinds} | {Contract.NORMAL, Contract.SILENT_MARRIAGE}
    return hand_points(network, view, [one for one in Contract if one in contracts])


def hand_points(network: Network, view: SeatView, contracts: Sequence[Contract]) -> dict[Contract, float]:
    """The points a game a hand earns, above the mean of the four, if it comes to these contracts."""
    n = len(contracts)
    batch = Batch(RuleBook([view.rules], np.zeros(n, np.int64)), _start(view, contracts))
    known = known_in_batch(batch, batch.rows, np.full(n, view.seat))
    values = network.estimate(known).value * points_a_unit(view.rules)
    return dict(zip(contracts, values.tolist(), strict=True))


def _start(view: SeatView, contracts: Sequence[Contract]) -> Start:
    """The games with some hands for the others, of which the network is told nothing."""
    start = Start.of(np.repeat(_some_hands(view), len(contracts), axis=0))
    leads = view.rules.lustsolo_player_leads
    for row, contract in enumerate(contracts):
        if CODE[contract] != NORMAL:
            start.contract[row], start.soloist[row] = CODE[contract], view.seat
        start.leader[row] = view.seat if contract.is_solo and leads else view.table.first
        if contract is Contract.MARRIAGE:
            selector = selectors(view.rules)[0]
            start.selector[row], start.selector_number[row] = SELECTORS.index(selector.kind), selector.number
    return start


def _some_hands(view: SeatView) -> Array:
    own = counts(view.hand)
    rest = np.repeat(np.arange(len(own)), counts(deck(with_nines=view.rules.with_nines)) - own)
    # Nobody else may seem to hold both ♣Q: the two lie at the ends of what is dealt out.
    rest = np.concatenate([rest[rest == Card.CQ][:1], rest[rest != Card.CQ], rest[rest == Card.CQ][1:]])
    hands = np.zeros((1, 4, len(own)), np.int8)
    hands[0, view.seat] = own
    others = [seat for seat in range(4) if seat != view.seat]
    for seat, held in zip(others, np.split(rest, 3), strict=True):
        hands[0, seat] = np.bincount(held, minlength=len(own))
    return hands
