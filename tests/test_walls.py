"""The four floors of the house: which module may import what; and one name for one thing."""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import freedoko_qt

PACKAGE = Path(freedoko_qt.__file__).parent

# Besides the standard library and the folder itself. A name stands for itself and all below it.
MAY_IMPORT = {
    "engine": ["freedoko_qt.engine"],
    "ai": ["freedoko_qt.ai", "freedoko_qt.engine", "freedoko_qt.resources", "numpy"],
    # Each folder of ai knows only those named before it.
    "ai/heuristics": ["freedoko_qt.ai.card_actions", "freedoko_qt.ai.style", "freedoko_qt.engine"],
    "ai/batch": ["freedoko_qt.engine", "numpy"],
    "ai/encoding": ["freedoko_qt.ai.batch", "freedoko_qt.engine", "numpy"],
    "ai/heuristics_batch": [
        "freedoko_qt.ai.heuristics", "freedoko_qt.ai.batch", "freedoko_qt.ai.encoding", "freedoko_qt.engine", "numpy",
    ],
    "ai/networks": [
        "freedoko_qt.ai.batch", "freedoko_qt.ai.encoding", "freedoko_qt.ai.heuristics_batch", "freedoko_qt.engine",
        "freedoko_qt.resources", "numpy",
    ],
    "ai/beliefs": [
        "freedoko_qt.ai.heuristics", "freedoko_qt.ai.batch", "freedoko_qt.ai.encoding",
        "freedoko_qt.ai.heuristics_batch", "freedoko_qt.ai.networks", "freedoko_qt.engine", "numpy",
    ],
    "ai/search": [
        "freedoko_qt.ai.heuristics", "freedoko_qt.ai.batch", "freedoko_qt.ai.encoding",
        "freedoko_qt.ai.heuristics_batch", "freedoko_qt.ai.networks", "freedoko_qt.ai.beliefs",
        "freedoko_qt.ai.intervals", "freedoko_qt.ai.style", "freedoko_qt.engine", "numpy",
    ],
    "ai/training": ["freedoko_qt.ai", "freedoko_qt.engine", "numpy", "torch", "tqdm"],
    "app": ["freedoko_qt", "PySide6.QtCore", "fsrs", "platformdirs"],
    "cli": ["freedoko_qt", "tqdm"],
    "ui": ["freedoko_qt", "PySide6", "shiboken6", "fontpkg_atkinson_hyperlegible", "miniaudio"],
}  # fmt: skip
MAY_NOT_IMPORT = {
    # The engine gets files, time and chance as arguments.
    "engine": ["datetime", "io", "logging", "os", "pathlib", "random", "secrets", "threading", "time"],
    "app": ["freedoko_qt.cli", "freedoko_qt.ui"],
    "cli": ["freedoko_qt.ui"],
    "ui": ["freedoko_qt.ai", "freedoko_qt.cli"],
}


def modules(floor: str) -> list[Path]:
    """The files of a floor; those of a floor within it are not its own."""
    inner = [PACKAGE / other for other in MAY_IMPORT if other.startswith(f"{floor}/")]
    found = sorted((PACKAGE / floor).rglob("*.py"))
    return [path for path in found if not any(path.is_relative_to(folder) for folder in inner)]


def imports(path: Path) -> Iterator[str]:
    """Every name that a module imports, dotted and absolute: `from PySide6 import QtGui` is PySide6.QtGui."""
    package = ["freedoko_qt", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{source}.{alias.name}" for alias in node.names)


def is_below(name: str, roots: list[str]) -> bool:
    return any(name == root or name.startswith(f"{root}.") for root in roots)


@pytest.mark.parametrize("floor", MAY_IMPORT)
def test_a_floor_knows_only_the_floors_below_it(floor: str) -> None:
    own = f"freedoko_qt.{floor.replace('/', '.')}"
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in modules(floor)
        for name in imports(path)
        if is_below(name, MAY_NOT_IMPORT.get(floor, []))
        or not (name.split(".")[0] in sys.stdlib_module_names or is_below(name, [own, *MAY_IMPORT[floor]]))
    ]
    assert wrong == []


def dotted(path: Path) -> str:
    """The name of a module."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(paths: Iterable[Path]) -> dict[Path, set[Path]]:
    """The modules of the package that each module imports, for typing and late ones among them."""
    files = {dotted(path): path for path in paths}

    def module_of(name: str) -> Path | None:
        while name and name not in files:
            name = name.rpartition(".")[0]
        return files.get(name)

    found = {path: {module_of(name) for name in imports(path)} for path in files.values()}
    return {path: {one for one in others if one is not None and one != path} for path, others in found.items()}


def circle_in(graph: Mapping[Path, Iterable[Path]]) -> list[str]:
    """The modules or folders of one circle; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [dotted(path) for path in error.args[1]]
    return []


def imported_folders(modules: Mapping[Path, Iterable[Path]]) -> dict[Path, set[Path]]:
    """The folders whose modules those of each folder import, but for those that it lies in, or that lie in it."""
    graph: dict[Path, set[Path]] = {}
    for path, others in modules.items():
        apart = (one.parent for one in others if not nested(one.parent, path.parent))
        graph.setdefault(path.parent, set()).update(apart)
    return graph


def nested(one: Path, other: Path) -> bool:
    return one.is_relative_to(other) or other.is_relative_to(one)


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle_in(imported_modules(PACKAGE.rglob("*.py"))) == []


def test_no_folders_import_each_other_in_a_circle() -> None:
    assert circle_in(imported_folders(imported_modules(PACKAGE.rglob("*.py")))) == []


def test_a_circle_is_found_even_for_typing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "freedoko_qt"
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", package)
    package.mkdir()
    (package / "one.py").write_text("from .two import Two")
    (package / "two.py").write_text("if TYPE_CHECKING:\n    from .one import One")
    assert set(circle_in(imported_modules(package.rglob("*.py")))) == {"freedoko_qt.one", "freedoko_qt.two"}


def test_a_circle_of_folders_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "freedoko_qt"
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", package)
    for name, text in {
        "cards/deck": "",
        "cards/hand": "from ..table.felt import Felt",
        "table/felt": "from ..cards.deck import Deck",
        "table/parts/ring": "from ..felt import Felt",
    }.items():
        module = package / f"{name}.py"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text(text)
    modules = imported_modules(package.rglob("*.py"))
    assert circle_in(modules) == []
    assert set(circle_in(imported_folders(modules))) == {"freedoko_qt.cards", "freedoko_qt.table"}


def imported(path: Path) -> set[str]:
    """The names that a module has only because it imports them, without those that it offers in `__all__`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    top = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    found = [one for node in top for one in ast.walk(node) if isinstance(one, ast.ImportFrom)]
    return {alias.asname or alias.name for node in found for alias in node.names} - offered(tree)


def offered(tree: ast.Module) -> set[str]:
    """The names in `__all__`."""
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    lists = [node.value for node in assigned if ast.unparse(node.targets[0]) == "__all__"]
    return {name for one in lists for name in ast.literal_eval(one)}


def test_a_name_is_imported_from_where_it_is_defined() -> None:
    files = {dotted(path): path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py"}
    names = {module: imported(path) for module, path in files.items()}
    wrong = []
    for module, path in files.items():
        for name in imports(path):
            source, _, what = name.rpartition(".")
            if what in names.get(source, ()) and name not in files:
                wrong.append(f"{module} imports {what} from {source}")
    assert wrong == []


def test_no_two_classes_have_one_name() -> None:
    where: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                where.setdefault(node.name, []).append(dotted(path))
    assert {name: modules for name, modules in where.items() if len(modules) > 1} == {}


@pytest.mark.parametrize("floor", ["engine", "ai", "app", "cli", "ui"])
def test_every_floor_has_modules(floor: str) -> None:
    assert modules(floor), f"nothing to check in {PACKAGE / floor}"


@pytest.mark.parametrize(
    ("statement", "names"),
    [
        ("from PySide6 import QtGui", ["PySide6.QtGui"]),
        ("from ..ai import search", ["freedoko_qt.ai.search"]),
        ("from . import theme", ["freedoko_qt.ui.theme"]),
        ("def late():\n    import freedoko_qt.ai.player", ["freedoko_qt.ai.player"]),
    ],
)
def test_the_check_sees_every_way_of_importing(
    statement: str, names: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    module = tmp_path / "ui" / "table.py"
    module.parent.mkdir()
    module.write_text(statement)
    assert list(imports(module)) == names


def loaded_by(statements: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded after these statements."""
    code = f"{statements}\nimport sys\nprint(*{{name.split('.')[0] for name in sys.modules}})"
    run = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    return set(run.stdout.splitlines()[-1].split())


IMPORT_ALL = """
import importlib, pkgutil
for floor in ("freedoko_qt.engine", "freedoko_qt.ai"):
    package = importlib.import_module(floor)
    for module in pkgutil.walk_packages(package.__path__, floor + "."):
        if not module.name.startswith("freedoko_qt.ai.training"):
            importlib.import_module(module.name)
"""


def test_the_engine_and_the_players_run_without_qt() -> None:
    loaded = loaded_by(IMPORT_ALL)
    assert "freedoko_qt" in loaded
    assert loaded & {"PySide6", "shiboken6"} == set()


def test_the_command_starts_without_qt_and_numpy() -> None:
    loaded = loaded_by("import freedoko_qt.resources, freedoko_qt.__main__ as command\ncommand.parse([])")
    assert "freedoko_qt" in loaded
    assert loaded & {"PySide6", "shiboken6", "numpy", "tqdm", "fsrs", "platformdirs"} == set()
