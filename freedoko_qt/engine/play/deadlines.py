"""The deadlines of announcements under a rule set (RULES.md 10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..actions import DENIALS, LEVEL_REPLIES, Call
from ..rules import Rules
from ..rules.calls import DENIALS as PERMITTED

HIGHEST_LEVEL = 5
"""The level of black, above which there is none."""

NEVER = 99
"""The limit of a denial that the rules do not permit: no clock shows so much."""


class Deadlines(dict[tuple[Call, int, int, int], tuple[Call, ...]]):
    """The open calls by the state of the announcements, lowest first.

    A state is the call of level 1 that is the seat's own, the level its side has announced, the level of the others
    that it may reply to (0: none), and its clock. Each is worked out when it first comes up.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.limits = _limits(rules)
        """For each level, 0 (nothing) to 5, the least that the clock of a seat must show for it to be open."""
        self.contra_limits = (self.limits[0], _contra_limit(rules, self.limits[1]), *self.limits[2:])
        """The limits for Kontra, whose first level may have one of its own."""

    def __missing__(self, key: tuple[Call, int, int, int]) -> tuple[Call, ...]:
        found = self[key] = tuple(self._open(*key))
        return found

    def _open(self, first: Call, own: int, other: int, clock: int) -> Iterator[Call]:
        rules = self.rules
        limits, answered = self.limits, self.contra_limits
        if first is Call.CONTRA:
            limits, answered = answered, limits
        answers = other > 0 and clock >= answered[other] - rules.reply_delay_cards
        if own == 0 and clock >= limits[1]:
            yield first
        elif answers and not rules.announcement_strict_limit:
            yield Call.REPLY
        for level in range(own + 1, HIGHEST_LEVEL + 1):
            if limits[level] == NEVER:
                continue
            if clock >= limits[level]:
                if level > 1 and (own or rules.denial_without_announcement != "forbidden"):
                    yield DENIALS[level - 2]
            elif rules.denial_without_announcement != "free":
                # A level may be skipped only while it is itself still open.
                break
        if answers and rules.announcement_strict_limit:
            yield LEVEL_REPLIES[other - 1]


@lru_cache
def deadlines(rules: Rules) -> Deadlines:
    """The deadlines under these rules."""
    return Deadlines(rules)


def _contra_limit(rules: Rules, usual: int) -> int:
    if not rules.contra_has_own_limit:
        return usual
    if rules.announcement_time_base == "cards_on_table":
        return -rules.announcement_contra_on_table
    return rules.announcement_contra


def _limits(rules: Rules) -> tuple[int, ...]:
    if rules.announcement_time_base == "cards_on_table":
        first, *denials = (-limit for limit in rules.announcement_limit_table)
    else:
        first = rules.announcement_no_120
        denials = [
            rules.announcement_no_90, rules.announcement_no_60, rules.announcement_no_30, rules.announcement_no_0
        ]  # fmt: skip
    permitted = [name in rules.permitted_denials for name in PERMITTED]
    return (0, first, *(limit if may else NEVER for limit, may in zip(denials, permitted, strict=True)))
