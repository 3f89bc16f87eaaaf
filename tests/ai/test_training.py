"""All weights come from one command, which goes on where it was stopped (needs the extra train)."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from freedoko_qt.ai.encoding.card_encoding import SLOTS
from freedoko_qt.ai.encoding.features import INPUTS
from freedoko_qt.ai.networks.action_value_network import ActionValueNetwork
from freedoko_qt.ai.networks.opponent_model import OPPONENT_TYPES, OpponentModel
from freedoko_qt.ai.networks.value_network import ValueNetwork

pytest.importorskip("torch", reason="only those who train have it")

STEPS = ["casual", "network", "opponent_model", "wide"]


def training(out: Path) -> subprocess.Popen[str]:
    """A run of half a minute."""
    tiny = ["--hours", "0.01", "--games", "16", "--sets", "2", "--match-deals", "1"]
    command = [sys.executable, "-m", "freedoko_qt.ai.training", "--out", str(out), *tiny]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def report_of(out: Path) -> dict[str, Any]:
    """The card of the whole set of weights."""
    return dict(json.loads((out / "training.json").read_text(encoding="utf-8")))


def test_all_weights_come_from_nothing_in_steps(tmp_path: Path) -> None:
    with training(tmp_path) as stopped:
        assert stopped.stdout is not None
        while not stopped.stdout.readline().startswith("network"):
            assert stopped.poll() is None
        stopped.terminate()
        assert stopped.wait(60) == 0
    assert report_of(tmp_path)["finished"] == STEPS[:1] and not report_of(tmp_path)["matches"]
    imitation = (tmp_path / "casual.npz").read_bytes()
    with training(tmp_path) as going_on:
        assert going_on.wait(300) == 0
    assert report_of(tmp_path)["finished"] == STEPS == list(report_of(tmp_path)["hours"])
    assert (tmp_path / "casual.npz").read_bytes() == imitation
    assert [match["rules"] for match in report_of(tmp_path)["matches"]] == ["ddv", "standard"]
    # What plays reads all of it, and each has a card beside it.
    rows = np.zeros((2, INPUTS), np.uint8)
    networks = [
        ActionValueNetwork.load(tmp_path / f"{name}.npz").outputs(rows) for name in ("casual", "network", "wide")
    ]
    assert len({outputs.shape for outputs in networks}) == 1
    assert OpponentModel.load(tmp_path / "opponent_model.npz").logits(rows).shape == (2, SLOTS, len(OPPONENT_TYPES))
    ValueNetwork.load(tmp_path / "value_network.npz")
    for name in STEPS:
        assert json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8"))["date"]


def test_records_and_whom_to_imitate_are_given_together(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "freedoko_qt.ai.training", "--out", str(tmp_path / "out"), "--records", "a.jsonl"]
    refused = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2 and "--kinds" in refused.stderr and not (tmp_path / "out").exists()
