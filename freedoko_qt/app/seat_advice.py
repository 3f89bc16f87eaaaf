"""The advice that a person at the table gets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from freedoko_qt.ai.advice import Advice
    from freedoko_qt.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class SeatAdvice:
    """The advice to the seat of a view."""

    view: SeatView
    advice: Advice

    def about_partner(self) -> SeatAdvice:
        """Reduce the advice to the question of Genscher: each new partner, or the present one."""
        return replace(self, advice=self.advice.about_partner(self.view))
