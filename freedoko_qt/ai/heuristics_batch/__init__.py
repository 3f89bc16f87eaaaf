"""Rules of thumb for cards, vectorised: the same card as `heuristics` in the same moment."""

from .card_decisions import CardDecisions
from .choosing import heuristic_cards, heuristic_choice
from .convention import hand_strengths
from .null import null_chances
from .unlearned import is_unlearned, unlearned_cards

__all__ = [
    "CardDecisions",
    "hand_strengths",
    "heuristic_choice",
    "heuristic_cards",
    "null_chances",
    "is_unlearned",
    "unlearned_cards",
]
