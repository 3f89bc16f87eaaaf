"""Light and dark: the palette of the widgets and the colours of the table."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class TableColors:
    """The colours of everything that is painted on the table, as hexadecimal names."""

    felt: str
    """The felt under the lamp."""
    felt_edge: str
    """The felt where the light ends."""
    rail: str
    rail_light: str
    ink: str
    """Words written on the felt."""
    inlay: str
    """Lines woven into the felt."""
    plate: str
    plate_ink: str
    plate_soft: str
    """The second line on a plate."""
    plate_border: str
    light: str
    """Whose turn it is, and what has the keyboard."""
    light_ink: str
    winner: str
    re: str
    re_ink: str
    contra: str
    contra_ink: str
    badge: str
    badge_ink: str
    bubble: str
    bubble_ink: str
    toast: str
    toast_ink: str


_DARK = TableColors(
    felt="#245440",
    felt_edge="#10271e",
    rail="#2a1c14",
    rail_light="#4a3324",
    ink="#dcebdf",
    inlay="#3a7059",
    plate="#161d1b",
    plate_ink="#f4f1e6",
    plate_soft="#b4beb6",
    plate_border="#3d4c46",
    light="#ffcf5a",
    light_ink="#241a02",
    winner="#ffcf5a",
    re="#b3202f",
    re_ink="#ffffff",
    contra="#2b5fb0",
    contra_ink="#ffffff",
    badge="#e9e2cc",
    badge_ink="#22261f",
    bubble="#fbf8ee",
    bubble_ink="#1f2320",
    toast="#0e1412",
    toast_ink="#f6f3e8",
)

_LIGHT = TableColors(
    felt="#37805a",
    felt_edge="#1f5239",
    rail="#6d4426",
    rail_light="#a3703f",
    ink="#ffffff",
    inlay="#5ba27e",
    plate="#fdfaf1",
    plate_ink="#21261f",
    plate_soft="#5a635b",
    plate_border="#cfc7b0",
    light="#ffd24d",
    light_ink="#241a02",
    winner="#ffd24d",
    re="#b3202f",
    re_ink="#ffffff",
    contra="#2b5fb0",
    contra_ink="#ffffff",
    badge="#fff3cf",
    badge_ink="#33290a",
    bubble="#fffdf6",
    bubble_ink="#1f2320",
    toast="#1c2420",
    toast_ink="#fdfaf1",
)

TEXTS = (
    ("ink", "felt"),
    ("ink", "felt_edge"),
    ("plate_ink", "plate"),
    ("plate_soft", "plate"),
    ("light_ink", "light"),
    ("re_ink", "re"),
    ("contra_ink", "contra"),
    ("badge_ink", "badge"),
    ("bubble_ink", "bubble"),
    ("toast_ink", "toast"),
)
"""The pairs of colours in which words are written; each has a contrast of 4.5:1 or more."""

_WIDGETS = {
    # role: (light, dark)
    QPalette.ColorRole.Window: ("#f3f1ea", "#202624"),
    QPalette.ColorRole.WindowText: ("#1e231f", "#eef0ea"),
    QPalette.ColorRole.Base: ("#ffffff", "#171c1a"),
    QPalette.ColorRole.AlternateBase: ("#f6f3ea", "#1d2321"),
    QPalette.ColorRole.Text: ("#1e231f", "#eef0ea"),
    QPalette.ColorRole.PlaceholderText: ("#6a716a", "#969f98"),
    QPalette.ColorRole.Button: ("#e9e5d8", "#2e3633"),
    QPalette.ColorRole.ButtonText: ("#1e231f", "#eef0ea"),
    QPalette.ColorRole.BrightText: ("#ffffff", "#ffffff"),
    QPalette.ColorRole.ToolTipBase: ("#fffdf6", "#2e3633"),
    QPalette.ColorRole.ToolTipText: ("#1e231f", "#eef0ea"),
    QPalette.ColorRole.Highlight: ("#1d6b49", "#3f9a72"),
    QPalette.ColorRole.HighlightedText: ("#ffffff", "#06120c"),
    QPalette.ColorRole.Accent: ("#1d6b49", "#3f9a72"),
    QPalette.ColorRole.Link: ("#1b5fa5", "#8fbdf0"),
    QPalette.ColorRole.LinkVisited: ("#6b4699", "#c3a4ea"),
    QPalette.ColorRole.Light: ("#ffffff", "#3d4743"),
    QPalette.ColorRole.Midlight: ("#f6f3ea", "#353e3a"),
    QPalette.ColorRole.Mid: ("#c3bfb1", "#161b19"),
    QPalette.ColorRole.Dark: ("#a19d90", "#121614"),
    QPalette.ColorRole.Shadow: ("#6b685f", "#0a0d0b"),
}

_DISABLED = {
    QPalette.ColorRole.WindowText: ("#8b8d85", "#7d857f"),
    QPalette.ColorRole.Text: ("#8b8d85", "#7d857f"),
    QPalette.ColorRole.ButtonText: ("#8b8d85", "#7d857f"),
    QPalette.ColorRole.Highlight: ("#c3bfb1", "#47504c"),
    QPalette.ColorRole.HighlightedText: ("#5c5e58", "#a3aba5"),
}


def palette(*, dark: bool) -> QPalette:
    """The palette of the widgets, made for the style Fusion."""
    colors = QPalette()
    for role, names in _WIDGETS.items():
        colors.setColor(role, QColor(names[dark]))
    for role, names in _DISABLED.items():
        colors.setColor(QPalette.ColorGroup.Disabled, role, QColor(names[dark]))
    return colors


def table_colors(*, dark: bool) -> TableColors:
    """The colours of the table."""
    return _DARK if dark else _LIGHT


def is_dark(colors: QPalette) -> bool:
    """Whether a palette has light words on a dark window."""
    window = colors.color(QPalette.ColorRole.Window)
    return colors.color(QPalette.ColorRole.WindowText).lightness() > window.lightness()


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two opaque colours by WCAG, 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(color: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (color.redF(), color.greenF(), color.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
