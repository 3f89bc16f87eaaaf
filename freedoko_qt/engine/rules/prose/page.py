"""The page: its sections in the order of the table, each with what the rules in force say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Group
from freedoko_qt.engine.rules.prose.calls import CALLS
from freedoko_qt.engine.rules.prose.cards import CARDS
from freedoko_qt.engine.rules.prose.evening import BOCK, TABLE, TOURNAMENT
from freedoko_qt.engine.rules.prose.points import SPECIAL_POINTS
from freedoko_qt.engine.rules.prose.reservations import POVERTY, RESERVATIONS, THROWING
from freedoko_qt.engine.rules.prose.score import SCORING
from freedoko_qt.engine.rules.prose.soli import MARRIAGE, SOLO
from freedoko_qt.engine.rules.prose.swines import SWINES
from freedoko_qt.engine.rules.prose.telling import Line
from freedoko_qt.engine.rules.ruleset import Rules

Language = Literal["de", "en"]

LINES: Mapping[Group, Sequence[Line]] = {
    Group.CARDS: CARDS,
    Group.SWINES: SWINES,
    Group.RESERVATIONS: RESERVATIONS,
    Group.THROWING: THROWING,
    Group.POVERTY: POVERTY,
    Group.MARRIAGE: MARRIAGE,
    Group.SOLO: SOLO,
    Group.CALLS: CALLS,
    Group.SPECIAL_POINTS: SPECIAL_POINTS,
    Group.SCORING: SCORING,
    Group.BOCK: BOCK,
    Group.TOURNAMENT: TOURNAMENT,
    Group.TABLE: TABLE,
}


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page: a heading and whole sentences."""

    title: str
    sentences: tuple[str, ...]


def prose(rules: Rules, language: Language) -> tuple[Section, ...]:
    """A rule set told in sentences, the cards first and what may be seen at the table last."""
    held = rules.in_force()
    sections = []
    for group, lines in LINES.items():
        told = [words for line in lines if (words := line(held)) is not None]
        sections.append(Section(getattr(group.label, language), tuple(getattr(words, language) for words in told)))
    return tuple(sections)
