"""Words that a person or a file has written, on the way in, in a sentence, and as they are shown."""

import pytest

from freedoko_qt.app.plain import LONGEST, LONGEST_TEXT, NARROW, bare, isolated, one_line, shortened

HEBREW = "שלום"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("<b>Anna</b> &amp; B", "<b>Anna</b> &amp; B"),
        ("x\ny\u202etxt.", "x ytxt."),
        ("a\r\n\tb\x00\x1b\u2028c", "a b c"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("\u2067\u200f", ""),
        ("a\udcffb.dokogames", "a\ufffdb.dokogames"),
    ],
)
def test_words_come_in_as_one_line_that_turns_nothing_around(given, kept) -> None:
    assert one_line(given) == kept
    assert one_line(kept) == kept


def test_only_words_that_need_it_are_kept_apart_in_a_sentence() -> None:
    assert isolated("Frieda") == "Frieda"
    assert isolated(HEBREW) == f"\u2068{HEBREW}\u2069"
    assert isolated(isolated(HEBREW)) == isolated(HEBREW)
    assert bare(f"{isolated(HEBREW)}, {isolated('L' * 99)}") == f"{HEBREW}, {'L' * 99}"


@pytest.mark.parametrize("name", ["L" * 10_000, "Lang " * 2_000])
@pytest.mark.parametrize("longest", [LONGEST, NARROW])
def test_a_long_word_is_shortened_and_the_sentence_around_it_is_whole(name, longest) -> None:
    text = shortened(f"{isolated(name)} has won, {isolated(name)} has not.", longest)
    first, second = bare(text).removesuffix(" has not.").split(" has won, ")
    assert first == second
    assert len(first) <= longest
    assert first.endswith("…")


def test_text_without_isolates_is_shortened_as_well() -> None:
    assert len(shortened("x" * 100_000)) <= LONGEST_TEXT
    assert len(shortened("x " * 100_000)) <= LONGEST_TEXT
    path = "/home/somebody/.local/share/freedoko-qt/tournaments/2026-11-24.json"
    assert shortened(path) == path
