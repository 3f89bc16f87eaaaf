"""The signs on buttons and beside words: on a grid of 24 x 24, one round stroke, in the colour of the words."""

from collections.abc import Iterator, Mapping

from freedoko_qt.ui.look.design import DARK, LIGHT

GRID = 24
STROKE = 1.9
INK = "#000"
"""The colour in the files, which the program replaces by that of the words beside the sign."""


def _circle(x: float, y: float, radius: float) -> str:
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}{half} {2 * radius:g} 0{half} {-2 * radius:g} 0z"


def _box(x: float, y: float, width: float, height: float, radius: float) -> str:
    r = radius
    return (
        f"M{x + r:g} {y:g}h{width - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{height - 2 * r:g}"
        f"a{r:g} {r:g} 0 0 1 {-r:g} {r:g}h{2 * r - width:g}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}v{2 * r - height:g}"
        f"a{r:g} {r:g} 0 0 1 {r:g} {-r:g}z"
    )


def _dot(x: float, y: float) -> str:
    return f"M{x:g} {y:g}h.01"


_LEFT, _RIGHT = "M15 5l-7 7 7 7", "M9 5l7 7-7 7"
_SHEET = "M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5"

GLYPHS: Mapping[str, str] = {
    # ways
    "left": _LEFT,
    "right": _RIGHT,
    "up": "M5 15l7-7 7 7",
    "down": "M5 9l7 7 7-7",
    "back": "M20 12H4M10 6l-6 6 6 6",
    "first": "M6 5v14M18 5l-7 7 7 7",
    "last": "M18 5v14M6 5l7 7-7 7",
    "far_left": "M12 5l-7 7 7 7M19 5l-7 7 7 7",
    "far_right": "M12 5l7 7-7 7M5 5l7 7-7 7",
    # deeds
    "play": "M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.4-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7z",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "check": "M5 12.5l4.5 4.5L19 7.5",
    "close": "M6 6l12 12M18 6L6 18",
    "search": _circle(11, 11, 6.5) + "M16 16l4.5 4.5",
    "open": "M3.5 18V6.5a1.5 1.5 0 0 1 1.5-1.5h4l2.5 3h7A1.5 1.5 0 0 1 20 9.5V11"
    "M3.5 18a1.5 1.5 0 0 0 1.5 1.5h12.7a1.5 1.5 0 0 0 1.4-1l2-5.5a1.5 1.5 0 0 0-1.4-2H7.7a1.5 1.5 0 0 0-1.4 1z",
    "save": "M12 4v11M7 10.5l5 4.5 5-4.5M4.5 16v2.5a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5V16",
    "rename": "M4 20l1-4.5L16 4.5a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19zM14 6.5l3.5 3.5",
    "delete": "M4 6.5h16M9 6.5V4.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6.5 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h6.4"
    "a1.5 1.5 0 0 0 1.5-1.4l.8-12.6M10 10.5v6M14 10.5v6",
    "copy": _box(9, 9, 11, 11, 2) + "M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3",
    "print": "M7 9V3.5h10V9M7 17.5H5a1.5 1.5 0 0 1-1.5-1.5v-5.5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5V16"
    "a1.5 1.5 0 0 1-1.5 1.5h-2M7 14.5h10v6H7z",
    "again": "M4 5v5h5M4.6 10a8 8 0 1 1-.4 4",
    "steps": "M3 20h5v-4.5h4.5V11H17V6.5h4",
    "change": "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5"
    + _circle(15, 7, 2)
    + _circle(9, 12, 2)
    + _circle(13, 17, 2),
    "language": _circle(12, 12, 8.5) + "M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17",
    "seat": _circle(12, 8, 4) + "M4.5 20.5c0-4 3.3-6.5 7.5-6.5s7.5 2.5 7.5 6.5",
    # doors
    "guide": "M6 4h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 18 16h-6l-4.5 4.5V16H6a2.5 2.5 0 0 1-2.5-2.5v-7"
    "A2.5 2.5 0 0 1 6 4zM8 8.3h8M8 11.7h5",
    "course": "M12 6.4c-2-1.5-5-2-8.5-1.6v12.9c3.5-.4 6.5 .1 8.5 1.6c2-1.5 5-2 8.5-1.6V4.8c-3.5-.4-6.5 .1-8.5 1.6z"
    "M12 6.4v12.9",
    "trainer": _circle(12, 12, 8.5) + _circle(12, 12, 4.5) + _dot(12, 12),
    "deals": _box(10.5, 6, 9.5, 14, 2) + "M8 17.8l-1-.3a2 2 0 0 1-1.4-2.4L7.9 5.4A2 2 0 0 1 10.3 4l4.2 1",
    "tournaments": "M9 6h11M9 12h11M9 18h11" + _dot(4.5, 6) + _dot(4.5, 12) + _dot(4.5, 18),
    "statistics": "M4 4v15a1 1 0 0 0 1 1h15M8.5 16v-4M13 16V8M17.5 16v-6",
    "evenings": _SHEET + "M8.5 12.5h7M8.5 16.5h4",
    "rules": "M3.5 6.2L5 7.7l2.8-3M11 6.5h9.5M3.5 12.2L5 13.7l2.8-3M11 12.5h9.5M3.5 18.2L5 19.7l2.8-3M11 18.5h9.5",
    # settings
    "you": _circle(12, 12, 8.5) + _dot(9, 10) + _dot(15, 10) + "M8.3 14.2c1.8 2.4 5.6 2.4 7.4 0",
    "cards": _box(5.5, 3.5, 13, 17, 2.5) + "M12 8l2.6 4-2.6 4-2.6-4z",
    "table": "M4 9.5h16M5.5 9.5V19M18.5 9.5V19M3.5 6.5A1 1 0 0 1 4.5 5.5h15a1 1 0 0 1 1 1v3h-17z",
    "playing": "M9 12.5V5.7a1.7 1.7 0 0 1 3.4 0V11l4.9 1.1a2.4 2.4 0 0 1 1.9 2.6l-.5 3.2a3 3 0 0 1-3 2.6h-3"
    "a4 4 0 0 1-3-1.4l-4-4.7a1.6 1.6 0 0 1 2.3-2.2z",
    "help": _circle(12, 12, 8.5) + "M9.6 9.4a2.5 2.5 0 1 1 3.5 2.7c-.8.4-1.1.9-1.1 1.7" + _dot(12, 16.7),
    # the table
    "hint": "M9.5 17.5c0-2.5-3.5-4-3.5-8a6 6 0 0 1 12 0c0 4-3.5 5.5-3.5 8zM10 21h4",
    "last_trick": _box(4, 7, 9, 13, 2) + "M16.5 18.5l2-.7a2 2 0 0 0 1.2-2.6L16.4 5.3a2 2 0 0 0-2.6-1.2L10 5.4",
    "trumps": "M4 6h10M4 11h7M4 16h4M17.5 6v13M14 15.5l3.5 3.5 3.5-3.5",
    "take_back": "M8.5 5L4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H11",
    "claim": "M6 21V4h11.5l-2.6 4.2 2.6 4.3H6",
    "side_panel": _box(3.5, 5, 17, 14, 2) + "M14.5 5v14",
    "sounds": "M3.8 9.4h3.6L12 5.4v13.2l-4.6-4H3.8zM15.4 9.2c1.6 1.4 1.6 4.2 0 5.6M18 6.6c3.2 2.8 3.2 8 0 10.8",
    "silence": "M3.8 9.4h3.6L12 5.4v13.2l-4.6-4H3.8zM15.6 9.6l4.8 4.8M20.4 9.6l-4.8 4.8",
    # messages
    "information": _circle(12, 12, 8.5) + "M12 11.2v5" + _dot(12, 7.8),
    "warning": "M10.6 4.6L3 18a1.6 1.6 0 0 0 1.4 2.4h15.2A1.6 1.6 0 0 0 21 18L13.4 4.6a1.6 1.6 0 0 0-2.8 0z"
    "M12 9.5v4.5" + _dot(12, 17.2),
}

CONTROLS: Mapping[str, tuple[str, str]] = {
    # the file of a sign that a style sheet names: (sign, the colour of it)
    "down": ("down", "quiet"),
    "down_off": ("down", "disabled"),
    "up": ("up", "quiet"),
    "right": ("right", "quiet"),
    "plus": ("plus", "accent_text"),
    "plus_off": ("plus", "disabled"),
    "minus": ("minus", "accent_text"),
    "minus_off": ("minus", "disabled"),
    "check": ("check", "on_accent"),
    "tick": ("check", "accent_text"),
    "clear": ("close", "quiet"),
    "question": ("help", "accent_text"),
    "information": ("information", "accent_text"),
    "warning": ("warning", "focus"),
    "critical": ("warning", "error"),
}


def glyph(name: str, color: str = INK) -> str:
    """Draw a sign, as the text of an SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}" width="{GRID}" height="{GRID}">'
        f'<path d="{GLYPHS[name]}" fill="none" stroke="{color}" stroke-width="{STROKE}" stroke-linecap="round" '
        'stroke-linejoin="round"/></svg>'
    )


def sign_files() -> Iterator[tuple[str, str]]:
    """All signs, and those of the controls in the colours of each theme: a path below assets/ and the text."""
    for name in GLYPHS:
        yield f"signs/{name}.svg", glyph(name)
    for theme, colors in (("light", LIGHT), ("dark", DARK)):
        for name, (sign, role) in CONTROLS.items():
            yield f"controls/{theme}/{name}.svg", glyph(sign, getattr(colors, role))
