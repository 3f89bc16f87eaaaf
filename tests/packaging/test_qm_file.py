"""The compiler of translations, beside Qt's own and in the eyes of Qt's loader."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import PySide6
import pytest
from PySide6.QtCore import QTranslator

from freedoko_qt.qm_file import compiled

SOURCES = sorted(Path(__file__, "../../../translations").resolve().glob("*.ts"))
LRELEASE = Path(PySide6.__file__).parent / "lrelease"

EXAMPLE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context><name>Card</name>
<message><source>jack</source><translation>Bube</translation></message>
<message><source>jack</source><comment>of a car</comment><translation>Wagenheber</translation></message>
<message><source>Ω &amp;amp; {long}</source><translation>Ω &lt;und&gt;
Zeile</translation></message>
<message><source>later</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>%n card(s)</source>
<translation><numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform></translation></message>
</context>
<context><name>Player</name><message><source>jack</source><translation>Jakob</translation></message></context>
</TS>
"""
LONG = "words of some length " * 500


def example(language: str = "de_DE") -> bytes:
    return EXAMPLE.format(language=language, long=LONG).encode()


def loaded(data: bytes, folder: Path) -> QTranslator:
    (folder / "words.qm").write_bytes(data)
    translator = QTranslator()
    assert translator.load(str(folder / "words.qm"))
    return translator


def said(source: bytes) -> Iterator[tuple[tuple[str, str, str, int], str]]:
    """The answers that a .ts file wants of Qt: for a context, a text, its comment and a number."""
    for context in ElementTree.fromstring(source).iter("context"):
        for message in context.iter("message"):
            asked = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
            forms = [form.text or "" for form in message.iter("numerusform")]
            if forms:
                yield from (((*asked, number), forms[number != 1]) for number in (0, 1, 2, 21))
            else:
                yield (*asked, -1), message.findtext("translation", "")


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_qt_finds_every_translation(source: Path, tmp_path: Path) -> None:
    translator = loaded(compiled(source.read_bytes()), tmp_path)
    expected = dict(said(source.read_bytes()))
    assert {asked: translator.translate(*asked) for asked in expected} == expected
    assert translator.language()[:2] == source.stem[-2:]


def test_qt_tells_contexts_comments_and_unfinished_texts_apart(tmp_path: Path) -> None:
    translator = loaded(compiled(example()), tmp_path)
    assert translator.translate("Card", "jack") == "Bube"
    assert translator.translate("Card", "jack", "of a car") == "Wagenheber"
    assert translator.translate("Player", "jack") == "Jakob"
    assert translator.translate("Card", f"Ω &amp; {LONG}") == "Ω <und>\nZeile"
    assert not translator.translate("Card", "later")
    assert not translator.translate("Card", "queen")


@pytest.mark.skipif(not LRELEASE.is_file(), reason="PySide6 has brought no lrelease")
@pytest.mark.parametrize("source", [*SOURCES, None], ids=[*(path.stem for path in SOURCES), "example"])
def test_it_is_what_lrelease_makes(source: Path | None, tmp_path: Path) -> None:
    text = example() if source is None else source.read_bytes()
    (tmp_path / "words.ts").write_bytes(text)
    command = [LRELEASE, "-silent", tmp_path / "words.ts", "-qm", tmp_path / "words.qm"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if "error while loading shared libraries" in run.stderr:
        pytest.skip("lrelease does not run here")
    assert run.returncode == 0, run.stderr
    assert compiled(text) == (tmp_path / "words.qm").read_bytes()


@pytest.mark.parametrize("text", [b"", b"<TS", example("tlh_QO"), example("")], ids=["empty", "cut", "Klingon", "none"])
def test_what_cannot_be_compiled_is_an_error(text: bytes) -> None:
    with pytest.raises(ValueError, match="."):
        compiled(text)
