"""The network while it learns, and its file of weights."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ..batch.calls import CALLS
from ..batch.tables import Array
from ..features import INPUTS, SCALE
from ..network import OUTCOMES, OUTPUTS, stored_weights
from ..oracle import HIDDEN, MOST, ORACLE_OUTPUTS, ORACLE_SCALE, distance, in_units
from ..slots import SLOTS
from .selfplay import Samples

CALL_COLUMN = 1 + SLOTS
OUTCOME_COLUMN = CALL_COLUMN + CALLS
POINTS_WEIGHT, OUTCOME_WEIGHT, LABEL_WEIGHT = 0.1, 1.0, 10.0
"""What a single game earned is a hundred times as noisy as what a label tells of the differences between cards."""
HUBER = 6.0
"""From this error on, in points, the loss grows in a straight line."""


class Model(nn.Module):
    """Encoded rows to a value, what each card place and call adds to it, and the chances of the ends."""

    def __init__(self, width: int, hidden: int = 2) -> None:
        super().__init__()
        self.width, self.depth = width, hidden
        self.first = nn.Linear(INPUTS, width)
        self.hidden = nn.ModuleList(nn.Linear(width, width) for _ in range(hidden))
        self.last = nn.Linear(width, OUTPUTS)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        self.scale = torch.from_numpy(SCALE)

    def forward(self, rows: Tensor) -> Tensor:
        """Shape (rows, OUTPUTS) for bytes of shape (rows, INPUTS)."""
        x = torch.relu(self.first(rows.float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return self.last(x)  # type: ignore[no-any-return]

    def evaluate(self, rows: Array) -> Array:
        """The outputs without learning."""
        with torch.inference_mode():
            return self(torch.from_numpy(rows)).numpy()  # type: ignore[no-any-return]


class OracleModel(nn.Module):
    """How a game ends where all hands are seen: it judges cards, and takes the luck of the deal off a choice."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.first = nn.Linear(INPUTS + HIDDEN, width)
        self.hidden = nn.ModuleList(nn.Linear(width, width) for _ in range(2))
        self.last = nn.Linear(width, ORACLE_OUTPUTS)
        nn.init.zeros_(self.last.weight)
        self.scale = torch.from_numpy(ORACLE_SCALE)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """Logits of the outcomes and what comes on top, shape (rows, ORACLE_OUTPUTS)."""
        x = torch.relu(self.first(torch.cat([rows, hidden], dim=1).float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return self.last(x)  # type: ignore[no-any-return]

    def expect(self, rows: Array, hidden: Array, counts: Array) -> Array:
        """The units without learning."""
        with torch.inference_mode():
            return in_units(self(torch.from_numpy(rows), torch.from_numpy(hidden)).numpy(), counts)


def save(model: Model | OracleModel, path: Path) -> None:
    """Write the weights as ``network.Layers`` reads them, in half precision, whole or not at all."""
    layers = [model.first, *model.hidden, model.last]
    weights: dict[str, Array] = {}
    for number, layer in enumerate(layers, 1):
        weights[f"w{number}"] = layer.weight.detach().numpy().T.astype(np.float16)
        weights[f"b{number}"] = layer.bias.detach().numpy().astype(np.float16)
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, allow_pickle=False, **weights)
    part.replace(path)


def load(model: Model | OracleModel, path: Path) -> None:
    """Take the weights that ``save`` wrote. Raises OSError."""
    weights = stored_weights(path)
    with torch.no_grad():
        for number, layer in enumerate([model.first, *model.hidden, model.last], 1):
            layer.weight.copy_(torch.from_numpy(weights[f"w{number}"].T.astype(np.float32)))
            layer.bias.copy_(torch.from_numpy(weights[f"b{number}"].astype(np.float32)))


@dataclass(frozen=True, slots=True)
class Learned:
    """The two that learn together."""

    model: Model
    oracle: OracleModel

    @classmethod
    def new(cls, width: int, hidden: int) -> Learned:
        """Both, knowing nothing; width and depth are those of the model."""
        return cls(Model(width, hidden), OracleModel())

    def state(self) -> list[dict[str, Array]]:
        """The weights of both, to be sent to another process."""
        both = (self.model, self.oracle)
        return [{name: tensor.detach().numpy().copy() for name, tensor in one.state_dict().items()} for one in both]

    def take(self, state: list[dict[str, Array]]) -> None:
        """Take the weights that were sent."""
        model, oracle = ({name: torch.from_numpy(values) for name, values in weights.items()} for weights in state)
        self.model.load_state_dict(model)
        self.oracle.load_state_dict(oracle)


def loss_of(outputs: Tensor, seen: Array, samples: Samples) -> Tensor:
    """The error of the value, of what was announced, of the outcomes, and of the labels.

    ``seen`` is what the oracle expected, in units, shape (rows,): it takes the luck of the deal off what an
    announcement earned.
    """
    points, weights = torch.from_numpy(samples.points), torch.from_numpy(samples.weights)
    said = torch.from_numpy(np.maximum(samples.said, 0).astype(np.int64))
    picked = outputs.gather(1, (said + CALL_COLUMN)[:, None])[:, 0]
    gained = _error(picked, points - torch.from_numpy(seen)) * torch.from_numpy(samples.said >= 0)
    earned = ((_error(outputs[:, 0], points) + gained) * weights).mean()
    return POINTS_WEIGHT * earned + loss_again(outputs, samples)


def loss_again(outputs: Tensor, samples: Samples) -> Tensor:
    """The error of the outcomes and of the labels: what is learned from more than once."""
    ended = nn.functional.cross_entropy(outputs[:, OUTCOME_COLUMN:], torch.from_numpy(samples.outcomes))
    return OUTCOME_WEIGHT * ended + label_loss(outputs, samples)


def oracle_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """The error of the outcomes as the oracle sees them, and of what comes on top of what they count."""
    counts = samples.counts.astype(np.float32)
    ended = nn.functional.cross_entropy(outputs[:, :OUTCOMES], torch.from_numpy(samples.outcomes))
    on_top = samples.points - counts[np.arange(len(counts)), samples.outcomes]
    told = torch.from_numpy(np.clip(on_top / distance(counts), -MOST, MOST).astype(np.float32))
    return ended + nn.functional.smooth_l1_loss(outputs[:, OUTCOMES], told)


def label_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """How far the differences between the cards are from those of their labels."""
    missed = _missed(outputs[:, 1:CALL_COLUMN], torch.from_numpy(samples.labels))
    return LABEL_WEIGHT * (missed * torch.from_numpy(samples.weights)).mean()


def _missed(expected: Tensor, labels: Tensor) -> Tensor:
    """How far the differences between the cards are from those of their labels, shape (rows,)."""
    labels = labels.float()
    known = torch.isfinite(labels)
    number = known.sum(1).clamp(min=1)
    off = torch.where(known, expected - labels.nan_to_num(), 0)
    off = torch.where(known, off - (off.sum(1) / number)[:, None], 0)
    return _error(off, torch.zeros_like(off)).sum(1)


def _error(expected: Tensor, points: Tensor) -> Tensor:
    return nn.functional.smooth_l1_loss(expected, points, beta=HUBER, reduction="none") * HUBER
