"""A process that copies, throws away or takes back a tournament, and is killed before so many operations on files.

    python moving_process.py FOLDER NAME duplicate|delete|restore OPERATIONS [SIGNAL]

With SIGSTOP it only stops there, with the locks that it has.
"""

import signal
import sys
from pathlib import Path

from kill_points import kill_self_before

from freedoko_qt.app.history import History

folder, name, act, operations, *by = sys.argv[1:]
history = History(Path(folder))
kill_self_before(int(operations), Path(folder), signal.Signals[by[0]] if by else signal.SIGKILL)
getattr(history, act)(name)
