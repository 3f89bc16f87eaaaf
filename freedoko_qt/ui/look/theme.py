"""Light and dark: the palette of the widgets, and the colours of the table on each surface."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette

from freedoko_qt.app.settings import Surface

from .design import Colors, colors

SURFACE = "surface"
"""The property of the application with the surface of its tables."""


class TableColors(NamedTuple):
    """The colours of everything that is painted on the table, as hexadecimal names."""

    surface: Surface
    ground: str
    """The surface under the lamp."""
    ground_edge: str
    """The surface where the light ends."""
    rail: str
    rail_light: str
    ink: str
    """Words written on the surface."""
    inlay: str
    """Lines in the surface."""
    plate: str
    plate_ink: str
    plate_soft: str
    """The second line on a plate."""
    plate_border: str
    button_edge: str
    """The outline of a button on the surface: it has the contrast to it that the fill may lack."""
    light: str
    """The colour of the seat whose turn it is, and of the focus."""
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
    surface=Surface.FELT,
    ground="#245440",
    ground_edge="#10271e",
    rail="#2a1c14",
    rail_light="#4a3324",
    ink="#dcebdf",
    inlay="#3a7059",
    plate="#161d1b",
    plate_ink="#f4f1e6",
    plate_soft="#b4beb6",
    plate_border="#3d4c46",
    button_edge="#9aa79f",
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
    surface=Surface.FELT,
    ground="#337653",
    ground_edge="#1f5239",
    rail="#6d4426",
    rail_light="#a3703f",
    ink="#ffffff",
    inlay="#5ba27e",
    plate="#fdfaf1",
    plate_ink="#21261f",
    plate_soft="#5a635b",
    plate_border="#cfc7b0",
    button_edge="#cfc7b0",
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

_TABLES: Mapping[Surface, tuple[TableColors, TableColors]] = {
    # surface: (light, dark)
    Surface.FELT: (_LIGHT, _DARK),
    Surface.WOOD: (
        _LIGHT._replace(
            surface=Surface.WOOD,
            ground="#8a5c38",
            ground_edge="#5e3b22",
            rail="#43281a",
            rail_light="#68412a",
            inlay="#bd9468",
        ),
        _DARK._replace(
            surface=Surface.WOOD,
            ground="#4b3423",
            ground_edge="#271911",
            rail="#170e09",
            rail_light="#33221a",
            ink="#f0e6d6",
            inlay="#7d5e43",
            plate="#1c1713",
            plate_soft="#bfb5aa",
            plate_border="#54463b",
        ),
    ),
    Surface.PLAIN: (
        _LIGHT._replace(surface=Surface.PLAIN, ground="#47687d", ground_edge="#47687d", inlay="#7b9aad"),
        _DARK._replace(
            surface=Surface.PLAIN,
            ground="#232b31",
            ground_edge="#232b31",
            ink="#e6ebee",
            inlay="#4b5963",
            plate="#14191d",
            plate_soft="#b2bac0",
            plate_border="#414c54",
        ),
    ),
}

_Role = QPalette.ColorRole
_WIDGETS = {
    _Role.Window: "page",
    _Role.WindowText: "text",
    _Role.Base: "field",
    _Role.AlternateBase: "stripe",
    _Role.Text: "text",
    _Role.PlaceholderText: "quiet",
    _Role.Button: "card",
    _Role.ButtonText: "text",
    _Role.BrightText: "on_accent",
    _Role.ToolTipBase: "card",
    _Role.ToolTipText: "text",
    _Role.Highlight: "accent",
    _Role.HighlightedText: "on_accent",
    _Role.Accent: "accent_text",
    _Role.Link: "link",
    _Role.LinkVisited: "link_visited",
    _Role.Light: "field",
    _Role.Midlight: "hover",
    _Role.Mid: "line",
    _Role.Dark: "edge",
    _Role.Shadow: "disabled",
}
_DISABLED = {
    _Role.WindowText: "disabled",
    _Role.Text: "disabled",
    _Role.ButtonText: "disabled",
    _Role.Highlight: "pressed",
    _Role.HighlightedText: "disabled",
}


def palette(*, dark: bool) -> QPalette:
    """The palette of the widgets, made for the style Fusion."""
    result, values = QPalette(), colors(dark=dark)
    for role, name in _WIDGETS.items():
        result.setColor(role, QColor(getattr(values, name)))
    for role, name in _DISABLED.items():
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(getattr(values, name)))
    return result


def table_colors(*, dark: bool, surface: Surface = Surface.FELT) -> TableColors:
    """The colours of a table."""
    return _TABLES[surface][dark]


def current_table_colors(application_palette: QPalette) -> TableColors:
    """The colours of the tables, by a palette of the application and the surface of the settings.

    Looked up at each call: keep no colours beyond a PaletteChange.
    """
    application = QCoreApplication.instance()
    surface = application.property(SURFACE) if application is not None else None
    return table_colors(dark=is_dark(application_palette), surface=Surface(surface or Surface.FELT))


def is_dark(application_palette: QPalette) -> bool:
    """True if a palette has light words on a dark window."""
    window = application_palette.color(_Role.Window)
    return application_palette.color(_Role.WindowText).lightness() > window.lightness()


def widget_colors(application_palette: QPalette) -> Colors:
    """The colours of the widgets that go with a palette of the application."""
    return colors(dark=is_dark(application_palette))
