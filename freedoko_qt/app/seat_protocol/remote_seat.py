"""The view of one seat of a game hosted elsewhere, from the messages of the host."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from freedoko_qt.engine.actions import Action, Announce, Play, Return, Shift
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.errors import BadNotation, IllegalAction
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from .assumed_game import assumed, assumed_games
from .messages import Fact, GivenBack, Hello, Laid, Withdrawn


class RemoteSeat:
    """The state of one seat at a foreign table.

    It keeps a game with hidden hands assumed: a view does not depend on them, so that of any hands that fit is
    right. What does not fit the hands assumed so far is met by others.

    Raises BadNotation if the first message cannot be of a game.
    """

    def __init__(self, hello: Hello) -> None:
        self.hello = hello
        self._facts: list[Fact] = []
        self._game = assumed(hello, ())
        self._answered: Action | None = None
        """The own action that is assumed to be done until the host says what was done instead."""
        self._before: list[Fact] = []
        """The facts before it."""

    def observe(self, fact: Fact | Withdrawn) -> None:
        """Take in a fact. Raises BadNotation and changes nothing if it is impossible."""
        own, answered = fact.seat == self.hello.seat, self._answered
        if own and isinstance(fact, Laid | GivenBack):
            raise BadNotation("the own cards cannot be hidden")
        if isinstance(fact, Withdrawn):
            if own and answered is not None:
                self._assume(self._before)
        elif own and answered is not None:
            if fact != answered or self._facts == self._before:
                self._assume([*self._before, fact])
        else:
            self._happen(fact)
        self._answered = None

    def answer(self, action: Action | None) -> None:
        """Take in this seat's own decision. Raises BadNotation if it is known to be impossible.

        None: it announces nothing. The next fact of this seat, if it is another one, takes its place.
        """
        self._answered, self._before = action, self._facts
        if action is not None:
            self._happen(action)

    def view(self, legal: Sequence[Action] | None = None) -> SeatView:
        """The view; if the host says what is legal, that sometimes reveals more about the hands.

        Its `legal` is ours, not the host's.
        """
        if legal is None:
            return self._game.view(self.hello.seat)
        if self._game.phase is Phase.RETURN and self._game.turn == self.hello.seat:
            self._see_taken(legal)
        if not self._fits(self._game.legal(self.hello.seat), legal):
            for game in assumed_games(self.hello, self._facts):
                if self._fits(game.legal(self.hello.seat), legal):
                    self._game = game
                    break
        return self._game.view(self.hello.seat)

    def _see_taken(self, legal: Sequence[Action]) -> None:
        """Find the poverty's cards among those that may be given back, if the host has not sent them."""
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
        if isinstance(fact, Play | Announce) and self._goes_on(fact):
            self._facts = [*self._facts, fact]
        else:
            self._assume([*self._facts, fact])

    def _assume(self, facts: list[Fact]) -> None:
        self._game = assumed(self.hello, facts)
        self._facts = facts

    def _goes_on(self, action: Play | Announce) -> bool:
        """True if the game assumed so far can go on with an action; if so, it does."""
        try:
            self._game.apply(action)
        except IllegalAction:
            return False
        return True
