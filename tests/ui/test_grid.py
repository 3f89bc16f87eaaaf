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


def distances(module: ast.Module) -> Iterator[tuple[int, int]]:
    """The lengths that are given to layouts, as numbers or by the names of constants, each after its line."""
    named = constants(module)
    for keyword in ast.walk(module):
        if isinstance(keyword, ast.keyword) and keyword.arg in WORDS:
            for one in ast.walk(keyword.value):
                if isinstance(one, ast.Constant) and type(one.value) is int:
                    yield one.lineno, one.value
                elif isinstance(one, ast.Name) and one.id in named:
                    yield one.lineno, named[one.id]


def constants(module: ast.Module) -> dict[str, int]:
    """The whole numbers of a module that have a name."""
    found = {}
    for assigned in module.body:
        if isinstance(assigned, ast.Assign):
            for target in assigned.targets:
                names, values = (one.elts if isinstance(one, ast.Tuple) else [one] for one in (target, assigned.value))
                for name, value in zip(names, values, strict=False):
                    if isinstance(value, ast.Constant) and type(value.value) is int:
                        found[ast.unparse(name)] = value.value
    return found
