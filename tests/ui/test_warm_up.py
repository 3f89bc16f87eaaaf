"""Every module that is got ready behind the first page is there, whatever it is called by now."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from freedoko_qt.ui.table.sound_output import can_play
from freedoko_qt.ui.warm_up import BEHIND, PAGES, TABLE


@pytest.mark.parametrize("name", [*TABLE, *(f"freedoko_qt.ui.{page}" for page in PAGES), *BEHIND])
def test_every_module_that_is_warmed_up_exists(name: str) -> None:
    assert find_spec(name) is not None


def test_a_table_that_is_got_ready_imports_nothing_when_it_opens(tmp_path) -> None:
    code = """
import sys
from importlib import import_module
from freedoko_qt.__main__ import parse, window_program
from freedoko_qt.ui.table.sound_output import can_play
from freedoko_qt.ui.warm_up import TABLE

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
program.window.show()
for name in TABLE:
    import_module(name)
ready = set(sys.modules)
program.window.current.start(program.window.current.next_setup)
print(*(name for name in set(sys.modules) - ready if name.startswith("freedoko_qt")))
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert process.stdout.split() == []


@pytest.mark.parametrize("sounds", [True, False])
def test_what_plays_sounds_is_there_before_the_first_deal_unless_they_are_off(tmp_path, sounds) -> None:
    code = """
import sys, threading
from freedoko_qt.__main__ import parse, window_program

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
program.settings.change(sounds=sys.argv[2] == "True")
program.warm_up()
for thread in threading.enumerate():
    if thread.name == "warm-up":
        thread.join()
print("miniaudio" in sys.modules)
program.close()
"""
    command = [sys.executable, "-c", code, str(tmp_path), str(sounds)]
    process = subprocess.run(command, capture_output=True, text=True, check=True)
    assert process.stdout.split() == [str(sounds and can_play())]


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
