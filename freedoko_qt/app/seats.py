"""The players at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from freedoko_qt.app import wording
from freedoko_qt.app.people import distinct
from freedoko_qt.app.plain import isolated
from freedoko_qt.engine.cards import BySeat

if TYPE_CHECKING:
    from freedoko_qt.app.people import Avatar
    from freedoko_qt.app.setup import TournamentSetup

HUMAN = 0
"""The seat of the person, at the bottom of the table."""


class Seat(NamedTuple):
    """The player of a seat; the person has no level, and a picture of its own that the settings know."""

    name: str
    """The name as it can stand in a sentence."""
    level: str | None
    avatar: Avatar | None = None


def seats_of(setup: TournamentSetup) -> BySeat[Seat]:
    """The players at the table of a tournament, the person first.

    Names are isolated; an empty one of the person's becomes the usual word.
    """
    own, *others = setup.names
    first, second, third = map(Seat, map(isolated, others), setup.levels, setup.avatars)
    return Seat(wording.shown_name(own), None), first, second, third


def avatars_of(seats: Sequence[Seat], own: Avatar) -> list[Avatar]:
    """The pictures of the players, with that of the person.

    By seat; `own` is that of the person. No picture comes twice.
    """
    return distinct([seat.avatar or own for seat in seats])
