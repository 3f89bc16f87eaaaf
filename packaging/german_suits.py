"""Fills translations/german_suits_*.ts: what stands in, where the deck shows German suits, for texts with French ones.

What a rule can say for certain is added, what stands there already is left alone, and what stands in for a text that
is gone is removed. The texts that are left are printed: write them by hand.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree
from xml.sax.saxutils import escape

FOLDER = Path(__file__).resolve().parent.parent / "translations"

Texts: TypeAlias = dict[tuple[str, str], str]
"""The texts of a language by context and English source."""

FRENCH: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(r"\b(clubs?|spades?|diamonds?|queens?|jacks?)\b|[♣♠♦]", re.IGNORECASE),
    "de": re.compile(r"\b(Kreuz|Pik|Karo|Dame|Bube)|[♣♠♦]|(dame|bube)n?\b"),
}
"""The words and signs of French cards."""
OTHER_MEANINGS = {("FirstPage", "Club")}
"""Texts with such a word that mean something else."""

_ENGLISH = {
    "queen": "Ober", "jack": "Unter", "club": "acorn", "spade": "leaf", "diamond": "bell",
    "queens": "Obers", "jacks": "Unters", "clubs": "acorns", "spades": "leaves", "diamonds": "bells",
}  # fmt: skip
_GERMAN = {"Kreuz": "Eichel", "Pik": "Grün", "Karo": "Schellen"}


def in_german_suits(text: str, language: str) -> str | None:
    """A text with the cards of a German deck, or None where no rule can say it.

    In German only what keeps its gender and its case is certain: `Pik-Ass`, `Pikstich` and `Bube`, not `Pik`, `Dame`
    and `Buben`.
    """
    if language == "en":
        said = re.sub(r"[A-Za-z]+", lambda word: _english(word[0]), text)
        said = re.sub(r"\b([Aa]) (?=Ober|Unter|acorn)", r"\1n ", said)
    else:
        said = re.sub(r"\b(Kreuz|Pik|Karo)(?=-|[a-zäöü]{3})", lambda suit: _GERMAN[suit[0]], text)
        said = re.sub(r"\bBube(nsolo)?\b", lambda jack: "Untersolo" if jack[1] else "Unter", said)
    return None if FRENCH[language].search(said) else said


def texts_of(name: str, folder: Path = FOLDER) -> Texts:
    """The texts of a file; of a plural the form for many."""
    found = {}
    for context in ElementTree.parse(folder / f"{name}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            forms = message.findall("translation/numerusform") or message.findall("translation")
            found[context.findtext("name", ""), message.findtext("source", "")] = forms[-1].text or ""
    return found


def fill(language: str, folder: Path = FOLDER) -> list[str]:
    """Bring the file of a language up to date; return the texts that are to be written by hand."""
    texts = texts_of("freedoko_de", folder)
    if language == "en":
        texts = {key: key[1] for key in texts}
    there = {key: text for key, text in texts_of(f"german_suits_{language}", folder).items() if key in texts}
    by_hand = []
    for key, text in texts.items():
        if FRENCH[language].search(text) and key not in there and key not in OTHER_MEANINGS:
            said = in_german_suits(text, language)
            if said is None:
                by_hand.append(": ".join(key))
            else:
                there[key] = said
    _write(folder / f"german_suits_{language}.ts", there)
    return by_hand


def _english(word: str) -> str:
    other = _ENGLISH.get(word.lower(), word)
    return other.capitalize() if word[0].isupper() else other


def _write(file: Path, texts: Texts) -> None:
    head = file.read_text(encoding="utf-8").partition("<context>")[0]
    file.write_text(head + "".join(_contexts(texts)) + "</TS>\n", encoding="utf-8")


def _contexts(texts: Texts) -> Iterator[str]:
    for name in sorted({context for context, _ in texts}):
        yield f"<context>\n    <name>{escape(name)}</name>\n"
        for (context, source), text in texts.items():
            if context == name:
                yield f"    <message>\n        <source>{_escaped(source)}</source>\n"
                yield f"        <translation>{_escaped(text)}</translation>\n    </message>\n"
        yield "</context>\n"


def _escaped(text: str) -> str:
    """A text as `lupdate` writes it."""
    return escape(text, {"'": "&apos;", '"': "&quot;"})


def main() -> int:
    """Fill the files of both languages."""
    for language in FRENCH:
        for text in fill(language):
            print(f"translations/german_suits_{language}.ts wants {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
