"""The sounds of the table: which belongs to which event, when it comes, and the loudspeaker.

QtMultimedia is needed for it, which is not part of what the program needs; it is imported when sounds are wanted.
"""

import logging
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from PySide6.QtCore import QObject, QUrl, Signal

from freedoko_qt.app.settings import Settings
from freedoko_qt.engine.events import (
    Announced,
    CardPlayed,
    CardsReturned,
    CardsShifted,
    Claimed,
    ContractChosen,
    Event,
    GameScored,
    PartnerChosen,
    SwinesAnnounced,
    TrickTaken,
)
from freedoko_qt.engine.view import SeatView
from freedoko_qt.resources import asset

from .choreographer import Script
from .shown import beats_with_force
from .table_view import TableView


class Sound(StrEnum):
    """The sounds, by the names of their files."""

    CARD = "card"
    HEAVY = "heavy"
    """A card that comes down with force."""
    TRICK = "trick"
    CALL = "call"
    DEAL = "deal"
    WON = "won"
    LOST = "lost"


SOUNDS: Mapping[type[Event], Sound] = {
    CardPlayed: Sound.CARD,
    TrickTaken: Sound.TRICK,
    CardsShifted: Sound.TRICK,
    CardsReturned: Sound.TRICK,
    ContractChosen: Sound.CALL,
    Announced: Sound.CALL,
    SwinesAnnounced: Sound.CALL,
    PartnerChosen: Sound.CALL,
    Claimed: Sound.CALL,
}
"""The sound of an event, where nothing else about it matters; the others are silent."""

_AFTER_THE_WAY = {Sound.CARD, Sound.HEAVY, Sound.TRICK}
"""Heard when the cards have come to where they go first: into the middle, or together for the winner."""


def sound_of(event: Event, view: SeatView) -> Sound | None:
    """The sound of an event for a seat; `view` knows of it already. None: nothing."""
    match event:
        case CardPlayed(seat, card) if beats_with_force(view, seat, card):
            return Sound.HEAVY
        case ContractChosen(soloist=None) | PartnerChosen(partner=None):
            return None
        case GameScored(score) if score.winner is not None:
            return Sound.WON if score.side_of(view.seat) is score.winner else Sound.LOST
    return SOUNDS.get(type(event))


@cache
def multimedia() -> ModuleType | None:
    """QtMultimedia; None where it, or a library of the system that it needs, is not installed."""
    try:
        return import_module("PySide6.QtMultimedia")
    except ImportError as error:
        logging.getLogger(__name__).info("No sounds: %s", error)
        return None


class TableSounds(QObject):
    """Tells what is heard at a table at the moment when it is seen; cards that do not move are not heard."""

    heard = Signal(object)
    """A Sound."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._landing: Sound | None = None
        """The sound when the cards that are on their way have come to their places."""
        table.choreographer.motion.landed.connect(self._on_landed)
        table.idle.connect(self._on_landed)  # where somebody has clicked, and the cards were there at once

    def deal(self) -> None:
        """The cards are dealt just now."""
        self._landing = None
        self._hear(Sound.DEAL)

    def before(self, event: Event, view: SeatView) -> Script:
        """To be played right before an event is shown."""
        self._on_landed()
        sound = sound_of(event, view)
        if sound in _AFTER_THE_WAY:
            self._landing = sound
        else:
            self._hear(sound)
        yield from ()

    def _on_landed(self) -> None:
        if self._landing is Sound.TRICK and self._table.stage.trick.items:
            return  # its last card has just come to lie there
        sound, self._landing = self._landing, None
        self._hear(sound)

    def _hear(self, sound: Sound | None) -> None:
        if sound is not None and self._table.choreographer.factor:
            self.heard.emit(sound)


class Loudspeaker(QObject):
    """Plays sounds if they are wanted and can be played; else it is silent. It never waits for a sound."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_on = False
        self.effects: Mapping[Sound, Any] = {}

    def apply_settings(self, settings: Settings) -> None:
        """Be as loud as the settings say."""
        self._is_on = settings.sounds
        if self._is_on and not self.effects:
            self.effects = self._made()
        for effect in self.effects.values():
            effect.setVolume(settings.loudness.volume)

    def play(self, sound: Sound) -> None:
        """Play a sound from its beginning."""
        if self._is_on and sound in self.effects:
            self.effects[sound].play()

    def _made(self) -> Mapping[Sound, Any]:
        """All sounds; none where there is nothing to play them on."""
        qt = multimedia()
        if qt is None or qt.QMediaDevices.defaultAudioOutput().isNull():
            return {}
        effects = {sound: qt.QSoundEffect(self) for sound in Sound}
        for sound, effect in effects.items():
            effect.setSource(QUrl.fromLocalFile(str(asset("sounds", f"{sound}.wav"))))
        return effects
