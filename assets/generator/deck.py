"""Decks as rows of data, and the writing of their cards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from . import courts, index, pips
from .back import back
from .courts import COURTS, HEIGHT, WIDTH
from .layers import path
from .paths import rounded
from .signs import Suit

PAPER, EDGE = "#fffdf7", "#8d897f"
RADIUS = 0.08 * WIDTH


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its folder, suits, place of the index, letters by rank, and other letters by language."""

    folder: str
    suits: tuple[Suit, ...]
    index: index.Index
    letters: Mapping[str, str]
    variants: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


FRENCH = Deck(
    "french",
    (
        Suit("C", "club", "#1d2028", "#e9efe0", "#f6f8ee"),
        Suit("S", "spade", "#1d2028", "#e3eaf3", "#f3f6fa"),
        Suit("H", "heart", "#c2182b", "#fae6df", "#fef5f0"),
        Suit("D", "diamond", "#c2182b", "#fbecd3", "#fff8ea"),
    ),
    index.Index(),
    {"9": "9", "J": "J", "Q": "Q", "K": "K", "T": "10", "A": "A"},
    {"de": {"J": "B", "Q": "D"}},
)
DECKS = (FRENCH,)


def files(deck: Deck) -> Iterator[tuple[str, str]]:
    """Give each file of a deck: its name and its text."""
    for suit in deck.suits:
        for rank, letter in deck.letters.items():
            yield (
                f"{suit.letter}{rank}.svg",
                card(_inside(rank, suit) + index.corners(letter, suit, deck.index)),
            )
            for language, letters in deck.variants.items():
                if rank in letters:
                    corner = index.corners(letters[rank], suit, deck.index)
                    yield f"{suit.letter}{rank}.{language}.svg", card(_inside(rank, suit) + corner)
    yield "back.svg", card(back())


def _inside(rank: str, suit: Suit) -> str:
    if rank in pips.SPOTS:
        return pips.spots(rank, suit)
    return pips.ace(suit, PAPER) if rank == "A" else courts.face(COURTS[suit.letter + rank], suit)


def card(inside: str) -> str:
    """Put a drawing on the paper of a card."""
    paper = path(rounded(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, RADIUS), PAPER, line=EDGE, width=1.5)
    return svg(WIDTH, HEIGHT, paper + inside)


def svg(width: float, height: float, inside: str) -> str:
    """Wrap elements into a document."""
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return f"<svg {names} {size}>{inside}</svg>\n"
