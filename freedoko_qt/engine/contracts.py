"""Game types, reservations, and the order of the cards in each contract."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import NamedTuple

from .cards import CARDS, Card, Rank, Suit, card
from .rules import Rules

TRUMP = 4
"""The class of a trump, beside the classes 0 to 3 of the plain suits."""


class Contract(StrEnum):
    """A game type.

    The values are those of records (RECORDS.md 6); `Contract(reservation.value)` is the contract that a solo, a
    marriage or a poverty asks for. Trumps and plain suits of each stand in RULES.md 4.
    """

    NORMAL = "normal"
    MARRIAGE = "marriage"
    MARRIAGE_SOLO = "marriage_solo"
    SILENT_MARRIAGE = "silent_marriage"
    POVERTY = "poverty"
    GENSCHER = "genscher"
    RAMSCH = "ramsch"
    SOLO_CLUBS = "solo_clubs"
    SOLO_SPADES = "solo_spades"
    SOLO_HEARTS = "solo_hearts"
    SOLO_DIAMONDS = "solo_diamonds"
    SOLO_QUEEN = "solo_queen"
    SOLO_JACK = "solo_jack"
    SOLO_KING = "solo_king"
    SOLO_QUEEN_JACK = "solo_queen_jack"
    SOLO_KING_JACK = "solo_king_jack"
    SOLO_KING_QUEEN = "solo_king_queen"
    SOLO_KOEHLER = "solo_koehler"
    SOLO_MEATLESS = "solo_meatless"
    SOLO_TEN = "solo_ten"
    SOLO_ACE = "solo_ace"
    SOLO_PURE_CLUBS = "solo_pure_clubs"
    SOLO_PURE_SPADES = "solo_pure_spades"
    SOLO_PURE_HEARTS = "solo_pure_hearts"
    SOLO_PURE_DIAMONDS = "solo_pure_diamonds"
    SOLO_NULL = "solo_null"

    @property
    def is_solo(self) -> bool:
        """True if a seat called this to play alone (a marriage that ended alone is none)."""
        return self in SOLI

    @property
    def is_alone(self) -> bool:
        """True if one seat plays against three, called or not."""
        return self in _ALONE


class Reservation(StrEnum):
    """An answer of a seat that is asked before the game.

    The values are those of records (RECORDS.md 4).
    """

    HEALTHY = "healthy"
    MARRIAGE = "marriage"
    POVERTY = "poverty"
    SOLO_CLUBS = "solo_clubs"
    SOLO_SPADES = "solo_spades"
    SOLO_HEARTS = "solo_hearts"
    SOLO_DIAMONDS = "solo_diamonds"
    SOLO_QUEEN = "solo_queen"
    SOLO_JACK = "solo_jack"
    SOLO_KING = "solo_king"
    SOLO_QUEEN_JACK = "solo_queen_jack"
    SOLO_KING_JACK = "solo_king_jack"
    SOLO_KING_QUEEN = "solo_king_queen"
    SOLO_KOEHLER = "solo_koehler"
    SOLO_MEATLESS = "solo_meatless"
    SOLO_TEN = "solo_ten"
    SOLO_ACE = "solo_ace"
    SOLO_PURE_CLUBS = "solo_pure_clubs"
    SOLO_PURE_SPADES = "solo_pure_spades"
    SOLO_PURE_HEARTS = "solo_pure_hearts"
    SOLO_PURE_DIAMONDS = "solo_pure_diamonds"
    SOLO_NULL = "solo_null"
    THROW_NINES = "throw_nines"
    THROW_KINGS = "throw_kings"
    THROW_NINES_AND_KINGS = "throw_nines_and_kings"
    THROW_RICHNESS = "throw_richness"
    THROW_FOX_HIGHEST = "throw_fox_highest"
    THROW_JACK_HIGHEST = "throw_jack_highest"
    THROW_POORNESS = "throw_poorness"
    THROW_ACES_AND_TENS = "throw_aces_and_tens"
    THROW_NINE_OF_EACH_SUIT = "throw_nine_of_each_suit"
    THROW_FOUR_NINES_AND_KINGS = "throw_four_nines_and_kings"
    THROW_LONG_SUIT = "throw_long_suit"
    RESERVATION = "reservation"
    """Only in views and events: a reservation whose kind has not been revealed."""

    @property
    def is_solo(self) -> bool:
        """True if this calls a solo."""
        return self.value.startswith("solo_")

    @property
    def is_throw(self) -> bool:
        """True if this throws the hand in."""
        return self.value.startswith("throw_")


FROM_ACE = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)
"""The ranks as they stand in plain suits, highest first."""


class Solo(NamedTuple):
    """A solo: the trump suit with its court (or alone), and the ranks that are trumps, highest first.

    `option` is the rule option that allows it.
    """

    option: str
    suit: Suit | None = None
    ranks: tuple[Rank, ...] = ()
    with_dollen: bool = False
    plain: tuple[Rank, ...] = FROM_ACE
    """The ranks of the plain suits, highest first."""

    @property
    def is_color(self) -> bool:
        """True if it counts as a colour solo among duty soli (RULES.md 16): those with a trump suit, pure ones too."""
        return self.suit is not None

    @property
    def is_pure(self) -> bool:
        """True if the cards of a suit and nothing else are trumps."""
        return self.suit is not None and not self.with_dollen

    @property
    def is_mixture(self) -> bool:
        """True if kings, queens or jacks and nothing else are trumps."""
        return self.suit is None and bool(self.ranks) and set(self.ranks) <= {Rank.KING, Rank.QUEEN, Rank.JACK}


_LOW_TEN = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE)
_K, _Q, _J = Rank.KING, Rank.QUEEN, Rank.JACK

SOLI: dict[Contract, Solo] = {
    **{Contract(f"solo_{suit.name.lower()}"): Solo("solo_color", suit, (_Q, _J), with_dollen=True) for suit in Suit},
    Contract.SOLO_QUEEN: Solo("solo_queen", None, (_Q,)),
    Contract.SOLO_JACK: Solo("solo_jack", None, (_J,)),
    Contract.SOLO_KING: Solo("solo_king", None, (_K,)),
    Contract.SOLO_QUEEN_JACK: Solo("solo_queen_jack", None, (_Q, _J)),
    Contract.SOLO_KING_JACK: Solo("solo_king_jack", None, (_K, _J)),
    Contract.SOLO_KING_QUEEN: Solo("solo_king_queen", None, (_K, _Q)),
    Contract.SOLO_KOEHLER: Solo("solo_koehler", None, (_K, _Q, _J)),
    Contract.SOLO_MEATLESS: Solo("solo_meatless"),
    Contract.SOLO_TEN: Solo("solo_ten", None, (Rank.TEN,)),
    Contract.SOLO_ACE: Solo("solo_ace", None, (Rank.ACE,)),
    **{Contract(f"solo_pure_{suit.name.lower()}"): Solo("solo_pure_color", suit) for suit in Suit},
    Contract.SOLO_NULL: Solo("solo_null", plain=_LOW_TEN),
}
"""Every solo with the option that allows it and its trumps (RULES.md 4)."""

_ALONE = {*SOLI, Contract.SILENT_MARRIAGE, Contract.MARRIAGE_SOLO}


def allows_solo(rules: Rules, contract: Contract) -> bool:
    """True if the rules in force let a seat call this solo.

    `rules` are rules in force. Raises KeyError if the contract is no solo.
    """
    solo = SOLI[contract]
    if not rules.solo:
        return False
    if rules.solo_free_mix and (solo.is_mixture or solo.is_pure):
        return True
    if not getattr(rules, solo.option):
        return False
    return solo.option != "solo_color" or solo.suit is None or solo.suit.letter in rules.color_solo_colors


@dataclass(frozen=True, slots=True)
class CardOrder:
    """The order of the cards in one contract, and which of them are trumps (RULES.md 4).

    A trump beats every plain card; two plain cards of different classes cannot beat each other.
    """

    classes: tuple[int, ...]
    """Per card number: 0 to 3 for a plain card of that suit, `TRUMP` for a trump."""
    strengths: tuple[int, ...]
    """Per card number: the higher of two cards of one class has the greater strength."""
    trumps: tuple[Card, ...]
    """The different trumps, highest first."""
    dolle: bool
    """True if the ♥10 is a trump above the queens."""
    second_charlie: bool
    """True if the second of two ♣J, trumps here, beats the first."""

    def is_trump(self, card: Card) -> bool:
        """True if the card is a trump."""
        return self.classes[card] == TRUMP

    def sort_key(self, card: Card) -> tuple[int, int, int]:
        """The key by which a hand is sorted: trumps from the highest, then clubs to diamonds, each from the ace."""
        klass = self.classes[card]
        return (-1 if klass == TRUMP else klass, -self.strengths[card], int(card))


_KING_OVER_TEN = (Rank.ACE, Rank.KING, Rank.TEN, Rank.QUEEN, Rank.JACK, Rank.NINE)


def has_dollen(rules: Rules, contract: Contract) -> bool:
    """True if the rules in force make the ♥10 a trump above the queens.

    In colour soli that depends on `dollen_in_color_solo`; for contracts without such trumps the answer has no meaning.
    """
    kept = rules.dollen_in_color_solo
    return rules.dollen and (
        contract not in SOLI or kept == "all" or (kept == "diamonds" and contract is Contract.SOLO_DIAMONDS)
    )


def trump_suit(contract: Contract) -> Suit | None:
    """The suit whose ace can be a swine: diamonds, or that of a colour solo; None where there are none."""
    if contract not in SOLI:
        return Suit.DIAMONDS
    solo = SOLI[contract]
    return solo.suit if solo.with_dollen else None


@cache
def swine_card(contract: Contract) -> Card | None:
    """The card whose pair are swines in this contract, or None."""
    suit = trump_suit(contract)
    return None if suit is None else card(suit, Rank.ACE)


def hyperswine_card(rules: Rules, contract: Contract) -> Card | None:
    """The card whose pair are hyperswines, in the trump suit: of the rank that the rules give them (RULES.md 8).

    None where the contract has no swines, and where it would be a ♥10 above the queens.
    """
    lowest = Rank.NINE if rules.with_nines else Rank.KING
    rank = {"lowest": lowest, "ten": Rank.TEN, "king": Rank.KING}[rules.hyperswine_rank]
    return _above_swines(rules, contract, rank)


def superswine_card(rules: Rules, contract: Contract) -> Card | None:
    """The card whose pair are superswines: the ten of the trump suit, the king where that is a hyperswine; or None."""
    return _above_swines(rules, contract, Rank.KING if rules.hyperswine_rank == "ten" else Rank.TEN)


def _above_swines(rules: Rules, contract: Contract, rank: Rank) -> Card | None:
    """The card of a rank in the trump suit; None where there are no swines, or where it is a ♥10 above the queens."""
    suit = trump_suit(contract)
    if suit is None or (has_dollen(rules, contract) and card(suit, rank) == Card.HT):
        return None
    return card(suit, rank)


@lru_cache(maxsize=4096)
def _order(
    contract: Contract,
    *,
    with_nines: bool,
    dollen: bool,
    king_over_ten: bool,
    second_charlie: bool,
    heidmann: bool,
    swines: tuple[Card | None, ...],
) -> CardOrder:
    solo = SOLI.get(contract, SOLI[Contract.SOLO_DIAMONDS])
    used = [c for c in CARDS if with_nines or c.rank is not Rank.NINE]
    dolle = dollen and solo.with_dollen
    trumps = [Card.HT] if dolle else []
    trumps += [card(suit, rank) for rank in (reversed(solo.ranks) if heidmann else solo.ranks) for suit in Suit]
    if solo.suit is not None:
        ranks = _KING_OVER_TEN if king_over_ten and solo.with_dollen else FROM_ACE
        trumps += [card(solo.suit, rank) for rank in ranks if card(solo.suit, rank) not in trumps]
    for special in swines:
        if special is not None:
            trumps.remove(special)
            trumps.insert(0, special)
    trumps = [c for c in trumps if c in used]
    classes = [TRUMP if c in trumps else int(c.suit) for c in CARDS]
    strengths = [100 - trumps.index(c) if c in trumps else len(solo.plain) - solo.plain.index(c.rank) for c in CARDS]
    return CardOrder(tuple(classes), tuple(strengths), tuple(trumps), dolle, second_charlie and Card.CJ in trumps)


def card_order(
    rules: Rules,
    contract: Contract,
    *,
    swines: bool = False,
    superswines: bool = False,
    hyperswines: bool = False,
    heidmann: bool = False,
) -> CardOrder:
    """The order of the cards in a contract, with the swines of every kind and the Heidmann that were announced.

    `rules` are rules in force. Nothing is asked here about who may announce what. The result is cached.
    """
    return _order(
        contract,
        with_nines=rules.with_nines,
        dollen=has_dollen(rules, contract),
        king_over_ten=rules.king_over_ten,
        second_charlie=rules.second_charlie_wins,
        heidmann=heidmann,
        swines=(
            swine_card(contract) if swines else None,
            superswine_card(rules, contract) if superswines else None,
            hyperswine_card(rules, contract) if hyperswines else None,
        ),
    )
