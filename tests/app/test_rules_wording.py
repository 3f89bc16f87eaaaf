"""The words for options, their values and conditions, in both languages."""

import pytest

from freedoko_qt.app.rule_set_names import preset_label
from freedoko_qt.app.wording.rules import condition, option_label, option_value
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.rules import OPTIONS, PRESETS, OptionGroup, named

LANGUAGES = ("de", "en")
GERMAN, ENGLISH = map(in_language, LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", OptionGroup)
def test_every_group_has_a_heading(group: OptionGroup, language: str) -> None:
    assert in_language(language)("Rules", group.label)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_described_in_both_languages(name: str) -> None:
    option = OPTIONS[name]
    for translate in (GERMAN, ENGLISH):
        for text in (translate("Rules", source) for source in (option.label, *option.choices.values())):
            assert text == text.strip()
            assert 0 < len(text) <= 50
            assert not text.endswith(".")
        text = translate("Rules", option.explanation)
        assert text == text.strip()
        assert text.endswith(".")
        assert 20 < len(text) <= 280
        assert "  " not in text
    assert GERMAN("Rules", option.explanation) != option.explanation


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_have_the_same_name(language: str) -> None:
    labels = [option_label(name, in_language(language)) for name in OPTIONS]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_described_in_both_languages(preset: str) -> None:
    assert preset_label(preset, GERMAN)
    assert GERMAN("Rules", PRESETS[preset].description) != PRESETS[preset].description


@pytest.mark.parametrize("name", [name for name, option in OPTIONS.items() if option.needs])
def test_a_condition_names_every_option_it_asks_for(name: str) -> None:
    needs = OPTIONS[name].needs
    for translate in (GERMAN, ENGLISH):
        words = condition(needs, translate)
        assert all(option_label(other, translate) in words for other in named(needs))


def test_a_condition_in_words_names_options_and_choices() -> None:
    triple = OPTIONS["solo_always_counts_triple"].needs
    assert condition(triple, GERMAN) == "„Soli“ und „Zählweise“ nicht „Plus und Minus“"
    assert condition(triple, ENGLISH) == "“Solos” and “Way of counting” other than “Plus and minus”"
    assert condition("not hyperswines", GERMAN) == "nicht „Hyperschweine“"
    assert condition(OPTIONS["announcement_limit_table"].needs, GERMAN) == (
        "„Fristen zählen nach“: „Karten auf dem Tisch“"
    )
    assert condition(OPTIONS["dollen_first_over_second_with_swines"].needs, ENGLISH) == (
        "“Tens of hearts are dullen” and “Swines” and"
        " (“Second dulle beats the first” or “The other way round in the last trick”)"
    )


def test_values_are_read_in_any_language() -> None:
    counting = OPTIONS["counting"]
    assert option_value(counting, "plus_minus", GERMAN) == "Plus und Minus"
    assert option_value(counting, "plus_minus", ENGLISH) == "Plus and minus"
    assert option_value(OPTIONS["swines"], True, GERMAN) == "ja"
    assert option_value(OPTIONS["solo_rank"], (), GERMAN) == "keine"
    assert option_value(OPTIONS["color_solo_colors"], ("C", "D"), in_language("de", "german")) == "Eichel, Schellen"
