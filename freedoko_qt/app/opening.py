"""What a file is that somebody has opened: games to be looked at, or rules to be played by."""

import json
from pathlib import Path

from freedoko_qt.app.identity import RECORDS, RULE_SET

LONGEST_LINE = 1_000_000  # bytes; no record of a game comes near it


def holds_rules(path: Path) -> bool:
    """Whether a file is a rule set by its name, else by its first line; it need not exist."""
    match path.suffix.lower():
        case RULE_SET.suffix:
            return True
        case RECORDS.suffix | ".jsonl":
            return False
    try:
        with path.open("rb") as file:
            values = json.loads(file.readline(LONGEST_LINE))
    except OSError:
        return False
    except (ValueError, RecursionError):
        return True  # of FreeDoko, a code, or an object of several lines
    return not (isinstance(values, dict) and "actions" in values)
