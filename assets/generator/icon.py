"""The application's icon: the fox before a diamond on the green of the table, 512 x 512."""

from . import fox
from .layers import paint, path
from .paths import rounded
from .signs import sign

_SHADES = (
    '<defs><linearGradient id="table" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#2f8a5b"/><stop offset="1" stop-color="#15543a"/></linearGradient></defs>'
)
_GROUND = path(rounded(0, 0, 512, 512, 112), "url(#table)")


def icon() -> str:
    """Draw the icon."""
    mark = path(sign("diamond", 256, 116, 140), "#d4213a", line="#fff4e2", width=10)
    return _SHADES + _GROUND + mark + _head(256, 74, 3.95)


def small_icon() -> str:
    """Draw the icon for so few pixels that a diamond would be a blot on the fox."""
    return _SHADES + _GROUND + _head(256, 66, 4.1)  # each eye on a pixel of sixteen


def _head(x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{paint(fox.HEAD, fox.COLOURS)}</g>'
