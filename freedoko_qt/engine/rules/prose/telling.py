"""Sentences made from options: one for each value, or one that several options form together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.ruleset import Rules

Line: TypeAlias = Callable[[Rules], Words | None]
"""What the rules in force say about one subject, in whole sentences; None where there is nothing to say."""

AND = Words(" und ", " and ")
OR = Words(" oder ", " or ")

_NUMBERS = Words(
    "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "no one two three four five six seven eight nine ten eleven twelve",
)


def count(number: int) -> Words:
    """A number as one writes it: up to twelve in letters."""
    de, en = _NUMBERS.de.split(), _NUMBERS.en.split()
    return Words(de[number], en[number]) if 0 <= number < len(de) else Words(str(number), str(number))


def fill(words: Words, **values: Words | int | str) -> Words:
    """A sentence with its named places filled; numbers up to twelve in letters."""
    told = {name: count(value) if isinstance(value, int) else value for name, value in values.items()}
    de = {name: value.de if isinstance(value, Words) else value for name, value in told.items()}
    en = {name: value.en if isinstance(value, Words) else value for name, value in told.items()}
    return Words(words.de.format(**de), words.en.format(**en))


def listed(items: Sequence[Words], joint: Words = AND) -> Words:
    """Several things in a row: a, b and c."""
    return Words(
        _listed([item.de for item in items], joint.de),
        _listed([item.en for item in items], joint.en),
    )


def _listed(items: Sequence[str], joint: str) -> str:
    return joint.join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def together(*parts: Words | None) -> Words:
    """Clauses and sentences one after the other, without those that have nothing to say."""
    said = [part for part in parts if part is not None]
    return Words(" ".join(part.de for part in said), " ".join(part.en for part in said))


def always(words: Words) -> Line:
    """A sentence of every page."""
    return lambda rules: words


def flag(option: str, yes: Words | None, no: Words | None = None) -> Line:
    """One sentence where an option is on, perhaps another where it is off; none where it has no effect."""

    def line(rules: Rules) -> Words | None:
        if rules.unmet(option):
            return None
        return yes if getattr(rules, option) else no

    return line


def choice(option: str, sentences: Mapping[str, Words]) -> Line:
    """One sentence for each value of an option."""
    return lambda rules: None if rules.unmet(option) else sentences[getattr(rules, option)]


def number(option: str, many: Words, one: Words | None = None, none: Words | None = None) -> Line:
    """A sentence with the number `{n}`; others for one and for none, where they are given."""

    def line(rules: Rules) -> Words | None:
        if rules.unmet(option):
            return None
        n = getattr(rules, option)
        special = {0: none, 1: one}.get(n)
        return special or fill(many, n=n)

    return line
