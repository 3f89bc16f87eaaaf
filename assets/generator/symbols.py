"""The symbols on buttons: lines of one width on a grid of 24 x 24, in one ink that the program dyes."""

from collections.abc import Mapping

from .layers import paint, stroke

SIZE = 24
WIDTH = 1.8
INK = {"ink": "#000000"}

SYMBOLS: Mapping[str, str] = {
    "hint": "M9 16C9 14.2 8.1 13.2 7.3 12.2C6.4 11.2 6 10 6 8.8C6 5.5 8.7 3 12 3C15.3 3 18 5.5 18 8.8"
    "C18 10 17.6 11.2 16.7 12.2C15.9 13.2 15 14.2 15 16ZM9.4 18.8L14.6 18.8M10.6 21.4L13.4 21.4",
    "last_trick": "M4.2 7.4L10.9 5.4L13.9 15.9L7.2 17.9ZM14.6 5.6L19.6 6.4L17.9 18.2L14.2 17.7",
    "trumps": "M6 4.5L6 19M3 16L6 19.2L9 16M12.5 5.5L21 5.5M12.5 11L19 11M12.5 16.5L17 16.5",
    "take_back": "M8.6 4.8L4.2 9.2L8.6 13.6M4.6 9.2L14.6 9.2C17.7 9.2 20 11.5 20 14.4"
    "C20 17.3 17.7 19.6 14.6 19.6L10 19.6",
    "rest_is_mine": "M5.5 21L5.5 3.4M5.5 4.4L18.8 4.4L15.6 9L18.8 13.6L5.5 13.6",
    "side_panel": "M5.4 4.5L18.6 4.5C19.7 4.5 20.5 5.3 20.5 6.4L20.5 17.6C20.5 18.7 19.7 19.5 18.6 19.5L5.4 19.5"
    "C4.3 19.5 3.5 18.7 3.5 17.6L3.5 6.4C3.5 5.3 4.3 4.5 5.4 4.5ZM14.5 4.8L14.5 19.2",
    "sounds": "M3.8 9.4L7.4 9.4L12 5.4L12 18.6L7.4 14.6L3.8 14.6ZM15.4 9.2C17 10.6 17 13.4 15.4 14.8"
    "M18 6.6C21.2 9.4 21.2 14.6 18 17.4",
    "silence": "M3.8 9.4L7.4 9.4L12 5.4L12 18.6L7.4 14.6L3.8 14.6ZM15.6 9.6L20.4 14.4M20.4 9.6L15.6 14.4",
}
"""Each symbol by the name of its file."""


def symbol(name: str) -> str:
    """Draw a symbol."""
    return paint((stroke("ink", SYMBOLS[name], WIDTH),), INK)
