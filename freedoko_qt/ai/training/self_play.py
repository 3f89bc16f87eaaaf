"""Self-play: games of a network against itself and guests, recorded as training data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import numpy as np

from ..batch import calls, swines
from ..batch.array_record import ArrayRecord
from ..batch.batch import Batch
from ..batch.rollout import play_card, units
from ..batch.tables import NONE, Array
from ..encoding.card_encoding import SLOT_OF_CARD, SLOTS
from ..encoding.features import encode
from ..encoding.info_set import info_sets_of_batch
from ..networks.action_value_network import Estimate, split_outputs
from ..networks.value_network import hidden_inputs, outcome_units
from ..search.evaluation import Evaluator, rollout_evaluator

NetworkOutputs: TypeAlias = Callable[[Array], Array]
"""Return the outputs of a network for encoded rows."""

GENSCHER_CHANCE = 0.1
"""Share of the chances for a Genscher that are taken."""
REFERENCE_SPREAD = 4.0
"""Standard deviation of units above which a rule set is weighted down."""
OUTCOME_EDGES = (0, 30, 60, 90, 120, 121, 151, 181, 211)
"""Least eyes of each outcome but the first and the last, which are told by tricks."""
CALL_WEIGHTS: Array = np.array([0.0, 1.0, 0.8, 0.5, 0.4, 0.3, 1.0])
"""Upper bounds of the lots that random calls draw, by column (`calls.CALL_COLUMNS`): lower ones are made more often."""


@dataclass(slots=True)
class Samples(ArrayRecord):
    """Decisions: encoded information set, call, and result.

    Arrays have one row per decision. `rows` are encoded (uint8, shape (rows, INPUTS)); `said` is the column of the
    call, 0 for silence, -1 if none was possible; `points` are the units that the seat earned in the end.
    """

    rows: Array
    hidden: Array
    """Hidden inputs of the value network (`hidden_inputs`)."""
    counts: Array
    """Units of each outcome at that time (`outcome_units`)."""
    said: Array
    points: Array
    outcomes: Array
    weights: Array
    """Weights of the errors, at most 1; smaller for rule sets with widely spread points."""
    labels: Array
    """Units after the card in each slot, shape (rows, SLOTS); NaN if not evaluated."""

    @property
    def is_labelled(self) -> Array:
        """True for decisions with evaluated cards, shape (rows,)."""
        labelled: Array = np.any(np.isfinite(self.labels), axis=1)
        return labelled

    def labelled(self) -> Samples:
        """Select the decisions with evaluated cards."""
        return self.take(np.flatnonzero(self.is_labelled))


@dataclass(frozen=True, slots=True)
class Guests:
    """Other players at the table: they play by another network, and all seats announce by it."""

    evaluate: NetworkOutputs
    seats: Array
    """True for their seats, shape (4,)."""


@dataclass(frozen=True, slots=True)
class Exploration:
    """Rates of random cards and calls, and how labels are made."""

    cards: float
    calls: float
    labelled: float = 0.0
    """Share of decisions whose cards are evaluated."""
    evaluator: Evaluator = rollout_evaluator(4)
    guests: Guests | None = None
    """Guests, whose cards are not evaluated; their games count, else values would be those of a better seat."""


@dataclass(slots=True)
class _OpenDecisions(ArrayRecord):
    """Decisions in games that are not finished yet."""

    rows: Array
    hidden: Array
    counts: Array
    games: Array
    seats: Array
    labels: Array


@dataclass(slots=True)
class _DecisionRecord:
    decisions: list[_OpenDecisions] = field(default_factory=list)
    said: list[Array] = field(default_factory=list)

    def add(self, decisions: _OpenDecisions, said: Array) -> None:
        self.decisions.append(decisions)
        self.said.append(said.astype(np.int8))

    def joined(self, name: str) -> Array:
        return np.concatenate([getattr(some, name) for some in self.decisions])


def play_batch(batch: Batch, evaluate: NetworkOutputs, rng: np.random.Generator, exploration: Exploration) -> Samples:
    """Play games to their end and return all decisions.

    `batch` stands before its first card and is played in place; `evaluate`: the network by which all seats but
    guests play.
    """
    record = _DecisionRecord()
    swines.announce_early(batch)
    _note_beginnings(batch, rng, record)
    while not batch.over:
        cards = _play_decisions(batch, evaluate, rng, exploration, record)
        _choose_partners(batch, cards, rng)
        play_card(batch, cards)
    games, seats = record.joined("games"), record.joined("seats")
    earned = units(batch)
    return Samples(
        record.joined("rows"),
        record.joined("hidden"),
        record.joined("counts"),
        np.concatenate(record.said),
        earned[games, seats].astype(np.float32),
        outcomes(batch)[games, seats],
        _weights(batch, earned)[games].astype(np.float32),
        record.joined("labels"),
    )


def _weights(batch: Batch, earned: Array) -> Array:
    """Weights of the errors of each game by the spread of its rule set, at most 1."""
    which = batch.rules.which
    games = np.bincount(which)
    spread = np.sqrt(np.bincount(which, (earned**2).mean(1)) / np.maximum(games, 1))
    weights: Array = np.minimum(REFERENCE_SPREAD / np.maximum(spread, 1e-3), 1)[which]
    return weights


def outcomes(batch: Batch) -> Array:
    """Outcome of each game for the side of each seat, shape (n, 4).

    Numbers from 0 (no trick) to 10 (all tricks), as in `networks.action_value_network`.
    """
    own: Array = np.equal(batch.re[:, :, None], batch.re[:, None])
    eyes, tricks = (own * batch.eyes[:, None]).sum(2), (own * batch.taken[:, None]).sum(2)
    level = np.searchsorted(OUTCOME_EDGES, eyes, side="right")
    return np.where(tricks == 0, 0, np.where(tricks == batch.total, 10, level))


def _note_beginnings(batch: Batch, rng: np.random.Generator, record: _DecisionRecord) -> None:
    """Record hands before the first card, of a random seat and of each soloist."""
    alone = np.flatnonzero(batch.soloist >= 0)
    for rows, seats in ((batch.rows, rng.integers(0, 4, batch.n)), (alone, batch.soloist[alone])):
        nothing = np.full(len(rows), NONE)
        encoded = encode(info_sets_of_batch(batch, rows, seats))
        record.add(_decisions(batch, encoded, rows, seats, _no_labels(len(rows))), nothing)


def _decisions(batch: Batch, encoded: Array, rows: Array, seats: Array, labels: Array) -> _OpenDecisions:
    hidden, counts = hidden_inputs(batch, rows, seats), outcome_units(batch, rows, seats)
    return _OpenDecisions(encoded, hidden, counts, rows, seats, labels)


def _choose_partners(batch: Batch, cards: Array, rng: np.random.Generator) -> None:
    """Choose a random Genscher now and then."""
    may = swines.may_genscher(batch)
    if may.any():
        may &= (cards == swines.genscher_card(batch)) & (rng.random(batch.n) < GENSCHER_CHANCE)
        swines.choose_partner(batch, may, (batch.turn + rng.integers(1, 4, batch.n)) % 4)


def _play_decisions(
    batch: Batch,
    evaluate: NetworkOutputs,
    rng: np.random.Generator,
    exploration: Exploration,
    record: _DecisionRecord,
) -> Array:
    """Announce for the seats to move, and return a card for every game."""
    legal = batch.legal()
    possible = calls.possible_calls(batch, batch.turn)
    asked: Array = np.any(possible[:, 1:], axis=1)
    number: Array = legal.sum(1)
    rows = np.flatnonzero((number != 1) | asked)
    chosen: Array = legal.argmax(1)
    if not len(rows):
        return chosen
    seats = batch.turn[rows]
    info = info_sets_of_batch(batch, rows)
    encoded = encode(info)
    expected = _expected(evaluate, exploration.guests, encoded, info.order, seats)
    said = _epsilon_greedy(expected.calls, possible[rows], rng, exploration.calls, lower_first=True)
    said = np.where(asked[rows], said, NONE)
    cards = _epsilon_greedy(expected.cards, legal[rows], rng, exploration.cards)
    announced, silent = np.flatnonzero(said > 0), np.flatnonzero(said <= 0)
    labels = _labels(batch, rows, info.order, rng, exploration, is_choice=number[rows] > 1)
    decisions = _decisions(batch, encoded, rows, seats, labels)
    record.add(decisions.take(silent), said[silent])
    chosen[rows] = cards
    if len(announced):
        before = decisions.take(announced)
        record.add(before, said[announced])
        calls.announce(batch, before.games, before.seats, said[announced])
        info = info_sets_of_batch(batch, before.games)
        encoded, legal = encode(info), batch.legal()[before.games]
        expected = _expected(evaluate, exploration.guests, encoded, info.order, before.seats)
        cards = _epsilon_greedy(expected.cards, legal, rng, exploration.cards)
        counts = outcome_units(batch, before.games, before.seats)
        record.add(replace(before, rows=encoded, counts=counts), np.full(len(announced), NONE))
        chosen[before.games] = cards
    return chosen


def _expected(evaluate: NetworkOutputs, guests: Guests | None, encoded: Array, order: Array, seats: Array) -> Estimate:
    """Estimates by which each seat decides."""
    own = split_outputs(evaluate(encoded), order)
    if guests is None:
        return own
    other = split_outputs(guests.evaluate(encoded), order)
    return replace(own, cards=np.where(guests.seats[seats][:, None], other.cards, own.cards), calls=other.calls)


def _labels(
    batch: Batch, rows: Array, order: Array, rng: np.random.Generator, exploration: Exploration, *, is_choice: Array
) -> Array:
    """Values of the cards in decisions drawn at random from those that are a choice, shape (rows, SLOTS)."""
    evaluated = (rng.random(len(rows)) < exploration.labelled) & is_choice
    if exploration.guests is not None:
        evaluated &= ~exploration.guests.seats[batch.turn[rows]]
    some = np.flatnonzero(evaluated)
    labels = _no_labels(len(rows))
    labels[some] = _by_slot(exploration.evaluator(batch, rows[some], rng), order[some])
    return labels


def _no_labels(number: int) -> Array:
    return np.full((number, SLOTS), np.nan, np.float16)


def _by_slot(values: Array, order: Array) -> Array:
    """Reorder values from cards to slots, shape (rows, SLOTS)."""
    labels = _no_labels(len(values))
    at, card = np.nonzero(np.isfinite(values))
    labels[at, SLOT_OF_CARD[order[at], card]] = values[at, card]
    return labels


def _epsilon_greedy(
    values: Array, allowed: Array, rng: np.random.Generator, chance: float, *, lower_first: bool = False
) -> Array:
    """Choose the best allowed column, or a random one with some chance; with `lower_first` rather a lower call."""
    best: Array = np.where(allowed, values, -np.inf).argmax(1)
    tried = np.flatnonzero(rng.random(len(best)) < chance)
    weight = rng.random((len(tried), allowed.shape[1]))
    if lower_first:
        weight *= CALL_WEIGHTS
    weight = np.where(allowed[tried], weight + 1e-9, 0)
    best[tried] = weight.argmax(1)
    return best
