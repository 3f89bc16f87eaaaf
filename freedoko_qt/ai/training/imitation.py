"""A network that plays and announces as the rules of thumb do: guests for self-play, thousands at a time.

    python -m freedoko_qt.ai.training.imitation --out FILE --minutes 30 --workers 2
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Iterator
from itertools import count
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ..batch.tables import NOBODY, Array
from ..features import LAYOUT
from .model import CALL_COLUMN, OUTCOME_COLUMN, ROWS, Model, save
from .rule_mix import PRESET_SHARES, shares
from .watching import Watched, watch

GAMES = 100
"""Watched at a time."""
TOLD = 20
"""After so many of these the progress is told and kept."""
REPEAT = 3
"""So often is each decision learned from again."""


def imitation_loss(outputs: Tensor, watched: Watched) -> Tensor:
    """How unlikely the cards and the announcements are that were chosen, among those that might have been."""
    cards = _surprise(outputs[:, 1:CALL_COLUMN], watched.rows[:, LAYOUT["legal"]], watched.places)
    said = _surprise(outputs[:, CALL_COLUMN:OUTCOME_COLUMN], watched.rows[:, LAYOUT["possible"]], watched.said)
    return cards + said


def _surprise(outputs: Tensor, allowed: Array, chosen: Array) -> Tensor:
    logits = torch.where(torch.from_numpy(allowed > 0), outputs, -1e9)
    return nn.functional.cross_entropy(logits, torch.from_numpy(chosen.astype(np.int64)), ignore_index=NOBODY)


def agreement(model: Model, watched: Watched) -> tuple[float, float]:
    """In which share of the decisions the model chooses the same card, and says the same."""
    outputs, shares_alike = model.evaluate(watched.rows), []
    for columns, name, chosen in (
        (outputs[:, 1:CALL_COLUMN], "legal", watched.places),
        (outputs[:, CALL_COLUMN:OUTCOME_COLUMN], "possible", watched.said),
    ):
        allowed = watched.rows[:, LAYOUT[name]] > 0
        alike = np.where(allowed, columns, -np.inf).argmax(1) == chosen
        shares_alike.append(float(alike[chosen >= 0].mean()))
    cards, said = shares_alike
    return cards, said


def _parts(pool: Pool, args: argparse.Namespace) -> Iterator[Watched]:
    """Games without end; each worker has the next ones to play before it is asked for."""
    waiting: deque[AsyncResult[Watched]] = deque()
    for number in count():
        waiting.append(pool.apply_async(watch, (GAMES, [args.seed, number], args.presets, args.forty)))
        if number >= 2 * args.workers:
            yield waiting.popleft().get()


def learn(model: Model, parts: Iterator[Watched], minutes: float, rng: np.random.Generator, out: Path) -> None:
    """Learn from what comes in, and from some that came before, until the time is over; the rate sinks to its end.

    The weights are written now and then, and at the end.
    """
    optimizer, begun = torch.optim.Adam(model.parameters(), fused=True), time.monotonic()
    kept: list[Watched] = []
    for number, watched in enumerate(parts):
        done = (time.monotonic() - begun) / 60 / minutes
        if done >= 1:
            break
        if number % TOLD == 0:
            save(model, out)
            cards, said = agreement(model, watched)  # of games that it has not learned from
            print(f"{done:6.1%}  {number * GAMES:>8,} games  alike: cards {cards:.3f}, said {said:.3f}", flush=True)
        kept.append(watched)
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1 - 0.98 * done)
        for one in rng.permutation(len(kept))[: 1 + REPEAT]:
            for some in np.array_split(rng.permutation(len(kept[one].rows)), -(-len(kept[one].rows) // ROWS)):
                part = kept[one].take(some)
                optimizer.zero_grad()
                imitation_loss(model(torch.from_numpy(part.rows)), part).backward()  # type: ignore[no-untyped-call]
                optimizer.step()
    save(model, out)


def main() -> None:
    """Watch and learn."""
    parser = argparse.ArgumentParser(prog="python -m freedoko_qt.ai.training.imitation", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="file of weights")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--width", type=int, default=256, help="of the hidden layers")
    parser.add_argument("--presets", type=shares, default=PRESET_SHARES, help="shares; the rest are mixes")
    parser.add_argument("--forty", type=float, default=0.12, help="share of games without nines")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    model = Model(args.width)
    with get_context("spawn").Pool(args.workers) as pool:
        learn(model, _parts(pool, args), args.minutes, np.random.default_rng(args.seed), args.out)


if __name__ == "__main__":
    main()
