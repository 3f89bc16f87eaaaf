"""Rule sets of many games as arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from freedoko_qt.engine.contracts import Contract, has_dollen
from freedoko_qt.engine.rules import OPTIONS, Option, OptionKind, Rules

from .tables import Array

_WORDS = {name: tuple(option.choices) for name, option in OPTIONS.items() if option.kind is OptionKind.ENUM}


def _number(option: Option, rules: Rules) -> int | None:
    value = getattr(rules, option.id)
    match option.kind:
        case OptionKind.BOOL | OptionKind.INT:
            return int(value)
        case OptionKind.ENUM:
            return _WORDS[option.id].index(value)
        case _:
            return None


class RuleBook:
    """Rules in force of many games: `book["announcement_last"]` is an array of shape (n,).

    `sets` are the rule sets, `which` has for each game the index of its own, shape (n,); by default there is one game
    for each set.
    """

    def __init__(self, sets: Sequence[Rules], which: Array | None = None) -> None:
        self.sets = [rules.in_force() for rules in sets]
        self.which = np.arange(len(sets)) if which is None else which
        self._per_set: dict[str, Array] = {}
        self._columns: dict[str, Array] = {}

    def __len__(self) -> int:
        return len(self.which)

    def __getitem__(self, name: str) -> Array:
        """Values of an option, shape (n,), int16; a bool as 0 or 1, a choice as its code."""
        if name not in self._per_set:
            self._per_set[name] = np.array([_number(OPTIONS[name], rules) for rules in self.sets], np.int16)
        return self._column(name)

    def chosen(self, option: str, choice: str) -> Array:
        """True in games whose rules make a choice of an option, shape (n,).

        Raises `KeyError` if the option is none with choices, `ValueError` if it has no such choice.
        """
        result: Array = self[option] == _WORDS[option].index(choice)
        return result

    def per_set(self, name: str, values_of: Callable[[Rules], Sequence[int]]) -> Array:
        """Values under the rules of each game, found once and cached under a name; shape (n, values)."""
        if name not in self._per_set:
            self._per_set[name] = np.array([values_of(rules) for rules in self.sets], np.int16)
        return self._column(name)

    def by_contract(self, name: str, value_of: Callable[[Rules, Contract], int]) -> Array:
        """Values of each contract under the rules of each game, found once and cached under a name.

        Shape (n, contracts).
        """
        if name not in self._per_set:
            rows = [[value_of(rules, contract) for contract in Contract] for rules in self.sets]
            self._per_set[name] = np.array(rows, np.int16)
        return self._column(name)

    def dollen(self, rows: Array, contracts: Array) -> Array:
        """Return 1 where the ♥10 are trumps above the queens, for the codes of the contracts of some games.

        `rows`, `contracts`: shape (rows,).
        """
        result: Array = self.by_contract("has_dollen", has_dollen)[rows, contracts]
        return result

    def _column(self, name: str) -> Array:
        column, games = self._columns.get(name), len(self.which)
        if len(self.sets) == 1:  # a broadcast view for all games costs no memory
            if column is None or len(column) < games:
                values = self._per_set[name]
                column = self._columns[name] = np.broadcast_to(values, (2 * games, *values.shape[1:]))
            return column[:games]
        if column is None:
            column = self._columns[name] = self._per_set[name][self.which]
        return column

    def take(self, rows: Array) -> RuleBook:
        """Select the rules of games by row; rows may repeat."""
        some = RuleBook.__new__(RuleBook)
        some.sets, some.which, some._per_set = self.sets, self.which[rows], self._per_set
        some._columns = self._columns if len(self.sets) == 1 else {}
        return some
