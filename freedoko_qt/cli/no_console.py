"""A program without a console, as one with a window on Windows: what would be said there is shown in a box."""

import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

from freedoko_qt.app.identity import NAME


def show(text: str) -> None:
    """Show a text in a box of the system's own, which needs no library of ours; elsewhere nobody wants to see it."""
    if sys.platform == "win32":
        from ctypes import windll

        windll.user32.MessageBoxW(None, text, NAME, 0)


def run_without_console(run: Callable[[], int], show: Callable[[str], None] = show) -> int:
    """The exit status of a program, whose words are shown when it ends."""
    said = StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        try:
            return run()
        finally:
            if text := said.getvalue().strip():
                show(text)
