"""Deals that fit all a seat may know: what is certain about the hidden cards, and worlds drawn from it."""

from .dealing import deals
from .exchange import Undone, undone
from .facts import Facts, Limit, consistent, spreads
from .seen import facts_of

__all__ = ["Facts", "Limit", "Undone", "consistent", "deals", "facts_of", "spreads", "undone"]
