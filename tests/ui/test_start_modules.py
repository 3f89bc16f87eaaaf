"""Modules and classes that are loaded at a start: no more than the first page needs, and then the table."""

import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from freedoko_qt.resources import translation

AFTER_THE_FIRST_PAGE = (
    "freedoko_qt.app.opened_file",
    "freedoko_qt.app.tournament_length",
    "freedoko_qt.engine.table",
    "freedoko_qt.engine.rules",
    "freedoko_qt.engine.game",
    "freedoko_qt.app.setup",
    "freedoko_qt.app.match",
    "freedoko_qt.ui.start.start_page",
    "freedoko_qt.ui.table.table_view",
    "concurrent.futures",
    "miniaudio",
    "numpy",
)
AFTER_THE_TABLE = (
    "freedoko_qt.app.record_file",
    "freedoko_qt.app.remarks",
    "freedoko_qt.app.sheet.ledger",
    "freedoko_qt.engine.evening.outcomes",
    "freedoko_qt.engine.score.score",
    "freedoko_qt.engine.score.scoring",
    "freedoko_qt.ui.sheet.score_sheet",
    "freedoko_qt.ui.start.start_page",
    "freedoko_qt.ui.table.hand_list",
    "miniaudio",
    "numpy",
    "wave",
)
REACHED = (
    ("first page", "freedoko_qt.ui.start.first_page", "QLabel"),
    ("table", "freedoko_qt.ui.table.table_view", "QGraphicsView"),
    ("later page", "freedoko_qt.ui.start.start_page", "QLabel"),
)
"""A module and a class of Qt by which one sees that a start has come so far."""
# PySide sets up a class when it is first asked for: these have so many enums that it takes some milliseconds.
COSTLY_FOR_THE_FIRST_PAGE = ("QAbstractItemView", "QAccessible", "QGradient", "QStyle", "QTextFormat")
COSTLY_FOR_THE_TABLE = ("QAbstractItemView", "QComboBox", "QSpinBox", "QStyle")
# A module of ours takes a fifth of a millisecond, the class of a dataclass a third.
MOST_MODULES = {"first page": 114, "table": 237}
MOST_DATACLASSES = {"first page": 0, "table": 8}
BEGIN = """
import sys
from dataclasses import is_dataclass
from freedoko_qt.__main__ import parse, window_program

def print_modules():
    print(*sys.modules)
    ours = [module for name, module in sys.modules.items() if name.startswith("freedoko_qt")]
    classes = {one for module in ours for one in vars(module).values() if isinstance(one, type)}
    print(*(one.__qualname__ for one in classes if is_dataclass(one)))

def print_classes():
    from PySide6 import QtGui, QtWidgets
    print(*(name for module in (QtGui, QtWidgets) for name in vars(module)))

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en", "--seed", "1"]))
window = program.window
window.resize(1366, 768)  # as most have it; offscreen it would be so small that the question is made compact
window.show()
application.processEvents()
print_modules()
print_classes()
"""
FIRST_START = BEGIN + """
window.current.start(window.current.next_setup)
print_modules()
window.game.page.table.skip()
application.processEvents()
window.repaint()
print_classes()
program.close()
"""
LATER_START = BEGIN + "program.close()"


class Loaded(NamedTuple):
    """The imported modules, the dataclasses in them, and the classes of Qt that PySide has set up."""

    modules: set[str]
    dataclasses: set[str]
    classes: set[str]


def printed(code: str, folder: Path) -> list[set[str]]:
    """Run some code with its data in a folder; returns the words of each line that it prints."""
    translation("en")  # compiled now, so that the start need not do it
    command = [sys.executable, "-c", code, str(folder)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    compiling = {"freedoko_qt.qm_file"}  # loaded at the very first start of a checkout alone
    return [set(line.split()) - compiling for line in output.splitlines()]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory) -> dict[str, Loaded]:
    """The modules and classes loaded with the first page, then with the table, and with the page of a later start.

    That one offers to continue the tournament of the first.
    """
    data = tmp_path_factory.mktemp("data")
    lines = printed(FIRST_START, data)
    later = printed(LATER_START, data)
    return {"first page": Loaded(*lines[:3]), "table": Loaded(*lines[3:]), "later page": Loaded(*later)}


@pytest.mark.parametrize(("place", "module", "name"), REACHED)
def test_a_start_comes_as_far_as(loaded, place, module, name) -> None:
    assert module in loaded[place].modules
    assert name in loaded[place].classes


@pytest.mark.parametrize(
    ("place", "module"), [*product(["first page"], AFTER_THE_FIRST_PAGE), *product(["table"], AFTER_THE_TABLE)]
)
def test_a_module_is_not_loaded_yet(loaded, place, module) -> None:
    assert module not in loaded[place].modules


@pytest.mark.parametrize(
    ("place", "name"),
    [
        *product(["first page", "later page"], COSTLY_FOR_THE_FIRST_PAGE),
        *product(["table"], COSTLY_FOR_THE_TABLE),
    ],
)
def test_a_costly_class_is_not_set_up_yet(loaded, place, name) -> None:
    assert name not in loaded[place].classes


@pytest.mark.parametrize("place", MOST_MODULES)
def test_few_modules_and_dataclasses_are_loaded(loaded, place) -> None:
    assert sum(name.startswith("freedoko_qt") for name in loaded[place].modules) <= MOST_MODULES[place]
    assert len(loaded[place].dataclasses) <= MOST_DATACLASSES[place]
