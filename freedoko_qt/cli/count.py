"""A number as an argument of a command."""

import argparse


def count(text: str) -> int:
    """A whole number from 1 on. Raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"not a number from 1 on: {text!r}")
    return int(text)
