"""Every distance between the parts of a page is one of the design."""

import ast
from collections.abc import Iterator
from pathlib import Path

import freedoko_qt.ui
from freedoko_qt.ui.look.design import SPACE

ALLOWED = {0, 2, *SPACE}
"""2: between lines of words that are read as one."""
WORDS = "spacing", "margins", "gap"


def test_distances_are_those_of_the_design() -> None:
    folder = Path(freedoko_qt.ui.__file__).parent
    found = {
        f"{path.relative_to(folder)}:{line}: {length}"
        for path in folder.rglob("*.py")
        for line, length in distances(ast.parse(path.read_text(encoding="utf-8")))
        if length not in ALLOWED
    }
    assert found == set()


def distances(module: ast.AST) -> Iterator[tuple[int, int]]:
    """The lengths that are given to layouts as numbers, each after its line."""
    for keyword in ast.walk(module):
        if isinstance(keyword, ast.keyword) and keyword.arg in WORDS:
            for one in ast.walk(keyword.value):
                if isinstance(one, ast.Constant) and type(one.value) is int:
                    yield one.lineno, one.value
