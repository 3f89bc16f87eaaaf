"""Words for game types, reservations, marriages and calls."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.engine.actions import Call, Selector
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.teams import Side

from .translating import translated

_CONTRACTS: Mapping[str, object] = {
    Contract.NORMAL: QT_TRANSLATE_NOOP("Wording", "Normal game"),
    Contract.MARRIAGE: QT_TRANSLATE_NOOP("Wording", "Marriage"),
    Contract.MARRIAGE_SOLO: QT_TRANSLATE_NOOP("Wording", "Marriage without a partner"),
    Contract.SILENT_MARRIAGE: QT_TRANSLATE_NOOP("Wording", "Silent marriage"),
    Contract.POVERTY: QT_TRANSLATE_NOOP("Wording", "Poverty"),
    Contract.GENSCHER: QT_TRANSLATE_NOOP("Wording", "Genscher"),
    Contract.RAMSCH: QT_TRANSLATE_NOOP("Wording", "Ramsch"),
    Contract.SOLO_CLUBS: QT_TRANSLATE_NOOP("Wording", "Clubs solo"),
    Contract.SOLO_SPADES: QT_TRANSLATE_NOOP("Wording", "Spades solo"),
    Contract.SOLO_HEARTS: QT_TRANSLATE_NOOP("Wording", "Hearts solo"),
    Contract.SOLO_DIAMONDS: QT_TRANSLATE_NOOP("Wording", "Diamonds solo"),
    Contract.SOLO_QUEEN: QT_TRANSLATE_NOOP("Wording", "Queen solo"),
    Contract.SOLO_JACK: QT_TRANSLATE_NOOP("Wording", "Jack solo"),
    Contract.SOLO_KING: QT_TRANSLATE_NOOP("Wording", "King solo"),
    Contract.SOLO_QUEEN_JACK: QT_TRANSLATE_NOOP("Wording", "Queen and jack solo"),
    Contract.SOLO_KING_JACK: QT_TRANSLATE_NOOP("Wording", "King and jack solo"),
    Contract.SOLO_KING_QUEEN: QT_TRANSLATE_NOOP("Wording", "King and queen solo"),
    Contract.SOLO_KOEHLER: QT_TRANSLATE_NOOP("Wording", "Köhler (kings, queens, jacks)"),
    Contract.SOLO_MEATLESS: QT_TRANSLATE_NOOP("Wording", "Meatless (no trumps)"),
    Contract.SOLO_TEN: QT_TRANSLATE_NOOP("Wording", "Ten solo"),
    Contract.SOLO_ACE: QT_TRANSLATE_NOOP("Wording", "Ace solo"),
    Contract.SOLO_PURE_CLUBS: QT_TRANSLATE_NOOP("Wording", "Pure clubs solo"),
    Contract.SOLO_PURE_SPADES: QT_TRANSLATE_NOOP("Wording", "Pure spades solo"),
    Contract.SOLO_PURE_HEARTS: QT_TRANSLATE_NOOP("Wording", "Pure hearts solo"),
    Contract.SOLO_PURE_DIAMONDS: QT_TRANSLATE_NOOP("Wording", "Pure diamonds solo"),
    Contract.SOLO_NULL: QT_TRANSLATE_NOOP("Wording", "Null (no trick)"),
}

_RESERVATIONS: Mapping[str, object] = {
    Reservation.HEALTHY: QT_TRANSLATE_NOOP("Wording", "Healthy"),
    Reservation.THROW_NINES: QT_TRANSLATE_NOOP("Wording", "Throw in: too many nines"),
    Reservation.THROW_KINGS: QT_TRANSLATE_NOOP("Wording", "Throw in: too many kings"),
    Reservation.THROW_NINES_AND_KINGS: QT_TRANSLATE_NOOP("Wording", "Throw in: too many nines and kings"),
    Reservation.THROW_RICHNESS: QT_TRANSLATE_NOOP("Wording", "Throw in: too many card points"),
    Reservation.THROW_FOX_HIGHEST: QT_TRANSLATE_NOOP("Wording", "Throw in: no trump above the fox"),
    Reservation.THROW_JACK_HIGHEST: QT_TRANSLATE_NOOP("Wording", "Throw in: no trump above the jack of diamonds"),
    Reservation.THROW_POORNESS: QT_TRANSLATE_NOOP("Wording", "Throw in: too few card points"),
    Reservation.THROW_ACES_AND_TENS: QT_TRANSLATE_NOOP("Wording", "Throw in: too many aces and tens"),
    Reservation.THROW_NINE_OF_EACH_SUIT: QT_TRANSLATE_NOOP("Wording", "Throw in: a nine of each suit"),
    Reservation.THROW_FOUR_NINES_AND_KINGS: QT_TRANSLATE_NOOP("Wording", "Throw in: four nines and four kings"),
    Reservation.THROW_LONG_SUIT: QT_TRANSLATE_NOOP("Wording", "Throw in: a long plain suit"),
    Reservation.RESERVATION: QT_TRANSLATE_NOOP("Wording", "Reservation"),
}

_SELECTORS: Mapping[str, object] = {
    "first_foreign": QT_TRANSLATE_NOOP("Wording", "first trick of another"),
    "first_trump": QT_TRANSLATE_NOOP("Wording", "first trump trick"),
    "first_color": QT_TRANSLATE_NOOP("Wording", "first plain-suit trick"),
    "first_clubs": QT_TRANSLATE_NOOP("Wording", "first clubs trick"),
    "first_spades": QT_TRANSLATE_NOOP("Wording", "first spades trick"),
    "first_hearts": QT_TRANSLATE_NOOP("Wording", "first hearts trick"),
    "second_foreign": QT_TRANSLATE_NOOP("Wording", "second trick of another"),
    "second_trump": QT_TRANSLATE_NOOP("Wording", "second trump trick"),
    "second_color": QT_TRANSLATE_NOOP("Wording", "second plain-suit trick"),
    "second_clubs": QT_TRANSLATE_NOOP("Wording", "second clubs trick"),
    "second_spades": QT_TRANSLATE_NOOP("Wording", "second spades trick"),
    "second_hearts": QT_TRANSLATE_NOOP("Wording", "second hearts trick"),
    "third_foreign": QT_TRANSLATE_NOOP("Wording", "third trick of another"),
    "third_trump": QT_TRANSLATE_NOOP("Wording", "third trump trick"),
    "third_color": QT_TRANSLATE_NOOP("Wording", "third plain-suit trick"),
    "third_clubs": QT_TRANSLATE_NOOP("Wording", "third clubs trick"),
    "third_spades": QT_TRANSLATE_NOOP("Wording", "third spades trick"),
    "third_hearts": QT_TRANSLATE_NOOP("Wording", "third hearts trick"),
}

_CALLS: Mapping[Call, object] = {
    Call.RE: QT_TRANSLATE_NOOP("Wording", "Re"),
    Call.CONTRA: QT_TRANSLATE_NOOP("Wording", "Kontra"),
    Call.KNOCK: QT_TRANSLATE_NOOP("Wording", "Knock"),
    Call.NO_90: QT_TRANSLATE_NOOP("Wording", "No 90"),
    Call.NO_60: QT_TRANSLATE_NOOP("Wording", "No 60"),
    Call.NO_30: QT_TRANSLATE_NOOP("Wording", "No 30"),
    Call.BLACK: QT_TRANSLATE_NOOP("Wording", "Black"),
    Call.REPLY: QT_TRANSLATE_NOOP("Wording", "Reply"),
    Call.NO_120_REPLY: QT_TRANSLATE_NOOP("Wording", "Reply: 120"),
    Call.NO_90_REPLY: QT_TRANSLATE_NOOP("Wording", "Reply: 90"),
    Call.NO_60_REPLY: QT_TRANSLATE_NOOP("Wording", "Reply: 60"),
    Call.NO_30_REPLY: QT_TRANSLATE_NOOP("Wording", "Reply: 30"),
    Call.BLACK_REPLY: QT_TRANSLATE_NOOP("Wording", "Reply: one trick"),
}

_REPLIES: Mapping[Side, object] = {
    Side.RE: QT_TRANSLATE_NOOP("Wording", "Re as a reply"),
    Side.CONTRA: QT_TRANSLATE_NOOP("Wording", "Kontra as a reply"),
}

_SIDES: Mapping[Side, object] = {
    Side.RE: QT_TRANSLATE_NOOP("Wording", "Re"),
    Side.CONTRA: QT_TRANSLATE_NOOP("Wording", "Kontra"),
}


def contract_name(contract: Contract) -> str:
    """The game type: "Queen solo"."""
    return translated(_CONTRACTS[contract])


def reservation_name(reservation: Reservation) -> str:
    """The name of an answer before the game: "Healthy", "Queen solo", "Throw in: too many nines"."""
    source = _RESERVATIONS.get(reservation)
    return contract_name(Contract(reservation.value)) if source is None else translated(source)


def selector_name(selector: Selector) -> str:
    """The condition of a marriage: "first trump trick"."""
    return translated(_SELECTORS[str(selector)])


def call_name(call: Call, side: Side | None = None) -> str:
    """The name of an announcement: "No 90"; a reply is "Re as a reply" where the side is given."""
    if call is Call.REPLY and side is not None:
        return translated(_REPLIES[side])
    return translated(_CALLS[call])


def side_name(side: Side) -> str:
    """Re or Kontra."""
    return translated(_SIDES[side])
