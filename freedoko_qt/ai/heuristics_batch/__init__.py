"""The rules of thumb about cards for thousands of seats at once: in the same moment the same card as `heuristics`."""

from .choosing import heuristic_cards, heuristic_choice
from .moments import Moments

__all__ = ["Moments", "heuristic_choice", "heuristic_cards"]
