"""The sums of a list across (DDV 7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..cards import SEATS, BySeat


class CrossCheck(NamedTuple):
    """The result of adding up a list across (DDV 7.3)."""

    wrong_lines: tuple[int, ...]
    """The lines, from 1, that do not sum to zero."""
    same_parity: bool
    """True if the four totals are all even or all odd."""


def cross_check(lines: Sequence[BySeat[int]]) -> CrossCheck:
    """Add up the score sheet across; `lines` are the scores of the seats, game by game.

    Only lists that count plus and minus add up to 0 (`check_zero_sum`).
    """
    wrong = tuple(number for number, line in enumerate(lines, 1) if sum(line))
    odd = {sum(line[seat] for line in lines) % 2 for seat in SEATS}
    return CrossCheck(wrong, len(odd) == 1)
