"""Garbage is collected in the thread of the window alone."""

import subprocess
import sys


def test_garbage_of_other_threads_is_collected_in_the_thread_of_the_window(tmp_path) -> None:
    code = """
import gc, sys, threading, weakref
from freedoko_qt.__main__ import parse, window_program

class Link:
    pass

def make_garbage():
    for _ in range(300_000):
        link = Link()
        link.itself = link
    links.append(weakref.ref(link))

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
threads, links = set(), []
gc.callbacks.append(lambda phase, info: threads.add(threading.current_thread()))
worker = threading.Thread(target=make_garbage)
worker.start()
worker.join()
while links[0]() is not None:
    application.processEvents()
print(threads == {threading.main_thread()}, gc.isenabled())
program.close()
print(gc.isenabled())
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert process.stdout.split() == ["True", "False", "True"]


def test_no_collection_visits_very_many_old_objects(tmp_path) -> None:
    """A tournament of ten thousand games has four hundred thousand of them."""
    code = """
import gc, sys
from freedoko_qt.__main__ import parse, window_program
from freedoko_qt.ui.garbage_collector import MOST_OBJECTS, objects_in

application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
visited = []
gc.callbacks.append(lambda phase, info: visited.append(objects_in(info["generation"])) if phase == "start" else None)
kept = []
while len(kept) < 4 * MOST_OBJECTS or len(visited) < 15:
    seen = len(visited)
    kept += [[number] for number in range(MOST_OBJECTS // 3)]
    while len(visited) == seen:
        application.processEvents()
print(max(visited) < 2 * MOST_OBJECTS)
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert process.stdout.split() == ["True"]
