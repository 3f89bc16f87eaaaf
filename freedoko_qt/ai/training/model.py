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
from ..network import OUTPUTS, stored_weights
from ..oracle import HIDDEN, ORACLE_SCALE, in_units, range_of
from ..slots import SLOTS
from .selfplay import Samples

CALL_COLUMN = 1 + SLOTS
OUTCOME_COLUMN = CALL_COLUMN + CALLS
OUTCOME_WEIGHT = 0.25
POINTS_WEIGHT, LABEL_WEIGHT = 0.1, 10.0
"""How a single game ended is a hundred times as noisy as what a label tells of the differences between cards."""
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
    """What a seat earns where all hands are seen: it judges cards, and takes the luck of the deal off a choice."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.first = nn.Linear(INPUTS + HIDDEN, width)
        self.hidden = nn.ModuleList(nn.Linear(width, width) for _ in range(2))
        self.last = nn.Linear(width, 1)
        nn.init.zeros_(self.last.weight)
        self.scale = torch.from_numpy(ORACLE_SCALE)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """How the game ends where lost is -1 and won 1, shape (rows,)."""
        x = torch.relu(self.first(torch.cat([rows, hidden], dim=1).float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return self.last(x)[:, 0]  # type: ignore[no-any-return]

    def expect(self, rows: Array, hidden: Array) -> Array:
        """The units without learning."""
        with torch.inference_mode():
            return in_units(self(torch.from_numpy(rows), torch.from_numpy(hidden)).numpy(), hidden)


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
    """The error of the value, of the ends, of what the chosen cards and calls added to it, and of the labels.

    ``seen`` is what the oracle expected, in units, shape (rows,): it takes the luck of the deal off what a choice
    earned.
    """
    points, weights = torch.from_numpy(samples.points), torch.from_numpy(samples.weights)
    total = OUTCOME_WEIGHT * nn.functional.cross_entropy(
        outputs[:, OUTCOME_COLUMN:], torch.from_numpy(samples.outcomes)
    )
    total = total + (_error(outputs[:, 0], points) * weights).mean()
    gained = points - torch.from_numpy(seen)
    for chosen, column in ((samples.cards, 1), (samples.said, CALL_COLUMN)):
        places = torch.from_numpy(np.maximum(chosen, 0).astype(np.int64))
        picked = outputs.gather(1, (places + column)[:, None])[:, 0]
        # A labelled card is not judged by the one game it came to: that would be noise beside the label.
        judged = chosen >= 0 if chosen is samples.said else (chosen >= 0) & ~np.isfinite(samples.labels).any(1)
        total = total + (_error(picked, gained) * weights * torch.from_numpy(judged)).mean()
    return POINTS_WEIGHT * total + label_loss(outputs, samples)


def oracle_loss(relative: Tensor, samples: Samples) -> Tensor:
    """The error of how the oracle sees the games end, shape (rows,)."""
    middle, half = range_of(samples.hidden)
    ends = torch.from_numpy((samples.points - middle) / half)
    return nn.functional.smooth_l1_loss(relative, ends)


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
