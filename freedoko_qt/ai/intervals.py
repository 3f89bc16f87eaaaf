"""Intervals of confidence."""

NORMAL_95 = 1.96
"""Standard deviations from the mean to either end of a 95 % interval."""
