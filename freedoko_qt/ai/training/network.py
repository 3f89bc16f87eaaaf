"""Train the action-value and the value network by self-play, with guests in some games.

    python -m freedoko_qt.ai.training.network --out FOLDER --hours 2 --workers 2

Labels: every legal card of a decision is played in the same game, at first to its end by random cards, later by the
network until the seat is to move for the third time, where the value network evaluates it. The value network, and the
values of hands, moments and announcements, are trained on the results of the games.

Stopping (Ctrl-C or a TERM signal) loses nothing: the same command continues from the last checkpoint. The weights are
exported to FOLDER/network.npz and value_network.npz with a card, network.json; the shipped ones are in assets/ai.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from types import FrameType
from typing import Any, cast

import numpy as np
import torch
from torch import Tensor
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from ..networks.action_value_network import ActionValueNetwork
from .benchmark_match import benchmark_matches
from .models import (
    BATCH_ROWS,
    ActionValueModel,
    ModelPair,
    action_value_loss,
    load,
    repeatable_loss,
    save,
    sinking_rate,
    value_loss,
)
from .rule_mix import PRESET_SHARES, parse_shares
from .self_play import Samples
from .suit_permutation import permute_suits
from .workers import SelfPlayMix, batches

EMA_DECAY = 0.9995
"""Decay of the exponential moving average of the weights, per step."""

NETWORK_FILE, VALUE_FILE = "network.npz", "value_network.npz"


@dataclass(slots=True)
class TrainingProgress:
    """Progress as written to the card of the weights."""

    games: int = 0
    decisions: int = 0
    hours: float = 0.0
    seeds: list[int] = field(default_factory=list)
    losses: list[tuple[int, float]] = field(default_factory=list)
    matches: list[dict[str, Any]] = field(default_factory=list)


class SelfPlayTrainer:
    """A run: models, optimizers, and their files."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.out: Path = args.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.learned = ModelPair.new(args.width, args.layers, args.value_width)
        self.model, self.value_model = self.learned.model, self.learned.value_model
        self.average = AveragedModel(self.model, multi_avg_fn=get_ema_multi_avg_fn(EMA_DECAY))  # type: ignore[no-untyped-call]
        self.optimizers = [
            torch.optim.Adam(one.parameters(), lr=args.rate, fused=True) for one in (self.model, self.value_model)
        ]
        self.progress = TrainingProgress()
        self.stopped = False
        self.kept: list[Samples] = []
        if args.go_on_from is not None and not self.checkpoint.exists():
            load(self.model, args.go_on_from / NETWORK_FILE)
            load(self.averaged, args.go_on_from / NETWORK_FILE)
            if (args.go_on_from / VALUE_FILE).exists():
                load(self.value_model, args.go_on_from / VALUE_FILE)
        if self.checkpoint.exists():
            stored = torch.load(self.checkpoint, weights_only=False)
            self.model.load_state_dict(stored["model"])
            self.average.load_state_dict(stored["average"])
            self.value_model.load_state_dict(stored["value_network"])
            for optimizer, state in zip(self.optimizers, stored["optimizers"], strict=True):
                optimizer.load_state_dict(state)
            self.progress = TrainingProgress(**stored["progress"])
        seed = args.seed + len(self.progress.seeds)
        self.progress.seeds.append(seed)
        self.rng = np.random.default_rng([seed, 1])
        torch.manual_seed(seed)

    @property
    def averaged(self) -> ActionValueModel:
        """Model with averaged weights, which plays better than the latest."""
        return cast(ActionValueModel, self.average.module)

    @property
    def checkpoint(self) -> Path:
        """File from which the run continues."""
        return self.out / "checkpoint.pt"

    def stop(self, _signal: int, _frame: FrameType | None) -> None:
        """Stop after the current games."""
        self.stopped = True

    def run(self) -> None:
        """Play and train until the hours, including those of stopped runs, are over."""
        begun = reported = saved = matched = time.monotonic()
        before, args = self.progress.hours, self.args

        def share() -> float:
            return (before + (time.monotonic() - begun) / 3600) / args.hours

        for played in batches(self._mix(), self.learned, self.progress.seeds[-1], args.workers, share):
            if self.stopped or (done := share()) >= 1:
                break
            self.progress.games += args.games
            self.progress.decisions += len(played.rows)
            self.set_rate(sinking_rate(args.rate, done))
            loss = self._train_on(played, done)
            now = time.monotonic()
            self.progress.hours = before + (now - begun) / 3600
            if now - reported > self.args.report_seconds:
                reported = now
                print(f"{done:6.1%}  {self.progress.games:>10,} games  loss {loss:.3f}", flush=True)
            if now - saved > 300:
                saved = now
                self.progress.losses.append((self.progress.games, round(loss, 3)))
                self.save()
            if now - matched > 60 * self.args.match_minutes:
                matched = now
                self.save()
                self.compare()
        self.save()
        if not self.stopped:
            self.compare()
            self.save()

    def _mix(self) -> SelfPlayMix:
        args = self.args
        return SelfPlayMix(
            games=args.games,
            sets=args.sets,
            presets=args.presets,
            soli=args.soli,
            without_nines=args.without_nines,
            explore=args.explore,
            by_chance=args.by_chance,
            value_only=args.value_only,
            guests=args.guests,
            with_guests=args.with_guests,
        )

    def _train_on(self, played: Samples, done: float) -> float:
        """Train on new decisions, and again on some that were kept; return the loss of the model trained last."""
        loss = self.train_value_network(played)
        if done >= self.args.value_only:
            again = self.rng.permutation(len(self.kept))[: self.args.repeat]
            loss = self.learn(played)
            for one in again:
                self.learn_again(self.kept[one])
            self.kept = [played.labelled(), *self.kept[: self.args.keep]]
        return loss

    def set_rate(self, rate: float) -> None:
        """Set the learning rate."""
        for optimizer in self.optimizers:
            for group in optimizer.param_groups:
                group["lr"] = rate

    def learn(self, samples: Samples) -> float:
        """Train the action-value model for one pass over a batch; return the mean loss."""

        def loss(some: Samples, rows: Tensor) -> Tensor:
            return action_value_loss(
                self.model(rows), self.value_model.expected_units(some.rows, some.hidden, some.counts), some
            )

        return self._pass(samples, self.optimizers[0], loss)

    def learn_again(self, samples: Samples) -> None:
        """Repeat the repeatable losses for one pass over a labelled batch."""
        self._pass(samples, self.optimizers[0], lambda some, rows: repeatable_loss(self.model(rows), some))

    def train_value_network(self, samples: Samples) -> float:
        """Train the value model for one pass over a batch; return the mean loss."""

        def loss(some: Samples, rows: Tensor) -> Tensor:
            return value_loss(self.value_model(rows, torch.from_numpy(some.hidden)), some)

        return self._pass(samples, self.optimizers[1], loss)

    def _pass(
        self, samples: Samples, optimizer: torch.optim.Optimizer, loss_of_rows: Callable[[Samples, Tensor], Tensor]
    ) -> float:
        order, losses = self.rng.permutation(len(samples.rows)), []
        for at in range(0, len(order), BATCH_ROWS):
            some = permute_suits(samples.take(order[at : at + BATCH_ROWS]), self.rng)
            loss = loss_of_rows(some, torch.from_numpy(some.rows))
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            losses.append(loss.item())
            if optimizer is self.optimizers[0]:
                self.average.update_parameters(self.model)
        return float(np.mean(losses))

    def compare(self) -> None:
        """Play matches of the last saved network against rules of thumb, and record them."""
        played = benchmark_matches(ActionValueNetwork.load(self.out / NETWORK_FILE), self.args.match_deals)
        self.progress.matches += [{"games": self.progress.games, **one} for one in played]

    def save(self) -> None:
        """Write checkpoint, weights and card."""
        stored = {
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "value_network": self.value_model.state_dict(),
            "optimizers": [optimizer.state_dict() for optimizer in self.optimizers],
            "progress": asdict(self.progress),
        }
        part = self.checkpoint.with_suffix(".part")
        torch.save(stored, part)
        part.replace(self.checkpoint)
        save(self.averaged, self.out / NETWORK_FILE)
        save(self.value_model, self.out / VALUE_FILE)
        args = self.args
        card = {
            "date": date.today().isoformat(),
            "method": "labels of every card: ends by chance, then by the value network; values from self-play",
            "layers": [self.model.first.in_features, *[args.width] * (args.layers + 1), self.model.last.out_features],
            "rules": {**args.presets, "mixed": round(1 - sum(args.presets.values()), 3)},
            "without_nines": args.without_nines,
            "soli": args.soli,
            "with_guests": args.with_guests if args.guests else 0,
            "cores": torch.get_num_threads() + args.workers,
            **asdict(self.progress),
        }
        (self.out / "network.json").write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    module, description = "freedoko_qt.ai.training.network", __doc__.splitlines()[0]
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=description)
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoint, weights and card")
    parser.add_argument("--go-on-from", type=Path, help="folder with weights to begin with, such as assets/ai")
    parser.add_argument("--hours", type=float, default=3.0, help="how long in all; the learning rate sinks to its end")
    parser.add_argument("--width", type=int, default=256, help="of the hidden layers")
    parser.add_argument("--layers", type=int, default=2, help="hidden layers after the first")
    parser.add_argument(
        "--value-width", type=int, default=512, help="of the value network, which is evaluated less often"
    )
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start")
    parser.add_argument("--explore", type=float, default=0.1, help="share of random cards at the start")
    parser.add_argument("--keep", type=int, default=30, help="batches that are kept to be learned from again")
    parser.add_argument("--repeat", type=int, default=4, help="how many of them, after each new one")
    parser.add_argument("--by-chance", type=float, default=0.4, help="share of the run with labels from random ends")
    parser.add_argument(
        "--value-only", type=float, default=0, help="share of the run before: only the value network is trained"
    )
    parser.add_argument("--games", type=int, default=1024, help="that advance together")
    parser.add_argument("--sets", type=int, default=32, help="rule sets among them")
    parser.add_argument("--presets", type=parse_shares, default=PRESET_SHARES, help="shares; the rest are mixes")
    parser.add_argument("--soli", type=float, default=0.22, help="share of soli")
    parser.add_argument("--without-nines", type=float, default=0.12, help="share of games without nines")
    parser.add_argument(
        "--guests", type=Path, nargs="*", default=[], help="weights of others, as imitation learns them"
    )
    parser.add_argument("--with-guests", type=float, default=0.5, help="share of the batches in which they are there")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes that play, beside the one that learns")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--report-seconds", type=float, default=60, help="seconds between lines of progress")
    parser.add_argument("--match-minutes", type=float, default=20, help="between matches")
    parser.add_argument("--match-deals", type=int, default=50)
    return parser.parse_args()


def main() -> None:
    """Run the command."""
    args = arguments()
    torch.set_num_threads(args.threads)
    os.environ.setdefault("OMP_NUM_THREADS", str(args.threads))
    training = SelfPlayTrainer(args)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, training.stop)
    training.run()


if __name__ == "__main__":
    main()
