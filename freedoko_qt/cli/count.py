"""A number as an argument of a command."""

import argparse

LARGEST = 10**9
"""More than any computer plays."""


def count(text: str) -> int:
    """A whole number from 1 to `LARGEST`. Raises ArgumentTypeError."""
    if not text.isdecimal() or not 1 <= int(text) <= LARGEST:
        raise argparse.ArgumentTypeError(f"not a number from 1 to {LARGEST}: {text!r}")
    return int(text)
