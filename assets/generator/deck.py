"""Decks as rows of data, and the writing of their cards."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from . import french, german, pips
from .back import BACKS
from .courts import Court, dyed, figure
from .daus import daus
from .emblems import emblem
from .frame import HEIGHT, PAPER, WIDTH, Frame
from .index import Index, corners
from .layers import path
from .paths import circle, rounded
from .signs import Suit

EDGE = "#8d897f"
RADIUS = 0.08 * WIDTH


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its name, suits, courts, letters by rank, other letters by language, and how its cards are made."""

    name: str
    suits: tuple[Suit, ...]
    courts: Mapping[str, Court]
    letters: Mapping[str, str]
    variants: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    index: Index = Index()
    once: str = ""
    """The ranks whose index stands in the upper corner only."""
    frame: Frame = Frame()
    spots: Callable[[str, Suit], str] = pips.spots
    """Draws nine and ten."""
    ace: Callable[[Suit], str] = pips.ace
    marks: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The place of the sign beside a court, by rank."""


_INTERNATIONAL = {"9": "9", "J": "J", "Q": "Q", "K": "K", "T": "10", "A": "A"}
_VARIANTS = {"de": {"J": "B", "Q": "D"}}
_FOUR_COLOURS = (
    Suit("C", "club", "#1d2028", "#eaebee", "#f7f7f8"),
    Suit("S", "spade", "#17693a", "#e2efe2", "#f3f9f1"),
    Suit("H", "heart", "#c2182b", "#fae6df", "#fef5f0"),
    Suit("D", "diamond", "#b85400", "#fdebcf", "#fff8ea"),
)
# Four colours would be five if the clubs went on wearing green and the spades blue.
_FOUR_DYES = {
    "C": {"#2f6b4a": "#454c5c"},
    "S": {
        "#2c4a7c": "#23734a",
        "#8fa9cf": "#93c3a2",
        "#c9d6ea": "#cfe6d2",
        "#e3ebf5": "#e6f2e4",
        "#9db2cf": "#9dc4a6",
        "#263451": "#1c4f36",
    },
}
FRENCH = Deck(
    "french",
    (
        Suit("C", "club", "#1d2028", "#e9efe0", "#f6f8ee"),
        Suit("S", "spade", "#1d2028", "#e3eaf3", "#f3f6fa"),
        Suit("H", "heart", "#c2182b", "#fae6df", "#fef5f0"),
        Suit("D", "diamond", "#c2182b", "#fbecd3", "#fff8ea"),
    ),
    french.COURTS,
    _INTERNATIONAL,
    _VARIANTS,
)
FOURCOLOUR = Deck("fourcolour", _FOUR_COLOURS, dyed(french.COURTS, _FOUR_DYES), _INTERNATIONAL, _VARIANTS)
GERMAN = Deck(
    "german",
    (
        Suit("C", "acorn", "#54320f", "#f3ead6", "#fbf6e9", painted=True),
        Suit("S", "leaf", "#1d6b35", "#e4efdc", "#f4f9ef", painted=True),
        Suit("H", "heart", "#c2182b", "#fae6df", "#fef5f0", painted=True),
        Suit("D", "bell", "#a05a00", "#fcf0c8", "#fffaea", painted=True),
    ),
    german.COURTS,
    _INTERNATIONAL | {"J": "U", "Q": "O"},
    ace=daus,
    marks={"Q": (77, 39), "J": (40, 157)},
)
LARGE = Deck(
    "large",
    _FOUR_COLOURS,
    FOURCOLOUR.courts,
    _INTERNATIONAL,
    _VARIANTS,
    index=Index(axis=45, top=15, letter=90, sign=56, gap=7, room=74),
    once="9TA",
    frame=Frame(cut=None, axis=144, drop=28, scale=0.84),
    spots=pips.single,
    ace=pips.single_ace,
)
DECKS = (FRENCH, FOURCOLOUR, GERMAN, LARGE)


def files(deck: Deck) -> Iterator[tuple[str, str]]:
    """Give each file of a deck: its name and its text."""
    for suit in deck.suits:
        for rank, letter in deck.letters.items():
            yield f"{suit.letter}{rank}.svg", _face(deck, suit, rank, letter)
            for language, letters in deck.variants.items():
                if rank in letters:
                    yield f"{suit.letter}{rank}.{language}.svg", _face(deck, suit, rank, letters[rank])
    for name, back in BACKS.items():
        yield f"back.{name}.svg", card(back())


def _face(deck: Deck, suit: Suit, rank: str, letter: str) -> str:
    return card(_inside(deck, rank, suit) + corners(letter, suit, deck.index, once=rank in deck.once))


def _inside(deck: Deck, rank: str, suit: Suit) -> str:
    if rank in pips.SPOTS:
        return deck.spots(rank, suit)
    if rank == "A":
        return deck.ace(suit)
    mark = ""
    if rank in deck.marks:
        x, y = deck.marks[rank]
        mark = path(circle(x, y, 19), PAPER, line=suit.colour, width=1.4) + emblem(suit, x, y, 28)
    return deck.frame.around(figure(deck.courts[suit.letter + rank]), suit, mark)


def card(inside: str) -> str:
    """Put a drawing on the paper of a card."""
    paper = path(rounded(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, RADIUS), PAPER, line=EDGE, width=1.5)
    return svg(WIDTH, HEIGHT, paper + inside)


def svg(width: float, height: float, inside: str) -> str:
    """Wrap elements into a document."""
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return f"<svg {names} {size}>{inside}</svg>\n"
