"""The two sides."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias


class Side(StrEnum):
    """Re or contra."""

    RE = "re"
    CONTRA = "contra"

    @property
    def other(self) -> Side:
        """The opponents."""
        return _OTHER[self]


RE, CONTRA = Side.RE, Side.CONTRA
"""Short names for what every action asks for: found in a module ten times as fast as in an enum."""

_OTHER = {RE: CONTRA, CONTRA: RE}

Sides: TypeAlias = tuple[Side | None, Side | None, Side | None, Side | None]
