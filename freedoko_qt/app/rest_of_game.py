"""The rest of a game without the person: taken, given up, or played on fast because nothing is left to decide.

Every card is still played by the rules, so the record is that of any other game; where the rules let a soloist shorten
the game it is shortened.
"""

from __future__ import annotations

from enum import StrEnum
from functools import partial

from freedoko_qt.ai.player import Player, make_player
from freedoko_qt.app.lazy_player import LazyPlayer
from freedoko_qt.engine.actions import Action, Claim, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.claims import may_lead, takes_all
from freedoko_qt.engine.view import SeatView

LEVEL = "strong"
"""The level of the cards where nothing depends on them: that of the hint."""


class RestKind(StrEnum):
    """The way in which the person leaves the rest of a game."""

    MINE = "mine"
    """All remaining tricks are sure: the cards are led from the top."""
    GIVEN_UP = "given_up"
    """The others are to take what they can: the lowest cards are played."""
    FAST = "fast"
    """Nothing is left to decide."""


class ClaimRefusal(StrEnum):
    """The reason why the rest cannot be left in such a way now."""

    NOT_PLAYING = "not_playing"
    """No cards are being played, or they are already played without the person."""
    UNDECIDED = "undecided"
    NOT_LEADING = "not_leading"
    NOT_SURE = "not_sure"
    """The unseen cards could lie so that the seat does not get all tricks."""
    ONCE_WRONG = "once_wrong"
    """A claim in this game was refused before, as not sure."""


class RestOfGame:
    """Decides whether the person may leave the rest of one game."""

    def __init__(self) -> None:
        self.is_decided = False
        """True if nothing is left to decide, however the cards lie that the person has not seen."""
        self.has_erred = False
        """True if the person has claimed tricks that were not sure."""

    def doubt(self, rest: RestKind, game: Game, seat: int) -> ClaimRefusal | None:
        """The reason to refuse, which reveals no hidden card; None if there is none.

        A claim that is not sure sets `has_erred`, so that hidden cards cannot be found out by claiming again.
        """
        if game.phase is not Phase.PLAY:
            return ClaimRefusal.NOT_PLAYING
        match rest:
            case RestKind.FAST if not self.is_decided:
                return ClaimRefusal.UNDECIDED
            case RestKind.MINE if self.has_erred:
                return ClaimRefusal.ONCE_WRONG
            case RestKind.MINE if not may_lead(game, seat):
                return ClaimRefusal.NOT_LEADING
            case RestKind.MINE if not takes_all(game, seat):
                self.has_erred = True
                return ClaimRefusal.NOT_SURE
        return None


def stand_in(rest: RestKind, seed: int) -> Player:
    """The player of the person's cards.

    The seed is for the level of `FAST`; the other players need no chance.
    """
    match rest:
        case RestKind.MINE:
            return _Taker()
        case RestKind.GIVEN_UP:
            return _Giver()
        case RestKind.FAST:
            return LazyPlayer(partial(make_player, LEVEL, seed))


class _Taker:
    """Leads trumps, then suits, each from the top, which is sure to win everything."""

    def decide(self, view: SeatView) -> Action | None:
        return _shortened(view, takes=True) or _played(view, min(view.playable, key=view.order.sort_key, default=None))


class _Giver:
    """Loses every trick it can."""

    def decide(self, view: SeatView) -> Action | None:
        def cost(card: Card) -> tuple[bool, bool, int]:
            return view.takes_lead(card), view.order.is_trump(card), view.order.strengths[card]

        return _shortened(view, takes=False) or _played(view, min(view.playable, key=cost, default=None))


def _shortened(view: SeatView, *, takes: bool) -> Action | None:
    """The soloist's claim, where the rules have it."""
    claim = Claim(view.seat, takes)
    return claim if claim in view.legal else None


def _played(view: SeatView, card: Card | None) -> Action | None:
    """The card; where one has to say something before, that; out of turn nothing."""
    if card is not None:
        return Play(view.seat, card)
    return view.legal[0] if view.my_turn else None
