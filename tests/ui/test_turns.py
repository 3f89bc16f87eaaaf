"""Threads that compute leave the window its turns."""

import subprocess
import sys

FRAME = 1 / 60  # of a second


def test_the_window_waits_a_small_part_of_a_frame_for_its_turn(tmp_path) -> None:
    code = """
import sys
from freedoko_qt.__main__ import parse, window_program
application, program = window_program().begin(parse(["--data-dir", sys.argv[1], "--language", "en"]))
print(sys.getswitchinterval())
program.close()
"""
    process = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert float(process.stdout) < FRAME / 20
