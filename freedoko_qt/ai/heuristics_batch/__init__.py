"""Rules of thumb for cards, vectorised: the same card as ``heuristics`` in the same moment."""

from .choosing import heuristic_cards, heuristic_choice
from .moments import Moments

__all__ = ["Moments", "heuristic_choice", "heuristic_cards"]
