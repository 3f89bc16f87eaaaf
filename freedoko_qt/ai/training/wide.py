r"""Train the wide action-value network, which only chooses cards, on labelled decisions that are all stored.

    python -m freedoko_qt.ai.training.wide --out FILE --go-on-from assets/ai \
        --guests casual.npz recorded.npz --minutes 85 --workers 2

The networks of a folder play and label. The action-value network among them is the teacher at first; later the labels
prevail. Locations of hidden cards and sides are auxiliary targets: layers that predict them evaluate cards better.

After a stop the same command continues from the last checkpoint, FILE.pt for FILE.npz, and from the decisions stored in
a folder beside it. A card, FILE.json, is written with the weights.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path
from typing import cast

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from freedoko_qt.engine.cards import SEATS

from ..batch.tables import Array
from ..encoding.card_encoding import SLOTS
from ..encoding.features import LAYOUT
from ..networks.action_value_network import SLOT_COLUMNS
from ..networks.layers import read_weights
from ..networks.value_network import HIDDEN_PLANES
from .command_line import options, prepare, write_card
from .decision_store import DecisionStore
from .models import BATCH_ROWS, MAX_ADVANTAGE, ActionValueModel, ModelPair, label_loss, load, repeatable_loss, save
from .network import NETWORK_FILE, VALUE_FILE
from .self_play import Samples
from .workers import SelfPlayMix, batches

OTHERS = len(SEATS) - 1
PEAK_RATE, EMA_DECAY = 8e-4, 0.999
"""Highest learning rate, and decay of the exponential moving average of the weights per step."""
WARM_UP_STEPS = 300
"""Number of steps until the highest learning rate."""
# Layers this wide memorise noisy labels; the teacher's values regularise them, so they keep some weight to the end.
TEACHER_WEIGHT_START, TEACHER_WEIGHT_MIN, TEACHER_FADES_UNTIL = 5.0, 1.25, 0.4
"""Weight of the teacher's loss at the start and at least, and the share of the run after which it would reach 0."""
REPLAYS = 6
"""Number of times each decision is used on average."""
LABELLED_SHARE = 0.6
"""Share of the decisions whose cards are evaluated."""
EXPLORATION, EXPLORATION_PROGRESS = 0.06, 0.5
"""Initial rate of random cards in self-play, and the constant progress at which all games are played."""


class WideModel(ActionValueModel):
    """An action-value model with auxiliary heads for the locations of hidden cards and the sides."""

    def __init__(self, width: int, hidden: int, card_width: int) -> None:
        super().__init__(width, hidden, card_width)
        self.holders = nn.Linear(width, SLOTS * OTHERS)
        self.sides = nn.Linear(width, 2 * OTHERS)

    def all_heads(self, rows: Tensor, *, half: bool = False) -> tuple[Tensor, Tensor, Tensor]:
        """Return outputs, holder logits of shape (rows, SLOTS, 3), and logits of Re and own side of shape (rows, 6).

        `half`: multiply in bfloat16, which some processors do twice as fast.
        """
        with torch.autocast("cpu", torch.bfloat16, enabled=half):
            context = self.trunk(rows).float()
        return self.heads(rows, context), self.holders(context).reshape(-1, SLOTS, OTHERS), self.sides(context)


def hidden_loss(holders: Tensor, sides: Tensor, hidden: Array) -> Tensor:
    """Cross-entropy of card locations and sides; `hidden`: hidden inputs of the value network.

    `holders`: logits, shape (rows, SLOTS, 3); `sides`: logits, shape (rows, 6).
    """
    known = torch.from_numpy(hidden.astype(np.float32))
    hands, of_seats = known[:, : HIDDEN_PLANES * SLOTS], known[:, HIDDEN_PLANES * SLOTS :]
    held = hands.reshape(-1, SLOTS, HIDDEN_PLANES)[:, :, :OTHERS]
    location_loss = -(held * holders.log_softmax(2)).sum((1, 2)) / held.sum((1, 2)).clamp(min=1)
    re, own = of_seats[:, 1 : len(SEATS)], of_seats[:, len(SEATS) + 1 : 2 * len(SEATS)]
    return location_loss.mean() + nn.functional.binary_cross_entropy_with_logits(sides, torch.cat([re, own], dim=1))


def wide_loss(
    model: WideModel, teacher: ActionValueModel, some: Samples, taught: float, *, half: bool = False
) -> Tensor:
    """Loss of labels, choices, outcomes and hidden information, and of the teacher's values with weight `taught`."""
    outputs, holders, sides = model.all_heads(torch.from_numpy(some.rows), half=half)
    loss = repeatable_loss(outputs, some) + hidden_loss(holders, sides, some.hidden)
    values = np.where(np.isfinite(some.labels), teacher.evaluate(some.rows)[:, SLOT_COLUMNS], np.nan)
    return loss + taught * label_loss(outputs, replace(some, labels=values))


def validation_value(model: ActionValueModel, some: Samples) -> Array:
    """Labelled value of the chosen card above the mean of the legal ones, weighted; shape (rows,)."""
    legal = some.rows[:, LAYOUT["legal"]] > 0
    chosen = np.where(legal, model.evaluate(some.rows)[:, SLOT_COLUMNS], -np.inf).argmax(1)
    labels = some.labels.astype(np.float32)
    above = labels[np.arange(len(labels)), chosen] - np.nanmean(labels, axis=1)
    gained: Array = np.clip(np.nan_to_num(above), -MAX_ADVANTAGE, MAX_ADVANTAGE) * some.weights
    return gained


class WideTrainer:
    """A run: model, teacher, optimizer, and their files."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.players = _load_pair(args.go_on_from)
        self.model = WideModel(args.width, args.layers, args.card_width)
        self.average = AveragedModel(self.model, multi_avg_fn=get_ema_multi_avg_fn(EMA_DECAY))  # type: ignore[no-untyped-call]
        self.optimizer = torch.optim.Adam(self.model.parameters(), fused=True)
        self.decisions = DecisionStore(args.out.parent / "decisions")
        self.steps, self.minutes = 0, 0.0
        if self.checkpoint.exists():
            stored = torch.load(self.checkpoint, weights_only=False)
            self.model.load_state_dict(stored["model"])
            self.average.load_state_dict(stored["average"])
            self.optimizer.load_state_dict(stored["optimizer"])
            self.steps, self.minutes = stored["steps"], stored["minutes"]
        self.rng = np.random.default_rng([args.seed, self.steps])

    @property
    def averaged(self) -> WideModel:
        """Model with averaged weights, which chooses better than the latest."""
        return cast(WideModel, self.average.module)

    @property
    def checkpoint(self) -> Path:
        """File from which the run continues."""
        return cast(Path, self.args.out.with_suffix(".pt"))

    def run(self) -> None:
        """Play and train until the minutes are over."""
        args, begun, reported = self.args, time.monotonic() - 60 * self.minutes, time.monotonic()

        def share() -> float:
            return (time.monotonic() - begun) / 60 / args.minutes

        mix = SelfPlayMix(
            games=args.games, sets=args.sets, presets=args.presets, soli=args.soli, without_nines=args.without_nines,
            explore=EXPLORATION, by_chance=0, value_only=0, guests=args.guests, with_guests=0.5,
            labelled=LABELLED_SHARE,
        )  # fmt: skip
        for played in batches(
            mix, self.players, args.seed + self.decisions.batches, args.workers, lambda: EXPLORATION_PROGRESS
        ):
            number = self.decisions.add(played)
            if not self.decisions.held_out:
                continue
            for _ in range(-(-REPLAYS * number // BATCH_ROWS)):
                self.learn(min(share(), 1))
            self.minutes, done = (time.monotonic() - begun) / 60, share()
            if done >= 1 or time.monotonic() - reported > args.report_seconds:
                reported = time.monotonic()
                self.save(min(done, 1))
            if done >= 1:
                break

    def learn(self, done: float) -> None:
        """Make one training step; `done`: share of the run that is over."""
        rate = PEAK_RATE * min(1, (1 + self.steps) / WARM_UP_STEPS) * (0.01 + 0.99 * (1 + np.cos(np.pi * done)) / 2)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        taught = max(TEACHER_WEIGHT_START * (1 - done / TEACHER_FADES_UNTIL), TEACHER_WEIGHT_MIN)
        loss = wide_loss(self.model, self.players.model, self.decisions.sample(self.rng), taught, half=self.args.half)
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        self.average.update_parameters(self.model)
        self.steps += 1

    def save(self, done: float) -> None:
        """Write checkpoint, weights and card, and print the validation value."""
        stored = {
            "model": self.model.state_dict(), "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(), "steps": self.steps, "minutes": self.minutes,
        }  # fmt: skip
        part = self.checkpoint.with_suffix(".part")
        torch.save(stored, part)
        part.replace(self.checkpoint)
        save(self.averaged, self.args.out)
        own, before = (
            float(np.concatenate([validation_value(one, some) for some in self.decisions.held_out]).mean())
            for one in (self.averaged, self.players.model)
        )
        number = self.decisions.number
        print(f"{done:6.1%} {number:>10,} decisions  cards worth {own:.4f}, the teacher's {before:.4f}", flush=True)
        write_card(
            self.args, "labels of every card by the value network; it chooses cards only", layers=self.args.layers,
            card_width=self.args.card_width, soli=self.args.soli, of=[file.stem for file in self.args.guests],
            decisions=number, learned_from=self.steps * BATCH_ROWS,
            worth=round(own, 4), worth_of_teacher=round(before, 4),
        )  # fmt: skip


def _load_pair(folder: Path) -> ModelPair:
    """Load the action-value and the value model of a folder."""
    files = folder / NETWORK_FILE, folder / VALUE_FILE
    width, value_width = (len(read_weights(file)["b1"]) for file in files)
    learned = ModelPair.new(width, 2, value_width)
    load(learned.model, files[0])
    load(learned.value_model, files[1])
    return learned


def main() -> None:
    """Run the command."""
    parser = options("wide", __doc__.splitlines()[0], width=640)
    parser.add_argument("--layers", type=int, default=4, help="hidden layers after the first")
    parser.add_argument("--card-width", type=int, default=128, help="of the layers that all cards share")
    parser.add_argument("--go-on-from", type=Path, required=True, help="folder with weights of who plays and labels")
    parser.add_argument("--guests", type=Path, nargs="*", default=[], help="weights of others, from imitation")
    parser.add_argument("--games", type=int, default=1024, help="that advance together")
    parser.add_argument("--sets", type=int, default=24, help="rule sets among them")
    parser.add_argument("--soli", type=float, default=0.2, help="share of soli")
    parser.add_argument("--workers", type=int, default=1, help="processes that play, beside the one that learns")
    parser.add_argument("--half", action="store_true", help="multiply in bfloat16: quicker on processors that know it")
    parser.add_argument("--report-seconds", type=float, default=240, help="seconds between lines of progress")
    args = parser.parse_args()
    prepare(args)
    WideTrainer(args).run()


if __name__ == "__main__":
    main()
