"""The application's icon: the fox before a diamond on the green of the table, 512 x 512."""

from . import fox
from .layers import paint, path
from .paths import rounded
from .signs import sign

_SHADES = (
    '<defs><linearGradient id="table" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#2f8a5b"/><stop offset="1" stop-color="#15543a"/></linearGradient></defs>'
)


def icon() -> str:
    """Draw the icon."""
    ground = path(rounded(0, 0, 512, 512, 112), "url(#table)")
    head = f'<g transform="translate(256 74) scale(3.95)">{paint(fox.HEAD, fox.COLOURS)}</g>'
    mark = path(sign("diamond", 256, 116, 140), "#d4213a", line="#fff4e2", width=10)
    return _SHADES + ground + mark + head
