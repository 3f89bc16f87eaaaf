"""Every module that is got ready behind the first page is there, whatever it is called by now."""

import subprocess
import sys
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import pytest

from freedoko_qt.ui.warm_up import MODULES

OPENED = [page for page in MODULES if " " not in page]
"""Those that somebody opens from the first page."""


@pytest.mark.parametrize("name", sorted({*chain.from_iterable(MODULES.values())}))
def test_every_module_that_is_warmed_up_exists(name: str) -> None:
    assert find_spec(name, "freedoko_qt") is not None


@pytest.mark.parametrize("page", OPENED)
def test_a_page_wanted_at_once_is_imported_beside_the_window(tmp_path, page) -> None:
    code = """
import sys, threading
import freedoko_qt.qm_file, freedoko_qt.ui.warm_up  # a checkout compiles its translations; what is to be imported
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
window, page = program.window, sys.argv[2]
window.show()
application.processEvents()
reader = window.context.reader

class Watched:
    def find_spec(self, name, path=None, target=None):
        if threading.current_thread() is threading.main_thread() and name.startswith("freedoko_qt"):
            print(name)

sys.meta_path.insert(0, Watched())
match page:
    case "table":
        window.start_page.started.emit()
    case "questions":
        window.start_page.questions_wanted.emit()
    case command:
        window.menu.action(command).trigger()
while reader.is_reading:
    application.processEvents()
application.processEvents()
opened = window.page is not window.start_page or application.activeWindow() is not window
print("opened" if opened else "nothing opened")
for one in application.topLevelWidgets():
    one.close()
program.close()
"""
    command = [sys.executable, "-c", code, str(tmp_path), page]
    process = subprocess.run(command, capture_output=True, text=True, check=True)
    assert process.stdout.split("\n") == ["opened", ""]


def test_no_collection_of_garbage_looks_through_the_window_or_what_is_got_ready_behind_it(tmp_path) -> None:
    code = """
import gc, sys, threading
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
print(gc.get_freeze_count() > 10 * len(gc.get_objects()))
program.warm_up()
for thread in threading.enumerate():
    if thread.name == "warm-up":
        thread.join()
print(gc.get_freeze_count() > 10 * len(gc.get_objects()))
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert process.stdout.split() == ["True", "True"]


def test_the_other_language_is_compiled_before_it_is_wanted(tmp_path) -> None:
    code = """
import os, sys, threading
from pathlib import Path

os.environ["XDG_CACHE_HOME"] = sys.argv[1]
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
program.warm_up()
for thread in threading.enumerate():
    if thread.name == "warm-up":
        thread.join()
print(*{file.name.partition("-")[0] for file in Path(sys.argv[1]).rglob("*.qm")})
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    sources = {source.stem for source in Path(__file__).parents[2].joinpath("translations").glob("*.ts")}
    assert set(process.stdout.split()) == sources
