"""The rules as sentences, for rule sets drawn by chance: none twice, none empty, no number that no rule has."""

import re
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.wording.prose.rules_page import ProseStatement, prose
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.rules import OPTIONS, OptionKind, Rules, mended

SETS = 300
FIXED = {"240", "121", "120", "90", "60", "30", "48", "40", "11", "10", "4", "3", "2"}
"""The bounds of Doppelkopf, the deck, and what cards count: no option moves them."""


def random_value(name: str, random: Random) -> Any:
    option = OPTIONS[name]
    match option.kind:
        case OptionKind.BOOL:
            return random.random() < 0.5
        case OptionKind.INT:
            return random.randint(option.low, min(option.high, option.low + 40))
        case OptionKind.ENUM:
            return random.choice(list(option.choices))
        case OptionKind.SET:
            least = max(option.low, random.randrange(len(option.choices) + 1))
            return tuple(sorted(random.sample(list(option.choices), least), key=list(option.choices).index))
        case OptionKind.LIST:
            return tuple(random.sample(list(option.choices), len(option.choices)))
        case OptionKind.INTS:
            return tuple(sorted(random.randint(option.low, option.high) for _ in option.default))


def random_rules(seed: int) -> Rules:
    random = Random(seed)
    return mended(Rules(**{name: random_value(name, random) for name in OPTIONS}))[0]


def numbers_of(rules: Rules, options: frozenset[str]) -> set[str]:
    """The numbers that these options have."""
    found: set[str] = set()
    for name in options:
        value = getattr(rules, name)
        values = value if isinstance(value, tuple) else (value,)
        found |= {str(one) for one in values if isinstance(one, int) and not isinstance(one, bool)}
    return found


def wrong_numbers(statement: ProseStatement, rules: Rules) -> set[str]:
    """The numbers of a statement that come from none of its options."""
    said = set(re.findall(r"\d+", statement.text))
    return said - numbers_of(rules, statement.options) - FIXED


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_says_something_once_and_with_the_numbers_of_the_rules(
    language: str, qapp: QCoreApplication
) -> None:
    translate = in_language(language)
    for seed in range(SETS):
        rules = random_rules(seed).in_force()
        statements = [one for section in prose(rules, translate) for one in section.statements]
        sentences = [one for statement in statements for one in re.split(r"(?<=[^\d][.!?]) ", statement.text)]
        assert all(len(sentence) > 8 and sentence.endswith((".", "!", "?")) for sentence in sentences), seed
        assert len(sentences) == len(set(sentences)), [one for one in sentences if sentences.count(one) > 1]
        assert "{" not in "".join(sentences)
        assert {statement.text: wrong for statement in statements if (wrong := wrong_numbers(statement, rules))} == {}
