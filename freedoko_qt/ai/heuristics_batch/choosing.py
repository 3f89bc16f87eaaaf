"""Choice of cards by rules of thumb for many decisions at once."""

from __future__ import annotations

import numpy as np

from ..batch.batch import Batch
from ..batch.tables import NONE, Array
from ..encoding.info_set import InfoSetBatch
from .card_decisions import CardDecisions
from .following import following_rules
from .leading import leading_rules
from .plays import PlayableCards
from .unlearned import is_unlearned, unlearned_cards


def heuristic_choice(batch: Batch, rows: Array, info: InfoSetBatch) -> Array:
    """Choose by rules of thumb for the seats to move in some games of a batch; a `CardPolicy`, shape (rows,)."""
    chosen = heuristic_cards(CardDecisions.of(batch, rows, info))
    others = np.flatnonzero(is_unlearned(batch.contract[rows]))
    if len(others):
        chosen[others] = unlearned_cards(batch.take(rows[others]))
    return chosen


def heuristic_cards(decisions: CardDecisions) -> Array:
    """Return the card of the first rule that names one, the first of equals; shape (rows,)."""
    chosen = np.full(len(decisions), NONE)
    for some, rules in ((decisions.position == 0, leading_rules), (decisions.position > 0, following_rules)):
        rows = np.flatnonzero(some)
        if len(rows):
            plays = PlayableCards(decisions if len(rows) == len(decisions) else decisions.take(rows))
            named = np.stack(rules(plays))
            chosen[rows] = plays.card[named[(named >= 0).argmax(0), np.arange(len(rows))]]
    return chosen
