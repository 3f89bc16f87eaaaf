"""The choice of an announcement: by rules of thumb and networks, or by the values of sampled games."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from freedoko_qt.engine.actions import Announce
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.time_left import can_wait
from freedoko_qt.engine.view import SeatView

from ..beliefs.sampling import WeightedDeterminizations
from ..encoding.features import encode
from ..encoding.info_set import info_set_of_view, info_sets_of_batch
from ..heuristics.announcements import considered_calls, stakes_so_far
from ..heuristics.deductions import deductions_of
from ..heuristics.null import null_chance
from ..heuristics.unlearned import UNLEARNED
from ..intervals import NORMAL_95, standard_error
from ..networks.action_value_network import FIRST_WON_OUTCOME, OUTCOMES, ActionValueNetwork, softmax
from ..networks.value_network import ValueNetwork, hidden_inputs
from .call_values import CallValues

MIN_CHANCE = 0.4
"""Minimum chance to be kept, by the network, of an announcement for which games are sampled."""
EVEN_CHANCE = 0.5
"""Minimum chance to be kept, by the network, of a reply."""
KONTRA_TO_SILENCE, KONTRA_TO_RE = (0.65, 0.45), (0.75, 0.6)
"""Minimum chances to win against a soloist, by the network and in sampled deals, for Kontra."""


# Kontra against soloists by the values of sampled deals loses, and sampling more deals does not change that.
def calls_to_sample(view: SeatView) -> list[Announce]:
    """Return the legal announcements whose value sampled deals show: none against a soloist or taken poverty, no reply.

    Sampled deals underrate the hands of soloists, takers of a poverty and seats that have announced.
    """
    if _is_against_one(view) or (view.contract is Contract.POVERTY and view.side is Side.CONTRA):
        return []
    return [made for made in considered_calls(view) if made.call.level]


def _is_against_one(view: SeatView) -> bool:
    return view.contract is not None and view.contract.is_solo and view.soloist != view.seat


def usual_call(
    view: SeatView,
    suggested: Announce | None,
    network: ActionValueNetwork,
    value_network: ValueNetwork,
    sample: Callable[[], WeightedDeterminizations],
) -> Announce | None:
    """Return the suggestion of rules of thumb unless it is a reply that probably loses; against a soloist ask for more.

    `sample`: sample games that fit the view.
    """
    if view.duty:
        return suggested
    if _is_against_one(view):
        return _kontra_to_solo(view, network, value_network, sample)
    is_reply = suggested is not None and (not suggested.call.level or stakes_so_far(deductions_of(view)).others > 0)
    if suggested is None or not is_reply:
        return suggested
    return suggested if chance_to_keep(view, [suggested], network) >= EVEN_CHANCE else None


# Each opinion alone is far too hopeful: who plays alone has a reason.
def _kontra_to_solo(
    view: SeatView,
    network: ActionValueNetwork,
    value_network: ValueNetwork,
    sample: Callable[[], WeightedDeterminizations],
) -> Announce | None:
    """Return Kontra, or the reply, if the solo is lost in the opinion of the network and in sampled deals as well.

    Not before the soloist has had the last word about Re, because its silence tells much.
    """
    assert view.soloist is not None
    kontra = next((made for made in considered_calls(view) if made.call.level <= 1), None)
    is_announced = view.levels[view.soloist] > 0
    is_silent = not is_announced and view.hand_sizes[view.soloist] < len(view.hand)
    if kontra is None or view.contract in UNLEARNED or not (is_announced or is_silent):
        return None
    by_network, by_deals = KONTRA_TO_RE if is_announced else KONTRA_TO_SILENCE
    if chance_to_keep(view, [kontra], network) < by_network:
        return None
    sampled = sample()
    games, seats = sampled.games, np.full(sampled.games.n, view.seat)
    outputs = value_network.outputs(
        encode(info_sets_of_batch(games, games.rows, seats)), hidden_inputs(games, games.rows, seats)
    )
    won = softmax(outputs[:, :OUTCOMES])[:, FIRST_WON_OUTCOME[1] :].sum(1)
    return kontra if sampled.weights @ won >= by_deals else None


def can_all_wait(view: SeatView) -> bool:
    """True if all announcements that are considered will still be legal when it is the seat's turn."""
    return all(can_wait(view, made.call) for made in considered_calls(view))


def chance_to_keep(view: SeatView, announcements: Iterable[Announce], network: ActionValueNetwork) -> float:
    """Chance that the lowest of these announcements is kept, by the network; in a null by rules of thumb.

    From 0 to 1. `announcements` must not be empty.
    """
    if view.contract is Contract.SOLO_NULL:
        return null_chance(view.hand, deductions_of(view).unseen)
    level = min(made.call.level for made in announcements)
    return float(network.outcome_chances(encode(info_set_of_view(view)))[0, FIRST_WON_OUTCOME[level] :].sum())


def clearly_best(worth: CallValues, suggested: Announce | None) -> Announce | None:
    """Return the best announcement if it is significantly better than the suggestion, else the suggestion.

    Significant at 95 %, by the differences in the same draws. A suggestion that was not evaluated gives way to the
    best.
    """
    best = max(worth, key=lambda one: float(worth[one].mean()))
    if suggested not in worth:
        return best
    better = worth[best] - worth[suggested]
    return best if better.mean() > NORMAL_95 * standard_error(better) else suggested
