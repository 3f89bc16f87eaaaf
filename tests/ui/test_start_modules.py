"""The first page is there without what only a game or another page needs."""

import subprocess
import sys

import pytest

LATER = (
    "freedoko_qt.engine.rules",
    "freedoko_qt.engine.game",
    "freedoko_qt.app.setup",
    "freedoko_qt.app.match",
    "freedoko_qt.ui.start.start_page",
    "freedoko_qt.ui.table.table_view",
    "miniaudio",
    "numpy",
)
START = """
import sys
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
program.window.show()
application.processEvents()
print(*sys.modules)
program.close()
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory) -> set[str]:
    """The modules that are there with the first page."""
    command = [sys.executable, "-c", START, str(tmp_path_factory.mktemp("data"))]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("module", LATER)
def test_the_first_page_needs_no(imported, module) -> None:
    assert "freedoko_qt.ui.start.first_page" in imported
    assert module not in imported
