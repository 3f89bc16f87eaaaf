"""Weights shipped with the program, loaded on first use."""

from functools import cache

from freedoko_qt.resources import asset

from .action_value_network import ActionValueNetwork
from .opponent_model import OpponentModel
from .value_network import ValueNetwork


@cache
def action_value_network() -> ActionValueNetwork:
    """Return the network that plays sampled games."""
    return ActionValueNetwork.load(asset("ai", "network.npz"))


@cache
def wide_action_value_network() -> ActionValueNetwork:
    """Return the wider network, which is too slow for sampled games and only chooses cards."""
    return ActionValueNetwork.load(asset("ai", "wide.npz"))


@cache
def opponent_model() -> OpponentModel:
    """Return the policies of other players."""
    return OpponentModel.load(asset("ai", "opponent_model.npz"))


@cache
def value_network() -> ValueNetwork:
    """Return the value network."""
    return ValueNetwork.load(asset("ai", "value_network.npz"))
