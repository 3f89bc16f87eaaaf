"""The one explicit phase of a game."""

from enum import StrEnum


class Phase(StrEnum):
    """The decision that the game is waiting for.

    They come in this order, those of a poverty only where one is played; a changed reservation can lead back.
    """

    RESERVATION = "reservation"
    """The seats are asked in turn."""
    SHIFT = "shift"
    """The poor player lays cards down."""
    ACCEPT = "accept"
    """The others are asked whether they take the poverty."""
    RETURN = "return"
    """The taker gives cards back."""
    PLAY = "play"
    """Cards are played."""
    OVER = "over"
    """Scored, or thrown in."""


PLAY, OVER = Phase.PLAY, Phase.OVER
"""Short names for what every action asks for: found in a module ten times as fast as in an enum."""
