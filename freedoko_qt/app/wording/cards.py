"""Words for cards and suits."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.cards import Card, Rank, Suit

from .translating import translated

SIGNS = "♣♠♥♦"

LETTERS: Mapping[Letters, tuple[str, ...]] = {
    Letters.INTERNATIONAL: ("9", "J", "Q", "K", "10", "A"),
    Letters.GERMAN: ("9", "B", "D", "K", "10", "A"),
}
"""What stands in the corner of a card, by rank."""

_SUITS: Mapping[Suit, object] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("Wording", "clubs"),
    Suit.SPADES: QT_TRANSLATE_NOOP("Wording", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Wording", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Wording", "diamonds"),
}

_RANKS: Mapping[Rank, object] = {
    Rank.NINE: QT_TRANSLATE_NOOP("Wording", "nine"),
    Rank.JACK: QT_TRANSLATE_NOOP("Wording", "jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Wording", "queen"),
    Rank.KING: QT_TRANSLATE_NOOP("Wording", "king"),
    Rank.TEN: QT_TRANSLATE_NOOP("Wording", "ten"),
    Rank.ACE: QT_TRANSLATE_NOOP("Wording", "ace"),
}

_CARD = QT_TRANSLATE_NOOP("Wording", "{rank} of {suit}")


def suit_name(suit: Suit) -> str:
    """The suit as a word: "clubs"."""
    return translated(_SUITS[suit])


def rank_name(rank: Rank) -> str:
    """The rank as a word: "queen"."""
    return translated(_RANKS[rank])


def card_name(card: Card) -> str:
    """The card in words: "queen of clubs"."""
    return translated(_CARD, rank=rank_name(card.rank), suit=suit_name(card.suit))


def sign(suit: Suit) -> str:
    """The sign of the suit: "♣"."""
    return SIGNS[suit]


def letter(rank: Rank, letters: Letters) -> str:
    """What stands in the corner of a card: "9", "10", or the letter of the court card or ace."""
    return LETTERS[letters][rank]


def card_short(card: Card, letters: Letters = Letters.INTERNATIONAL) -> str:
    """The card as sign and letter: "♣Q", with German letters "♣D"."""
    return sign(card.suit) + letter(card.rank, letters)
