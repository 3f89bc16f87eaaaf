"""The sentences for new cards before a game, by the reason: about another seat, and about the reader."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.engine.contracts import Reservation

THROWN: Mapping[Reservation | None, tuple[object, object]] = {
    Reservation.THROW_NINES: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: too many nines. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: too many nines. New cards are dealt."),
    ),
    Reservation.THROW_KINGS: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: too many kings. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: too many kings. New cards are dealt."),
    ),
    Reservation.THROW_NINES_AND_KINGS: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: too many nines and kings. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: too many nines and kings. New cards are dealt."),
    ),
    Reservation.THROW_RICHNESS: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: too many card points. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: too many card points. New cards are dealt."),
    ),
    Reservation.THROW_FOX_HIGHEST: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: no trump above the fox. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: no trump above the fox. New cards are dealt."),
    ),
    Reservation.THROW_JACK_HIGHEST: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: no trump above the jack of diamonds. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: no trump above the jack of diamonds. New cards are dealt."),
    ),
    Reservation.THROW_POORNESS: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: too few card points. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: too few card points. New cards are dealt."),
    ),
    Reservation.THROW_ACES_AND_TENS: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: too many aces and tens. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: too many aces and tens. New cards are dealt."),
    ),
    Reservation.THROW_NINE_OF_EACH_SUIT: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: a nine of each suit. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: a nine of each suit. New cards are dealt."),
    ),
    Reservation.THROW_FOUR_NINES_AND_KINGS: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: four nines and four kings. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: four nines and four kings. New cards are dealt."),
    ),
    Reservation.THROW_LONG_SUIT: (
        QT_TRANSLATE_NOOP("Wording", "{name} throws in: a long plain suit. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You throw in: a long plain suit. New cards are dealt."),
    ),
    Reservation.POVERTY: (
        QT_TRANSLATE_NOOP("Wording", "{name} has a poverty. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "You have a poverty. New cards are dealt."),
    ),
    None: (
        QT_TRANSLATE_NOOP("Wording", "Nobody takes the poverty of {name}. New cards are dealt."),
        QT_TRANSLATE_NOOP("Wording", "Nobody takes your poverty. New cards are dealt."),
    ),
}
"""None: a poverty that was not taken."""
