"""The signals of a game to whoever shows it."""

from PySide6.QtCore import QObject, Signal


class TableSignals(QObject):
    """The signals that a table needs, whether the game counts or is guided.

    All are emitted in the thread of the window, after the state that they speak of has changed.
    """

    happened = Signal(object)
    """An Event; `view` already knows of it.

    One emission for each event of an action, in their order; the action is on disk.
    """
    refused = Signal(object)
    """The Refusal of something the person wanted."""
    redrawn = Signal()
    """Everything may be different: read it anew, then call `ready`."""
    asked = Signal()
    """The person is to decide; may be emitted again for the same decision."""


class GameSignals(TableSignals):
    """The signals of a game against computer players."""

    accepted = Signal(object)
    """The legal Card of the person's turn: it is played once the others have had their chance to announce."""
    pre_selected = Signal(object)
    """The Card that is played when it is the person's turn, or None."""
    advised = Signal(object)
    """The SeatAdvice that was asked for, or None where there is nothing to decide."""
    decided = Signal()
    """However the cards lie that the person has not seen, nothing is left to decide in this game.

    Once in a game, and again after a card was taken back; the person may still play on.
    """
    hurried = Signal(bool)
    """The rest of the game is played without the person, or that is over."""
    scored = Signal()
    """The game is over, counted and on disk; its GameScored has just been emitted."""
    noticed = Signal(object)
    """A Notice about a file, or a Substitution."""
