"""Layers: outlines with the names of their colours, which a palette turns into SVG."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .paths import compact


@dataclass(frozen=True, slots=True)
class Layer:
    """One painted outline: fill and ink are names of colours ("" for none), width in card units."""

    data: str
    fill: str = ""
    ink: str = "ink"
    width: float = 2


Part = tuple[Layer, ...]


def shape(fill: str, data: str, width: float = 2) -> Layer:
    """Fill an outline and draw its line in ink."""
    return Layer(data, fill, "ink", width)


def patch(fill: str, data: str) -> Layer:
    """Fill an outline without a line."""
    return Layer(data, fill, "", 0)


def stroke(ink: str, data: str, width: float = 2) -> Layer:
    """Draw a line only."""
    return Layer(data, "", ink, width)


def path(data: str, fill: str, *, line: str = "", width: float = 0) -> str:
    """Write one path element with literal colours."""
    ink = f' stroke="{line}" stroke-width="{width:g}"' if line else ""
    return f'<path fill="{fill or "none"}"{ink} d="{compact(data)}"/>'


def paint(layers: Iterable[Layer], palette: Mapping[str, str]) -> str:
    """Write layers with the colours of the palette, joining neighbouring lines that look alike."""
    joined: list[Layer] = []
    for layer in layers:
        last = joined[-1] if joined else None
        if last and not last.fill and not layer.fill and (last.ink, last.width) == (layer.ink, layer.width):
            joined[-1] = Layer(last.data + layer.data, "", layer.ink, layer.width)
        else:
            joined.append(layer)
    plain = Layer("")
    line = f'stroke="{palette[plain.ink]}" stroke-width="{plain.width:g}"'
    start = f'<g fill="none" {line} stroke-linejoin="round" stroke-linecap="round">'
    return (
        start + "".join(f'<path{_look(x, plain, palette)} d="{compact(x.data)}"/>' for x in joined) + "</g>"
    )


def _look(layer: Layer, plain: Layer, palette: Mapping[str, str]) -> str:
    fill = f' fill="{palette[layer.fill]}"' if layer.fill else ""
    if not layer.ink:
        return fill + ' stroke="none"'
    ink = f' stroke="{palette[layer.ink]}"' if layer.ink != plain.ink else ""
    width = f' stroke-width="{layer.width:g}"' if layer.width != plain.width else ""
    return fill + ink + width
