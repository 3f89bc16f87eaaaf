"""The papers beside the code: what is cited is there, and links lead somewhere."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from papers import RECORDS, ROOT, RULES, sections

FOLDERS = ("assets", "freedoko_qt", "packaging", "tests", "translations")
PAPERS = sorted([*ROOT.glob("*.md"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.md"))])
SOURCES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))

CITED = re.compile(r"[\w/]+\.md\b")
SECTIONS = re.compile(r"\b(RULES|RECORDS)\.md ((?:\d+(?:, | and | to )?)+)")
ADDRESS = re.compile(r"[a-z]+:")
OF_THE_SITE = ("../../releases",)
"""Pages of the site on which the repository is read, wherever that is."""
LINK = re.compile(r"\]\(([^)#\s]+)")
PATH = re.compile(r"`([\w.-]+(?:/[\w.*-]+)+)`")
BLOCK = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
NAME = re.compile(r"`(?:(\w+)\.)?([A-Za-z]\w*[A-Za-z0-9])(?:\([^`]*\))?`")
"""A name of the code, perhaps after that of its module, class or program, and with arguments."""
ENDINGS = ("md", "npz", "py", "sh", "ts")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def texts() -> dict[Path, str]:
    """The text of every module."""
    return {path: path.read_text(encoding="utf-8") for path in SOURCES}


@cache
def words_of(module: str) -> frozenset[str]:
    """All words of the modules, packages and classes of this name; of the whole code where it is empty."""
    defined = re.compile(rf"^class {module}\b", re.MULTILINE)
    belonging = [
        f"{path.stem} {text}"
        for path, text in texts().items()
        if not module or module in (path.stem, path.parent.name) or defined.search(text)
    ]
    return frozenset(re.findall(r"\w+", " ".join(belonging)))


def cited_sections(text: str) -> Iterator[tuple[Path, int]]:
    """Every section of the rules and the records that a text cites; "7 to 9" are two, its first and its last."""
    for paper, numbers in SECTIONS.findall(text):
        for number in re.findall(r"\d+", numbers):
            yield RULES if paper == "RULES" else RECORDS, int(number)


def test_the_rules_are_cited() -> None:
    papers = {paper for path in SOURCES for paper, _ in cited_sections(path.read_text(encoding="utf-8"))}
    assert papers == {RULES, RECORDS}


def test_every_cited_section_is_there() -> None:
    there = {paper: sections(paper).keys() for paper in (RULES, RECORDS)}
    gone = [
        f"{name(path)} cites {paper.name} {number}"
        for path in [*SOURCES, *PAPERS]
        for paper, number in cited_sections(path.read_text(encoding="utf-8"))
        if number not in there[paper]
    ]
    assert gone == []


def test_every_paper_that_the_code_cites_is_there() -> None:
    known = {paper.name for paper in PAPERS}
    gone = [
        f"{name(path)} cites {cited}"
        for path in SOURCES
        for cited in CITED.findall(path.read_text(encoding="utf-8"))
        if cited.rpartition("/")[2] not in known
    ]
    assert gone == []


@pytest.mark.parametrize("path", PAPERS, ids=name)
def test_every_link_leads_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    links = [target for target in LINK.findall(text) if not ADDRESS.match(target) and target not in OF_THE_SITE]
    gone = [target for target in links if not (path.parent / target).exists()]
    assert gone == []


@pytest.mark.parametrize("path", PAPERS, ids=name)
def test_every_file_that_a_paper_names_is_there(path: Path) -> None:
    bases = (ROOT, ROOT / "freedoko_qt", path.parent)
    gone = [
        named
        for named in PATH.findall(path.read_text(encoding="utf-8"))
        if any((base / named.split("/")[0]).is_dir() for base in bases)  # else it is somewhere else
        and not any([*base.glob(named), *base.glob(f"{named}.py")] for base in bases)
    ]
    assert gone == []


@pytest.mark.parametrize("path", PAPERS, ids=name)
def test_every_name_that_a_paper_gives_is_in_the_code(path: Path) -> None:
    text = BLOCK.sub("", path.read_text(encoding="utf-8"))
    gone = [
        f"{module}.{named}" if module else named
        for module, named in NAME.findall(text)
        if named not in ENDINGS and named not in words_of(module)
    ]
    assert gone == []
