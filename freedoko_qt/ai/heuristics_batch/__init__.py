"""The rules of thumb about cards for thousands of seats at once: in the same moment the same card as `heuristics`."""

from .choosing import chosen_cards, heuristic_choice
from .moments import Moments

__all__ = ["Moments", "heuristic_choice", "chosen_cards"]
