"""Look-ahead: evaluation of every playable card in the same sampled games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.view import SeatView

from ..batch.batch import Batch
from ..batch.rollout import EVERY_CARD, points_per_unit
from ..batch.tables import Array
from ..beliefs import facts_of, sample_uniform
from ..beliefs.card_facts import mask_of
from ..beliefs.determinization import determinize
from ..beliefs.weighing import error_by_origins, systematic_error
from ..heuristics.choice_facts import sure_winners
from ..heuristics.equals import EQUAL_POINTS, MISTAKE, usual_card
from ..heuristics.unlearned import UNLEARNED
from ..intervals import NORMAL_95
from .evaluation import Evaluator

HOPELESS = 2.5
"""Number of standard errors by which a card must be a mistake not to be looked at in further deals."""
SETTLED = 1.5
"""Number of standard errors by which cards may be better or worse than their means before another one is chosen."""


@dataclass(frozen=True, slots=True)
class CardValues:
    """Values of the playable cards, in units."""

    cards: tuple[Card, ...]
    values: Array
    """Values by deal and card, shape (deals, cards); NaN in deals in which a card was not tried."""
    weights: Array
    """Weights of the deals, together 1; shape (deals,)."""
    origins: Array
    """Number of the drawn deal that each deal comes from, shape (deals,); deals of one are dependent."""
    exact: bool = False
    """True if these are all deals that fit, each played to its end."""
    draws: int = 0
    """Number of systematic draws of all deals that fit, in the order of the rows; 0 of deals drawn by chance."""

    @property
    def means(self) -> Array:
        """Mean value of each card, shape (cards,); that of one dropped early by how far it was behind the best."""
        best = self.values[:, self.cards.index(self.best)]
        return np.array([self.mean(best) - self.mean(best - own) for own in self.values.T])

    def mean(self, values: Array) -> float:
        """Mean of values of the deals, shape (deals,); NaN where there is none."""
        there = ~np.isnan(values)
        return float(self.weights[there] @ values[there] / self.weights[there].sum())

    @property
    def best(self) -> Card:
        """Card of the highest mean among those that were tried in all deals."""
        return self.cards[int(np.argmax(np.nan_to_num(self.weights @ self.values, nan=-np.inf)))]

    def share(self, true: Array) -> float:
        """Weighted share of the deals in which something is true, shape (deals,); exactly 0 or 1 if all agree."""
        yes, no = self.weights @ true, self.weights @ ~true
        return float(yes / (yes + no))

    def standard_error(self, values: Array) -> float:
        """Standard error of the mean of values of the deals, shape (deals,); 0 where none is left to chance."""
        if self.exact:
            return 0.0
        there = ~np.isnan(values)
        if self.draws:
            return systematic_error(values[there], self.draws * self.weights[there].sum())
        weights = self.weights[there] / self.weights[there].sum()
        return error_by_origins(values[there], weights, self.origins[there])

    def joined(self, others: CardValues) -> CardValues:
        """Join the values found in another sample of deals, of as many draws."""
        values, weights = np.concatenate([self.values, others.values]), [self.weights, others.weights]
        return CardValues(
            self.cards, values, np.concatenate(weights) / 2, joined_origins([self.origins, others.origins])
        )

    def contenders(self, view: SeatView) -> list[Card]:
        """Cards that may, unless chance is very bad to them, still be no mistake."""
        best, unit = self.values[:, self.cards.index(self.best)], points_per_unit(view.rules)
        behind = [(card, best - own) for card, own in zip(self.cards, self.values.T, strict=True)]
        return [
            card
            for card, less in behind
            if (self.mean(less) - HOPELESS * self.standard_error(less)) * unit < MISTAKE
        ]

    def usual(
        self, view: SeatView, favour: float = 0.0, *, favoured: Card | None = None, margin: float = EQUAL_POINTS
    ) -> Card:
        """Card that rules of thumb choose among those that are hardly behind the best.

        `favour`: number of standard errors by which chance has put the others too far behind, or `favoured` alone;
        `margin`: points by which the first card of the rules of thumb may be behind, unless nothing is left to chance;
        others by no more than `EQUAL_POINTS`.
        """
        best, unit = self.values[:, self.cards.index(self.best)], points_per_unit(view.rules)
        behind = dict(zip(self.cards, ((best - own) * unit for own in self.values.T), strict=True))
        doubt = {card: self.standard_error(less) for card, less in behind.items()}
        raised = self.cards if favoured is None else (favoured,)
        points = {card: favour * doubt[card] * (card in raised) - self.mean(less) for card, less in behind.items()}
        return usual_card(view, points, 0.0 if self.exact else margin, doubt, others=EQUAL_POINTS)

    def is_settled(self, view: SeatView, errors: float = SETTLED, *, margin: float = EQUAL_POINTS) -> bool:
        """True if the usual card stays the same when the other values move by `errors` standard errors, up or down."""
        good, bad = (self.usual(view, favour, margin=margin) for favour in (errors, -errors))
        return good is bad

    def is_judged(self, view: SeatView, card: Card) -> bool:
        """True if it is clear that a card is behind the best, or that it is no mistake."""
        behind = self.values[:, self.cards.index(self.best)] - self.values[:, self.cards.index(card)]
        mean, half = self.mean(behind), NORMAL_95 * self.standard_error(behind)
        return mean > half or (mean + half) * points_per_unit(view.rules) < MISTAKE

    def seems_mistake(self, view: SeatView, card: Card, *, margin: float = EQUAL_POINTS) -> bool:
        """True if a card is behind the usual one by a mistake, be it by chance."""
        best = self.values[:, self.cards.index(self.best)]
        less, usual = (best - self.values[:, self.cards.index(one)] for one in (card, self.usual(view, margin=margin)))
        return (self.mean(less) - self.mean(usual)) * points_per_unit(view.rules) >= MISTAKE


def joined_origins(origins: Sequence[Array]) -> Array:
    """Number the origins of the deals of several samples, of which no two have one in common; shape (deals,)."""
    firsts = accumulate((1 + own.max() for own in origins[:-1]), initial=0)
    return np.concatenate([first + own for first, own in zip(firsts, origins, strict=True)])


def sample_uniform_games(view: SeatView, rng: np.random.Generator, number: int) -> Batch:
    """Sample games that fit the view uniformly."""
    return determinize(view, sample_uniform(facts_of(view), number, rng))


def look_ahead(
    view: SeatView,
    games: Batch,
    rng: np.random.Generator,
    evaluator: Evaluator,
    weights: Array | None = None,
    *,
    origins: Array | None = None,
    among: Iterable[Card] | None = None,
) -> CardValues:
    """Evaluate playable cards in each game.

    `games`: as they stand at the view; `weights`: those of the games, shape (games,), together 1, by default equal;
    `origins`: as in `CardValues`, by default each its own; `among`: the cards that are tried, by default all.
    """
    if weights is None:
        weights = np.full(games.n, 1 / games.n)
    if origins is None:
        origins = games.rows
    tried = EVERY_CARD if among is None else mask_of(among)
    values = evaluator(games, games.rows, rng, tried)
    if view.contract not in UNLEARNED:
        for alike in sure_winners(view):
            # Each of them wins a trick: what the networks see between them is their error.
            columns = [card for card in alike if tried[card]]
            if columns:
                values[:, columns] = values[:, columns].mean(1, keepdims=True)
    return CardValues(view.playable, values[:, list(view.playable)], weights, origins)
