"""The advice that a person at the table gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from freedoko_qt.ai.advice import Advice
    from freedoko_qt.engine.view import SeatView


class SeatAdvice(NamedTuple):
    """The advice to the seat of a view."""

    view: SeatView
    advice: Advice

    def about_partner(self) -> SeatAdvice:
        """Reduce the advice to the question of Genscher: each new partner, or the present one."""
        return self._replace(advice=self.advice.about_partner(self.view))
