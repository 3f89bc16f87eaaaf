"""The tabs of the score sheet."""

from enum import IntEnum


class SheetTab(IntEnum):
    """The tabs of the score sheet, from left to right."""

    GAME = 0
    LIST = 1
    CURVE = 2
