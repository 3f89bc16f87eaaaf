"""Write desktop entry, icons, file types and metainfo below a folder: `python packaging/share.py /usr/share`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from linux import shared_files  # noqa: E402


def main(share: Path) -> None:
    """Write every file, for packagers of distributions."""
    for name, content in shared_files():
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
