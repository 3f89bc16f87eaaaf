"""What an announcement is worth, in deals that fit what the seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import numpy as np

from freedoko_qt.engine.actions import Announce
from freedoko_qt.engine.view import SeatView

from .batch import calls
from .batch.games import Batch
from .batch.tables import Array
from .ledger import NORMAL_95
from .oracle import Oracle, counts_in_batch, shown_in_batch

Worth: TypeAlias = Mapping[Announce | None, Array]
"""What each of some deals earns after an announcement, and (None) after none; in units, shape (deals,)."""


def worth_of_calls(view: SeatView, said: Iterable[Announce], games: Batch, oracle: Oracle) -> Worth:
    """What these announcements are worth, and silence where nobody is obliged to speak.

    The oracle tells the chances of the ends as all hands lie; an announcement changes what these ends count.
    """
    rows, seats = games.rows, np.full(games.n, view.seat)
    known, hidden, silent = shown_in_batch(games, rows, seats)
    chances, expected = oracle.chances(known, hidden), oracle.expect(known, hidden, silent)
    worth: dict[Announce | None, Array] = {} if view.duty else {None: expected}
    for made in said:
        spoken = games.take(rows)
        calls.announce(spoken, rows, seats, np.full(games.n, made.call.level or calls.REPLY))
        worth[made] = expected + (chances * (counts_in_batch(spoken, rows, seats) - silent)).sum(1)
    return worth


def clearly_best(worth: Worth, thought: Announce | None) -> Announce | None:
    """What rules of thumb have thought of, unless something else is better by more than the deals' chance."""
    best = max(worth, key=lambda one: float(worth[one].mean()))
    if thought not in worth:
        return best
    better = worth[best] - worth[thought]
    return best if better.mean() > NORMAL_95 * better.std() / len(better) ** 0.5 else thought
