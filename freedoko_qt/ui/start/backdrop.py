"""The surface without a table, and labels on it: the ground of the first pages."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ..look.painting import paint_drawing
from ..look.theme import current_table_colors
from ..parts.label import ElidedLabel

# A drawing, since PySide would set up nearly two hundred presets with the first QGradient.
LAMPLIGHT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{reach}">
<stop offset="0" stop-color="{ground}"/><stop offset="1" stop-color="{edge}"/></radialGradient>
<rect width="{width}" height="{height}" fill="url(#lamp)"/></svg>"""


def paint_backdrop(widget: QWidget) -> None:
    """Fill a widget with the surface under a lamp; to be called while it paints itself."""
    colors = current_table_colors(widget.palette())
    width, height = widget.width(), widget.height()
    lamplight = LAMPLIGHT.format(
        width=width, height=height, x=width / 2, y=height * 0.4, reach=width * 0.7,
        ground=colors.ground, edge=colors.ground_edge,
    )  # fmt: skip
    with QPainter(widget) as painter:
        paint_drawing(painter, lamplight.encode(), QRectF(widget.rect()))


def backdrop_label(parent: QWidget, role: str) -> ElidedLabel:
    """Words in the middle of the lamplight.

    The caller gives it its text and its layout.
    """
    label = ElidedLabel(parent)
    label.setProperty("role", role)
    label.setProperty("onfelt", True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
