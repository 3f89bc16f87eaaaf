"""The deals of the last days: what came of each, and for how many days in a row they have been played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from .deal import KeptDeal


@dataclass(frozen=True, slots=True)
class PlayedDay:
    """A day, and the person's score at its deal."""

    day: date
    points: int | None
    """None: it was not played."""


def last_days(deals: Iterable[KeptDeal], today: date, number: int) -> list[PlayedDay]:
    """The last days, as many as asked for, today at the end.

    `number` days, each once. A day whose deal is kept but not played has no points.
    """
    written = _written(deals)
    days = [today - timedelta(days=back) for back in reversed(range(number))]
    return [PlayedDay(day, written.get(day.isoformat())) for day in days]


def streak(deals: Iterable[KeptDeal], today: date) -> int:
    """The number of days in a row whose deal was played; today may still be to come."""
    written = _written(deals)
    day = today if today.isoformat() in written else today - timedelta(days=1)
    length = 0
    while day.isoformat() in written:
        length, day = length + 1, day - timedelta(days=1)
    return length


def _written(deals: Iterable[KeptDeal]) -> dict[str, int]:
    return {deal.day: deal.points for deal in deals if deal.day and deal.points is not None}
