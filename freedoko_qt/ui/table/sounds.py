"""The sounds of the table: their events, moments and volumes."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

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

from .choreographer import Script
from .sound_output import sound_output
from .table_state import beats_with_force
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

_ON_LANDING = {Sound.CARD, Sound.HEAVY, Sound.TRICK}
"""The sounds of cards that have come to where they go first: into the middle, or together for the winner."""


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


class TableSounds(QObject):
    """Emits the sounds of a table in time with its animations; cards that do not move make none.

    Owned by its table. `heard` is emitted on the main thread.
    """

    heard = Signal(object)
    """A Sound."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._landing: Sound | None = None
        """The sound when the cards that are on their way have come to their places."""
        table.choreographer.motion.landed.connect(self._on_landed)
        table.idle.connect(self._on_landed)  # after a click that made the cards jump to their places

    def deal(self) -> None:
        """Emit the sound of dealing."""
        self._landing = None
        self._play(Sound.DEAL)

    def before(self, event: Event, view: SeatView) -> Script:
        """A script that is played right before an event is shown: it makes the sound of it."""
        self._on_landed()
        sound = sound_of(event, view)
        if sound in _ON_LANDING:
            self._landing = sound
        else:
            self._play(sound)
        yield from ()

    def _on_landed(self) -> None:
        if self._landing is Sound.TRICK and self._table.stage.trick.items:
            return  # its last card has only just landed
        sound, self._landing = self._landing, None
        self._play(sound)

    def _play(self, sound: Sound | None) -> None:
        if sound is not None and self._table.choreographer.factor:
            self.heard.emit(sound)


class Loudspeaker:
    """Plays sounds at the volume of the settings, without blocking."""

    def __init__(self) -> None:
        self.volume = 0.0
        """The share of full loudness, 0 to 1."""

    def apply_settings(self, settings: Settings) -> None:
        """Be as loud as the settings say."""
        self.volume = settings.loudness.volume if settings.sounds else 0.0

    def play(self, sound: Sound) -> None:
        """Play a sound from its beginning.

        Returns at once; nothing is heard while the volume is 0.
        """
        if self.volume:
            sound_output().play(sound, self.volume)
