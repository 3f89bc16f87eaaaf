"""A process that is killed in the middle of writing."""

import os
import signal
import sys
from pathlib import Path

WRITING = os.O_WRONLY | os.O_RDWR


def kill_self_before(operations: int, folder: Path, by: int = signal.SIGKILL) -> None:
    """Count what is done with the files of a folder, and be killed, or stopped by SIGSTOP, at this number.

    `operations`, from 1: renaming, linking, removing, and opening for writing. SIGKILL, so that nothing is tidied up.
    It cannot be undone for this process.
    """
    left = operations

    def hear(event: str, args: tuple[object, ...]) -> None:
        nonlocal left
        is_writing = event in ("os.rename", "os.link", "os.remove") or (event == "open" and int(str(args[2])) & WRITING)
        if is_writing and str(args[0]).startswith(str(folder)):
            left -= 1
            if not left:
                os.kill(os.getpid(), by)

    sys.addaudithook(hear)
