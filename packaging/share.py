"""Write desktop entry, icons, file types and metainfo below a folder: `python packaging/share.py /usr/share`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from linux import write_share  # noqa: E402

if __name__ == "__main__":
    write_share(Path(sys.argv[1]))
