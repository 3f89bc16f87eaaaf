"""Playing styles: how much a player risks."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Style(StrEnum):
    """Shifts thresholds of announcements and soli; a balanced player does what it expects to pay."""

    CAREFUL = "careful"
    BALANCED = "balanced"
    BOLD = "bold"

    @property
    def call_margin(self) -> float:
        """Additional points an announcement must be expected to earn."""
        return _CALL_MARGINS[self]

    @property
    def solo_margin(self) -> float:
        """Additional points a solo must be expected to earn."""
        return _SOLO_MARGINS[self]


# Among casual players they change the number of announcements by about half, and earnings hardly at all.
_CALL_MARGINS: Mapping[Style, float] = MappingProxyType({Style.CAREFUL: 0.4, Style.BALANCED: 0.0, Style.BOLD: -0.3})
_SOLO_MARGINS: Mapping[Style, float] = MappingProxyType({Style.CAREFUL: 0.8, Style.BALANCED: 0.0, Style.BOLD: -0.3})
