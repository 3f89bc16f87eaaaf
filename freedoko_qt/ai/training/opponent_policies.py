r"""Train the opponent model: a narrow network that approximates the policies of several others.

    python -m freedoko_qt.ai.training.opponent_policies --out FILE \
        --of network.npz casual.npz recorded.npz --sharpness 20 1 1 --minutes 40

Those networks play with each other here. A card, FILE.json for FILE.npz, is written beside the weights.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from freedoko_qt.engine.cards import SEATS

from ..batch import calls, swines
from ..batch.array_record import ArrayRecord
from ..batch.batch import Batch
from ..batch.rollout import play_card
from ..batch.rulebook import RuleBook
from ..batch.tables import Array
from ..encoding.card_encoding import SLOT_OF_CARD, SLOTS
from ..encoding.features import LAYOUT, encode
from ..encoding.info_set import info_sets_of_batch
from ..networks.action_value_network import ActionValueNetwork, softmax, split_outputs
from ..networks.opponent_model import OPPONENT_TYPES
from .command_line import options, prepare, write_card
from .models import BATCH_ROWS, OpponentPolicyModel, save, sinking_rate
from .rule_mix import draw_rules
from .start_positions import draw_start

GAMES, SETS = 512, 8
"""Games per batch, and rule sets among them."""
EXPLORE = 0.05
"""Share of random cards."""
SOLI = 0.15
"""Share of soli among the games."""
RATE = 2e-3
"""Initial learning rate."""
REPORT_EVERY = 40
"""Number of batches between reports and saves."""


@dataclass(slots=True)
class TypeChoices(ArrayRecord):
    """Decisions with the policy of each type."""

    rows: Array
    """Encoded information sets, shape (rows, INPUTS)."""
    chances: Array
    """Policies by slot and type, shape (rows, SLOTS, kinds); 0 for cards that cannot be played."""


@dataclass(frozen=True, slots=True)
class OpponentTable:
    """Networks that play with each other."""

    players: tuple[ActionValueNetwork, ...]
    sharpness: tuple[float, ...]
    """Factor from the outputs of each to logits; 1 if it was trained on probabilities."""

    def play_chances(self, encoded: Array, order: Array, legal: Array) -> Array:
        """Chance that each plays each card, shape (rows, 24, kinds).

        `encoded`: shape (rows, INPUTS); `order`: indices of card orders, shape (rows,); `legal`: bool, shape
        (rows, 24).
        """
        return np.stack(
            [
                softmax(np.where(legal, split_outputs(one.outputs(encoded), order).cards * sharp, -np.inf))
                for one, sharp in zip(self.players, self.sharpness, strict=True)
            ],
            axis=2,
        )

    def call_values(self, encoded: Array, order: Array) -> Array:
        """Values of calls by each, shape (rows, kinds, 7)."""
        return np.stack([split_outputs(one.outputs(encoded), order).calls for one in self.players], axis=1)


def play_games(batch: Batch, table: OpponentTable, rng: np.random.Generator) -> TypeChoices:
    """Play games to their end with a random network in every seat; return the decisions.

    The games are played in place.
    """
    network_of_seat = rng.integers(0, len(table.players), (batch.n, len(SEATS)))
    found = list[TypeChoices]()
    swines.announce_early(batch)
    while not batch.over:
        _announce(batch, table, network_of_seat)
        legal = batch.legal()
        cards: Array = legal.argmax(1)
        rows = np.flatnonzero(legal.sum(1) > 1)
        if len(rows):
            info = info_sets_of_batch(batch, rows)
            encoded, legal = encode(info), legal[rows]
            likely = table.play_chances(encoded, info.order, legal)
            own = likely[np.arange(len(rows)), :, network_of_seat[rows, batch.turn[rows]]]
            explored = (rng.random(len(rows)) < EXPLORE)[:, None]
            cards[rows] = np.where(explored, legal * rng.random(legal.shape), own).argmax(1)
            at, card = np.nonzero(legal)
            by_place = np.zeros((len(rows), SLOTS, len(table.players)), np.float16)
            by_place[at, SLOT_OF_CARD[info.order[at], card]] = likely[at, card]
            found.append(TypeChoices(encoded, by_place))
        play_card(batch, cards)
    return TypeChoices.joined(found)


def _announce(batch: Batch, table: OpponentTable, network_of_seat: Array) -> None:
    """Announce for the seats to move, each by its network."""
    possible = calls.possible_calls(batch, batch.turn)
    rows = np.flatnonzero(np.any(possible[:, 1:], axis=1))
    if not len(rows):
        return
    info, seats = info_sets_of_batch(batch, rows), batch.turn[rows]
    own = table.call_values(encode(info), info.order)[np.arange(len(rows)), network_of_seat[rows, seats]]
    chosen = np.where(possible[rows], own, -np.inf).argmax(1)
    announced = np.flatnonzero(chosen > 0)
    calls.announce(batch, rows[announced], seats[announced], chosen[announced])


def _batches(table: OpponentTable, args: argparse.Namespace) -> Iterator[TypeChoices]:
    """Yield batches of decisions without end."""
    rng = np.random.default_rng(args.seed)
    while True:
        with_nines = bool(rng.random() >= args.without_nines)
        sets = [draw_rules(rng, args.presets, with_nines=with_nines) for _ in range(SETS)]
        book = RuleBook(sets, np.arange(GAMES) % SETS)
        yield play_games(Batch(book, draw_start(book, rng, with_nines=with_nines, soli=SOLI)), table, rng)


def opponent_loss(outputs: Tensor, some: TypeChoices) -> Tensor:
    """Cross-entropy between the policies of the types and the model."""
    legal = torch.from_numpy(some.rows[:, LAYOUT["legal"]] > 0)[:, :, None]
    likely = torch.log_softmax(torch.where(legal, outputs, -1e9), dim=1)
    wanted = torch.from_numpy(some.chances.astype(np.float32))
    return -(wanted * likely).sum(1).mean()


def agreement_by_type(model: OpponentPolicyModel, some: TypeChoices) -> list[float]:
    """Share of decisions, by type, in which the model's likeliest card is that of the type."""
    with torch.inference_mode():
        outputs = model(torch.from_numpy(some.rows)).numpy()
    legal = (some.rows[:, LAYOUT["legal"]] > 0)[:, :, None]
    same = np.where(legal, outputs, -np.inf).argmax(1) == some.chances.argmax(1)
    return [round(float(share), 4) for share in same.mean(0)]


def learn(
    model: OpponentPolicyModel, batches: Iterator[TypeChoices], minutes: float, rng: np.random.Generator, out: Path
) -> dict[str, object]:
    """Train on each batch once until the time is over, with a decreasing learning rate.

    Agreement is measured on a batch before training on it. The weights are saved regularly and at the end; returns the
    entries of the last report.
    """
    optimizer, begun, decisions = torch.optim.Adam(model.parameters(), fused=True), time.monotonic(), 0
    for number in count():
        done, batch = min((time.monotonic() - begun) / 60 / minutes, 1), next(batches)
        if done == 1 or number % REPORT_EVERY == 0:
            save(model, out)
            same = agreement_by_type(model, batch)
            print(f"{done:6.1%} {decisions:>10,} decisions  alike: {same}", flush=True)
        if done == 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = sinking_rate(RATE, done)
        for some in np.array_split(rng.permutation(len(batch.rows)), -(-len(batch.rows) // BATCH_ROWS)):
            part = batch.take(some)
            optimizer.zero_grad()
            opponent_loss(model(torch.from_numpy(part.rows)), part).backward()  # type: ignore[no-untyped-call]
            optimizer.step()
        decisions += len(batch.rows)
    return {"decisions": decisions, "cards_alike": same}


def main() -> None:
    """Run the command."""
    parser = options("opponent_policies", __doc__, width=128)
    parser.add_argument(
        "--of", type=Path, nargs=len(OPPONENT_TYPES), required=True, help="weights of the players, kind by kind"
    )
    parser.add_argument(
        "--sharpness", type=float, nargs=len(OPPONENT_TYPES), required=True, help="factors from outputs to logits"
    )
    args = parser.parse_args()
    prepare(args)
    table = OpponentTable(tuple(map(ActionValueNetwork.load, args.of)), tuple(args.sharpness))
    model = OpponentPolicyModel(args.width, len(table.players))
    report = learn(model, _batches(table, args), args.minutes, np.random.default_rng(args.seed), args.out)
    of = [file.stem for file in args.of]
    write_card(args, "how likely each of some networks plays each card", of=of, sharpness=args.sharpness, **report)


if __name__ == "__main__":
    main()
