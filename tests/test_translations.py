"""The program speaks German throughout, and has its plurals in both languages."""

import ast
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import PySide6
import pytest
from PySide6.QtCore import QTranslator

from freedoko_qt.resources import compile_translation
from freedoko_qt.ui.menu_bar import MENUS
from freedoko_qt.ui.table.table_state import TranslatedTable

ROOT = Path(__file__).resolve().parent.parent
FILES = {
    "de": ROOT / "translations" / "freedoko_de.ts",
    "en": ROOT / "translations" / "freedoko_en.ts",
}
ONLY_PLURALS = {"de": [], "en": ["-pluralonly"]}
PLACE = re.compile(r"\{[^{}]*\}|%n|%L?[0-9]+")
MNEMONIC = re.compile(r"&(\w)")


@dataclass(frozen=True, slots=True)
class Entry:
    """One text of a .ts file."""

    context: str
    source: str
    comment: str
    is_plural: bool


@dataclass(frozen=True, slots=True)
class Translation:
    """The translation of an entry in a .ts file: one form, or one for each number."""

    forms: tuple[str, ...]
    is_finished: bool


def read(file: Path) -> dict[Entry, Translation]:
    """Everything in a .ts file."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            entry = Entry(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
            )
            node = message.find("translation")
            assert node is not None
            forms = [form.text or "" for form in node.iter("numerusform")] or [node.text or ""]
            found[entry] = Translation(tuple(forms), node.get("type") is None)
    return found


def written_in(folder: Path) -> Iterator[tuple[Path, str, str | None]]:
    """Each text that a source file marks for translation, with its context where that is written beside it."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            match node.func:
                case ast.Attribute(attr="tr") if words:
                    yield file, words[0], None
                case ast.Attribute(attr="translate") | ast.Name(id="QT_TRANSLATE_NOOP") if len(words) > 1:
                    yield file, words[1], words[0]


@pytest.fixture(scope="module", params=FILES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def entries(language: str) -> dict[Entry, Translation]:
    return read(FILES[language])


@pytest.fixture(scope="module")
def german() -> dict[Entry, Translation]:
    return read(FILES["de"])


def test_every_text_is_translated(entries: dict[Entry, Translation]) -> None:
    assert entries
    missing = [
        entry for entry, said in entries.items() if not said.is_finished or not all(form.strip() for form in said.forms)
    ]
    assert missing == []


def test_plurals_have_two_forms(entries: dict[Entry, Translation]) -> None:
    wrong = [entry for entry, said in entries.items() if len(said.forms) != (2 if entry.is_plural else 1)]
    assert wrong == []


def test_the_files_know_just_what_the_sources_say(
    language: str, entries: dict[Entry, Translation], tmp_path: Path
) -> None:
    lupdate = shutil.which("lupdate", path=str(Path(PySide6.__file__).parent))
    assert lupdate is not None
    copy = shutil.copy(FILES[language], tmp_path)
    options = ["-silent", "-extensions", "py", "-locations", "none", "-no-obsolete", *ONLY_PLURALS[language]]
    command = [lupdate, *options, "freedoko_qt", "-ts", copy]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if "error while loading shared libraries" in run.stderr:
        pytest.skip("lupdate does not run here")
    assert run.returncode == 0, run.stderr
    again = read(Path(copy))
    assert again.keys() - entries.keys() == set(), "sh packaging/translations.sh brings what is new"
    assert entries.keys() - again.keys() == set(), "sh packaging/translations.sh drops what is no longer said"


def test_lupdate_overlooks_nothing(german: dict[Entry, Translation]) -> None:
    """lupdate passes over a text inside an f-string, and a plural in QCoreApplication.translate."""
    sources = {entry.source for entry in german}
    placed = {(entry.context, entry.source) for entry in german}
    lost = [
        (file.name, text)
        for file, text, context in written_in(ROOT / "freedoko_qt")
        if text not in sources or (context is not None and (context, text) not in placed)
    ]
    assert lost == []


def test_what_counts_has_a_plural(german: dict[Entry, Translation]) -> None:
    assert [entry for entry in german if "%n" in entry.source and not entry.is_plural] == []


def test_the_same_places_are_filled(entries: dict[Entry, Translation]) -> None:
    def places(text: str) -> Counter[str]:
        return Counter(PLACE.findall(text))

    wrong = [
        (entry, form) for entry, said in entries.items() for form in said.forms if places(form) != places(entry.source)
    ]
    assert wrong == []


def test_a_mnemonic_stays_one_mnemonic(entries: dict[Entry, Translation]) -> None:
    wrong = [
        (entry, form)
        for entry, said in entries.items()
        for form in said.forms
        if form.count("&") != entry.source.count("&") or len(MNEMONIC.findall(form)) > 1
    ]
    assert wrong == []


def test_mnemonics_are_unique_within_a_menu(german: dict[Entry, Translation]) -> None:
    words = {entry.source: said.forms[0] for entry, said in german.items() if entry.context == "MenuBar"}
    menus = [[title for title, _ in MENUS], *([command.text for command in commands] for _, commands in MENUS)]
    for menu in menus:
        for speak in (str, lambda text: words[text]):
            keys = [key.lower() for text in menu if text for key in MNEMONIC.findall(speak(text))]
            assert len(keys) == len(set(keys)), [speak(text) for text in menu if text]


def test_german_typography(german: dict[Entry, Translation]) -> None:
    texts = [form for said in german.values() for form in said.forms]
    plain = [text for text in texts if re.search(r"""["'“]\w|\w["'”]|\.\.\.|  """, text)]
    assert plain == []


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [("de", 1, "1 Stich"), ("de", 2, "2 Stiche"), ("en", 1, "1 trick"), ("en", 0, "0 tricks")],
)
def test_numbers_are_told_as_one_says_them(qapp, tmp_path: Path, language: str, number: int, said: str) -> None:
    compile_translation(FILES[language], tmp_path / "words.qm")
    translator = QTranslator()
    assert translator.load(str(tmp_path / "words.qm"))
    qapp.installTranslator(translator)
    try:
        assert TranslatedTable.tr("%n trick(s)", "", number) == said
    finally:
        qapp.removeTranslator(translator)
