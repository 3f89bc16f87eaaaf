"""Train a network that imitates players by rules of thumb or recorded players.

    python -m freedoko_qt.ai.training.imitation --out FILE --minutes 30 --workers 2
    python -m freedoko_qt.ai.training.imitation --out FILE --minutes 30 --workers 2 --records FILE ... --kinds KIND ...

Such networks are guests in self-play and teachers of the opponent model (`training.opponent_policies`). A card,
FILE.json for FILE.npz, is written beside the weights at the end.
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

from ..batch.tables import NONE, Array
from ..encoding.features import LAYOUT
from .command_line import options, prepare, write_card
from .demonstrations import Demonstrations, casual_demonstrations, recorded_demonstrations
from .models import BATCH_ROWS, CALL_COLUMN, OUTCOME_COLUMN, ActionValueModel, save, sinking_rate

RATE = 1e-3
"""Initial learning rate."""
GAMES_PER_TASK = 100
"""Number of games that a worker plays at a time."""
REPLAYS = 3
"""Number of older parts replayed after each new one."""
REPORT_EVERY = 20
"""Number of parts between reports and saves."""


def imitation_loss(outputs: Tensor, demonstrations: Demonstrations) -> Tensor:
    """Cross-entropy of the demonstrated cards and calls.

    `outputs`: shape (rows, OUTPUTS). The sum of two means; decisions without such a choice are left out.
    """
    cards = _cross_entropy(outputs[:, 1:CALL_COLUMN], demonstrations.rows[:, LAYOUT["legal"]], demonstrations.slots)
    said = _cross_entropy(
        outputs[:, CALL_COLUMN:OUTCOME_COLUMN], demonstrations.rows[:, LAYOUT["possible"]], demonstrations.calls
    )
    return cards + said


def _cross_entropy(outputs: Tensor, allowed: Array, chosen: Array) -> Tensor:
    logits = torch.where(torch.from_numpy(allowed > 0), outputs, -1e9)
    return nn.functional.cross_entropy(logits, torch.from_numpy(chosen.astype(np.int64)), ignore_index=NONE)


def agreement(model: ActionValueModel, parts: list[Demonstrations]) -> tuple[float, float]:
    """Share of held-out decisions in which the model chooses the same card, and the same call."""
    cards, said = list[Array](), list[Array]()
    for demonstrations in parts:
        outputs = model.evaluate(demonstrations.rows)
        for alike, columns, name, chosen in (
            (cards, outputs[:, 1:CALL_COLUMN], "legal", demonstrations.slots),
            (said, outputs[:, CALL_COLUMN:OUTCOME_COLUMN], "possible", demonstrations.calls),
        ):
            allowed = demonstrations.rows[:, LAYOUT[name]] > 0
            alike.append((np.where(allowed, columns, -np.inf).argmax(1) == chosen)[chosen >= 0])
    return float(np.concatenate(cards).mean()), float(np.concatenate(said).mean())


def _casual_parts(pool: Pool, args: argparse.Namespace) -> Iterator[Demonstrations]:
    """Yield games without end; each worker always has a task waiting."""
    waiting: deque[AsyncResult[Demonstrations]] = deque()
    for number in count():
        task = GAMES_PER_TASK, [args.seed, number], args.presets, args.without_nines
        waiting.append(pool.apply_async(casual_demonstrations, task))
        if number >= 2 * args.workers:
            yield waiting.popleft().get()


def _recorded_parts(pool: Pool, args: argparse.Namespace) -> Iterator[Demonstrations]:
    """Yield the demonstrations of each file of records."""
    return (
        part for part in pool.imap(partial(_demonstrations_of_file, kinds=args.kinds), args.records) if len(part.rows)
    )


def _demonstrations_of_file(file: Path, kinds: list[str]) -> Demonstrations:
    with lzma.open(file, "rt") if file.suffix == ".xz" else file.open() as lines:
        records = [record for record in map(json.loads, lines) if not is_excused(record)]
    return Demonstrations.of(chain.from_iterable(recorded_demonstrations(record, kinds) for record in records))


def learn(
    model: ActionValueModel, parts: Iterator[Demonstrations], minutes: float, rng: np.random.Generator, out: Path
) -> dict[str, float]:
    """Train on new and replayed demonstrations until the time is over, with a decreasing learning rate.

    The last twentieth of each part is held out to measure agreement. The weights are saved regularly and at the end;
    returns the entries of the last report.
    """
    optimizer, begun = torch.optim.Adam(model.parameters(), fused=True), time.monotonic()
    kept, unknown = list[Demonstrations](), list[Demonstrations]()
    for number in count():
        for part in islice(parts, 1):
            rows = np.arange(len(part.rows))
            kept.append(part.take(rows[: -len(rows) // 20]))
            unknown.append(part.take(rows[-len(rows) // 20 :]))
        done = (time.monotonic() - begun) / 60 / minutes
        if done >= 1:
            break
        if number % REPORT_EVERY == 0:
            save(model, out)
            report = _report(model, kept, unknown)
            line = "{decisions:>9,} decisions  alike: cards {cards_alike:.3f}, said {said_alike:.3f}"
            print(f"{done:6.1%}  {line.format(**report)}", flush=True)
        for group in optimizer.param_groups:
            group["lr"] = sinking_rate(RATE, done)
        for one in rng.permutation(len(kept))[: 1 + REPLAYS]:
            for some in np.array_split(rng.permutation(len(kept[one].rows)), -(-len(kept[one].rows) // BATCH_ROWS)):
                part = kept[one].take(some)
                optimizer.zero_grad()
                imitation_loss(model(torch.from_numpy(part.rows)), part).backward()  # type: ignore[no-untyped-call]
                optimizer.step()
    save(model, out)
    return _report(model, kept, unknown)


def _report(model: ActionValueModel, kept: list[Demonstrations], unknown: list[Demonstrations]) -> dict[str, float]:
    cards, said = agreement(model, unknown[-REPORT_EVERY:])
    decisions = sum(len(one.rows) for one in kept)
    return {"decisions": decisions, "cards_alike": round(cards, 4), "said_alike": round(said, 4)}


def main() -> None:
    """Run the command."""
    parser = options("imitation", __doc__, width=256)
    parser.add_argument("--workers", type=int, default=2, help="processes that play, or read records")
    parser.add_argument("--records", type=Path, nargs="+", default=[], help="files of recorded games to watch instead")
    parser.add_argument("--kinds", nargs="+", default=[], help="kinds of players in them to be imitated")
    args = parser.parse_args()
    prepare(args)
    model = ActionValueModel(args.width)
    with get_context("spawn").Pool(args.workers) as pool:
        parts = _recorded_parts(pool, args) if args.records else _casual_parts(pool, args)
        report = learn(model, parts, args.minutes, np.random.default_rng(args.seed), args.out)
    method = "cards and announcements of others, as probable as they are chosen"
    write_card(args, method, of=args.kinds or ["casual"], **report)


if __name__ == "__main__":
    main()
