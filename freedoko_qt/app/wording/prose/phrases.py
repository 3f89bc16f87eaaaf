"""Sentences made from options: one for each value, or one that several options form together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from freedoko_qt.app.wording.translating import Translate
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Filled:
    """A sentence with named places, and what stands there."""

    source: str
    values: Mapping[str, Phrase | int]


@dataclass(frozen=True, slots=True)
class Series:
    """Phrases one after the other, with the same text between two of them and perhaps another before the last."""

    parts: tuple[Phrase, ...]
    between: str
    before_last: str


Phrase: TypeAlias = str | Filled | Series
"""A text that is translated when it is said: an English source of the context "Prose", or made of such."""

Line: TypeAlias = Callable[[Rules], Phrase | None]
"""A line of the page on one subject, in whole sentences; None where there is nothing to say."""

AND = QT_TRANSLATE_NOOP("Prose", " and ")
OR = QT_TRANSLATE_NOOP("Prose", " or ")

_NUMBERS = QT_TRANSLATE_NOOP("Prose", "no one two three four five six seven eight nine ten eleven twelve")


def said(phrase: Phrase | int, translate: Translate) -> str:
    """A phrase in a language; numbers up to twelve in letters."""
    match phrase:
        case str():
            return translate("Prose", phrase) if phrase else ""
        case int():
            numbers = translate("Prose", _NUMBERS).split()
            return numbers[phrase] if 0 <= phrase < len(numbers) else str(phrase)
        case Filled(source, values):
            return translate("Prose", source).format(
                **{name: said(value, translate) for name, value in values.items()}
            )
        case Series(parts, between, before_last):
            parts_said = [said(part, translate) for part in parts]
            joints = [said(between, translate)] * (len(parts_said) - 2) + [said(before_last, translate)]
            return "".join(f"{joint}{part}" for joint, part in zip(["", *joints], parts_said, strict=False))


def fill(source: str, **values: Phrase | int) -> Phrase:
    """A sentence with its named places filled."""
    return Filled(source, values)


def listed(items: Sequence[Phrase], joint: str = AND) -> Phrase:
    """Several things in a row: a, b and c."""
    return Series(tuple(items), ", ", joint)


def together(*parts: Phrase | None) -> Phrase:
    """Clauses and sentences one after the other, without those that have nothing to say."""
    return Series(tuple(part for part in parts if part is not None), " ", " ")


def always(sentence: Phrase) -> Line:
    """A sentence of every page."""
    return lambda rules: sentence


def flag(option: str, yes: Phrase | None, no: Phrase | None = None) -> Line:
    """One sentence where an option is on, perhaps another where it is off; none where it has no effect."""

    def line(rules: Rules) -> Phrase | None:
        if rules.unmet(option):
            return None
        return yes if getattr(rules, option) else no

    return line


def choice(option: str, sentences: Mapping[str, Phrase]) -> Line:
    """One sentence for each value of an option."""
    return lambda rules: None if rules.unmet(option) else sentences[getattr(rules, option)]


def number(option: str, many: str, one: Phrase | None = None, none: Phrase | None = None) -> Line:
    """A sentence with the number `{n}`; others for one and for none, where they are given."""

    def line(rules: Rules) -> Phrase | None:
        if rules.unmet(option):
            return None
        n = getattr(rules, option)
        special = {0: none, 1: one}.get(n)
        return special or fill(many, n=n)

    return line
