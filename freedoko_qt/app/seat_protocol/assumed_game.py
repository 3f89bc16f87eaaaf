"""A whole game as one seat may assume it: with hidden hands that fit, and so with the very view of that seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freedoko_qt.engine.actions import Action, Claim, Reserve, Return, Shift
from freedoko_qt.engine.before_play.poverty import holds
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.errors import BadNotation, IllegalAction
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase

from .deals import deals
from .messages import Declared, Fact, Hello, SideShown
from .seat_history import SeatHistory

_BY_HAND = (Reservation.HEALTHY, Reservation.MARRIAGE, Reservation.POVERTY)


class AssumedGame(Game):
    """A game in which the others are believed what only a look into their hands could prove.

    These are reservations, the cards of a poverty, and that a soloist may shorten the game: what a seat sees of them
    does not depend on the hands. Everything else has to be legal for the hands assumed.
    """

    def __init__(self, hello: Hello, hands: Hands) -> None:
        super().__init__(hello.rules, hands, hello.table)
        self.own = hello.seat

    def is_legal(self, action: Action) -> bool:
        """True if `apply` would take this action."""
        if action.seat == self.own:
            return super().is_legal(action)
        awaited = action.seat == self.turn
        match action:
            case Reserve(seat):
                awaited |= self.reserved[seat] is not None
                return awaited and self.phase is Phase.RESERVATION and self._may_say(action)
            case Shift(seat, cards):
                return awaited and self.phase is Phase.SHIFT and holds(self.hands[seat], cards)
            case Return(seat, cards):
                return awaited and self.phase is Phase.RETURN and holds(self.hands[seat], cards)
            case Claim():
                return awaited and self.phase is Phase.PLAY and not self.trick
            case _:
                return super().is_legal(action)

    def _may_say(self, reserve: Reserve) -> bool:
        if reserve.reservation in _BY_HAND or reserve.reservation.is_throw:
            return True
        return reserve._replace(swines=False, hyperswines=False) in self.may_answer(reserve.seat)

    def apply_fact(self, action: Action | None, fact: Fact) -> None:
        """Apply a fact. Raises IllegalAction if it cannot be with the assumed hands.

        `action` is the fact with the assumed cards in it; None if the fact is no action.
        """
        if isinstance(fact, Declared | SideShown) and self.side_of(fact.seat) is not fact.side:
            raise IllegalAction(f"{fact} is of the other side")
        if action is not None:
            self.apply(action)


def assumed_games(hello: Hello, facts: Sequence[Fact]) -> Iterator[AssumedGame]:
    """Games in which all known facts have happened, one for each way in which the ♣Q can lie.

    Raises BadNotation if there are more of a card than the deck has, or answers that no seat can have given.

    Made one after the other, as they are asked for; the queens are tried as `deals` has them.
    """
    history = SeatHistory(hello, facts)
    for hands, exchange in deals(history.constraints()):
        game = AssumedGame(hello, hands)
        try:
            for action, fact in history.actions(exchange):
                game.apply_fact(action, fact)
        except IllegalAction:
            continue
        yield game


def assumed(hello: Hello, facts: Sequence[Fact]) -> AssumedGame:
    """The first such game. Raises BadNotation if there is none."""
    game = next(assumed_games(hello, facts), None)
    if game is None:
        raise BadNotation("this cannot have happened")
    return game
