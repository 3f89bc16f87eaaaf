"""Means and shares with their confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

NORMAL = 1.959964
"""Standard deviations on each side of the mean in an interval of 95 % of a normal distribution."""

ENOUGH = 10
"""The fewest games from which something is concluded."""


@dataclass(frozen=True, slots=True)
class Average:
    """The mean of some numbers, and half the width of its interval of 95 %."""

    number: int
    mean: float
    """The mean; 0 where there are no numbers."""
    error: float | None
    """None where the numbers are too few, or all the same: then there is no estimate."""

    @property
    def low(self) -> float | None:
        """The lower end of the interval."""
        return None if self.error is None else self.mean - self.error

    @property
    def high(self) -> float | None:
        """The upper end of the interval."""
        return None if self.error is None else self.mean + self.error

    @property
    def sign(self) -> int:
        """1 if it is surely above zero, -1 if it is surely below, 0 if the interval leaves it open."""
        if self.error is None or abs(self.mean) <= self.error:
            return 0
        return 1 if self.mean > 0 else -1


def average(numbers: Sequence[float]) -> Average:
    """The mean of these numbers.

    Fewer than `ENOUGH` numbers have no interval.
    """
    number = len(numbers)
    if not number:
        return Average(0, 0.0, None)
    mean = sum(numbers) / number
    squares = sum([(one - mean) ** 2 for one in numbers])
    if number < ENOUGH or not squares:
        return Average(number, mean, None)
    return Average(number, mean, students(number - 1) * sqrt(squares / (number - 1) / number))


def students(freedom: int) -> float:
    """The standard errors that the interval of 95 % reaches on each side, from so few numbers (Student's t).

    The series of Cornish and Fisher: three digits are right from 9 degrees of freedom on.
    """
    square = NORMAL * NORMAL
    once = (square + 1) / 4
    twice = ((5 * square + 16) * square + 3) / 96
    thrice = (((3 * square + 19) * square + 17) * square - 15) / 384
    return NORMAL * (1 + (once + (twice + thrice / freedom) / freedom) / freedom)


def difference(one: Average, other: Average) -> Average:
    """The difference of two averages; its interval from both.

    Taken as independent; without an interval if either has none.
    """
    error = None if one.error is None or other.error is None else sqrt(one.error**2 + other.error**2)
    return Average(min(one.number, other.number), one.mean - other.mean, error)


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a whole, both as numbers."""

    hits: int
    number: int

    @property
    def share(self) -> float:
        """The share, from 0 to 1; 0 out of nothing."""
        return self.hits / self.number if self.number else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the true share in 95 of 100 cases (Wilson); from 0 to 1 out of nothing.

        Low and high, both from 0 to 1; never empty, even for one game.
        """
        if not self.number:
            return 0.0, 1.0
        square = NORMAL * NORMAL / self.number
        middle = (self.share + square / 2) / (1 + square)
        half = sqrt(square * (self.share * (1 - self.share) + square / 4)) / (1 + square)
        return max(0.0, middle - half), min(1.0, middle + half)


def share(hits: Sequence[bool]) -> Share:
    """The share of these that are true."""
    return Share(sum(hits), len(hits))
