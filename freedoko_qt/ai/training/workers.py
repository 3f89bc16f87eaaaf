"""Worker processes of self-play, which receive the latest weights after each batch."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import cast

import numpy as np
import torch

from freedoko_qt.engine.cards import SEATS

from ..batch.batch import Batch
from ..batch.rulebook import RuleBook
from ..batch.tables import Array
from ..networks.action_value_network import SLOT_COLUMNS, ActionValueNetwork
from ..networks.policies import ALL_FIRST_POLICY, greedy_policy
from ..search.evaluation import value_evaluator
from .models import ModelPair
from .rule_mix import draw_rules
from .self_play import Exploration, Guests, NetworkOutputs, Samples, play_batch
from .start_positions import draw_start


@dataclass(frozen=True, slots=True)
class SelfPlayMix:
    """Composition of a batch of games: rules, contracts, guests and exploration.

    `games` and `sets`: numbers of games and of rule sets in a batch; `soli`: share of soli; `explore`: rate of
    random cards at the beginning.
    """

    games: int
    sets: int
    presets: dict[str, float]
    """Shares of the presets; the rest are mixed rules."""
    soli: float
    without_nines: float
    """Share of batches without nines."""
    explore: float
    by_chance: float
    """Share of the run, after `value_only`, with labels from random rollouts."""
    value_only: float
    """Share of the run, at its beginning, without labels: only the value model is trained."""
    guests: Sequence[Path]
    """Files of weights of guests; one of them plays in a batch with guests."""
    with_guests: float
    """Share of batches with guests, in one to three random seats."""
    labelled: float = 0.35
    """Share of decisions whose cards are evaluated by the value model."""

    def exploration(self, learned: ModelPair, rng: np.random.Generator, done: float) -> Exploration:
        """Return exploration, labelling and guests when a share `done` of the run is over."""
        fade = 1 - done
        cards, calls = self.explore * fade + 0.004, 0.2 * self.explore * fade + 0.002
        guests = self._guests(rng)
        if done < self.value_only:
            return Exploration(cards, calls, guests=guests)
        if done < self.value_only + self.by_chance:
            return Exploration(cards, calls, labelled=1.0, guests=guests)
        own = learned.model.evaluate
        playing = [own] if guests is None else [own, guests.evaluate]
        players = [greedy_policy(partial(_slot_outputs, evaluate)) for evaluate in playing]
        policy_of_seat = ALL_FIRST_POLICY if guests is None else guests.seats.astype(np.int64)
        evaluator = value_evaluator(players, learned.value_model.expected_units, policy_of_seat=policy_of_seat)
        return Exploration(cards, calls, labelled=self.labelled, evaluator=evaluator, guests=guests)

    def _guests(self, rng: np.random.Generator) -> Guests | None:
        """Draw guests of one kind for one to three seats, or none."""
        if not self.guests or rng.random() >= self.with_guests:
            return None
        theirs = _guest_network(self.guests[int(rng.integers(len(self.guests)))])
        return Guests(theirs.outputs, rng.permutation(SEATS) < rng.integers(1, len(SEATS)))

    def play(self, learned: ModelPair, rng: np.random.Generator, done: float) -> Samples:
        """Play one batch of games under several rule sets."""
        with_nines = bool(rng.random() >= self.without_nines)
        sets = [draw_rules(rng, self.presets, with_nines=with_nines) for _ in range(self.sets)]
        book = RuleBook(sets, np.arange(self.games) % self.sets)
        batch = Batch(book, draw_start(book, rng, with_nines=with_nines, soli=self.soli))
        return play_batch(batch, learned.model.evaluate, rng, self.exploration(learned, rng, done))


def _slot_outputs(evaluate: NetworkOutputs, rows: Array) -> Array:
    return evaluate(rows)[:, SLOT_COLUMNS]


@cache
def _guest_network(weights: Path) -> ActionValueNetwork:
    return ActionValueNetwork.load(weights)


def batches(
    mix: SelfPlayMix, learned: ModelPair, seed: int, workers: int, done: Callable[[], float]
) -> Iterator[Samples]:
    """Yield batches of decisions without end, or until a worker ends; without workers they are played in this process.

    `done`: return the share of the run that is over.
    """
    if not workers:
        rng = np.random.default_rng(seed)
        while True:
            yield mix.play(learned, rng, done())
    context = get_context("spawn")
    lines: list[Connection] = []
    for number in range(workers):
        here, there = context.Pipe()
        shape = (learned.model.width, learned.model.depth, learned.value_model.width)
        context.Process(target=_serve, args=(there, mix, shape, [seed, number]), daemon=True).start()
        there.close()  # so that the end of a worker closes the connection
        here.send((learned.state(), done()))
        lines.append(here)
    while True:
        for line in wait(lines):
            try:
                played = cast(Connection, line).recv()
            except EOFError:  # the worker was stopped together with this process
                return
            cast(Connection, line).send((learned.state(), done()))
            yield played


def _serve(line: Connection, mix: SelfPlayMix, shape: tuple[int, int, int], seed: list[int]) -> None:
    """Play with the weights received until the connection is closed."""
    torch.set_num_threads(1)
    os.nice(5 + 10 * seed[1])  # the learner goes first, then the first worker
    learned, rng = ModelPair.new(*shape), np.random.default_rng(seed)
    try:
        while True:
            state, done = line.recv()
            learned.take(state)
            line.send(mix.play(learned, rng, done))
    except (EOFError, BrokenPipeError):
        return
