"""The messages of a host in the seat protocol: facts, questions, the beginning and the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from freedoko_qt.engine.actions import Action, Announce
from freedoko_qt.engine.cards import Hand
from freedoko_qt.engine.notation import action_from_dict
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.teams import Side


@dataclass(frozen=True, slots=True)
class Laid:
    """A poverty's cards lie on the table, face down but for `foxes` (None: not sent)."""

    seat: int
    number: int
    foxes: int | None = None
    to: int | None = None
    """The seat that the poor one has chosen to be asked first."""


@dataclass(frozen=True, slots=True)
class GivenBack:
    """The taker has given cards back, face down; numbers are None where they are not sent."""

    seat: int
    number: int
    trumps: int | None = None
    any_trump: bool | None = None
    swines: int | None = None
    hyperswines: int | None = None
    shown: Hand = ()
    """The trumps among them, where these are shown to all."""


@dataclass(frozen=True, slots=True)
class Declared:
    """An announcement that shows the side of its seat, though its word does not."""

    announce: Announce
    side: Side

    @property
    def seat(self) -> int:
        """The seat that announces."""
        return self.announce.seat


@dataclass(frozen=True, slots=True)
class SideShown:
    """A seat has shown its side by swines that count as announced."""

    seat: int
    side: Side


Fact: TypeAlias = Action | Laid | GivenBack | Declared | SideShown
"""A fact that a seat is sent: an action, or what of it is public."""


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """The player's last answer was not done."""

    seat: int


class AskKind(StrEnum):
    """The kind of a question to a player."""

    RESERVE = "reserve"
    SHIFT = "shift"
    ACCEPT = "accept"
    RETURN = "return"
    ANNOUNCE = "announce"
    GENSCHER = "genscher"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Hello:
    """A game begins."""

    seat: int
    rules: Rules
    table: Table
    hand: Hand
    """The hand as it was dealt."""
    seed: int | str | None = None


@dataclass(frozen=True, slots=True)
class EventMessage:
    """The message that something has happened."""

    fact: Fact | Withdrawn


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision is wanted."""

    kind: AskKind
    legal: tuple[Mapping[str, Any], ...] | None
    """The actions as they were written, perhaps without their seat; None if the host leaves them to the player."""

    def actions(self, seat: int) -> list[tuple[Action, Mapping[str, Any]]] | None:
        """The legal actions, each with its entry, if the host has sent them; raises `BadNotation`."""
        if self.legal is None:
            return None
        entries = [entry for entry in self.legal if entry.get("announce", "") is not None]
        return [(action_from_dict({"seat": seat, **entry}), entry) for entry in entries]


@dataclass(frozen=True, slots=True)
class LegalQuery:
    """A question for the legal actions of the seat, and for whose turn it is."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over; the result as in a record."""

    result: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Quit:
    """The player is no longer needed."""


Message: TypeAlias = Hello | EventMessage | Ask | LegalQuery | Over | Quit
"""A message of a host."""
