"""Look-ahead: evaluation of every playable card in the same sampled games."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.view import SeatView

from ..batch.batch import Batch
from ..batch.tables import Array
from ..beliefs import facts_of, sample_uniform
from ..beliefs.determinization import determinize
from .evaluation import Evaluator


@dataclass(frozen=True, slots=True)
class CardValues:
    """Values of the playable cards, in units."""

    cards: tuple[Card, ...]
    values: Array
    """Values by deal and card, shape (deals, cards)."""

    @property
    def means(self) -> Array:
        """Mean value of each card, shape (cards,)."""
        return np.asarray(self.values.mean(0))

    @property
    def best(self) -> Card:
        """Card of the highest mean."""
        return self.cards[int(np.argmax(self.means))]


def sample_uniform_games(view: SeatView, rng: np.random.Generator, number: int) -> Batch:
    """Sample games that fit the view uniformly."""
    return determinize(view, sample_uniform(facts_of(view), number, rng))


def look_ahead(
    view: SeatView, games: Batch, rng: np.random.Generator, evaluator: Evaluator, draws: Array | slice = slice(None)
) -> CardValues:
    """Evaluate each playable card in each game; ``draws``: rows of the games, repeated by their weight."""
    return CardValues(view.playable, evaluator(games, games.rows, rng)[draws][:, list(view.playable)])
