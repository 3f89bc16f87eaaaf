"""Every module that is got ready behind the first page is there, whatever it is called by now."""

import re
import subprocess
import sys
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import pytest

from freedoko_qt.ui import controllers
from freedoko_qt.ui.table.sound_output import can_play
from freedoko_qt.ui.warm_up import MODULES, TABLE

WARM_UP = """
import threading

def warm_up(application, program):
    from freedoko_qt.ui.warm_up import MODULES, THREAD, is_ready

    program.warm_up()
    while not all(map(is_ready, MODULES)):
        application.processEvents()
    for thread in threading.enumerate():
        if thread.name == THREAD:
            thread.join()

"""
OPENED = [page for page in MODULES if " " not in page and page != TABLE]
"""Those that somebody opens from the first page, beside the table."""


@pytest.mark.parametrize("name", sorted({*chain.from_iterable(MODULES.values())}))
def test_every_module_that_is_warmed_up_exists(name: str) -> None:
    assert find_spec(name, "freedoko_qt") is not None


def test_every_page_is_warmed_up() -> None:
    """By its controller: the window gets each from the module of all of them, which imports it when it is wanted."""
    source = Path(controllers.__file__).read_text(encoding="utf-8")
    wanted = {f".ui{name}" for name in re.findall(r"^ {8}from (\.\S+) import", source, re.MULTILINE)}
    assert len(wanted) > 5
    assert wanted - {*chain.from_iterable(MODULES.values())} == set(), "these want a place in MODULES of ui/warm_up.py"


@pytest.mark.parametrize("page", OPENED)
def test_a_page_wanted_at_once_is_imported_beside_the_window(tmp_path, page) -> None:
    code = """
import sys, threading
from PySide6 import QtCore, QtGui, QtWidgets
import freedoko_qt.qm_file, freedoko_qt.ui.warm_up  # a checkout compiles its translations; what is to be imported
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
window, page = program.window, sys.argv[2]
window.show()
application.processEvents()
window.context.reader

def are_set_up():
    return all(set(dir(module)) <= set(vars(module)) for module in (QtCore, QtGui, QtWidgets))

class Watched:
    def find_spec(self, name, path=None, target=None):
        is_beside = threading.current_thread() is not threading.main_thread()
        if name.startswith("freedoko_qt") and not is_beside or is_beside and not are_set_up():
            print(name)

sys.meta_path.insert(0, Watched())
match page:
    case "questions":
        window.start_page.questions_wanted.emit()
    case command:
        window.menu.action(command).trigger()
while window.page is window.start_page and application.activeWindow() is window:
    application.processEvents()
for one in application.topLevelWidgets():
    one.close()
program.close()
"""
    command = [sys.executable, "-c", code, str(tmp_path), page]
    process = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert process.stdout.split() == []


def test_a_table_wanted_at_once_is_imported_in_steps_without_waiting_for_what_it_has_not(tmp_path) -> None:
    code = """
import sys
from PySide6.QtCore import QTimer
from PySide6 import QtWidgets
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
window = program.window
window.show()
application.processEvents()
turns = []
timer = QTimer(interval=0)
timer.timeout.connect(lambda: turns.append(len(sys.modules)))
timer.start()
window.start_page.started.emit()
while window.page is window.start_page:
    application.processEvents()
print(len(set(turns)) > 5, "QWizard" in vars(QtWidgets))
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert process.stdout.split() == ["True", "False"]


def test_nothing_is_imported_beside_the_window_before_the_classes_of_qt_are_set_up_there_in_steps(tmp_path) -> None:
    code = """
import sys, threading
from PySide6.QtCore import QTimer
from PySide6 import QtWidgets
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
program.window.show()
application.processEvents()
turns = []
timer = QTimer(interval=0)
timer.timeout.connect(lambda: turns.append(len(vars(QtWidgets))))
timer.start()
program.warm_up()
while not (threads := [thread for thread in threading.enumerate() if thread.name == "warm-up"]):
    application.processEvents()
print(set(dir(QtWidgets)) <= set(vars(QtWidgets)), len(set(turns)) > 50)
threads[0].join()
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert process.stdout.split() == ["True", "True"]


@pytest.mark.parametrize("sounds", [True, False])
def test_what_plays_sounds_is_there_before_the_first_deal_unless_they_are_off(tmp_path, sounds) -> None:
    code = WARM_UP + """
import sys
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
program.settings.change(sounds=sys.argv[2] == "True")
warm_up(application, program)
print("miniaudio" in sys.modules)
program.close()
"""
    command = [sys.executable, "-c", code, str(tmp_path), str(sounds)]
    process = subprocess.run(command, capture_output=True, text=True, check=True)
    assert process.stdout.split() == [str(sounds and can_play())]


def test_no_collection_of_garbage_looks_through_the_window_or_what_is_got_ready_behind_it(tmp_path) -> None:
    code = WARM_UP + """
import gc, sys
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
print(gc.get_freeze_count() > 10 * len(gc.get_objects()))
warm_up(application, program)
print(gc.get_freeze_count() > 10 * len(gc.get_objects()))
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert process.stdout.split() == ["True", "True"]


def test_the_other_language_is_compiled_before_it_is_wanted(tmp_path) -> None:
    code = WARM_UP + """
import os, sys
from pathlib import Path

os.environ["XDG_CACHE_HOME"] = sys.argv[1]
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
warm_up(application, program)
print(*{file.name.partition("-")[0] for file in Path(sys.argv[1]).rglob("*.qm")})
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    sources = {source.stem for source in Path(__file__).parents[2].joinpath("translations").glob("*.ts")}
    assert set(process.stdout.split()) == sources
