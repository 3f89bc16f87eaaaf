"""Random games a second in a batch on one core, with announcements and all bookkeeping.

python tests/benchmarks/bench_batch.py --games 4096 --batches 10 --seed 1
"""

import argparse
from time import process_time

import numpy as np

from freedoko_qt.ai.batch import calls, scoring
from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.rollout import play_card, random_cards
from freedoko_qt.ai.batch.rulebook import RuleBook
from freedoko_qt.ai.batch.state import BatchStart
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.cards import Card, deck


def random_hands(number: int, rng: np.random.Generator, *, with_nines: bool) -> np.ndarray:
    """Shuffled decks as counts, shape (number, 4, 24)."""
    cards = np.array(deck(with_nines=with_nines), np.int64)
    dealt = rng.permuted(np.broadcast_to(cards, (number, len(cards))), axis=1).reshape(number * 4, -1)
    flat = dealt + len(Card) * np.arange(number * 4)[:, None]
    return np.bincount(flat.ravel(), minlength=number * 4 * len(Card)).reshape(number, 4, -1).astype(np.int8)


def play(batch: Batch, rng: np.random.Generator) -> scoring.Scores:
    """Every seat plays at random and speaks in one of fifty turns where it may."""
    while not batch.over:
        bound = (batch.duty == batch.turn) if batch.cards_played == 4 else False
        rows = np.flatnonzero((rng.random(batch.n, np.float32) < 0.02) | bound)
        speaking = batch.take(rows)
        possible = calls.possible_calls(speaking, speaking.turn)
        able = possible[:, 1:].any(1)
        calls.announce(batch, rows[able], batch.turn[rows[able]], possible[able, 1:].argmax(1) + 1)
        play_card(batch, random_cards(batch, rng))
    return scoring.score(batch)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--batches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules, rng = preset_or_file(args.rules), np.random.default_rng(args.seed)
    book = RuleBook([rules], np.zeros(args.games, np.int64))
    seconds = []
    for _ in range(args.batches):
        start = process_time()
        play(Batch(book, BatchStart.of(random_hands(args.games, rng, with_nines=rules.with_nines))), rng)
        seconds.append(process_time() - start)
    best, mean = (args.games / s for s in (min(seconds), sum(seconds) / len(seconds)))
    print(f"{args.rules}, {args.games} at once, seed {args.seed}: ", end="")
    print(f"{mean:,.0f} games a second of one core, best batch {best:,.0f}")


if __name__ == "__main__":
    main()
