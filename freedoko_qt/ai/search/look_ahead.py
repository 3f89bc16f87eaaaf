"""Look-ahead: evaluation of every playable card in the same sampled games."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.view import SeatView

from ..batch.batch import Batch
from ..batch.rollout import points_per_unit
from ..batch.tables import Array
from ..beliefs import facts_of, sample_uniform
from ..beliefs.determinization import determinize
from ..heuristics.equals import equal_margin, usual_card
from .evaluation import Evaluator


@dataclass(frozen=True, slots=True)
class CardValues:
    """Values of the playable cards, in units."""

    cards: tuple[Card, ...]
    values: Array
    """Values by deal and card, shape (deals, cards)."""
    weights: Array
    """Weights of the deals, together 1; shape (deals,)."""
    exact: bool = False
    """True if these are all deals that fit, each played to its end."""

    @property
    def means(self) -> Array:
        """Mean value of each card, shape (cards,)."""
        return np.asarray(self.weights @ self.values)

    def mean(self, values: Array) -> float:
        """Mean of values of the deals, shape (deals,)."""
        return float(self.weights @ values)

    @property
    def best(self) -> Card:
        """Card of the highest mean."""
        return self.cards[int(np.argmax(self.means))]

    def share(self, true: Array) -> float:
        """Weighted share of the deals in which something is true, shape (deals,); exactly 0 or 1 if all agree."""
        yes, no = self.weights @ true, self.weights @ ~true
        return float(yes / (yes + no))

    def standard_error(self, values: Array) -> float:
        """Standard error of the mean of values of the deals, shape (deals,); 0 where none is left to chance."""
        return 0.0 if self.exact else float(np.linalg.norm(self.weights * (values - self.mean(values))))

    def usual(self, view: SeatView) -> Card:
        """Card that rules of thumb choose among those that are hardly behind the best.

        Within ``EQUAL_POINTS`` of the best mean; of exact values equal ones alone.
        """
        unit = points_per_unit(view.rules)
        points = dict(zip(self.cards, (self.means * unit).tolist(), strict=True))
        return usual_card(view, points, equal_margin(exact=self.exact))


def sample_uniform_games(view: SeatView, rng: np.random.Generator, number: int) -> Batch:
    """Sample games that fit the view uniformly."""
    return determinize(view, sample_uniform(facts_of(view), number, rng))


def look_ahead(
    view: SeatView, games: Batch, rng: np.random.Generator, evaluator: Evaluator, weights: Array | None = None
) -> CardValues:
    """Evaluate each playable card in each game.

    ``games``: as they stand at the view; ``weights``: those of the games, shape (games,), together 1, by default equal.
    """
    if weights is None:
        weights = np.full(games.n, 1 / games.n)
    return CardValues(view.playable, evaluator(games, games.rows, rng)[:, list(view.playable)], weights)
