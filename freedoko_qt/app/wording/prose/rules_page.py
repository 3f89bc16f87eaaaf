"""The page: its sections in the order of the table, each with what the rules in force say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from freedoko_qt.app.wording.prose.calls import CALLS
from freedoko_qt.app.wording.prose.cards import CARDS
from freedoko_qt.app.wording.prose.evening import BOCK, TABLE, TOURNAMENT
from freedoko_qt.app.wording.prose.phrases import Line, said
from freedoko_qt.app.wording.prose.points import SPECIAL_POINTS
from freedoko_qt.app.wording.prose.reservations import POVERTY, RESERVATIONS, THROWING
from freedoko_qt.app.wording.prose.scoring import SCORING
from freedoko_qt.app.wording.prose.soli import MARRIAGE, SOLO
from freedoko_qt.app.wording.prose.swines import SWINES
from freedoko_qt.app.wording.translating import Translate, spoken
from freedoko_qt.engine.rules.option import OptionGroup
from freedoko_qt.engine.rules.ruleset import OPTIONS, Rules

LINES: Mapping[OptionGroup, Sequence[Line]] = {
    OptionGroup.CARDS: CARDS,
    OptionGroup.SWINES: SWINES,
    OptionGroup.RESERVATIONS: RESERVATIONS,
    OptionGroup.THROWING: THROWING,
    OptionGroup.POVERTY: POVERTY,
    OptionGroup.MARRIAGE: MARRIAGE,
    OptionGroup.SOLO: SOLO,
    OptionGroup.CALLS: CALLS,
    OptionGroup.SPECIAL_POINTS: SPECIAL_POINTS,
    OptionGroup.SCORING: SCORING,
    OptionGroup.BOCK: BOCK,
    OptionGroup.TOURNAMENT: TOURNAMENT,
    OptionGroup.TABLE: TABLE,
}


@dataclass(frozen=True, slots=True)
class ProseStatement:
    """A statement of the page about one subject: a sentence or a few."""

    text: str
    options: frozenset[str]
    """The ids of the options from which it follows."""


@dataclass(frozen=True, slots=True)
class ProseSection:
    """A part of the page: a heading and whole sentences."""

    title: str
    statements: tuple[ProseStatement, ...]

    @property
    def sentences(self) -> tuple[str, ...]:
        """The words alone."""
        return tuple(one.text for one in self.statements)


class _Asked:
    """The rules in force as a line reads them; remembers which of the options it asked for."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.options: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        if name in OPTIONS:
            self.options.add(name)
        return getattr(self._rules, name)


def prose(rules: Rules, translate: Translate = spoken) -> tuple[ProseSection, ...]:
    """A rule set in sentences, the cards first and what may be seen at the table last."""
    held = rules.in_force()
    return tuple(
        ProseSection(translate("Rules", group.label), tuple(_statements(lines, held, translate)))
        for group, lines in LINES.items()
    )


def _statements(lines: Sequence[Line], held: Rules, translate: Translate) -> Iterator[ProseStatement]:
    for line in lines:
        asked = _Asked(held)
        phrase = line(cast("Rules", asked))
        if phrase is not None:
            yield ProseStatement(said(phrase, translate), frozenset(asked.options))
