"""A network that plays and announces as others do, the rules of thumb or players of recorded games.

    python -m freedoko_qt.ai.training.imitation --out FILE --minutes 30 --workers 2
    python -m freedoko_qt.ai.training.imitation --out FILE --minutes 30 --workers 2 --records FILE ... --kinds KIND ...

They are guests in self-play, which plays thousands of games at a time, and teach the narrower network that tells how
others play (``training.manners``). A card, FILE.json for FILE.npz, is written beside the weights at the end.
"""

from __future__ import annotations

import argparse
import json
import lzma
import time
from collections import deque
from collections.abc import Iterator
from functools import partial
from itertools import chain, count, islice
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from freedoko_qt.engine.record_check import is_excused

from ..batch.tables import NOBODY, Array
from ..encoding.features import LAYOUT
from .command_line import options, prepare, write_card
from .demonstrations import Watched, recorded, watch
from .models import CALL_COLUMN, OUTCOME_COLUMN, ROWS, Model, save

GAMES = 100
"""Watched at a time."""
REPEAT = 3
"""So often is each decision learned from again, and while no new ones come in."""
TOLD = 20
"""After so many times the progress is told and kept."""


def imitation_loss(outputs: Tensor, watched: Watched) -> Tensor:
    """How unlikely the cards and the announcements are that were chosen, among those that might have been."""
    cards = _surprise(outputs[:, 1:CALL_COLUMN], watched.rows[:, LAYOUT["legal"]], watched.places)
    said = _surprise(outputs[:, CALL_COLUMN:OUTCOME_COLUMN], watched.rows[:, LAYOUT["possible"]], watched.said)
    return cards + said


def _surprise(outputs: Tensor, allowed: Array, chosen: Array) -> Tensor:
    logits = torch.where(torch.from_numpy(allowed > 0), outputs, -1e9)
    return nn.functional.cross_entropy(logits, torch.from_numpy(chosen.astype(np.int64)), ignore_index=NOBODY)


def agreement(model: Model, parts: list[Watched]) -> tuple[float, float]:
    """In which share of the decisions the model chooses the same card, and says the same."""
    cards, said = list[Array](), list[Array]()
    for watched in parts:
        outputs = model.evaluate(watched.rows)
        for alike, columns, name, chosen in (
            (cards, outputs[:, 1:CALL_COLUMN], "legal", watched.places),
            (said, outputs[:, CALL_COLUMN:OUTCOME_COLUMN], "possible", watched.said),
        ):
            allowed = watched.rows[:, LAYOUT[name]] > 0
            alike.append((np.where(allowed, columns, -np.inf).argmax(1) == chosen)[chosen >= 0])
    return float(np.concatenate(cards).mean()), float(np.concatenate(said).mean())


def _watched(pool: Pool, args: argparse.Namespace) -> Iterator[Watched]:
    """Games without end; each worker has the next ones to play before it is asked for."""
    waiting: deque[AsyncResult[Watched]] = deque()
    for number in count():
        waiting.append(pool.apply_async(watch, (GAMES, [args.seed, number], args.presets, args.forty)))
        if number >= 2 * args.workers:
            yield waiting.popleft().get()


def _read(pool: Pool, args: argparse.Namespace) -> Iterator[Watched]:
    """The records of each file, until all are read."""
    return (part for part in pool.imap(partial(_of_file, kinds=args.kinds), args.records) if len(part.rows))


def _of_file(file: Path, kinds: list[str]) -> Watched:
    with lzma.open(file, "rt") if file.suffix == ".xz" else file.open() as lines:
        records = [record for record in map(json.loads, lines) if not is_excused(record)]
    return Watched.of(chain.from_iterable(recorded(record, kinds) for record in records))


def learn(
    model: Model, parts: Iterator[Watched], minutes: float, rng: np.random.Generator, out: Path
) -> dict[str, float]:
    """Learn from what comes in, and again from what came before, until the time is over; the rate sinks to its end.

    The last twentieth of each part is not learned from: it tells how often the model chooses alike. The weights are
    written now and then, and at the end. What it learned from and how often it chose alike at last is told.
    """
    optimizer, begun = torch.optim.Adam(model.parameters(), fused=True), time.monotonic()
    kept, unknown = list[Watched](), list[Watched]()
    for number in count():
        for part in islice(parts, 1):
            rows = np.arange(len(part.rows))
            kept.append(part.take(rows[: -len(rows) // 20]))
            unknown.append(part.take(rows[-len(rows) // 20 :]))
        done = (time.monotonic() - begun) / 60 / minutes
        if done >= 1:
            break
        if number % TOLD == 0:
            save(model, out)
            told = _told(model, kept, unknown)
            line = "{decisions:>9,} decisions  alike: cards {cards_alike:.3f}, said {said_alike:.3f}"
            print(f"{done:6.1%}  {line.format(**told)}", flush=True)
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1 - 0.98 * done)
        for one in rng.permutation(len(kept))[: 1 + REPEAT]:
            for some in np.array_split(rng.permutation(len(kept[one].rows)), -(-len(kept[one].rows) // ROWS)):
                part = kept[one].take(some)
                optimizer.zero_grad()
                imitation_loss(model(torch.from_numpy(part.rows)), part).backward()  # type: ignore[no-untyped-call]
                optimizer.step()
    save(model, out)
    return _told(model, kept, unknown)


def _told(model: Model, kept: list[Watched], unknown: list[Watched]) -> dict[str, float]:
    cards, said = agreement(model, unknown[-TOLD:])
    decisions = sum(len(one.rows) for one in kept)
    return {"decisions": decisions, "cards_alike": round(cards, 4), "said_alike": round(said, 4)}


def main() -> None:
    """Watch and learn."""
    parser = options("imitation", __doc__, width=256)
    parser.add_argument("--workers", type=int, default=2, help="processes that play, or read records")
    parser.add_argument("--records", type=Path, nargs="+", default=[], help="files of recorded games to watch instead")
    parser.add_argument("--kinds", nargs="+", default=[], help="kinds of players in them to be imitated")
    args = parser.parse_args()
    prepare(args)
    model = Model(args.width)
    with get_context("spawn").Pool(args.workers) as pool:
        parts = _read(pool, args) if args.records else _watched(pool, args)
        told = learn(model, parts, args.minutes, np.random.default_rng(args.seed), args.out)
    method = "cards and announcements of others, as probable as they are chosen"
    write_card(args, method, of=args.kinds or ["casual"], **told)


if __name__ == "__main__":
    main()
