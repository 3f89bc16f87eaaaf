"""The panel of a court card: where the figure stands in it, and where it leaves room for the index."""

from dataclasses import dataclass

from .layers import path
from .paths import circle, corners, moved, rounded
from .signs import Suit, sign

WIDTH, HEIGHT = 240, 370
MIDDLE = HEIGHT / 2
PAPER, BELT, GOLD = "#fffdf7", "#20222b", "#efb730"


@dataclass(frozen=True, slots=True)
class Frame:
    """The corner cut out of the panel for the index (None: no panel), and the place and size of the figure."""

    cut: tuple[float, float] | None = (54, 123)
    axis: float = 122
    drop: float = 3
    scale: float = 1

    def around(self, figure: str, suit: Suit, mark: str = "") -> str:
        """Draw the inside of a court card: the panel, the figure and the mark twice, the belt between."""
        halo = circle(self.axis, self.drop + 89 * self.scale, 60 * self.scale)
        halos = halo + moved(halo, WIDTH, HEIGHT, turn=180)
        place = f"translate({self.axis:g} {self.drop:g})" + (
            f" scale({self.scale:g})" if self.scale != 1 else ""
        )
        half = f'<g id="half"><g transform="{place}">{figure}</g>{mark}</g>'
        figures = (
            half + f'<use xlink:href="#half" transform="rotate(180 {WIDTH / 2:g} {MIDDLE:g})"/>' + _belt(suit)
        )
        if self.cut is None:
            return path(halos, suit.tint) + figures
        panel = _panel(*self.cut)
        line = path(panel, "", line=suit.colour, width=1.6)
        return path(panel, suit.tint) + path(halos, suit.halo) + figures + line


def _panel(x: float, y: float) -> str:
    half = [(x, 15), (WIDTH - 15, 15), (WIDTH - 15, HEIGHT - y), (WIDTH - x, HEIGHT - y)]
    return corners([*half, *((WIDTH - x, HEIGHT - y) for x, y in half)], 9)


def _belt(suit: Suit) -> str:
    stud = path(sign(suit.sign, 30, MIDDLE, 8) + sign("diamond", 50, MIDDLE, 8), GOLD)
    studs = "".join(f'<use xlink:href="#stud" x="{40 * i}"/>' for i in range(1, 5))
    return path(rounded(15, MIDDLE - 6.5, WIDTH - 30, 13, 0.1), BELT) + f'<g id="stud">{stud}</g>{studs}'
