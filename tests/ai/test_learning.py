"""The training: it is stopped, goes on where it was, and makes wider layers of narrow ones (needs the extra train)."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.rulebook import RuleBook
from freedoko_qt.ai.networks.action_value_network import ActionValueNetwork
from freedoko_qt.ai.networks.value_network import ValueNetwork, value_inputs
from freedoko_qt.engine.rules import PRESETS

pytest.importorskip("torch", reason="only those who train have it")

from freedoko_qt.ai.training.models import ModelPair, load, save
from freedoko_qt.ai.training.start_positions import draw_start

TINY = [
    "--width", "16", "--value-width", "16", "--games", "16", "--sets", "2", "--match-deals", "1", "--by-chance", "0",
]  # fmt: skip


def some_rows() -> tuple[Any, ...]:
    """Inputs of the value network for forty games before the first card; the network gets the first part of them."""
    book = RuleBook([preset.rules for preset in PRESETS.values()], np.arange(40) % len(PRESETS))
    batch = Batch(book, draw_start(book, np.random.default_rng(3), with_nines=True, soli=0.3))
    return value_inputs(batch, batch.rows, batch.turn)


def test_wider_layers_have_at_first_the_outputs_of_the_narrow_ones(tmp_path: Path) -> None:
    rows, hidden, counts = some_rows()
    narrow, wide = ModelPair.new(16, 2, 16), ModelPair.new(24, 2, 40)
    rng = np.random.default_rng(1)
    for name, one in (("model", narrow.model), ("value_network", narrow.value_model)):
        for parameter in one.parameters():
            parameter.data.copy_(parameter.data.new_tensor(rng.normal(0, 0.2, parameter.shape)))
        save(one, tmp_path / f"{name}.npz")
    for learned in (narrow, wide):
        load(learned.model, tmp_path / "model.npz")
        load(learned.value_model, tmp_path / "value_network.npz")
    outputs = narrow.model.evaluate(rows)
    assert outputs.std() > 0.1
    assert np.allclose(wide.model.evaluate(rows), outputs, atol=1e-3)
    expected = narrow.value_model.expected_units(rows, hidden, counts)
    assert np.allclose(wide.value_model.expected_units(rows, hidden, counts), expected, atol=1e-3)
    # What plays reads the same files in numpy.
    save(wide.model, tmp_path / "wide.npz")
    assert np.allclose(ActionValueNetwork.load(tmp_path / "wide.npz").outputs(rows), outputs, atol=0.05)
    assert np.allclose(
        ValueNetwork.load(tmp_path / "value_network.npz").expected_units(rows, hidden, counts), expected, atol=1e-3
    )


def training(out: Path, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "freedoko_qt.ai.training.network", "--out", str(out), *TINY, *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_training_that_was_stopped_goes_on(tmp_path: Path) -> None:
    with training(tmp_path, "--hours", "1", "--report-seconds", "0", "--seed", "5") as stopped:
        assert stopped.stdout is not None
        stopped.stdout.readline()  # the first games are over
        stopped.send_signal(signal.SIGTERM)
        assert stopped.wait(60) == 0
    before = json.loads((tmp_path / "network.json").read_text(encoding="utf-8"))
    assert before["games"] >= 16
    assert before["seeds"] == [5]
    with training(tmp_path, "--hours", str(before["hours"] + 0.001), "--seed", "5") as going_on:
        assert going_on.wait(120) == 0
    after = json.loads((tmp_path / "network.json").read_text(encoding="utf-8"))
    assert after["games"] > before["games"]
    assert after["hours"] > before["hours"]
    assert after["seeds"] == [5, 6]
    assert [match["rules"] for match in after["matches"]] == ["ddv", "standard"]
    assert ActionValueNetwork.load(tmp_path / "network.npz").outputs(some_rows()[0]).shape[0] == 40
