"""The view of one seat of a game that somebody else keeps, from what the host has told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from freedoko_qt.engine.actions import Action, Announce, Play, Return, Shift
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.errors import BadNotation, IllegalAction
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from .assumed_game import assumed, assumed_games
from .lines import Fact, GivenBack, Hello, Laid


class RemoteSeat:
    """One seat at a foreign table.

    It keeps a game with hidden hands assumed: a view does not depend on them, so that of any hands that fit is
    right. What does not fit the hands assumed so far is met by others.
    """

    def __init__(self, hello: Hello) -> None:
        self.hello = hello
        self._facts: list[Fact] = []
        self._game = assumed(hello, ())
        self._answered: Action | None = None

    def hear(self, fact: Fact) -> None:
        """Something has happened. Raises BadNotation and changes nothing if it cannot have."""
        if fact == self._answered:
            self._answered = None  # only the echo of what this seat has answered
            return
        if fact.seat == self.hello.seat and isinstance(fact, Laid | GivenBack):
            raise BadNotation("the own cards cannot be hidden")
        self._happen(fact)
        self._answered = None

    def answer(self, action: Action | None) -> None:
        """This seat has decided. Raises BadNotation if that was not possible as far as it knows."""
        self._answered = action
        if action is not None:
            self._happen(action)

    def view(self, legal: Sequence[Action]) -> SeatView:
        """The view when the host says what is legal: sometimes that tells more about the hands."""
        if self._game.phase is Phase.RETURN and self._game.turn == self.hello.seat:
            self._see_taken(legal)
        if not self._fits(self._game.legal(self.hello.seat), legal):
            for game in assumed_games(self.hello, self._facts):
                if self._fits(game.legal(self.hello.seat), legal):
                    self._game = game
                    break
        return self._game.view(self.hello.seat)

    def _see_taken(self, legal: Sequence[Action]) -> None:
        """Find the poverty's cards among those that may be given back, if the host has not told them."""
        own, poor = Counter[Card](), self._game.soloist
        for action in legal:
            if isinstance(action, Return):
                own |= Counter(action.cards)
        taken = own - Counter(self.hello.hand)
        if poor is not None and taken.total() == len(self._game.laid) and taken != Counter(self._game.laid):
            self._happen(Shift(poor, tuple(sorted(taken.elements()))))

    @staticmethod
    def _fits(own: Sequence[Action], legal: Sequence[Action]) -> bool:
        return len(own) == len(legal) and {*own} == {*legal}

    def _happen(self, fact: Fact) -> None:
        facts = [*self._facts, fact]
        if not isinstance(fact, Play | Announce) or not self._goes_on(fact):
            self._game = assumed(self.hello, facts)
        self._facts = facts

    def _goes_on(self, action: Play | Announce) -> bool:
        """True if the game assumed so far can go on with an action; if so, it does."""
        try:
            self._game.apply(action)
        except IllegalAction:
            return False
        return True
