"""The first page is there without what only a game or another page needs, and the table without what comes later."""

import subprocess
import sys

import pytest

AFTER_THE_FIRST_PAGE = (
    "freedoko_qt.app.opening",
    "freedoko_qt.engine.rules",
    "freedoko_qt.engine.game",
    "freedoko_qt.app.setup",
    "freedoko_qt.app.match",
    "freedoko_qt.ui.start.start_page",
    "freedoko_qt.ui.table.table_view",
    "miniaudio",
    "numpy",
)
AFTER_THE_TABLE = (
    "freedoko_qt.app.record_file",
    "freedoko_qt.app.remarks",
    "freedoko_qt.engine.score.tally",
    "freedoko_qt.ui.sheet.score_sheet",
    "freedoko_qt.ui.table.hand_list",
    "miniaudio",
    "numpy",
    "wave",
)
START = """
import sys
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
program.window.show()
application.processEvents()
print(*sys.modules)
program.window.current.start(program.window.current.next_setup)
print(*sys.modules)
program.close()
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory) -> list[set[str]]:
    """The modules that are there with the first page, and those that are there with the table."""
    command = [sys.executable, "-c", START, str(tmp_path_factory.mktemp("data"))]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [set(line.split()) for line in output.splitlines()]


@pytest.mark.parametrize("module", AFTER_THE_FIRST_PAGE)
def test_the_first_page_needs_no(imported, module) -> None:
    first_page, _ = imported
    assert "freedoko_qt.ui.start.first_page" in first_page
    assert module not in first_page


@pytest.mark.parametrize("module", AFTER_THE_TABLE)
def test_the_table_needs_no(imported, module) -> None:
    _, table = imported
    assert "freedoko_qt.ui.table.table_view" in table
    assert module not in table
