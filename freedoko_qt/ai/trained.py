"""The weights that come with the program, read when they are first needed."""

from functools import cache

from freedoko_qt.resources import asset

from .network import Network
from .oracle import Oracle


@cache
def network() -> Network:
    """The network that plays."""
    return Network.load(asset("ai", "network.npz"))


@cache
def imitation() -> Network:
    """The network that plays cards as the rules of thumb do, where thousands of games are played at a time."""
    return Network.load(asset("ai", "imitation.npz"))


@cache
def imagined() -> tuple[Network, ...]:
    """Those as which the expert imagines others: itself, the rules of thumb, and players of another program."""
    return network(), imitation(), Network.load(asset("ai", "recorded.npz"))


@cache
def oracle() -> Oracle:
    """The oracle that judges imagined games."""
    return Oracle.load(asset("ai", "oracle.npz"))
