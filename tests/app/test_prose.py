"""The rules as a page: nothing in force is left out, nothing out of force is told."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rule_sets import ANY_RULES, CHANGES

from freedoko_qt.app.wording.prose import prose
from freedoko_qt.app.wording.prose.reservations import ranked
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.play.deadlines import deadlines
from freedoko_qt.engine.rules import OPTIONS, PRESETS, OptionGroup, Rules, differences, mended

LANGUAGES = ("de", "en")
CONSTANTS = {"mutate", "unsupported", "number_of_players", "number_of_players_in_game"}
RANKING = {
    "reservation_priority",
    "duty_solo_before_lust_solo",
    "throwing_before_solo",
    "marriage_before_poverty",
}
"""What comes before what: told as the order that follows from all of them together."""

WORDS = {
    "de": re.compile(r"[A-ZÄÖÜ„0-9].*\.", re.DOTALL),
    "en": re.compile(r"[A-Z“0-9].*\.", re.DOTALL),
}


def page(rules: Rules, language: str) -> str:
    return "\n".join(sentence for section in prose(rules, in_language(language)) for sentence in section.sentences)


def differ(rules: Rules, other: Rules) -> bool:
    """Whether the pages of two rule sets differ; both languages must agree on that."""
    german, english = (page(rules, language) != page(other, language) for language in LANGUAGES)
    assert german == english
    return german


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_its_heading_and_whole_sentences(preset: str, language: str) -> None:
    translate = in_language(language)
    sections = prose(PRESETS[preset].rules, translate)
    assert {section.title for section in sections} == {translate("Rules", group.label) for group in OptionGroup}
    for section in sections:
        assert section.sentences
        assert all(WORDS[language].fullmatch(sentence) for sentence in section.sentences)


@given(ANY_RULES)
def test_any_rule_set_can_be_told(any_rules: Rules) -> None:
    rules, _ = mended(any_rules)
    for language in LANGUAGES:
        text = page(rules, language)
        assert not re.search(r"[{}]|None|True|False|_|  | [.,;:]|,,|;;", text)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", [name for name, option in OPTIONS.items() if name not in CONSTANTS])
def test_what_is_in_force_is_told(preset: str, name: str) -> None:
    rules = PRESETS[preset].rules
    for value in other_values(rules, name):
        check(rules, name, value)


@given(ANY_RULES, CHANGES)
@settings(max_examples=200)
def test_a_change_is_told_wherever_it_has_an_effect(any_rules: Rules, change: tuple[str, Any]) -> None:
    rules, _ = mended(any_rules)
    check(rules, *change)


def check(rules: Rules, name: str, value: Any) -> None:
    """One option set to a value: the page is another one exactly if that has an effect."""
    changed = rules.changed(name, value)
    if rules == changed or name in CONSTANTS:
        return
    if name in RANKING and ranked(rules.in_force()) == ranked(changed.in_force()):
        return
    if name == "show_tricks_number" and min(rules.show_tricks_number, changed.show_tricks_number) >= 10:
        return  # of forty cards that is all of them
    if name == "hyperswine_rank" and not rules.with_nines and "ten" not in (rules.hyperswine_rank, value):
        return  # without nines these are the kings either way
    if name == "announcement_limit_table" and _limits(rules) == _limits(changed):
        return
    if not rules.unmet(name):
        assert differ(rules, changed)
    elif changed.unmet(name) and differences(rules, changed) == (name,):
        assert not differ(rules, changed)


def _limits(rules: Rules) -> tuple[int, ...]:
    return deadlines(rules.in_force()).limits


def other_values(rules: Rules, name: str) -> list[Any]:
    """Some values an option could have instead."""
    option, value = OPTIONS[name], getattr(rules, name)
    match option.kind:
        case "bool":
            return [not value]
        case "int":
            low, high = rules.range_of(name)
            return [number for number in (low, value - 1, value + 1, high) if low <= number <= high]
        case "enum":
            return [word for word in option.choices if word != value]
        case "set":
            return [value[:1], (list(option.choices)[-1],)]
        case "list":
            return [tuple(reversed(value))]
        case _:
            return [tuple(number + 1 for number in value)]


def test_how_it_reads() -> None:
    english = page(PRESETS["standard"].rules, "en")
    assert "We play with nines: 48 cards, twelve tricks." in english
    assert "The second ten of hearts in a trick beats the first." in english
    contrary = page(PRESETS["doko_wtf"].rules, "de")
    assert "Die zweite Herz-Zehn in einem Stich sticht die erste, nur im letzten Stich nicht." in contrary
    assert "Jede angesagte Stufe von keine 90 bis schwarz bringt den Gewinnern zwei Punkte" in contrary


@given(st.booleans(), st.booleans())
def test_what_goes_before_what_is_told_as_it_holds(throwing: bool, marriage: bool) -> None:
    rules = Rules(throwing_before_solo=throwing, marriage_before_poverty=marriage)
    order = ranked(rules.in_force())
    assert (order.index("throwing") < order.index("solo")) == throwing
    assert (order.index("marriage") < order.index("poverty")) == marriage
