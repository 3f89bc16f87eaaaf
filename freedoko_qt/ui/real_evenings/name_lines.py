"""Lines for the names of people at a table."""

from collections.abc import Sequence

from freedoko_qt.app.given_names import clean_name

from ..look.restyling import restyle
from ..parts.line_edit import LineEdit


def mark_doubled(lines: Sequence[LineEdit]) -> bool:
    """Mark the lines with a name that another one has, too; returns True if there are any."""
    written = [clean_name(line.text()).casefold() for line in lines]
    doubled = [bool(name) and written.count(name) > 1 for name in written]
    for line, is_doubled in zip(lines, doubled, strict=True):
        restyle(line, "invalid", is_doubled)
    return any(doubled)
