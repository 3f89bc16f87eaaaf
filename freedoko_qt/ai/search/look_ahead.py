"""Look-ahead: every legal card is judged in the same deals that fit what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.view import SeatView

from ..batch.games import Batch
from ..batch.tables import Array
from ..beliefs import facts_of, sample_uniform
from ..beliefs.determinization import determinize
from .evaluation import Evaluator


@dataclass(frozen=True, slots=True)
class CardValues:
    """What became of each card, in the units of ``playouts.UNITS``."""

    cards: tuple[Card, ...]
    values: Array
    """Per deal and card, shape (deals, cards); every row is one deal."""

    @property
    def means(self) -> Array:
        """What each card is expected to earn, shape (cards,)."""
        return np.asarray(self.values.mean(0))

    @property
    def best(self) -> Card:
        """The card of the highest mean."""
        return self.cards[int(np.argmax(self.means))]


def sample_uniform_games(view: SeatView, rng: np.random.Generator, number: int) -> Batch:
    """So many games that fit the view, each as likely as the others."""
    return determinize(view, sample_uniform(facts_of(view), number, rng))


def look_ahead(
    view: SeatView, games: Batch, rng: np.random.Generator, evaluator: Evaluator, draws: Array | slice = slice(None)
) -> CardValues:
    """Judge each playable card in each of the games; ``draws``: by their rows, as often as each counts."""
    return CardValues(view.playable, evaluator(games, games.rows, rng)[draws][:, list(view.playable)])
