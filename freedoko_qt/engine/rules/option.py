"""A rule option: the row of the table from which validation, dialog, files and help are made."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn, dataclass_transform

from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


class OptionKind(StrEnum):
    """The form of an option's value."""

    BOOL = "bool"
    INT = "int"
    ENUM = "enum"
    SET = "set"  # some of the choices, in the order of the choices
    LIST = "list"  # some of the choices in an order of one's own, each at most once
    INTS = "ints"  # a fixed number of numbers


class OptionGroup(StrEnum):
    """The subjects of the table, in its order: the rules of the game, then what is permitted at the table."""

    CARDS = "cards"
    SWINES = "swines"
    RESERVATIONS = "reservations"
    THROWING = "throwing"
    POVERTY = "poverty"
    MARRIAGE = "marriage"
    SOLO = "solo"
    CALLS = "announcements"
    SPECIAL_POINTS = "special_points"
    SCORING = "scoring"
    BOCK = "bock"
    TOURNAMENT = "tournament"
    TABLE = "table"

    @property
    def label(self) -> str:
        """The heading of the group, in English."""
        return GROUP_LABELS[self]


GROUP_LABELS: Mapping[OptionGroup, str] = {
    OptionGroup.CARDS: QT_TRANSLATE_NOOP("Rules", "Cards"),
    OptionGroup.SWINES: QT_TRANSLATE_NOOP("Rules", "Swines"),
    OptionGroup.RESERVATIONS: QT_TRANSLATE_NOOP("Rules", "Reservations"),
    OptionGroup.THROWING: QT_TRANSLATE_NOOP("Rules", "Throwing in"),
    OptionGroup.POVERTY: QT_TRANSLATE_NOOP("Rules", "Poverty"),
    OptionGroup.MARRIAGE: QT_TRANSLATE_NOOP("Rules", "Marriage and Genscher"),
    OptionGroup.SOLO: QT_TRANSLATE_NOOP("Rules", "Solos"),
    OptionGroup.CALLS: QT_TRANSLATE_NOOP("Rules", "Announcements"),
    OptionGroup.SPECIAL_POINTS: QT_TRANSLATE_NOOP("Rules", "Special points"),
    OptionGroup.SCORING: QT_TRANSLATE_NOOP("Rules", "Scoring"),
    OptionGroup.BOCK: QT_TRANSLATE_NOOP("Rules", "Bock rounds"),
    OptionGroup.TOURNAMENT: QT_TRANSLATE_NOOP("Rules", "Tournament"),
    OptionGroup.TABLE: QT_TRANSLATE_NOOP("Rules", "At the table"),
}


class Option(NamedTuple):
    """One rule option, with everything that is to be known about it.

    Its texts are the English sources of the translation context "Rules".
    `low` and `high` bound a number (or each of several); `choices` are the permitted values of an enum, set or
    list, by id with an English name, and `low` the least size of a set. `needs` is a condition over other options
    in Python syntax, empty where there is none. Where it fails the option reads as `off` (None: it keeps its value,
    since nothing asks for it).
    """

    kind: OptionKind
    default: Any
    label: str
    explanation: str
    id: str = ""
    group: OptionGroup = OptionGroup.TABLE
    needs: str = ""
    off: Any = None
    low: int = 0
    high: int = 0
    choices: Mapping[str, str] = MappingProxyType({})
    complete: bool = False  # a list that must name every choice

    @property
    def span(self) -> list[Any]:
        """The permitted values: both of a bool, a number's lowest and highest, or the choices."""
        match self.kind:
            case OptionKind.BOOL:
                return [False, True]
            case OptionKind.INT | OptionKind.INTS:
                return [self.low, self.high]
            case _:
                return list(self.choices)


@dataclass_transform(kw_only_default=True, frozen_default=True)
class OptionRows:
    """Options as the attributes of a class; a rule set that inherits them has their values in their place."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{name} cannot be set: rules do not change, `replace` makes others")


def _row(kind: OptionKind, default: Any, label: str, explanation: str, needs: str, **more: Any) -> Any:
    return Option(kind=kind, default=default, label=label, explanation=explanation, needs=needs, **more)


def flag(default: bool, label: str, explanation: str, *, needs: str = "") -> Any:
    """A rule that is on or off.

    `needs` is a condition (`conditions.holds`); where it fails the rule reads as off.
    """
    return _row(OptionKind.BOOL, default, label, explanation, needs, off=False)


def number(
    default: int,
    low: int,
    high: int,
    label: str,
    explanation: str,
    *,
    needs: str = "",
    off: int | None = None,
) -> Any:
    """A rule with a number from low to high, both included.

    Where `needs` fails it reads as `off`; None: it keeps its value.
    """
    return _row(OptionKind.INT, default, label, explanation, needs, low=low, high=high, off=off)


def choice(
    default: str,
    choices: Mapping[str, str],
    label: str,
    explanation: str,
    *,
    needs: str = "",
    off: str | None = None,
) -> Any:
    """A rule with one of several choices, each by its id with its English name.

    Where `needs` fails it reads as `off`; None: it keeps its value.
    """
    return _row(OptionKind.ENUM, default, label, explanation, needs, choices=choices, off=off)


def subset(
    default: tuple[str, ...],
    choices: Mapping[str, str],
    label: str,
    explanation: str,
    *,
    needs: str = "",
    least: int = 1,
) -> Any:
    """A rule that allows some of several choices, at least `least` of them."""
    return _row(OptionKind.SET, default, label, explanation, needs, choices=choices, low=least)


def ranking(
    default: tuple[str, ...],
    choices: Mapping[str, str],
    label: str,
    explanation: str,
    *,
    complete: bool,
    needs: str = "",
) -> Any:
    """A rule that puts choices into an order, highest first; all of them where it is to be complete."""
    return _row(OptionKind.LIST, default, label, explanation, needs, choices=choices, complete=complete)


def numbers(
    default: tuple[int, ...],
    low: int,
    high: int,
    label: str,
    explanation: str,
    *,
    needs: str = "",
) -> Any:
    """A rule with a fixed row of numbers, each from low to high."""
    return _row(OptionKind.INTS, default, label, explanation, needs, low=low, high=high)
