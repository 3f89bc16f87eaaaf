"""The contracts of which the networks know nothing, with rules of thumb of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract

from .null import null_reason, null_value
from .ramsch import ramsch_reason, ramsch_value
from .reasons import Reason
from .situation import Situation


class ContractRules(NamedTuple):
    """Rules of thumb for the cards of one contract."""

    value: Callable[[Situation, Card], int]
    """Value of a card, the higher the better."""
    reason: Callable[[Situation, Card], Reason]

    def card(self, situation: Situation) -> tuple[Card, Reason]:
        """Return the card of the highest value, the first of equals, and the reason for it."""
        card = max(situation.playable, key=lambda one: self.value(situation, one))
        return card, self.reason(situation, card) if len(situation.playable) > 1 else Reason.ONLY_CHOICE


UNLEARNED: Mapping[Contract | None, ContractRules] = {
    Contract.SOLO_NULL: ContractRules(null_value, null_reason),
    Contract.RAMSCH: ContractRules(ramsch_value, ramsch_reason),
}
