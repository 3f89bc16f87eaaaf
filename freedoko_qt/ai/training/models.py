"""Networks as torch modules, their losses, and their files of weights."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
import torch
from torch import Tensor, nn

from ..batch.calls import CALL_COLUMNS
from ..batch.tables import Array
from ..encoding.card_encoding import SLOTS
from ..encoding.card_inputs import CARD_INPUTS, CARD_SCALE, playable_inputs
from ..encoding.features import INPUTS, SCALE
from ..networks.action_value_network import OUTCOMES, OUTPUTS
from ..networks.layers import read_weights
from ..networks.value_network import (
    HIDDEN_INPUTS,
    MAX_EXTRA,
    VALUE_OUTPUTS,
    VALUE_SCALE,
    half_win_margin,
    units_from_outputs,
)
from .self_play import Samples

BATCH_ROWS = 2048
"""Decisions per training step."""
FINAL_RATE = 0.02
"""Share of the learning rate that is left at the end of a run."""
CALL_COLUMN = 1 + SLOTS
OUTCOME_COLUMN = CALL_COLUMN + CALL_COLUMNS
POINTS_WEIGHT, OUTCOME_WEIGHT, LABEL_WEIGHT = 0.1, 1.0, 10.0
"""Weights of the losses; results of single games are a hundred times as noisy as differences between labels."""
HUBER_BETA = 6.0
"""Error, in units, from which on the Huber loss is linear."""
CHOICE_TEMPERATURE = 0.15
"""Temperature of the softmax over cards in `choice_loss`, in units."""
MAX_ADVANTAGE = 8.0
"""Bound of a card's advantage over the mean of the cards, in units."""


class ActionValueModel(nn.Module):
    """Torch module of `ActionValueNetwork`."""

    def __init__(self, width: int, hidden: int = 2, card_width: int = 64) -> None:
        super().__init__()
        self.width, self.depth = width, hidden
        self.first = nn.Linear(INPUTS, width)
        self.hidden = nn.ModuleList(nn.Linear(width, width) for _ in range(hidden))
        self.last = nn.Linear(width, OUTPUTS)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        self.card = CardHeadModel(width, card_width)
        self.scale = torch.from_numpy(SCALE)

    def forward(self, rows: Tensor) -> Tensor:
        """Map bytes of shape (rows, INPUTS) to outputs of shape (rows, OUTPUTS)."""
        return self.heads(rows, self.trunk(rows))

    def trunk(self, rows: Tensor) -> Tensor:
        """Return the last hidden layer, shape (rows, width)."""
        x = torch.relu(self.first(rows.float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return x

    def heads(self, rows: Tensor, context: Tensor) -> Tensor:
        """Return the outputs for the last hidden layer `context`."""
        value, places, rest = self.last(context).split([1, SLOTS, OUTPUTS - CALL_COLUMN], dim=1)
        return torch.cat([value, places + self.card(rows, context), rest], dim=1)

    def evaluate(self, rows: Array) -> Array:
        """Return the outputs without gradients."""
        with torch.inference_mode():
            return self(torch.from_numpy(rows)).numpy()  # type: ignore[no-any-return]


class CardHeadModel(nn.Module):
    """Torch module of `CardLayers`."""

    def __init__(self, context: int, width: int = 64, kinds: int | None = None) -> None:
        super().__init__()
        self.told = nn.Linear(CARD_INPUTS, width, bias=False)
        self.place = nn.Parameter(torch.randn(SLOTS, width) / 10)
        self.context = nn.Linear(context, width, bias=False)
        self.inner = nn.Linear(width, width)
        self.last = nn.Parameter(torch.zeros(width) if kinds is None else torch.zeros(width, kinds))
        self.scale = torch.from_numpy(CARD_SCALE)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """Return an output for each playable card, else 0; shape (rows, SLOTS), or (rows, SLOTS, kinds)."""
        at, slots, inputs = (torch.from_numpy(part) for part in playable_inputs(rows.numpy()))
        x = torch.relu(self.told(inputs.float() * self.scale) + self.place[slots] + self.context(hidden)[at])
        x = x + torch.relu(self.inner(x))
        return torch.zeros(len(rows), SLOTS, *self.last.shape[1:]).index_put((at, slots), x @ self.last)

    def weights(self) -> dict[str, Tensor]:
        """Return the weights by the names that `CardLayers` reads."""
        return {
            "card_told": self.told.weight.T, "card_place": self.place, "card_context": self.context.weight.T,
            "card_weight": self.inner.weight.T, "card_bias": self.inner.bias, "card_last": self.last,
        }  # fmt: skip


class ValueModel(nn.Module):
    """Torch module of `ValueNetwork`; it also serves as a baseline that removes the luck of the deal."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width
        self.first = nn.Linear(INPUTS + HIDDEN_INPUTS, width)
        self.hidden = nn.ModuleList(nn.Linear(width, width) for _ in range(2))
        self.last = nn.Linear(width, VALUE_OUTPUTS)
        nn.init.zeros_(self.last.weight)
        self.scale = torch.from_numpy(VALUE_SCALE)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """Return outcome logits and the extra, shape (rows, VALUE_OUTPUTS)."""
        x = torch.relu(self.first(torch.cat([rows, hidden], dim=1).float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return self.last(x)  # type: ignore[no-any-return]

    def expected_units(self, rows: Array, hidden: Array, counts: Array) -> Array:
        """Return expected units without gradients, shape (rows,)."""
        with torch.inference_mode():
            return units_from_outputs(self(torch.from_numpy(rows), torch.from_numpy(hidden)).numpy(), counts)


class OpponentPolicyModel(nn.Module):
    """Torch module of `OpponentModel`."""

    def __init__(self, width: int, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.first = nn.Linear(INPUTS, width)
        self.hidden = nn.ModuleList([nn.Linear(width, width)])
        self.last = nn.Linear(width, SLOTS * kinds)
        self.card = CardHeadModel(width, width // 2, kinds)
        self.scale = torch.from_numpy(SCALE)

    def forward(self, rows: Tensor) -> Tensor:
        """Map bytes of shape (rows, INPUTS) to logits of shape (rows, SLOTS, kinds)."""
        x = torch.relu(self.first(rows.float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return self.last(x).unflatten(1, (SLOTS, self.kinds)) + self.card(rows, x)


TrainableModel: TypeAlias = ActionValueModel | ValueModel | OpponentPolicyModel


def sinking_rate(rate: float, done: float) -> float:
    """Return the learning rate when a share `done` of the run is over; `rate`: that at its start."""
    return rate * (1 - (1 - FINAL_RATE) * done)


def _weights(model: TrainableModel) -> dict[str, Tensor]:
    """Return the weights of a model by their stored names, as views that can be written to."""
    weights: dict[str, Tensor] = {} if isinstance(model, ValueModel) else model.card.weights()
    for number, layer in enumerate([model.first, *model.hidden, model.last], 1):
        weights |= {f"w{number}": layer.weight.T, f"b{number}": layer.bias}
    return weights


def save(model: TrainableModel, path: Path) -> None:
    """Write the weights in half precision, atomically.

    The file is one of those that `networks.layers.read_weights` reads.
    """
    weights = {name: some.detach().numpy().astype(np.float16) for name, some in _weights(model).items()}
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, allow_pickle=False, **weights)
    part.replace(path)


def load(model: TrainableModel, path: Path) -> None:
    """Load weights that `save` wrote.

    Weights of narrower layers fit, too: new units have inputs but no influence yet, so that outputs are the same.
    Raises OSError if the file cannot be read, KeyError if it lacks some weights.
    """
    stored = read_weights(path)
    with torch.no_grad():
        for name, some in _weights(model).items():
            known = torch.from_numpy(stored[name].astype(np.float32))
            if known.ndim == 2:
                inputs, units = known.shape
                some[inputs:, :units] = 0
                some[:inputs, :units] = known
            else:
                some[: len(known)] = known


@dataclass(frozen=True, slots=True)
class ModelPair:
    """The action-value and the value model, which are trained together."""

    model: ActionValueModel
    value_model: ValueModel

    @classmethod
    def new(cls, width: int, hidden: int, value_width: int) -> ModelPair:
        """Make untrained models.

        `width` and `hidden` layers of the action-value model, `value_width` of the value model.
        """
        return cls(ActionValueModel(width, hidden), ValueModel(value_width))

    def state(self) -> list[dict[str, Array]]:
        """Return copies of the weights of both, to be sent to another process."""
        both = (self.model, self.value_model)
        return [{name: tensor.detach().numpy().copy() for name, tensor in one.state_dict().items()} for one in both]

    def take(self, state: list[dict[str, Array]]) -> None:
        """Load weights returned by `state`."""
        model, value_model = ({name: torch.from_numpy(values) for name, values in weights.items()} for weights in state)
        self.model.load_state_dict(model)
        self.value_model.load_state_dict(value_model)


def action_value_loss(outputs: Tensor, baseline: Array, samples: Samples) -> Tensor:
    """Loss of value, calls, outcomes and labels.

    `baseline`: expected units by the value model, shape (rows,), subtracted from what an announcement earned.
    """
    points, weights = torch.from_numpy(samples.points), torch.from_numpy(samples.weights)
    column = torch.from_numpy(np.maximum(samples.said, 0).astype(np.int64))
    picked = outputs.gather(1, (column + CALL_COLUMN)[:, None])[:, 0]
    gained = _huber(picked, points - torch.from_numpy(baseline)) * torch.from_numpy(samples.said >= 0)
    earned = ((_huber(outputs[:, 0], points) + gained) * weights).mean()
    return POINTS_WEIGHT * earned + repeatable_loss(outputs, samples)


def repeatable_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """Loss of outcomes, labels and choices, which may be repeated on the same decisions."""
    ended = nn.functional.cross_entropy(outputs[:, OUTCOME_COLUMN:], torch.from_numpy(samples.outcomes))
    return OUTCOME_WEIGHT * ended + label_loss(outputs, samples) + choice_loss(outputs, samples)


def value_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """Loss of the outcomes and of the extra on top of their units."""
    counts = samples.counts.astype(np.float32)
    ended = nn.functional.cross_entropy(outputs[:, :OUTCOMES], torch.from_numpy(samples.outcomes))
    on_top = samples.points - counts[np.arange(len(counts)), samples.outcomes]
    extra = torch.from_numpy(np.clip(on_top / half_win_margin(counts), -MAX_EXTRA, MAX_EXTRA).astype(np.float32))
    return ended + nn.functional.smooth_l1_loss(outputs[:, OUTCOMES], extra)


def label_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """Loss of the differences between cards compared with those of their labels."""
    missed = _label_error(outputs[:, 1:CALL_COLUMN], torch.from_numpy(samples.labels))
    return LABEL_WEIGHT * (missed * torch.from_numpy(samples.weights)).mean()


def choice_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """Expected loss by the labels if cards are played by a softmax of their values.

    It weighs mistakes by their cost, while `label_loss` also fits cards that are never played.
    """
    labels = torch.from_numpy(samples.labels).float()
    known = torch.isfinite(labels)
    above = torch.where(known, labels - labels.nanmean(1, keepdim=True), 0).clamp(-MAX_ADVANTAGE, MAX_ADVANTAGE)
    # Finite, because some decisions have no label at all.
    played = torch.where(known, outputs[:, 1:CALL_COLUMN] / CHOICE_TEMPERATURE, -1e9).softmax(1)
    return -LABEL_WEIGHT * ((played * above).sum(1) * torch.from_numpy(samples.weights)).mean()


def _label_error(expected: Tensor, labels: Tensor) -> Tensor:
    """Error of the differences between cards, shape (rows,)."""
    labels = labels.float()
    known = torch.isfinite(labels)
    number = known.sum(1).clamp(min=1)
    off = torch.where(known, expected - labels.nan_to_num(), 0)
    off = torch.where(known, off - (off.sum(1) / number)[:, None], 0)
    return _huber(off, torch.zeros_like(off)).sum(1)


def _huber(expected: Tensor, points: Tensor) -> Tensor:
    return nn.functional.smooth_l1_loss(expected, points, beta=HUBER_BETA, reduction="none") * HUBER_BETA
