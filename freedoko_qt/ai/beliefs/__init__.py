"""Beliefs of a seat: certain facts about hidden cards, and deals and games sampled from them."""

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
