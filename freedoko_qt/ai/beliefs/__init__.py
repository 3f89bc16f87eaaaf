"""Deals that fit all a seat may know: what is certain about the hidden cards, and worlds drawn from it."""

from .card_facts import Facts, Limit, consistent, spreads
from .deal_sampler import deals
from .exchange_facts import Undone, undone
from .view_facts import facts_of

__all__ = ["Facts", "Limit", "Undone", "consistent", "deals", "facts_of", "spreads", "undone"]
