"""A rule set: every option as a typed attribute, and the table of all options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rounds import GAMES_IN_A_ROUND
from freedoko_qt.engine.rules.at_the_table import TableRules
from freedoko_qt.engine.rules.bock import BockRules
from freedoko_qt.engine.rules.calls import CallRules
from freedoko_qt.engine.rules.cards import CardRules
from freedoko_qt.engine.rules.conditions import failing, holds
from freedoko_qt.engine.rules.marriage import MarriageRules
from freedoko_qt.engine.rules.mending import CARD_LIMITS, TRICKS_WITHOUT_NINES, mend, push
from freedoko_qt.engine.rules.option import Option, OptionGroup
from freedoko_qt.engine.rules.option_values import checked, plain
from freedoko_qt.engine.rules.poverty import PovertyRules
from freedoko_qt.engine.rules.reservations import ReservationRules
from freedoko_qt.engine.rules.scoring import ScoringRules
from freedoko_qt.engine.rules.solo import SoloRules
from freedoko_qt.engine.rules.special_points import SpecialPointRules
from freedoko_qt.engine.rules.swines import SwineRules
from freedoko_qt.engine.rules.throwing import ThrowingRules
from freedoko_qt.engine.rules.tournament import TournamentRules
from freedoko_qt.engine.text import json_value

GROUPS: Mapping[OptionGroup, type] = {
    OptionGroup.CARDS: CardRules,
    OptionGroup.SWINES: SwineRules,
    OptionGroup.RESERVATIONS: ReservationRules,
    OptionGroup.THROWING: ThrowingRules,
    OptionGroup.POVERTY: PovertyRules,
    OptionGroup.MARRIAGE: MarriageRules,
    OptionGroup.SOLO: SoloRules,
    OptionGroup.CALLS: CallRules,
    OptionGroup.SPECIAL_POINTS: SpecialPointRules,
    OptionGroup.SCORING: ScoringRules,
    OptionGroup.BOCK: BockRules,
    OptionGroup.TOURNAMENT: TournamentRules,
    OptionGroup.TABLE: TableRules,
}

OPTIONS: dict[str, Option] = {
    name: row._replace(id=name, group=group)
    for group, rows in GROUPS.items()
    for name, row in vars(rows).items()
    if isinstance(row, Option)
}

_DEFAULTS = {name: option.default for name, option in OPTIONS.items()}


# Dataclasses of so many options would delay each start.
class Rules(
    TableRules,
    CardRules,
    SwineRules,
    ReservationRules,
    ThrowingRules,
    PovertyRules,
    MarriageRules,
    SoloRules,
    CallRules,
    SpecialPointRules,
    ScoringRules,
    BockRules,
    TournamentRules,
):
    """A whole rule set as it was chosen; `in_force` gives what of it holds. The defaults are those of FreeDoko.

    Values are of the right type where they come from this module's functions; the constructor checks names alone. Rule
    sets are hashable, and equal ones hash alike in one process.
    """

    if not TYPE_CHECKING:  # a type checker knows the constructor of a dataclass, with the type of each option

        def __init__(self, **values: object) -> None:
            if unknown := values.keys() - OPTIONS.keys():
                raise TypeError(f"There are no rules called {sorted(unknown)}.")
            vars(self).update(_DEFAULTS | values)

    def in_force(self) -> Rules:
        """The same rules with every option whose condition fails read as off, whatever is stored.

        Off is false, no duty soli, no points against a denial; other numbers and choices keep their value.

        Cached: it is the same object each time, and itself where nothing changes.
        """
        return self._in_force

    def unmet(self, option_id: str) -> bool:
        """True if an option is without effect because what it needs is off.

        Raises KeyError if there is no such option; so does `missing`.
        """
        resolved = self.in_force()
        return not holds(OPTIONS[option_id].needs, lambda name: getattr(resolved, name))

    def missing(self, option_id: str) -> str:
        """The condition that an option without effect still needs; empty if it has its effect."""
        resolved = self.in_force()
        return failing(OPTIONS[option_id].needs, lambda name: getattr(resolved, name))

    def changed(self, option_id: str, value: object) -> Rules:
        """The rules with one value set and what it pushes set with it.

        Raises BadRules if there is no such option or it cannot have that value.
        """
        values = _values(self)
        values[option_id] = checked(_known(option_id), value)
        push(values, _values(self), option_id)
        return Rules(**values)

    def replace(self, **values: Any) -> Rules:
        """The rules with other values, which are not checked."""
        return Rules(**(_values(self) | values))

    def range_of(self, option_id: str) -> tuple[int, int]:
        """The lowest and the highest value that a number can have beside the other values of this set.

        Raises KeyError if there is no such option. Only for options of the kinds INT and INTS.
        """
        option = OPTIONS[option_id]
        high = option.high
        if not self.with_nines and option_id in (*CARD_LIMITS, "marriage_determination"):
            high = TRICKS_WITHOUT_NINES
        elif option_id == "number_of_duty_soli" and self.number_of_rounds_limited:
            high = min(high, self.number_of_rounds * GAMES_IN_A_ROUND)
        elif option_id in ("number_of_duty_color_soli", "number_of_duty_picture_soli"):
            high = self.number_of_duty_soli
        return option.low, high

    @cached_property
    def _in_force(self) -> Rules:
        resolved: dict[str, Any] = {}

        def value_of(name: str) -> Any:
            if name not in resolved:
                option, stored = OPTIONS[name], getattr(self, name)
                resolved[name] = stored  # what a circle of conditions finds when it comes back here
                if option.off is not None and stored != option.off and not holds(option.needs, value_of):
                    resolved[name] = option.off
            return resolved[name]

        held = {name: value_of(name) for name in OPTIONS}
        return self if held == _values(self) else Rules(**held)

    @cached_property
    def _row(self) -> tuple[Any, ...]:
        """The values in the order of the table."""
        return tuple(getattr(self, name) for name in OPTIONS)

    @cached_property
    def _hash(self) -> int:
        return hash(self._row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._row == other._row

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{name}={getattr(self, name)!r}' for name in differences(self, Rules()))})"

    def __getstate__(self) -> dict[str, Any]:
        return _values(self)  # without what is cached: hashes of strings differ from process to process


def mended(rules: Rules) -> tuple[Rules, tuple[str, ...]]:
    """The nearest possible rule set, and the options that had to be changed for it.

    Returned unchanged, with no options, if it is possible already.
    """
    values = _values(rules)
    mend(values)
    touched = tuple(name for name in OPTIONS if values[name] != getattr(rules, name))
    return (Rules(**values), touched) if touched else (rules, ())


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """The options in which two rule sets differ, in the order of the table."""
    return tuple(name for name in OPTIONS if getattr(rules, name) != getattr(other, name))


def to_dict(rules: Rules) -> dict[str, Any]:
    """Every option with its value as JSON knows it.

    Tuples become lists; `from_dict` reads it again.
    """
    return {name: plain(value) for name, value in _values(rules).items()}


def from_dict(mapping: Mapping[str, object], *, strict: bool) -> Rules:
    """The rule set of a JSON object; what is missing has its default.

    Raises BadRules for a value that its option cannot have and, where strict, for an unknown option.
    """
    values = {}
    for name, value in mapping.items():
        if name in OPTIONS:
            values[name] = checked(OPTIONS[name], value)
        elif strict:
            _known(name)
    return Rules(**values)


def load_rules(text: str) -> Rules:
    """The rule set of a JSON text: an object of options, or one that has them under "rules".

    Raises BadRules if the text is something else or an option or a value of it is wrong.
    """
    try:
        read = json_value(text)
    except (ValueError, RecursionError) as error:
        raise BadRules(f"This is not a rule set: it is not JSON ({error}).") from error
    if isinstance(read, dict) and "rules" in read:
        read = read["rules"]
    if not isinstance(read, dict):
        raise BadRules("This is not a rule set: it must be a JSON object of rules and their values.")
    return from_dict(read, strict=True)


def _values(rules: Rules) -> dict[str, Any]:
    return dict(zip(OPTIONS, rules._row, strict=True))


def _known(name: str) -> Option:
    if name not in OPTIONS:
        raise BadRules(f"There is no rule called '{name}'.")
    return OPTIONS[name]


