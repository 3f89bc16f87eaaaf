"""The state of the panel beside the table, as one value."""

from typing import NamedTuple

from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.events import Event
from freedoko_qt.engine.view import SeatView


class SideState(NamedTuple):
    """The state shown beside the table."""

    view: SeatView
    names: tuple[str, ...]
    """The names, by seat."""
    events: tuple[Event, ...]
    """All public events since the deal."""
    sheet: Sheet | None
    """The list of the tournament."""
