"""The money of an evening as a value: a line a game or fine, with the running sums of each person and of the kitty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class LedgerLine(NamedTuple):
    """One game or one fine; the kitty stands behind the people, and every line sums to zero with it."""

    number: int | None
    """The number of the game, from 1; None for a fine."""
    text: str
    """The reason of a fine, in the person's own words; empty for a game."""
    cents: tuple[int | None, ...]
    """None for who has nothing to do with it."""
    sums: tuple[int, ...]
    """The sums after this line."""


class Payment(NamedTuple):
    """An amount that one gives to another at the end; the kitty has the number behind those of the people."""

    payer: int
    payee: int
    cents: int


class Ledger(NamedTuple):
    """The money of a whole evening."""

    people: int
    lines: tuple[LedgerLine, ...]
    is_shared: bool
    """True if the kitty is shared equally at the end."""

    @property
    def kitty(self) -> int:
        """The number of the kitty, behind those of the people."""
        return self.people

    @property
    def sums(self) -> tuple[int, ...]:
        """The sums of each person and of the kitty."""
        return self.lines[-1].sums if self.lines else (0,) * (self.people + 1)

    @property
    def part(self) -> int:
        """The cents that each person gets out of the kitty at the end, or below zero pays into it.

        What the kitty lacks is paid by all alike, whether or not it is shared. A remainder stays in it.
        """
        held = self.sums[self.kitty]
        return held // self.people if held < 0 or self.is_shared else 0

    @property
    def final(self) -> tuple[int, ...]:
        """The sums once the kitty is shared or filled up."""
        *people, held = self.sums
        return (*(one + self.part for one in people), held - self.people * self.part)

    @property
    def payments(self) -> tuple[Payment, ...]:
        """The payments after which all debts are settled: the one who owes most pays whom most is owed."""
        return settled(self.final)


def settled(sums: Sequence[int]) -> tuple[Payment, ...]:
    """The payments that settle these debts; the sums must add up to zero.

    At most one fewer than there are sums. Negative sums pay, positive ones receive.
    """
    left, payments = list(sums), []
    while any(left):
        payer, payee = left.index(min(left)), left.index(max(left))
        cents = min(-left[payer], left[payee])
        left[payer] += cents
        left[payee] -= cents
        payments.append(Payment(payer, payee, cents))
    return tuple(payments)
