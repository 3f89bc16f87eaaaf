"""Train all weights from nothing, one step after the other.

    python -m freedoko_qt.ai.training --out FOLDER --hours 6 --workers 1 --records FILE ... --kinds KIND ...

Steps: networks that imitate players by rules of thumb and, with records, recorded players, who are guests in the games
of the next steps; the action-value and the value network by self-play; the opponent model; the wide network. Each step
is a command of its own (`imitation`, `network`, `opponent_policies`, `wide`) and writes its weights with a card
beside them. At the end the wide network plays a match against rules of thumb.

After a stop (Ctrl-C or a TERM signal) the same command continues with the unfinished step; `network` and `wide`
continue from their checkpoints, the short steps start anew. FOLDER/training.json contains the hours of the finished
steps and the match. `network`, `value_network`, `opponent_model` and `wide` are shipped in assets/ai.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from ..networks.action_value_network import ActionValueNetwork
from .benchmark_match import benchmark_matches

SHARPNESS = ("20", "1", "1")
"""Factors from outputs to logits, of the network, of casual and of recorded players."""


@dataclass(frozen=True, slots=True)
class TrainingStep:
    """A command of the training."""

    module: str
    out: Path
    """File of weights, or a folder of them."""
    share: float
    """Share of all hours."""
    options: tuple[str, ...]
    clock: tuple[str, float] = ("--minutes", 60)
    """Option for the duration, and its value for one hour."""

    def command(self, hours: float, seed: int) -> list[str]:
        """Return the command line for a training of so many hours in all."""
        option, an_hour = self.clock
        module = f"freedoko_qt.ai.training.{self.module}"
        given = ("--out", str(self.out), option, f"{an_hour * hours * self.share:g}", "--seed", str(seed))
        return [sys.executable, "-m", module, *given, *self.options]


def steps(args: argparse.Namespace) -> dict[str, TrainingStep]:
    """Return all steps by name, in order."""
    out, workers = args.out, ("--workers", str(args.workers))
    together = (*workers, "--games", str(args.games), "--sets", str(args.sets))
    casual, recorded = out / "casual.npz", out / "recorded.npz"
    demonstrations = {"casual": TrainingStep("imitation", casual, 0.08, workers)}
    if args.records:
        read = ("--records", *map(str, args.records), "--kinds", *args.kinds)
        demonstrations["recorded"] = TrainingStep("imitation", recorded, 0.08, (*workers, *read))
    guests = [str(step.out) for step in demonstrations.values()]
    of = (str(out / "network.npz"), guests[0], guests[-1])
    return {
        **demonstrations,
        "network": TrainingStep("network", out, 0.5, (*together, "--guests", *guests), ("--hours", 1)),
        "opponent_model": TrainingStep(
            "opponent_policies", out / "opponent_model.npz", 0.1, ("--of", *of, "--sharpness", *SHARPNESS)
        ),
        "wide": TrainingStep(
            "wide", out / "wide.npz", 0.24, (*together, "--go-on-from", str(out), "--guests", *guests)
        ),
    }


class TrainingRun:
    """A run of all steps."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        args.out.mkdir(parents=True, exist_ok=True)
        self.file: Path = args.out / "training.json"
        self.report: dict[str, Any] = {"hours": {}, "finished": [], "matches": []}
        if self.file.exists():
            self.report = json.loads(self.file.read_text(encoding="utf-8"))
        self.stopped = False
        self._running: subprocess.Popen[bytes] | None = None

    def stop(self, _signal: int, _frame: FrameType | None) -> None:
        """Stop the running step and start no other."""
        self.stopped = True
        if self._running is not None:
            self._running.terminate()

    def run(self) -> int:
        """Run the remaining steps and the match; return the exit status."""
        for name, step in steps(self.args).items():
            if name in self.report["finished"]:
                continue
            status = self._run_step(name, step)
            if self.stopped or status:
                return 0 if self.stopped else status
        self.report["matches"] = benchmark_matches(
            ActionValueNetwork.load(self.args.out / "wide.npz"), self.args.match_deals
        )
        self._write()
        return 0

    def _run_step(self, name: str, step: TrainingStep) -> int:
        """Run a step and record its time; return its exit status."""
        print(f"{name}: {60 * self.args.hours * step.share:.1f} minutes", flush=True)
        begun = time.monotonic()
        # A session of its own, so that Ctrl-C reaches it only through this process.
        self._running = subprocess.Popen(step.command(self.args.hours, self.args.seed), start_new_session=True)
        if self.stopped:  # stopped while the process was started
            self._running.terminate()
        status = self._running.wait()
        hours: float = self.report["hours"].get(name, 0) + (time.monotonic() - begun) / 3600
        self.report["hours"][name] = round(hours, 4)
        if not (self.stopped or status):
            self.report["finished"].append(name)
        self._write()
        return status

    def _write(self) -> None:
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(self.report, indent=1) + "\n", encoding="utf-8")
        part.replace(self.file)


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m freedoko_qt.ai.training", description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for weights, cards and what is kept meanwhile")
    parser.add_argument("--hours", type=float, default=6.0, help="of all steps together")
    parser.add_argument("--records", type=Path, nargs="+", default=[], help="files of games that others played")
    parser.add_argument("--kinds", nargs="+", default=[], help="kinds of players in them to be imitated")
    parser.add_argument("--games", type=int, default=1024, help="that advance together")
    parser.add_argument("--sets", type=int, default=24, help="rule sets among them")
    parser.add_argument("--match-deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that play, beside the one that learns")
    args = parser.parse_args()
    if bool(args.records) != bool(args.kinds):
        parser.error("--records and --kinds go together")
    return args


def main() -> int:
    """Train."""
    run = TrainingRun(arguments())
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, run.stop)
    return run.run()


if __name__ == "__main__":
    sys.exit(main())
