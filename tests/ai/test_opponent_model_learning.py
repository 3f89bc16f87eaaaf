"""A narrow network learns how others would choose from watching them play with each other (needs the extra train)."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from batch_games import batch_of, many_games

from freedoko_qt.ai.encoding.features import INPUTS, LAYOUT
from freedoko_qt.ai.networks.opponent_model import OpponentModel
from freedoko_qt.ai.networks.weights import action_value_network
from freedoko_qt.resources import asset

pytest.importorskip("torch", reason="only those who train have it")

import torch

from freedoko_qt.ai.training.models import save
from freedoko_qt.ai.training.opponent_policies import (
    OpponentPolicyModel,
    OpponentTable,
    agreement_by_type,
    opponent_loss,
    play_games,
)

COMPANY = OpponentTable((action_value_network(), action_value_network(), action_value_network()), (20.0, 1.0, -20.0))
"""One who plays the network's card, one who hardly cares, and one who plays what it thinks the worst."""


def test_what_is_watched_are_choices_among_the_cards_that_may_be_played() -> None:
    seen = play_games(batch_of(many_games(5, 40, with_nines=True)), COMPANY, np.random.default_rng(1))
    legal = seen.rows[:, LAYOUT["legal"]] > 0
    assert len(seen.rows) > 500
    assert (legal.sum(1) > 1).all()
    assert (seen.chances[~legal] == 0).all()
    assert np.allclose(seen.chances.sum(1, dtype=np.float32), 1, atol=0.01)
    best, indifferent, worst = np.moveaxis(seen.chances.max(1), 1, 0)
    assert best.mean() > indifferent.mean() + 0.2 and worst.mean() > indifferent.mean() + 0.2
    assert (seen.chances[:, :, 0].argmax(1) != seen.chances[:, :, 2].argmax(1)).mean() > 0.9


def test_what_was_learned_is_what_plays(tmp_path: Path) -> None:
    torch.manual_seed(1)
    model, rng = OpponentPolicyModel(32, 3), np.random.default_rng(2)
    optimizer = torch.optim.Adam(model.parameters(), 5e-3)
    seen = play_games(batch_of(many_games(5, 120, with_nines=True)), COMPANY, rng)
    before = agreement_by_type(model, seen)
    for _ in range(60):
        some = seen.take(rng.integers(0, len(seen.rows), 500))
        optimizer.zero_grad()
        opponent_loss(model(torch.from_numpy(some.rows)), some).backward()
        optimizer.step()
    after = agreement_by_type(model, seen)
    assert after[0] > before[0] + 0.2 and after[2] > before[2] + 0.2
    save(model, tmp_path / "opponent_model.npz")
    with torch.inference_mode():
        logits = model(torch.from_numpy(seen.rows[:200])).numpy()
    assert np.allclose(OpponentModel.load(tmp_path / "opponent_model.npz").logits(seen.rows[:200]), logits, atol=0.05)


def test_the_whole_of_it_is_one_command(tmp_path: Path) -> None:
    weights = [str(asset("ai", "network.npz"))] * 3
    command = [
        sys.executable,
        "-m",
        "freedoko_qt.ai.training.opponent_policies",
        "--out",
        str(tmp_path / "opponent_model.npz"),
    ]
    options = ["--of", *weights, "--sharpness", "20", "1", "5", "--minutes", "0.01", "--width", "16"]
    subprocess.run([*command, *options], check=True, timeout=120)
    card = json.loads((tmp_path / "opponent_model.json").read_text(encoding="utf-8"))
    assert card["decisions"] > 1000 and len(card["cards_alike"]) == 3
    rows = np.zeros((2, INPUTS), np.uint8)
    assert OpponentModel.load(tmp_path / "opponent_model.npz").logits(rows).shape[::2] == (2, 3)
