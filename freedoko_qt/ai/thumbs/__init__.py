"""The rules of thumb about cards for thousands of seats at once: in the same moment the same card as `heuristics`."""

from .choosing import by_thumb, chosen_cards
from .moments import Moments

__all__ = ["Moments", "by_thumb", "chosen_cards"]
