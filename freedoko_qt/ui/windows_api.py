"""Calls of the Windows API; elsewhere they do nothing."""

import sys


def name_the_process(name: str) -> None:
    """Let the task bar know the program by the name that its entry in the start menu has.

    To be called before the first window is shown.
    """
    if sys.platform == "win32":
        from ctypes import windll

        windll.shell32.SetCurrentProcessExplicitAppUserModelID(name)


def let_another_window_come_to_the_front() -> None:
    """Pass on the right to do so, which the program has that was started last."""
    if sys.platform == "win32":
        from ctypes import windll

        any_process = -1
        windll.user32.AllowSetForegroundWindow(any_process)
