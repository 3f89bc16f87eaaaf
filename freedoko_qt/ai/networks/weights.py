"""The weights that come with the program, read when they are first needed."""

from functools import cache

from freedoko_qt.resources import asset

from .action_value_network import ActionValueNetwork
from .opponent_model import OpponentModel
from .value_network import ValueNetwork


@cache
def action_value_network() -> ActionValueNetwork:
    """The network that plays imagined games, and tells how they end."""
    return ActionValueNetwork.load(asset("ai", "network.npz"))


@cache
def wide_action_value_network() -> ActionValueNetwork:
    """The wider network that only chooses cards: thousands of imagined games would have to wait for it."""
    return ActionValueNetwork.load(asset("ai", "wide.npz"))


@cache
def opponent_model() -> OpponentModel:
    """How others play, as far as one network can tell."""
    return OpponentModel.load(asset("ai", "manners.npz"))


@cache
def value_network() -> ValueNetwork:
    """The oracle that judges imagined games."""
    return ValueNetwork.load(asset("ai", "oracle.npz"))
