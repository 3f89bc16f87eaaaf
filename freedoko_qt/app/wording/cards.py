"""Words for cards and suits.

These are of the French suits. Where the deck shows German ones other words stand in their place, those of
translations/german_suits_*.ts: they are put in with the language (`app.language`), and hold for every text.
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.cards import Card, Rank, Suit
from freedoko_qt.engine.trick import second_dolle_wins
from freedoko_qt.engine.view import SeatView

from .translating import translated

_SIGNS: Mapping[Suit, object] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("Wording", "♣"),
    Suit.SPADES: QT_TRANSLATE_NOOP("Wording", "♠"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Wording", "♥"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Wording", "♦"),
}

_J, _Q = QT_TRANSLATE_NOOP("Wording", "J"), QT_TRANSLATE_NOOP("Wording", "Q")
_B, _D = QT_TRANSLATE_NOOP("Wording", "B"), QT_TRANSLATE_NOOP("Wording", "D")
_LETTERS: Mapping[Letters, tuple[object, ...]] = {
    Letters.INTERNATIONAL: ("9", _J, _Q, "K", "10", "A"),
    Letters.GERMAN: ("9", _B, _D, "K", "10", "A"),
}
"""The corner of a card, by rank."""

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
    """The suit as a word: "clubs", of German suits "acorns"."""
    return translated(_SUITS[suit])


def rank_name(rank: Rank) -> str:
    """The rank as a word: "queen", of German suits "Ober"."""
    return translated(_RANKS[rank])


def card_name(card: Card) -> str:
    """The card in words: "queen of clubs"."""
    return translated(_CARD, rank=rank_name(card.rank), suit=suit_name(card.suit))


def sign(suit: Suit) -> str:
    """The sign of the suit: "♣"; of German suits, which have none to write, the letter: "E"."""
    return translated(_SIGNS[suit])


def letter(rank: Rank, letters: Letters) -> str:
    """The corner of a card: "9", "10", or the letter of the court card or ace."""
    return translated(_LETTERS[letters][rank])


def card_short(card: Card, letters: Letters = Letters.INTERNATIONAL) -> str:
    """The card as sign and letter: "♣Q", with German letters "♣D", with German suits "EO"."""
    return sign(card.suit) + letter(card.rank, letters)


def card_names(cards: Iterable[Card]) -> str:
    """Cards in words, one after the other: "queen of clubs, ace of diamonds"."""
    return ", ".join(map(card_name, cards))


def equal_cards(view: SeatView) -> str:
    """The sentence on which of two equal cards wins."""
    swines = view.swines is not None
    usually, at_last = (second_dolle_wins(view.rules, last_trick=last, swines=swines) for last in (False, True))
    match view.order.dolle and usually, view.order.dolle and at_last:
        case True, True:
            words = QT_TRANSLATE_NOOP(
                "Wording", "Of two equal cards the first wins, but the second ♥10 beats the first."
            )
        case True, False:
            words = QT_TRANSLATE_NOOP(
                "Wording",
                "Of two equal cards the first wins, but the second ♥10 beats the first, except in the last trick.",
            )
        case False, True:
            words = QT_TRANSLATE_NOOP(
                "Wording",
                "Of two equal cards the first wins, but in the last trick the second ♥10 beats the first.",
            )
        case _:
            words = QT_TRANSLATE_NOOP("Wording", "Of two equal cards the first wins.")
    charlies = QT_TRANSLATE_NOOP("Wording", "Of two Charlies the second wins.")
    return " ".join(map(translated, [words, charlies] if view.order.second_charlie else [words]))
