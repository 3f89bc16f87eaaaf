"""The parts of every coat, from the neck (y = 126) to below the belt (y = 187). Axis x = 0."""

from .layers import Part, shape, stroke
from .paths import both, symmetric

BASE = "M0 128L14 128C32 136 66 134 83 149C94 159 98 172 99 187L0 187"
SLEEVES = stroke("ink", both("M50 187C50 174 48 164 43 155"))


def body(fill: str) -> Part:
    """Shoulders and trunk in one colour."""
    return (shape(fill, symmetric(BASE)),)
