"""Remarks of the players beside the game: rare, and never revealing cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.sayings import Moment, saying
from freedoko_qt.app.seats import Seat
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.events import Event, GameScored, TrickTaken
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.score.score import Score, ScoreReason
from freedoko_qt.engine.trick import Trick
from freedoko_qt.engine.view import SeatView

EVERY = 3
"""The number of games in which there is one remark at the most."""


@dataclass(frozen=True, slots=True)
class Remark:
    """The few words of a seat."""

    seat: int
    avatar: Avatar
    moment: Moment

    @property
    def text(self) -> str:
        """The words in the current language."""
        return saying(self.avatar, self.moment)


class Remarks:
    """Chooses remarks on the events of a tournament, deterministically.

    One for each tournament on the table. The same games bring the same remarks.
    """

    def __init__(self) -> None:
        self._number = 0
        self._spoken: tuple[int, Event] | None = None  # the game and the event of the last remark
        self._beaten: frozenset[int] = frozenset()

    def remark_on(
        self, event: Event, game: Game, view: SeatView, seats: Sequence[Seat], *, finished: int, planned: int | None
    ) -> Remark | None:
        """Return a remark on an event, which `view` already includes, or None.

        `finished`, `planned`: how many games of the tournament are over, and how many there are to be.

        Call it with every event, in order: it remembers who was beaten. At most one remark in `EVERY` games, the last
        one among them; players without a picture say nothing.
        """
        if view.score is None:
            self._number = finished
        remark = self._on(event, game, view, seats, is_last=planned is not None and self._number >= planned - 1)
        if isinstance(event, GameScored):
            self._beaten = beaten(event.score)
        last = 0 if planned is None else planned - 1
        is_heard = self._number % EVERY == last % EVERY
        if remark is None or not is_heard or self._has_spoken_of_another(event):
            return None
        self._spoken = self._number, event
        return remark

    def _has_spoken_of_another(self, event: Event) -> bool:
        """True if another event of this game has had its remark; after a card was taken back a remark is repeated."""
        return self._spoken is not None and self._spoken[0] == self._number and self._spoken[1] != event

    def _on(self, event: Event, game: Game, view: SeatView, seats: Sequence[Seat], *, is_last: bool) -> Remark | None:
        for moment, speakers in _moments(event, view, is_last=is_last):
            lost = beaten(event.score) if isinstance(event, GameScored) else self._beaten
            able = [(seat, avatar) for seat in speakers if seat not in lost and (avatar := seats[seat].avatar)]
            if able:
                seat, avatar = Random(f"{game.dealt} {len(view.tricks)}").choice(able)
                return Remark(seat, avatar, moment)
        return None


def beaten(score: Score) -> frozenset[int]:
    """The seats that have lost badly: with less than 60 card points."""
    if score.winner is None or not any(line.reason is ScoreReason.NO_60 for line in score.lines):
        return frozenset()
    return frozenset(SEATS) - frozenset(_winners(score))


def _winners(score: Score) -> list[int]:
    return [seat for seat in SEATS if score.side_of(seat) is score.winner]


def _moments(event: Event, view: SeatView, *, is_last: bool) -> Iterator[tuple[Moment, Collection[int]]]:
    """The moments of an event, the most important first, and who may speak of each."""
    match event:
        case GameScored(score):
            winners = _winners(score)
            if is_last:
                yield Moment.GOODBYE, SEATS
            if score.contract.is_solo and score.soloist in winners:
                yield Moment.SOLO_WON, [score.soloist]
            if any(line.reason is ScoreReason.BLACK for line in score.lines):
                yield Moment.BLACK, winners
            if beaten(score):
                yield Moment.COMFORT, winners
        case TrickTaken(trick=trick) if not is_last and view.contract is not None and not view.contract.is_alone:
            if view.rules.extrapoint_doppelkopf and trick.eyes >= view.rules.doppelkopf_points:
                yield Moment.DOPPELKOPF, [trick.winner]
            if view.rules.extrapoint_catch_fox and _catches_fox(trick, view):
                yield Moment.FOX_CAUGHT, [trick.winner]


def _catches_fox(trick: Trick, view: SeatView) -> bool:
    """True if it is known to all that a fox of the other side lies in a trick."""
    sides = view.public_sides
    known = sides[trick.winner]
    return known is not None and any(
        seat != view.swines and sides[seat] not in (None, known) for seat in trick.seats_playing(Card.DA)
    )
