"""A wider network learns to choose cards from decisions that are kept (needs the extra train)."""

import json
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest
from batch_games import batch_of, many_games

from freedoko_qt.ai.encoding.features import INPUTS
from freedoko_qt.ai.networks.action_value_network import ActionValueNetwork
from freedoko_qt.ai.networks.weights import action_value_network
from freedoko_qt.ai.search.evaluation import rollout_evaluator
from freedoko_qt.resources import asset

pytest.importorskip("torch", reason="only those who train have it")

import torch

from freedoko_qt.ai.training.decision_store import HELD_OUT_EVERY, DecisionStore
from freedoko_qt.ai.training.models import ActionValueModel, load, save
from freedoko_qt.ai.training.self_play import Exploration, Samples, play_batch
from freedoko_qt.ai.training.wide import WideModel, hidden_loss, validation_value, wide_loss


def decided(seed: int) -> Samples:
    """Labelled decisions of sixty games in which the shipped network plays."""
    batch, rng = batch_of(many_games(seed, 60, with_nines=True)), np.random.default_rng(seed)
    return play_batch(
        batch, action_value_network().outputs, rng, Exploration(0.1, 0, labelled=1.0, evaluator=rollout_evaluator(1))
    ).labelled()


@pytest.fixture(scope="module")
def some() -> Samples:
    return decided(5)


@pytest.fixture
def teacher() -> ActionValueModel:
    model = ActionValueModel(256)
    load(model, asset("ai", "network.npz"))
    return model


def learned(model: WideModel, teacher: ActionValueModel, some: Samples, taught: float) -> WideModel:
    optimizer = torch.optim.Adam(model.parameters(), 3e-3)
    for _ in range(60):
        optimizer.zero_grad()
        wide_loss(model, teacher, some, taught).backward()
        optimizer.step()
    return model


def test_it_learns_the_labels_and_who_holds_what(some: Samples, teacher: ActionValueModel, tmp_path: Path) -> None:
    torch.manual_seed(1)
    model = WideModel(32, 1, 16)
    rows = torch.from_numpy(some.rows)

    def surprise() -> float:
        with torch.inference_mode():
            return hidden_loss(*model.all_heads(rows)[1:], some.hidden).item()

    before, unlearned = surprise(), validation_value(model, some).mean()
    learned(model, teacher, some, 0)
    assert surprise() < before - 0.1
    assert validation_value(model, some).mean() > unlearned + 0.1
    # What plays reads the same file in numpy, and nothing of what is hidden is in it.
    save(model, tmp_path / "wide.npz")
    few = some.rows[:200]
    assert np.allclose(ActionValueNetwork.load(tmp_path / "wide.npz").outputs(few), model.evaluate(few), atol=0.05)


def test_half_of_the_precision_gives_the_same(some: Samples) -> None:
    torch.manual_seed(1)
    model, rows = WideModel(64, 2, 16), torch.from_numpy(some.rows[:100])
    with torch.inference_mode():
        whole, half = model.all_heads(rows), model.all_heads(rows, half=True)
    for one, other in zip(whole[1:], half[1:], strict=True):
        assert one.std() > 0.05
        assert torch.allclose(one, other, atol=0.05)


def test_card_locations_belong_to_the_right_seats(some: Samples) -> None:
    """Whoever is sure of the truth is surprised only by cards of which two seats hold one each."""
    hidden = torch.from_numpy(some.hidden.astype(np.float32))
    held = hidden[:, : 41 * 4].reshape(-1, 41, 4)[:, :, :3] > 0
    sides = torch.cat([hidden[:, 41 * 4 + 1 : 41 * 4 + 4], hidden[:, 41 * 4 + 5 : 41 * 4 + 8]], dim=1)
    right = hidden_loss(20.0 * held, 40 * sides - 20, some.hidden)
    assert right < np.log(2)
    assert hidden_loss(20.0 * held.roll(1, 2), 40 * sides - 20, some.hidden) > right + 5
    assert hidden_loss(20.0 * held, 20 - 40 * sides, some.hidden) > right + 5


def test_the_teacher_is_heard_as_long_as_it_counts(some: Samples, teacher: ActionValueModel) -> None:
    """With labels that tell nothing the teacher's cards are chosen, or none in particular."""
    blank = replace(some, labels=np.where(np.isfinite(some.labels), np.float16(0), some.labels))
    torch.manual_seed(1)
    taught, alone = (learned(WideModel(32, 1, 16), teacher, blank, counts) for counts in (5.0, 0.0))
    assert validation_value(taught, some).mean() > validation_value(alone, some).mean() + 0.1


def test_decisions_are_there_another_day(tmp_path: Path) -> None:
    kept = DecisionStore(tmp_path / "decisions")
    numbers = [kept.add(decided(seed)) for seed in (1, 2, 3)]
    again = DecisionStore(tmp_path / "decisions")
    assert again.batches == 3 and again.number == numbers[0] + numbers[2]
    assert [len(some.rows) for some in again.held_out] == [numbers[1]] and HELD_OUT_EVERY > 3
    for name in (one.name for one in fields(Samples)):
        same = [getattr(one.kept[1], name) for one in (kept, again)]
        assert np.array_equal(*same, equal_nan=name == "labels")
    first = again.sample(np.random.default_rng(1))
    assert np.array_equal(first.rows, kept.sample(np.random.default_rng(1)).rows)


def test_the_whole_of_it_is_one_command_that_goes_on(tmp_path: Path) -> None:
    out, weights = tmp_path / "wide.npz", asset("ai", "network.npz")
    program = [sys.executable, "-m", "freedoko_qt.ai.training.wide"]
    command = [*program, "--out", str(out), "--workers", "0", "--report-seconds", "0"]
    tiny = ["--width", "16", "--layers", "1", "--card-width", "8", "--games", "16", "--sets", "2"]
    decisions = []
    for minutes in ("0.02", "0.06"):
        options = ["--go-on-from", str(weights.parent), "--guests", str(weights), "--minutes", minutes]
        subprocess.run([*command, *tiny, *options], check=True, timeout=120)
        card = json.loads((tmp_path / "wide.json").read_text(encoding="utf-8"))
        decisions.append((card["decisions"], card["learned_from"]))
    assert 0 < decisions[0][0] < decisions[1][0] and decisions[0][1] < decisions[1][1]
    assert ActionValueNetwork.load(out).outputs(np.zeros((2, INPUTS), np.uint8)).shape[0] == 2
