"""The words of the program are those of GLOSSARY.md, and none that it rules out."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from papers import rows

FOLDER = Path(__file__).resolve().parent.parent / "translations"
COLUMNS = {"en": "not in English", "de": "not in German"}


def texts(name: str, tag: str) -> set[str]:
    """All texts of a .ts file: its sources, or its translations with all their plural forms."""
    found = set()
    for node in ElementTree.parse(FOLDER / f"{name}.ts").getroot().iter(tag):
        forms = [form.text for form in node.iter("numerusform")] or [node.text]
        found |= {text for text in forms if text}
    return found


ENGLISH = ("freedoko_de", "source"), ("freedoko_en", "translation"), ("german_suits_en", "translation")
GERMAN = ("freedoko_de", "translation"), ("german_suits_de", "translation")
SAID = {language: set().union(*(texts(*of) for of in files)) for language, files in (("en", ENGLISH), ("de", GERMAN))}


def ruled_out(language: str) -> list[str]:
    """The words of a column of the table."""
    cells = [row[COLUMNS[language]] for row in rows((FOLDER / "GLOSSARY.md").read_text(encoding="utf-8"))]
    return [word.strip() for cell in cells for word in cell.split(",") if word.strip()]


@pytest.mark.parametrize(
    ("language", "word"), [(language, word) for language in COLUMNS for word in ruled_out(language)]
)
def test_no_text_uses_another_word(language: str, word: str) -> None:
    end = "" if word.endswith("*") else r"(?![\w}])"
    pattern = re.compile(rf"(?<![\w{{]){re.escape(word.rstrip('*'))}{end}", re.IGNORECASE)
    assert sorted(text for text in SAID[language] if pattern.search(text)) == []


def test_the_table_rules_out_words_of_both_languages() -> None:
    assert {"eyes", "soli"} <= {*ruled_out("en")}
    assert {"Quersumme*", "Contra"} <= {*ruled_out("de")}


def test_a_sentence_that_begins_with_who_is_a_question() -> None:
    """“Who holds a queen of clubs is Re” is no English: it is whoever does."""
    verbs = "has|holds|takes|wins|catches|gives|promises|waits|announces|keeps|gets"
    told = re.compile(rf"(?:^|[.:;] )[Ww]ho (?:{verbs}) [^?]*?[.!]")
    assert sorted(text for text in SAID["en"] if told.search(text)) == []


@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("en", r"(?<=[a-z,;] )Dulle"),
        ("en", "’"),
        ("de", r"[\d}] [%€](?![n%])"),
        ("de", r"\w…"),
    ],
    ids=["small letter", "apostrophe", "unit", "ellipsis"],
)
def test_letters_and_signs_are_those_of_the_glossary(language: str, pattern: str) -> None:
    assert sorted(text for text in SAID[language] if re.search(pattern, text)) == []


@pytest.mark.parametrize(("language", "quoted"), [("en", "“([^”]+)”"), ("de", "„([^“]+)“")])
def test_the_help_calls_what_is_on_the_screen_by_its_name(language: str, quoted: str) -> None:
    """What it puts in quotation marks can be found on a button or tab; but for folders, which have no capitals."""
    names = {text.replace("&", "").rstrip("… ") for text in SAID[language]}
    (help_texts,) = (
        context
        for context in ElementTree.parse(FOLDER / "freedoko_de.ts").getroot().iter("context")
        if context.findtext("name") == "Help"
    )
    texts = [node.text or "" for node in help_texts.iter("source" if language == "en" else "translation")]
    called = {name.rstrip("… ") for text in texts for name in re.findall(quoted, text)}
    assert sorted(name for name in called - names if name != name.lower()) == []
