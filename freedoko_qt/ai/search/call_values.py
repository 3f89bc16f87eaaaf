"""What an announcement is worth in deals that fit what the seat knows, and where they do not tell it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import Announce
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..batch import calls
from ..batch.tables import Array
from ..beliefs.sampling import WeightedDeterminizations
from ..encoding.features import encode
from ..encoding.info_set import info_set_of_view, info_sets_of_batch
from ..heuristics.announcements import possible_calls, stakes_so_far
from ..heuristics.deductions import deductions_of
from ..ledger import NORMAL_95
from ..networks.action_value_network import FIRST_WON_OUTCOME, OUTCOMES, ActionValueNetwork, softmax
from ..networks.value_network import ValueNetwork, hidden_inputs, outcome_units, units_from_outputs

MIN_CHANCE = 0.4
"""With a smaller chance to be kept, as the network sees it, an announcement is not worth drawing deals for."""
EVEN_CHANCE = 0.5
"""With a smaller chance to be kept, as the network sees it, an answer is rather lost than won."""

CallValues: TypeAlias = Mapping[Announce | None, Array]
"""What each of some draws earns after an announcement, and (None) after none; in units, shape (draws,)."""


# Four strong players under standard, where three of four games are soli (400 games, seed 1): 191 times Kontra, which
# brought -1.02 +-0.39; left to the rules of thumb against soloists 29 times, +0.02 +-0.84. Drawn from 600 deals instead
# of 100 it was said 115 times in 400 games (seeds 1 and 2), and brought -0.43 +-0.60 and -0.64 +-0.97.
def calls_to_sample(view: SeatView) -> list[Announce]:
    """What may be announced that deals tell the worth of: nothing against a soloist or a taken poverty, and no reply.

    They make the hands of those who play alone, take a poverty or have announced too weak.
    """
    if _is_against_one(view) or (view.contract is Contract.POVERTY and view.side is Side.CONTRA):
        return []
    return [made for made in possible_calls(view) if made.call.level]


def _is_against_one(view: SeatView) -> bool:
    return view.contract is not None and view.contract.is_solo and view.soloist != view.seat


# Replies of four strong players that rules of thumb thought of (1,200 games each under ddv and standard, seeds 1 to
# 1,199): of 18 against soloists 4 were won; of the others with such a chance 12 of 19, with a smaller one 6 of 23.
# Of 16 times Kontra after the Re of a soloist 4, after another Re 1 of 5 (mittwoch, 699 games); of 43 that deals alone
# told of against a poverty 20.
def drop_losing_reply(view: SeatView, suggested: Announce | None, network: ActionValueNetwork) -> Announce | None:
    """What rules of thumb have thought of, if it is no answer to the other side's words that is probably lost."""
    if suggested is None or view.duty or (suggested.call.level and not stakes_so_far(deductions_of(view)).others):
        return suggested
    is_lost = _is_against_one(view) or chance_to_keep(view, [suggested], network) < EVEN_CHANCE
    return None if is_lost else suggested


def can_wait(view: SeatView) -> bool:
    """True if all that may be announced now can still be announced when it is the seat's turn."""
    left, rules = info_set_of_view(view).time_left[0], view.rules
    passing = int(rules.announcement_till_full_trick and not view.trick)
    if rules.announcement_time_base == "cards_on_table":
        passing = (view.seat - (view.turn or 0)) % len(SEATS)
    return all(left[max(made.call.level, 1) - 1] >= passing for made in possible_calls(view))


def chance_to_keep(view: SeatView, said: Iterable[Announce], network: ActionValueNetwork) -> float:
    """How likely the least of these announcements is kept, as the network sees it from the view alone."""
    level = min(made.call.level for made in said)
    return float(network.outcome_chances(encode(info_set_of_view(view)))[0, FIRST_WON_OUTCOME[level] :].sum())


def estimate_calls(
    view: SeatView, said: Iterable[Announce], sampled: WeightedDeterminizations, value_network: ValueNetwork
) -> CallValues:
    """What these announcements are worth, and silence where nobody is obliged to speak.

    The oracle tells the chances of the ends as all hands lie, among equals. An announcement changes what these count.
    """
    made: list[Announce | None] = [None, *said]
    games = sampled.games
    rows, seats = games.rows, np.full(games.n, view.seat)
    outputs = value_network.outputs(encode(info_sets_of_batch(games, rows, seats)), hidden_inputs(games, rows, seats))
    # All that can be said at once: many small steps would take longer than a few large ones.
    spoken = games.take(np.tile(rows, len(made)))
    seats = np.full(spoken.n, view.seat)
    columns = np.repeat([one.call.level or calls.REPLY_COLUMN for one in made if one is not None], games.n)
    calls.announce(spoken, spoken.rows[games.n :], seats[games.n :], columns)
    silent, *others = outcome_units(spoken, spoken.rows, seats).reshape(len(made), games.n, OUTCOMES)
    even = softmax(outputs[:, :OUTCOMES])
    likely = _shift_odds(even, sampled.skill_edge)
    expected = units_from_outputs(outputs, silent) + ((likely - even) * silent).sum(1)
    gained = (expected + (likely * (counts - silent)).sum(1) for counts in others)
    worth = {one: values[sampled.draws] for one, values in zip(made, (expected, *gained), strict=True)}
    if view.duty:
        del worth[None]
    return worth


def _shift_odds(ends: Array, edge: Array) -> Array:
    """The chances of the ends, shape (games, ends), if each or a better one is so much likelier (logits)."""
    least = ends[:, ::-1].cumsum(1)[:, ::-1].clip(0, 1)
    odds = np.exp(edge)[:, None]
    least = odds * least / (1 - least + odds * least)
    result: Array = -np.diff(least, axis=1, append=0)
    return result


def clearly_best(worth: CallValues, suggested: Announce | None) -> Announce | None:
    """What rules of thumb have thought of, unless something else is better by more than the deals' chance."""
    best = max(worth, key=lambda one: float(worth[one].mean()))
    if suggested not in worth:
        return best
    better = worth[best] - worth[suggested]
    return best if better.mean() > NORMAL_95 * better.std() / len(better) ** 0.5 else suggested
