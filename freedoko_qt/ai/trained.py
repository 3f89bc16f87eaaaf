"""The weights that come with the program, read when they are first needed."""

from functools import cache

from freedoko_qt.resources import asset

from .manners import Manners
from .network import Network
from .oracle import Oracle


@cache
def network() -> Network:
    """The network that plays imagined games, and tells how they end."""
    return Network.load(asset("ai", "network.npz"))


@cache
def wide_network() -> Network:
    """The wider network that only chooses cards: thousands of imagined games would have to wait for it."""
    return Network.load(asset("ai", "wide.npz"))


@cache
def manners() -> Manners:
    """How others play, as far as one network can tell."""
    return Manners.load(asset("ai", "manners.npz"))


@cache
def oracle() -> Oracle:
    """The oracle that judges imagined games."""
    return Oracle.load(asset("ai", "oracle.npz"))
