"""A process that copies, throws away or takes back a tournament, and is killed before so many operations on files.

    python moving_process.py FOLDER NAME duplicate|delete|restore OPERATIONS
"""

import sys
from pathlib import Path

from kill_points import kill_self_before

from freedoko_qt.app.history import History

folder, name, act, operations = sys.argv[1:]
history = History(Path(folder))
kill_self_before(int(operations), Path(folder))
getattr(history, act)(name)
