"""The kind of a file that is opened from outside: games to be looked at, or rules to be played by."""

from pathlib import Path

from freedoko_qt.app.files import LONGEST_LINE, opened
from freedoko_qt.app.identity import RECORDS, RULE_SET
from freedoko_qt.app.sealed import decoded
from freedoko_qt.engine.errors import BadSave


def holds_rules(path: Path) -> bool:
    """True if a file is a rule set by its name, else by its first line; it need not exist.

    Reads one line of at most `LONGEST_LINE` bytes. False where it cannot be read.
    """
    match path.suffix.lower():
        case RULE_SET.suffix:
            return True
        case RECORDS.suffix | ".jsonl":
            return False
    try:
        with opened(path) as file:
            values = decoded(file.readline(LONGEST_LINE).decode(errors="replace"))
    except OSError:
        return False
    except BadSave:
        return True  # of FreeDoko, a code, or an object of several lines
    return not (isinstance(values, dict) and "actions" in values)
