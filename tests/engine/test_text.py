"""Text from outside: halves of surrogate pairs are replaced, and everything else is as it was."""

import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.engine.rules import load_rules
from freedoko_qt.engine.text import clean, clean_json, json_value


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Käthe 🂡", "Käthe 🂡"),
        ("\ud800", "\ufffd"),
        ("a\udc80b", "a\ufffdb"),
        ("\ud83c\udca1", "🂡"),
        ("\udca1\ud83c", "\ufffd\ufffd"),
    ],
)
def test_half_a_pair_is_replaced(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (r'"\ud800"', "\ufffd"),
        (r'{"\uDFFF": ["x\uD800y"]}', {"\ufffd": ["x\ufffdy"]}),
        (r'"\ud83c\udca1"', "🂡"),
        (r'"\ud83c\ud83c\udca1"', "\ufffd🂡"),
        (r'"\\ud800"', r"\ud800"),
        (r'"\\\ud800"', "\\\ufffd"),
        ('"\ud800"', "\ufffd"),
        (r'"\u00e4\n"', "ä\n"),
    ],
)
def test_so_is_one_that_is_written_as_an_escape(text: str, value: object) -> None:
    assert json_value(text) == value


@given(st.text(st.characters(exclude_categories=())))
def test_whatever_it_was_it_can_be_written_now(text: str) -> None:
    clean(text).encode()
    assert json_value(json.dumps(text)) == clean(text)
    assert json_value(json.dumps(text, ensure_ascii=False)) == clean(text)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"])
def test_a_number_that_is_none_is_no_json(number: str) -> None:
    with pytest.raises(ValueError):
        json_value(f'{{"stability": [{number}]}}')


def test_rules_with_an_unreadable_name_are_refused_in_a_readable_sentence() -> None:
    with pytest.raises(ValueError) as failure:
        load_rules(r'{"\ud800": 1}')
    str(failure.value).encode()


def test_a_text_of_nothing_but_escapes_needs_little_memory() -> None:
    escapes = "\\\\\\n" * 250_000
    tracemalloc.start()
    cleaned = clean_json(f'"{escapes}\\ud800"')
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert cleaned == f'"{escapes}\\ufffd"'
    assert peak < 10 * len(cleaned)
