"""Look-ahead: evaluation of every playable card in the same sampled games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.view import SeatView

from ..batch.batch import Batch
from ..batch.rollout import points_per_unit
from ..batch.tables import Array
from ..beliefs import facts_of, sample_uniform
from ..beliefs.determinization import determinize
from ..choice_statistics import NORMAL_95
from ..heuristics.equals import MISTAKE, equal_margin, usual_card
from .evaluation import Evaluator

SETTLED = 1.0
"""Number of standard errors by which cards may be better or worse than their means before another one is chosen."""


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

    @classmethod
    def joined(cls, rounds: Sequence[Self], draws: Sequence[int]) -> Self:
        """Join the values of the same cards in several rounds of deals.

        `draws`: how many draws of deals each round stands for.
        """
        values = np.concatenate([one.values for one in rounds])
        weights = np.concatenate([one.weights * number for one, number in zip(rounds, draws, strict=True)])
        return cls(rounds[0].cards, values, weights / weights.sum(), rounds[0].exact)

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

    def usual(self, view: SeatView, favour: float = 0.0, *, tie: float = 0.0) -> Card:
        """Card that rules of thumb choose among those that are hardly behind the best.

        `favour`: number of standard errors by which chance has put the others too far behind; `tie`: points by
        which they may be behind if chance alone may have put them there.
        """
        best, unit = self.values[:, self.cards.index(self.best)], points_per_unit(view.rules)
        behind = dict(zip(self.cards, ((best - own) * unit for own in self.values.T), strict=True))
        doubt = {card: self.standard_error(less) for card, less in behind.items()}
        points = {card: min(0.0, favour * doubt[card] - self.mean(less)) for card, less in behind.items()}
        ties = {card: min(NORMAL_95 * error, tie) for card, error in doubt.items()}
        return usual_card(view, points, equal_margin(exact=self.exact), doubt, ties)

    def is_settled(self, view: SeatView, *, tie: float = 0.0) -> bool:
        """True if the usual card is the same whether chance has been good or bad to the others."""
        return self.usual(view, SETTLED, tie=tie) is self.usual(view, -SETTLED, tie=tie)

    def is_judged(self, view: SeatView, card: Card) -> bool:
        """True if it is clear that a card is behind the best, or that it is no mistake."""
        behind = self.values[:, self.cards.index(self.best)] - self.values[:, self.cards.index(card)]
        mean, half = self.mean(behind), NORMAL_95 * self.standard_error(behind)
        return mean > half or (mean + half) * points_per_unit(view.rules) < MISTAKE


def sample_uniform_games(view: SeatView, rng: np.random.Generator, number: int) -> Batch:
    """Sample games that fit the view uniformly."""
    return determinize(view, sample_uniform(facts_of(view), number, rng))


def look_ahead(
    view: SeatView, games: Batch, rng: np.random.Generator, evaluator: Evaluator, weights: Array | None = None
) -> CardValues:
    """Evaluate each playable card in each game.

    `games`: as they stand at the view; `weights`: those of the games, shape (games,), together 1, by default equal.
    """
    if weights is None:
        weights = np.full(games.n, 1 / games.n)
    return CardValues(view.playable, evaluator(games, games.rows, rng)[:, list(view.playable)], weights)
