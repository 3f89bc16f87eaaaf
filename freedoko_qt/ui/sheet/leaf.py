"""The leaves of the score sheet."""

from enum import IntEnum


class Leaf(IntEnum):
    """The leaves of the score sheet, from left to right."""

    GAME = 0
    LIST = 1
    CURVE = 2
