"""The contracts of which the networks know nothing, with rules of thumb of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract

from .null import null_card, null_reason
from .ramsch import ramsch_card, ramsch_reason
from .reasons import Reason
from .situation import Situation

UNLEARNED: Mapping[Contract | None, Callable[[Situation], tuple[Card, Reason]]] = {
    Contract.SOLO_NULL: null_card,
    Contract.RAMSCH: ramsch_card,
}
"""The choice of a card in each."""
UNLEARNED_REASONS: Mapping[Contract | None, Callable[[Situation, Card], Reason]] = {
    Contract.SOLO_NULL: null_reason,
    Contract.RAMSCH: ramsch_reason,
}
"""The reason for a card in each."""
