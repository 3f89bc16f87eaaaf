"""The random rule sets of tests/engine/rules are used here, too."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "rules"))
