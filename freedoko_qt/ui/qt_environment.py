"""Variables of Qt's environment that make a window too small or too large to be used: removed before Qt reads them."""

import logging
import os
from collections.abc import Iterator

log = logging.getLogger(__name__)

USABLE = {"QT_SCALE_FACTOR": (0.25, 8.0), "QT_SCREEN_SCALE_FACTORS": (0.25, 8.0), "QT_FONT_DPI": (24.0, 384.0)}
"""The smallest and the largest number of each variable with which a window can be used."""


def remove_unusable() -> None:
    """Remove from the environment of this process every variable with a number that is out of bounds.

    To be called before the application is made: with some of them, such as a scale of 0, Qt crashes.
    """
    for name, (smallest, largest) in USABLE.items():
        if not all(smallest <= number <= largest for number in _numbers(os.environ.get(name, ""))):
            log.warning("%s=%.40r is ignored: no window can be used with it", name, os.environ.pop(name))


def _numbers(value: str) -> Iterator[float]:
    """The numbers of a variable, which may have one for each screen: `HDMI-1=2;1.5`. Qt ignores what is none."""
    for part in value.split(";"):
        try:
            yield float(part.rpartition("=")[2])
        except ValueError:
            continue
