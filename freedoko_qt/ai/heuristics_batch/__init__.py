"""Rules of thumb for cards, vectorised: the same card as ``heuristics`` in the same moment."""

from .choosing import heuristic_cards, heuristic_choice
from .moments import Moments
from .null import null_cards, null_chances

__all__ = ["Moments", "heuristic_choice", "heuristic_cards", "null_cards", "null_chances"]
