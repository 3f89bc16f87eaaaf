"""Output of a program without a console, as on Windows: a message box instead."""

import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

from freedoko_qt.app.identity import NAME


def show(text: str) -> None:
    """Show a text in a message box of Windows; elsewhere do nothing."""
    if sys.platform == "win32":
        from ctypes import windll

        windll.user32.MessageBoxW(None, text, NAME, 0)


def run_without_console(run: Callable[[], int], show: Callable[[str], None] = show) -> int:
    """Run a program and return its exit status; output for which there is no stream is shown in one message at its end.

    Without any nothing is shown.
    """
    output = StringIO()
    with redirect_stdout(sys.stdout or output), redirect_stderr(sys.stderr or output):
        try:
            return run()
        finally:
            if text := output.getvalue().strip():
                show(text)
