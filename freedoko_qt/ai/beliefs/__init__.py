"""Deals that fit all a seat may know: what is certain about the hidden cards, and worlds drawn from it."""

from .card_facts import CardFacts, SpreadLimit, consistent, spreads
from .deal_sampler import sample_uniform
from .exchange_facts import UndoneExchange, undo_exchange
from .view_facts import facts_of

__all__ = [
    "CardFacts",
    "SpreadLimit",
    "UndoneExchange",
    "consistent",
    "sample_uniform",
    "facts_of",
    "spreads",
    "undo_exchange",
]
