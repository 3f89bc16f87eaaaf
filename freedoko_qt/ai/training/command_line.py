"""Common parts of the training commands: options, preparation, and the card of the weights."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from datetime import date
from pathlib import Path
from typing import Any

import torch

from .rule_mix import PRESET_SHARES, parse_shares


def options(module: str, description: str, width: int) -> argparse.ArgumentParser:
    """Make a parser of the command line; `width`: default width of the hidden layers."""
    parser = argparse.ArgumentParser(prog=f"python -m freedoko_qt.ai.training.{module}", description=description)
    parser.add_argument("--out", type=Path, required=True, help="file of weights")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--width", type=int, default=width, help="of the hidden layers")
    parser.add_argument("--presets", type=parse_shares, default=PRESET_SHARES, help="shares; the rest are mixes")
    parser.add_argument("--without-nines", type=float, default=0.12, help="share of games without nines")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def prepare(args: argparse.Namespace) -> None:
    """Make the folder, limit torch to one thread, and exit on a TERM signal so that workers end, too."""
    args.out.parent.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))


def write_card(args: argparse.Namespace, method: str, **entries: Any) -> None:
    """Write how the weights were trained to FILE.json beside FILE.npz."""
    card = {
        "date": date.today().isoformat(),
        "method": method,
        **entries,
        "width": args.width,
        "rules": {**args.presets, "mixed": round(1 - sum(args.presets.values()), 3)},
        "without_nines": args.without_nines,
        "minutes": args.minutes,
        "seed": args.seed,
    }
    args.out.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
