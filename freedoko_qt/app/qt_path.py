"""Paths for Qt, which has a name for a file only where that is UTF-8."""

import os
import sys
from functools import cache
from pathlib import Path


def qt_path(path: Path) -> str:
    """The path of a file for Qt, in a folder that is there.

    In Linux a folder may be called by any bytes, and Qt would look for another one. It finds it by the number under
    which the folder is open then, as it stays until the program ends.
    """
    name = str(path)
    if sys.platform != "linux" or os.fsencode(path) == name.encode(errors="replace"):
        return name
    try:
        return f"/proc/self/fd/{_descriptor(path.parent)}/{path.name}"
    except OSError:
        return name  # where there is no folder there is no file


@cache
def _descriptor(folder: Path) -> int:
    return os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
