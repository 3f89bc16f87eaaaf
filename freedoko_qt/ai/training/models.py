"""The network while it learns, and its file of weights."""

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
"""Decisions learned from at a time."""
CALL_COLUMN = 1 + SLOTS
OUTCOME_COLUMN = CALL_COLUMN + CALL_COLUMNS
POINTS_WEIGHT, OUTCOME_WEIGHT, LABEL_WEIGHT = 0.1, 1.0, 10.0
"""What a single game earned is a hundred times as noisy as what a label tells of the differences between cards."""
HUBER_BETA = 6.0
"""From this error on, in points, the loss grows in a straight line."""
CHOICE_TEMPERATURE = 0.15
"""A card of which so many units more are expected is played e times as often in ``choice_loss``."""
MAX_ADVANTAGE = 8.0
"""More units than these above or below the mean of the cards count as these."""


class ActionValueModel(nn.Module):
    """Encoded rows to a value, what each card place and call adds to it, and the chances of the ends."""

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
        """Shape (rows, OUTPUTS) for bytes of shape (rows, INPUTS)."""
        return self.heads(rows, self.trunk(rows))

    def trunk(self, rows: Tensor) -> Tensor:
        """What the last layers are given, shape (rows, width)."""
        x = torch.relu(self.first(rows.float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return x

    def heads(self, rows: Tensor, context: Tensor) -> Tensor:
        """The outputs for rows of which ``context`` was given."""
        value, places, rest = self.last(context).split([1, SLOTS, OUTPUTS - CALL_COLUMN], dim=1)
        return torch.cat([value, places + self.card(rows, context), rest], dim=1)

    def evaluate(self, rows: Array) -> Array:
        """The outputs without learning."""
        with torch.inference_mode():
            return self(torch.from_numpy(rows)).numpy()  # type: ignore[no-any-return]


class CardHeadModel(nn.Module):
    """The layers that all cards share."""

    def __init__(self, context: int, width: int = 64, kinds: int | None = None) -> None:
        super().__init__()
        self.told = nn.Linear(CARD_INPUTS, width, bias=False)
        self.place = nn.Parameter(torch.randn(SLOTS, width) / 10)
        self.context = nn.Linear(context, width, bias=False)
        self.inner = nn.Linear(width, width)
        self.last = nn.Parameter(torch.zeros(width) if kinds is None else torch.zeros(width, kinds))
        self.scale = torch.from_numpy(CARD_SCALE)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """What speaks for each card that may be played, else 0; shape (rows, SLOTS), or (rows, SLOTS, kinds)."""
        at, slots, told = (torch.from_numpy(part) for part in playable_inputs(rows.numpy()))
        x = torch.relu(self.told(told.float() * self.scale) + self.place[slots] + self.context(hidden)[at])
        x = x + torch.relu(self.inner(x))
        return torch.zeros(len(rows), SLOTS, *self.last.shape[1:]).index_put((at, slots), x @ self.last)

    def weights(self) -> dict[str, Tensor]:
        """The weights by the names that ``layers.CardLayers`` reads."""
        return {
            "card_told": self.told.weight.T, "card_place": self.place, "card_context": self.context.weight.T,
            "card_weight": self.inner.weight.T, "card_bias": self.inner.bias, "card_last": self.last,
        }  # fmt: skip


class ValueModel(nn.Module):
    """How a game ends where all hands are seen: it judges cards, and takes the luck of the deal off a choice."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width
        self.first = nn.Linear(INPUTS + HIDDEN_INPUTS, width)
        self.hidden = nn.ModuleList(nn.Linear(width, width) for _ in range(2))
        self.last = nn.Linear(width, VALUE_OUTPUTS)
        nn.init.zeros_(self.last.weight)
        self.scale = torch.from_numpy(VALUE_SCALE)

    def forward(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """Logits of the outcomes and what comes on top, shape (rows, ORACLE_OUTPUTS)."""
        x = torch.relu(self.first(torch.cat([rows, hidden], dim=1).float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return self.last(x)  # type: ignore[no-any-return]

    def expected_units(self, rows: Array, hidden: Array, counts: Array) -> Array:
        """The units without learning."""
        with torch.inference_mode():
            return units_from_outputs(self(torch.from_numpy(rows), torch.from_numpy(hidden)).numpy(), counts)


class OpponentPolicyModel(nn.Module):
    """Encoded rows to how much each kind of player likes the card of each place."""

    def __init__(self, width: int, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.first = nn.Linear(INPUTS, width)
        self.hidden = nn.ModuleList([nn.Linear(width, width)])
        self.last = nn.Linear(width, SLOTS * kinds)
        self.card = CardHeadModel(width, width // 2, kinds)
        self.scale = torch.from_numpy(SCALE)

    def forward(self, rows: Tensor) -> Tensor:
        """Shape (rows, SLOTS, kinds) for bytes of shape (rows, INPUTS)."""
        x = torch.relu(self.first(rows.float() * self.scale))
        for layer in self.hidden:
            x = x + torch.relu(layer(x))
        return self.last(x).unflatten(1, (SLOTS, self.kinds)) + self.card(rows, x)


TrainableModel: TypeAlias = ActionValueModel | ValueModel | OpponentPolicyModel


def _weights(model: TrainableModel) -> dict[str, Tensor]:
    """The weights of a model by the names under which they are stored: not copies, they can be written to."""
    weights: dict[str, Tensor] = {} if isinstance(model, ValueModel) else model.card.weights()
    for number, layer in enumerate([model.first, *model.hidden, model.last], 1):
        weights |= {f"w{number}": layer.weight.T, f"b{number}": layer.bias}
    return weights


def save(model: TrainableModel, path: Path) -> None:
    """Write the weights as ``layers`` reads them, in half precision, whole or not at all."""
    weights = {name: some.detach().numpy().astype(np.float16) for name, some in _weights(model).items()}
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, allow_pickle=False, **weights)
    part.replace(path)


def load(model: TrainableModel, path: Path) -> None:
    """Take the weights that ``save`` wrote. Raises OSError.

    They may be those of narrower layers: the model says the same then, for what is new listens and has no say yet.
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
    """The two that learn together."""

    model: ActionValueModel
    value_model: ValueModel

    @classmethod
    def new(cls, width: int, hidden: int, oracle_width: int) -> ModelPair:
        """Both, knowing nothing; the layers of the model and the width of the oracle's."""
        return cls(ActionValueModel(width, hidden), ValueModel(oracle_width))

    def state(self) -> list[dict[str, Array]]:
        """The weights of both, to be sent to another process."""
        both = (self.model, self.value_model)
        return [{name: tensor.detach().numpy().copy() for name, tensor in one.state_dict().items()} for one in both]

    def take(self, state: list[dict[str, Array]]) -> None:
        """Take the weights that were sent."""
        model, value_model = ({name: torch.from_numpy(values) for name, values in weights.items()} for weights in state)
        self.model.load_state_dict(model)
        self.value_model.load_state_dict(value_model)


def action_value_loss(outputs: Tensor, seen: Array, samples: Samples) -> Tensor:
    """The error of the value, of what was announced, of the outcomes, and of the labels.

    ``seen`` is what the oracle expected, in units, shape (rows,): it takes the luck of the deal off what an
    announcement earned.
    """
    points, weights = torch.from_numpy(samples.points), torch.from_numpy(samples.weights)
    said = torch.from_numpy(np.maximum(samples.said, 0).astype(np.int64))
    picked = outputs.gather(1, (said + CALL_COLUMN)[:, None])[:, 0]
    gained = _huber(picked, points - torch.from_numpy(seen)) * torch.from_numpy(samples.said >= 0)
    earned = ((_huber(outputs[:, 0], points) + gained) * weights).mean()
    return POINTS_WEIGHT * earned + repeatable_loss(outputs, samples)


def repeatable_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """What is learned from more than once: the error of the outcomes and of the labels, and what choices lose."""
    ended = nn.functional.cross_entropy(outputs[:, OUTCOME_COLUMN:], torch.from_numpy(samples.outcomes))
    return OUTCOME_WEIGHT * ended + label_loss(outputs, samples) + choice_loss(outputs, samples)


def value_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """The error of the outcomes as the oracle sees them, and of what comes on top of what they count."""
    counts = samples.counts.astype(np.float32)
    ended = nn.functional.cross_entropy(outputs[:, :OUTCOMES], torch.from_numpy(samples.outcomes))
    on_top = samples.points - counts[np.arange(len(counts)), samples.outcomes]
    extra = torch.from_numpy(np.clip(on_top / half_win_margin(counts), -MAX_EXTRA, MAX_EXTRA).astype(np.float32))
    return ended + nn.functional.smooth_l1_loss(outputs[:, OUTCOMES], extra)


def label_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """How far the differences between the cards are from those of their labels."""
    missed = _label_error(outputs[:, 1:CALL_COLUMN], torch.from_numpy(samples.labels))
    return LABEL_WEIGHT * (missed * torch.from_numpy(samples.weights)).mean()


def choice_loss(outputs: Tensor, samples: Samples) -> Tensor:
    """What is lost, by the labels, where cards are played the more often the more is expected of them.

    It sees what a mistake costs, where ``label_loss`` is as strict with cards that nobody would play.
    """
    labels = torch.from_numpy(samples.labels).float()
    known = torch.isfinite(labels)
    above = torch.where(known, labels - labels.nanmean(1, keepdim=True), 0).clamp(-MAX_ADVANTAGE, MAX_ADVANTAGE)
    # Next to never, not never: there are decisions without any label.
    played = torch.where(known, outputs[:, 1:CALL_COLUMN] / CHOICE_TEMPERATURE, -1e9).softmax(1)
    return -LABEL_WEIGHT * ((played * above).sum(1) * torch.from_numpy(samples.weights)).mean()


def _label_error(expected: Tensor, labels: Tensor) -> Tensor:
    """How far the differences between the cards are from those of their labels, shape (rows,)."""
    labels = labels.float()
    known = torch.isfinite(labels)
    number = known.sum(1).clamp(min=1)
    off = torch.where(known, expected - labels.nan_to_num(), 0)
    off = torch.where(known, off - (off.sum(1) / number)[:, None], 0)
    return _huber(off, torch.zeros_like(off)).sum(1)


def _huber(expected: Tensor, points: Tensor) -> Tensor:
    return nn.functional.smooth_l1_loss(expected, points, beta=HUBER_BETA, reduction="none") * HUBER_BETA
