"""The help that the person has used in a game of a tournament."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from freedoko_qt.engine.text import LARGEST_COUNT

KEY = "aid"
"""The key in a record and in the first line of a journal."""


@dataclass(frozen=True, slots=True)
class HelpUsed:
    """The number of actions taken back and hints asked for."""

    undone: int = 0
    """The own actions that were taken back."""
    hints: int = 0
    """The decisions for which a hint was asked."""

    def __bool__(self) -> bool:
        return self != HelpUsed()

    def __add__(self, other: HelpUsed) -> HelpUsed:
        return HelpUsed(self.undone + other.undone, self.hints + other.hints)

    def noted(self) -> dict[str, Any]:
        """The entries for a record or a journal; none where there was no help."""
        return {KEY: asdict(self)} if self else {}

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> HelpUsed:
        """The help noted in a record or the first line of a journal; none where nothing is noted."""
        match values.get(KEY):
            case {"undone": int(undone), "hints": int(hints)} if max(abs(undone), abs(hints)) <= LARGEST_COUNT:
                return cls(undone, hints)
        return cls()


NO_HELP = HelpUsed()
"""No help at all."""
