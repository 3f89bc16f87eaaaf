"""The design values of the widgets: colours, spaces, shapes, sizes of type and durations, each of them only here.

Lengths are logical pixels beside ordinary words of `TYPE.body` pixels, and grow with the words.
"""

from typing import NamedTuple


class Colors(NamedTuple):
    """The colours of the widgets, as hexadecimal names."""

    page: str
    card: str
    """The ground of buttons, cards and menus, which stand out from the page."""
    field: str
    """The ground of input fields and lists."""
    stripe: str
    """The ground of every other line of a list."""
    line: str
    """Lines between parts, and around cards."""
    edge: str
    """The outline of what can be used."""
    hover: str
    pressed: str
    text: str
    quiet: str
    """Words that explain."""
    disabled: str
    accent: str
    """The ground of the main button, and of controls that are on."""
    accent_hover: str
    accent_pressed: str
    on_accent: str
    accent_text: str
    """The accent in words and signs."""
    tint: str
    """The ground of the chosen one of several."""
    on_tint: str
    focus: str
    """The ring around the focused control."""
    error: str
    notice: str
    notice_line: str
    win: str
    loss: str
    link: str
    link_visited: str
    lines: tuple[str, ...]
    """The lines of a curve, the person's first; they differ enough for colour-blind people, too."""


LIGHT = Colors(
    page="#f4f1e8",
    card="#fffdf7",
    field="#fffefb",
    stripe="#faf7ee",
    line="#d9d2bf",
    edge="#8f876f",
    hover="#f1ecdd",
    pressed="#e4dcc6",
    text="#1e231f",
    quiet="#5a615b",
    disabled="#8b8d85",
    accent="#1f6b4a",
    accent_hover="#27805a",
    accent_pressed="#175339",
    on_accent="#ffffff",
    accent_text="#1f6b4a",
    tint="#d6e6db",
    on_tint="#143f2c",
    focus="#a87100",
    error="#b3202f",
    notice="#fff0cd",
    notice_line="#e3c981",
    win="#1a6e45",
    loss="#b3202f",
    link="#1b5fa5",
    link_visited="#6b4699",
    lines=("#b07a00", "#1a9c83", "#0c46a7", "#8e2543", "#b768d6", "#167584", "#b11e00"),
)
DARK = Colors(
    page="#202624",
    card="#2a3230",
    field="#171c1a",
    stripe="#1c2220",
    line="#3c4642",
    edge="#71807a",
    hover="#353f3b",
    pressed="#414c47",
    text="#eef0ea",
    quiet="#b4bcb6",
    disabled="#7d857f",
    accent="#3f9a72",
    accent_hover="#4eab82",
    accent_pressed="#378d68",
    on_accent="#06120c",
    accent_text="#7fd0a8",
    tint="#234a3a",
    on_tint="#e2f5ea",
    focus="#ffd24d",
    error="#ff9f99",
    notice="#3d3519",
    notice_line="#6f602b",
    win="#6fd09b",
    loss="#ff9f99",
    link="#8fbdf0",
    link_visited="#cbb2ec",
    lines=("#ffcf5a", "#71f2df", "#4876fc", "#e73f79", "#c9aaff", "#30a7a7", "#d78b51"),
)


def colors(*, dark: bool) -> Colors:
    """The colours of the widgets in a theme."""
    return DARK if dark else LIGHT


class Space(NamedTuple):
    """Distances between things that belong together more or less."""

    hair: int = 4
    small: int = 8
    medium: int = 12
    usual: int = 16
    large: int = 24


class Radius(NamedTuple):
    """The radii of corners."""

    sign: int = 6
    """Check boxes, chips, lines of a menu."""
    control: int = 12
    box: int = 14
    card: int = 18


class Height(NamedTuple):
    """The heights of controls."""

    control: int = 40
    compact: int = 30
    """The height in the panels beside the table, where there is little room."""
    hero: int = 56
    icon: int = 18
    """Signs in controls, and boxes that are ticked."""


class Stroke(NamedTuple):
    """The widths of lines."""

    line: int = 1
    ring: int = 3
    """Around the focused control."""


class Type(NamedTuple):
    """The steps of the sizes of words; no other size is used on the pages."""

    small: int = 14
    body: int = 15
    lead: int = 18
    title: int = 24
    hero: int = 40


class Duration(NamedTuple):
    """The lengths of changes, in milliseconds."""

    quick: int = 120


SPACE, RADIUS, HEIGHT, STROKE, TYPE, DURATION = Space(), Radius(), Height(), Stroke(), Type(), Duration()
