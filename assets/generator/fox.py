"""The fox, the emblem of the program: a head with its axis at x = 0, from y = 0 (ears) to 100 (chin)."""

from .layers import Part, patch
from .paths import both, circle, symmetric

COLOURS = {
    "fur": "#e8731f",
    "light": "#f58d34",
    "cream": "#fff4e2",
    "ink": "#20222b",
    "inner": "#4a2a20",
}

HEAD: Part = (
    patch(
        "fur",
        symmetric(
            "M0 27C7 24 14 24 20 26C25 15 33 6 43 1C48 16 48 33 43 46C47 54 50 62 52 70"
            "C40 74 27 84 13 96C8 100 4 101 0 101"
        ),
    ),
    patch("inner", both("M39.5 11C42.5 22 42 33 38 42C35 36 31 31 26 28C29 21 34 15 39.5 11Z")),
    patch("light", symmetric("M0 27C6 30 12 44 14 62C14 76 8 84 0 90")),
    patch(
        "cream", both("M52 70C40 74 27 84 13 96C8 100 4 101 0 101L0 86C8 82 13 74 21 69C30 64 42 65 52 70Z")
    ),
    patch("ink", both(circle(21.5, 58, 4.9, 5.8)) + symmetric("M0 86C6 85 10 87 10 90.5C9 96 4 101 0 101")),
    patch("cream", both(circle(23.2, 55.8, 1.7))),
)
