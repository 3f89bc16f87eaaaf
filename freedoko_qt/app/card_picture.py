"""The content of a small picture made of cards, without its drawing."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.engine.cards import Card


@dataclass(frozen=True, slots=True)
class PictureCard:
    """A card in the picture, or the back of one for None."""

    card: Card | None
    badge: str = ""
    """A few letters on it, such as +2."""
    dim: bool = False
    """Darkened: it loses."""


@dataclass(frozen=True, slots=True)
class CardFan:
    """Cards that overlap, and the sign in front of them."""

    cards: tuple[PictureCard, ...]
    sign: str = ""


@dataclass(frozen=True, slots=True)
class CardPicture:
    """Fans of cards from left to right, perhaps crossed out as a whole."""

    fans: tuple[CardFan, ...]
    crossed: bool = False


def cards(*shown: Card | None, badge: str = "", sign: str = "") -> CardFan:
    """A fan of cards that all have the same badge."""
    return CardFan(tuple(PictureCard(card, badge) for card in shown), sign)


def dollen(winner: int, sign: str = "") -> CardFan:
    """Both tens of hearts in the order in which they are played, of which the first (0) or the second (1) wins."""
    return CardFan(tuple(PictureCard(Card.HT, f"{one + 1}.", dim=one != winner) for one in range(2)), sign)
